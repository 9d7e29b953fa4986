// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::narnian_wars {

namespace {

template <class W> void enterSeason(const Play<W>& p, Phase phase)
{
    clearOrders(p.s);
    p.s.stage = 0;
    if (isMovement(phase)) p.s.fall = phase == Phase::Fall ? 1 : 0;
    p.enter(phase);
    p.tell(Text::LogSeason, nw(3), {num(phase), p.s.year});
}

/// What a seat may change once, after the moves and before the builds of a year.
template <class W> void newYear(const Play<W>& p)
{
    Position& s = p.s;
    const int years = p.t.options.yearIsSeason ? (s.year + 1 - s.firstYear) / 2 : s.year + 1 - s.firstYear;
    const bool limit = p.t.options.roundLimit > 0 && years >= p.t.options.roundLimit;
    const bool empty = !anyIn<&Block::unit>(s);
    if (limit) p.tell(Text::LogRoundLimit, nw(3), {p.t.options.roundLimit});
    if (limit || empty) return finish(p, leaders(s), limit ? nw(3) : nw(90));
    s.quiet = s.changed != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::min(s.quiet + 1, 255));
    s.changed = 0;
    ++s.year;
    enterSeason(p, Phase::Spring);
}

/// By centres, or by control of Narnia and Archenland.
template <class W> void win(const Play<W>& p, std::uint32_t winners)
{
    const bool byControl = p.s.streak[std::countr_zero(winners)] == kTurnsOfControl;
    for (std::uint32_t left = byControl ? winners : 0; left != 0; left &= left - 1)
        p.tell(Text::LogControl, nw(92), {std::countr_zero(left), kTurnsOfControl});
    finish(p, winners, byControl ? nw(92) : nw(90));
}

/// After everything of a season.
template <class W> void endSeason(const Play<W>& p)
{
    if (const std::uint32_t winners = victors(p); winners != 0) return win(p, winners);
    if (p.s.fall != 0) return enterSeason(p, Phase::Winter);
    if (p.t.options.yearIsSeason && p.in(nw(3))) ++p.s.year;
    enterSeason(p, p.in(nw(3)) ? Phase::Fall : Phase::Spring);
}

template <class W> void settleSeason(const Play<W>& p)
{
    p.s.stage = num(Stage::Ended);
    if (p.s.whisked != 0 && p.s.kingAway == 0) return p.enter(Phase::KingDelay);
    resume(p);
}

template <class W> void flee(const Play<W>& p)
{
    resolveRetreats(p);
    clearOrders(p.s);
    settleSeason(p);
}

template <class W> void afterMoves(const Play<W>& p)
{
    const Position& s = p.s;
    const bool dislodged = anyIn<&Block::dislodged>(s);
    const bool hunted =
        std::any_of(std::begin(s.plight), std::end(s.plight), [](std::uint8_t one) { return one != 0; });
    if (!dislodged && !hunted) return settleSeason(p);
    p.enter(s.fall != 0 ? Phase::FallRetreats : Phase::SpringRetreats);
    p.tell(Text::LogSeason, nw(3), {s.phase, s.year});
}

template <class W> void carryOut(const Play<W>& p)
{
    Position& s = p.s;
    declareDwarfs(p);
    resolveMoves(p);
    const std::uint8_t calling = s.calling;
    clearOrders(s);
    s.calling = calling;
    s.stage = num(Stage::Moved);
    if (aslanComes(p)) return p.enter(Phase::AslanOutcome);
    afterMoves(p);
}

template <class W> void endMoves(const Play<W>& p)
{
    std::uint32_t besieged = 0;
    const std::uint32_t group = drawAgreed(p.look(), besieged);
    p.s.stage = num(Stage::Orders);
    p.s.sealed = 0;
    if (group != 0 && besieged != 0 && p.t.master >= 0 && p.t.options.masterJudges) return p.enter(Phase::Siege);
    if (group == 0) return carryOut(p);
    p.tell(Text::LogDraw, nw(91));
    finish(p, group, nw(91));
}

template <class W> void endRetreats(const Play<W>& p)
{
    p.s.stage = num(Stage::Fled);
    p.s.sealed = 0;
    if (aslanComes(p)) return p.enter(Phase::AslanOutcome);
    flee(p);
}

