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

template <class W> void beginRound(const Play<W>& p)
{
    Position& s = p.s;
    set(s.round, roundAfter(p.t, s));
    s.active = 0;
    forgetExpired(s);
    if (isCommerce(p.look())) {
        p.tell(Text::LogCommerceRound, wr(10), {s.round});
        beginCommerce(p);
        return;
    }
    p.tell(Text::LogCombatRound, wr(10), {s.round});
    if (p.in(wr(26))) clearBlocks<&Block::wounds>(s);
    p.enter(Phase::Emergency);
}

/// Whose emergency is sure for once pays without a die (reading.emergency-first-roll).
template <class W> void emergencyGoesOn(const Play<W>& p, int seat)
{
    gain(p, seat, p.t.lists.emergencyGold, wr(65));
    set(p.s.strained[seat], p.s.round);
    p.s.emergency[seat] = 2;
    p.tell(Text::LogEmergencyGoesOn, wr(65), {seat});
}

template <class W> void income(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (!lives(s, seat)) continue;
        gain(p, seat, incomeOf(p.look(), seat), wr(13));
        if (p.t.options.bonusEveryRound) addPool(p, seat, bonusOf(p.look(), seat), wr(46));
    }
}

template <class W> void beginTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    clearBlocks<&Block::spent>(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kAttacked | kCaptured | kBonusUsed | kTakenCards);
    s.askedPassage().reset();
    if (p.t.options.betrayalFullCycle)
        for (int victim = 0; victim < p.t.seatCount(); ++victim) {
            set(s.betrayers[victim], s.betrayers[victim] & ~seatBit(seat));
            if (s.betrayers[victim] == 0) s.betrayedAt(victim).reset();
        }
    p.tell(Text::LogTurn, wr(11), {seat});
    if (p.t.options.classicReinforcements)
        addPool(p, seat, std::max(kLeastReinforcements, heldBy(s, seat) / kTerritoriesEach), wr(11));
    p.enter(Phase::Muster);
}

template <class W> void nextTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int next = nextInRound(p.t, s, activeSeat(s));
    set(s.active, next + 1);
    p.enter(next >= 0 ? Phase::BeginTurn : Phase::EndRound);
}

/// What the winners are found by.
template <class W> void tellStanding(const Play<W>& p)
{
    const Position& s = p.s;
    const auto shown = [](int number) { return std::min(number, kMostShown); };
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (!lives(s, seat)) continue;
        const int territories = heldBy(s, seat);
        if (p.t.options.lunchtime)
            p.tell(Text::LogPoints, wr(8), {seat, shown(scoreOf(p.t, s, seat)), territories, shown(s.gold[seat])});
        else
            p.tell(Text::LogHoldings, wr(8), {seat, territories, shown(unitsOf(s, seat)), shown(s.gold[seat])});
    }
}

template <class W> void endRound(const Play<W>& p)
{
    Position& s = p.s;
    if (!p.in(wr(18)) || !p.t.options.betrayalFullCycle) {
        for (std::uint16_t& betrayers : s.betrayers) betrayers = 0;
        clearBlocks<&Block::betrayedAt>(s);
    }
    s.active = 0;
    const bool cutOff = p.in(wr(8)) && p.t.options.lunchtime && s.round >= p.t.options.cutoffRounds;
    if (cutOff || (p.t.options.roundLimit > 0 && s.round >= p.t.options.roundLimit)) {
        p.tell(Text::LogLastRound, wr(8), {s.round});
        tellStanding(p);
        const std::uint64_t ahead = leadersBy(
            p.t.seatCount(), [&](int seat) { return lives(s, seat); }, [&](int seat) { return scoreOf(p.t, s, seat); });
        if (!p.t.options.lunchtime && std::popcount(ahead) > 1) p.tell(Text::LogTie, wr(8));
        finish(p, leaders(p.t, s), wr(8));
        return;
    }
    p.enter(Phase::BeginRound);
}

