// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/language.h"
#include "app/desktop/edit/playtests.h"

#include <QObject>

namespace marches::app {

class MainWindowInterface;
class MapController;

/// Playing the open map as it is: which game it is usually tried with, and the one that was started last.
class MapPlaytest : public QObject {
    Q_OBJECT
public:
    MapPlaytest(Application& application, MapController& desk, MainWindowInterface& shell, QObject* parent);

    const Playtests& tests() const { return m_tests; }
    /// The usual game; notPlayable() where there is none, nothing without an open map.
    void play();
    void start(const editor::PlayableGame& game);
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
    MapController& m_desk;
    MainWindowInterface& m_shell;
    Playtests m_tests;
    std::unique_ptr<GameSession> m_game;
};

} // namespace marches::app
