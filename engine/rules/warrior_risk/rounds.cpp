// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>

#include "engine/rules/common/rolling.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

/// Classic Risk's reinforcements, where reading.classic-reinforcements keeps them.
constexpr int kLeastReinforcements = 3;
constexpr int kTerritoriesEach = 3;

void forgetExpired(Position& s)
{
    for (int seat = 0; seat < kMaxSeats; ++seat)
        for (std::uint16_t* until : {&s.strained[seat], &s.paralysed[seat], &s.crisis[seat]})
            if (*until < s.round) *until = 0;
}

template <class W> void beginRound(const Context<W>& ctx)
{
    Position& s = ctx.position;
    set(s.round, roundAfter(ctx.table, s));
    s.active = 0;
    forgetExpired(s);
    if (isCommerce(ctx.asConst())) {
        ctx.tell(Text::LogCommerceRound, wr(10), {s.round});
        beginCommerce(ctx);
        return;
    }
    ctx.tell(Text::LogCombatRound, wr(10), {s.round});
    if (ctx.in(wr(26))) clearBlocks<&Block::wounds>(s);
    ctx.enter(Phase::Emergency);
}

/// Whose emergency is sure for once pays without a die (reading.emergency-first-roll).
template <class W> void prolongEmergency(const Context<W>& ctx, int seat)
{
    gain(ctx, seat, ctx.table.lists.emergencyGold, wr(65));
    set(ctx.position.strained[seat], ctx.position.round);
    ctx.position.emergency[seat] = 2;
    ctx.tell(Text::LogEmergencyGoesOn, wr(65), {seat});
}

template <class W> void payIncome(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (!lives(s, seat)) continue;
        gain(ctx, seat, incomeOf(ctx.asConst(), seat), wr(13));
        if (ctx.table.options.bonusEveryRound) addPool(ctx, seat, bonusOf(ctx.asConst(), seat), wr(46));
    }
}

template <class W> void beginTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    clearBlocks<&Block::spent>(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kAttacked | kCaptured | kBonusUsed | kTakenCards);
    s.askedPassage().reset();
    if (ctx.table.options.betrayalFullCycle)
        for (int victim = 0; victim < ctx.table.seatCount(); ++victim) {
            set(s.betrayers[victim], s.betrayers[victim] & ~seatBit(seat));
            if (s.betrayers[victim] == 0) s.betrayedAt(victim).reset();
        }
    ctx.tell(Text::LogTurn, wr(11), {seat});
    if (ctx.table.options.classicReinforcements)
        addPool(ctx, seat, std::max(kLeastReinforcements, heldBy(s, seat) / kTerritoriesEach), wr(11));
    ctx.enter(Phase::Muster);
}

template <class W> void beginNextTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int next = nextInRound(ctx.table, s, activeSeat(s));
    set(s.active, next + 1);
    ctx.enter(next >= 0 ? Phase::BeginTurn : Phase::EndRound);
}

/// What the winners are found by.
template <class W> void tellStanding(const Context<W>& ctx)
{
    const Position& s = ctx.position;
    const auto shown = [](int number) { return std::min(number, kMostShown); };
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (!lives(s, seat)) continue;
        const int territories = heldBy(s, seat);
        if (ctx.table.options.lunchtime)
            ctx.tell(Text::LogPoints, wr(8),
                     {seat, shown(scoreOf(ctx.table, s, seat)), territories, shown(s.gold[seat])});
        else
            ctx.tell(Text::LogHoldings, wr(8), {seat, territories, shown(unitsOf(s, seat)), shown(s.gold[seat])});
    }
}

template <class W> void endRound(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!ctx.in(wr(18)) || !ctx.table.options.betrayalFullCycle) {
        for (std::uint16_t& betrayers : s.betrayers) betrayers = 0;
        clearBlocks<&Block::betrayedAt>(s);
    }
    s.active = 0;
    const bool cutOff = ctx.in(wr(8)) && ctx.table.options.lunchtime && s.round >= ctx.table.options.cutoffRounds;
    if (cutOff || (ctx.table.options.roundLimit > 0 && s.round >= ctx.table.options.roundLimit)) {
        ctx.tell(Text::LogLastRound, wr(8), {s.round});
        tellStanding(ctx);
        const std::uint64_t ahead = leadersBy(
            ctx.table.seatCount(), [&](int seat) { return lives(s, seat); },
            [&](int seat) { return scoreOf(ctx.table, s, seat); });
        if (!ctx.table.options.lunchtime && std::popcount(ahead) > 1) ctx.tell(Text::LogTie, wr(8));
        finish(ctx, leaders(ctx.table, s), wr(8));
        return;
    }
    ctx.enter(Phase::BeginRound);
}

