// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

template <class W> void applyAttack(const Context<W>& ctx, const Move& move, Verb verb)
{
    Position& s = ctx.position;
    switch (verb) {
    case Verb::Attack: attack(ctx, move.arg[0], move.arg[1], move.arg[2]); break;
    case Verb::Target:
        s.to = static_cast<PlusOne>(move.arg[0] + 1);
        ctx.tell(Text::LogTarget, cl(9), {activeArmy(s), move.arg[0]});
        ctx.enter(Phase::Gather);
        break;
    case Verb::Gather: gather(ctx, move); break;
    case Verb::Defend:
        s.defenceDice = static_cast<std::uint8_t>(move.arg[0]);
        ctx.enter(Phase::AttackRoll);
        break;
    case Verb::Roll: beginThrow(ctx, move.arg[0]); break;
    case Verb::Assault:
        s.flags |= kAssault;
        beginThrow(ctx, mostAttackDice(ctx.asConst()));
        break;
    case Verb::Stop: stopBattle(ctx); break;
    case Verb::Occupy: occupy(ctx, move.arg[0]); break;
    default: ctx.enter(Phase::Fortify); break; // no more attacks
    }
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const auto verb = static_cast<Verb>(move.verb);
    switch (verb) {
    case Verb::GoOn:
        if (phaseOf(s) == Phase::Reinforce) ctx.enter(Phase::Attack);
        break;
    case Verb::Claim: claim(ctx, move.arg[0]); break;
    case Verb::Place:
        if (phaseOf(s) == Phase::Place)
            placeAtSetup(ctx, move.arg[0], move.arg[1]);
        else
            place(ctx, move.arg[0], move.arg[1]);
        break;
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed:
    case Verb::TradeWild:
    case Verb::TradeTwoWilds: trade(ctx, move); break;
    case Verb::Bonus: giveBonus(ctx, move.arg[0]); break;
    case Verb::Fortify: fortify(ctx, move.arg[0], move.arg[1], move.arg[2]); break;
    case Verb::Lift:
        s.lifted = static_cast<PlusOne>(move.arg[0] + 1);
        ctx.enter(Phase::Drop);
        break;
    case Verb::Drop: fortify(ctx, s.lifted - 1, move.arg[0], move.arg[1]); break;
    case Verb::Capital: chooseCapital(ctx, move.arg[0]); break;
    case Verb::EndTurn:
        s.lifted = 0;
        ctx.enter(Phase::EndTurn);
        break;
    default: applyAttack(ctx, move, verb); break;
    }
    run(ctx);
    if (ctx.table.options.missions == MissionMode::AtOnce) winAtOnce(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    switch (phaseOf(ctx.position)) {
    case Phase::FirstRoll: rolledFirst(ctx, outcome); break;
    case Phase::Deal: dealt(ctx, outcome); break;
    case Phase::DealMissions: dealtMissions(ctx, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffledCards(ctx, outcome); break;
    default: thrown(ctx, outcome); break;
    }
    run(ctx);
    if (ctx.table.options.missions == MissionMode::AtOnce) winAtOnce(ctx);
}

#define MARCHES_RISK_APPLY(W)                                                                                          \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_RISK_APPLY(RuleTrace)
MARCHES_RISK_APPLY(NoTrace)
#undef MARCHES_RISK_APPLY

} // namespace marches::engine::classic_risk
