// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the board.
#include <QDockWidget>

#include "app/desktop/base/application.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/positionpanel.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatspanel.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/play/whypanel.h"
#include "app/desktop/widgets/panellayout.h"
#include "app/desktop/widgets/scrollabledock.h"

namespace marches::app {

namespace {

constexpr int kSeatsHeight = 230;  ///< of three seats
constexpr int kBattleHeight = 330; ///< odds with their reasons and two rows of dice

} // namespace

void PlayPage::buildDocks()
{
    setDockNestingEnabled(true);
    m_seats = new SeatsPanel;
    m_battle = new BattlePanel;
    m_hand = new HandPanel;
    m_orders = new PlayOrders(*m_board, m_application.preferences(), this);
    m_log = new LogPanel;
    m_log->setMinimumWidth(kPanelWidth);
    m_result = new ResultPanel;
    const auto dock = [this](const char* name, QWidget* content) {
        auto* panel = new QDockWidget(this);
        panel->setObjectName(QLatin1String(name));
        panel->setWidget(content);
        addDockWidget(trailingSide(*this), panel);
        return panel;
    };
    m_seatsDock = dock("seats", new ScrollableDock(m_seats, kSeatsHeight));
    QDockWidget* battle = m_battleDock = dock("battle", new ScrollableDock(m_battle, kBattleHeight));
    QDockWidget* orders = dock("orders", m_orders->panel());
    m_tableDock = dock("table", new ScrollableDock(m_onTable = new TablePanel, kBattleHeight));
    QDockWidget* hand = dock("hand", new ScrollableDock(m_hand, kBattleHeight));
    m_logDock = dock("log", m_log);
    QDockWidget* why = dock("why", new ScrollableDock(m_orders->why(), kBattleHeight));
    QDockWidget* result = dock("result", new ScrollableDock(m_result, kBattleHeight));
    m_positionDock = dock("position", new ScrollableDock(m_position, kBattleHeight));
    tabifyDockWidget(battle, orders);
    tabifyDockWidget(battle, m_tableDock);
    tabifyDockWidget(battle, m_positionDock);
    tabifyDockWidget(m_logDock, why);
    m_logDock->raise();
    orders->hide();
    m_tableDock->hide();
    why->hide();
    showPositionDock(false);
    tabifyDockWidget(battle, hand);
    tabifyDockWidget(battle, result);
    battle->raise();
    m_orders->setDocks({this, m_seatsDock, m_battleDock, hand, orders, why});
}

void PlayPage::sharePanels()
{
    resizeDocks({m_seatsDock, m_battleDock, m_logDock}, QList<int>(3, height() / 3), Qt::Vertical);
    resizeDocks({m_seatsDock}, {kPanelWidth}, Qt::Horizontal);
}

} // namespace marches::app
