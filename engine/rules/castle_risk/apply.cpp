// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

template <class W> void applyCard(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::PlayReinforcements: playReinforcements(p, move.arg[0]); break;
    case Verb::PlayDiplomat:
    case Verb::PlayDiplomatOnSeveral: playDiplomat(p, move); break;
    case Verb::PlaySpy: playSpy(p, move.arg[0]); break;
    case Verb::CounterSpy: answerSpy(p, true); break;
    case Verb::ChooseCard: chooseCard(p, move.arg[0]); break;
    case Verb::RevealHidden: reveal(p, move.seat, move.arg[0]); break;
    case Verb::PlayGeneral: playGeneral(p); break;
    case Verb::PlayMarshall: playMarshall(p); break;
    case Verb::GiveCard: giveCard(p, move); break;
    default: speak(p, move); break;
    }
}

template <class W> void pass(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::SpyAnswer: answerSpy(p, false); break;
    case Phase::SpyChoose: chooseCard(p, -1); break;
    case Phase::Talk: passTalk(p); break;
    default: fortify(p, 0, 0, 0); break;
    }
}

template <class W> bool applySetup(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::PlaceCastle: placeCastle(p, move.arg[0]); return true;
    case Verb::Claim: claim(p, move.arg[0]); return true;
    case Verb::Hide: hideArmies(p, move.seat, move.arg[0]); return true;
    case Verb::Place:
        phaseOf(p.s) == Phase::Place ? placeAtSetup(p, move.arg[0], move.arg[1]) : place(p, move.arg[0], move.arg[1]);
        return true;
    default: return verb == Verb::GoOn;
    }
}

template <class W> bool applyAttack(const Play<W>& p, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Attack: attack(p, move.arg[0], move.arg[1]); return true;
    case Verb::Sail: sail(p, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::Roll: commit(p, move.arg[0]); return true;
    case Verb::Assault:
        raise(p.s, kAssault);
        commit(p, mostAttackDice(p.look()));
        return true;
    case Verb::Defend: defended(p, move.arg[0], move.arg[1] != 0); return true;
    case Verb::Stop: stopAttack(p); return true;
    case Verb::Occupy: occupy(p, move.arg[0]); return true;
    case Verb::Settle: settleVacant(p, move.arg[0], move.arg[1]); return true;
    case Verb::Decline: declineVacant(p); return true;
    default: return false;
    }
}

} // namespace

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    const auto verb = static_cast<Verb>(move.verb);
    if (!applySetup(p, move, verb) && !applyAttack(p, move, verb)) {
        switch (verb) {
        case Verb::EndAttacks: endAttacks(p); break;
        case Verb::Fortify: fortify(p, move.arg[0], move.arg[1], move.arg[2]); break;
        case Verb::Talk: talk(p); break;
        case Verb::Pass: pass(p); break;
        default: applyCard(p, move, verb); break;
        }
    }
    run(p);
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    switch (phaseOf(p.s)) {
    case Phase::PlacementRoll:
    case Phase::FirstRoll: rolledForFirst(p, outcome); break;
    case Phase::DrawBanner: drewBanner(p, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffledCards(p, outcome); break;
    default: thrown(p, outcome); break;
    }
    run(p);
}

#define MARCHES_CASTLE_APPLY(W)                                                                                        \
    template void applyMove(const Play<W>&, const Move&);                                                              \
    template void resolveChance(const Play<W>&, const Outcome&);

MARCHES_CASTLE_APPLY(RuleTrace)
MARCHES_CASTLE_APPLY(NoTrace)
#undef MARCHES_CASTLE_APPLY

} // namespace marches::engine::castle_risk
