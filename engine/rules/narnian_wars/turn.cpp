// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::narnian_wars {

namespace {

template <class W> void enterSeason(const Context<W>& ctx, Phase phase)
{
    clearOrders(ctx.position);
    ctx.position.resumePoint = 0;
    if (isMovement(phase)) ctx.position.fall = phase == Phase::Fall ? 1 : 0;
    ctx.enter(phase);
    ctx.tell(Text::LogSeason, nw(3), {num(phase), ctx.position.year});
}

/// What a seat may change once, after the moves and before the builds of a year.
template <class W> void beginYear(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int years = ctx.table.options.yearIsSeason ? (s.year + 1 - s.firstYear) / 2 : s.year + 1 - s.firstYear;
    const bool limit = ctx.table.options.roundLimit > 0 && years >= ctx.table.options.roundLimit;
    const bool empty = !anyIn<&Block::unit>(s);
    if (limit) ctx.tell(Text::LogRoundLimit, nw(3), {ctx.table.options.roundLimit});
    if (limit || empty) return finish(ctx, leaders(s), limit ? nw(3) : nw(90));
    s.quiet = s.changed != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::min(s.quiet + 1, 255));
    s.changed = 0;
    ++s.year;
    enterSeason(ctx, Phase::Spring);
}

/// By centres, or by control of Narnia and Archenland.
template <class W> void win(const Context<W>& ctx, std::uint32_t winners)
{
    const bool byControl = ctx.position.streak[std::countr_zero(winners)] == kTurnsOfControl;
    for (std::uint32_t left = byControl ? winners : 0; left != 0; left &= left - 1)
        ctx.tell(Text::LogControl, nw(92), {std::countr_zero(left), kTurnsOfControl});
    finish(ctx, winners, byControl ? nw(92) : nw(90));
}

/// After everything of a season.
template <class W> void endSeason(const Context<W>& ctx)
{
    if (const std::uint32_t winners = victors(ctx); winners != 0) return win(ctx, winners);
    if (ctx.position.fall != 0) return enterSeason(ctx, Phase::Winter);
    if (ctx.table.options.yearIsSeason && ctx.in(nw(3))) ++ctx.position.year;
    enterSeason(ctx, ctx.in(nw(3)) ? Phase::Fall : Phase::Spring);
}

template <class W> void settleSeason(const Context<W>& ctx)
{
    ctx.position.resumePoint = num(ResumePoint::Ended);
    if (ctx.position.whisked != 0 && ctx.position.kingAway == 0) return ctx.enter(Phase::KingDelay);
    resume(ctx);
}

template <class W> void flee(const Context<W>& ctx)
{
    resolveRetreats(ctx);
    clearOrders(ctx.position);
    settleSeason(ctx);
}

template <class W> void goOnAfterMoves(const Context<W>& ctx)
{
    const Position& s = ctx.position;
    const bool dislodged = anyIn<&Block::dislodged>(s);
    const bool hunted =
        std::any_of(std::begin(s.plight), std::end(s.plight), [](std::uint8_t one) { return one != 0; });
    if (!dislodged && !hunted) return settleSeason(ctx);
    ctx.enter(s.fall != 0 ? Phase::FallRetreats : Phase::SpringRetreats);
    ctx.tell(Text::LogSeason, nw(3), {s.phase, s.year});
}

template <class W> void carryOut(const Context<W>& ctx)
{
    Position& s = ctx.position;
    declareDwarfs(ctx);
    resolveMoves(ctx);
    const std::uint8_t calling = s.calling;
    clearOrders(s);
    s.calling = calling;
    s.resumePoint = num(ResumePoint::Moved);
    if (aslanComes(ctx)) return ctx.enter(Phase::AslanOutcome);
    goOnAfterMoves(ctx);
}

