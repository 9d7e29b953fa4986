// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

template <class W> void letDefect(const Context<W>& ctx, int seat, int captor, int place)
{
    Position& s = ctx.position;
    const int lost = half(ctx.table, s.units(place));
    const int stay = s.units(place) - lost;
    if (lost > 0) ctx.tell(Text::LogRemoved, wr(30), {seat, lost, place});
    if (stay == 0 || captor < 0) {
        if (stay > 0) ctx.tell(Text::LogRemoved, wr(30), {seat, stay, place});
        s.units(place) = 0;
        vacate(ctx, place, wr(51));
        return;
    }
    set(s.units(place), stay);
    s.spent(place) = 0;
    take(ctx, captor, place);
    set(s.spent(place), s.units(place)); // they have come with the attack
    ctx.tell(Text::LogDefects, wr(30), {captor, place, stay, seat});
}

} // namespace

template <class W> bool multiplies(const ConstContext<W>& ctx, int place)
{
    const Position& s = ctx.position;
    const int owner = ownerOf(s, place);
    if (owner < 0 || s.capital[owner] != place + 1 || !ctx.in(wr(27))) return false;
    const bool crisis = s.crisis[owner] != 0 && s.crisis[owner] == s.round && ctx.in(fateRule(kLastFate));
    return !crisis;
}

template <class W> void rolledMultiplier(const Context<W>& ctx, int face)
{
    const int owner = ownerOf(ctx.position, toPlace(ctx.position));
    const int times = std::max(1, ctx.table.lists.multiplier[static_cast<std::size_t>(face - 1)]);
    set(ctx.position.multiplier[owner], times);
    ctx.tell(Text::LogMultiplier, wr(27),
             {toPlace(ctx.position), times, times * ctx.position.units(toPlace(ctx.position))});
    beginDefence(ctx);
}

template <class W> int garrisonOf(const ConstContext<W>& ctx, int strength)
{
    const Position& s = ctx.position;
    const int place = toPlace(s);
    const int times = std::max<int>(1, s.multiplier[std::max(ownerOf(s, place), 0)]);
    if (strength == 0) return 0;
    if (!ctx.in(wr(28)) || ctx.table.options.lossesMilitia) return std::min<int>(strength, s.units(place));
    const int units = ctx.table.options.lossesDown ? strength / times : (strength + times - 1) / times;
    return std::min<int>(std::max(1, units), s.units(place));
}

template <class W> void capitalLost(const Context<W>& ctx, int seat, int captor)
{
    Position& s = ctx.position;
    s.capital[seat] = s.multiplier[seat] = 0;
    ctx.tell(Text::LogCapitalLost, wr(31), {seat});
    if (captor < 0 && !ctx.table.options.upheaval) return;
    if (ctx.in(wr(29))) {
        const int gold = half(ctx.table, s.gold[seat]);
        if (captor >= 0)
            handOver(ctx, seat, captor, gold, wr(29));
        else
            pay(ctx, seat, gold, wr(29));
    }
    if (!s.owned(seat).any() || !ctx.in(wr(30))) return;
    s.falls = static_cast<std::uint16_t>(s.falls | seatBit(seat));
    set(s.captor, captor + 1);
}

template <class W> void rolledLoyalty(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int seat = std::countr_zero(s.falls);
    const int captor = s.captor - 1;
    s.falls = static_cast<std::uint16_t>(s.falls & ~seatBit(seat));
    if (s.falls == 0) s.captor = 0;
    int at = 0;
    s.owned(seat).mask().forEach([&](int place) {
        const int face = outcome[at++];
        ctx.tell(Text::LogLoyaltyDie, wr(30), {place, face});
        switch (ctx.table.lists.loyalty[static_cast<std::size_t>(face - 1)]) {
        case Loyalty::Loyal: addUnits(ctx, place, ctx.table.lists.loyaltyGain, wr(30)); break;
        case Loyalty::Independent: removeUnits(ctx, place, s.units(place), wr(30)); break;
        case Loyalty::Defects: letDefect(ctx, seat, captor, place); break;
        }
    });
}

template <class W> int homeless(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    if (!ctx.table.options.capitals || isSetup(phaseOf(s)) || phaseOf(s) == Phase::Over) return -1;
    for (std::uint32_t left = s.living; left != 0; left &= left - 1)
        if (const int seat = std::countr_zero(left); s.capital[seat] == 0 && s.owned(seat).any())
            return ctx.in(wr(31)) && ctx.in(wr(2)) ? seat : -1;
    return -1;
}

#define MARCHES_WARRIOR_CAPITAL(W)                                                                                     \
    template bool multiplies(const ConstContext<W>&, int);                                                             \
    template void rolledMultiplier(const Context<W>&, int);                                                            \
    template int garrisonOf(const ConstContext<W>&, int);                                                              \
    template void capitalLost(const Context<W>&, int, int);                                                            \
    template void rolledLoyalty(const Context<W>&, const Outcome&);                                                    \
    template int homeless(const ConstContext<W>&);

MARCHES_WARRIOR_CAPITAL(RuleTrace)
MARCHES_WARRIOR_CAPITAL(NoTrace)
#undef MARCHES_WARRIOR_CAPITAL

} // namespace marches::engine::warrior_risk
