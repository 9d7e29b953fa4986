// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

template <class W> void applyCard(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::PlayReinforcements: playReinforcements(ctx, move.arg[0]); break;
    case Verb::PlayDiplomat:
    case Verb::PlayDiplomatOnSeveral: playDiplomat(ctx, move); break;
    case Verb::PlaySpy: playSpy(ctx, move.arg[0]); break;
    case Verb::CounterSpy: answerSpy(ctx, true); break;
    case Verb::ChooseCard: chooseCard(ctx, move.arg[0]); break;
    case Verb::RevealHidden: reveal(ctx, move.seat, move.arg[0]); break;
    case Verb::PlayGeneral: playGeneral(ctx); break;
    case Verb::PlayMarshall: playMarshall(ctx); break;
    case Verb::GiveCard: giveCard(ctx, move); break;
    default: speak(ctx, move); break;
    }
}

template <class W> void pass(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::SpyAnswer: answerSpy(ctx, false); break;
    case Phase::SpyChoose: chooseCard(ctx, -1); break;
    case Phase::Talk: passTalk(ctx); break;
    default: fortify(ctx, 0, 0, 0); break;
    }
}

template <class W> bool applySetup(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::PlaceCastle: placeCastle(ctx, move.arg[0]); return true;
    case Verb::Claim: claim(ctx, move.arg[0]); return true;
    case Verb::Hide: hideArmies(ctx, move.seat, move.arg[0]); return true;
    case Verb::Place:
        phaseOf(ctx.position) == Phase::Place ? placeAtSetup(ctx, move.arg[0], move.arg[1])
                                              : place(ctx, move.arg[0], move.arg[1]);
        return true;
    default: return verb == Verb::GoOn;
    }
}

template <class W> bool applyAttack(const Context<W>& ctx, const Move& move, Verb verb)
{
    switch (verb) {
    case Verb::Attack: attack(ctx, move.arg[0], move.arg[1]); return true;
    case Verb::Sail: sail(ctx, move.arg[0], move.arg[1], move.arg[2]); return true;
    case Verb::Roll: commit(ctx, move.arg[0]); return true;
    case Verb::Assault:
        raise(ctx.position, kAssault);
        commit(ctx, mostAttackDice(ctx.asConst()));
        return true;
    case Verb::Defend: defended(ctx, move.arg[0], move.arg[1] != 0); return true;
    case Verb::Stop: stopAttack(ctx); return true;
    case Verb::Occupy: occupy(ctx, move.arg[0]); return true;
    case Verb::Settle: settleVacant(ctx, move.arg[0], move.arg[1]); return true;
    case Verb::Decline: declineVacant(ctx); return true;
    default: return false;
    }
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    const auto verb = static_cast<Verb>(move.verb);
    if (!applySetup(ctx, move, verb) && !applyAttack(ctx, move, verb)) {
        switch (verb) {
        case Verb::EndAttacks: endAttacks(ctx); break;
        case Verb::Fortify: fortify(ctx, move.arg[0], move.arg[1], move.arg[2]); break;
        case Verb::Talk: talk(ctx); break;
        case Verb::Pass: pass(ctx); break;
        default: applyCard(ctx, move, verb); break;
        }
    }
    run(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    switch (phaseOf(ctx.position)) {
    case Phase::PlacementRoll:
    case Phase::FirstRoll: rolledForFirst(ctx, outcome); break;
    case Phase::DrawBanner: drewBanner(ctx, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffledCards(ctx, outcome); break;
    default: thrown(ctx, outcome); break;
    }
    run(ctx);
}

#define MARCHES_CASTLE_APPLY(W)                                                                                        \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_CASTLE_APPLY(RuleTrace)
MARCHES_CASTLE_APPLY(NoTrace)
#undef MARCHES_CASTLE_APPLY

} // namespace marches::engine::castle_risk
