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

template <class W> void beginTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    clearTurn(s);
    if (!ctx.table.options.oncePerRound || seat == s.first) s.spent = 0;
    setBit(s.shield, seat, false);
    if (s.round == 0) s.round = 1;
    ctx.tell(Text::LogTurn, lmn(6), {s.round, seat, childOf(s, seat)});
    if (s.skip[seat] > 0) {
        --s.skip[seat];
        ctx.tell(Text::LogSkips, lmn(18), {seat, childOf(s, seat)});
        ctx.enter(Phase::EndTurn);
        return;
    }
    if (isStone(s, seat)) {
        ctx.setFlag(kWasStone);
        if (!ctx.in(lmn(40))) {
            ctx.setFlag(kVillainDone);
            ctx.enter(Phase::Revival);
            return;
        }
        ctx.enter(ctx.table.options.rollTogether ? Phase::ChooseDie : Phase::VillainRoll);
        return;
    }
    if (!ctx.in(lmn(7))) {
        s.second = num(Second::Travel);
        ctx.enter(Phase::VillainRoll);
        return;
    }
    ctx.enter(ctx.table.options.chooseBeforeRoll ? Phase::ChooseDie : Phase::VillainRoll);
}

template <class W> void beginNextTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    clearTurn(s);
    const int seat = activeSeat(s);
    const int seats = ctx.table.seatCount();
    const int next = ctx.in(lmn(6)) ? ctx.table.after(seat) : (seat + seats - 1) % seats;
    s.active = static_cast<std::uint8_t>(next + 1);
    ctx.enter(Phase::BeginTurn);
    if (next != s.first) return;
    ++s.round;
    if (ctx.table.options.roundLimit == 0 || s.round <= ctx.table.options.roundLimit || !ctx.in(lmn(1))) return;
    ctx.tell(Text::LogRoundLimit, lmn(1), {ctx.table.options.roundLimit});
    const std::uint64_t ahead = leadersBy(
        seats, [](int) { return true; }, [&](int other) { return wayOf(s, other); });
    if (std::popcount(ahead) > 1) ctx.tell(Text::LogTie, lmn(1));
    finish(ctx, leaders(ctx.table, s));
}

/// Both dice lie, or the one that is rolled now, and everybody has had the chance to change them.
template <class W> void goOnAfterRolls(const Context<W>& ctx)
{
    const Position& s = ctx.position;
    if (ctx.has(kVillainDone)) return ctx.enter(Phase::SecondDie);
    const bool first = ctx.table.options.reviveBefore && ctx.has(kWasStone) && revivedOf(s) == Revived::Undecided;
    ctx.enter(first ? Phase::Revival : Phase::Villain);
}

/// What follows once a player whose child was stone has decided.
template <class W> void goOnAfterRevival(const Context<W>& ctx)
{
    Position& s = ctx.position;
    switch (revivedOf(s)) {
    case Revived::Paid: return ctx.enter(ctx.table.options.rollTogether ? Phase::SecondDie : Phase::ChooseDie);
    case Revived::Rolls: s.second = num(Second::Aslan); return ctx.enter(Phase::SecondRoll);
    default:
        return ctx.enter(ctx.table.options.rollTogether && secondOf(s) == Second::Aslan ? Phase::SecondDie
                                                                                        : Phase::EndTurn);
    }
}

template <class W> void goOnAfterVillain(const Context<W>& ctx)
{
    Position& s = ctx.position;
    ctx.setFlag(kVillainDone);
    if (s.drawQueue != 0) return drawsOr(ctx, Phase::AfterVillain);
    const bool risen = revivedOf(s) == Revived::Paid;
    const bool wasStone = ctx.has(kWasStone);
    if (isStone(s, activeSeat(s)) && (!wasStone || risen) && ctx.in(lmn(41))) {
        ctx.tell(Text::LogTurnLost, lmn(41), {activeSeat(s), childOf(s, activeSeat(s))});
        return ctx.enter(Phase::EndTurn);
    }
    if (wasStone) return revivedOf(s) == Revived::Undecided ? ctx.enter(Phase::Revival) : goOnAfterRevival(ctx);
    if (ctx.has(kDrivenBack) && !ctx.in(lmn(28))) return ctx.enter(Phase::EndTurn);
    ctx.enter(Phase::SecondDie);
}

