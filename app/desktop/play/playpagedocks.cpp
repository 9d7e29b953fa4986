// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the board.
#include <QDockWidget>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/orderreplay.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/positionpanel.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatspanel.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/play/whypanel.h"
#include "app/desktop/shell/panellayout.h"

namespace marches::app {

namespace {

constexpr int kPanelWidth = 300;   ///< least width of a panel, in pixels at 100 %
constexpr int kSeatsHeight = 230;  ///< of three seats
constexpr int kBattleHeight = 330; ///< odds with their reasons and two rows of dice

/// A panel that scrolls down, with the height that it wants at first: docks share the column by that. It is as wide as its
/// words need, because nobody can scroll sideways to what does not fit.
class PanelArea : public QScrollArea {
public:
    explicit PanelArea(int height) : m_height(height) {}
    QSize sizeHint() const override { return {leastWidth(), m_height}; }
    QSize minimumSizeHint() const override { return {leastWidth(), QScrollArea::minimumSizeHint().height()}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int leastWidth() const
    {
        const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
        return std::max(kPanelWidth, content + verticalScrollBar()->sizeHint().width());
    }

    int m_height;
};

QWidget* scrolling(QWidget* panel, int height)
{
    auto* area = new PanelArea(height);
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace

void PlayPage::buildDocks()
{
    setDockNestingEnabled(true);
    m_seats = new SeatsPanel;
    m_battle = new BattlePanel;
    m_hand = new HandPanel;
    m_orders = new OrdersPanel;
    m_why = new WhyPanel;
    m_replay = new OrderReplay(*m_orders, this);
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
    m_seatsDock = dock("seats", scrolling(m_seats, kSeatsHeight));
    QDockWidget* battle = m_battleDock = dock("battle", scrolling(m_battle, kBattleHeight));
    m_ordersDock = dock("orders", m_orders);
    m_tableDock = dock("table", scrolling(m_onTable = new TablePanel, kBattleHeight));
    QDockWidget* hand = dock("hand", scrolling(m_hand, kBattleHeight));
    m_logDock = dock("log", m_log);
    m_whyDock = dock("why", scrolling(m_why, kBattleHeight));
    QDockWidget* result = dock("result", scrolling(m_result, kBattleHeight));
    m_positionDock = dock("position", scrolling(m_position, kBattleHeight));
    tabifyDockWidget(battle, m_ordersDock);
    tabifyDockWidget(battle, m_tableDock);
    tabifyDockWidget(battle, m_positionDock);
    tabifyDockWidget(m_logDock, m_whyDock);
    m_logDock->raise();
    m_ordersDock->hide();
    m_tableDock->hide();
    m_whyDock->hide();
    showPositionDock(false);
    tabifyDockWidget(battle, hand);
    tabifyDockWidget(battle, result);
    battle->raise();
}

void PlayPage::sharePanels()
{
    resizeDocks({m_seatsDock, m_battleDock, m_logDock}, QList<int>(3, height() / 3), Qt::Vertical);
    resizeDocks({m_seatsDock}, {kPanelWidth}, Qt::Horizontal);
}

} // namespace marches::app