template <class W> void payContinents(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (lives(s, seat)) addPool(ctx, seat, bonusOf(ctx.asConst(), seat), wr(46));
    set(s.active, nextInRound(ctx.table, s, -1) + 1);
    ctx.enter(Phase::Allocate);
}

/// The next seat with something to place. False: somebody must choose.
template <class W> bool stepAllocate(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (seat >= 0 && s.pool[seat] > 0) {
        if (ctx.in(wr(47))) return false;
        s.pool[seat] = 0;
    }
    const int next = seat < 0 ? -1 : nextInRound(ctx.table, s, seat);
    set(s.active, next + 1);
    if (next < 0) ctx.enter(Phase::EndRound);
    return true;
}

/// Who has lost every territory is out: at once in a combat round, at the end of fate and politics in a commerce round.
template <class W> bool dropBeaten(const Context<W>& ctx)
{
    const Phase phase = phaseOf(ctx.position);
    if (isSetup(phase) || inFate(ctx.position) || phase == Phase::Over) return false;
    const std::uint32_t before = ctx.position.living;
    const std::uint32_t beaten = landless(ctx.position);
    for (std::uint32_t left = beaten; left != 0; left &= left - 1)
        eliminate(ctx, std::countr_zero(left),
                  phase >= Phase::Turn && phase <= Phase::EndTurn ? activeSeat(ctx.position) : -1);
    const bool found = beaten != 0;
    if (ctx.position.living == 0) {
        finish(ctx, before, wr(9)); // fate took the last territories of all at once
    } else if (found && phase >= Phase::BeginTurn && phase <= Phase::EndTurn &&
               !lives(ctx.position, activeSeat(ctx.position))) {
        endAttack(ctx); // whoever gave up the own capital and lost the realm over it
        endTurn(ctx);
    }
    return found;
}

template <class W> bool stepCombat(const Context<W>& ctx)
{
    Position& s = ctx.position;
    switch (phaseOf(s)) {
    case Phase::BeginRound: beginRound(ctx); return true;
    case Phase::Emergency:
        if (emergencyDice(ctx.asConst()) != 0) return false;
        rollEmergencies(ctx, {});
        return true;
    case Phase::Income:
        payIncome(ctx);
        set(s.active, nextInRound(ctx.table, s, -1) + 1);
        ctx.enter(Phase::BeginTurn);
        return true;
    case Phase::BeginTurn: beginTurn(ctx); return true;
    case Phase::Muster:
        if (s.pool[activeSeat(s)] > 0 || mayTrade(ctx.asConst())) return false;
        ctx.enter(Phase::Turn);
        return true;
    case Phase::PressOn: // the last enemies around may have come to the conqueror with the capital that fell
        if (pressTargets(ctx.asConst()).any()) return false;
        endAttack(ctx);
        return true;
    case Phase::Reshuffle:
        if (s.usedCount > 0) return false;
        ctx.enter(Phase::EndTurn);
        return true;
    case Phase::EndTurn:
        if (!stepDraw(ctx)) beginNextTurn(ctx);
        return true;
    case Phase::EndRound: endRound(ctx); return true;
    case Phase::Continents: payContinents(ctx); return true;
    case Phase::Allocate: return stepAllocate(ctx);
    default: return false;
    }
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const Phase phase = phaseOf(s);
    if (phase == Phase::Over) return false;
    if (s.falls != 0) {
        if (s.owned(std::countr_zero(s.falls)).any()) return false;
        set(s.falls, s.falls & (s.falls - 1));
        return true;
    }
    s.captor = 0;
    if (dropBeaten(ctx)) return true;
    if (!isSetup(phase) && phase != Phase::Occupy)
        if (const std::uint32_t winners = winnersNow(ctx.asConst()); winners != 0) {
            finish(ctx, winners, livingCount(s) == 1 ? wr(9) : ctx.table.options.continents ? wr(7) : wr(6));
            return false;
        }
    if (homeless(ctx.asConst()) >= 0 || cardsFirst(ctx.asConst())) return false;
    return stepCards(ctx) || stepCombat(ctx) || stepAuction(ctx) || stepBarter(ctx) || stepFate(ctx) || stepVote(ctx) ||
           stepSetup(ctx);
}

} // namespace

