// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>

#include "engine/combat/dice.h"
#include "engine/rules/common/rolling.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

void clearDice(Position& s)
{
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
}

/// Units of the active seat at a place, wherever they stand.
std::uint16_t& mine(Position& s, int place)
{
    const int seat = activeSeat(s);
    return s.owned(seat).test(place) ? s.units(place) : s.guests(seat, place);
}

/// Takes so many of those who attack away, from the origin that was named first on. Calls f(place, count) for each
/// share.
template <class F> void fromForce(Position& s, int count, F f)
{
    for (int i = 0; i < s.places() && s.origins(i) != 0 && count > 0; ++i) {
        const int place = s.origins(i) - 1;
        const int share = std::min<int>(count, s.force(place));
        if (share == 0) continue;
        set(s.force(place), s.force(place) - share);
        set(mine(s, place), mine(s, place) - share);
        set(s.spent(place), s.spent(place) - share);
        count -= share;
        f(place, share);
    }
}

template <class W> void loseAttackers(const Play<W>& p, int count)
{
    Position& s = p.s;
    if (is(s, kMob)) {
        set(s.mob, s.mob - count);
        if (count > 0) p.tell(Text::LogMobLoses, fateRule(s.fate), {toPlace(s), count, s.mob});
        return;
    }
    const int seat = activeSeat(s);
    const Mask before = s.owned(seat).mask();
    fromForce(s, count, [&](int place, int share) { p.tell(Text::LogRemoved, Rule::Rb2, {seat, share, place}); });
    before.forEach([&](int place) {
        if (s.units(place) == 0) vacate(p, place, wr(51));
    });
}

/// The host's units fall first, then those of guests.
template <class W> void loseWithGuests(const Play<W>& p, int place, int left)
{
    Position& s = p.s;
    const int guests = guestsAt(s, place);
    const int garrison = s.multiplier[std::max(ownerOf(s, place), 0)] > 0
                             ? garrisonOf(p.look(), std::max(0, left - guests))
                             : std::max(0, left - guests);
    int stay = std::min(left, guests);
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        const int kept = std::min<int>(stay, s.guests(seat, place));
        removeGuests(p, seat, place, s.guests(seat, place) - kept, s.fate != 0 ? fateRule(s.fate) : Rule::Rb2);
        stay -= kept;
    }
    if (s.units(place) > garrison) removeUnits(p, place, s.units(place) - garrison, fateRule(s.fate));
}

template <class W> void loseDefenders(const Play<W>& p, int count)
{
    Position& s = p.s;
    const int place = toPlace(s);
    set(s.strength, std::max(0, s.strength - count));
    const int owner = ownerOf(s, place);
    const bool multiplied = s.enemy == 0 && owner >= 0 && s.multiplier[owner] > 0 && s.capital[owner] == place + 1;
    if (count > 0 && multiplied) p.tell(Text::LogStrengthLost, wr(27), {place, count, s.strength});
    if (is(s, kMob)) {
        loseWithGuests(p, place, s.strength);
        return;
    }
    if (s.enemy != 0) {
        removeGuests(p, enemySeat(s), place, count, Rule::Rb2);
        return;
    }
    if (owner < 0) {
        set(s.wounds(place), s.wounds(place) + count);
        if (count > 0) p.tell(Text::LogNativesLose, wr(25), {place, count, s.strength});
        return;
    }
    const int left = multiplied ? garrisonOf(p.look(), s.strength) : s.strength;
    if (s.units(place) <= left) return;
    p.tell(Text::LogRemoved, Rule::Rb2, {owner, s.units(place) - left, place});
    set(s.units(place), left); // no vacate(): whoever attacks moves in
}

template <class W> void tellRoll(const Play<W>& p, bool attack)
{
    if (attack)
        tellThrow(p, p.s.dice[0], {Text::LogAttack1, Text::LogAttack2, Text::LogAttack3}, Rule::Rb1, toPlace(p.s));
    else
        tellThrow(p, p.s.dice[1], {Text::LogDefence1, Text::LogDefence2, Text::LogDefence3}, Rule::Rb1, toPlace(p.s));
}

