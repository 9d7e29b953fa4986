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

template <class W> bool mayAttack(const Look<W>& look)
{
    const bool many = look.in(wr(20)) && look.t.options.manyAttacks;
    return many || !is(look.s, kAttacked);
}

template <class W> bool pooledAttacks(const Look<W>& look) { return look.in(wr(21)) && look.t.options.pooled; }

template <class W> Mask origins(const Look<W>& look, int to)
{
    Mask found;
    const bool neighboursOnly = look.in(Rule::Rb1);
    for (const int place : look.t.places)
        if (look.s.ready(place) > 0 && (!neighboursOnly || look.t.reach[static_cast<std::size_t>(place)].test(to)))
            found.set(place);
    return found;
}

template <class W> Mask targets(const Look<W>& look)
{
    if (!mayAttack(look)) return {};
    Mask found;
    const bool neighboursOnly = look.in(Rule::Rb1);
    for (const int place : look.t.places)
        if (look.s.ready(place) > 0)
            found |= (neighboursOnly ? look.t.reach : look.t.anywhere)[static_cast<std::size_t>(place)];
    found &= look.t.land;
    found -= look.s.owned(activeSeat(look.s)).mask();
    return found;
}

template <class W> Mask guestTargets(const Look<W>& look)
{
    if (!mayAttack(look) || !look.in(wr(17))) return {};
    Mask found;
    const int seats = look.t.seatCount();
    for (int k = 0; k < look.s.words; ++k) {
        const Block& block = look.s.block[k];
        unsigned guests[kBlockPlaces] = {};
        for (int seat = 0; seat < seats; ++seat)
            for (int i = 0; i < kBlockPlaces; ++i) guests[i] |= block.guests[seat][i];
        for (std::uint64_t left = block.owned[activeSeat(look.s)]; left != 0; left &= left - 1) {
            const int i = std::countr_zero(left);
            const int place = k * kBlockPlaces + i;
            if (guests[i] != 0 && origins(look, place).any()) found.set(place);
        }
    }
    return found;
}

template <class W> Mask pressTargets(const Look<W>& look)
{
    return look.t.neighbours(toPlace(look.s)) - look.s.owned(activeSeat(look.s)).mask();
}

template <class W> int mostAttackDice(const Look<W>& look)
{
    return std::min(is(look.s, kMob) ? kMostDice : look.t.options.attackDice, attackers(look.s));
}

template <class W> int mostDefenceDice(const Look<W>& look)
{
    return std::min<int>(look.t.options.defenceDice, look.s.strength);
}

template <class W> DiceShift shiftOf(const Look<W>& look)
{
    return shiftAt(look, toPlace(look.s), defenderSeat(look.s), false);
}

template <class W> DiceShift shiftAt(const Look<W>& look, int place, int defender, bool rising)
{
    const Position& s = look.s;
    DiceShift shift;
    shift.floorOne = look.t.options.floorOne;
    const int attacker = is(s, kMob) ? -1 : activeSeat(s);
    if (attacker >= 0 && s.strained[attacker] != 0 && s.strained[attacker] == s.round && look.in(wr(65)))
        shift.attack = look.t.lists.emergencyDice;
    if (defender < 0 || (s.betrayers[defender] == 0 && !rising) || !look.in(wr(18))) return shift;
    if (!look.t.options.betrayalTerritory || rising || s.betrayedAt(defender).test(place))
        shift.defence = look.t.lists.betrayalDice;
    return shift;
}

template <class W> bool mayStop(const Look<W>& look) { return is(look.s, kRolled) && look.in(Rule::Rb4); }

template <class W> bool mayReinforceAttack(const Look<W>& look) { return !look.in(wr(22)); }

#define MARCHES_WARRIOR_ATTACKS(W)                                                                                     \
    template bool mayAttack(const Look<W>&);                                                                           \
    template bool pooledAttacks(const Look<W>&);                                                                       \
    template Mask origins(const Look<W>&, int);                                                                        \
    template Mask targets(const Look<W>&);                                                                             \
    template Mask guestTargets(const Look<W>&);                                                                        \
    template Mask pressTargets(const Look<W>&);                                                                        \
    template int mostAttackDice(const Look<W>&);                                                                       \
    template int mostDefenceDice(const Look<W>&);                                                                      \
    template DiceShift shiftOf(const Look<W>&);                                                                        \
    template DiceShift shiftAt(const Look<W>&, int, int, bool);                                                        \
    template bool mayStop(const Look<W>&);                                                                             \
    template bool mayReinforceAttack(const Look<W>&);

MARCHES_WARRIOR_ATTACKS(RuleTrace)
MARCHES_WARRIOR_ATTACKS(NoTrace)
#undef MARCHES_WARRIOR_ATTACKS

} // namespace marches::engine::warrior_risk
