// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

int lightOf(const Move& move, Side side) { return move.amountOf(lightPiece(side)); }
int heavyOf(const Move& move, Side side) { return move.amountOf(lightPiece(side) + 1); }

template <class W> void divert(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int kind = kindOf(move.arg[1]);
    s.diverted = static_cast<std::uint8_t>(kind + 1);
    --s.supply[activeArmy(s)][kind];
    ++s.stack(move.arg[0])[kind];
    p.tell(Text::LogDiverted, advanced(7), {move.seat, move.arg[1], move.arg[0]});
}

template <class W> void assignHits(const Play<W>& p, const Move& move)
{
    const bool attack = attackerRolls(p.s);
    const Side enemy = sideOf(static_cast<Army>(victimArmy(p.s, attack)));
    const bool strike = static_cast<Verb>(move.verb) == Verb::StrikeCharacter;
    int character = -1;
    if (strike || move.arg[1] != 0) {
        const HitRange range = hitRange(p.look(), attack);
        character = strike ? range.strike : range.character;
    }
    if (static_cast<Verb>(move.verb) == Verb::WasteHits)
        assign(p, victims(p.s, attack)[kLight], move.arg[0], character);
    else
        assign(p, lightOf(move, enemy), heavyOf(move, enemy), character);
}

template <class W> void pass(const Play<W>& p, const Move& move)
{
    const auto seat = static_cast<std::uint8_t>(1U << move.seat);
    p.s.asked = static_cast<std::uint8_t>(p.s.asked | seat);
    p.s.asking = static_cast<std::uint8_t>(p.s.asking & ~seat);
    if (move.arg[0] != 0) p.s.silent = static_cast<std::uint8_t>(p.s.silent | seat);
}

template <class W> void attack(const Play<W>& p, const Move& move)
{
    const Side side = activeSide(p.s);
    const int to = move.arg[0];
    Way way = p.t.wayBetween(battlePlace(p.s), to);
    if (way == Way::None || way == Way::ClosedBorder) way = Way::Border;
    attackOn(p, to, lightOf(move, side), heavyOf(move, side), move.arg[2] != 0, way);
}

template <class W> void place(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Place: narnia_risk_junior::place(p, -1); break;
    case Verb::PlaceWith: narnia_risk_junior::place(p, move.arg[0]); break;
    default: divert(p, move); break;
    }
}

/// What is decided at set-up and by Narnia cards that are resolved at once.
template <class W> bool applyEarly(const Play<W>& p, const Move& move, Verb verb)
{
    Position& s = p.s;
    switch (verb) {
    case Verb::ChooseCharacter: chooseCharacter(p, move.arg[0]); return true;
    case Verb::ChooseCamp: chooseCamp(p, move.arg[0]); return true;
    case Verb::TakeCharacter:
        takeCharacter(p, move.arg[0]);
        ++s.effect;
        return true;
    case Verb::Reinforce:
    case Verb::Desert:
    case Verb::PitchCamp:
        effectAt(p, move.arg[0]);
        ++s.effect;
        return true;
    case Verb::ChooseCard:
        s.drawn[0] = static_cast<PlusOne>(move.arg[0] + 1);
        s.drawn[1] = 0;
        p.tell(Text::LogSpiesChoose, nrj(53), {move.seat, move.arg[0]});
        settleTarget(p);
        return true;
    case Verb::Target:
        s.battle = static_cast<PlusOne>(move.arg[0] + 1);
        p.tell(Text::LogTarget, nrj(18), {move.seat, move.arg[0]});
        enterPlace(p);
        return true;
    case Verb::Decline:
        p.tell(Text::LogDecline, nrj(18), {move.seat});
        endTurn(p);
        return true;
    default: return false;
    }
}

template <class W> void applyPower(const Play<W>& p, const Move& move, Verb verb)
{
    Position& s = p.s;
    const Side side = activeSide(s);
    switch (verb) {
    case Verb::ReviveCharacter: reviveCharacter(p, move.arg[0]); break;
    case Verb::ReviveArmies: reviveArmies(p, 3, Phase::Add); break;
    case Verb::ReviveFaun: reviveOne(p, move.arg[0], kLight); break;
    case Verb::ReviveCentaur: reviveOne(p, move.arg[0], kHeavy); break;
    case Verb::Add: addPieces(p, lightOf(move, side), heavyOf(move, side)); break;
    case Verb::RollLucy:
        s.flags |= kLucyAnswered;
        p.enter(Phase::LucyRoll);
        break;
    case Verb::SkipLucy:
        s.flags |= kLucyAnswered;
        p.enter(Phase::Exchange);
        break;
    case Verb::Restore: restore(p, move.arg[0]); break;
    case Verb::RestoreArmies: reviveArmies(p, 3, Phase::Exchange); break;
    default: playCard(p, move); break;
    }
}

} // namespace

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    const Verb verb = static_cast<Verb>(move.verb);
    switch (verb) {
    case Verb::GoOn: break;
    case Verb::Place:
    case Verb::PlaceWith:
    case Verb::Divert: place(p, move, verb); break;
    case Verb::Reroll:
        p.s.flags |= kEdmundDone;
        p.tell(Text::LogEdmund, nrj(37), {move.seat, num(Token::Edmund)});
        rerollDie(p, move.arg[0]);
        break;
    case Verb::Keep: keepDice(p); break;
    case Verb::AssignHits:
    case Verb::WasteHits:
    case Verb::StrikeCharacter: assignHits(p, move); break;
    case Verb::Petrify: {
        const Side enemy = sideOf(static_cast<Army>(victimArmy(p.s, attackerRolls(p.s))));
        petrify(p, lightOf(move, enemy), heavyOf(move, enemy));
        break;
    }
    case Verb::Attack: attack(p, move); break;
    case Verb::Stop:
        p.tell(Text::LogStop, nrj(30), {move.seat});
        endTurn(p);
        break;
    case Verb::Move: march(p, move); break;
    case Verb::Pass: pass(p, move); break;
    default:
        if (!applyEarly(p, move, verb)) applyPower(p, move, verb);
        break;
    }
    run(p);
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    switch (phaseOf(p.s)) {
    case Phase::PreBattle: resolvePower(p, outcome[0]); break;
    case Phase::LucyRoll: resolveLucy(p, outcome[0]); break;
    case Phase::DefenceRoll:
    case Phase::AttackRoll: resolveRoll(p, outcome); break;
    case Phase::Reroll: resolveReroll(p, outcome[0]); break;
    default: resolveShuffle(p, outcome); break;
    }
    run(p);
}

#define MARCHES_NRJ_APPLY(W)                                                                                           \
    template void applyMove(const Play<W>&, const Move&);                                                              \
    template void resolveChance(const Play<W>&, const Outcome&);

MARCHES_NRJ_APPLY(RuleTrace)
MARCHES_NRJ_APPLY(NoTrace)
#undef MARCHES_NRJ_APPLY

} // namespace marches::engine::narnia_risk_junior