template <class W> void endMob(const Play<W>& p)
{
    Position& s = p.s;
    const int place = toPlace(s);
    p.tell(s.mob == 0 ? Text::LogMobBeaten : Text::LogMobWins, fateRule(s.fate), {place});
    s.mob = 0;
    s.to = s.attackDice = s.defenceDice = 0;
    s.strength = 0;
    clearDice(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kMob | kAssault | kRolled);
    fateDone(p);
}

template <class W> void capture(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    if (s.enemy != 0) { // guests are beaten; whoever attacked them stays where he is
        p.tell(Text::LogGuestsBeaten, wr(17), {seat, enemySeat(s), where});
        endAttack(p);
        return;
    }
    const int victim = ownerOf(s, where);
    const bool capital = victim >= 0 && s.capital[victim] == where + 1;
    if (victim >= 0) {
        s.owned(victim).clear(where);
        p.tell(Text::LogCaptured, wr(24), {seat, where, victim});
    } else {
        p.tell(Text::LogOccupiesFree, wr(25), {seat, where});
    }
    raise(s, kCaptured);
    // Those inside are not yet units of the place: they move in as the others do.
    s.owned(seat).set(where);
    s.units(where) = s.guests(seat, where);
    s.guests(seat, where) = 0;
    s.passage(where) = s.wounds(where) = 0;
    const Advance range = advance(p.look());
    if (range.least == range.most)
        occupy(p, range.least);
    else
        p.enter(Phase::Occupy);
    if (!capital) return;
    p.tell(Text::LogCapitalFalls, wr(29), {seat, where, victim});
    if (!p.in(wr(32))) set(s.capital[seat], where + 1);
    capitalLost(p, victim, seat);
}

template <class W> void settleThrow(const Play<W>& p)
{
    Position& s = p.s;
    Losses losses;
    if (p.in(Rule::Rb2)) {
        const std::span<const std::uint8_t> attack(s.dice[0], s.attackDice);
        const std::span<const std::uint8_t> defence(s.dice[1], s.defenceDice);
        losses = compareDice(attack, defence, shiftOf(p.look()));
    }
    if (losses.attacker + losses.defender == 0) p.tell(Text::LogNoLosses, Rule::Rb2);
    raise(s, kRolled);
    loseAttackers(p, losses.attacker);
    loseDefenders(p, losses.defender);
    if (is(s, kMob)) {
        if (s.mob == 0 || s.strength == 0)
            endMob(p);
        else
            beginThrow(p, mostAttackDice(p.look()));
    } else if (s.strength == 0) {
        capture(p);
    } else if (attackers(s) == 0) {
        endAttack(p);
    } else if (is(s, kAssault)) {
        beginThrow(p, mostAttackDice(p.look()));
    } else {
        p.enter(Phase::Battle);
    }
}

/// Nobody attacks any more.
void disband(Position& s)
{
    clearBlocks<&Block::force>(s);
    clearBlocks<&Block::origins>(s);
}

void nameOrigin(Position& s, int place)
{
    int i = 0;
    while (s.origins(i) != 0 && s.origins(i) != place + 1) ++i;
    set(s.origins(i), place + 1);
}

template <class W> void commit(const Play<W>& p, int place, int count)
{
    nameOrigin(p.s, place);
    set(p.s.force(place), p.s.force(place) + count);
    set(p.s.spent(place), std::min<int>(p.s.spent(place) + count, mine(p.s, place)));
}

/// Guests who rise against their host weaken all of the host's dice.
template <class W> void betray(const Play<W>& p, int victim)
{
    Position& s = p.s;
    if (victim < 0 || s.force(toPlace(s)) == 0 || s.owned(activeSeat(s)).test(toPlace(s)) || !p.in(wr(18))) return;
    set(s.betrayers[victim], s.betrayers[victim] | seatBit(activeSeat(s)));
    s.betrayedAt(victim).set(toPlace(s));
    p.tell(Text::LogBetrayal, wr(18), {activeSeat(s), victim, toPlace(s)});
}

