// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>

#include "engine/rules/le_monde_de_narnia/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

void clearTurn(Position& s)
{
    s.flags = 0;
    s.villain = s.villainSteps = s.second = s.secondSteps = s.revived = 0;
    s.drawer = s.drawFrom = s.drawQueue = s.afterCard = s.card = s.branch = s.effect = s.target = s.chosenWolf = 0;
}

Revived revivedOf(const Position& s) { return static_cast<Revived>(s.revived); }
Second secondOf(const Position& s) { return static_cast<Second>(s.second); }

template <class W> void beginTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    clearTurn(s);
    if (!p.t.options.oncePerRound || seat == s.first) s.spent = 0;
    setBit(s.shield, seat, false);
    if (s.round == 0) s.round = 1;
    p.tell(Text::LogTurn, lmn(6), {s.round, seat, childOf(s, seat)});
    if (s.skip[seat] > 0) {
        --s.skip[seat];
        p.tell(Text::LogSkips, lmn(18), {seat, childOf(s, seat)});
        p.enter(Phase::EndTurn);
        return;
    }
    if (isStone(s, seat)) {
        p.flag(kWasStone);
        if (!p.in(lmn(40))) {
            p.flag(kVillainDone);
            p.enter(Phase::Revival);
            return;
        }
        p.enter(p.t.options.rollTogether ? Phase::ChooseDie : Phase::VillainRoll);
        return;
    }
    if (!p.in(lmn(7))) {
        s.second = num(Second::Travel);
        p.enter(Phase::VillainRoll);
        return;
    }
    p.enter(p.t.options.chooseBeforeRoll ? Phase::ChooseDie : Phase::VillainRoll);
}

template <class W> void nextTurn(const Play<W>& p)
{
    Position& s = p.s;
    clearTurn(s);
    const int seat = activeSeat(s);
    const int seats = p.t.seatCount();
    const int next = p.in(lmn(6)) ? p.t.after(seat) : (seat + seats - 1) % seats;
    s.active = static_cast<std::uint8_t>(next + 1);
    p.enter(Phase::BeginTurn);
    if (next != s.first) return;
    ++s.round;
    if (p.t.options.roundLimit == 0 || s.round <= p.t.options.roundLimit || !p.in(lmn(1))) return;
    p.tell(Text::LogRoundLimit, lmn(1), {p.t.options.roundLimit});
    const std::uint64_t ahead = leadersBy(
        seats, [](int) { return true; }, [&](int other) { return wayOf(s, other); });
    if (std::popcount(ahead) > 1) p.tell(Text::LogTie, lmn(1));
    finish(p, leaders(p.t, s));
}

/// Both dice lie, or the one that is rolled now, and everybody has had the chance to change them.
template <class W> void afterRolls(const Play<W>& p)
{
    const Position& s = p.s;
    if (p.has(kVillainDone)) return p.enter(Phase::SecondDie);
    const bool first = p.t.options.reviveBefore && p.has(kWasStone) && revivedOf(s) == Revived::Undecided;
    p.enter(first ? Phase::Revival : Phase::Villain);
}

/// What follows once a player whose child was stone has decided.
template <class W> void afterRevival(const Play<W>& p)
{
    Position& s = p.s;
    switch (revivedOf(s)) {
    case Revived::Paid: return p.enter(p.t.options.rollTogether ? Phase::SecondDie : Phase::ChooseDie);
    case Revived::Rolls: s.second = num(Second::Aslan); return p.enter(Phase::SecondRoll);
    default:
        return p.enter(p.t.options.rollTogether && secondOf(s) == Second::Aslan ? Phase::SecondDie : Phase::EndTurn);
    }
}

template <class W> void afterVillain(const Play<W>& p)
{
    Position& s = p.s;
    p.flag(kVillainDone);
    if (s.drawQueue != 0) return drawsOr(p, Phase::AfterVillain);
    const bool risen = revivedOf(s) == Revived::Paid;
    const bool wasStone = p.has(kWasStone);
    if (isStone(s, activeSeat(s)) && (!wasStone || risen) && p.in(lmn(41))) {
        p.tell(Text::LogTurnLost, lmn(41), {activeSeat(s), childOf(s, activeSeat(s))});
        return p.enter(Phase::EndTurn);
    }
    if (wasStone) return revivedOf(s) == Revived::Undecided ? p.enter(Phase::Revival) : afterRevival(p);
    if (p.has(kDrivenBack) && !p.in(lmn(28))) return p.enter(Phase::EndTurn);
    p.enter(Phase::SecondDie);
}

