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
template <class W> std::uint64_t played(const ConstContext<W>& ctx, std::uint64_t seats)
{
    return (seats & ctx.table.unplayed) != 0 && ctx.in(dip(29)) ? seats & ~ctx.table.unplayed : seats;
}

} // namespace

template <class W> std::uint64_t concerned(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    std::uint64_t seats = 0;
    if (phaseOf(s) == Phase::Over) return 0;
    if (phaseOf(s) == Phase::Winter) {
        if (!ctx.in(dip(21))) return 0;
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (dueOf(t, s, seat) < 0 || buildsDue(ctx, seat) > 0) seats |= seatBit(seat);
        return played(ctx, seats);
    }
    const bool retreats = isRetreats(phaseOf(s));
    for (int first = 0; first < t.provinces; first += kBlockPlaces) {
        const Block& block = s.blockOf(first);
        const auto& units = retreats ? block.dislodged : block.unit;
        const int end = std::min(kBlockPlaces, t.provinces - first);
        for (int i = 0; i < end; ++i)
            if (units[i] != 0) seats |= seatBit(seatOf(units[i]));
    }
    return played(ctx, seats);
}

template <class W> std::uint64_t owing(const ConstContext<W>& ctx)
{
    const std::uint64_t seats = concerned(ctx);
    if (ctx.position.sealed != 0 && !ctx.in(dip(3))) return 0; // without secrecy the first who is ready decides for all
    return seats & ~ctx.position.sealed;
}

std::uint64_t leaders(const Table& t, const Position& s)
{
    return leadersBy(
        t.seatCount(), [&](int seat) { return (t.unplayed & seatBit(seat)) == 0; },
        [&](int seat) { return centresOf(t, s, seat); });
}

template <class W> void startGame(const Context<W>& ctx)
{
    const Table& t = ctx.table;
    Position& s = ctx.position;
    s.year = s.firstYear = static_cast<std::uint16_t>(t.options.firstYear);
    ctx.enter(Phase::Spring);
    if (ctx.in(dip(1))) {
        for (int i = 0; i < t.provinces; ++i) {
            s.unit(i) = t.startUnit[static_cast<std::size_t>(i)];
            s.coast(i) = t.startCoast[static_cast<std::size_t>(i)];
        }
    }
    for (int seat = 0; seat < t.seatCount(); ++seat)
        t.home[static_cast<std::size_t>(seat)].forEach(
            [&](int province) { s.owner(province) = static_cast<std::uint8_t>(seat + 1); });
    ctx.tell(Text::LogSeason, dip(2), {num(Phase::Spring), s.year});
    run(ctx);
}

template <class W> void finish(const Context<W>& ctx, std::uint64_t winners, Rule rule)
{
    Position& s = ctx.position;
    clearOrders(s);
    for (int i = 0; i < ctx.table.provinces; ++i) forgetKept(s, i);
    s.winners = winners;
    ctx.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if ((winners & seatBit(seat)) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, centresOf(ctx.table, s, seat)});
}

namespace {

template <auto M> bool anyUnit(const Table& t, const Position& s)
{
    return countIn<M>(t, s, [](std::uint8_t unit) { return unit != 0; }) > 0;
}

/// Orders that stand for the seasons to come are given again (DATC 4.E.4); those of units that are gone lapse.
template <class W> void giveKept(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (s.kept(i) == 0) continue;
        if (s.unit(i) == 0 || !ctx.in(dip(30))) {
            forgetKept(s, i);
            continue;
        }
        s.order(i) = s.kept(i);
        s.target(i) = s.keptTarget(i);
        s.helped(i) = s.keptHelped(i);
    }
}

template <class W> void enterSeason(const Context<W>& ctx, Phase phase)
{
    clearOrders(ctx.position);
    clearBlocks<&Block::contested>(ctx.position);
    if (isMovement(phase) && ctx.table.options.perpetualOrders) giveKept(ctx);
    ctx.enter(phase);
    ctx.tell(Text::LogSeason, dip(2), {num(phase), ctx.position.year});
}

/// Everybody who has units on the board wants a draw.
template <class W> bool drawAgreed(const Context<W>& ctx)
{
    const std::uint64_t seats = concerned(ctx.asConst());
    if (!ctx.table.options.draws || seats == 0) return false;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if ((seats & seatBit(seat)) != 0 && ctx.position.vote[seat] != 1) return false;
    return ctx.in(dip(27));
}

template <class W> void beginYear(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int most = ctx.table.options.roundLimit;
    const bool limit = ctx.in(dip(28)) && most > 0 && s.year + 1 - s.firstYear >= most;
    const bool empty = !anyUnit<&Block::unit>(ctx.table, s);
    if (limit) ctx.tell(Text::LogRoundLimit, dip(28), {ctx.table.options.roundLimit});
    if (limit || empty) return finish(ctx, leaders(ctx.table, s), limit ? dip(28) : dip(26));
    ++s.year;
    enterSeason(ctx, Phase::Spring);
}

/// After the moves of a season and its retreats.
template <class W> void endSeason(const Context<W>& ctx)
{
    const bool spring = phaseOf(ctx.position) == Phase::Spring || phaseOf(ctx.position) == Phase::SpringRetreats;
    if (spring && ctx.in(dip(2))) return enterSeason(ctx, Phase::Fall);
    if (ctx.in(dip(20))) takeCentres(ctx);
    const std::uint64_t ahead = leaders(ctx.table, ctx.position);
    const int most = centresOf(ctx.table, ctx.position, std::countr_zero(ahead));
    if (ctx.in(dip(26)) && std::has_single_bit(ahead) && most >= ctx.table.victoryCentres)
        return finish(ctx, ahead, dip(26));
    enterSeason(ctx, Phase::Winter);
}

template <class W> void endMoves(const Context<W>& ctx)
{
    if (drawAgreed(ctx)) {
        ctx.tell(Text::LogDraw, dip(27));
        return finish(ctx, concerned(ctx.asConst()), dip(27));
    }
    const bool spring = phaseOf(ctx.position) == Phase::Spring;
    resolveMoves(ctx);
    clearOrders(ctx.position);
    const bool dislodged = anyUnit<&Block::dislodged>(ctx.table, ctx.position);
    if (!dislodged) return endSeason(ctx);
    ctx.enter(spring ? Phase::SpringRetreats : Phase::FallRetreats);
    ctx.tell(Text::LogSeason, dip(2), {ctx.position.phase, ctx.position.year});
}

} // namespace

template <class W> void run(const Context<W>& ctx)
{
    while (phaseOf(ctx.position) != Phase::Over && owing(ctx.asConst()) == 0) {
        switch (phaseOf(ctx.position)) {
        case Phase::Spring:
        case Phase::Fall: endMoves(ctx); break;
        case Phase::Winter:
            resolveAdjustments(ctx);
            beginYear(ctx);
            break;
        default:
            resolveRetreats(ctx);
            endSeason(ctx);
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
    template void startGame(const Context<W>&);                                                                        \
    template void run(const Context<W>&);                                                                              \
    template void finish(const Context<W>&, std::uint64_t, Rule);                                                      \
    template std::uint64_t concerned(const ConstContext<W>&);                                                          \
    template std::uint64_t owing(const ConstContext<W>&);

MARCHES_DIPLOMACY_TURN(RuleTrace)
MARCHES_DIPLOMACY_TURN(NoTrace)
#undef MARCHES_DIPLOMACY_TURN

} // namespace marches::engine::diplomacy
