// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/play/foldingdock.h"

class QBoxLayout;
class QWidget;

namespace marches::app {

class BattlePanel;

/// Where dice and battles are shown: in a dock of their own, or, where the window is too narrow for docks, as a row
/// above the board. Either folds away while there is nothing of interest in it, and comes back when there is.
class BattleDock {
public:
    using Moment = FoldingDock::Moment;

    /// `column` holds the board, and the row above it.
    BattleDock(BattlePanel& panel, QDockWidget& dock, QBoxLayout& column, QWidget& board, QSettings& memory);

    /// Another game is played. Where it has no dice in turns of its own the dock is there for those who open it.
    void beginGame(bool hasBattles);
    /// Makes a row of it, or a dock again.
    void fold(bool fold);
    /// What it shows has changed. `battle`: the question is about a battle, whose odds are shown where they are known;
    /// `byPlaces`: it is answered by pointing at places, each with its own.
    void follow(Moment moment, bool battle, bool byPlaces);
    void forgetWish() { m_folding.forgetWish(); }
    /// Brings the dice to the front, to be set.
    void editDice();

private:
    bool isFolded() const;
    void showRow(Moment moment);

    BattlePanel& m_panel;
    QDockWidget& m_dock;
    QBoxLayout& m_column;
    QWidget& m_board;
    FoldingDock m_folding;
};

} // namespace marches::app
