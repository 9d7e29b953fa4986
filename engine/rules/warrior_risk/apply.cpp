// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

template <class W> void place(const Play<W>& p, const Move& move)
{
    if (phaseOf(p.s) == Phase::Place)
        placeAtSetup(p, move.arg[0], move.arg[1]);
    else
        placePooled(p, move.arg[0], move.arg[1]);
}

template <class W> bool applyTravel(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::GoOn:
        if (phaseOf(p.s) == Phase::Muster) p.enter(Phase::Turn);
        return true;
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed: tradeSet(p, move); return true;
    case Verb::Bonus: cardBonus(p, move.arg[0]); return true;
    case Verb::ChooseCapital: chooseCapital(p, move.seat, move.arg[0]); return true;
    case Verb::DeclarePair: declarePair(p, move.arg[0], move.arg[1]); return true;
    case Verb::Place: place(p, move); return true;
    case Verb::Move: moveUnits(p, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::AskPassage: askPassage(p, move.arg[0]); return true;
    case Verb::GrantPassage: grantPassage(p, move.arg[0], move.arg[1]); return true;
    case Verb::RevokePassage: revokePassage(p, move.arg[0]); return true;
    case Verb::March: march(p, move); return true;
    case Verb::EndTurn: endTurn(p); return true;
    default: return false;
    }
}

template <class W> bool applyAttack(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Target: aim(p, move.arg[0], -1); return true;
    case Verb::AttackGuests: aim(p, move.arg[0], foremostGuest(p.s, move.arg[0])); return true;
    case Verb::Attack: attackFrom(p, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::Gather: gather(p, move); return true;
    case Verb::Roll: beginThrow(p, move.arg[0]); return true;
    case Verb::Assault:
        raise(p.s, kAssault);
        beginThrow(p, mostAttackDice(p.look()));
        return true;
    case Verb::Stop: stopAttack(p); return true;
    case Verb::Defend: chooseDefence(p, move.arg[0]); return true;
    case Verb::Occupy: occupy(p, move.arg[0]); return true;
    case Verb::PressOn: pressOn(p, move.arg[0], move.arg[1]); return true;
    case Verb::EndAttack: endAttack(p); return true;
    default: return false;
    }
}

template <class W> bool applyFate(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Pay: bailOut(p, true); return true;
    case Verb::GiveUp: bailOut(p, false); return true;
    case Verb::Reinforce: recruit(p, move.arg[0]); return true;
    case Verb::Remove: removeChosen(p, move); return true;
    case Verb::VoteNo: castBallot(p, move.seat, 1, move.arg[0]); return true;
    case Verb::VoteYes: castBallot(p, move.seat, 2, move.arg[0]); return true;
    case Verb::VoteFor: castBallot(p, move.seat, move.arg[0] + 1, move.arg[1]); return true;
    case Verb::Choose:
        phaseOf(p.s) == Phase::Award ? award(p, move.seat, move.arg[0]) : forfeit(p, move.arg[0]);
        return true;
    case Verb::Name: breakTie(p, move); return true;
    case Verb::CutRoute:
    case Verb::CutTroops:
    case Verb::Sanction:
    case Verb::Decline: specialAct(p, move); return true;
    case Verb::Reallocate: reallocate(p, move); return true;
    default: return false;
    }
}

/// Words that mean something else in another phase.
template <class W> bool applyByPhase(const Play<W>& p, const Move& move, Verb verb)
{
    const Phase phase = phaseOf(p.s);
    if (verb == Verb::Allow || (verb == Verb::Refuse && phase != Phase::Answer)) {
        if (phase == Phase::Passage)
            answerPassage(p, verb == Verb::Allow);
        else
            breakTie(p, move);
        return true;
    }
    if (verb == Verb::Done && phase == Phase::Supply) {
        fateDone(p);
        return true;
    }
    return false;
}

template <class W> void applyCommerce(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Bid:
    case Verb::Stake: seal(p, move.seat, move.arg[0]); break;
    case Verb::Raise: raiseBid(p, move.arg[0]); break;
    case Verb::Drop: dropOut(p); break;
    default: applyBarter(p, move); break;
    }
}

} // namespace

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    const auto verb = static_cast<Verb>(move.verb);
    const bool applied = applyTravel(p, move, verb) || applyAttack(p, move, verb) || applyFate(p, move, verb) ||
                         applyByPhase(p, move, verb);
    if (!applied) applyCommerce(p, move, verb);
    run(p);
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    if (p.s.falls != 0) {
        loyaltyDice(p, outcome);
        run(p);
        return;
    }
    switch (phaseOf(p.s)) {
    case Phase::FirstRoll: rolledForFirst(p, outcome); break;
    case Phase::Deal: dealt(p, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffled(p, outcome); break;
    case Phase::Emergency: emergencies(p, outcome); break;
    case Phase::CapitalRoll: rolledMultiplier(p, outcome[0]); break;
    case Phase::LotRoll: rolledLot(p, outcome[0]); break;
    case Phase::RollOff: rolledOff(p, outcome); break;
    case Phase::TradeRoll: rolledTrade(p, outcome[0]); break;
    case Phase::FateRoll: rolledFate(p, outcome); break;
    case Phase::RegionRoll: rolledRegion(p, outcome[0]); break;
    case Phase::PlaceRoll: rolledPlace(p, outcome); break;
    case Phase::MobRoll: beginMob(p, outcome[0] * fateRow(p.t, p.s).mobTimes); break;
    case Phase::DiseaseRoll: rolledDisease(p, outcome); break;
    case Phase::VoteRoll: rolledVote(p, outcome[0]); break;
    case Phase::SanctionRoll: rolledSanction(p, outcome[0]); break;
    default: thrown(p, outcome); break;
    }
    run(p);
}

#define MARCHES_WARRIOR_APPLY(W)                                                                                       \
    template void applyMove(const Play<W>&, const Move&);                                                              \
    template void resolveChance(const Play<W>&, const Outcome&);

MARCHES_WARRIOR_APPLY(RuleTrace)
MARCHES_WARRIOR_APPLY(NoTrace)
#undef MARCHES_WARRIOR_APPLY

} // namespace marches::engine::warrior_risk
