// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

void endTalk(Position& s)
{
    clearDeal(s);
    s.enemy = s.asked = s.counters = 0;
    lower(s, kUnchanged);
}

void swapSides(Position& s)
{
    std::swap(s.deal[0], s.deal[1]);
    for (int k = 0; k < s.words; ++k) std::swap(s.block[k].goods[0], s.block[k].goods[1]);
    std::swap(s.asked, s.enemy);
}

/// Ends the talk about an offer; the next seat may make one.
template <class W> void nextBarter(const Play<W>& p)
{
    endTalk(p.s);
    p.enter(Phase::Barter);
    set(p.s.active, leftOf(p.t, p.s, activeSeat(p.s)) + 1);
}

Goods& goodsAt(Position& s, int side, int place) { return s.blockOf(place).goods[side]; }
std::uint64_t bitOf(int place) { return std::uint64_t{1} << Position::inBlock(place); }

template <class W> void edit(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int side = phaseOf(s) == Phase::Give ? 0 : 1;
    Bundle& bundle = s.deal[side];
    lower(s, kUnchanged);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Money: set(bundle.gold, move.arg[0]); break;
    case Verb::Troops: set(bundle.troops, move.arg[0]); break;
    case Verb::Units: set(s.laidUnits(side, move.arg[0]), move.arg[1]); break;
    case Verb::Land: goodsAt(s, side, move.arg[0]).land |= bitOf(move.arg[0]); break;
    case Verb::Routes: set(bundle.routes, move.arg[0]); break;
    case Verb::Passage: goodsAt(s, side, move.arg[0]).passage |= bitOf(move.arg[0]); break;
    case Verb::TakeBack:
        s.laidUnits(side, move.arg[0]) = 0;
        goodsAt(s, side, move.arg[0]).land &= ~bitOf(move.arg[0]);
        goodsAt(s, side, move.arg[0]).passage &= ~bitOf(move.arg[0]);
        break;
    case Verb::Unsay: set(bundle.promises, bundle.promises & ~(1 << move.arg[0])); break;
    default: set(bundle.promises, bundle.promises | (1 << move.arg[0])); break;
    }
}

/// Everything that one side hands over. Passage for a territory that goes along is for the new owner to grant.
template <class W> void carryOut(const Play<W>& p, int from, int to, int side)
{
    Position& s = p.s;
    const Bundle& bundle = s.deal[side];
    const Mask land = s.laidLand(side);
    for (const int place : p.t.places) {
        const int units = s.laidUnits(side, place);
        if (units == 0) continue;
        set(s.units(place), s.units(place) - units);
        p.tell(Text::LogRemoved, wr(44), {from, units, place});
        addPool(p, to, units, wr(44));
    }
    if (bundle.troops > 0) {
        set(s.pool[from], s.pool[from] - bundle.troops);
        p.tell(Text::LogPoolLost, wr(44), {from, bundle.troops});
        addPool(p, to, bundle.troops, wr(44));
    }
    land.forEach([&](int place) {
        take(p, to, place);
        p.tell(Text::LogLandGiven, wr(44), {from, place, to});
    });
    set(s.routes[from], s.routes[from] - bundle.routes);
    set(s.routes[to], std::min(s.routes[to] + bundle.routes, 255));
    if (bundle.routes > 0) p.tell(Text::LogRouteGiven, wr(44), {from, bundle.routes, to});
    (s.laidPassage(side) - land).forEach([&](int place) { grantPassage(p, place, to); });
    for (int what = 0; what < kPromises; ++what)
        if ((bundle.promises >> what & 1) != 0) p.tell(Text::LogPromises, wr(44), {from, to, what});
}

template <class W> void accept(const Play<W>& p)
{
    Position& s = p.s;
    const int maker = askedSeat(s);
    const int other = enemySeat(s);
    p.tell(Text::LogAccepts, wr(44), {other, maker});
    // Gold changes hands against gold at once, so that nobody's purse runs over or short on the way.
    const int gold = s.deal[0].gold - s.deal[1].gold;
    if (gold > 0) handOver(p, maker, other, std::min(gold, kMaxGold - s.gold[other]), wr(44));
    if (gold < 0) handOver(p, other, maker, std::min(-gold, kMaxGold - s.gold[maker]), wr(44));
    carryOut(p, maker, other, 0);
    carryOut(p, other, maker, 1);
    nextBarter(p);
}

/// What `giver` would give, for the eyes of one of the two who bargain.
template <class W> void tellLaid(const Play<W>& p, int seat, int giver, int side)
{
    const Bundle& bundle = p.s.deal[side];
    if (bundle.gold > 0) p.tellOnly(seat, Text::LogLaysGold, wr(44), {giver, bundle.gold});
    if (bundle.troops > 0) p.tellOnly(seat, Text::LogLaysTroops, wr(44), {giver, bundle.troops});
    if (bundle.routes > 0) p.tellOnly(seat, Text::LogLaysRoutes, wr(44), {giver, bundle.routes});
    for (const int place : p.t.places)
        if (const int units = p.s.laidUnits(side, place); units > 0)
            p.tellOnly(seat, Text::LogLaysUnits, wr(44), {giver, place, units});
    p.s.laidLand(side).forEach([&](int place) { p.tellOnly(seat, Text::LogLaysLand, wr(44), {giver, place}); });
    p.s.laidPassage(side).forEach([&](int place) { p.tellOnly(seat, Text::LogLaysPassage, wr(44), {giver, place}); });
    for (int what = 0; what < kPromises; ++what)
        if ((bundle.promises >> what & 1) != 0) p.tellOnly(seat, Text::LogLaysPromise, wr(44), {giver, what});
}

