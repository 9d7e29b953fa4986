// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardmarks.h"
#include "engine/game/move.h"

class QDockWidget;
class QMainWindow;

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class OrderReplay;
class OrdersPanel;
class Preferences;
class WhyPanel;

/// Orders that all seats give at the same time: the lists of them, why each came out as it did, how they unfold on the
/// board, and their sealing. Games without orders have their docks folded away.
class PlayOrders : public QObject {
    Q_OBJECT
public:
    /// The docks among which the two panels get their room.
    struct Docks {
        QMainWindow* window = nullptr;
        QDockWidget* seats = nullptr;
        QDockWidget* battle = nullptr; ///< whose place orders take
        QDockWidget* hand = nullptr;
        QDockWidget* orders = nullptr;
        QDockWidget* why = nullptr;
    };

    PlayOrders(editor::BoardView& board, const Preferences& preferences, QObject* parent = nullptr);

    /// To be put into docks, which own them.
    OrdersPanel* panel() const { return m_panel; }
    WhyPanel* why() const { return m_why; }
    void setDocks(const Docks& docks);

    /// Another game is played: its docks are shown in the place of dice and battles if it is one of orders.
    void beginGame(const engine::Rules& rules);
    /// There is news. The context must live until the next call, or drop(); null: nobody is to see anything.
    void show(const PlayContext* context);
    /// The game is taken off the board.
    void drop();

    /// Of the orders carried out last.
    std::vector<editor::BoardArrow> arrows() const;
    /// The board shows the moment before orders were carried out, while they unfold one after the other.
    bool isReplaying() const;
    /// Gives the answer that ends the giving of orders, where it is on offer.
    void seal();
    /// Whoever seals while pieces have no order says so twice, with time to read in between: the button may have come
    /// up under the pointer, where another one was. True when this was the first time; warned() says so.
    bool holdsBack(const engine::Move& move);

signals:
    void committed(const marches::engine::Move& move);
    /// A piece of the list is to be given an order.
    void pieceChosen(int place);
    void ruleRequested(const QString& id);
    /// arrows() are others.
    void arrowsChanged();
    void said(const QString& sentence);
    /// To be read before the same is done once more.
    void warned(const QString& sentence);
    /// Docks have come to the front.
    void docksRaised();

private:
    static bool mayBuild(const PlayContext& context);
    void connectPanels();
    void showWhy();
    void onArrows();
    void onReplay(bool running);
    void giveRoom();

    editor::BoardView& m_board;
    const Preferences& m_preferences;
    const PlayContext* m_context = nullptr;
    OrdersPanel* m_panel;
    WhyPanel* m_why;
    OrderReplay* m_replay;
    Docks m_docks;
    int m_seatsBefore = 0;      ///< height of the seats before orders got their room; 0: they have it not
    bool m_roomDue = false;     ///< docks are to be shared out for orders when the board is next seen
    QElapsedTimer m_sealWarned; ///< since it was said that pieces have no order
    int m_sealWarnedAt = -1;    ///< node of the journal
};

} // namespace marches::app
