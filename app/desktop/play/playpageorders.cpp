// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that all seats give at the same time: clicked, dragged or typed, and what became of them.
#include <algorithm>
#include <utility>

#include <QDockWidget>
#include <QStackedWidget>
#include <QTimer>

#include "app/desktop/base/application.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/orderentry.h"
#include "app/desktop/play/orderreplay.h"
#include "app/desktop/play/orderrows.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/whypanel.h"
#include "editor/canvas/boardview.h"
#include "engine/diplomacy/referee/gameorders.h"

namespace marches::app {

using engine::Space;
using engine::VerbRole;

void PlayPage::connectOrders()
{
    connect(m_orders, &OrdersPanel::committed, this, &PlayPage::commit);
    connect(m_orders, &OrdersPanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_orders, &OrdersPanel::arrowsChanged, this, [this] {
        refreshMarks();
        showWhy();
        if (m_orders->chosen() == nullptr) return;
        m_whyDock->raise();
        say(m_why->spoken());
    });
    connect(m_board, &editor::BoardView::arrowActivated, m_orders, &OrdersPanel::choose);
    connect(m_why, &WhyPanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_why, &WhyPanel::stepRequested, this, [this](int by) {
        m_replay->stop();
        m_orders->step(by);
    });
    connect(m_why, &WhyPanel::runRequested, this, [this](bool on) {
        constexpr int kAnOrder = 1200; // milliseconds: time to read a line
        const bool quick = m_application.preferences().motion() == Motion::Short;
        on ? m_replay->start(quick ? kAnOrder / 2 : kAnOrder) : m_replay->stop();
    });
    connect(m_replay, &OrderReplay::runningChanged, this, &PlayPage::onReplay);
    connect(m_orders, &OrdersPanel::pieceChosen, this, [this](int place) {
        if (!m_runner || isEditing()) return;
        m_answers->pointAnew(place);
        m_board->setCurrentPlace(place);
        m_board->setFocus();
    });
}

void PlayPage::showOrdersDock()
{
    const bool orders = m_runner && engine::referee::takesOrders(m_runner->rules());
    m_ordersDock->setVisible(orders);
    m_whyDock->setVisible(orders);
    m_battleDock->setVisible(!orders);
    m_roomDue = orders;
    if (QDockWidget* hand = findChild<QDockWidget*>(QStringLiteral("hand"))) hand->setVisible(!orders);
    // Tabs are put in order when control comes back to the event loop.
    QTimer::singleShot(0, this, [this, orders] {
        (orders ? m_ordersDock : m_battleDock)->raise();
        if (const int before = orders ? 0 : std::exchange(m_seatsBefore, 0); before > 0)
            resizeDocks({m_seatsDock}, {before}, Qt::Vertical);
        m_curtain->raise(); // over whatever was raised
    });
}

/// The list of orders is long and read often, the seats are few lines each.
void PlayPage::giveRoomToOrders()
{
    if (!std::exchange(m_roomDue, false) || m_stack->isHidden()) return;
    constexpr int kSeats = 180; // pixels; the rest is shared by orders and reasons
    const int rest = (height() - kSeats) / 2;
    if (rest <= 0) return;
    if (m_seatsBefore == 0) m_seatsBefore = m_seatsDock->height();
    resizeDocks({m_seatsDock, m_ordersDock, m_whyDock}, {kSeats, rest, rest}, Qt::Vertical);
}

void PlayPage::showOrders(const PlayContext* context)
{
    m_replay->stop(); // there is news, or a curtain
    m_orders->show(context);
    showWhy();
    // Once the board lies open: without it the panels would spread over the whole page.
    if (m_roomDue && context != nullptr && !m_stack->isHidden())
        QTimer::singleShot(0, this, &PlayPage::giveRoomToOrders);
}

void PlayPage::showWhy()
{
    const PlayContext* context = m_stack->isHidden() ? nullptr : m_context.get();
    m_why->show(context, m_orders->chosen(), m_orders->position(), m_orders->moment());
}

bool PlayPage::isReplaying() const { return m_replay->isRunning(); }

void PlayPage::onReplay(bool running)
{
    m_why->setRunning(running);
    if (!m_context) return;
    if (running)
        m_board->setPosition(factsBefore(*m_context, m_orders->moment()));
    else
        m_board->setPosition(m_runner->facts(), editor::BoardView::Change::Animated);
}

/// Whoever seals while pieces have no order says so twice, with time to read in between: the button may have come up
/// under the pointer, where another one was.
bool PlayPage::holdsBack(const engine::Move& move)
{
    const std::optional<int> seal = engine::findVerb(m_runner->rules(), VerbRole::Seal);
    const int idle = seal && move.verb == *seal ? m_orders->withoutOrder() : 0;
    if (idle == 0) return false;
    // Of the pieces that may be removed only some have to be, and the decision does not say how many.
    const auto offers = [this](VerbRole role) {
        const std::optional<int> known = engine::findVerb(m_runner->rules(), role, Space::Place);
        return known && m_runner->decision().findOffer(*known) != nullptr;
    };
    const bool removals = offers(VerbRole::Disband) && !offers(VerbRole::Idle) && !anybodyBeaten(*m_context);
    const int here = m_runner->game().here();
    const bool warned = m_sealWarned.isValid() && m_sealWarnedAt == here;
    if (warned && m_sealWarned.elapsed() >= OrdersPanel::kTimeToRead) return false;
    m_sealWarned.start(); // whoever presses on impatiently waits anew
    m_sealWarnedAt = here;
    m_question->showWarning(
        removals ? tr("Fewer pieces are removed than must be. Seal again and the rules choose the rest.")
                 : tr("%n piece(s) still without an order. Seal again to leave it at that.", nullptr, idle));
    say(m_question->spoken());
    return true;
}

void PlayPage::sealOrders()
{
    if (!m_runner || m_runner->waiting() != GameRunner::Waiting::Answer) return;
    const std::optional<int> verb = engine::findVerb(m_runner->rules(), VerbRole::Seal);
    if (!verb || m_runner->decision().findOffer(*verb) == nullptr) return;
    commit(engine::Move(static_cast<std::uint8_t>(*verb), static_cast<std::uint8_t>(m_runner->askedSeat())));
}

} // namespace marches::app
