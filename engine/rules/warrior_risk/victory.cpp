// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include <array>

#include "engine/rules/common/rolling.h"

namespace marches::engine::warrior_risk {

namespace {

/// All rivals hold at most so many territories, and the winner more.
bool dominates(const Table& t, const Position& s, int seat)
{
    const int most = t.options.dominationThreshold;
    if (heldBy(s, seat) <= most) return false;
    for (int other = 0; other < t.seatCount(); ++other)
        if (other != seat && heldBy(s, other) > most) return false;
    return true;
}

bool conquers(const Table& t, const Position& s, int seat)
{
    if (t.options.declaredPair)
        return s.pairs[seat][0] != 0 && holdsPair(t, s, seat, s.pairs[seat][0] - 1, s.pairs[seat][1] - 1);
    for (const auto& [a, b] : t.pairs)
        if (holdsPair(t, s, seat, a, b)) return true;
    return false;
}

} // namespace

bool holdsPair(const Table& t, const Position& s, int seat, int a, int b)
{
    return ((t.regionPlaces(a) | t.regionPlaces(b)) & ~s.owned[seat]) == 0;
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

template <class W> std::uint32_t winnersNow(const Look<W>& look)
{
    const Table& t = look.t;
    const Position& s = look.s;
    if (livingCount(s) == 1 && look.in(wr(9))) return s.living;
    if (!look.in(t.options.continents ? wr(7) : wr(6)) || t.options.lunchtime) return 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (lives(s, seat) && (t.options.continents ? conquers(t, s, seat) : dominates(t, s, seat)))
            return seatBit(seat);
    return 0;
}

template <class W> void eliminate(const Play<W>& p, int seat, int captor)
{
    Position& s = p.s;
    s.living = static_cast<std::uint16_t>(s.living & ~seatBit(seat));
    p.tell(Text::LogEliminated, wr(33), {seat});
    for (const int place : p.t.places) removeGuests(p, seat, place, s.guests[seat][place], wr(33));
    for (std::uint16_t& passage : s.passage) passage = static_cast<std::uint16_t>(passage & ~seatBit(seat));
    s.capital[seat] = s.emergency[seat] = 0;
    s.strained[seat] = s.paralysed[seat] = s.crisis[seat] = 0;
    s.betrayers[seat] = 0;
    s.betrayedAt[seat] = 0;
    s.falls = static_cast<std::uint16_t>(s.falls & ~seatBit(seat));
    takeCards(p, seat, captor);
    if (!p.in(wr(33))) return;
    if (p.t.options.lootCash && captor >= 0 && captor != seat) handOver(p, seat, captor, s.gold[seat], wr(33));
    pay(p, seat, s.gold[seat], wr(33));
    if (s.pool[seat] > 0) p.tell(Text::LogPoolLost, wr(33), {seat, s.pool[seat]});
    s.pool[seat] = 0;
    s.routes[seat] = 0;
}

template <class W> void finish(const Play<W>& p, std::uint32_t winners, Rule rule)
{
    Position& s = p.s;
    const Position old = s;
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat});
    // What was under way is of no interest any more.
    s = Position{};
    s.phase = static_cast<std::uint8_t>(Phase::Over);
    set(s.winners, static_cast<int>(winners));
    s.round = old.round;
    s.active = old.active;
    s.first = old.first;
    s.living = old.living;
    s.flags = static_cast<std::uint16_t>(old.flags & kFamine);
    std::copy(std::begin(old.owned), std::end(old.owned), s.owned);
    std::copy(std::begin(old.units), std::end(old.units), s.units);
    std::copy(&old.guests[0][0], &old.guests[0][0] + sizeof old.guests / sizeof old.guests[0][0], &s.guests[0][0]);
    std::copy(std::begin(old.gold), std::end(old.gold), s.gold);
    std::copy(std::begin(old.pool), std::end(old.pool), s.pool);
    std::copy(std::begin(old.wounds), std::end(old.wounds), s.wounds);
    std::copy(std::begin(old.passage), std::end(old.passage), s.passage);
    std::copy(std::begin(old.hand), std::end(old.hand), s.hand);
    std::copy(std::begin(old.deck), std::end(old.deck), s.deck);
    std::copy(std::begin(old.used), std::end(old.used), s.used);
    s.deckCount = old.deckCount;
    s.usedCount = old.usedCount;
    s.sets = old.sets;
    std::copy(std::begin(old.capital), std::end(old.capital), s.capital);
    std::copy(std::begin(old.routes), std::end(old.routes), s.routes);
    std::copy(std::begin(old.emergency), std::end(old.emergency), s.emergency);
    std::copy(&old.pairs[0][0], &old.pairs[0][0] + sizeof old.pairs / sizeof old.pairs[0][0], &s.pairs[0][0]);
}

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(scoreOf(table, position, seat));
        standing.reasons.push_back(say(Text::ScoreTerritories, wr(6), {seat, heldBy(position, seat)}));
        standing.reasons.push_back(say(Text::ScoreUnits, wr(8), {seat, unitsOf(position, seat)}));
        standing.reasons.push_back(say(Text::ScoreGold, wr(8), {seat, position.gold[seat]}));
    }
    return standing;
}

#define MARCHES_WARRIOR_VICTORY(W)                                                                                     \
    template std::uint32_t winnersNow(const Look<W>&);                                                                 \
    template void eliminate(const Play<W>&, int, int);                                                                 \
    template void finish(const Play<W>&, std::uint32_t, Rule);

MARCHES_WARRIOR_VICTORY(RuleTrace)
MARCHES_WARRIOR_VICTORY(NoTrace)
#undef MARCHES_WARRIOR_VICTORY

} // namespace marches::engine::warrior_risk