template <class W> void continents(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (lives(s, seat)) addPool(p, seat, bonusOf(p.look(), seat), wr(46));
    set(s.active, nextInRound(p.t, s, -1) + 1);
    p.enter(Phase::Allocate);
}

/// The next seat with something to place. False: somebody must choose.
template <class W> bool stepAllocate(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (seat >= 0 && s.pool[seat] > 0) {
        if (p.in(wr(47))) return false;
        s.pool[seat] = 0;
    }
    const int next = seat < 0 ? -1 : nextInRound(p.t, s, seat);
    set(s.active, next + 1);
    if (next < 0) p.enter(Phase::EndRound);
    return true;
}

/// Who has lost every territory is out: at once in a combat round, at the end of fate and politics in a commerce round.
template <class W> bool dropBeaten(const Play<W>& p)
{
    const Phase phase = phaseOf(p.s);
    if (isSetup(phase) || inFate(p.s) || phase == Phase::Over) return false;
    const std::uint32_t before = p.s.living;
    const std::uint32_t beaten = landless(p.s);
    for (std::uint32_t left = beaten; left != 0; left &= left - 1)
        eliminate(p, std::countr_zero(left), phase >= Phase::Turn && phase <= Phase::EndTurn ? activeSeat(p.s) : -1);
    const bool found = beaten != 0;
    if (p.s.living == 0) {
        finish(p, before, wr(9)); // fate took the last territories of all at once
    } else if (found && phase >= Phase::BeginTurn && phase <= Phase::EndTurn && !lives(p.s, activeSeat(p.s))) {
        endAttack(p); // whoever gave up the own capital and lost the realm over it
        endTurn(p);
    }
    return found;
}

template <class W> bool stepCombat(const Play<W>& p)
{
    Position& s = p.s;
    switch (phaseOf(s)) {
    case Phase::BeginRound: beginRound(p); return true;
    case Phase::Emergency:
        if (emergencyDice(p.look()) != 0) return false;
        emergencies(p, {});
        return true;
    case Phase::Income:
        income(p);
        set(s.active, nextInRound(p.t, s, -1) + 1);
        p.enter(Phase::BeginTurn);
        return true;
    case Phase::BeginTurn: beginTurn(p); return true;
    case Phase::Muster:
        if (s.pool[activeSeat(s)] > 0 || mayTrade(p.look())) return false;
        p.enter(Phase::Turn);
        return true;
    case Phase::PressOn: // the last enemies around may have come to the conqueror with the capital that fell
        if (pressTargets(p.look()).any()) return false;
        endAttack(p);
        return true;
    case Phase::Reshuffle:
        if (s.usedCount > 0) return false;
        p.enter(Phase::EndTurn);
        return true;
    case Phase::EndTurn:
        if (!stepDraw(p)) nextTurn(p);
        return true;
    case Phase::EndRound: endRound(p); return true;
    case Phase::Continents: continents(p); return true;
    case Phase::Allocate: return stepAllocate(p);
    default: return false;
    }
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Play<W>& p)
{
    Position& s = p.s;
    const Phase phase = phaseOf(s);
    if (phase == Phase::Over) return false;
    if (s.falls != 0) {
        if (s.owned(std::countr_zero(s.falls)).any()) return false;
        set(s.falls, s.falls & (s.falls - 1));
        return true;
    }
    s.captor = 0;
    if (dropBeaten(p)) return true;
    if (!isSetup(phase) && phase != Phase::Occupy)
        if (const std::uint32_t winners = winnersNow(p.look()); winners != 0) {
            finish(p, winners, livingCount(s) == 1 ? wr(9) : p.t.options.continents ? wr(7) : wr(6));
            return false;
        }
    if (homeless(p.look()) >= 0 || cardsFirst(p.look())) return false;
    return stepCards(p) || stepCombat(p) || stepAuction(p) || stepBarter(p) || stepFate(p) || stepVote(p) ||
           stepSetup(p);
}

} // namespace

