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
template <class W> void goToNextBarter(const Context<W>& ctx)
{
    endTalk(ctx.position);
    ctx.enter(Phase::Barter);
    set(ctx.position.active, leftOf(ctx.table, ctx.position, activeSeat(ctx.position)) + 1);
}

Goods& goodsAt(Position& s, int side, int place) { return s.blockOf(place).goods[side]; }
std::uint64_t bitOf(int place) { return std::uint64_t{1} << Position::inBlock(place); }

template <class W> void edit(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
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
template <class W> void carryOut(const Context<W>& ctx, int from, int to, int side)
{
    Position& s = ctx.position;
    const Bundle& bundle = s.deal[side];
    const Mask land = s.laidLand(side);
    for (const int place : ctx.table.places) {
        const int units = s.laidUnits(side, place);
        if (units == 0) continue;
        set(s.units(place), s.units(place) - units);
        ctx.tell(Text::LogRemoved, wr(44), {from, units, place});
        addPool(ctx, to, units, wr(44));
    }
    if (bundle.troops > 0) {
        set(s.pool[from], s.pool[from] - bundle.troops);
        ctx.tell(Text::LogPoolLost, wr(44), {from, bundle.troops});
        addPool(ctx, to, bundle.troops, wr(44));
    }
    land.forEach([&](int place) {
        take(ctx, to, place);
        ctx.tell(Text::LogLandGiven, wr(44), {from, place, to});
    });
    set(s.routes[from], s.routes[from] - bundle.routes);
    set(s.routes[to], std::min(s.routes[to] + bundle.routes, 255));
    if (bundle.routes > 0) ctx.tell(Text::LogRouteGiven, wr(44), {from, bundle.routes, to});
    (s.laidPassage(side) - land).forEach([&](int place) { grantPassage(ctx, place, to); });
    for (int what = 0; what < kPromises; ++what)
        if ((bundle.promises >> what & 1) != 0) ctx.tell(Text::LogPromises, wr(44), {from, to, what});
}

template <class W> void accept(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int maker = askedSeat(s);
    const int other = enemySeat(s);
    ctx.tell(Text::LogAccepts, wr(44), {other, maker});
    // Gold changes hands against gold at once, so that nobody's purse runs over or short on the way.
    const int gold = s.deal[0].gold - s.deal[1].gold;
    if (gold > 0) handOver(ctx, maker, other, std::min(gold, kMaxGold - s.gold[other]), wr(44));
    if (gold < 0) handOver(ctx, other, maker, std::min(-gold, kMaxGold - s.gold[maker]), wr(44));
    carryOut(ctx, maker, other, 0);
    carryOut(ctx, other, maker, 1);
    goToNextBarter(ctx);
}

/// What `giver` would give, for the eyes of one of the two who bargain.
template <class W> void tellLaid(const Context<W>& ctx, int seat, int giver, int side)
{
    const Bundle& bundle = ctx.position.deal[side];
    if (bundle.gold > 0) ctx.tellOnly(seat, Text::LogLaysGold, wr(44), {giver, bundle.gold});
    if (bundle.troops > 0) ctx.tellOnly(seat, Text::LogLaysTroops, wr(44), {giver, bundle.troops});
    if (bundle.routes > 0) ctx.tellOnly(seat, Text::LogLaysRoutes, wr(44), {giver, bundle.routes});
    for (const int place : ctx.table.places)
        if (const int units = ctx.position.laidUnits(side, place); units > 0)
            ctx.tellOnly(seat, Text::LogLaysUnits, wr(44), {giver, place, units});
    ctx.position.laidLand(side).forEach([&](int place) {
        ctx.tellOnly(seat, Text::LogLaysLand, wr(44), {giver, place});
    });
    ctx.position.laidPassage(side).forEach([&](int place) {
        ctx.tellOnly(seat, Text::LogLaysPassage, wr(44), {giver, place});
    });
    for (int what = 0; what < kPromises; ++what)
        if ((bundle.promises >> what & 1) != 0) ctx.tellOnly(seat, Text::LogLaysPromise, wr(44), {giver, what});
}

/// Who proposes what the other has just proposed agrees with it.
template <class W> void propose(const Context<W>& ctx)
{
    if (is(ctx.position, kUnchanged)) {
        swapSides(ctx.position);
        accept(ctx);
        return;
    }
    const int maker = askedSeat(ctx.position);
    const int other = enemySeat(ctx.position);
    ctx.tell(Text::LogProposes, wr(44), {maker, other});
    for (const int seat : {maker, other}) {
        tellLaid(ctx, seat, maker, 0);
        tellLaid(ctx, seat, other, 1);
    }
    ctx.enter(Phase::Answer);
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

template <class W> void beginBarter(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (std::uint8_t& offers : s.offers) offers = 0;
    s.done = 0;
    endTalk(s);
    set(s.active, nextInRound(ctx.table, s, -1) + 1);
    ctx.enter(Phase::Barter);
}

template <class W> bool stepBarter(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (phaseOf(s) != Phase::Barter) return false;
    const bool open = ctx.in(wr(44)) && ctx.table.options.barter;
    for (int i = 0; i < ctx.table.seatCount() && open; ++i) {
        const int seat = activeSeat(s);
        if (s.offers[seat] >= ctx.table.options.barterRounds) set(s.done, s.done | seatBit(seat));
        if ((s.done & seatBit(seat)) == 0) return false;
        set(s.active, leftOf(ctx.table, s, seat) + 1);
    }
    s.done = s.active = 0;
    for (std::uint8_t& offers : s.offers) offers = 0;
    if (!ctx.in(wr(45)) || ctx.table.options.tradeMax == 0) {
        beginFate(ctx);
        return true;
    }
    ctx.tell(Text::LogTradeOpens, wr(45));
    ctx.enter(Phase::Stake);
    return true;
}

template <class W> void applyBarter(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Offer:
        ++s.offers[move.seat];
        set(s.asked, move.seat + 1);
        set(s.enemy, move.arg[0] + 1);
        ctx.enter(Phase::Give);
        break;
    case Verb::Give: ctx.enter(Phase::Give); break;
    case Verb::Ask: ctx.enter(Phase::Ask); break;
    case Verb::Propose: propose(ctx); break;
    case Verb::Withdraw:
        ctx.tell(Text::LogWithdraws, wr(44), {askedSeat(s), enemySeat(s)});
        goToNextBarter(ctx);
        break;
    case Verb::Accept: accept(ctx); break;
    case Verb::Refuse:
        ctx.tell(Text::LogRefuses, wr(44), {enemySeat(s), askedSeat(s)});
        goToNextBarter(ctx);
        break;
    case Verb::Counter: {
        swapSides(s);
        raise(s, kUnchanged);
        ++s.counters;
        ctx.tell(Text::LogCounters, wr(44), {askedSeat(s), enemySeat(s)});
        ctx.enter(Phase::Give);
        break;
    }
    case Verb::Done:
        set(s.done, s.done | seatBit(move.seat));
        set(s.active, leftOf(ctx.table, s, move.seat) + 1);
        break;
    default: edit(ctx, move); break;
    }
}

#define MARCHES_WARRIOR_BARTER(W)                                                                                      \
    template void beginBarter(const Context<W>&);                                                                      \
    template bool stepBarter(const Context<W>&);                                                                       \
    template void applyBarter(const Context<W>&, const Move&);

MARCHES_WARRIOR_BARTER(RuleTrace)
MARCHES_WARRIOR_BARTER(NoTrace)
#undef MARCHES_WARRIOR_BARTER

} // namespace marches::engine::warrior_risk