/// Who attacks what, and from where.
template <class W> void tellAttack(const Play<W>& p, bool pressing)
{
    const Position& s = p.s;
    const int seat = activeSeat(s);
    const int to = toPlace(s);
    const int from = s.origins(0) - 1;
    const bool several = s.origins(1) != 0;
    if (s.enemy != 0)
        p.tell(Text::LogAttacksGuests, wr(17), {seat, enemySeat(s), to, forceOf(s)});
    else if (pressing)
        p.tell(Text::LogPressesOn, wr(23), {seat, from, to, forceOf(s)});
    else if (several)
        p.tell(Text::LogAttacks, wr(21), {seat, to, forceOf(s)});
    else if (from == to)
        p.tell(Text::LogAttacksInside, wr(18), {seat, to, forceOf(s)});
    else
        p.tell(Text::LogAttacksFrom, Rule::Rb1, {seat, from, to, forceOf(s)});
    if (!several && (s.enemy == 0 || from == to)) return; // the line above names the only origin
    for (int i = 0; i < s.places() && s.origins(i) != 0; ++i)
        p.tell(Text::LogJoins, wr(21), {s.origins(i) - 1, s.force(s.origins(i) - 1)});
}

template <class W> void launch(const Play<W>& p, bool pressing = false)
{
    Position& s = p.s;
    raise(s, kAttacked);
    tellAttack(p, pressing);
    betray(p, s.enemy != 0 ? -1 : ownerOf(s, toPlace(s)));
    beginDefence(p);
}

} // namespace

template <class W> void aim(const Play<W>& p, int to, int enemy)
{
    set(p.s.to, to + 1);
    set(p.s.enemy, enemy + 1);
    p.enter(Phase::Gather);
}

template <class W> void gather(const Play<W>& p, const Move& move)
{
    for (const Part& part : move.parts()) commit(p, part.item, part.amount);
    if (phaseOf(p.s) == Phase::Battle) return; // fresh units, where WR-22 is not in force
    launch(p);
}

template <class W> void attackFrom(const Play<W>& p, int from, int to, int count)
{
    set(p.s.to, to + 1);
    commit(p, from, count);
    launch(p);
}

template <class W> void pressOn(const Play<W>& p, int to, int count)
{
    Position& s = p.s;
    disband(s);
    nameOrigin(s, toPlace(s));
    set(s.force(toPlace(s)), count); // they are spent already
    set(s.to, to + 1);
    s.left = 0;
    lower(s, kRolled | kAssault);
    launch(p, true);
}

template <class W> void beginDefence(const Play<W>& p)
{
    Position& s = p.s;
    const int place = toPlace(s);
    const int owner = ownerOf(s, place);
    clearDice(s);
    if (s.enemy != 0) {
        s.strength = s.guests(enemySeat(s), place);
    } else if (owner < 0) {
        set(s.strength, p.in(wr(25)) ? nativesAt(p.t, s, place) : 0);
        p.tell(Text::LogNatives, wr(25), {place, s.strength});
    } else {
        s.strength = s.units(place);
    }
    const bool capital = s.enemy == 0 && owner >= 0 && multiplies(p.look(), place);
    if (is(s, kMob)) set(s.strength, s.units(place) + guestsAt(s, place));
    if (capital && (!is(s, kMob) || p.t.options.mobMultiplied)) {
        if (s.multiplier[owner] == 0) {
            p.enter(Phase::CapitalRoll);
            return;
        }
        set(s.strength, s.strength + (s.multiplier[owner] - 1) * s.units(place));
    }
    if (is(s, kMob))
        beginThrow(p, mostAttackDice(p.look()));
    else if (s.strength == 0)
        capture(p);
    else
        p.enter(Phase::Battle);
}

template <class W> void beginThrow(const Play<W>& p, int dice)
{
    Position& s = p.s;
    const int most = mostDefenceDice(p.look());
    set(s.attackDice, dice);
    set(s.defenceDice, most);
    clearDice(s);
    const bool asks = p.t.options.defenderChooses && most > 1 && !is(s, kMob) && defenderSeat(s) >= 0;
    p.enter(asks && p.in(Rule::Rb3) ? Phase::DefenceDice : Phase::AttackRoll);
}