template <class W> void endMoves(const Context<W>& ctx)
{
    std::uint32_t besieged = 0;
    const std::uint32_t group = drawAgreed(ctx.asConst(), besieged);
    ctx.position.resumePoint = num(ResumePoint::Orders);
    ctx.position.sealed = 0;
    if (group != 0 && besieged != 0 && ctx.table.master >= 0 && ctx.table.options.masterJudges)
        return ctx.enter(Phase::Siege);
    if (group == 0) return carryOut(ctx);
    ctx.tell(Text::LogDraw, nw(91));
    finish(ctx, group, nw(91));
}

template <class W> void endRetreats(const Context<W>& ctx)
{
    ctx.position.resumePoint = num(ResumePoint::Fled);
    ctx.position.sealed = 0;
    if (aslanComes(ctx)) return ctx.enter(Phase::AslanOutcome);
    flee(ctx);
}

/// Who may build or must remove something, whatever has been ordered so far: others must not see that.
template <class W> std::uint32_t inWinter(const ConstContext<W>& ctx)
{
    Draft bare(ctx.position);
    clearOrders(*bare);
    const ConstContext<W> before{ctx.table, *bare, ctx.trace};
    std::uint32_t seats = 0;
    for (int seat = 0; seat < kPowers; ++seat) {
        const int due = dueOf(before, seat);
        bool open = due < 0 || prizeOpen(before, seat);
        for (const PieceKind kind : {PieceKind::Army, PieceKind::Fleet, PieceKind::Amphibian})
            open = open || (due > 0 && sites(before, seat, kind).any());
        if (open) seats |= bit(seat);
    }
    return seats;
}

} // namespace

template <class W> void declareDwarfs(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (s.declaring == 0 || (s.dwarfs != 0 && ctx.in(nw(62))) || !ctx.in(nw(64))) return;
    s.dwarfs = plus1(num(Alignment::Neutral));
    s.giftDue = 1;
    ctx.tell(Text::LogDeclares, nw(64), {ctx.table.seat(Power::Dwarfs)});
}

void clearOrders(Position& s)
{
    const auto clear = [](auto& array) { std::fill(std::begin(array), std::end(array), std::uint8_t{0}); };
    clearBlocks<&Block::order>(s);
    clearBlocks<&Block::target>(s);
    clearBlocks<&Block::helped>(s);
    clearBlocks<&Block::hunts>(s);
    clear(s.chases);
    clear(s.welcome);
    clear(s.vote);
    for (PersonOrder& errand : s.errand) errand = PersonOrder{};
    s.charge = PersonOrder{};
    s.victim = s.prey = s.carries = s.calling = s.declaring = 0;
    s.sealed = 0;
}

bool reopen(const Table& /*table*/, Position& s)
{
    if (!isMovement(phaseOf(s)) && !isRetreats(phaseOf(s)) && phaseOf(s) != Phase::Winter) return false;
    clearOrders(s);
    return true;
}

template <class W> std::uint32_t concerned(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const std::uint32_t master = t.master >= 0 ? bit(t.master) : 0;
    std::uint32_t seats = 0;
    switch (phaseOf(s)) {
    case Phase::QueenForm:
    case Phase::QueenSite: return bit(t.seat(Power::Queen));
    case Phase::DwarfSide: return bit(t.seat(Power::Dwarfs));
    case Phase::KingSite:
    case Phase::KingDelay:
    case Phase::AslanOutcome:
    case Phase::AslanSite:
    case Phase::Siege: return master;
    case Phase::Spring:
    case Phase::Fall:
        forEachUnit(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
        for (int seat = 0; seat < kPowers; ++seat)
            if (hasPerson(t, s, seat)) seats |= bit(seat);
        return seats;
    case Phase::SpringRetreats:
    case Phase::FallRetreats:
        forEachIn<&Block::dislodged>(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
        for (int i = 0; i < kPersons; ++i) {
            const int owner = t.ownerOf(static_cast<Person>(i));
            const bool calls = i == num(Person::HighKing) && s.calls < t.options.aslanCalls;
            if (retreatCauseOf(s, i) == RetreatCause::Hunted || (calls && retreatCauseOf(s, i) != RetreatCause::None))
                seats |= bit(owner);
        }
        return seats;
    case Phase::Winter: return inWinter(ctx);
    case Phase::Over: break;
    }
    return 0;
}

template <class W> std::uint32_t owing(const ConstContext<W>& ctx)
{
    return concerned(ctx) & ~std::uint32_t{ctx.position.sealed};
}

std::uint32_t leaders(const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        kPowers, [](int) { return true; }, [&](int seat) { return centresOf(s, seat); }));
}

