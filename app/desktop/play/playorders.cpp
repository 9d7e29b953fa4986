// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playorders.h"

#include <utility>

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include "app/desktop/base/preferences.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/orderreplay.h"
#include "app/desktop/play/orderrows.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/whypanel.h"
#include "app/desktop/widgets/panellayout.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardposition.h"
#include "engine/diplomacy/referee/gameorders.h"

namespace marches::app {

using engine::Space;
using engine::VerbRole;

PlayOrders::PlayOrders(editor::BoardView& board, const Preferences& preferences, QObject* parent)
    : QObject(parent), m_board(board), m_preferences(preferences), m_panel(new OrdersPanel), m_why(new WhyPanel),
      m_replay(new OrderReplay(*m_panel, this))
{
    connectPanels();
}

void PlayOrders::connectPanels()
{
    connect(m_panel, &OrdersPanel::committed, this, &PlayOrders::committed);
    connect(m_panel, &OrdersPanel::ruleRequested, this, &PlayOrders::ruleRequested);
    connect(m_panel, &OrdersPanel::pieceChosen, this, &PlayOrders::pieceChosen);
    connect(m_panel, &OrdersPanel::arrowsChanged, this, &PlayOrders::onArrows);
    connect(&m_board, &editor::BoardView::arrowActivated, m_panel, &OrdersPanel::choose);
    connect(m_why, &WhyPanel::ruleRequested, this, &PlayOrders::ruleRequested);
    connect(m_why, &WhyPanel::stepRequested, this, [this](int by) {
        m_replay->stop();
        m_panel->step(by);
    });
    connect(m_why, &WhyPanel::runRequested, this, [this](bool on) {
        constexpr int kAnOrder = 1200; // milliseconds: time to read a line
        const bool quick = m_preferences.motion() == Motion::Short;
        on ? m_replay->start(quick ? kAnOrder / 2 : kAnOrder) : m_replay->stop();
    });
    connect(m_replay, &OrderReplay::runningChanged, this, &PlayOrders::onReplay);
}

void PlayOrders::setDocks(const Docks& docks) { m_docks = docks; }

void PlayOrders::beginGame(const engine::Rules& rules)
{
    const bool orders = engine::referee::takesOrders(rules);
    offerPanel(*m_docks.orders, orders);
    offerPanel(*m_docks.why, orders);
    m_roomDue = orders;
    offerPanel(*m_docks.hand, HandPanel::isNeeded(rules));
    // Tabs are put in order when control comes back to the event loop.
    QTimer::singleShot(0, this, [this, orders] {
        (orders ? m_docks.orders : m_docks.battle->isHidden() ? m_docks.hand : m_docks.battle)->raise();
        if (const int before = orders ? 0 : std::exchange(m_seatsBefore, 0); before > 0)
            m_docks.window->resizeDocks({m_docks.seats}, {before}, Qt::Vertical);
        emit docksRaised();
    });
}

/// The list of orders is long and read often, the seats are few lines each.
void PlayOrders::giveRoom()
{
    if (!std::exchange(m_roomDue, false) || m_context == nullptr) return;
    constexpr int kSeats = 180; // pixels; the rest is shared by orders and reasons
    const int rest = (m_docks.window->height() - kSeats) / 2;
    if (rest <= 0) return;
    if (m_seatsBefore == 0) m_seatsBefore = m_docks.seats->height();
    m_docks.window->resizeDocks({m_docks.seats, m_docks.orders, m_docks.why}, {kSeats, rest, rest}, Qt::Vertical);
}

void PlayOrders::show(const PlayContext* context)
{
    m_context = context;
    m_replay->stop(); // there is news, or a curtain
    m_panel->show(context);
    showWhy();
    // Once the board lies open: without it the panels would spread over the whole page.
    if (m_roomDue && context != nullptr) QTimer::singleShot(0, this, &PlayOrders::giveRoom);
}

void PlayOrders::drop()
{
    m_context = nullptr;
    m_panel->show(nullptr);
}

bool PlayOrders::mayBuild(const PlayContext& context)
{
    // At the end of a year nothing moves: what names a place and no more puts a piece there. Where one is ordered it is
    // on offer still, as another kind of piece.
    const engine::Decision& decision = context.runner.decision();
    const engine::Rules& rules = context.runner.rules();
    if (anybodyBeaten(context)) return false;
    const auto territory = [&rules](int place) {
        const engine::Place& record = rules.board().place(place);
        return record.kind == engine::PlaceKind::Coast ? record.parent : place;
    };
    engine::Mask ordered;
    for (const editor::OrderHere& order : editor::readPosition(rules, context.runner.facts()).orders)
        ordered.set(territory(order.place));
    bool found = false;
    for (const engine::Offer& offer : decision.offers()) {
        const VerbRole role = rules.verbSpecs()[offer.verb].role;
        if (role == VerbRole::Idle || role == VerbRole::Disband || role == VerbRole::Retreat) return false;
        const auto params = decision.params(offer);
        if (role != VerbRole::None || params.size() != 1 || params[0].form != engine::Form::One ||
            params[0].space != Space::Place)
            continue;
        params[0].set.forEach([&](int place) { found = found || !ordered.test(territory(place)); });
    }
    return found;
}

void PlayOrders::showWhy() { m_why->show(m_context, m_panel->chosen(), m_panel->position(), m_panel->moment()); }

void PlayOrders::onArrows()
{
    emit arrowsChanged();
    showWhy();
    if (m_panel->chosen() == nullptr) return;
    m_docks.why->raise();
    emit said(m_why->spoken());
}

std::vector<editor::BoardArrow> PlayOrders::arrows() const { return m_panel->arrows(); }

bool PlayOrders::isReplaying() const { return m_replay->isRunning(); }

void PlayOrders::onReplay(bool running)
{
    m_why->setRunning(running);
    if (m_context == nullptr) return;
    if (running)
        m_board.setPosition(factsBefore(*m_context, m_panel->moment()));
    else
        m_board.setPosition(m_context->runner.facts(), editor::BoardView::Change::Animated);
}

bool PlayOrders::holdsBack(const engine::Move& move)
{
    if (m_context == nullptr) return false;
    const GameRunner& runner = m_context->runner;
    const std::optional<int> sealing = engine::findVerb(runner.rules(), VerbRole::Seal);
    const bool seals = sealing && move.verb == *sealing;
    const int idle = seals ? m_panel->withoutOrder() : 0;
    const bool builds = seals && idle == 0 && mayBuild(*m_context);
    if (idle == 0 && !builds) return false;
    // Of the pieces that may be removed only some have to be, and the decision does not say how many.
    const auto offers = [&runner](VerbRole role) {
        const std::optional<int> known = engine::findVerb(runner.rules(), role, Space::Place);
        return known && runner.decision().findOffer(*known) != nullptr;
    };
    const bool removals = offers(VerbRole::Disband) && !offers(VerbRole::Idle) && !anybodyBeaten(*m_context);
    const int here = runner.game().here();
    const bool told = m_sealWarned.isValid() && m_sealWarnedAt == here;
    if (told && m_sealWarned.elapsed() >= OrdersPanel::kTimeToRead) return false;
    m_sealWarned.start(); // whoever presses on impatiently waits anew
    m_sealWarnedAt = here;
    emit warned(builds     ? tr("More could be built. Seal again to leave it at that.")
                : removals ? tr("More pieces must be removed. Seal again to let the rules choose them.")
                           : tr("%n piece(s) still without an order. Seal again to leave it at that.", nullptr, idle));
    return true;
}

void PlayOrders::seal()
{
    if (m_context == nullptr || m_context->runner.waiting() != GameRunner::Waiting::Answer) return;
    const GameRunner& runner = m_context->runner;
    const std::optional<int> verb = engine::findVerb(runner.rules(), VerbRole::Seal);
    if (!verb || runner.decision().findOffer(*verb) == nullptr) return;
    emit committed(engine::Move(static_cast<std::uint8_t>(*verb), static_cast<std::uint8_t>(runner.askedSeat())));
}

} // namespace marches::app
