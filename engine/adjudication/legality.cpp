// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/adjudication/work.h"

// What is ordered, and what of it is possible. An order is legal when, before any order is known, it could do something; an order
// that is not legal is void and its unit holds (DATC 4.E.1).

namespace marches::engine::adjudication {

void Work::prepare()
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
            if (p.convoyed) p.path = pathAtFirst(p);
            if (p.path == Value::Unknown) open[openCount++] = {static_cast<std::int16_t>(unit), true};
            p.done = p.path == Value::No ? Value::No : Value::Unknown;
        } else if (p.deed == Deed::Support) {
            p.done = firstRival[at(p.province)] >= 0 ? Value::Unknown : Value::Yes;
        }
        if (p.done == Value::Unknown) open[openCount++] = {static_cast<std::int16_t>(unit), false};
    }
}

void Work::place()
{
    std::fill_n(unitAt.begin(), theatre.places, kNone);
    std::fill_n(firstRival.begin(), theatre.places, kNone);
    fleets.reset();
    guarded.reset();
    for (const Guard& guard : guards) guarded.set(guard.province);
    for (int unit = 0; unit < count(); ++unit) {
        const Unit& given = units[at(unit)];
        Piece& p = piece(unit);
        p = Piece{};
        p.province = theatre.province(given.place);
        p.power = given.power;
        p.strength = given.strength;
        p.occupies = given.occupies;
        p.immovable = given.immovable;
        if (!given.occupies) continue;
        unitAt[at(p.province)] = static_cast<std::int16_t>(unit);
        if (theatre.of(given.kind).carries && theatre.seas.test(p.province)) fleets.set(p.province);
    }
}

void Work::refuse(int unit, Reason reason)
{
    Piece& p = piece(unit);
    p.deed = Deed::Stand;
    p.reason = reason;
    p.attempted = !choices.impossibleMeansHold && orders[at(unit)].kind == OrderKind::Move;
}

void Work::findConvoys()
{
    for (int unit = 0; unit < count(); ++unit) {
        const Order& order = orders[at(unit)];
        if (order.kind != OrderKind::Convoy) continue;
        Piece& fleet = piece(unit);
        if (!theatre.isPlace(order.from) || !theatre.isPlace(order.to) || !fleets.test(fleet.province) || !fleet.occupies ||
            fleet.immovable) {
            refuse(unit, Reason::CannotConvoy);
            continue;
        }
        const std::int16_t from = theatre.province(order.from);
        const std::int16_t to = theatre.province(order.to);
        const int army = convoyedFrom(from, to);
        if (army < 0) {
            refuse(unit, unitAt[at(from)] < 0 ? Reason::NobodyThere : Reason::OtherOrder);
            fleet.helped = unitAt[at(from)];
        } else if (!theatre.neededFor(from, to, fleets, fleet.province)) {
            refuse(unit, Reason::CannotConvoy);
        } else {
            fleet.deed = Deed::Convoy;
            fleet.helped = static_cast<std::int16_t>(army);
            fleet.nextCarrier = piece(army).firstCarrier;
            piece(army).firstCarrier = static_cast<std::int16_t>(unit);
        }
    }
}

/// The unit in `from` that is ordered to move to `to` and can be convoyed; the one that occupies the province first.
int Work::convoyedFrom(std::int16_t from, std::int16_t to) const
{
    if (from == to || theatre.seas.test(from) || theatre.seas.test(to)) return kNone;
    const auto suitable = [&](int unit) {
        const Order& order = orders[at(unit)];
        return order.kind == OrderKind::Move && theatre.isPlace(order.to) && theatre.province(order.to) == to &&
               theatre.of(units[at(unit)].kind).carried && !piece(unit).immovable;
    };
    const int occupant = unitAt[at(from)];
    if (occupant >= 0 && suitable(occupant)) return occupant;
    for (int unit = 0; unit < count(); ++unit)
        if (!piece(unit).occupies && piece(unit).province == from && suitable(unit)) return unit;
    return kNone;
}

