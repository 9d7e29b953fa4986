// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::diplomacy {

void clearOrders(Position& s)
{
    clearBlocks<&Block::order>(s);
    clearBlocks<&Block::target>(s);
    clearBlocks<&Block::helped>(s);
    clearBlocks<&Block::path>(s);
    clearBlocks<&Block::proxy>(s);
    std::fill(std::begin(s.vote), std::end(s.vote), std::uint8_t{0});
    s.sealed = 0;
}

bool reopen(const Table& /*table*/, Position& s)
{
    if (phaseOf(s) == Phase::Over) return false;
    clearOrders(s);
    return true;
}

void forgetKept(Position& s, int province) { s.keptTarget(province) = s.keptHelped(province) = s.kept(province) = 0; }

namespace {

/// Seats that are played. The others' units hold, and are gone once they are dislodged; they lose units by civil
/// disorder.
template <class W> std::uint64_t played(const Look<W>& look, std::uint64_t seats)
{
    return (seats & look.t.unplayed) != 0 && look.in(dip(29)) ? seats & ~look.t.unplayed : seats;
}

} // namespace

template <class W> std::uint64_t concerned(const Look<W>& look)
{
    const Table& t = look.t;
    const Position& s = look.s;
    std::uint64_t seats = 0;
    if (phaseOf(s) == Phase::Over) return 0;
    if (phaseOf(s) == Phase::Winter) {
        if (!look.in(dip(21))) return 0;
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (dueOf(t, s, seat) < 0 || buildsDue(look, seat) > 0) seats |= seatBit(seat);
        return played(look, seats);
    }
    const bool retreats = isRetreats(phaseOf(s));
    for (int first = 0; first < t.provinces; first += kBlockPlaces) {
        const Block& block = s.blockOf(first);
        const auto& units = retreats ? block.dislodged : block.unit;
        const int end = std::min(kBlockPlaces, t.provinces - first);
        for (int i = 0; i < end; ++i)
            if (units[i] != 0) seats |= seatBit(seatOf(units[i]));
    }
    return played(look, seats);
}

template <class W> std::uint64_t owing(const Look<W>& look)
{
    const std::uint64_t seats = concerned(look);
    if (look.s.sealed != 0 && !look.in(dip(3))) return 0; // without secrecy the first who is ready decides for all
    return seats & ~look.s.sealed;
}

std::uint64_t leaders(const Table& t, const Position& s)
{
    return leadersBy(
        t.seatCount(), [&](int seat) { return (t.unplayed & seatBit(seat)) == 0; },
        [&](int seat) { return centresOf(t, s, seat); });
}

template <class W> void startGame(const Play<W>& p)
{
    const Table& t = p.t;
    Position& s = p.s;
    s.year = s.firstYear = static_cast<std::uint16_t>(t.options.firstYear);
    p.enter(Phase::Spring);
    if (p.in(dip(1))) {
        for (int i = 0; i < t.provinces; ++i) {
            s.unit(i) = t.startUnit[static_cast<std::size_t>(i)];
            s.coast(i) = t.startCoast[static_cast<std::size_t>(i)];
        }
    }
    for (int seat = 0; seat < t.seatCount(); ++seat)
        t.home[static_cast<std::size_t>(seat)].forEach(
            [&](int province) { s.owner(province) = static_cast<std::uint8_t>(seat + 1); });
    p.tell(Text::LogSeason, dip(2), {num(Phase::Spring), s.year});
    run(p);
}

template <class W> void finish(const Play<W>& p, std::uint64_t winners, Rule rule)
{
    Position& s = p.s;
    clearOrders(s);
    for (int i = 0; i < p.t.provinces; ++i) forgetKept(s, i);
    s.winners = winners;
    p.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if ((winners & seatBit(seat)) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, centresOf(p.t, s, seat)});
}

