// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBoxLayout;
class QDockWidget;
class QWidget;

namespace marches::app {

class BattlePanel;

/// Where dice and battles are shown: in a dock of their own, or, where the window is too narrow for docks, as a row
/// above the board.
class BattleDock {
public:
    /// `column` holds the board, and the row above it.
    BattleDock(BattlePanel& panel, QDockWidget& dock, QBoxLayout& column, QWidget& board)
        : m_panel(panel), m_dock(dock), m_column(column), m_board(board)
    {}

    void fold(bool fold);
    /// Brings the dice to the front, to be set.
    void editDice();

private:
    bool isFolded() const;

    BattlePanel& m_panel;
    QDockWidget& m_dock;
    QBoxLayout& m_column;
    QWidget& m_board;
};

} // namespace marches::app