template <class W> void goToSecondDie(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (secondOf(s) == Second::Travel) return ctx.enter(Phase::Shield);
    if (ctx.in(lmn(9))) {
        const int gained = gain(ctx, seat, s.secondSteps);
        if (gained > 0)
            ctx.tell(Text::LogAslan, lmn(9), {seat, childOf(s, seat), gained});
        else
            ctx.tell(Text::LogGainsNone, lmn(9), {seat, childOf(s, seat)});
    }
    const bool late =
        ctx.table.options.reviveAfterRoll && isStone(s, seat) && s.tokens[seat] >= ctx.table.options.reviveCost;
    ctx.enter(late ? Phase::LateRevival : Phase::EndTurn);
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Context<W>& ctx)
{
    const auto window = [&ctx](EffectVerb verb) { return abilityUser(ctx.asConst(), verb) >= 0; };
    switch (phaseOf(ctx.position)) {
    case Phase::BeginTurn: beginTurn(ctx); return true;
    case Phase::Reroll:
        if (window(EffectVerb::Reroll)) return false;
        goOnAfterWindow(ctx);
        return true;
    case Phase::Add:
        if (window(EffectVerb::Add)) return false;
        goOnAfterWindow(ctx);
        return true;
    case Phase::Villain: carryOutVillain(ctx); return true;
    case Phase::AfterVillain: goOnAfterVillain(ctx); return true;
    case Phase::Revival: {
        const RevivalChoices choices = revivalChoices(ctx.asConst());
        if (choices.pay || choices.roll) return false;
        pass(ctx);
        return true;
    }
    case Phase::SecondDie: goToSecondDie(ctx); return true;
    case Phase::Shield:
        if (window(EffectVerb::IgnoreWolves)) return false;
        ctx.enter(Phase::Travel);
        return true;
    case Phase::Travel: travel(ctx); return true;
    case Phase::Draw: draw(ctx); return phaseOf(ctx.position) != Phase::Reshuffle;
    case Phase::DrawnCard:
        if (window(EffectVerb::Exchange)) return false;
        ctx.enter(Phase::Card);
        return true;
    case Phase::Card:
        obey(ctx);
        return phaseOf(ctx.position) == Phase::CardDone || phaseOf(ctx.position) == Phase::Card;
    case Phase::CardDone: cardDone(ctx); return true;
    case Phase::EndTurn: beginNextTurn(ctx); return true;
    case Phase::FirstRoll:
        if (ctx.table.options.randomFirst) return false;
        ctx.position.active = 1;
        ctx.enter(Phase::BeginTurn);
        return true;
    default: return false;
    }
}

} // namespace

template <class W> void run(const Context<W>& ctx)
{
    while (step(ctx)) {}
}

template <class W> void chooseDie(const Context<W>& ctx, Second die)
{
    Position& s = ctx.position;
    s.second = static_cast<std::uint8_t>(num(die));
    ctx.tell(die == Second::Travel ? Text::LogChoosesTravel : Text::LogChoosesAslan, lmn(7),
             {activeSeat(s), childOf(s, activeSeat(s))});
    ctx.enter(s.villain == 0 && !ctx.has(kVillainDone) ? Phase::VillainRoll : Phase::SecondRoll);
}

template <class W> void rolled(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const bool villain = phaseOf(s) == Phase::VillainRoll;
    const Die die = villain ? Die::WolfWitch : secondOf(s) == Second::Aslan ? Die::Aslan : Die::Travel;
    const int face = ctx.table.cards.result(num(die), outcome[0]);
    const Effect& effect = ctx.table.card(face).effects[0];
    ctx.tell(villain             ? Text::LogRollsVillain
             : die == Die::Aslan ? Text::LogRollsAslan
                                 : Text::LogRollsTravel,
             lmn(7), {seat, childOf(s, seat), face});
    if (!villain) {
        s.secondSteps = static_cast<std::uint8_t>(effect.count);
        return ctx.enter(ctx.has(kVillainDone) ? Phase::Add : Phase::Reroll);
    }
    s.villain = static_cast<std::uint8_t>(effect.verb == EffectVerb::Witch ? Villain::Witch : Villain::Wolf);
    s.villainSteps = static_cast<std::uint8_t>(effect.count);
    if (ctx.has(kRerolled)) return ctx.enter(Phase::Add);
    if (secondOf(s) != Second::None) return ctx.enter(Phase::SecondRoll);
    ctx.enter(ctx.has(kWasStone) ? Phase::Reroll : Phase::ChooseDie);
}

