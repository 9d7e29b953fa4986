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
template <class F> void forEachOfForce(Position& s, int count, F f)
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

template <class W> void loseAttackers(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    if (is(s, kMob)) {
        set(s.mob, s.mob - count);
        if (count > 0) ctx.tell(Text::LogMobLoses, fateRule(s.fate), {toPlace(s), count, s.mob});
        return;
    }
    const int seat = activeSeat(s);
    const Mask before = s.owned(seat).mask();
    forEachOfForce(s, count, [&](int place, int share) {
        ctx.tell(Text::LogRemoved, Rule::Rb2, {seat, share, place});
    });
    before.forEach([&](int place) {
        if (s.units(place) == 0) vacate(ctx, place, wr(51));
    });
}

/// The host's units fall first, then those of guests.
template <class W> void loseWithGuests(const Context<W>& ctx, int place, int left)
{
    Position& s = ctx.position;
    const int guests = guestsAt(s, place);
    const int garrison = s.multiplier[std::max(ownerOf(s, place), 0)] > 0
                             ? garrisonOf(ctx.asConst(), std::max(0, left - guests))
                             : std::max(0, left - guests);
    int stay = std::min(left, guests);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        const int kept = std::min<int>(stay, s.guests(seat, place));
        removeGuests(ctx, seat, place, s.guests(seat, place) - kept, s.fate != 0 ? fateRule(s.fate) : Rule::Rb2);
        stay -= kept;
    }
    if (s.units(place) > garrison) removeUnits(ctx, place, s.units(place) - garrison, fateRule(s.fate));
}

template <class W> void loseDefenders(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    const int place = toPlace(s);
    set(s.strength, std::max(0, s.strength - count));
    const int owner = ownerOf(s, place);
    const bool multiplied = s.enemy == 0 && owner >= 0 && s.multiplier[owner] > 0 && s.capital[owner] == place + 1;
    if (count > 0 && multiplied) ctx.tell(Text::LogStrengthLost, wr(27), {place, count, s.strength});
    if (is(s, kMob)) {
        loseWithGuests(ctx, place, s.strength);
        return;
    }
    if (s.enemy != 0) {
        removeGuests(ctx, enemySeat(s), place, count, Rule::Rb2);
        return;
    }
    if (owner < 0) {
        set(s.wounds(place), s.wounds(place) + count);
        if (count > 0) ctx.tell(Text::LogNativesLose, wr(25), {place, count, s.strength});
        return;
    }
    const int left = multiplied ? garrisonOf(ctx.asConst(), s.strength) : s.strength;
    if (s.units(place) <= left) return;
    ctx.tell(Text::LogRemoved, Rule::Rb2, {owner, s.units(place) - left, place});
    set(s.units(place), left); // no vacate(): whoever attacks moves in
}

template <class W> void tellRoll(const Context<W>& ctx, bool attack)
{
    if (attack)
        tellThrow(ctx, ctx.position.dice[0], {Text::LogAttack1, Text::LogAttack2, Text::LogAttack3}, Rule::Rb1,
                  toPlace(ctx.position));
    else
        tellThrow(ctx, ctx.position.dice[1], {Text::LogDefence1, Text::LogDefence2, Text::LogDefence3}, Rule::Rb1,
                  toPlace(ctx.position));
}

template <class W> void endMob(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int place = toPlace(s);
    ctx.tell(s.mob == 0 ? Text::LogMobBeaten : Text::LogMobWins, fateRule(s.fate), {place});
    s.mob = 0;
    s.to = s.attackDice = s.defenceDice = 0;
    s.strength = 0;
    clearDice(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kMob | kAssault | kRolled);
    finishFate(ctx);
}

