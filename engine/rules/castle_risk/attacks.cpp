// SPDX-License-Identifier: GPL-3.0-or-later
// Where a battle may begin, what may be thrown in it, and when it may end.
#include <algorithm>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kMostAttackDice = 3;
constexpr int kMostDefenceDice = 2;
constexpr int kMostOnCastle = 2;

} // namespace

int attackers(const Position& s) { return is(s, kSea) ? s.ship : s.armies(fromPlace(s)) - 1; }

template <class W> int mostAttackDice(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    int most = std::min(kMostAttackDice, attackers(s));
    if (is(s, kSea)) {
        const bool leaveOne = ctx.table.options.shipLeavesOne || !ctx.in(cr(32));
        if (leaveOne) most = std::clamp(s.ship - 1, 1, kMostAttackDice);
    }
    if (castleAt(s, toPlace(s)) >= 0 && ctx.in(cr(38))) most = std::min(most, kMostOnCastle);
    return most;
}

int mostDefenceDice(const Position& s) { return std::min<int>(kMostDefenceDice, s.armies(toPlace(s))); }

template <class W> bool mayAttack(const ConstContext<W>& ctx)
{
    if (phaseOf(ctx.position) != Phase::Act) return false;
    const bool one = ctx.table.options.oneAttack || !ctx.in(cr(19));
    return !one || !is(ctx.position, kAttacked);
}

template <class W> const std::vector<Mask>& landWays(const ConstContext<W>& ctx)
{
    return ctx.in(cr(3)) ? ctx.table.open : ctx.table.borders;
}

template <class W> const std::vector<Mask>& seaWays(const ConstContext<W>& ctx)
{
    Voyages rules = Voyages::AsRuled;
    if (!ctx.in(cr(4)))
        rules = Voyages::OneSea;
    else if (!ctx.in(cr(5)))
        rules = Voyages::FirstSea;
    return ctx.table.voyages[static_cast<std::size_t>(rules)];
}

template <class W> Mask attackable(const ConstContext<W>& ctx, bool sea)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    const bool bound = ctx.in(cr(sea ? 35 : 34));
    std::uint32_t foes = 0;
    for (int other = 0; other < ctx.table.seatCount(); ++other)
        if (other != seat && !(bound && truceBetween(s, seat, other))) foes |= seatBit(other);
    return Mask::ofWords(s.words, [&](int k) {
        const Block& block = s.block[k];
        std::uint64_t all = 0; // that somebody holds
        std::uint64_t targets = 0;
        for (int other = 0; other < ctx.table.seatCount(); ++other) {
            all |= block.owned[other];
            if ((foes & seatBit(other)) != 0) targets |= block.owned[other];
        }
        return sea ? targets : targets | (ctx.table.land.word(k) & ~all);
    });
}

template <class W> Mask origins(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const Mask armed = spare(s, s.owned(activeSeat(s)).mask());
    const Mask targets = attackable(ctx, false);
    if (!ctx.in(cr(37))) return targets.any() ? armed : Mask{};
    const std::vector<Mask>& ways = landWays(ctx);
    Mask found;
    armed.forEach([&](int place) {
        if ((ways[static_cast<std::size_t>(place)] & targets).any()) found.set(place);
    });
    return found;
}

template <class W> Mask harbours(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (held(s, seat, Card::Admiral) == 0 || !ctx.in(cr(30))) return {};
    if (ctx.table.options.admiralOnce && is(s, kSailed)) return {};
    const Mask targets = attackable(ctx, true);
    const std::vector<Mask>& ways = seaWays(ctx);
    Mask found;
    spare(s, s.owned(seat).mask()).forEach([&](int place) {
        if ((ways[static_cast<std::size_t>(place)] & targets).any()) found.set(place);
    });
    return found;
}

template <class W> bool mayStop(const ConstContext<W>& ctx)
{
    return ctx.in(is(ctx.position, kSea) ? cr(31) : cr(42)) != is(ctx.position, kSea);
}

template <class W> bool mayPlayGeneral(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (held(s, seat, Card::General) <= s.pledged || !ctx.in(cr(26))) return false;
    if (is(s, kSea) && !ctx.in(cr(33))) return false;
    return generals(s) + s.pledged < ctx.table.options.maxGenerals;
}

template <class W> bool mayPlayMarshall(const ConstContext<W>& ctx, bool asOthersSee)
{
    const Position& s = ctx.position;
    const int seat = defender(s);
    if (!ctx.in(cr(28)) || marshalls(s) >= ctx.table.options.maxMarshalls) return false;
    if (ctx.table.options.marshallFirstRoll && is(s, kRolled)) return false;
    return asOthersSee ? handSize(s, seat) > 0 : held(s, seat, Card::Marshall) > 0;
}

#define MARCHES_CASTLE_ATTACKS(W)                                                                                      \
    template int mostAttackDice(const ConstContext<W>&);                                                               \
    template bool mayAttack(const ConstContext<W>&);                                                                   \
    template Mask attackable(const ConstContext<W>&, bool);                                                            \
    template const std::vector<Mask>& landWays(const ConstContext<W>&);                                                \
    template const std::vector<Mask>& seaWays(const ConstContext<W>&);                                                 \
    template Mask origins(const ConstContext<W>&);                                                                     \
    template Mask harbours(const ConstContext<W>&);                                                                    \
    template bool mayStop(const ConstContext<W>&);                                                                     \
    template bool mayPlayGeneral(const ConstContext<W>&);                                                              \
    template bool mayPlayMarshall(const ConstContext<W>&, bool);

MARCHES_CASTLE_ATTACKS(RuleTrace)
MARCHES_CASTLE_ATTACKS(NoTrace)
#undef MARCHES_CASTLE_ATTACKS

} // namespace marches::engine::castle_risk
