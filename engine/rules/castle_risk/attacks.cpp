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

template <class W> int mostAttackDice(const Look<W>& look)
{
    const Position& s = look.s;
    int most = std::min(kMostAttackDice, attackers(s));
    if (is(s, kSea)) {
        const bool leaveOne = look.t.options.shipLeavesOne || !look.in(cr(32));
        if (leaveOne) most = std::clamp(s.ship - 1, 1, kMostAttackDice);
    }
    if (castleAt(s, toPlace(s)) >= 0 && look.in(cr(38))) most = std::min(most, kMostOnCastle);
    return most;
}

int mostDefenceDice(const Position& s) { return std::min<int>(kMostDefenceDice, s.armies(toPlace(s))); }

template <class W> bool mayAttack(const Look<W>& look)
{
    if (phaseOf(look.s) != Phase::Act) return false;
    const bool one = look.t.options.oneAttack || !look.in(cr(19));
    return !one || !is(look.s, kAttacked);
}

template <class W> const std::vector<Mask>& landWays(const Look<W>& look)
{
    return look.in(cr(3)) ? look.t.open : look.t.borders;
}

template <class W> const std::vector<Mask>& seaWays(const Look<W>& look)
{
    Voyages rules = Voyages::AsRuled;
    if (!look.in(cr(4)))
        rules = Voyages::OneSea;
    else if (!look.in(cr(5)))
        rules = Voyages::FirstSea;
    return look.t.voyages[static_cast<std::size_t>(rules)];
}

template <class W> Mask attackable(const Look<W>& look, bool sea)
{
    const Position& s = look.s;
    const int seat = activeSeat(s);
    const bool bound = look.in(cr(sea ? 35 : 34));
    std::uint32_t foes = 0;
    for (int other = 0; other < look.t.seatCount(); ++other)
        if (other != seat && !(bound && truceBetween(s, seat, other))) foes |= seatBit(other);
    return Mask::ofWords(s.words, [&](int k) {
        const Block& block = s.block[k];
        std::uint64_t all = 0; // that somebody holds
        std::uint64_t targets = 0;
        for (int other = 0; other < look.t.seatCount(); ++other) {
            all |= block.owned[other];
            if ((foes & seatBit(other)) != 0) targets |= block.owned[other];
        }
        return sea ? targets : targets | (look.t.land.word(k) & ~all);
    });
}

template <class W> Mask origins(const Look<W>& look)
{
    const Position& s = look.s;
    const Mask armed = spare(s, s.owned(activeSeat(s)).mask());
    const Mask targets = attackable(look, false);
    if (!look.in(cr(37))) return targets.any() ? armed : Mask{};
    const std::vector<Mask>& ways = landWays(look);
    Mask found;
    armed.forEach([&](int place) {
        if ((ways[static_cast<std::size_t>(place)] & targets).any()) found.set(place);
    });
    return found;
}

template <class W> Mask harbours(const Look<W>& look)
{
    const Position& s = look.s;
    const int seat = activeSeat(s);
    if (held(s, seat, Card::Admiral) == 0 || !look.in(cr(30))) return {};
    if (look.t.options.admiralOnce && is(s, kSailed)) return {};
    const Mask targets = attackable(look, true);
    const std::vector<Mask>& ways = seaWays(look);
    Mask found;
    spare(s, s.owned(seat).mask()).forEach([&](int place) {
        if ((ways[static_cast<std::size_t>(place)] & targets).any()) found.set(place);
    });
    return found;
}

template <class W> bool mayStop(const Look<W>& look)
{
    return look.in(is(look.s, kSea) ? cr(31) : cr(42)) != is(look.s, kSea);
}

template <class W> bool mayPlayGeneral(const Look<W>& look)
{
    const Position& s = look.s;
    const int seat = activeSeat(s);
    if (held(s, seat, Card::General) <= s.pledged || !look.in(cr(26))) return false;
    if (is(s, kSea) && !look.in(cr(33))) return false;
    return generals(s) + s.pledged < look.t.options.maxGenerals;
}

template <class W> bool mayPlayMarshall(const Look<W>& look, bool asOthersSee)
{
    const Position& s = look.s;
    const int seat = defender(s);
    if (!look.in(cr(28)) || marshalls(s) >= look.t.options.maxMarshalls) return false;
    if (look.t.options.marshallFirstRoll && is(s, kRolled)) return false;
    return asOthersSee ? handSize(s, seat) > 0 : held(s, seat, Card::Marshall) > 0;
}

#define MARCHES_CASTLE_ATTACKS(W)                                                                                      \
    template int mostAttackDice(const Look<W>&);                                                                       \
    template bool mayAttack(const Look<W>&);                                                                           \
    template Mask attackable(const Look<W>&, bool);                                                                    \
    template const std::vector<Mask>& landWays(const Look<W>&);                                                        \
    template const std::vector<Mask>& seaWays(const Look<W>&);                                                         \
    template Mask origins(const Look<W>&);                                                                             \
    template Mask harbours(const Look<W>&);                                                                            \
    template bool mayStop(const Look<W>&);                                                                             \
    template bool mayPlayGeneral(const Look<W>&);                                                                      \
    template bool mayPlayMarshall(const Look<W>&, bool);

MARCHES_CASTLE_ATTACKS(RuleTrace)
MARCHES_CASTLE_ATTACKS(NoTrace)
#undef MARCHES_CASTLE_ATTACKS

} // namespace marches::engine::castle_risk