/// The place that a move without a convoy leads to, with its coast found (4.B.1 to 4.B.3); kNone when there is none.
std::int16_t Work::destination(int unit, Reason& reason) const
{
    const std::int16_t to = orders[at(unit)].to;
    const Mask& moves = theatre.of(units[at(unit)].kind).moves[at(units[at(unit)].place)];
    if (moves.test(to)) return to;
    const std::int16_t province = theatre.province(to);
    if (moves.test(province)) return province; // an army: coasts are nothing to it
    const Mask coasts = moves & theatre.coasts[at(province)];
    reason = Reason::OutOfReach;
    if (!coasts.any()) return kNone;
    const bool named = to != province;
    const int possible = coasts.count();
    const MissingCoast rule = named ? choices.wrongCoast : possible > 1 ? choices.twoCoasts : choices.oneCoast;
    if (rule == MissingCoast::FirstReachable) return static_cast<std::int16_t>(coasts.first());
    reason = named ? Reason::WrongCoast : Reason::CoastMissing;
    return kNone;
}

/// Whether a move goes by sea (4.A.3). `land`: it could go without a convoy.
bool Work::bySea(int unit, std::int16_t target, bool land) const
{
    const Piece& p = piece(unit);
    const bool via = orders[at(unit)].viaConvoy;
    if (!theatre.of(units[at(unit)].kind).carried || (land && !via && p.firstCarrier < 0)) return false;
    if (theatre.seas.test(p.province) || theatre.seas.test(target)) return false;
    if (choices.adjacentConvoy == AdjacentConvoy::AskedEvenWhereLong) return via;
    if (!land) return true;
    if (via) return !choices.convoyFallsBackToLand || routeOrdered(p, target);
    switch (choices.adjacentConvoy) {
    case AdjacentConvoy::AskedOrOwnFleet: return ownCarrier(p);
    case AdjacentConvoy::Always: return routeOrdered(p, target);
    case AdjacentConvoy::HeadToHead: {
        const int other = unitAt[at(target)];
        if (other < 0 || orders[at(other)].kind != OrderKind::Move || !theatre.isPlace(orders[at(other)].to)) return false;
        return theatre.province(orders[at(other)].to) == p.province && routeOrdered(p, target);
    }
    case AdjacentConvoy::AskedOnly:
    case AdjacentConvoy::AskedEvenWhereLong: break;
    }
    return false;
}

void Work::findMove(int unit)
{
    const Order& order = orders[at(unit)];
    Piece& p = piece(unit);
    if (!theatre.isPlace(order.to) || p.immovable) return refuse(unit, Reason::OutOfReach);
    const std::int16_t target = theatre.province(order.to);
    if (target == p.province) return refuse(unit, Reason::OwnPlace);
    Reason reason = Reason::None;
    std::int16_t to = destination(unit, reason);
    if (bySea(unit, target, to != kNone)) {
        if (!theatre.joined(p.province, target, fleets)) return refuse(unit, Reason::NoFleets);
        p.convoyed = true;
        to = target;
    } else if (to == kNone) {
        return refuse(unit, reason);
    }
    p.deed = Deed::Move;
    p.to = to;
    p.target = target;
    if (!p.occupies) return;
    p.nextRival = firstRival[at(target)];
    firstRival[at(target)] = static_cast<std::int16_t>(unit);
}

/// Convoys of units that do not go by sea after all.
void Work::dropIdleConvoys()
{
    for (int unit = 0; unit < count(); ++unit)
        if (piece(unit).deed == Deed::Convoy && !piece(piece(unit).helped).convoyed) refuse(unit, Reason::OtherOrder);
}

Mask Work::carriers(const Piece& army) const
{
    Mask seas;
    forCarriers(*this, army, [&](int fleet) { seas.set(piece(fleet).province); });
    return seas;
}

