// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/warrior_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::warrior_risk {

namespace {

void unseal(Position& s)
{
    for (std::uint16_t& sealed : s.sealed) sealed = 0;
    for (std::uint8_t& choice : s.choice) choice = 0;
    s.contenders = 0;
}

template <class W> void goToNextLot(const Context<W>& ctx)
{
    Position& s = ctx.position;
    unseal(s);
    lower(s, kSecond);
    s.lot = s.high = 0;
    s.holder = s.asked = 0;
    s.done = 0;
    if (++s.lotNumber <= s.left) {
        ctx.enter(Phase::LotRoll);
        return;
    }
    s.lotNumber = 0;
    s.left = 0;
    beginBarter(ctx);
}

template <class W> void sell(const Context<W>& ctx, int seat, int price)
{
    const int paid = ctx.in(wr(41)) ? takeGold(ctx.position, seat, price) : 0;
    const int units = ctx.in(wr(43)) ? std::min<int>(ctx.position.lot, kMaxUnits - ctx.position.pool[seat]) : 0;
    set(ctx.position.pool[seat], ctx.position.pool[seat] + units);
    ctx.tell(Text::LogWinsLot, wr(41), {seat, units, paid});
    goToNextLot(ctx);
}

template <class W> void discardLot(const Context<W>& ctx)
{
    ctx.tell(Text::LogLotDiscarded, wr(42), {ctx.position.lot});
    goToNextLot(ctx);
}

/// All bids are in: they are shown, and the highest one buys.
template <class W> void revealBids(const Context<W>& ctx)
{
    Position& s = ctx.position;
    int best = 0;
    std::uint32_t tied = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (s.sealed[seat] == 0) continue;
        const int bid = s.sealed[seat] - 1;
        ctx.tell(Text::LogBid, wr(41), {seat, bid});
        if (bid > best) tied = 0;
        best = std::max(best, bid);
        if (bid == best) tied |= seatBit(seat);
    }
    unseal(s);
    if (best == 0) {
        discardLot(ctx);
        return;
    }
    if (std::popcount(tied) == 1 || !ctx.in(wr(42))) {
        sell(ctx, std::countr_zero(tied), best);
        return;
    }
    if (ctx.table.options.tieWithdrawn || (ctx.table.options.tieRebid && is(s, kSecond))) {
        discardLot(ctx);
        return;
    }
    set(s.contenders, static_cast<int>(tied));
    set(s.high, best);
    raise(s, kSecond);
    ctx.tell(Text::LogBidTie, wr(42), {best});
    ctx.enter(ctx.table.options.tieRebid ? Phase::Bid : Phase::RollOff);
}

/// All stakes are in: they are paid into the pot.
template <class W> void revealStakes(const Context<W>& ctx)
{
    Position& s = ctx.position;
    int pot = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (s.sealed[seat] == 0) continue;
        const int stake = s.sealed[seat] - 1;
        ctx.tell(Text::LogStake, wr(45), {seat, stake});
        pot += takeGold(s, seat, stake);
    }
    if (pot > 0) {
        ctx.enter(Phase::TradeRoll);
        return;
    }
    unseal(s);
    beginFate(ctx);
}

template <class W> void tellTrade(const Context<W>& ctx, int face, int percent)
{
    if (percent == 0)
        ctx.tell(Text::LogTradeLost, wr(45), {face});
    else if (percent == 100)
        ctx.tell(Text::LogTradeBack, wr(45), {face});
    else if (percent % 100 == 0)
        ctx.tell(Text::LogTradeTimes, wr(45), {face, percent / 100});
    else
        ctx.tell(Text::LogTrade, wr(45), {face, percent});
}

/// Who has no choice has chosen: nothing to bid with is a bid of nothing.
template <class W> void sealForced(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (!lives(s, seat) || s.sealed[seat] != 0) continue;
        if (s.contenders != 0 && (s.contenders & seatBit(seat)) == 0) continue;
        if (bidLimit(ctx.table, s, seat) == 0) s.sealed[seat] = 1;
    }
}

/// Whoever cannot outbid the highest bid is out of an open auction.
template <class W> bool stepOpenBid(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        const int seat = askedSeat(s);
        if (seat == s.holder - 1) {
            sell(ctx, seat, s.high);
            return true;
        }
        if ((s.done & seatBit(seat)) == 0) {
            if (s.gold[seat] >= leastBid(ctx.table, s)) return false;
            set(s.done, s.done | seatBit(seat));
            ctx.tell(Text::LogDropsOut, wr(41), {seat});
        }
        set(s.asked, leftOf(ctx.table, s, seat) + 1);
    }
    if (s.holder == 0)
        discardLot(ctx);
    else
        sell(ctx, s.holder - 1, s.high);
    return true;
}

} // namespace

int bidLimit(const Table& t, const Position& s, int seat)
{
    const int gold = s.gold[seat];
    return phaseOf(s) == Phase::Stake ? std::min(gold, t.options.tradeMax) : gold;
}

