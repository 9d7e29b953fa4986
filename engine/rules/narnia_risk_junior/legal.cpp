// SPDX-License-Identifier: GPL-3.0-or-later
// Where one may go, whom one may bring, what one may place.
#include "engine/rules/narnia_risk_junior/legal.h"

#include <algorithm>

namespace marches::engine::narnia_risk_junior {

namespace {

Mask neighboursOf(const Table& t, const Mask& places)
{
    Mask around;
    places.forEach([&](int place) { around |= t.open[static_cast<std::size_t>(place)]; });
    return around;
}

/// Territories where pieces of the army stand.
Mask armed(const Position& s, int army)
{
    Mask places;
    s.owned(army).forEach([&](int place) {
        if (sum(s.stack(place)) > 0) places.set(place);
    });
    return places;
}

Mask armedBySeat(const Table& t, const Position& s, int seat)
{
    Mask places;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies) places |= armed(s, army);
    return places;
}

Mask armedBySide(const Table& t, const Position& s, Side side)
{
    Mask places;
    for (const int army : t.armies)
        if (sideOf(static_cast<Army>(army)) == side) places |= armed(s, army);
    return places;
}

} // namespace

template <class W> Mask attackable(const ConstContext<W>& ctx)
{
    const Side side = activeSide(ctx.position);
    Mask places = ownedBy(ctx.position, other(side));
    // Friends are never attacked; without the rule only one's own army is safe.
    if (!ctx.in(nrj(18))) places |= ownedBy(ctx.position, side) - ctx.position.owned(activeArmy(ctx.position)).mask();
    return places;
}

template <class W> Mask targets(const ConstContext<W>& ctx)
{
    const Options& options = ctx.table.options;
    const int seat = activeSeat(ctx.table, ctx.position);
    const Mask all = attackable(ctx);
    Mask near = all;
    const bool lake = ctx.position.thawed != 0 && ctx.position.drawn[0] == ctx.table.lake + 1;
    const bool river = lake && ctx.in(advanced(6));
    const bool bySide = !river && options.freePlacementSide && ctx.in(advanced(2));
    const bool own = options.freePlacementOwn && !options.freePlacementSide;
    if (bySide)
        near = all & neighboursOf(ctx.table, armedBySide(ctx.table, ctx.position, activeSide(ctx.position)));
    else if (river || (own && ctx.in(advanced(1))))
        near = all & neighboursOf(ctx.table, armedBySeat(ctx.table, ctx.position, seat));
    return !near.any() && options.noTargetAnywhere ? all : near;
}

template <class W> Mask nextTargets(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int from = battlePlace(s);
    if (sum(s.stack(from)) < 2 || !ctx.in(nrj(30))) return {};
    const Mask enemies = attackable(ctx);
    Mask near = ctx.table.open[static_cast<std::size_t>(from)];
    if ((ctx.table.closed[static_cast<std::size_t>(from)] & enemies).any() && !ctx.in(nrj(35)))
        near |= ctx.table.closed[static_cast<std::size_t>(from)];
    // Without the rule that only this stack attacks, whatever touches the army is in reach.
    if (!ctx.in(nrj(31))) near |= neighboursOf(ctx.table, s.owned(activeArmy(s)).mask());
    return near & enemies;
}

template <class W> Mask pathTargets(const ConstContext<W>& ctx)
{
    const int from = battlePlace(ctx.position);
    if (sum(ctx.position.stack(from)) < 2) return {};
    return ctx.table.closed[static_cast<std::size_t>(from)] & attackable(ctx);
}

template <class W> Escort escort(const ConstContext<W>& ctx)
{
    if (characterAt(ctx.position, battlePlace(ctx.position), activeSide(ctx.position)) < 0) return {false, true};
    if (!ctx.in(nrj(32))) return {false, true};
    return {true, ctx.table.options.characterMayStay};
}

template <class W> std::uint16_t bringable(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(ctx.table, s);
    const std::uint16_t waiting = tokensWhere(0xFFF, [&](int token) {
        return s.spot[token] == kOnCard && s.holder[token] == seat + 1 && !isStone(s, token) &&
               ((s.spent >> token) & 1U) == 0;
    });
    if (waiting == 0 || !ctx.in(nrj(20))) return 0;
    const bool taken = characterAt(s, battlePlace(s), activeSide(s)) >= 0;
    return taken && ctx.in(nrj(21)) ? std::uint16_t{0} : waiting;
}

template <class W> void countAllotment(const ConstContext<W>& ctx, int (&out)[2])
{
    const Position& s = ctx.position;
    const bool full = ctx.in(nrj(19));
    const int base[2] = {full ? 3 : 2, full ? 1 : 0};
    for (int kind = 0; kind < 2; ++kind) {
        const int wanted = std::max(0, base[kind] - (s.diverted == kind + 1 ? 1 : 0));
        out[kind] = std::min<int>(wanted, s.supply[activeArmy(s)][kind]);
    }
}

template <class W> Mask divertCamps(const ConstContext<W>& ctx)
{
    if (!ctx.table.options.campReinforcement || ctx.position.diverted != 0) return {};
    const Position& s = ctx.position;
    const int army = activeArmy(s);
    const Mask camps = Mask::ofWords(s.words, [&](int k) { return s.block[k].camps & s.block[k].owned[army]; });
    if (!camps.any()) return {};
    int pieces[2];
    countAllotment(ctx, pieces);
    return pieces[0] + pieces[1] >= 2 && ctx.in(advanced(7)) ? camps : Mask();
}

#define MARCHES_NRJ_LEGAL(W)                                                                                           \
    template Mask attackable(const ConstContext<W>&);                                                                  \
    template Mask targets(const ConstContext<W>&);                                                                     \
    template Mask nextTargets(const ConstContext<W>&);                                                                 \
    template Mask pathTargets(const ConstContext<W>&);                                                                 \
    template Escort escort(const ConstContext<W>&);                                                                    \
    template std::uint16_t bringable(const ConstContext<W>&);                                                          \
    template void countAllotment(const ConstContext<W>&, int(&)[2]);                                                   \
    template Mask divertCamps(const ConstContext<W>&);

MARCHES_NRJ_LEGAL(RuleTrace)
MARCHES_NRJ_LEGAL(NoTrace)
#undef MARCHES_NRJ_LEGAL

} // namespace marches::engine::narnia_risk_junior
