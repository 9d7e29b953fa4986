// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/maptrials.h"

#include <QMenu>

#include <functional>

namespace marches::app {

class MapDesk;

/// What the map can be played with, the usual game marked; what cannot be played has a menu of its own that lists what the map
/// lacks. Made anew each time it opens.
class PlayMenu : public QMenu {
    Q_OBJECT
public:
    using ErrorWords = std::function<QString(const engine::Error&)>;

    PlayMenu(MapDesk& desk, const MapTrials& trials, ErrorWords words, QWidget* parent = nullptr);

signals:
    void playRequested(const marches::editor::PlayableGame& game);
    /// The panel that shows the same is wanted.
    void needsRequested();

private:
    void fill();
    void addLacking(const editor::GameOffer& offer);

    MapDesk& m_desk;
    const MapTrials& m_trials;
    ErrorWords m_words;
};

} // namespace marches::app
