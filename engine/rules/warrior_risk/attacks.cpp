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
    int found = -1;
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (s.guests[seat][place] > (found < 0 ? 0 : s.guests[found][place])) found = seat;
    return found;
}

template <class W> bool mayAttack(const Look<W>& look)
{
    const bool many = look.in(wr(20)) && look.t.options.manyAttacks;
    return many || !is(look.s, kAttacked);
}

template <class W> bool pooledAttacks(const Look<W>& look) { return look.in(wr(21)) && look.t.options.pooled; }

template <class W> std::uint64_t origins(const Look<W>& look, int to)
{
    std::uint64_t found = 0;
    const bool neighboursOnly = look.in(Rule::Rb1);
    for (const int place : look.t.places)
        if (look.s.ready[place] > 0 && (!neighboursOnly || look.t.reach[static_cast<std::size_t>(place)].test(to)))
            found |= bit(place);
    return found;
}

template <class W> std::uint64_t targets(const Look<W>& look)
{
    if (!mayAttack(look)) return 0;
    Mask found;
    const bool neighboursOnly = look.in(Rule::Rb1);
    for (const int place : look.t.places)
        if (look.s.ready[place] > 0)
            found |= (neighboursOnly ? look.t.reach : look.t.anywhere)[static_cast<std::size_t>(place)];
    std::uint64_t places = 0;
    found.forEach([&](int place) { places |= bit(place); });
    return places & look.t.land & ~look.s.owned[activeSeat(look.s)];
}

template <class W> std::uint64_t guestTargets(const Look<W>& look)
{
    if (!mayAttack(look) || !look.in(wr(17))) return 0;
    std::uint64_t found = 0;
    eachPlace(look.s.owned[activeSeat(look.s)], [&](int place) {
        if (foremostGuest(look.s, place) >= 0 && origins(look, place) != 0) found |= bit(place);
    });
    return found;
}

template <class W> std::uint64_t pressTargets(const Look<W>& look)
{
    std::uint64_t found = 0;
    look.t.neighbours(toPlace(look.s)).forEach([&](int place) { found |= bit(place); });
    return found & ~look.s.owned[activeSeat(look.s)];
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
    const Position& s = look.s;
    DiceShift shift;
    shift.floorOne = look.t.options.floorOne;
    const int attacker = is(s, kMob) ? -1 : activeSeat(s);
    if (attacker >= 0 && s.strained[attacker] != 0 && s.strained[attacker] == s.round && look.in(wr(65)))
        shift.attack = look.t.lists.emergencyDice;
    const int defender = defenderSeat(s);
    if (defender < 0 || s.betrayers[defender] == 0 || !look.in(wr(18))) return shift;
    if (!look.t.options.betrayalTerritory || has(s.betrayedAt[defender], toPlace(s)))
        shift.defence = look.t.lists.betrayalDice;
    return shift;
}

template <class W> bool mayStop(const Look<W>& look) { return is(look.s, kRolled) && look.in(Rule::Rb4); }

template <class W> bool mayReinforceAttack(const Look<W>& look) { return !look.in(wr(22)); }

#define MARCHES_WARRIOR_ATTACKS(W)                                                                                     \
    template bool mayAttack(const Look<W>&);                                                                           \
    template bool pooledAttacks(const Look<W>&);                                                                       \
    template std::uint64_t origins(const Look<W>&, int);                                                               \
    template std::uint64_t targets(const Look<W>&);                                                                    \
    template std::uint64_t guestTargets(const Look<W>&);                                                               \
    template std::uint64_t pressTargets(const Look<W>&);                                                               \
    template int mostAttackDice(const Look<W>&);                                                                       \
    template int mostDefenceDice(const Look<W>&);                                                                      \
    template DiceShift shiftOf(const Look<W>&);                                                                        \
    template bool mayStop(const Look<W>&);                                                                             \
    template bool mayReinforceAttack(const Look<W>&);

MARCHES_WARRIOR_ATTACKS(RuleTrace)
MARCHES_WARRIOR_ATTACKS(NoTrace)
#undef MARCHES_WARRIOR_ATTACKS

} // namespace marches::engine::warrior_risk