template <class W> void startGame(const Context<W>& ctx)
{
    const Table& t = ctx.table;
    Position& s = ctx.position;
    s.year = s.firstYear = static_cast<std::uint16_t>(t.options.firstYear);
    for (int i = 0; i < t.provinces; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (ctx.in(nw(2))) s.unit(i) = t.startUnit[at];
        const bool castle = i == t.castle && t.options.castle != CastleStart::Always;
        if (t.homes[at] != kNoPower && !castle) s.owner(i) = plus1(t.homes[at]);
        if (t.ground->garrison.test(i) && ctx.in(nw(50))) s.garrison().assign(i, true);
    }
    for (const Person person : {Person::Cor, Person::Miraz})
        s.site[idx(person)] = provincePlus1(t.startSite[idx(person)]);
    s.resumePoint = num(ResumePoint::Setup);
    ctx.enter(Phase::QueenForm);
    meet(t, s);
    run(ctx);
}

template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule)
{
    Position& s = ctx.position;
    clearOrders(s);
    clearBlocks<&Block::came>(s);
    s.contested().reset();
    s.resumePoint = 0;
    s.winners = static_cast<std::uint16_t>(winners);
    ctx.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < kPowers; ++seat)
        if ((winners & bit(seat)) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, centresOf(s, seat)});
}

template <class W> void resume(const Context<W>& ctx)
{
    switch (static_cast<ResumePoint>(ctx.position.resumePoint)) {
    case ResumePoint::Setup: return enterSeason(ctx, Phase::Spring);
    case ResumePoint::Orders: return carryOut(ctx);
    case ResumePoint::Moved: return goOnAfterMoves(ctx);
    case ResumePoint::Fled: return flee(ctx);
    case ResumePoint::Ended:
        if (ctx.position.fall != 0 && takeCentres(ctx)) return ctx.enter(Phase::DwarfSide);
        ctx.position.resumePoint = num(ResumePoint::Years);
        [[fallthrough]];
    case ResumePoint::Years:
        if (passTurn(ctx)) return ctx.enter(Phase::KingSite);
        return endSeason(ctx);
    case ResumePoint::Placed: return endSeason(ctx);
    }
}

template <class W> void run(const Context<W>& ctx)
{
    while (phaseOf(ctx.position) != Phase::Over && owing(ctx.asConst()) == 0) {
        switch (phaseOf(ctx.position)) {
        case Phase::Spring:
        case Phase::Fall: endMoves(ctx); break;
        case Phase::SpringRetreats:
        case Phase::FallRetreats: endRetreats(ctx); break;
        case Phase::Winter:
            resolveAdjustments(ctx);
            beginYear(ctx);
            break;
        default: return; // chance decides
        }
    }
}

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(seat < kPowers ? centresOf(position, seat) : 0);
        if (seat >= kPowers) continue;
        standing.reasons.push_back(say(Text::ScoreCentres, nw(90), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScoreUnits, nw(90), {seat, unitsOf(position, seat).count()}));
    }
    return standing;
}

#define MARCHES_NARNIAN_TURN(W)                                                                                        \
    template void declareDwarfs(const Context<W>&);                                                                    \
    template void startGame(const Context<W>&);                                                                        \
    template void run(const Context<W>&);                                                                              \
    template void finish(const Context<W>&, std::uint32_t, Rule);                                                      \
    template void resume(const Context<W>&);                                                                           \
    template std::uint32_t concerned(const ConstContext<W>&);                                                          \
    template std::uint32_t owing(const ConstContext<W>&);

MARCHES_NARNIAN_TURN(RuleTrace)
MARCHES_NARNIAN_TURN(NoTrace)
#undef MARCHES_NARNIAN_TURN

} // namespace marches::engine::narnian_wars