bool Work::ownCarrier(const Piece& army) const
{
    bool own = false;
    forCarriers(*this, army, [&](int fleet) { own = own || piece(fleet).power == army.power; });
    return own;
}

bool Work::routeOrdered(const Piece& army, std::int16_t target) const
{
    return theatre.joined(army.province, target, carriers(army));
}

/// Whether a convoyed unit has a route (4.A.1), as far as that can be told before it is known which fleets are dislodged.
Value Work::pathAtFirst(const Piece& army) const
{
    const Mask seas = carriers(army);
    if (!theatre.joined(army.province, army.target, seas)) return Value::No;
    bool attacked = false;
    bool doubled = false;
    forCarriers(*this, army, [&](int fleet) {
        const std::int16_t sea = piece(fleet).province;
        attacked = attacked || firstRival[at(sea)] >= 0;
        doubled = doubled || (choices.multiRoute == MultiRoute::Forbidden &&
                              theatre.joined(army.province, army.target, seas - Mask::of(sea)));
    });
    if (doubled) return Value::No;
    return attacked ? Value::Unknown : Value::Yes;
}

void Work::findSupport(int unit)
{
    const Order& order = orders[at(unit)];
    Piece& p = piece(unit);
    const bool toMove = order.kind == OrderKind::SupportMove;
    if (!theatre.isPlace(order.from) || (toMove && !theatre.isPlace(order.to)) || p.immovable)
        return refuse(unit, Reason::OutOfReach);
    const int helped = unitAt[at(theatre.province(order.from))];
    const Reason fault = supportFault(unit, order, helped);
    if (helped >= 0 && fault == Reason::OtherOrder) p.helped = static_cast<std::int16_t>(helped);
    if (fault != Reason::None) return refuse(unit, fault);
    p.deed = Deed::Support;
    p.aim = theatre.province(toMove ? order.to : order.from);
    p.helped = static_cast<std::int16_t>(helped);
    p.nextSupporter = piece(helped).firstSupporter;
    piece(helped).firstSupporter = static_cast<std::int16_t>(unit);
}

Reason Work::supportFault(int unit, const Order& order, int helped) const
{
    const Piece& p = piece(unit);
    if (helped < 0) return Reason::NobodyThere;
    if (helped == unit) return Reason::OwnPlace;
    const bool toMove = order.kind == OrderKind::SupportMove;
    const std::int16_t aim = theatre.province(toMove ? order.to : order.from);
    if (!theatre.of(units[at(unit)].kind).supports[at(units[at(unit)].place)].test(aim)) return Reason::OutOfReach;
    const Piece& other = piece(helped);
    const bool idle = orders[at(helped)].kind == OrderKind::None && !choices.supportWithoutOrder;
    if (other.immovable || other.attempted || idle || !suits(order, helped)) return Reason::OtherOrder;
    // A fleet that the army could not do without as a carrier (DATC 6.D.31).
    if (toMove && other.convoyed && fleets.test(p.province) && p.occupies &&
        !theatre.joined(other.province, aim, fleets - Mask::of(p.province)))
        return Reason::NoFleets;
    return Reason::None;
}

/// Whether the supported unit does what the order says, coast included (4.B.4).
bool Work::suits(const Order& order, int helped) const
{
    const Piece& other = piece(helped);
    if (order.kind == OrderKind::SupportHold) return !other.moves();
    const std::int16_t aim = theatre.province(order.to);
    if (!other.moves() || other.target != aim) return false;
    if (other.to == aim || order.to == other.to || choices.supportCoast == SupportCoast::Ignored) return true;
    if (order.to != aim) return false; // the other coast
    if (choices.supportCoast == SupportCoast::Optional) return true;
    const Mask& moves = theatre.of(units[at(helped)].kind).moves[at(units[at(helped)].place)];
    return (moves & theatre.coasts[at(aim)]).count() < 2;
}

} // namespace marches::engine::adjudication
