// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

template <class W> void gain(const Play<W>& p, int seat, int gold, Rule rule)
{
    const int paid = std::min(gold, kMaxGold - p.s.gold[seat]);
    if (paid <= 0) return;
    set(p.s.gold[seat], p.s.gold[seat] + paid);
    p.tell(Text::LogReceives, rule, {seat, paid});
}

int takeGold(Position& s, int seat, int gold)
{
    const int paid = std::clamp<int>(gold, 0, s.gold[seat]);
    set(s.gold[seat], s.gold[seat] - paid);
    return paid;
}

template <class W> int pay(const Play<W>& p, int seat, int gold, Rule rule)
{
    const int paid = takeGold(p.s, seat, gold);
    if (paid == 0) return 0;
    p.tell(Text::LogPays, rule, {seat, paid});
    return paid;
}

template <class W> void handOver(const Play<W>& p, int from, int to, int gold, Rule rule)
{
    Position& s = p.s;
    const int given = std::min({gold, int{s.gold[from]}, kMaxGold - s.gold[to]});
    if (given <= 0) return;
    set(s.gold[from], s.gold[from] - given);
    set(s.gold[to], s.gold[to] + given);
    p.tell(Text::LogHandsOver, rule, {from, given, to});
}

template <class W> void addUnits(const Play<W>& p, int place, int count, Rule rule)
{
    const int added = std::min(count, kMaxUnits - p.s.units(place));
    if (added <= 0) return;
    set(p.s.units(place), p.s.units(place) + added);
    p.tell(Text::LogRaised, rule, {ownerOf(p.s, place), added, place});
}

template <class W> void removeUnits(const Play<W>& p, int place, int count, Rule rule)
{
    const int removed = std::min<int>(count, p.s.units(place));
    const int owner = ownerOf(p.s, place);
    if (removed > 0) p.tell(Text::LogRemoved, rule, {owner, removed, place});
    set(p.s.units(place), p.s.units(place) - removed);
    if (owner == activeSeat(p.s)) p.s.spent(place) = std::min(p.s.spent(place), p.s.units(place));
    if (owner >= 0 && p.s.units(place) == 0) vacate(p, place, wr(51));
}

template <class W> void removeGuests(const Play<W>& p, int seat, int place, int count, Rule rule)
{
    const int removed = std::min<int>(count, p.s.guests(seat, place));
    if (removed <= 0) return;
    p.tell(Text::LogRemoved, rule, {seat, removed, place});
    set(p.s.guests(seat, place), p.s.guests(seat, place) - removed);
}

template <class W> void addPool(const Play<W>& p, int seat, int count, Rule rule)
{
    const int added = std::min(count, kMaxUnits - p.s.pool[seat]);
    if (added <= 0) return;
    set(p.s.pool[seat], p.s.pool[seat] + added);
    p.tell(Text::LogPool, rule, {seat, added});
}

template <class W> void take(const Play<W>& p, int seat, int place)
{
    Position& s = p.s;
    if (const int owner = ownerOf(s, place); owner >= 0) s.owned(owner).clear(place);
    s.owned(seat).set(place);
    s.passage(place) = 0;
    s.wounds(place) = 0;
    set(s.units(place), s.units(place) + s.guests(seat, place));
    s.guests(seat, place) = 0;
}

template <class W> void vacate(const Play<W>& p, int place, Rule rule)
{
    Position& s = p.s;
    const int owner = ownerOf(s, place);
    if (owner < 0 || !p.in(rule)) return;
    s.units(place) = 0;
    if (owner == activeSeat(s)) s.spent(place) = 0; // else they are those of guests
    const int heir = foremostGuest(s, place);
    if (heir >= 0) {
        take(p, heir, place);
        p.tell(Text::LogHeir, wr(16), {heir, place});
    } else {
        s.owned(owner).clear(place);
        s.passage(place) = s.wounds(place) = 0;
        p.tell(Text::LogVacated, rule, {place});
    }
    if (s.capital[owner] == place + 1) capitalLost(p, owner, -1);
}

#define MARCHES_WARRIOR_TREASURY(W)                                                                                    \
    template void gain(const Play<W>&, int, int, Rule);                                                                \
    template int pay(const Play<W>&, int, int, Rule);                                                                  \
    template void handOver(const Play<W>&, int, int, int, Rule);                                                       \
    template void addUnits(const Play<W>&, int, int, Rule);                                                            \
    template void removeUnits(const Play<W>&, int, int, Rule);                                                         \
    template void removeGuests(const Play<W>&, int, int, int, Rule);                                                   \
    template void addPool(const Play<W>&, int, int, Rule);                                                             \
    template void take(const Play<W>&, int, int);                                                                      \
    template void vacate(const Play<W>&, int, Rule);

MARCHES_WARRIOR_TREASURY(RuleTrace)
MARCHES_WARRIOR_TREASURY(NoTrace)
#undef MARCHES_WARRIOR_TREASURY

} // namespace marches::engine::warrior_risk
