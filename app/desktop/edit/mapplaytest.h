// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/language.h"
#include "app/desktop/edit/playtests.h"

#include "engine/package/variantpackage.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>

namespace marches::app {

class MainWindowInterface;
class MapController;

/// Playing the open map as it is: which game it is usually tried with, and the one that was started last.
class MapPlaytest : public QObject {
    Q_OBJECT
public:
    MapPlaytest(Application& application, MapController& controller, MainWindowInterface& window, QObject* parent);

    const Playtests& tests() const { return m_tests; }
    /// The usual game; notPlayable() where there is none, nothing without an open map.
    void play();
    void start(const editor::PlayableGame& game);
    /// The usual game, to lay a position out on its board rather than to play it.
    void layOut();
    /// So was the game that ready() tells of.
    bool laysOut() const { return m_laysOut; }
    /// Keeps a variant of the map of the game that was started last under a name, with the map: its file comes with the
    /// next save, and it is the usual game from then on. Gives its id, or why no game can be played so. Nothing where
    /// that map cannot be saved: it has the variants that anything has that comes with the program.
    std::optional<engine::Result<std::string>> keep(engine::VariantData variant, const QString& name);
    /// Tells usualChanged() of the open map.
    void refreshUsual();
    /// The game that ready() tells of.
    std::unique_ptr<GameSession> take();

signals:
    /// Name of the game that play() starts; empty: none can be played.
    void usualChanged(const QString& game);
    void notPlayable();
    void ready();
    void failed(const marches::app::LazyText& what, const marches::engine::Errors& errors);

private:
    void begin(bool laysOut);

    Application& m_application;
    MapController& m_controller;
    MainWindowInterface& m_window;
    Playtests m_tests;
    std::unique_ptr<GameSession> m_game;
    QPointer<editor::MapStore> m_map; ///< of that game
    bool m_laysOut = false;
};

} // namespace marches::app
