// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/orderexecutor.h"

#include <algorithm>
#include <optional>

// What powers and persons are ordered, besides units.

namespace marches::engine::referee {

using orders::OrderKind;
using orders::WrittenOrder;

/// For a draw, yes or no; where it is to be said among whom, those that are named, all that may share it, or nobody.
void OrderExecutor::vote()
{
    Move move = moveOf(rules(), m_given->seat, "vote", {});
    const Decision decision = m_table.pendingFor(m_given->seat);
    const Offer* offer = decision.findOffer(move.verb);
    const bool among = offer != nullptr && decision.params(*offer).front().form == Form::Subset;
    const std::vector<std::string>& named = m_given->order.powers;
    // A draw that all share cannot be had for some.
    if (!among && !named.empty()) {
        m_given->status = GivenOrder::Status::NotHere;
        return;
    }
    if (!among) move.arg[0] = static_cast<std::int16_t>(m_given->order.count);
    Mask sharing;
    for (const std::string& power : named) {
        const int seat = seatNamed(power);
        if (seat < 0) m_given->status = GivenOrder::Status::NoPower;
        if (seat < 0) return;
        sharing.set(seat);
    }
    if (among && named.empty() && m_given->order.count > 0) sharing = decision.params(*offer).front().set;
    sharing.forEach([&](int seat) { move.addPart({.item = static_cast<std::int16_t>(seat)}); });
    if (among) move.arg[0] = static_cast<std::int16_t>(move.parts().size());
    apply(move);
}

/// Who the Queen is, and in the same breath, or later, where the Green one begins.
void OrderExecutor::becomeQueen()
{
    const bool green = m_given->order.kind == OrderKind::Green;
    const bool further = green && m_given->order.to >= 0;
    const std::optional<int> form = rules().vocabulary().find(Space::Choice, green ? "green" : "jadis");
    if (offers("choose-form") || !further) apply("choose-form", {form.value_or(0)});
    if (further && offers("choose-site")) apply("choose-site", {m_given->order.to});
}

/// To Good or Evil, where the Dwarfs are asked.
void OrderExecutor::join()
{
    const std::optional<int> side =
        rules().vocabulary().find(Space::Choice, m_given->order.count != 0 ? "good" : "evil");
    apply("choose-side", {side.value_or(0)});
}

/// A person, who goes alone, travels, helps or flees.
void OrderExecutor::send()
{
    const WrittenOrder& order = m_given->order;
    const int who = order.person;
    if (order.commanded) return command();
    switch (order.kind) {
    case OrderKind::Hold: apply("stay", {who}); break;
    case OrderKind::SupportHold: apply("back", {who, other()}); break;
    case OrderKind::SupportMove: apply("back-move", {who, other(), order.to}); break;
    case OrderKind::Travel: apply("travel", {who, other()}); break;
    case OrderKind::Disband: apply("yield", {who}); break;
    case OrderKind::Hunt: apply("chase", {who, order.otherPerson}); break;
    case OrderKind::Carry: apply("carry", {order.otherPerson}); break;
    case OrderKind::Call: apply("call-aslan", {}); break;
    case OrderKind::Petrify:
        if (order.otherPlace >= 0)
            apply("immobilise", {other()});
        else
            apply("immobilise-person", {order.otherPerson});
        break;
    default: {
        if (offers("flee")) return apply("flee", {who, order.to});
        const bool sea = !m_table.check(moveOf(rules(), m_given->seat, "sail", {who, order.to}));
        const bool land = !m_table.check(moveOf(rules(), m_given->seat, "walk", {who, order.to}));
        apply(sea && (order.byConvoy || !land) ? "sail" : "walk", {who, order.to});
    }
    }
}

/// What the person writes for the unit beside it.
void OrderExecutor::command()
{
    const WrittenOrder& order = m_given->order;
    const int place = m_field.province(order.place);
    switch (order.kind) {
    case OrderKind::Move: apply("command-move", {place, order.to}); break;
    case OrderKind::SupportHold: apply("command-support", {place, other()}); break;
    case OrderKind::SupportMove: apply("command-support-move", {place, other(), order.to}); break;
    case OrderKind::Convoy: apply("command-convoy", {place, other(), order.to}); break;
    default: apply("command-hold", {place}); break;
    }
}

} // namespace marches::engine::referee
