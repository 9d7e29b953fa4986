// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QBoxLayout;
class QDockWidget;
class QSettings;
class QWidget;

namespace marches::app {

class BattlePanel;

/// Where dice and battles are shown: in a dock of their own, or, where the window is too narrow for docks, as a row
/// above the board. Folds away by itself while there is nothing of interest in it, and comes back when there is.
///
/// A person who opens it keeps it open until he closes it; one who closes it while it came by itself does not get it
/// again until he opens it. Both are remembered.
class BattleDock : public QObject {
public:
    /// `column` holds the board, and the row above it.
    BattleDock(BattlePanel& panel, QDockWidget& dock, QBoxLayout& column, QWidget& board, QSettings& memory);

    /// Another game is played. Where it has no dice in turns of its own the dock is there for those who open it.
    void beginGame(bool hasBattles);
    /// Makes a row of it, or a dock again.
    void fold(bool fold);

    enum class Moment {
        Question, ///< something else is asked, or another moment looked at
        Answer,   ///< an answer is being built: what is seen is not taken away
        Bots,     ///< nor while bots and dice go on
    };
    /// What it shows has changed. `battle`: the question is about a battle, whose odds are shown where they are known.
    void follow(Moment moment, bool battle);
    /// As when the program was new.
    void forgetWish();
    /// Brings the dice to the front, to be set.
    void editDice();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Wish { None, Open, Closed };

    bool isFolded() const;
    void setWish(Wish wish);
    void apply(Moment moment);
    void open();
    /// Some other panel stands beside the board.
    bool hasCompany() const;

    BattlePanel& m_panel;
    QDockWidget& m_dock;
    QBoxLayout& m_column;
    QWidget& m_board;
    QSettings& m_memory;
    Wish m_wish = Wish::None;
    bool m_hasBattles = true;
    bool m_wanted = false;    ///< there is something of interest
    bool m_dismissed = false; ///< and it was closed: it comes back with what is of interest next
};

} // namespace marches::app
