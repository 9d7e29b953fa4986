// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

template <class W> void place(const Context<W>& ctx, const Move& move)
{
    if (phaseOf(ctx.position) == Phase::Place)
        placeAtSetup(ctx, move.arg[0], move.arg[1]);
    else
        placePooled(ctx, move.arg[0], move.arg[1]);
}

template <class W> bool applyTravel(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::GoOn:
        if (phaseOf(ctx.position) == Phase::Muster) ctx.enter(Phase::Turn);
        return true;
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed: tradeSet(ctx, move); return true;
    case Verb::Bonus: gainCardBonus(ctx, move.arg[0]); return true;
    case Verb::ChooseCapital: chooseCapital(ctx, move.seat, move.arg[0]); return true;
    case Verb::DeclarePair: declarePair(ctx, move.arg[0], move.arg[1]); return true;
    case Verb::Place: place(ctx, move); return true;
    case Verb::Move: moveUnits(ctx, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::AskPassage: askPassage(ctx, move.arg[0]); return true;
    case Verb::GrantPassage: grantPassage(ctx, move.arg[0], move.arg[1]); return true;
    case Verb::RevokePassage: revokePassage(ctx, move.arg[0]); return true;
    case Verb::March: march(ctx, move); return true;
    case Verb::EndTurn: endTurn(ctx); return true;
    default: return false;
    }
}

template <class W> bool applyAttack(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Target: aim(ctx, move.arg[0], -1); return true;
    case Verb::AttackGuests: aim(ctx, move.arg[0], foremostGuest(ctx.position, move.arg[0])); return true;
    case Verb::Attack: attackFrom(ctx, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::Gather: gather(ctx, move); return true;
    case Verb::Roll: beginThrow(ctx, move.arg[0]); return true;
    case Verb::Assault:
        raise(ctx.position, kAssault);
        beginThrow(ctx, mostAttackDice(ctx.asConst()));
        return true;
    case Verb::Stop: stopAttack(ctx); return true;
    case Verb::Defend: chooseDefence(ctx, move.arg[0]); return true;
    case Verb::Occupy: occupy(ctx, move.arg[0]); return true;
    case Verb::PressOn: pressOn(ctx, move.arg[0], move.arg[1]); return true;
    case Verb::EndAttack: endAttack(ctx); return true;
    default: return false;
    }
}

template <class W> bool applyFate(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Pay: bailOut(ctx, true); return true;
    case Verb::GiveUp: bailOut(ctx, false); return true;
    case Verb::Reinforce: recruit(ctx, move.arg[0]); return true;
    case Verb::Remove: removeChosen(ctx, move); return true;
    case Verb::VoteNo: castBallot(ctx, move.seat, 1, move.arg[0]); return true;
    case Verb::VoteYes: castBallot(ctx, move.seat, 2, move.arg[0]); return true;
    case Verb::VoteFor: castBallot(ctx, move.seat, move.arg[0] + 1, move.arg[1]); return true;
    case Verb::Choose:
        phaseOf(ctx.position) == Phase::Award ? award(ctx, move.seat, move.arg[0]) : forfeit(ctx, move.arg[0]);
        return true;
    case Verb::Name: breakTie(ctx, move); return true;
    case Verb::CutRoute:
    case Verb::CutTroops:
    case Verb::Sanction:
    case Verb::Decline: playSpecialAct(ctx, move); return true;
    case Verb::Reallocate: reallocate(ctx, move); return true;
    default: return false;
    }
}

/// Words that mean something else in another phase.
template <class W> bool applyByPhase(const Context<W>& ctx, const Move& move, Verb verb)
{
    const Phase phase = phaseOf(ctx.position);
    if (verb == Verb::Allow || (verb == Verb::Refuse && phase != Phase::Answer)) {
        if (phase == Phase::Passage)
            answerPassage(ctx, verb == Verb::Allow);
        else
            breakTie(ctx, move);
        return true;
    }
    if (verb == Verb::Done && phase == Phase::Supply) {
        finishFate(ctx);
        return true;
    }
    return false;
}

template <class W> void applyCommerce(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Bid:
    case Verb::Stake: seal(ctx, move.seat, move.arg[0]); break;
    case Verb::Raise: raiseBid(ctx, move.arg[0]); break;
    case Verb::Drop: dropOut(ctx); break;
    default: applyBarter(ctx, move); break;
    }
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    const auto verb = static_cast<Verb>(move.verb);
    const bool applied = applyTravel(ctx, move, verb) || applyAttack(ctx, move, verb) || applyFate(ctx, move, verb) ||
                         applyByPhase(ctx, move, verb);
    if (!applied) applyCommerce(ctx, move, verb);
    run(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    if (ctx.position.falls != 0) {
        rolledLoyalty(ctx, outcome);
        run(ctx);
        return;
    }
    switch (phaseOf(ctx.position)) {
    case Phase::FirstRoll: rolledForFirst(ctx, outcome); break;
    case Phase::Deal: dealt(ctx, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffled(ctx, outcome); break;
    case Phase::Emergency: rollEmergencies(ctx, outcome); break;
    case Phase::CapitalRoll: rolledMultiplier(ctx, outcome[0]); break;
    case Phase::LotRoll: rolledLot(ctx, outcome[0]); break;
    case Phase::RollOff: rolledOff(ctx, outcome); break;
    case Phase::TradeRoll: rolledTrade(ctx, outcome[0]); break;
    case Phase::FateRoll: rolledFate(ctx, outcome); break;
    case Phase::RegionRoll: rolledRegion(ctx, outcome[0]); break;
    case Phase::PlaceRoll: rolledPlace(ctx, outcome); break;
    case Phase::MobRoll: beginMob(ctx, outcome[0] * fateRow(ctx.table, ctx.position).mobTimes); break;
    case Phase::DiseaseRoll: rolledDisease(ctx, outcome); break;
    case Phase::VoteRoll: rolledVote(ctx, outcome[0]); break;
    case Phase::SanctionRoll: rolledSanction(ctx, outcome[0]); break;
    default: thrown(ctx, outcome); break;
    }
    run(ctx);
}

#define MARCHES_WARRIOR_APPLY(W)                                                                                       \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_WARRIOR_APPLY(RuleTrace)
MARCHES_WARRIOR_APPLY(NoTrace)
#undef MARCHES_WARRIOR_APPLY

} // namespace marches::engine::warrior_risk