/// Who proposes what the other has just proposed agrees with it.
template <class W> void propose(const Play<W>& p)
{
    if (is(p.s, kUnchanged)) {
        swapSides(p.s);
        accept(p);
        return;
    }
    const int maker = askedSeat(p.s);
    const int other = enemySeat(p.s);
    p.tell(Text::LogProposes, wr(44), {maker, other});
    for (const int seat : {maker, other}) {
        tellLaid(p, seat, maker, 0);
        tellLaid(p, seat, other, 1);
    }
    p.enter(Phase::Answer);
}

} // namespace

void clearDeal(Position& s)
{
    std::memset(s.deal, 0, sizeof(s.deal));
    clearBlocks<&Block::goods>(s);
}

bool emptyDeal(const Position& s)
{
    static constexpr Bundle kNothing[2]{};
    static constexpr Goods kNoGoods[2]{};
    if (std::memcmp(s.deal, kNothing, sizeof(s.deal)) != 0) return false;
    return std::all_of(s.block, s.block + s.words,
                       [](const Block& block) { return std::memcmp(block.goods, kNoGoods, sizeof(block.goods)) == 0; });
}

bool bargaining(const Position& s)
{
    const Phase phase = phaseOf(s);
    return phase == Phase::Give || phase == Phase::Ask || phase == Phase::Answer;
}

int dealGiver(const Position& s) { return phaseOf(s) == Phase::Give ? askedSeat(s) : enemySeat(s); }

template <class W> void beginBarter(const Play<W>& p)
{
    Position& s = p.s;
    for (std::uint8_t& offers : s.offers) offers = 0;
    s.done = 0;
    endTalk(s);
    set(s.active, nextInRound(p.t, s, -1) + 1);
    p.enter(Phase::Barter);
}

template <class W> bool stepBarter(const Play<W>& p)
{
    Position& s = p.s;
    if (phaseOf(s) != Phase::Barter) return false;
    const bool open = p.in(wr(44)) && p.t.options.barter;
    for (int i = 0; i < p.t.seatCount() && open; ++i) {
        const int seat = activeSeat(s);
        if (s.offers[seat] >= p.t.options.barterRounds) set(s.done, s.done | seatBit(seat));
        if ((s.done & seatBit(seat)) == 0) return false;
        set(s.active, leftOf(p.t, s, seat) + 1);
    }
    s.done = s.active = 0;
    for (std::uint8_t& offers : s.offers) offers = 0;
    if (!p.in(wr(45)) || p.t.options.tradeMax == 0) {
        beginFate(p);
        return true;
    }
    p.tell(Text::LogTradeOpens, wr(45));
    p.enter(Phase::Stake);
    return true;
}

template <class W> void applyBarter(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Offer:
        ++s.offers[move.seat];
        set(s.asked, move.seat + 1);
        set(s.enemy, move.arg[0] + 1);
        p.enter(Phase::Give);
        break;
    case Verb::Give: p.enter(Phase::Give); break;
    case Verb::Ask: p.enter(Phase::Ask); break;
    case Verb::Propose: propose(p); break;
    case Verb::Withdraw:
        p.tell(Text::LogWithdraws, wr(44), {askedSeat(s), enemySeat(s)});
        nextBarter(p);
        break;
    case Verb::Accept: accept(p); break;
    case Verb::Refuse:
        p.tell(Text::LogRefuses, wr(44), {enemySeat(s), askedSeat(s)});
        nextBarter(p);
        break;
    case Verb::Counter: {
        swapSides(s);
        raise(s, kUnchanged);
        ++s.counters;
        p.tell(Text::LogCounters, wr(44), {askedSeat(s), enemySeat(s)});
        p.enter(Phase::Give);
        break;
    }
    case Verb::Done:
        set(s.done, s.done | seatBit(move.seat));
        set(s.active, leftOf(p.t, s, move.seat) + 1);
        break;
    default: edit(p, move); break;
    }
}

#define MARCHES_WARRIOR_BARTER(W)                                                                                      \
    template void beginBarter(const Play<W>&);                                                                         \
    template bool stepBarter(const Play<W>&);                                                                          \
    template void applyBarter(const Play<W>&, const Move&);

MARCHES_WARRIOR_BARTER(RuleTrace)
MARCHES_WARRIOR_BARTER(NoTrace)
#undef MARCHES_WARRIOR_BARTER

} // namespace marches::engine::warrior_risk