template <class W> void capture(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    if (s.enemy != 0) { // guests are beaten; whoever attacked them stays where he is
        ctx.tell(Text::LogGuestsBeaten, wr(17), {seat, enemySeat(s), where});
        endAttack(ctx);
        return;
    }
    const int victim = ownerOf(s, where);
    const bool capital = victim >= 0 && s.capital[victim] == where + 1;
    if (victim >= 0) {
        s.owned(victim).clear(where);
        ctx.tell(Text::LogCaptured, wr(24), {seat, where, victim});
    } else {
        ctx.tell(Text::LogOccupiesFree, wr(25), {seat, where});
    }
    raise(s, kCaptured);
    // Those inside are not yet units of the place: they move in as the others do.
    s.owned(seat).set(where);
    s.units(where) = s.guests(seat, where);
    s.guests(seat, where) = 0;
    s.passage(where) = s.wounds(where) = 0;
    const Advance range = advance(ctx.asConst());
    if (range.least == range.most)
        occupy(ctx, range.least);
    else
        ctx.enter(Phase::Occupy);
    if (!capital) return;
    ctx.tell(Text::LogCapitalFalls, wr(29), {seat, where, victim});
    if (!ctx.in(wr(32))) set(s.capital[seat], where + 1);
    capitalLost(ctx, victim, seat);
}

template <class W> void settleThrow(const Context<W>& ctx)
{
    Position& s = ctx.position;
    Losses losses;
    if (ctx.in(Rule::Rb2)) {
        const std::span<const std::uint8_t> attack(s.dice[0], s.attackDice);
        const std::span<const std::uint8_t> defence(s.dice[1], s.defenceDice);
        losses = compareDice(attack, defence, shiftOf(ctx.asConst()));
    }
    if (losses.attacker + losses.defender == 0) ctx.tell(Text::LogNoLosses, Rule::Rb2);
    raise(s, kRolled);
    loseAttackers(ctx, losses.attacker);
    loseDefenders(ctx, losses.defender);
    if (is(s, kMob)) {
        if (s.mob == 0 || s.strength == 0)
            endMob(ctx);
        else
            beginThrow(ctx, mostAttackDice(ctx.asConst()));
    } else if (s.strength == 0) {
        capture(ctx);
    } else if (attackers(s) == 0) {
        endAttack(ctx);
    } else if (is(s, kAssault)) {
        beginThrow(ctx, mostAttackDice(ctx.asConst()));
    } else {
        ctx.enter(Phase::Battle);
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

template <class W> void commit(const Context<W>& ctx, int place, int count)
{
    nameOrigin(ctx.position, place);
    set(ctx.position.force(place), ctx.position.force(place) + count);
    set(ctx.position.spent(place), std::min<int>(ctx.position.spent(place) + count, mine(ctx.position, place)));
}

/// Guests who rise against their host weaken all of the host's dice.
template <class W> void betray(const Context<W>& ctx, int victim)
{
    Position& s = ctx.position;
    if (victim < 0 || s.force(toPlace(s)) == 0 || s.owned(activeSeat(s)).test(toPlace(s)) || !ctx.in(wr(18))) return;
    set(s.betrayers[victim], s.betrayers[victim] | seatBit(activeSeat(s)));
    s.betrayedAt(victim).set(toPlace(s));
    ctx.tell(Text::LogBetrayal, wr(18), {activeSeat(s), victim, toPlace(s)});
}

/// Who attacks what, and from where.
template <class W> void tellAttack(const Context<W>& ctx, bool pressing)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int to = toPlace(s);
    const int from = s.origins(0) - 1;
    const bool several = s.origins(1) != 0;
    if (s.enemy != 0)
        ctx.tell(Text::LogAttacksGuests, wr(17), {seat, enemySeat(s), to, forceOf(s)});
    else if (pressing)
        ctx.tell(Text::LogPressesOn, wr(23), {seat, from, to, forceOf(s)});
    else if (several)
        ctx.tell(Text::LogAttacks, wr(21), {seat, to, forceOf(s)});
    else if (from == to)
        ctx.tell(Text::LogAttacksInside, wr(18), {seat, to, forceOf(s)});
    else
        ctx.tell(Text::LogAttacksFrom, Rule::Rb1, {seat, from, to, forceOf(s)});
    if (!several && (s.enemy == 0 || from == to)) return; // the line above names the only origin
    for (int i = 0; i < s.places() && s.origins(i) != 0; ++i)
        ctx.tell(Text::LogJoins, wr(21), {s.origins(i) - 1, s.force(s.origins(i) - 1)});
}

template <class W> void launch(const Context<W>& ctx, bool pressing = false)
{
    Position& s = ctx.position;
    raise(s, kAttacked);
    tellAttack(ctx, pressing);
    betray(ctx, s.enemy != 0 ? -1 : ownerOf(s, toPlace(s)));
    beginDefence(ctx);
}

} // namespace