template <class W> void chooseDefence(const Play<W>& p, int dice)
{
    set(p.s.defenceDice, dice);
    p.enter(Phase::AttackRoll);
}

template <class W> void thrown(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    for (int i = 0; i < outcome.count(); ++i) s.dice[attack ? 0 : 1][i] = static_cast<std::uint8_t>(outcome[i]);
    tellRoll(p, attack);
    if (attack)
        p.enter(Phase::DefenceRoll);
    else
        settleThrow(p);
}

template <class W> void stopAttack(const Play<W>& p)
{
    Position& s = p.s;
    // Who has only taken aim has not been heard of.
    if (phaseOf(s) != Phase::Gather) p.tell(Text::LogStops, Rule::Rb4, {activeSeat(s)});
    if (p.in(wr(26)) && p.t.options.nativesOnStop && s.enemy == 0 && ownerOf(s, toPlace(s)) < 0)
        s.wounds(toPlace(s)) = 0;
    endAttack(p);
}

template <class W> void endAttack(const Play<W>& p)
{
    Position& s = p.s;
    disband(s);
    if (!p.in(wr(23)) || p.t.options.spentFree) clearBlocks<&Block::spent>(s);
    if (!p.t.options.capitalRollTurn)
        for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    s.to = s.enemy = s.attackDice = s.defenceDice = 0;
    s.strength = s.left = 0;
    clearDice(s);
    lower(s, kRolled | kAssault);
    p.enter(Phase::Turn);
}

template <class W> Advance advance(const Look<W>& look)
{
    Advance range;
    range.most = forceOf(look.s);
    range.least = std::clamp<int>(look.in(Rule::Rb5) ? look.s.attackDice : 1, 1, range.most);
    if (look.in(wr(24)) && !look.t.options.advanceMinimum) range.least = range.most;
    return range;
}

template <class W> void occupy(const Play<W>& p, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    Mask left;
    fromForce(s, count, [&](int place, int) { left.set(place); });
    set(s.units(where), s.units(where) + count);
    set(s.spent(where), s.spent(where) + count);
    p.tell(Text::LogMovesIn, wr(24), {seat, count, where});
    left.clear(where);
    (left & s.owned(seat).mask()).forEach([&](int place) {
        if (s.units(place) == 0) vacate(p, place, wr(15));
    });
    disband(s);
    const int army = std::min<int>(count, s.units(where) - keptAt(p.look(), where, seat));
    if (army > 0 && pressTargets(p.look()).any() && p.in(wr(23))) {
        set(s.left, army);
        s.strength = s.attackDice = s.defenceDice = 0;
        clearDice(s);
        lower(s, kRolled | kAssault);
        p.enter(Phase::PressOn);
        return;
    }
    endAttack(p);
}

template <class W> void beginMob(const Play<W>& p, int size)
{
    Position& s = p.s;
    set(s.mob, size);
    raise(s, kMob);
    raise(s, kAssault);
    p.tell(Text::LogMob, fateRule(s.fate), {toPlace(s), size});
    beginDefence(p);
}

#define MARCHES_WARRIOR_BATTLE(W)                                                                                      \
    template void aim(const Play<W>&, int, int);                                                                       \
    template void gather(const Play<W>&, const Move&);                                                                 \
    template void attackFrom(const Play<W>&, int, int, int);                                                           \
    template void pressOn(const Play<W>&, int, int);                                                                   \
    template void beginThrow(const Play<W>&, int);                                                                     \
    template void chooseDefence(const Play<W>&, int);                                                                  \
    template void thrown(const Play<W>&, const Outcome&);                                                              \
    template void stopAttack(const Play<W>&);                                                                          \
    template void endAttack(const Play<W>&);                                                                           \
    template Advance advance(const Look<W>&);                                                                          \
    template void occupy(const Play<W>&, int);                                                                         \
    template void beginMob(const Play<W>&, int);                                                                       \
    template void beginDefence(const Play<W>&);

MARCHES_WARRIOR_BATTLE(RuleTrace)
MARCHES_WARRIOR_BATTLE(NoTrace)
#undef MARCHES_WARRIOR_BATTLE

} // namespace marches::engine::warrior_risk
