// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include <array>
#include <cstring>

#include "engine/rules/common/rolling.h"

namespace marches::engine::warrior_risk {

namespace {

/// The seat of which all rivals hold at most so many territories, and it more; bit a seat, 0: there is none.
std::uint32_t dominating(const Table& t, const Position& s)
{
    std::uint32_t large = 0;
    const int seats = t.seatCount();
    for (int seat = 0; seat < seats; ++seat)
        if (heldBy(s, seat) > t.options.dominationThreshold) large |= seatBit(seat);
    return std::has_single_bit(large) ? large & s.living : 0;
}

bool conquers(const Table& t, const Position& s, int seat)
{
    if (t.options.declaredPair)
        return s.pairs[seat][0] != 0 && holdsPair(t, s, seat, s.pairs[seat][0] - 1, s.pairs[seat][1] - 1);
    Mask whole;
    for (const Continent& continent : t.continents)
        if (holdsAll(s, seat, continent.places)) whole.set(continent.region);
    return whole.anyOf([&](int region) { return (t.partners[static_cast<std::size_t>(region)] & whole).any(); });
}

/// Makes members of a position zero.
template <class... Members> void clear(Members&... members) { (std::memset(&members, 0, sizeof members), ...); }

} // namespace

bool holdsPair(const Table& t, const Position& s, int seat, int a, int b)
{
    return holdsAll(s, seat, t.placesOf(a)) && holdsAll(s, seat, t.placesOf(b));
}

int scoreOf(const Table& t, const Position& s, int seat)
{
    if (!t.options.lunchtime) return heldBy(s, seat);
    if (!lives(s, seat)) return 0;
    return t.lists.pointsTerritory * heldBy(s, seat) + t.lists.pointsGold * s.gold[seat];
}

std::uint32_t leaders(const Table& t, const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        t.seatCount(), [&](int seat) { return lives(s, seat); },
        [&](int seat) {
            const int score = scoreOf(t, s, seat);
            return t.options.lunchtime ? std::array<int, 3>{score, 0, 0}
                                       : std::array<int, 3>{score, unitsOf(s, seat), s.gold[seat]};
        }));
}

template <class W> std::uint32_t winnersNow(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    if (livingCount(s) == 1 && ctx.in(wr(9))) return s.living;
    if (!ctx.in(t.options.continents ? wr(7) : wr(6)) || t.options.lunchtime) return 0;
    if (!t.options.continents) return dominating(t, s);
    for (std::uint32_t left = s.living; left != 0; left &= left - 1)
        if (const int seat = std::countr_zero(left); conquers(t, s, seat)) return seatBit(seat);
    return 0;
}

template <class W> void eliminate(const Context<W>& ctx, int seat, int captor)
{
    Position& s = ctx.position;
    s.living = static_cast<std::uint16_t>(s.living & ~seatBit(seat));
    ctx.tell(Text::LogEliminated, wr(33), {seat});
    for (const int place : ctx.table.places) removeGuests(ctx, seat, place, s.guests(seat, place), wr(33));
    for (int k = 0; k < s.words; ++k)
        for (std::uint16_t& passage : s.block[k].passage) set(passage, passage & ~seatBit(seat));
    s.capital[seat] = s.emergency[seat] = 0;
    s.strained[seat] = s.paralysed[seat] = s.crisis[seat] = 0;
    s.betrayers[seat] = 0;
    s.betrayedAt(seat).reset();
    s.falls = static_cast<std::uint16_t>(s.falls & ~seatBit(seat));
    takeCards(ctx, seat, captor);
    if (!ctx.in(wr(33))) return;
    if (ctx.table.options.lootCash && captor >= 0 && captor != seat) handOver(ctx, seat, captor, s.gold[seat], wr(33));
    pay(ctx, seat, s.gold[seat], wr(33));
    if (s.pool[seat] > 0) ctx.tell(Text::LogPoolLost, wr(33), {seat, s.pool[seat]});
    s.pool[seat] = 0;
    s.routes[seat] = 0;
}

template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule)
{
    Position& s = ctx.position;
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat});
    // What was under way is of no interest any more.
    clear(s.sealed, s.usedVotes, s.strained, s.paralysed, s.crisis, s.told, s.betrayers, s.hidden, s.drawn, s.traded,
          s.to, s.deal, s.strength, s.mob, s.left, s.high, s.lot, s.falls, s.contenders, s.done, s.choice, s.multiplier,
          s.offers, s.dice, s.enemy, s.asked, s.captor, s.holder, s.attackDice, s.defenceDice, s.lotNumber, s.fate,
          s.vote, s.region, s.drawing, s.counters);
    for (int k = 0; k < s.words; ++k) {
        Block& block = s.block[k];
        clear(block.betrayedAt, block.askedPassage, block.goods, block.spent, block.ready, block.movable, block.force,
              block.origins);
    }
    s.flags = static_cast<std::uint16_t>(s.flags & kFamine);
    set(s.winners, static_cast<int>(winners));
    ctx.enter(Phase::Over);
}

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(scoreOf(table, position, seat));
        const bool lunchtime = table.options.lunchtime; // units count nothing then
        standing.reasons.push_back(
            say(Text::ScoreTerritories, lunchtime ? wr(8) : wr(6), {seat, heldBy(position, seat)}));
        if (!lunchtime) standing.reasons.push_back(say(Text::ScoreUnits, wr(8), {seat, unitsOf(position, seat)}));
        standing.reasons.push_back(say(Text::ScoreGold, wr(8), {seat, position.gold[seat]}));
    }
    return standing;
}

#define MARCHES_WARRIOR_VICTORY(W)                                                                                     \
    template std::uint32_t winnersNow(const ConstContext<W>&);                                                         \
    template void eliminate(const Context<W>&, int, int);                                                              \
    template void finish(const Context<W>&, std::uint32_t, Rule);

MARCHES_WARRIOR_VICTORY(RuleTrace)
MARCHES_WARRIOR_VICTORY(NoTrace)
#undef MARCHES_WARRIOR_VICTORY

} // namespace marches::engine::warrior_risk
