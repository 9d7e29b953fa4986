// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/resolutionstate.h"

// The equations of DATC chapter 5.B, each answered as far as it can be from what is decided: Yes or No only when every
// value of the undecided decisions in it gives that answer. No decision occurs twice in an equation, except whether the
// unit in the place leaves it; so bounds of strengths are exact once that is told apart.

namespace marches::engine::adjudication {

namespace {

/// Stronger than all units of a board together.
constexpr int kStrongest = 1 << 20;

Range operator+(Range a, int b) { return {a.low + b, a.high + b}; }

} // namespace

int ResolutionState::guardAgainst(std::int16_t province, std::uint8_t power, bool held) const
{
    if (!guarded.test(province)) return 0;
    int strength = 0;
    for (const Guard& guard : guards)
        if (guard.province == province && ((guard.against >> power) & 1U) != 0 && !(held && guard.whenEmptyOnly))
            strength += guard.strength;
    return strength;
}

/// What the supports of a unit add, without those of one power (-1: all count).
Range ResolutionState::supports(const Piece& helped, int butPower) const
{
    Range sum;
    forEachSupporter(*this, helped, [&](int unit) {
        const Piece& p = piece(unit);
        if (p.power == butPower || p.done == Value::No) return;
        sum.high += p.strength.aid;
        if (p.done == Value::Yes) sum.low += p.strength.aid;
    });
    return sum;
}

/// ATTACK (5.B.8): a power neither dislodges its own units nor helps to do so.
Range ResolutionState::attack(int unit, bool occupantGone) const
{
    const Piece& p = piece(unit);
    const int occupant = unitAt[at(p.target)];
    if (occupant < 0 || occupantGone) return supports(p, -1) + p.strength.attack;
    if (piece(occupant).power == p.power) return {};
    return supports(p, piece(occupant).power) + p.strength.attack;
}

/// HOLD (5.B.5), or DEFEND (5.B.7) in a head-to-head battle: there every support of the opponent counts, also one that
/// could not help it to dislodge this unit.
Range ResolutionState::resistance(int unit, bool occupantGone) const
{
    const Piece& p = piece(unit);
    const int occupant = unitAt[at(p.target)];
    const bool held = occupant >= 0 && !occupantGone;
    const int guard = guardAgainst(p.target, p.power, held);
    if (!held) return {guard, guard};
    const Piece& o = piece(occupant);
    if (o.immovable) return {kStrongest, kStrongest};
    if (p.headOn >= 0) return supports(o, -1) + (o.strength.attack + guard);
    if (o.moves() || o.attempted) return Range{} + (o.strength.stuck + guard);
    return supports(o, -1) + (o.strength.hold + guard);
}

/// PREVENT (5.B.6) of another move to the same province.
Range ResolutionState::prevention(int unit, bool occupantGone) const
{
    const Piece& p = piece(unit);
    if (p.path == Value::No) return {};
    if (occupantGone && p.headOn >= 0) return {}; // dislodged by the unit that came from there
    Range strength = supports(p, -1) + p.strength.attack;
    if (p.path == Value::Unknown) strength.low = 0;
    if (occupantGone && choices.dislodgedNeverBounces && piece(unitAt[at(p.target)]).target == p.province) { // 4.A.7
        if (p.done != Value::Yes) strength.low = 0;
        if (p.done == Value::No) strength.high = 0;
    }
    return strength;
}

bool ResolutionState::occupantGone(const Piece& mover) const
{
    const int occupant = unitAt[at(mover.target)];
    return occupant >= 0 && piece(occupant).moves() && piece(occupant).done == Value::Yes && mover.headOn < 0;
}

int ResolutionState::attackNow(int unit) const
{
    return piece(unit).path == Value::No ? 0 : attack(unit, occupantGone(piece(unit))).high;
}

int ResolutionState::strongestRival(int province) const
{
    int strongest = kNone;
    forEachRival(*this, province, [&](int rival) {
        const int more = strongest < 0 ? 1 : attackNow(rival) - attackNow(strongest);
        if (more > 0 || (more == 0 && piece(rival).province < piece(strongest).province)) strongest = rival;
    });
    return strongest;
}

Opposition ResolutionState::strongestOpposition(int unit) const
{
    const Piece& p = piece(unit);
    const bool left = occupantGone(p);
    const int occupant = unitAt[at(p.target)];
    const bool faced = occupant >= 0 && !left;
    Opposition met{resistance(unit, left).high, Reason::Guarded, static_cast<std::int16_t>(faced ? occupant : kNone)};
    if (faced) met.reason = p.headOn >= 0 ? Reason::HeadToHead : Reason::Resisted;
    if (faced && piece(occupant).power == p.power) {
        met.reason = Reason::OwnUnit;
        return met;
    }
    forEachRival(*this, p.target, [&](int rival) {
        if (rival == unit) return;
        const int theirs = prevention(rival, left).high;
        const bool nearer =
            theirs == met.strength && met.reason == Reason::Bounced && piece(rival).province < piece(met.by).province;
        if (theirs > met.strength || nearer) met = {theirs, Reason::Bounced, static_cast<std::int16_t>(rival)};
    });
    return met;
}

/// The unit that cut a support; of several the one of the first province.
int ResolutionState::cutter(int unit) const
{
    const Piece& p = piece(unit);
    int found = kNone;
    forEachRival(*this, p.province, [&](int rival) {
        const Piece& a = piece(rival);
        if (a.power == p.power || a.path == Value::No) return;
        if (found < 0 || a.province < piece(found).province) found = rival;
    });
    return found;
}

Value ResolutionState::judgeFight(int unit, bool occupantGone) const
{
    const Range mine = attack(unit, occupantGone);
    const Range held = resistance(unit, occupantGone);
    bool wins = mine.low > held.high;
    bool loses = mine.high <= held.low;
    forEachRival(*this, piece(unit).target, [&](int rival) {
        if (rival == unit) return;
        const Range theirs = prevention(rival, occupantGone);
        wins = wins && mine.low > theirs.high;
        loses = loses || mine.high <= theirs.low;
    });
    return wins ? Value::Yes : loses ? Value::No : Value::Unknown;
}

Value ResolutionState::evaluateMove(int unit) const
{
    const Piece& p = piece(unit);
    if (p.path == Value::No || !p.occupies) return p.path;
    const int occupant = unitAt[at(p.target)];
    const bool mayLeave = occupant >= 0 && piece(occupant).moves() && p.headOn < 0;
    const Value leaves = mayLeave ? piece(occupant).done : Value::No;
    Value wins = judgeFight(unit, leaves == Value::Yes);
    if (leaves == Value::Unknown && wins != judgeFight(unit, true)) wins = Value::Unknown;
    return p.path == Value::Unknown && wins == Value::Yes ? Value::Unknown : wins;
}

/// SUPPORT (5.B.3): cut by an attack of another power, but from the province that it is aimed at only by being
/// dislodged.
Value ResolutionState::evaluateSupport(int unit) const
{
    const Piece& p = piece(unit);
    Value given = Value::Yes;
    forEachRival(*this, p.province, [&](int attacker) {
        const Piece& a = piece(attacker);
        if (a.power == p.power || shielded(p, a)) return;
        const bool fromAim = a.province == p.aim && !(a.convoyed && choices.convoyCutsSupportAgainstItself);
        if (fromAim && !p.occupies) return;
        const Value cuts = fromAim ? a.done : a.path;
        if (cuts == Value::Yes) given = Value::No;
        if (cuts == Value::Unknown && given == Value::Yes) given = Value::Unknown;
    });
    return given;
}

/// Whether a rule of 4.A.2 takes an army's right to disturb a support that concerns its own convoy.
bool ResolutionState::shielded(const Piece& supporter, const Piece& attacker) const
{
    if (!attacker.convoyed) return false;
    const Mask seas = carriers(attacker);
    const bool againstCarrier = piece(supporter.helped).moves() && seas.test(supporter.aim);
    switch (choices.paradox) {
    case ConvoyParadox::Rule1971: return againstCarrier;
    case ConvoyParadox::Rule2000:
        return againstCarrier && !graph.joined(attacker.province, attacker.target, seas - Mask::of(supporter.aim));
    case ConvoyParadox::Rule1982: {
        const int fleet = unitAt[at(supporter.aim)];
        return fleet >= 0 && piece(fleet).action == Action::Convoy;
    }
    case ConvoyParadox::Szykman:
    case ConvoyParadox::AllHold:
    case ConvoyParadox::Dptg: break;
    }
    return false;
}

/// Whether a unit that does not move is dislodged (5.B.4).
Value ResolutionState::dislodged(const Piece& fleet) const
{
    Value result = Value::No;
    forEachRival(*this, fleet.province, [&](int attacker) {
        const Value wins = piece(attacker).done;
        if (wins == Value::Yes) result = Value::Yes;
        if (wins == Value::Unknown && result == Value::No) result = Value::Unknown;
    });
    return result;
}

/// PATH (5.B.2) of a convoyed unit. A path that its order names is lost with any fleet on it.
Value ResolutionState::evaluatePath(int unit) const
{
    const Piece& army = piece(unit);
    const bool all = allCarriersCount(army);
    const Mask ordered = carriers(army);
    Mask sure;
    Mask possible;
    bool lost = false;
    forEachCarrier(*this, army, [&](int carrier) {
        const Piece& fleet = piece(carrier);
        const Value gone = dislodged(fleet);
        if (gone == Value::No || (all && !fleet.needed)) sure.set(fleet.province);
        if (gone != Value::Yes) possible.set(fleet.province);
        lost = lost || (fleet.needed && gone == Value::Yes);
    });
    if (lost || !graph.joined(army.province, army.target, possible)) return Value::No;
    if (all) return sure == ordered ? Value::Yes : Value::Unknown;
    return graph.joined(army.province, army.target, sure) ? Value::Yes : Value::Unknown;
}

} // namespace marches::engine::adjudication
