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

template <class W> void nextLot(const Play<W>& p)
{
    Position& s = p.s;
    unseal(s);
    lower(s, kSecond);
    s.lot = s.high = 0;
    s.holder = s.asked = 0;
    s.done = 0;
    if (++s.lotNumber <= s.left) {
        p.enter(Phase::LotRoll);
        return;
    }
    s.lotNumber = 0;
    s.left = 0;
    beginBarter(p);
}

template <class W> void sell(const Play<W>& p, int seat, int price)
{
    const int paid = p.in(wr(41)) ? takeGold(p.s, seat, price) : 0;
    const int units = p.in(wr(43)) ? std::min<int>(p.s.lot, kMaxUnits - p.s.pool[seat]) : 0;
    set(p.s.pool[seat], p.s.pool[seat] + units);
    p.tell(Text::LogWinsLot, wr(41), {seat, units, paid});
    nextLot(p);
}

template <class W> void discardLot(const Play<W>& p)
{
    p.tell(Text::LogLotDiscarded, wr(42), {p.s.lot});
    nextLot(p);
}

/// All bids are in: they are shown, and the highest one buys.
template <class W> void revealBids(const Play<W>& p)
{
    Position& s = p.s;
    int best = 0;
    std::uint32_t tied = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (s.sealed[seat] == 0) continue;
        const int bid = s.sealed[seat] - 1;
        p.tell(Text::LogBid, wr(41), {seat, bid});
        if (bid > best) tied = 0;
        best = std::max(best, bid);
        if (bid == best) tied |= seatBit(seat);
    }
    unseal(s);
    if (best == 0) {
        discardLot(p);
        return;
    }
    if (std::popcount(tied) == 1 || !p.in(wr(42))) {
        sell(p, std::countr_zero(tied), best);
        return;
    }
    if (p.t.options.tieWithdrawn || (p.t.options.tieRebid && is(s, kSecond))) {
        discardLot(p);
        return;
    }
    set(s.contenders, static_cast<int>(tied));
    set(s.high, best);
    raise(s, kSecond);
    p.tell(Text::LogBidTie, wr(42), {best});
    p.enter(p.t.options.tieRebid ? Phase::Bid : Phase::RollOff);
}

/// All stakes are in: they are paid into the pot.
template <class W> void revealStakes(const Play<W>& p)
{
    Position& s = p.s;
    int pot = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (s.sealed[seat] == 0) continue;
        const int stake = s.sealed[seat] - 1;
        p.tell(Text::LogStake, wr(45), {seat, stake});
        pot += takeGold(s, seat, stake);
    }
    if (pot > 0) {
        p.enter(Phase::TradeRoll);
        return;
    }
    unseal(s);
    beginFate(p);
}

template <class W> void tellTrade(const Play<W>& p, int face, int percent)
{
    if (percent == 0)
        p.tell(Text::LogTradeLost, wr(45), {face});
    else if (percent == 100)
        p.tell(Text::LogTradeBack, wr(45), {face});
    else if (percent % 100 == 0)
        p.tell(Text::LogTradeTimes, wr(45), {face, percent / 100});
    else
        p.tell(Text::LogTrade, wr(45), {face, percent});
}

/// Who has no choice has chosen: nothing to bid with is a bid of nothing.
template <class W> void sealForced(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (!lives(s, seat) || s.sealed[seat] != 0) continue;
        if (s.contenders != 0 && (s.contenders & seatBit(seat)) == 0) continue;
        if (bidLimit(p.t, s, seat) == 0) s.sealed[seat] = 1;
    }
}