template <class W> void aim(const Context<W>& ctx, int to, int enemy)
{
    set(ctx.position.to, to + 1);
    set(ctx.position.enemy, enemy + 1);
    ctx.enter(Phase::Gather);
}

template <class W> void gather(const Context<W>& ctx, const Move& move)
{
    for (const Part& part : move.parts()) commit(ctx, part.item, part.amount);
    if (phaseOf(ctx.position) == Phase::Battle) return; // fresh units, where WR-22 is not in force
    launch(ctx);
}

template <class W> void attackFrom(const Context<W>& ctx, int from, int to, int count)
{
    set(ctx.position.to, to + 1);
    commit(ctx, from, count);
    launch(ctx);
}

template <class W> void pressOn(const Context<W>& ctx, int to, int count)
{
    Position& s = ctx.position;
    disband(s);
    nameOrigin(s, toPlace(s));
    set(s.force(toPlace(s)), count); // they are spent already
    set(s.to, to + 1);
    s.left = 0;
    lower(s, kRolled | kAssault);
    launch(ctx, true);
}

template <class W> void beginDefence(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int place = toPlace(s);
    const int owner = ownerOf(s, place);
    clearDice(s);
    if (s.enemy != 0) {
        s.strength = s.guests(enemySeat(s), place);
    } else if (owner < 0) {
        set(s.strength, ctx.in(wr(25)) ? nativesAt(ctx.table, s, place) : 0);
        ctx.tell(Text::LogNatives, wr(25), {place, s.strength});
    } else {
        s.strength = s.units(place);
    }
    const bool capital = s.enemy == 0 && owner >= 0 && multiplies(ctx.asConst(), place);
    if (is(s, kMob)) set(s.strength, s.units(place) + guestsAt(s, place));
    if (capital && (!is(s, kMob) || ctx.table.options.mobMultiplied)) {
        if (s.multiplier[owner] == 0) {
            ctx.enter(Phase::CapitalRoll);
            return;
        }
        set(s.strength, s.strength + (s.multiplier[owner] - 1) * s.units(place));
    }
    if (is(s, kMob))
        beginThrow(ctx, mostAttackDice(ctx.asConst()));
    else if (s.strength == 0)
        capture(ctx);
    else
        ctx.enter(Phase::Battle);
}

template <class W> void beginThrow(const Context<W>& ctx, int dice)
{
    Position& s = ctx.position;
    const int most = mostDefenceDice(ctx.asConst());
    set(s.attackDice, dice);
    set(s.defenceDice, most);
    clearDice(s);
    const bool asks = ctx.table.options.defenderChooses && most > 1 && !is(s, kMob) && defenderSeat(s) >= 0;
    ctx.enter(asks && ctx.in(Rule::Rb3) ? Phase::DefenceDice : Phase::AttackRoll);
}

template <class W> void chooseDefence(const Context<W>& ctx, int dice)
{
    set(ctx.position.defenceDice, dice);
    ctx.enter(Phase::AttackRoll);
}

template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    for (int i = 0; i < outcome.count(); ++i) s.dice[attack ? 0 : 1][i] = static_cast<std::uint8_t>(outcome[i]);
    tellRoll(ctx, attack);
    if (attack)
        ctx.enter(Phase::DefenceRoll);
    else
        settleThrow(ctx);
}

