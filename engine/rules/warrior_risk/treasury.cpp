// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

template <class W> void gain(const Context<W>& ctx, int seat, int gold, Rule rule)
{
    const int paid = std::min(gold, kMaxGold - ctx.position.gold[seat]);
    if (paid <= 0) return;
    set(ctx.position.gold[seat], ctx.position.gold[seat] + paid);
    ctx.tell(Text::LogReceives, rule, {seat, paid});
}

int takeGold(Position& s, int seat, int gold)
{
    const int paid = std::clamp<int>(gold, 0, s.gold[seat]);
    set(s.gold[seat], s.gold[seat] - paid);
    return paid;
}

template <class W> int pay(const Context<W>& ctx, int seat, int gold, Rule rule)
{
    const int paid = takeGold(ctx.position, seat, gold);
    if (paid == 0) return 0;
    ctx.tell(Text::LogPays, rule, {seat, paid});
    return paid;
}

template <class W> void handOver(const Context<W>& ctx, int from, int to, int gold, Rule rule)
{
    Position& s = ctx.position;
    const int given = std::min({gold, int{s.gold[from]}, kMaxGold - s.gold[to]});
    if (given <= 0) return;
    set(s.gold[from], s.gold[from] - given);
    set(s.gold[to], s.gold[to] + given);
    ctx.tell(Text::LogHandsOver, rule, {from, given, to});
}

template <class W> void addUnits(const Context<W>& ctx, int place, int count, Rule rule)
{
    const int added = std::min(count, kMaxUnits - ctx.position.units(place));
    if (added <= 0) return;
    set(ctx.position.units(place), ctx.position.units(place) + added);
    ctx.tell(Text::LogRaised, rule, {ownerOf(ctx.position, place), added, place});
}

template <class W> void removeUnits(const Context<W>& ctx, int place, int count, Rule rule)
{
    const int removed = std::min<int>(count, ctx.position.units(place));
    const int owner = ownerOf(ctx.position, place);
    if (removed > 0) ctx.tell(Text::LogRemoved, rule, {owner, removed, place});
    set(ctx.position.units(place), ctx.position.units(place) - removed);
    if (owner == activeSeat(ctx.position))
        ctx.position.spent(place) = std::min(ctx.position.spent(place), ctx.position.units(place));
    if (owner >= 0 && ctx.position.units(place) == 0) vacate(ctx, place, wr(51));
}

template <class W> void removeGuests(const Context<W>& ctx, int seat, int place, int count, Rule rule)
{
    const int removed = std::min<int>(count, ctx.position.guests(seat, place));
    if (removed <= 0) return;
    ctx.tell(Text::LogRemoved, rule, {seat, removed, place});
    set(ctx.position.guests(seat, place), ctx.position.guests(seat, place) - removed);
}

template <class W> void addPool(const Context<W>& ctx, int seat, int count, Rule rule)
{
    const int added = std::min(count, kMaxUnits - ctx.position.pool[seat]);
    if (added <= 0) return;
    set(ctx.position.pool[seat], ctx.position.pool[seat] + added);
    ctx.tell(Text::LogPool, rule, {seat, added});
}

template <class W> void take(const Context<W>& ctx, int seat, int place)
{
    Position& s = ctx.position;
    if (const int owner = ownerOf(s, place); owner >= 0) s.owned(owner).clear(place);
    s.owned(seat).set(place);
    s.passage(place) = 0;
    s.wounds(place) = 0;
    set(s.units(place), s.units(place) + s.guests(seat, place));
    s.guests(seat, place) = 0;
}

template <class W> void vacate(const Context<W>& ctx, int place, Rule rule)
{
    Position& s = ctx.position;
    const int owner = ownerOf(s, place);
    if (owner < 0 || !ctx.in(rule)) return;
    s.units(place) = 0;
    if (owner == activeSeat(s)) s.spent(place) = 0; // else they are those of guests
    const int heir = foremostGuest(s, place);
    if (heir >= 0) {
        take(ctx, heir, place);
        ctx.tell(Text::LogHeir, wr(16), {heir, place});
    } else {
        s.owned(owner).clear(place);
        s.passage(place) = s.wounds(place) = 0;
        ctx.tell(Text::LogVacated, rule, {place});
    }
    if (s.capital[owner] == place + 1) capitalLost(ctx, owner, -1);
}

#define MARCHES_WARRIOR_TREASURY(W)                                                                                    \
    template void gain(const Context<W>&, int, int, Rule);                                                             \
    template int pay(const Context<W>&, int, int, Rule);                                                               \
    template void handOver(const Context<W>&, int, int, int, Rule);                                                    \
    template void addUnits(const Context<W>&, int, int, Rule);                                                         \
    template void removeUnits(const Context<W>&, int, int, Rule);                                                      \
    template void removeGuests(const Context<W>&, int, int, int, Rule);                                                \
    template void addPool(const Context<W>&, int, int, Rule);                                                          \
    template void take(const Context<W>&, int, int);                                                                   \
    template void vacate(const Context<W>&, int, Rule);

MARCHES_WARRIOR_TREASURY(RuleTrace)
MARCHES_WARRIOR_TREASURY(NoTrace)
#undef MARCHES_WARRIOR_TREASURY

} // namespace marches::engine::warrior_risk
