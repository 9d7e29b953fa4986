// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

int lightOf(const Move& move, Side side) { return move.amountOf(lightPiece(side)); }
int heavyOf(const Move& move, Side side) { return move.amountOf(lightPiece(side) + 1); }

template <class W> void divert(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int kind = kindOf(move.arg[1]);
    s.diverted = static_cast<std::uint8_t>(kind + 1);
    --s.supply[activeArmy(s)][kind];
    ++s.stack(move.arg[0])[kind];
    ctx.tell(Text::LogDiverted, advanced(7), {move.seat, move.arg[1], move.arg[0]});
}

template <class W> void assignHits(const Context<W>& ctx, const Move& move)
{
    const bool attack = attackerRolls(ctx.position);
    const Side enemy = sideOf(static_cast<Army>(victimArmy(ctx.position, attack)));
    const bool strike = static_cast<Verb>(move.verb) == Verb::StrikeCharacter;
    int character = -1;
    if (strike || move.arg[1] != 0) {
        const HitRange range = hitRange(ctx.asConst(), attack);
        character = strike ? range.strike : range.character;
    }
    if (static_cast<Verb>(move.verb) == Verb::WasteHits)
        assign(ctx, victims(ctx.position, attack)[kLight], move.arg[0], character);
    else
        assign(ctx, lightOf(move, enemy), heavyOf(move, enemy), character);
}

template <class W> void pass(const Context<W>& ctx, const Move& move)
{
    const auto seat = static_cast<std::uint8_t>(1U << move.seat);
    ctx.position.asked = static_cast<std::uint8_t>(ctx.position.asked | seat);
    ctx.position.asking = static_cast<std::uint8_t>(ctx.position.asking & ~seat);
    if (move.arg[0] != 0) ctx.position.silent = static_cast<std::uint8_t>(ctx.position.silent | seat);
}

template <class W> void attack(const Context<W>& ctx, const Move& move)
{
    const Side side = activeSide(ctx.position);
    const int to = move.arg[0];
    Way way = ctx.table.wayBetween(battlePlace(ctx.position), to);
    if (way == Way::None || way == Way::ClosedBorder) way = Way::Border;
    attackOn(ctx, to, lightOf(move, side), heavyOf(move, side), move.arg[2] != 0, way);
}

template <class W> void place(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Place: narnia_risk_junior::place(ctx, -1); break;
    case Verb::PlaceWith: narnia_risk_junior::place(ctx, move.arg[0]); break;
    default: divert(ctx, move); break;
    }
}

/// What is decided at set-up and by Narnia cards that are resolved at once.
template <class W> bool applyEarly(const Context<W>& ctx, const Move& move, Verb verb)
{
    Position& s = ctx.position;
    switch (verb) {
    case Verb::ChooseCharacter: chooseCharacter(ctx, move.arg[0]); return true;
    case Verb::ChooseCamp: chooseCamp(ctx, move.arg[0]); return true;
    case Verb::TakeCharacter:
        takeCharacter(ctx, move.arg[0]);
        ++s.effect;
        return true;
    case Verb::Reinforce:
    case Verb::Desert:
    case Verb::PitchCamp:
        applyEffectAt(ctx, move.arg[0]);
        ++s.effect;
        return true;
    case Verb::ChooseCard:
        s.drawn[0] = static_cast<PlusOne>(move.arg[0] + 1);
        s.drawn[1] = 0;
        ctx.tell(Text::LogSpiesChoose, nrj(53), {move.seat, move.arg[0]});
        settleTarget(ctx);
        return true;
    case Verb::Target:
        s.battle = static_cast<PlusOne>(move.arg[0] + 1);
        ctx.tell(Text::LogTarget, nrj(18), {move.seat, move.arg[0]});
        enterPlace(ctx);
        return true;
    case Verb::Decline:
        ctx.tell(Text::LogDecline, nrj(18), {move.seat});
        endTurn(ctx);
        return true;
    default: return false;
    }
}

template <class W> void applyPower(const Context<W>& ctx, const Move& move, Verb verb)
{
    Position& s = ctx.position;
    const Side side = activeSide(s);
    switch (verb) {
    case Verb::ReviveCharacter: reviveCharacter(ctx, move.arg[0]); break;
    case Verb::ReviveArmies: reviveArmies(ctx, 3, Phase::Add); break;
    case Verb::ReviveFaun: reviveOne(ctx, move.arg[0], kLight); break;
    case Verb::ReviveCentaur: reviveOne(ctx, move.arg[0], kHeavy); break;
    case Verb::Add: addPieces(ctx, lightOf(move, side), heavyOf(move, side)); break;
    case Verb::RollLucy:
        s.flags |= kLucyAnswered;
        ctx.enter(Phase::LucyRoll);
        break;
    case Verb::SkipLucy:
        s.flags |= kLucyAnswered;
        ctx.enter(Phase::Exchange);
        break;
    case Verb::Restore: restore(ctx, move.arg[0]); break;
    case Verb::RestoreArmies: reviveArmies(ctx, 3, Phase::Exchange); break;
    default: playCard(ctx, move); break;
    }
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    const Verb verb = static_cast<Verb>(move.verb);
    switch (verb) {
    case Verb::GoOn: break;
    case Verb::Place:
    case Verb::PlaceWith:
    case Verb::Divert: place(ctx, move, verb); break;
    case Verb::Reroll:
        ctx.position.flags |= kEdmundDone;
        ctx.tell(Text::LogEdmund, nrj(37), {move.seat, num(Token::Edmund)});
        rerollDie(ctx, move.arg[0]);
        break;
    case Verb::Keep: keepDice(ctx); break;
    case Verb::AssignHits:
    case Verb::WasteHits:
    case Verb::StrikeCharacter: assignHits(ctx, move); break;
    case Verb::Petrify: {
        const Side enemy = sideOf(static_cast<Army>(victimArmy(ctx.position, attackerRolls(ctx.position))));
        petrify(ctx, lightOf(move, enemy), heavyOf(move, enemy));
        break;
    }
    case Verb::Attack: attack(ctx, move); break;
    case Verb::Stop:
        ctx.tell(Text::LogStop, nrj(30), {move.seat});
        endTurn(ctx);
        break;
    case Verb::Move: march(ctx, move); break;
    case Verb::Pass: pass(ctx, move); break;
    default:
        if (!applyEarly(ctx, move, verb)) applyPower(ctx, move, verb);
        break;
    }
    run(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    switch (phaseOf(ctx.position)) {
    case Phase::PreBattle: resolvePower(ctx, outcome[0]); break;
    case Phase::LucyRoll: resolveLucy(ctx, outcome[0]); break;
    case Phase::DefenceRoll:
    case Phase::AttackRoll: resolveRoll(ctx, outcome); break;
    case Phase::Reroll: resolveReroll(ctx, outcome[0]); break;
    default: resolveShuffle(ctx, outcome); break;
    }
    run(ctx);
}

#define MARCHES_NRJ_APPLY(W)                                                                                           \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_NRJ_APPLY(RuleTrace)
MARCHES_NRJ_APPLY(NoTrace)
#undef MARCHES_NRJ_APPLY

} // namespace marches::engine::narnia_risk_junior