/// Whoever cannot outbid the highest bid is out of an open auction.
template <class W> bool stepOpenBid(const Play<W>& p)
{
    Position& s = p.s;
    for (int i = 0; i < p.t.seatCount(); ++i) {
        const int seat = askedSeat(s);
        if (seat == s.holder - 1) {
            sell(p, seat, s.high);
            return true;
        }
        if ((s.done & seatBit(seat)) == 0) {
            if (s.gold[seat] >= leastBid(p.t, s)) return false;
            set(s.done, s.done | seatBit(seat));
            p.tell(Text::LogDropsOut, wr(41), {seat});
        }
        set(s.asked, leftOf(p.t, s, seat) + 1);
    }
    if (s.holder == 0)
        discardLot(p);
    else
        sell(p, s.holder - 1, s.high);
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

template <class W> void beginCommerce(const Play<W>& p)
{
    Position& s = p.s;
    for (std::uint16_t& used : s.usedVotes) used = 0;
    const int lots = p.t.options.lots > 0 ? p.t.options.lots : livingCount(s);
    set(s.left, p.in(wr(40)) ? lots : 1);
    s.lotNumber = 0;
    if (p.in(wr(19)))
        nextLot(p);
    else
        p.enter(Phase::Continents);
}

template <class W> bool stepAuction(const Play<W>& p)
{
    Position& s = p.s;
    switch (phaseOf(s)) {
    case Phase::Bid:
        sealForced(p);
        if (owing(p.t, s) != 0) return false;
        revealBids(p);
        return true;
    case Phase::Stake:
        sealForced(p);
        if (owing(p.t, s) != 0) return false;
        revealStakes(p);
        return true;
    case Phase::OpenBid: return stepOpenBid(p);
    default: return false;
    }
}

template <class W> void rolledLot(const Play<W>& p, int face)
{
    Position& s = p.s;
    set(s.lot, p.in(wr(40)) ? std::max(0, p.t.lists.lot[static_cast<std::size_t>(face - 1)]) : 0);
    p.tell(Text::LogLot, wr(40), {s.lotNumber, s.lot});
    if (!p.t.options.openAuction) {
        p.enter(Phase::Bid);
        return;
    }
    // The first lot is rolled by the first seat, the next one by the next.
    int seat = s.first;
    for (int i = 0; i < s.lotNumber - 1 || !lives(s, seat); ++i) seat = leftOf(p.t, s, seat);
    set(s.asked, seat + 1);
    p.enter(Phase::OpenBid);
}

template <class W> void seal(const Play<W>& p, int seat, int amount)
{
    const bool stake = phaseOf(p.s) == Phase::Stake;
    set(p.s.sealed[seat], amount + 1);
    p.tellOthers(seat, Text::LogSealed, stake ? wr(45) : wr(41), {seat});
    p.tellOnly(seat, stake ? Text::LogOwnStake : Text::LogOwnBid, stake ? wr(45) : wr(41), {seat, amount});
}

template <class W> void raiseBid(const Play<W>& p, int amount)
{
    Position& s = p.s;
    const int seat = askedSeat(s);
    set(s.high, amount);
    set(s.holder, seat + 1);
    p.tell(Text::LogBid, wr(41), {seat, amount});
    set(s.asked, leftOf(p.t, s, seat) + 1);
}

template <class W> void dropOut(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = askedSeat(s);
    set(s.done, s.done | seatBit(seat));
    p.tell(Text::LogDropsOut, wr(41), {seat});
    set(s.asked, leftOf(p.t, s, seat) + 1);
}

template <class W> void rolledOff(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const RollOff rolls = rollOff(s.contenders, outcome, [&](int seat, int face) {
        p.tell(Text::LogRolls, wr(42), {seat, face});
    });
    set(s.contenders, static_cast<int>(rolls.highest));
    if (rolls.tied())
        p.tell(Text::LogFirstTie, wr(42), {rolls.best});
    else
        sell(p, rolls.first(), s.high);
}

template <class W> void rolledTrade(const Play<W>& p, int face)
{
    Position& s = p.s;
    const auto& table = p.t.options.tradePlusStake ? p.t.lists.tradePlusStake : p.t.lists.tradePercent;
    const int percent = std::max(0, table[static_cast<std::size_t>(face - 1)]);
    tellTrade(p, face, percent);
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (s.sealed[seat] > 1) gain(p, seat, percentOf(p.t, s.sealed[seat] - 1, percent), wr(45));
    unseal(s);
    beginFate(p);
}

#define MARCHES_WARRIOR_AUCTION(W)                                                                                     \
    template void beginCommerce(const Play<W>&);                                                                       \
    template bool stepAuction(const Play<W>&);                                                                         \
    template void rolledLot(const Play<W>&, int);                                                                      \
    template void seal(const Play<W>&, int, int);                                                                      \
    template void raiseBid(const Play<W>&, int);                                                                       \
    template void dropOut(const Play<W>&);                                                                             \
    template void rolledOff(const Play<W>&, const Outcome&);                                                           \
    template void rolledTrade(const Play<W>&, int);

MARCHES_WARRIOR_AUCTION(RuleTrace)
MARCHES_WARRIOR_AUCTION(NoTrace)
#undef MARCHES_WARRIOR_AUCTION

} // namespace marches::engine::warrior_risk
