// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::GoOn: break; // run() does the rest
    case Verb::ChooseCharacter: chooseCharacter(ctx, move.arg[0]); break;
    case Verb::Travel: chooseDie(ctx, Second::Travel); break;
    case Verb::Aslan: chooseDie(ctx, Second::Aslan); break;
    case Verb::Reroll:
        useAbility(ctx, EffectVerb::Reroll, Text::LogRerolls);
        ctx.setFlag(kRerolled);
        ctx.enter(Phase::VillainRoll);
        break;
    case Verb::AddToVillain: addToDie(ctx, true); break;
    case Verb::AddToTravel: addToDie(ctx, false); break;
    case Verb::IgnoreWolves:
        useAbility(ctx, EffectVerb::IgnoreWolves, Text::LogIgnoresWolves);
        ctx.setFlag(kIgnoresWolves);
        ctx.enter(Phase::Travel);
        break;
    case Verb::Exchange:
        useAbility(ctx, EffectVerb::Exchange, Text::LogExchanges);
        discard(s);
        ctx.enter(Phase::Draw);
        break;
    case Verb::Pass: pass(ctx); break;
    case Verb::ChooseWolf: chooseWolf(ctx, move.arg[0]); break;
    case Verb::MoveWolf: chooseWolfWay(ctx, move.arg[0]); break;
    case Verb::ChooseSeat: chooseSeat(ctx, move.arg[0]); break;
    case Verb::Choose: chooseOnCard(ctx, move.arg[0]); break;
    case Verb::Pay: payRevival(ctx); break;
    case Verb::RollAslan: rollForRevival(ctx); break;
    }
    run(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    switch (phaseOf(ctx.position)) {
    case Phase::DealCharacters: dealtCharacters(ctx, outcome); break;
    case Phase::FirstRoll: rolledFirst(ctx, outcome); break;
    case Phase::VillainRoll:
    case Phase::SecondRoll: rolled(ctx, outcome); break;
    default: reshuffled(ctx, outcome); break;
    }
    run(ctx);
}

#define MARCHES_LMN_APPLY(W)                                                                                           \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_LMN_APPLY(RuleTrace)
MARCHES_LMN_APPLY(NoTrace)
#undef MARCHES_LMN_APPLY

} // namespace marches::engine::le_monde_de_narnia