template <class W> void run(const Context<W>& ctx)
{
    while (step(ctx)) {}
    refresh(ctx);
}

template <class W> bool isCommerce(const ConstContext<W>& ctx)
{
    return ctx.in(wr(10)) && ctx.position.round % ctx.table.options.commerceEvery == 0;
}

template <class W> Mask controlled(const ConstContext<W>& ctx, int seat)
{
    const Mask owned = ctx.position.owned(seat).mask();
    return ctx.in(wr(12)) ? owned : owned | guestPlaces(ctx.table, ctx.position, seat);
}

template <class W> int incomeOf(const ConstContext<W>& ctx, int seat)
{
    int gold = ctx.table.lists.routeGold * ctx.position.routes[seat];
    if (!ctx.in(wr(11))) return 0;
    if (!ctx.in(wr(13))) return gold;
    controlled(ctx, seat).forEach([&](int place) {
        const RegionLine& line = ctx.table.line(place);
        gold += ctx.table.options.optionalIncome ? line.optionalIncome : line.income;
    });
    return gold;
}

template <class W> int bonusOf(const ConstContext<W>& ctx, int seat)
{
    if (!ctx.in(wr(46))) return 0;
    int units = 0;
    for (const Continent& continent : ctx.table.continents)
        if (holdsAll(ctx.position, seat, continent.places)) units += continent.bonus;
    return units;
}

template <class W> std::uint32_t emergencyDice(const ConstContext<W>& ctx)
{
    std::uint32_t seats = 0;
    if (!ctx.in(wr(65))) return 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        const bool sure = ctx.table.options.emergencySure && ctx.position.emergency[seat] == 1;
        if (lives(ctx.position, seat) && ctx.position.emergency[seat] != 0 && !sure) seats |= seatBit(seat);
    }
    return seats;
}

template <class W> void rollEmergencies(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const std::uint32_t rolling = emergencyDice(ctx.asConst());
    int at = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (!lives(s, seat) || s.emergency[seat] == 0) continue;
        const bool rolls = ((rolling >> static_cast<unsigned>(seat)) & 1U) != 0;
        const int face = rolls ? outcome[at++] : kFaces;
        if (!rolls && !ctx.in(wr(65))) continue;
        if (rolls) ctx.tell(Text::LogRolls, wr(65), {seat, face});
        if (face > ctx.table.lists.emergencyEnds) {
            prolongEmergency(ctx, seat);
            continue;
        }
        s.emergency[seat] = 0;
        ctx.tell(Text::LogEmergencyEnds, wr(65), {seat});
    }
    ctx.enter(Phase::Income);
}

template <class W> void placePooled(const Context<W>& ctx, int place, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    set(s.pool[seat], s.pool[seat] - count);
    set(s.units(place), std::min(s.units(place) + count, kMaxUnits));
    ctx.tell(Text::LogPlaces, wr(47), {seat, count, place});
}

template <class W> void endTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    leaveTransit(ctx);
    clearBlocks<&Block::spent>(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kAttacked);
    s.askedPassage().reset();
    ctx.enter(Phase::EndTurn);
}

#define MARCHES_WARRIOR_ROUNDS(W)                                                                                      \
    template void run(const Context<W>&);                                                                              \
    template bool isCommerce(const ConstContext<W>&);                                                                  \
    template Mask controlled(const ConstContext<W>&, int);                                                             \
    template int incomeOf(const ConstContext<W>&, int);                                                                \
    template int bonusOf(const ConstContext<W>&, int);                                                                 \
    template std::uint32_t emergencyDice(const ConstContext<W>&);                                                      \
    template void rollEmergencies(const Context<W>&, const Outcome&);                                                  \
    template void placePooled(const Context<W>&, int, int);                                                            \
    template void endTurn(const Context<W>&);

MARCHES_WARRIOR_ROUNDS(RuleTrace)
MARCHES_WARRIOR_ROUNDS(NoTrace)
#undef MARCHES_WARRIOR_ROUNDS

} // namespace marches::engine::warrior_risk