template <class W> void secondDie(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (secondOf(s) == Second::Travel) return p.enter(Phase::Shield);
    if (p.in(lmn(9))) {
        const int gained = gain(p, seat, s.secondSteps);
        if (gained > 0)
            p.tell(Text::LogAslan, lmn(9), {seat, childOf(s, seat), gained});
        else
            p.tell(Text::LogGainsNone, lmn(9), {seat, childOf(s, seat)});
    }
    const bool late = p.t.options.reviveAfterRoll && isStone(s, seat) && s.tokens[seat] >= p.t.options.reviveCost;
    p.enter(late ? Phase::LateRevival : Phase::EndTurn);
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Play<W>& p)
{
    const auto window = [&p](EffectVerb verb) { return abilityUser(p.look(), verb) >= 0; };
    switch (phaseOf(p.s)) {
    case Phase::BeginTurn: beginTurn(p); return true;
    case Phase::Reroll:
        if (window(EffectVerb::Reroll)) return false;
        afterWindow(p);
        return true;
    case Phase::Add:
        if (window(EffectVerb::Add)) return false;
        afterWindow(p);
        return true;
    case Phase::Villain: carryOutVillain(p); return true;
    case Phase::AfterVillain: afterVillain(p); return true;
    case Phase::Revival: {
        const RevivalChoices choices = revivalChoices(p.look());
        if (choices.pay || choices.roll) return false;
        pass(p);
        return true;
    }
    case Phase::SecondDie: secondDie(p); return true;
    case Phase::Shield:
        if (window(EffectVerb::IgnoreWolves)) return false;
        p.enter(Phase::Travel);
        return true;
    case Phase::Travel: travel(p); return true;
    case Phase::Draw: draw(p); return phaseOf(p.s) != Phase::Reshuffle;
    case Phase::DrawnCard:
        if (window(EffectVerb::Exchange)) return false;
        p.enter(Phase::Card);
        return true;
    case Phase::Card: obey(p); return phaseOf(p.s) == Phase::CardDone || phaseOf(p.s) == Phase::Card;
    case Phase::CardDone: cardDone(p); return true;
    case Phase::EndTurn: nextTurn(p); return true;
    case Phase::FirstRoll:
        if (p.t.options.randomFirst) return false;
        p.s.active = 1;
        p.enter(Phase::BeginTurn);
        return true;
    default: return false;
    }
}

} // namespace

template <class W> void run(const Play<W>& p)
{
    while (step(p)) {}
}

template <class W> void chooseDie(const Play<W>& p, Second die)
{
    Position& s = p.s;
    s.second = static_cast<std::uint8_t>(num(die));
    p.tell(die == Second::Travel ? Text::LogChoosesTravel : Text::LogChoosesAslan, lmn(7),
           {activeSeat(s), childOf(s, activeSeat(s))});
    p.enter(s.villain == 0 && !p.has(kVillainDone) ? Phase::VillainRoll : Phase::SecondRoll);
}

template <class W> void rolled(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const bool villain = phaseOf(s) == Phase::VillainRoll;
    const Die die = villain ? Die::WolfWitch : secondOf(s) == Second::Aslan ? Die::Aslan : Die::Travel;
    const int face = p.t.cards.result(num(die), outcome[0]);
    const Effect& effect = p.t.card(face).effects[0];
    p.tell(villain             ? Text::LogRollsVillain
           : die == Die::Aslan ? Text::LogRollsAslan
                               : Text::LogRollsTravel,
           lmn(7), {seat, childOf(s, seat), face});
    if (!villain) {
        s.secondSteps = static_cast<std::uint8_t>(effect.count);
        return p.enter(p.has(kVillainDone) ? Phase::Add : Phase::Reroll);
    }
    s.villain = static_cast<std::uint8_t>(effect.verb == EffectVerb::Witch ? Villain::Witch : Villain::Wolf);
    s.villainSteps = static_cast<std::uint8_t>(effect.count);
    if (p.has(kRerolled)) return p.enter(Phase::Add);
    if (secondOf(s) != Second::None) return p.enter(Phase::SecondRoll);
    p.enter(p.has(kWasStone) ? Phase::Reroll : Phase::ChooseDie);
}