template <class W> void run(const Play<W>& p)
{
    while (step(p)) {}
    refresh(p);
}

template <class W> bool isCommerce(const Look<W>& look)
{
    return look.in(wr(10)) && look.s.round % look.t.options.commerceEvery == 0;
}

template <class W> Mask controlled(const Look<W>& look, int seat)
{
    const Mask owned = look.s.owned(seat).mask();
    return look.in(wr(12)) ? owned : owned | guestPlaces(look.t, look.s, seat);
}

template <class W> int incomeOf(const Look<W>& look, int seat)
{
    int gold = look.t.lists.routeGold * look.s.routes[seat];
    if (!look.in(wr(11))) return 0;
    if (!look.in(wr(13))) return gold;
    controlled(look, seat).forEach([&](int place) {
        const RegionLine& line = look.t.line(place);
        gold += look.t.options.optionalIncome ? line.optionalIncome : line.income;
    });
    return gold;
}

template <class W> int bonusOf(const Look<W>& look, int seat)
{
    if (!look.in(wr(46))) return 0;
    int units = 0;
    for (const Continent& continent : look.t.continents)
        if (holdsAll(look.s, seat, continent.places)) units += continent.bonus;
    return units;
}

template <class W> std::uint32_t emergencyDice(const Look<W>& look)
{
    std::uint32_t seats = 0;
    if (!look.in(wr(65))) return 0;
    for (int seat = 0; seat < look.t.seatCount(); ++seat) {
        const bool sure = look.t.options.emergencySure && look.s.emergency[seat] == 1;
        if (lives(look.s, seat) && look.s.emergency[seat] != 0 && !sure) seats |= seatBit(seat);
    }
    return seats;
}

template <class W> void emergencies(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const std::uint32_t rolling = emergencyDice(p.look());
    int at = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (!lives(s, seat) || s.emergency[seat] == 0) continue;
        const bool rolls = ((rolling >> static_cast<unsigned>(seat)) & 1U) != 0;
        const int face = rolls ? outcome[at++] : kFaces;
        if (!rolls && !p.in(wr(65))) continue;
        if (rolls) p.tell(Text::LogRolls, wr(65), {seat, face});
        if (face > p.t.lists.emergencyEnds) {
            emergencyGoesOn(p, seat);
            continue;
        }
        s.emergency[seat] = 0;
        p.tell(Text::LogEmergencyEnds, wr(65), {seat});
    }
    p.enter(Phase::Income);
}

template <class W> void placePooled(const Play<W>& p, int place, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    set(s.pool[seat], s.pool[seat] - count);
    set(s.units(place), std::min(s.units(place) + count, kMaxUnits));
    p.tell(Text::LogPlaces, wr(47), {seat, count, place});
}

template <class W> void endTurn(const Play<W>& p)
{
    Position& s = p.s;
    leaveTransit(p);
    clearBlocks<&Block::spent>(s);
    for (std::uint8_t& multiplier : s.multiplier) multiplier = 0;
    lower(s, kAttacked);
    s.askedPassage().reset();
    p.enter(Phase::EndTurn);
}

#define MARCHES_WARRIOR_ROUNDS(W)                                                                                      \
    template void run(const Play<W>&);                                                                                 \
    template bool isCommerce(const Look<W>&);                                                                          \
    template Mask controlled(const Look<W>&, int);                                                                     \
    template int incomeOf(const Look<W>&, int);                                                                        \
    template int bonusOf(const Look<W>&, int);                                                                         \
    template std::uint32_t emergencyDice(const Look<W>&);                                                              \
    template void emergencies(const Play<W>&, const Outcome&);                                                         \
    template void placePooled(const Play<W>&, int, int);                                                               \
    template void endTurn(const Play<W>&);

MARCHES_WARRIOR_ROUNDS(RuleTrace)
MARCHES_WARRIOR_ROUNDS(NoTrace)
#undef MARCHES_WARRIOR_ROUNDS

} // namespace marches::engine::warrior_risk
