// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/resolutionstate.h"

// What is ordered, and what of it is possible. An order is legal when, before any order is known, it could do
// something; an order that is not legal is void and its unit holds (DATC 4.E.1).

namespace marches::engine::adjudication {

void ResolutionState::prepare()
{
    place();
    findConvoys();
    for (int unit = 0; unit < count(); ++unit)
        if (orders[at(unit)].kind == OrderKind::Move) findMove(unit);
    dropIdleConvoys();
    for (int unit = 0; unit < count(); ++unit) {
        const OrderKind kind = orders[at(unit)].kind;
        if (kind == OrderKind::SupportHold || kind == OrderKind::SupportMove) findSupport(unit);
    }
    openCount = 0;
    for (int unit = 0; unit < count(); ++unit) {
        Piece& p = piece(unit);
        if (p.moves()) {
            const int opposite = unitAt[at(p.target)];
            if (opposite >= 0 && !p.convoyed && p.occupies) {
                const Piece& other = piece(opposite);
                if (other.moves() && !other.convoyed && other.target == p.province)
                    p.headOn = static_cast<std::int16_t>(opposite);
            }
            if (p.convoyed) p.path = pathAtFirst(unit);
            if (p.path == Value::Unknown) noteNeeded(unit);
            if (p.path == Value::Unknown) open[openCount++] = {static_cast<std::int16_t>(unit), true};
            p.done = p.path == Value::No ? Value::No : Value::Unknown;
        } else if (p.action == Action::Support) {
            p.done = firstRival[at(p.province)] >= 0 ? Value::Unknown : Value::Yes;
        }
        if (p.done == Value::Unknown) open[openCount++] = {static_cast<std::int16_t>(unit), false};
    }
}

void ResolutionState::place()
{
    std::fill_n(unitAt.begin(), graph.places, kNone);
    std::fill_n(firstRival.begin(), graph.places, kNone);
    fleets.reset();
    mayFallBack = false;
    guarded.reset();
    for (const Guard& guard : guards) guarded.set(guard.province);
    for (int unit = 0; unit < count(); ++unit) {
        const Unit& given = units[at(unit)];
        Piece& p = piece(unit);
        p = Piece{};
        p.province = graph.province(given.place);
        p.power = given.power;
        p.strength = given.strength;
        p.occupies = given.occupies;
        p.immovable = given.immovable;
        if (!given.occupies) continue;
        unitAt[at(p.province)] = static_cast<std::int16_t>(unit);
        if (graph.of(given.kind).carries && graph.seas.test(p.province)) fleets.set(p.province);
    }
}

void ResolutionState::refuse(int unit, Reason reason)
{
    Piece& p = piece(unit);
    p.action = Action::Stand;
    p.reason = reason;
    p.attempted = !choices.impossibleMeansHold && orders[at(unit)].kind == OrderKind::Move;
}

/// The place that a move without a convoy leads to, with its coast found (4.B.1 to 4.B.3); kNone when there is none.
std::int16_t ResolutionState::destination(int unit, Reason& reason) const
{
    const std::int16_t to = orders[at(unit)].to;
    const Mask& moves = graph.of(units[at(unit)].kind).moves[at(units[at(unit)].place)];
    if (moves.test(to)) return to;
    const std::int16_t province = graph.province(to);
    if (moves.test(province)) return province; // an army: coasts are nothing to it
    const Mask coasts = moves & graph.coasts[at(province)];
    reason = Reason::OutOfReach;
    if (!coasts.any()) return kNone;
    const bool named = to != province;
    const int possible = coasts.count();
    const MissingCoast rule = named ? choices.wrongCoast : possible > 1 ? choices.twoCoasts : choices.oneCoast;
    if (rule == MissingCoast::FirstReachable) return static_cast<std::int16_t>(coasts.first());
    reason = named ? Reason::WrongCoast : Reason::CoastMissing;
    return kNone;
}

void ResolutionState::findMove(int unit)
{
    const Order& order = orders[at(unit)];
    Piece& p = piece(unit);
    if (!graph.isPlace(order.to) || p.immovable) return refuse(unit, Reason::OutOfReach);
    const std::int16_t target = graph.province(order.to);
    if (target == p.province) return refuse(unit, Reason::OwnPlace);
    Reason reason = Reason::None;
    std::int16_t to = destination(unit, reason);
    const bool land = to != kNone;
    if (choices.convoyPath != ConvoyPath::Ignored) keepToPath(unit);
    // Most moves go by land, where nothing speaks for the sea.
    const bool seaOpen = !land || order.viaConvoy || p.pathNamed || p.firstCarrier >= 0;
    if (seaOpen && bySea(unit, target, land)) {
        const bool joined = p.pathNamed ? graph.joined(p.province, target, fleets & order.path)
                                        : graph.joined(p.province, target, fleets);
        if (!joined) return refuse(unit, Reason::NoFleets);
        p.convoyed = true;
        p.mayFallBack = land && fallsBack(unit);
        mayFallBack |= p.mayFallBack;
        to = target;
    } else if (to == kNone) {
        return refuse(unit, reason);
    }
    p.action = Action::Move;
    p.to = to;
    p.target = target;
    if (!p.occupies) return;
    p.nextRival = firstRival[at(target)];
    firstRival[at(target)] = static_cast<std::int16_t>(unit);
}

void ResolutionState::findSupport(int unit)
{
    const Order& order = orders[at(unit)];
    Piece& p = piece(unit);
    const bool toMove = order.kind == OrderKind::SupportMove;
    if (!graph.isPlace(order.from) || (toMove && !graph.isPlace(order.to)) || p.immovable)
        return refuse(unit, Reason::OutOfReach);
    const int helped = unitAt[at(graph.province(order.from))];
    const Reason fault = supportFault(unit, order, helped);
    if (helped >= 0 && fault == Reason::OtherOrder) p.helped = static_cast<std::int16_t>(helped);
    if (fault != Reason::None) return refuse(unit, fault);
    p.action = Action::Support;
    p.aim = graph.province(toMove ? order.to : order.from);
    p.helped = static_cast<std::int16_t>(helped);
    p.nextSupporter = piece(helped).firstSupporter;
    piece(helped).firstSupporter = static_cast<std::int16_t>(unit);
}

Reason ResolutionState::supportFault(int unit, const Order& order, int helped) const
{
    const Piece& p = piece(unit);
    if (helped < 0) return Reason::NobodyThere;
    if (helped == unit) return Reason::OwnPlace;
    const bool toMove = order.kind == OrderKind::SupportMove;
    const std::int16_t aim = graph.province(toMove ? order.to : order.from);
    if (!graph.of(units[at(unit)].kind).supports[at(units[at(unit)].place)].test(aim)) return Reason::OutOfReach;
    const Piece& other = piece(helped);
    const bool idle = orders[at(helped)].kind == OrderKind::None && !choices.supportWithoutOrder;
    if (other.immovable || other.attempted || idle || !suits(order, helped)) return Reason::OtherOrder;
    // A fleet that the army could not do without as a carrier (DATC 6.D.31).
    if (toMove && other.convoyed && fleets.test(p.province) && p.occupies &&
        !graph.joined(other.province, aim, fleets - Mask::of(p.province)))
        return Reason::NoFleets;
    return Reason::None;
}

/// Whether the supported unit does what the order says, coast included (4.B.4).
bool ResolutionState::suits(const Order& order, int helped) const
{
    const Piece& other = piece(helped);
    if (order.kind == OrderKind::SupportHold) return !other.moves();
    const std::int16_t aim = graph.province(order.to);
    if (!other.moves() || other.target != aim) return false;
    if (other.to == aim || order.to == other.to || choices.supportCoast == SupportCoast::Ignored) return true;
    if (order.to != aim) return false; // the other coast
    if (choices.supportCoast == SupportCoast::Optional) return true;
    const Mask& moves = graph.of(units[at(helped)].kind).moves[at(units[at(helped)].place)];
    return (moves & graph.coasts[at(aim)]).count() < 2;
}

} // namespace marches::engine::adjudication