template <class W> void stopAttack(const Context<W>& ctx)
{
    Position& s = ctx.position;
    // Who has only taken aim has not been heard of.
    if (phaseOf(s) != Phase::Gather) ctx.tell(Text::LogStops, Rule::Rb4, {activeSeat(s)});
    if (ctx.in(wr(26)) && ctx.table.options.nativesOnStop && s.enemy == 0 && ownerOf(s, toPlace(s)) < 0)
        s.wounds(toPlace(s)) = 0;
    endAttack(ctx);
}

template <class W> void endAttack(const Context<W>& ctx)
{
    Position& s = ctx.position;
    disband(s);
    if (!ctx.in(wr(23)) || ctx.table.options.spentFree) clearBlocks<&Block::spent>(s);
    if (!ctx.table.options.capitalRollTurn)
        for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    s.to = s.enemy = s.attackDice = s.defenceDice = 0;
    s.strength = s.left = 0;
    clearDice(s);
    lower(s, kRolled | kAssault);
    ctx.enter(Phase::Turn);
}

template <class W> Advance advance(const ConstContext<W>& ctx)
{
    Advance range;
    range.most = forceOf(ctx.position);
    range.least = std::clamp<int>(ctx.in(Rule::Rb5) ? ctx.position.attackDice : 1, 1, range.most);
    if (ctx.in(wr(24)) && !ctx.table.options.advanceMinimum) range.least = range.most;
    return range;
}

template <class W> void occupy(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    Mask left;
    forEachOfForce(s, count, [&](int place, int) { left.set(place); });
    set(s.units(where), s.units(where) + count);
    set(s.spent(where), s.spent(where) + count);
    ctx.tell(Text::LogMovesIn, wr(24), {seat, count, where});
    left.clear(where);
    (left & s.owned(seat).mask()).forEach([&](int place) {
        if (s.units(place) == 0) vacate(ctx, place, wr(15));
    });
    disband(s);
    const int army = std::min<int>(count, s.units(where) - keptAt(ctx.asConst(), where, seat));
    if (army > 0 && pressTargets(ctx.asConst()).any() && ctx.in(wr(23))) {
        set(s.left, army);
        s.strength = s.attackDice = s.defenceDice = 0;
        clearDice(s);
        lower(s, kRolled | kAssault);
        ctx.enter(Phase::PressOn);
        return;
    }
    endAttack(ctx);
}

template <class W> void beginMob(const Context<W>& ctx, int size)
{
    Position& s = ctx.position;
    set(s.mob, size);
    raise(s, kMob);
    raise(s, kAssault);
    ctx.tell(Text::LogMob, fateRule(s.fate), {toPlace(s), size});
    beginDefence(ctx);
}

#define MARCHES_WARRIOR_BATTLE(W)                                                                                      \
    template void aim(const Context<W>&, int, int);                                                                    \
    template void gather(const Context<W>&, const Move&);                                                              \
    template void attackFrom(const Context<W>&, int, int, int);                                                        \
    template void pressOn(const Context<W>&, int, int);                                                                \
    template void beginThrow(const Context<W>&, int);                                                                  \
    template void chooseDefence(const Context<W>&, int);                                                               \
    template void thrown(const Context<W>&, const Outcome&);                                                           \
    template void stopAttack(const Context<W>&);                                                                       \
    template void endAttack(const Context<W>&);                                                                        \
    template Advance advance(const ConstContext<W>&);                                                                  \
    template void occupy(const Context<W>&, int);                                                                      \
    template void beginMob(const Context<W>&, int);                                                                    \
    template void beginDefence(const Context<W>&);

MARCHES_WARRIOR_BATTLE(RuleTrace)
MARCHES_WARRIOR_BATTLE(NoTrace)
#undef MARCHES_WARRIOR_BATTLE

} // namespace marches::engine::warrior_risk