std::uint32_t owing(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (!lives(s, seat) || s.sealed[seat] != 0) continue;
        if (phaseOf(s) == Phase::Bid && s.contenders != 0 && (s.contenders & seatBit(seat)) == 0) continue;
        seats |= seatBit(seat);
    }
    return seats;
}

template <class W> void beginCommerce(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (std::uint16_t& used : s.usedVotes) used = 0;
    const int lots = ctx.table.options.lots > 0 ? ctx.table.options.lots : livingCount(s);
    set(s.left, ctx.in(wr(40)) ? lots : 1);
    s.lotNumber = 0;
    if (ctx.in(wr(19)))
        goToNextLot(ctx);
    else
        ctx.enter(Phase::Continents);
}

template <class W> bool stepAuction(const Context<W>& ctx)
{
    Position& s = ctx.position;
    switch (phaseOf(s)) {
    case Phase::Bid:
        sealForced(ctx);
        if (owing(ctx.table, s) != 0) return false;
        revealBids(ctx);
        return true;
    case Phase::Stake:
        sealForced(ctx);
        if (owing(ctx.table, s) != 0) return false;
        revealStakes(ctx);
        return true;
    case Phase::OpenBid: return stepOpenBid(ctx);
    default: return false;
    }
}

template <class W> void rolledLot(const Context<W>& ctx, int face)
{
    Position& s = ctx.position;
    set(s.lot, ctx.in(wr(40)) ? std::max(0, ctx.table.lists.lot[static_cast<std::size_t>(face - 1)]) : 0);
    ctx.tell(Text::LogLot, wr(40), {s.lotNumber, s.lot});
    if (!ctx.table.options.openAuction) {
        ctx.enter(Phase::Bid);
        return;
    }
    // The first lot is rolled by the first seat, the next one by the next.
    int seat = s.first;
    for (int i = 0; i < s.lotNumber - 1 || !lives(s, seat); ++i) seat = leftOf(ctx.table, s, seat);
    set(s.asked, seat + 1);
    ctx.enter(Phase::OpenBid);
}

template <class W> void seal(const Context<W>& ctx, int seat, int amount)
{
    const bool stake = phaseOf(ctx.position) == Phase::Stake;
    set(ctx.position.sealed[seat], amount + 1);
    ctx.tellOthers(seat, Text::LogSealed, stake ? wr(45) : wr(41), {seat});
    ctx.tellOnly(seat, stake ? Text::LogOwnStake : Text::LogOwnBid, stake ? wr(45) : wr(41), {seat, amount});
}

template <class W> void raiseBid(const Context<W>& ctx, int amount)
{
    Position& s = ctx.position;
    const int seat = askedSeat(s);
    set(s.high, amount);
    set(s.holder, seat + 1);
    ctx.tell(Text::LogBid, wr(41), {seat, amount});
    set(s.asked, leftOf(ctx.table, s, seat) + 1);
}

template <class W> void dropOut(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = askedSeat(s);
    set(s.done, s.done | seatBit(seat));
    ctx.tell(Text::LogDropsOut, wr(41), {seat});
    set(s.asked, leftOf(ctx.table, s, seat) + 1);
}

template <class W> void rolledOff(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const RollOff rolls = rollOff(s.contenders, outcome, [&](int seat, int face) {
        ctx.tell(Text::LogRolls, wr(42), {seat, face});
    });
    set(s.contenders, static_cast<int>(rolls.highest));
    if (rolls.tied())
        ctx.tell(Text::LogFirstTie, wr(42), {rolls.best});
    else
        sell(ctx, rolls.first(), s.high);
}

template <class W> void rolledTrade(const Context<W>& ctx, int face)
{
    Position& s = ctx.position;
    const auto& table =
        ctx.table.options.tradePlusStake ? ctx.table.lists.tradePlusStake : ctx.table.lists.tradePercent;
    const int percent = std::max(0, table[static_cast<std::size_t>(face - 1)]);
    tellTrade(ctx, face, percent);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (s.sealed[seat] > 1) gain(ctx, seat, percentOf(ctx.table, s.sealed[seat] - 1, percent), wr(45));
    unseal(s);
    beginFate(ctx);
}

#define MARCHES_WARRIOR_AUCTION(W)                                                                                     \
    template void beginCommerce(const Context<W>&);                                                                    \
    template bool stepAuction(const Context<W>&);                                                                      \
    template void rolledLot(const Context<W>&, int);                                                                   \
    template void seal(const Context<W>&, int, int);                                                                   \
    template void raiseBid(const Context<W>&, int);                                                                    \
    template void dropOut(const Context<W>&);                                                                          \
    template void rolledOff(const Context<W>&, const Outcome&);                                                        \
    template void rolledTrade(const Context<W>&, int);

MARCHES_WARRIOR_AUCTION(RuleTrace)
MARCHES_WARRIOR_AUCTION(NoTrace)
#undef MARCHES_WARRIOR_AUCTION

} // namespace marches::engine::warrior_risk
