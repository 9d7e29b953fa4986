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

template <class W> Mask attackable(const Look<W>& look)
{
    const Side side = activeSide(look.s);
    Mask places = ownedBy(look.s, other(side));
    // Friends are never attacked; without the rule only one's own army is safe.
    if (!look.in(nrj(18))) places |= ownedBy(look.s, side) - look.s.owned(activeArmy(look.s)).mask();
    return places;
}

template <class W> Mask targets(const Look<W>& look)
{
    const Options& options = look.t.options;
    const int seat = activeSeat(look.t, look.s);
    const Mask all = attackable(look);
    Mask near = all;
    const bool lake = look.s.thawed != 0 && look.s.drawn[0] == look.t.lake + 1;
    const bool river = lake && look.in(advanced(6));
    const bool bySide = !river && options.freePlacementSide && look.in(advanced(2));
    const bool own = options.freePlacementOwn && !options.freePlacementSide;
    if (bySide)
        near = all & neighboursOf(look.t, armedBySide(look.t, look.s, activeSide(look.s)));
    else if (river || (own && look.in(advanced(1))))
        near = all & neighboursOf(look.t, armedBySeat(look.t, look.s, seat));
    return !near.any() && options.noTargetAnywhere ? all : near;
}

template <class W> Mask nextTargets(const Look<W>& look)
{
    const Position& s = look.s;
    const int from = battlePlace(s);
    if (sum(s.stack(from)) < 2 || !look.in(nrj(30))) return {};
    const Mask enemies = attackable(look);
    Mask near = look.t.open[static_cast<std::size_t>(from)];
    if ((look.t.closed[static_cast<std::size_t>(from)] & enemies).any() && !look.in(nrj(35)))
        near |= look.t.closed[static_cast<std::size_t>(from)];
    // Without the rule that only this stack attacks, whatever touches the army is in reach.
    if (!look.in(nrj(31))) near |= neighboursOf(look.t, s.owned(activeArmy(s)).mask());
    return near & enemies;
}

template <class W> Mask pathTargets(const Look<W>& look)
{
    const int from = battlePlace(look.s);
    if (sum(look.s.stack(from)) < 2) return {};
    return look.t.closed[static_cast<std::size_t>(from)] & attackable(look);
}

template <class W> Escort escort(const Look<W>& look)
{
    if (characterAt(look.s, battlePlace(look.s), activeSide(look.s)) < 0) return {false, true};
    if (!look.in(nrj(32))) return {false, true};
    return {true, look.t.options.characterMayStay};
}

template <class W> std::uint16_t bringable(const Look<W>& look)
{
    const Position& s = look.s;
    const int seat = activeSeat(look.t, s);
    const std::uint16_t waiting = tokensWhere(0xFFF, [&](int token) {
        return s.spot[token] == kOnCard && s.holder[token] == seat + 1 && !isStone(s, token) &&
               ((s.spent >> token) & 1U) == 0;
    });
    if (waiting == 0 || !look.in(nrj(20))) return 0;
    const bool taken = characterAt(s, battlePlace(s), activeSide(s)) >= 0;
    return taken && look.in(nrj(21)) ? std::uint16_t{0} : waiting;
}

template <class W> void allotment(const Look<W>& look, int (&out)[2])
{
    const Position& s = look.s;
    const bool full = look.in(nrj(19));
    const int base[2] = {full ? 3 : 2, full ? 1 : 0};
    for (int kind = 0; kind < 2; ++kind) {
        const int wanted = std::max(0, base[kind] - (s.diverted == kind + 1 ? 1 : 0));
        out[kind] = std::min<int>(wanted, s.supply[activeArmy(s)][kind]);
    }
}

template <class W> Mask divertCamps(const Look<W>& look)
{
    if (!look.t.options.campReinforcement || look.s.diverted != 0) return {};
    const Position& s = look.s;
    const int army = activeArmy(s);
    const Mask camps = Mask::ofWords(s.words, [&](int k) { return s.block[k].camps & s.block[k].owned[army]; });
    if (!camps.any()) return {};
    int pieces[2];
    allotment(look, pieces);
    return pieces[0] + pieces[1] >= 2 && look.in(advanced(7)) ? camps : Mask();
}

#define MARCHES_NRJ_LEGAL(W)                                                                                           \
    template Mask attackable(const Look<W>&);                                                                          \
    template Mask targets(const Look<W>&);                                                                             \
    template Mask nextTargets(const Look<W>&);                                                                         \
    template Mask pathTargets(const Look<W>&);                                                                         \
    template Escort escort(const Look<W>&);                                                                            \
    template std::uint16_t bringable(const Look<W>&);                                                                  \
    template void allotment(const Look<W>&, int(&)[2]);                                                                \
    template Mask divertCamps(const Look<W>&);

MARCHES_NRJ_LEGAL(RuleTrace)
MARCHES_NRJ_LEGAL(NoTrace)
#undef MARCHES_NRJ_LEGAL

} // namespace marches::engine::narnia_risk_junior