template <class W> void afterWindow(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::Reroll: return p.enter(Phase::Add);
    case Phase::Add: return afterRolls(p);
    case Phase::Shield: return p.enter(Phase::Travel);
    default: return p.enter(Phase::Card);
    }
}

template <class W> void pass(const Play<W>& p)
{
    Position& s = p.s;
    switch (phaseOf(s)) {
    case Phase::Revival:
        s.revived = num(Revived::Waits);
        p.tell(Text::LogWaits, lmn(38), {activeSeat(s), childOf(s, activeSeat(s))});
        return p.has(kVillainDone) ? afterRevival(p) : p.enter(Phase::Villain);
    case Phase::LateRevival: return p.enter(Phase::EndTurn);
    default: return afterWindow(p);
    }
}

template <class W> void payRevival(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int paid = toBank(p, seat, p.t.options.reviveCost);
    setBit(s.stone, childOf(s, seat), false);
    p.tell(Text::LogRevived, lmn(37), {seat, childOf(s, seat), paid});
    if (wayOf(s, seat) >= p.t.road.length() && p.in(lmn(1))) return finish(p, 1U << static_cast<unsigned>(seat));
    if (phaseOf(s) == Phase::LateRevival) return p.enter(Phase::EndTurn);
    s.revived = num(Revived::Paid);
    if (p.has(kVillainDone))
        afterRevival(p);
    else
        p.enter(Phase::Villain);
}

template <class W> void rollForRevival(const Play<W>& p)
{
    p.s.revived = num(Revived::Rolls);
    p.tell(Text::LogWaits, lmn(39), {activeSeat(p.s), childOf(p.s, activeSeat(p.s))});
    if (p.has(kVillainDone))
        afterRevival(p);
    else
        p.enter(Phase::Villain);
}

template <class W> RevivalChoices revivalChoices(const Look<W>& look)
{
    const Position& s = look.s;
    RevivalChoices choices;
    choices.pay = s.tokens[activeSeat(s)] >= look.t.options.reviveCost && look.in(lmn(37));
    choices.roll = !look.t.options.rollTogether && look.in(lmn(39));
    if (!choices.pay || look.in(lmn(38))) return choices;
    choices.roll = choices.wait = false;
    return choices;
}

std::uint32_t leaders(const Table& t, const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        t.seatCount(), [](int) { return true; },
        [&](int seat) {
            return std::array<int, 2>{wayOf(s, seat), s.tokens[seat]};
        }));
}

GameResult standing(const Table& t, const Position& s)
{
    GameResult standing;
    standing.winners = isOver(s) ? s.winners : leaders(t, s);
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        standing.score.push_back(wayOf(s, seat));
        standing.reasons.push_back(say(Text::ScoreSpaces, lmn(1), {seat, wayOf(s, seat)}));
        standing.reasons.push_back(say(Text::ScoreTokens, lmn(4), {seat, s.tokens[seat]}));
    }
    return standing;
}

template <class W> void finish(const Play<W>& p, std::uint32_t winners)
{
    p.s.winners = static_cast<std::uint8_t>(winners);
    discard(p.s);
    clearTurn(p.s);
    p.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, lmn(1),
                   {seat, childOf(p.s, seat), p.t.road.place(wayOf(p.s, seat))});
}

#define MARCHES_LMN_TURN(W)                                                                                            \
    template void run(const Play<W>&);                                                                                 \
    template void chooseDie(const Play<W>&, Second);                                                                   \
    template void rolled(const Play<W>&, const Outcome&);                                                              \
    template void afterWindow(const Play<W>&);                                                                         \
    template void pass(const Play<W>&);                                                                                \
    template void payRevival(const Play<W>&);                                                                          \
    template void rollForRevival(const Play<W>&);                                                                      \
    template RevivalChoices revivalChoices(const Look<W>&);                                                            \
    template void finish(const Play<W>&, std::uint32_t);

MARCHES_LMN_TURN(RuleTrace)
MARCHES_LMN_TURN(NoTrace)
#undef MARCHES_LMN_TURN

} // namespace marches::engine::le_monde_de_narnia
