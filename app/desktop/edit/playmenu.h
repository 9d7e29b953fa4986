// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/playtests.h"

#include <QMenu>

#include <functional>

namespace marches::app {

class MapController;

/// What the map can be played with, the usual game marked; what cannot be played has a menu of its own that lists what
/// the map lacks. Made anew each time it opens.
class PlayMenu : public QMenu {
    Q_OBJECT
public:
    using ErrorWords = std::function<QString(const engine::Error&)>;

    PlayMenu(MapController& controller, const Playtests& playtests, ErrorWords words, QWidget* parent = nullptr);

signals:
    void playRequested(const marches::editor::PlayableGame& game);
    /// The panel that shows the same is wanted.
    void needsRequested();

private:
    void fill();
    void addLacking(const editor::GameOffer& offer);

    MapController& m_controller;
    const Playtests& m_playtests;
    ErrorWords m_words;
};

} // namespace marches::app