/// Who may build or must remove something, whatever has been ordered so far: others must not see that.
template <class W> std::uint32_t inWinter(const Look<W>& look)
{
    Draft bare(look.s);
    clearOrders(*bare);
    const Look<W> before{look.t, *bare, look.w};
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

template <class W> void declareDwarfs(const Play<W>& p)
{
    Position& s = p.s;
    if (s.declaring == 0 || (s.dwarfs != 0 && p.in(nw(62))) || !p.in(nw(64))) return;
    s.dwarfs = plus1(num(Alignment::Neutral));
    s.giftDue = 1;
    p.tell(Text::LogDeclares, nw(64), {p.t.seat(Power::Dwarfs)});
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
    for (Errand& errand : s.errand) errand = Errand{};
    s.charge = Errand{};
    s.victim = s.prey = s.carries = s.calling = s.declaring = 0;
    s.sealed = 0;
}

bool reopen(const Table& /*table*/, Position& s)
{
    if (!isMovement(phaseOf(s)) && !isRetreats(phaseOf(s)) && phaseOf(s) != Phase::Winter) return false;
    clearOrders(s);
    return true;
}

template <class W> std::uint32_t concerned(const Look<W>& look)
{
    const Table& t = look.t;
    const Position& s = look.s;
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
        eachUnit(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
        for (int seat = 0; seat < kPowers; ++seat)
            if (hasPerson(t, s, seat)) seats |= bit(seat);
        return seats;
    case Phase::SpringRetreats:
    case Phase::FallRetreats:
        eachIn<&Block::dislodged>(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
        for (int i = 0; i < kPersons; ++i) {
            const int owner = t.ownerOf(static_cast<Person>(i));
            const bool calls = i == num(Person::HighKing) && s.calls < t.options.aslanCalls;
            if (plightOf(s, i) == Plight::Hunted || (calls && plightOf(s, i) != Plight::None)) seats |= bit(owner);
        }
        return seats;
    case Phase::Winter: return inWinter(look);
    case Phase::Over: break;
    }
    return 0;
}

template <class W> std::uint32_t owing(const Look<W>& look) { return concerned(look) & ~std::uint32_t{look.s.sealed}; }

std::uint32_t leaders(const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        kPowers, [](int) { return true; }, [&](int seat) { return centresOf(s, seat); }));
}

template <class W> void startGame(const Play<W>& p)
{
    const Table& t = p.t;
    Position& s = p.s;
    s.year = s.firstYear = static_cast<std::uint16_t>(t.options.firstYear);
    for (int i = 0; i < t.provinces; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (p.in(nw(2))) s.unit(i) = t.startUnit[at];
        const bool castle = i == t.castle && t.options.castle != CastleStart::Always;
        if (t.homes[at] != kNoPower && !castle) s.owner(i) = plus1(t.homes[at]);
        if (t.ground->garrison.test(i) && p.in(nw(50))) s.garrison().assign(i, true);
    }
    for (const Person person : {Person::Cor, Person::Miraz})
        s.site[idx(person)] = provincePlus1(t.startSite[idx(person)]);
    s.stage = num(Stage::Setup);
    p.enter(Phase::QueenForm);
    meet(t, s);
    run(p);
}

template <class W> void finish(const Play<W>& p, std::uint32_t winners, Rule rule)
{
    Position& s = p.s;
    clearOrders(s);
    clearBlocks<&Block::came>(s);
    s.contested().reset();
    s.stage = 0;
    s.winners = static_cast<std::uint16_t>(winners);
    p.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < kPowers; ++seat)
        if ((winners & bit(seat)) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, centresOf(s, seat)});
}

template <class W> void resume(const Play<W>& p)
{
    switch (static_cast<Stage>(p.s.stage)) {
    case Stage::Setup: return enterSeason(p, Phase::Spring);
    case Stage::Orders: return carryOut(p);
    case Stage::Moved: return afterMoves(p);
    case Stage::Fled: return flee(p);
    case Stage::Ended:
        if (p.s.fall != 0 && takeCentres(p)) return p.enter(Phase::DwarfSide);
        p.s.stage = num(Stage::Years);
        [[fallthrough]];
    case Stage::Years:
        if (passTurn(p)) return p.enter(Phase::KingSite);
        return endSeason(p);
    case Stage::Placed: return endSeason(p);
    }
}

template <class W> void run(const Play<W>& p)
{
    while (phaseOf(p.s) != Phase::Over && owing(p.look()) == 0) {
        switch (phaseOf(p.s)) {
        case Phase::Spring:
        case Phase::Fall: endMoves(p); break;
        case Phase::SpringRetreats:
        case Phase::FallRetreats: endRetreats(p); break;
        case Phase::Winter:
            resolveAdjustments(p);
            newYear(p);
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
    template void declareDwarfs(const Play<W>&);                                                                       \
    template void startGame(const Play<W>&);                                                                           \
    template void run(const Play<W>&);                                                                                 \
    template void finish(const Play<W>&, std::uint32_t, Rule);                                                         \
    template void resume(const Play<W>&);                                                                              \
    template std::uint32_t concerned(const Look<W>&);                                                                  \
    template std::uint32_t owing(const Look<W>&);

MARCHES_NARNIAN_TURN(RuleTrace)
MARCHES_NARNIAN_TURN(NoTrace)
#undef MARCHES_NARNIAN_TURN

} // namespace marches::engine::narnian_wars
