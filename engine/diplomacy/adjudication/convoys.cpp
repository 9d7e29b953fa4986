// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/resolutionstate.h"

// Which moves go by sea, who carries them, and whether they have a route at all.

namespace marches::engine::adjudication {

void ResolutionState::findConvoys()
{
    for (int unit = 0; unit < count(); ++unit) {
        const Order& order = orders[at(unit)];
        if (order.kind != OrderKind::Convoy) continue;
        Piece& fleet = piece(unit);
        if (!graph.isPlace(order.from) || !graph.isPlace(order.to) || !fleets.test(fleet.province) || !fleet.occupies ||
            fleet.immovable) {
            refuse(unit, Reason::CannotConvoy);
            continue;
        }
        const std::int16_t from = graph.province(order.from);
        const std::int16_t to = graph.province(order.to);
        const int army = convoyedFrom(from, to);
        if (army < 0) {
            refuse(unit, unitAt[at(from)] < 0 ? Reason::NobodyThere : Reason::OtherOrder);
            fleet.helped = unitAt[at(from)];
        } else if (!graph.neededFor(from, to, fleets, fleet.province)) {
            refuse(unit, Reason::CannotConvoy);
        } else {
            fleet.action = Action::Convoy;
            fleet.helped = static_cast<std::int16_t>(army);
            fleet.nextCarrier = piece(army).firstCarrier;
            piece(army).firstCarrier = static_cast<std::int16_t>(unit);
        }
    }
}

/// The unit in `from` that is ordered to move to `to` and can be convoyed; the one that occupies the province first.
int ResolutionState::convoyedFrom(std::int16_t from, std::int16_t to) const
{
    if (from == to || graph.seas.test(from) || graph.seas.test(to)) return kNone;
    const auto suitable = [&](int unit) {
        const Order& order = orders[at(unit)];
        return order.kind == OrderKind::Move && graph.isPlace(order.to) && graph.province(order.to) == to &&
               graph.of(units[at(unit)].kind).carried && !piece(unit).immovable;
    };
    const int occupant = unitAt[at(from)];
    if (occupant >= 0 && suitable(occupant)) return occupant;
    for (int unit = 0; unit < count(); ++unit)
        if (!piece(unit).occupies && piece(unit).province == from && suitable(unit)) return unit;
    return kNone;
}

/// Whether the order asks for a convoy: in words, or by a path that counts.
bool ResolutionState::asksForSea(int unit) const { return orders[at(unit)].viaConvoy || piece(unit).pathNamed; }

/// The unit in `target` that is ordered to where the army comes from; kNone: there is none.
int ResolutionState::comesBack(const Piece& army, std::int16_t target) const
{
    const int other = unitAt[at(target)];
    if (other < 0 || orders[at(other)].kind != OrderKind::Move || !graph.isPlace(orders[at(other)].to)) return kNone;
    return graph.province(orders[at(other)].to) == army.province ? other : kNone;
}

/// Whether a move goes by sea (4.A.3). `land`: it could go without a convoy; then it asks for one, or has fleets that
/// carry it.
bool ResolutionState::bySea(int unit, std::int16_t target, bool land) const
{
    const Piece& p = piece(unit);
    const bool via = asksForSea(unit);
    if (!graph.of(units[at(unit)].kind).carried) return false;
    if (land && ashore.test(at(unit))) return false;
    if (graph.seas.test(p.province) || graph.seas.test(target)) return false;
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
bool ResolutionState::fallsBack(int unit) const
{
    const bool unasked = choices.adjacentConvoy == AdjacentConvoy::HeadToHeadUnbroken && !asksForSea(unit);
    return unasked || choices.brokenConvoyFallsBackToLand;
}

bool ResolutionState::rerouteByLand()
{
    bool any = false;
    for (int unit = 0; mayFallBack && unit < count(); ++unit) {
        const Piece& p = piece(unit);
        if (!p.moves() || !p.convoyed || !p.mayFallBack || p.path != Value::No) continue;
        ashore.set(at(unit));
        any = true;
    }
    return any;
}

/// Lets go of fleets that are not on the path that the army's order names (4.A.6); their orders do not match it.
void ResolutionState::keepToPath(int unit)
{
    Piece& army = piece(unit);
    const Mask& path = orders[at(unit)].path;
    army.pathNamed = path.any() && graph.of(units[at(unit)].kind).carried;
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
void ResolutionState::dropIdleConvoys()
{
    for (int unit = 0; unit < count(); ++unit)
        if (piece(unit).action == Action::Convoy && !piece(piece(unit).helped).convoyed)
            refuse(unit, Reason::OtherOrder);
}

Mask ResolutionState::carriers(const Piece& army) const
{
    Mask seas;
    forEachCarrier(*this, army, [&](int fleet) { seas.set(piece(fleet).province); });
    return seas;
}

bool ResolutionState::ownCarrier(const Piece& army) const
{
    bool own = false;
    forEachCarrier(*this, army, [&](int fleet) { own = own || piece(fleet).power == army.power; });
    return own;
}

bool ResolutionState::routeOrdered(const Piece& army, std::int16_t target) const
{
    return graph.joined(army.province, target, carriers(army));
}

/// Whether a convoyed unit has a route (4.A.1), as far as that can be told before it is known which fleets are
/// dislodged.
Value ResolutionState::pathAtFirst(int unit) const
{
    const Piece& army = piece(unit);
    const Mask seas = carriers(army);
    if (choices.convoyPath == ConvoyPath::Required && !army.pathNamed) return Value::No;
    if (army.pathNamed && !(seas == orders[at(unit)].path)) return Value::No;
    if (!graph.joined(army.province, army.target, seas)) return Value::No;
    bool attacked = false;
    bool doubled = false;
    forEachCarrier(*this, army, [&](int fleet) {
        const std::int16_t sea = piece(fleet).province;
        attacked = attacked || firstRival[at(sea)] >= 0;
        doubled = doubled || (choices.multiRoute == MultiRoute::Forbidden && !army.pathNamed &&
                              graph.joined(army.province, army.target, seas - Mask::of(sea)));
    });
    if (doubled) return Value::No;
    return attacked ? Value::Unknown : Value::Yes;
}

/// Marks the fleets without which a route of the unit breaks (4.A.1), for evaluatePath(), which is asked again and
/// again.
void ResolutionState::noteNeeded(int unit)
{
    const Piece& army = piece(unit);
    if (!allCarriersCount(army)) return;
    const Mask ordered = carriers(army);
    for (int carrier = army.firstCarrier; carrier >= 0; carrier = piece(carrier).nextCarrier)
        piece(carrier).needed =
            army.pathNamed || graph.neededFor(army.province, army.target, ordered, piece(carrier).province);
}

} // namespace marches::engine::adjudication
