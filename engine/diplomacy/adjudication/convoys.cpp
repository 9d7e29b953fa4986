// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/work.h"

// Which moves go by sea, who carries them, and whether they have a route at all.

namespace marches::engine::adjudication {

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

/// Whether the order asks for a convoy: in words, or by a path that counts.
bool Work::asksForSea(int unit) const { return orders[at(unit)].viaConvoy || piece(unit).pathNamed; }

/// The unit in `target` that is ordered to where the army comes from; kNone: there is none.
int Work::comesBack(const Piece& army, std::int16_t target) const
{
    const int other = unitAt[at(target)];
    if (other < 0 || orders[at(other)].kind != OrderKind::Move || !theatre.isPlace(orders[at(other)].to)) return kNone;
    return theatre.province(orders[at(other)].to) == army.province ? other : kNone;
}

/// Whether a move goes by sea (4.A.3). `land`: it could go without a convoy; then it asks for one, or has fleets that carry it.
bool Work::bySea(int unit, std::int16_t target, bool land) const
{
    const Piece& p = piece(unit);
    const bool via = asksForSea(unit);
    if (!theatre.of(units[at(unit)].kind).carried) return false;
    if (land && ashore.test(unit)) return false;
    if (theatre.seas.test(p.province) || theatre.seas.test(target)) return false;
    if (choices.adjacentConvoy == AdjacentConvoy::AskedEvenWhereLong) return via;
    if (!land) return true;
    if (via) return !choices.convoyFallsBackToLand || routeOrdered(p, target);
    switch (choices.adjacentConvoy) {
    case AdjacentConvoy::AskedOrOwnFleet: return ownCarrier(p);
    case AdjacentConvoy::Always: return routeOrdered(p, target);
    case AdjacentConvoy::HeadToHead:
    case AdjacentConvoy::HeadToHeadUnbroken: return comesBack(p, target) >= 0 && routeOrdered(p, target);
    case AdjacentConvoy::Intent: {
        const int other = comesBack(p, target);
        return ownCarrier(p) || (other >= 0 && piece(other).power == p.power && routeOrdered(p, target));
    }
    case AdjacentConvoy::AskedOnly:
    case AdjacentConvoy::AskedEvenWhereLong: break;
    }
    return false;
}

/// Whether a move by sea that could go by land does so where its convoy is broken (4.A.3).
bool Work::fallsBack(int unit) const
{
    const bool unasked = choices.adjacentConvoy == AdjacentConvoy::HeadToHeadUnbroken && !asksForSea(unit);
    return unasked || choices.brokenConvoyFallsBackToLand;
}

bool Work::sendAshore()
{
    bool any = false;
    for (int unit = 0; mayFallBack && unit < count(); ++unit) {
        const Piece& p = piece(unit);
        if (!p.moves() || !p.convoyed || !p.mayFallBack || p.path != Value::No) continue;
        ashore.set(unit);
        any = true;
    }
    return any;
}

/// Lets go of fleets that are not on the path that the army's order names (4.A.6); their orders do not match it.
void Work::keepToPath(int unit)
{
    Piece& army = piece(unit);
    const Mask& path = orders[at(unit)].path;
    army.pathNamed = path.any() && theatre.of(units[at(unit)].kind).carried;
    if (!army.pathNamed) return;
    std::int16_t carrier = army.firstCarrier;
    army.firstCarrier = kNone;
    while (carrier >= 0) {
        const std::int16_t next = piece(carrier).nextCarrier;
        if (path.test(piece(carrier).province)) {
            piece(carrier).nextCarrier = army.firstCarrier;
            army.firstCarrier = carrier;
        } else {
            refuse(carrier, Reason::OtherOrder);
        }
        carrier = next;
    }
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
Value Work::pathAtFirst(int unit) const
{
    const Piece& army = piece(unit);
    const Mask seas = carriers(army);
    if (choices.convoyPath == ConvoyPath::Required && !army.pathNamed) return Value::No;
    if (army.pathNamed && !(seas == orders[at(unit)].path)) return Value::No;
    if (!theatre.joined(army.province, army.target, seas)) return Value::No;
    bool attacked = false;
    bool doubled = false;
    forCarriers(*this, army, [&](int fleet) {
        const std::int16_t sea = piece(fleet).province;
        attacked = attacked || firstRival[at(sea)] >= 0;
        doubled = doubled || (choices.multiRoute == MultiRoute::Forbidden && !army.pathNamed &&
                              theatre.joined(army.province, army.target, seas - Mask::of(sea)));
    });
    if (doubled) return Value::No;
    return attacked ? Value::Unknown : Value::Yes;
}

/// Marks the fleets without which a route of the unit breaks (4.A.1), for judgePath(), which is asked again and again.
void Work::noteNeeded(int unit)
{
    const Piece& army = piece(unit);
    if (!allCarriersCount(army)) return;
    const Mask ordered = carriers(army);
    for (int carrier = army.firstCarrier; carrier >= 0; carrier = piece(carrier).nextCarrier)
        piece(carrier).needed = army.pathNamed || theatre.neededFor(army.province, army.target, ordered, piece(carrier).province);
}

} // namespace marches::engine::adjudication