template <class W> void goOnAfterWindow(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::Reroll: return ctx.enter(Phase::Add);
    case Phase::Add: return goOnAfterRolls(ctx);
    case Phase::Shield: return ctx.enter(Phase::Travel);
    default: return ctx.enter(Phase::Card);
    }
}

template <class W> void pass(const Context<W>& ctx)
{
    Position& s = ctx.position;
    switch (phaseOf(s)) {
    case Phase::Revival:
        s.revived = num(Revived::Waits);
        ctx.tell(Text::LogWaits, lmn(38), {activeSeat(s), childOf(s, activeSeat(s))});
        return ctx.has(kVillainDone) ? goOnAfterRevival(ctx) : ctx.enter(Phase::Villain);
    case Phase::LateRevival: return ctx.enter(Phase::EndTurn);
    default: return goOnAfterWindow(ctx);
    }
}

template <class W> void payRevival(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int paid = toBank(ctx, seat, ctx.table.options.reviveCost);
    setBit(s.stone, childOf(s, seat), false);
    ctx.tell(Text::LogRevived, lmn(37), {seat, childOf(s, seat), paid});
    if (wayOf(s, seat) >= ctx.table.road.length() && ctx.in(lmn(1)))
        return finish(ctx, 1U << static_cast<unsigned>(seat));
    if (phaseOf(s) == Phase::LateRevival) return ctx.enter(Phase::EndTurn);
    s.revived = num(Revived::Paid);
    if (ctx.has(kVillainDone))
        goOnAfterRevival(ctx);
    else
        ctx.enter(Phase::Villain);
}

template <class W> void rollForRevival(const Context<W>& ctx)
{
    ctx.position.revived = num(Revived::Rolls);
    ctx.tell(Text::LogWaits, lmn(39), {activeSeat(ctx.position), childOf(ctx.position, activeSeat(ctx.position))});
    if (ctx.has(kVillainDone))
        goOnAfterRevival(ctx);
    else
        ctx.enter(Phase::Villain);
}

template <class W> RevivalChoices revivalChoices(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    RevivalChoices choices;
    choices.pay = s.tokens[activeSeat(s)] >= ctx.table.options.reviveCost && ctx.in(lmn(37));
    choices.roll = !ctx.table.options.rollTogether && ctx.in(lmn(39));
    if (!choices.pay || ctx.in(lmn(38))) return choices;
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

template <class W> void finish(const Context<W>& ctx, std::uint32_t winners)
{
    ctx.position.winners = static_cast<std::uint8_t>(winners);
    discard(ctx.position);
    clearTurn(ctx.position);
    ctx.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, lmn(1),
                     {seat, childOf(ctx.position, seat), ctx.table.road.place(wayOf(ctx.position, seat))});
}

#define MARCHES_LMN_TURN(W)                                                                                            \
    template void run(const Context<W>&);                                                                              \
    template void chooseDie(const Context<W>&, Second);                                                                \
    template void rolled(const Context<W>&, const Outcome&);                                                           \
    template void goOnAfterWindow(const Context<W>&);                                                                  \
    template void pass(const Context<W>&);                                                                             \
    template void payRevival(const Context<W>&);                                                                       \
    template void rollForRevival(const Context<W>&);                                                                   \
    template RevivalChoices revivalChoices(const ConstContext<W>&);                                                    \
    template void finish(const Context<W>&, std::uint32_t);

MARCHES_LMN_TURN(RuleTrace)
MARCHES_LMN_TURN(NoTrace)
#undef MARCHES_LMN_TURN

} // namespace marches::engine::le_monde_de_narnia