namespace {

template <auto M> bool anyUnit(const Table& t, const Position& s)
{
    return countIn<M>(t, s, [](std::uint8_t unit) { return unit != 0; }) > 0;
}

/// Orders that stand for the seasons to come are given again (DATC 4.E.4); those of units that are gone lapse.
template <class W> void giveKept(const Play<W>& p)
{
    Position& s = p.s;
    for (int i = 0; i < p.t.provinces; ++i) {
        if (s.kept(i) == 0) continue;
        if (s.unit(i) == 0 || !p.in(dip(30))) {
            forgetKept(s, i);
            continue;
        }
        s.order(i) = s.kept(i);
        s.target(i) = s.keptTarget(i);
        s.helped(i) = s.keptHelped(i);
    }
}

template <class W> void enterSeason(const Play<W>& p, Phase phase)
{
    clearOrders(p.s);
    clearBlocks<&Block::contested>(p.s);
    if (isMovement(phase) && p.t.options.perpetualOrders) giveKept(p);
    p.enter(phase);
    p.tell(Text::LogSeason, dip(2), {num(phase), p.s.year});
}

/// Everybody who has units on the board wants a draw.
template <class W> bool drawAgreed(const Play<W>& p)
{
    const std::uint64_t seats = concerned(p.look());
    if (!p.t.options.draws || seats == 0) return false;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if ((seats & seatBit(seat)) != 0 && p.s.vote[seat] != 1) return false;
    return p.in(dip(27));
}

template <class W> void newYear(const Play<W>& p)
{
    Position& s = p.s;
    const int most = p.t.options.roundLimit;
    const bool limit = p.in(dip(28)) && most > 0 && s.year + 1 - s.firstYear >= most;
    const bool empty = !anyUnit<&Block::unit>(p.t, s);
    if (limit) p.tell(Text::LogRoundLimit, dip(28), {p.t.options.roundLimit});
    if (limit || empty) return finish(p, leaders(p.t, s), limit ? dip(28) : dip(26));
    ++s.year;
    enterSeason(p, Phase::Spring);
}

/// After the moves of a season and its retreats.
template <class W> void endSeason(const Play<W>& p)
{
    const bool spring = phaseOf(p.s) == Phase::Spring || phaseOf(p.s) == Phase::SpringRetreats;
    if (spring && p.in(dip(2))) return enterSeason(p, Phase::Fall);
    if (p.in(dip(20))) takeCentres(p);
    const std::uint64_t ahead = leaders(p.t, p.s);
    const int most = centresOf(p.t, p.s, std::countr_zero(ahead));
    if (p.in(dip(26)) && std::has_single_bit(ahead) && most >= p.t.victoryCentres) return finish(p, ahead, dip(26));
    enterSeason(p, Phase::Winter);
}

template <class W> void endMoves(const Play<W>& p)
{
    if (drawAgreed(p)) {
        p.tell(Text::LogDraw, dip(27));
        return finish(p, concerned(p.look()), dip(27));
    }
    const bool spring = phaseOf(p.s) == Phase::Spring;
    resolveMoves(p);
    clearOrders(p.s);
    const bool dislodged = anyUnit<&Block::dislodged>(p.t, p.s);
    if (!dislodged) return endSeason(p);
    p.enter(spring ? Phase::SpringRetreats : Phase::FallRetreats);
    p.tell(Text::LogSeason, dip(2), {p.s.phase, p.s.year});
}

} // namespace

template <class W> void run(const Play<W>& p)
{
    while (phaseOf(p.s) != Phase::Over && owing(p.look()) == 0) {
        switch (phaseOf(p.s)) {
        case Phase::Spring:
        case Phase::Fall: endMoves(p); break;
        case Phase::Winter:
            resolveAdjustments(p);
            newYear(p);
            break;
        default:
            resolveRetreats(p);
            endSeason(p);
            break;
        }
    }
}

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(centresOf(table, position, seat));
        standing.reasons.push_back(say(Text::ScoreCentres, dip(26), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScoreUnits, dip(26), {seat, unitsOf(table, position, seat)}));
    }
    return standing;
}

#define MARCHES_DIPLOMACY_TURN(W)                                                                                      \
    template void startGame(const Play<W>&);                                                                           \
    template void run(const Play<W>&);                                                                                 \
    template void finish(const Play<W>&, std::uint64_t, Rule);                                                         \
    template std::uint64_t concerned(const Look<W>&);                                                                  \
    template std::uint64_t owing(const Look<W>&);

MARCHES_DIPLOMACY_TURN(RuleTrace)
MARCHES_DIPLOMACY_TURN(NoTrace)
#undef MARCHES_DIPLOMACY_TURN

} // namespace marches::engine::diplomacy
