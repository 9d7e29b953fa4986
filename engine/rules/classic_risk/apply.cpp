// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

template <class W> void applyAttack(const Play<W>& p, const Move& move, Verb verb)
{
    Position& s = p.s;
    switch (verb) {
    case Verb::Attack: attack(p, move.arg[0], move.arg[1], move.arg[2]); break;
    case Verb::Target:
        s.to = static_cast<PlusOne>(move.arg[0] + 1);
        p.tell(Text::LogTarget, cl(9), {activeArmy(s), move.arg[0]});
        p.enter(Phase::Gather);
        break;
    case Verb::Gather: gather(p, move); break;
    case Verb::Defend:
        s.defenceDice = static_cast<std::uint8_t>(move.arg[0]);
        p.enter(Phase::AttackRoll);
        break;
    case Verb::Roll: beginThrow(p, move.arg[0]); break;
    case Verb::Assault:
        s.flags |= kAssault;
        beginThrow(p, mostAttackDice(p.look()));
        break;
    case Verb::Stop: stopBattle(p); break;
    case Verb::Occupy: occupy(p, move.arg[0]); break;
    default: p.enter(Phase::Fortify); break; // no more attacks
    }
}

} // namespace

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const auto verb = static_cast<Verb>(move.verb);
    switch (verb) {
    case Verb::GoOn:
        if (phaseOf(s) == Phase::Reinforce) p.enter(Phase::Attack);
        break;
    case Verb::Claim: claim(p, move.arg[0]); break;
    case Verb::Place:
        if (phaseOf(s) == Phase::Place)
            placeAtSetup(p, move.arg[0], move.arg[1]);
        else
            place(p, move.arg[0], move.arg[1]);
        break;
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed:
    case Verb::TradeWild:
    case Verb::TradeTwoWilds: trade(p, move); break;
    case Verb::Bonus: giveBonus(p, move.arg[0]); break;
    case Verb::Fortify: fortify(p, move.arg[0], move.arg[1], move.arg[2]); break;
    case Verb::Lift:
        s.lifted = static_cast<PlusOne>(move.arg[0] + 1);
        p.enter(Phase::Drop);
        break;
    case Verb::Drop: fortify(p, s.lifted - 1, move.arg[0], move.arg[1]); break;
    case Verb::Capital: chooseCapital(p, move.arg[0]); break;
    case Verb::EndTurn:
        s.lifted = 0;
        p.enter(Phase::EndTurn);
        break;
    default: applyAttack(p, move, verb); break;
    }
    run(p);
    if (p.t.options.missions == MissionMode::AtOnce) winAtOnce(p);
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    switch (phaseOf(p.s)) {
    case Phase::FirstRoll: rolledFirst(p, outcome); break;
    case Phase::Deal: dealt(p, outcome); break;
    case Phase::DealMissions: dealtMissions(p, outcome); break;
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffledCards(p, outcome); break;
    default: thrown(p, outcome); break;
    }
    run(p);
    if (p.t.options.missions == MissionMode::AtOnce) winAtOnce(p);
}

#define MARCHES_RISK_APPLY(W)                                                                                          \
    template void applyMove(const Play<W>&, const Move&);                                                              \
    template void resolveChance(const Play<W>&, const Outcome&);

MARCHES_RISK_APPLY(RuleTrace)
MARCHES_RISK_APPLY(NoTrace)
#undef MARCHES_RISK_APPLY

} // namespace marches::engine::classic_risk
