// SPDX-License-Identifier: GPL-3.0-or-later
// Where a battle may begin, what may be thrown in it, and when it may end.
#include <algorithm>

#include "engine/combat/dice.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

int attackers(const Position& s) { return is(s, kMob) ? s.mob : forceOf(s); }
int defenderSeat(const Position& s) { return s.enemy != 0 ? enemySeat(s) : ownerOf(s, toPlace(s)); }

int foremostGuest(const Position& s, int place)
{
    const Block& block = s.blockOf(place);
    int found = -1;
    int most = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (const int guests = block.guests[seat][Position::inBlock(place)]; guests > most) {
            found = seat;
            most = guests;
        }
    return found;
}

template <class W> bool mayAttack(const ConstContext<W>& ctx)
{
    const bool many = ctx.in(wr(20)) && ctx.table.options.manyAttacks;
    return many || !is(ctx.position, kAttacked);
}

template <class W> bool pooledAttacks(const ConstContext<W>& ctx) { return ctx.in(wr(21)) && ctx.table.options.pooled; }

template <class W> Mask origins(const ConstContext<W>& ctx, int to)
{
    Mask found;
    const bool neighboursOnly = ctx.in(Rule::Rb1);
    for (const int place : ctx.table.places)
        if (ctx.position.ready(place) > 0 &&
            (!neighboursOnly || ctx.table.reach[static_cast<std::size_t>(place)].test(to)))
            found.set(place);
    return found;
}

template <class W> Mask targets(const ConstContext<W>& ctx)
{
    if (!mayAttack(ctx)) return {};
    Mask found;
    const bool neighboursOnly = ctx.in(Rule::Rb1);
    for (const int place : ctx.table.places)
        if (ctx.position.ready(place) > 0)
            found |= (neighboursOnly ? ctx.table.reach : ctx.table.anywhere)[static_cast<std::size_t>(place)];
    found &= ctx.table.land;
    found -= ctx.position.owned(activeSeat(ctx.position)).mask();
    return found;
}

template <class W> Mask guestTargets(const ConstContext<W>& ctx)
{
    if (!mayAttack(ctx) || !ctx.in(wr(17))) return {};
    Mask found;
    const int seats = ctx.table.seatCount();
    for (int k = 0; k < ctx.position.words; ++k) {
        const Block& block = ctx.position.block[k];
        unsigned guests[kBlockPlaces] = {};
        for (int seat = 0; seat < seats; ++seat)
            for (int i = 0; i < kBlockPlaces; ++i) guests[i] |= block.guests[seat][i];
        for (std::uint64_t left = block.owned[activeSeat(ctx.position)]; left != 0; left &= left - 1) {
            const int i = std::countr_zero(left);
            const int place = k * kBlockPlaces + i;
            if (guests[i] != 0 && origins(ctx, place).any()) found.set(place);
        }
    }
    return found;
}

template <class W> Mask pressTargets(const ConstContext<W>& ctx)
{
    return ctx.table.neighbours(toPlace(ctx.position)) - ctx.position.owned(activeSeat(ctx.position)).mask();
}

template <class W> int mostAttackDice(const ConstContext<W>& ctx)
{
    return std::min(is(ctx.position, kMob) ? kMostDice : ctx.table.options.attackDice, attackers(ctx.position));
}

template <class W> int mostDefenceDice(const ConstContext<W>& ctx)
{
    return std::min<int>(ctx.table.options.defenceDice, ctx.position.strength);
}

template <class W> DiceShift shiftOf(const ConstContext<W>& ctx)
{
    return shiftAt(ctx, toPlace(ctx.position), defenderSeat(ctx.position), false);
}

template <class W> DiceShift shiftAt(const ConstContext<W>& ctx, int place, int defender, bool rising)
{
    const Position& s = ctx.position;
    DiceShift shift;
    shift.floorOne = ctx.table.options.floorOne;
    const int attacker = is(s, kMob) ? -1 : activeSeat(s);
    if (attacker >= 0 && s.strained[attacker] != 0 && s.strained[attacker] == s.round && ctx.in(wr(65)))
        shift.attack = ctx.table.lists.emergencyDice;
    if (defender < 0 || (s.betrayers[defender] == 0 && !rising) || !ctx.in(wr(18))) return shift;
    if (!ctx.table.options.betrayalTerritory || rising || s.betrayedAt(defender).test(place))
        shift.defence = ctx.table.lists.betrayalDice;
    return shift;
}

template <class W> bool mayStop(const ConstContext<W>& ctx) { return is(ctx.position, kRolled) && ctx.in(Rule::Rb4); }

template <class W> bool mayReinforceAttack(const ConstContext<W>& ctx) { return !ctx.in(wr(22)); }

#define MARCHES_WARRIOR_ATTACKS(W)                                                                                     \
    template bool mayAttack(const ConstContext<W>&);                                                                   \
    template bool pooledAttacks(const ConstContext<W>&);                                                               \
    template Mask origins(const ConstContext<W>&, int);                                                                \
    template Mask targets(const ConstContext<W>&);                                                                     \
    template Mask guestTargets(const ConstContext<W>&);                                                                \
    template Mask pressTargets(const ConstContext<W>&);                                                                \
    template int mostAttackDice(const ConstContext<W>&);                                                               \
    template int mostDefenceDice(const ConstContext<W>&);                                                              \
    template DiceShift shiftOf(const ConstContext<W>&);                                                                \
    template DiceShift shiftAt(const ConstContext<W>&, int, int, bool);                                                \
    template bool mayStop(const ConstContext<W>&);                                                                     \
    template bool mayReinforceAttack(const ConstContext<W>&);

MARCHES_WARRIOR_ATTACKS(RuleTrace)
MARCHES_WARRIOR_ATTACKS(NoTrace)
#undef MARCHES_WARRIOR_ATTACKS

} // namespace marches::engine::warrior_risk
