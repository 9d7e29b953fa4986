// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::GoOn: break; // run() does the rest
    case Verb::ChooseCharacter: chooseCharacter(p, move.arg[0]); break;
    case Verb::Travel: chooseDie(p, Second::Travel); break;
    case Verb::Aslan: chooseDie(p, Second::Aslan); break;
    case Verb::Reroll:
        useAbility(p, EffectVerb::Reroll, Text::LogRerolls);
        p.flag(kRerolled);
        p.enter(Phase::VillainRoll);
        break;
    case Verb::AddToVillain: addToDie(p, true); break;
    case Verb::AddToTravel: addToDie(p, false); break;
    case Verb::IgnoreWolves:
        useAbility(p, EffectVerb::IgnoreWolves, Text::LogIgnoresWolves);
        p.flag(kIgnoresWolves);
        p.enter(Phase::Travel);
        break;
    case Verb::Exchange:
        useAbility(p, EffectVerb::Exchange, Text::LogExchanges);
        discard(s);
        p.enter(Phase::Draw);
        break;
    case Verb::Pass: pass(p); break;
    case Verb::ChooseWolf: chooseWolf(p, move.arg[0]); break;
    case Verb::MoveWolf: chooseWolfWay(p, move.arg[0]); break;
    case Verb::ChooseSeat: chooseSeat(p, move.arg[0]); break;
    case Verb::Choose: chooseOnCard(p, move.arg[0]); break;
    case Verb::Pay: payRevival(p); break;
    case Verb::RollAslan: rollForRevival(p); break;
    }
    run(p);
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    switch (phaseOf(p.s)) {
    case Phase::DealCharacters: dealtCharacters(p, outcome); break;
    case Phase::FirstRoll: rolledFirst(p, outcome); break;
    case Phase::VillainRoll:
    case Phase::SecondRoll: rolled(p, outcome); break;
    default: reshuffled(p, outcome); break;
    }
    run(p);
}

#define MARCHES_LMN_APPLY(W)                                                                                           \
    template void applyMove(const Play<W>&, const Move&);                                                              \
    template void resolveChance(const Play<W>&, const Outcome&);

MARCHES_LMN_APPLY(RuleTrace)
MARCHES_LMN_APPLY(NoTrace)
#undef MARCHES_LMN_APPLY

} // namespace marches::engine::le_monde_de_narnia
