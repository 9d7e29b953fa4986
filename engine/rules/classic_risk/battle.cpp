// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <span>

#include "engine/combat/dice.h"
#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/rolling.h"

namespace marches::engine::classic_risk {

namespace {

/// Takes so many armies from the attacking force, of a pooled attack from the first territory on.
void removeAttackers(Position& s, int count)
{
    if (s.from != 0) {
        setArmies(s, fromPlace(s), s.armies(fromPlace(s)) - count);
        return;
    }
    for (int i = 0; i < kMaxOrigins && count > 0; ++i) {
        const int gone = std::min<int>(count, s.force[i]);
        s.force[i] = static_cast<std::uint16_t>(s.force[i] - gone);
        if (s.origin[i] != 0) setArmies(s, s.origin[i] - 1, s.armies(s.origin[i] - 1) - gone);
        count -= gone;
    }
}

void clearForce(Position& s)
{
    for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i) s.origin[i] = s.force[i] = 0;
}

template <class W> void endBattle(const Play<W>& p)
{
    Position& s = p.s;
    clearForce(s);
    s.from = s.to = 0;
    s.attackDice = s.defenceDice = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    s.flags = static_cast<std::uint8_t>(s.flags & ~kAssault);
    if ((s.flags & kMidTurn) != 0) {
        p.enter(Phase::Reinforce);
        reinforceOrAttack(p);
    } else {
        p.enter(p.in(cl(9)) ? Phase::Attack : Phase::Fortify);
    }
}

template <class W> bool won(const Play<W>& p)
{
    const int seat = activeArmy(p.s);
    if (holdsCapitals(p.look(), seat)) return true;
    if (!p.in(cl(13))) return false;
    const bool enough = p.s.held[seat] >= p.t.options.territoriesToWin(p.t.territories());
    return enough || living(p.t, p.s) == 1U << static_cast<unsigned>(seat);
}

template <class W> void capture(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    const int where = toPlace(s);
    const int victim = ownerOf(s, where);
    setOwner(s, where, seat);
    ownerChanged(p.t, s, where);
    --s.held[victim];
    ++s.held[seat];
    s.flags |= kCaptured;
    p.tell(Text::LogCaptured, cl(9), {seat, where, victim});
    if (s.held[victim] == 0) {
        p.tell(Text::LogEliminated, cl(11), {seat, victim});
        if (p.t.withMissions()) s.beatenBy[victim] = static_cast<std::uint8_t>(seat + 1);
        if (victim != p.t.neutralArmy()) takeCards(p, victim);
    }
    const Advance range = advance(p.look());
    if (won(p)) {
        occupy(p, range.least);
        const bool byCapitals = holdsCapitals(p.look(), seat);
        if (byCapitals) p.tell(Text::LogCapitalsHeld, cl(16), {seat, capitalsOf(s, seat)});
        finish(p, 1U << static_cast<unsigned>(seat), byCapitals ? cl(16) : cl(13));
    } else if (range.least == range.most) {
        occupy(p, range.least);
    } else {
        p.enter(Phase::Occupy);
    }
}

template <class W> void tellRoll(const Play<W>& p, bool attack)
{
    if (attack)
        tellThrow(p, p.s.dice[0], {Text::LogAttack1, Text::LogAttack2, Text::LogAttack3}, Rule::Rb1, activeArmy(p.s));
    else
        tellThrow(p, p.s.dice[1], {Text::LogDefence1, Text::LogDefence2, Text::LogDefence3}, Rule::Rb1,
                  ownerOf(p.s, toPlace(p.s)));
}

template <class W> void settleThrow(const Play<W>& p)
{
    Position& s = p.s;
    const int where = toPlace(s);
    Losses losses;
    if (p.in(Rule::Rb2)) losses = compareDice(s.dice[0], s.dice[1]);
    removeAttackers(s, losses.attacker);
    setArmies(s, where, s.armies(where) - losses.defender);
    p.tell(Text::LogLosses, Rule::Rb2, {activeArmy(s), losses.attacker, ownerOf(s, where), losses.defender});
    if (s.armies(where) == 0)
        capture(p);
    else if (attackers(s) == 0)
        endBattle(p);
    else if ((s.flags & kAssault) != 0)
        beginThrow(p, mostAttackDice(p.look()));
    else
        p.enter(Phase::Battle);
}

/// Origins among the territories from 64 * k on. Neighbours count (RB-01) where that rule is in force.
template <class W> std::uint64_t originsIn(const Look<W>& look, int k)
{
    const std::uint64_t near = look.in(Rule::Rb1) ? look.s.border()[k] : ~std::uint64_t{0};
    return look.s.owned(activeArmy(look.s))[k] & look.s.movable()[k] & near;
}

} // namespace

int attackers(const Position& s)
{
    if (s.from != 0) return s.armies(fromPlace(s)) - 1;
    int count = 0;
    for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i) count += s.force[i];
    return count;
}

template <class W> int mostAttackDice(const Look<W>& look)
{
    return std::min(look.t.options.attackDice, attackers(look.s));
}

template <class W> int mostDefenceDice(const Look<W>& look)
{
    return std::min<int>(look.t.options.defenceDice, look.s.armies(toPlace(look.s)));
}

template <class W> Mask origins(const Look<W>& look)
{
    if (!look.in(Rule::Rb1) && !enemiesOf(look.s, activeArmy(look.s)).any()) return {};
    return Mask::ofWords(look.t.words, [&](int k) { return originsIn(look, k); });
}

template <class W> bool canAttack(const Look<W>& look)
{
    if (!look.in(Rule::Rb1)) return origins(look).any();
    std::uint64_t some = 0;
    for (int k = 0; k < look.t.words; ++k) some |= originsIn(look, k);
    return some != 0;
}

template <class W> Mask targets(const Look<W>& look)
{
    const Mask enemies = enemiesOf(look.s, activeArmy(look.s));
    Mask found;
    origins(look).forEach([&](int place) { found |= look.t.neighbours(place) & enemies; });
    return found;
}

template <class W> void attack(const Play<W>& p, int from, int to, int dice)
{
    p.s.from = static_cast<PlusOne>(from + 1);
    p.s.to = static_cast<PlusOne>(to + 1);
    p.tell(Text::LogAttack, cl(9), {activeArmy(p.s), from, to});
    beginThrow(p, dice);
}

template <class W> void gather(const Play<W>& p, const Move& move)
{
    int i = 0;
    for (const Part& part : move.parts()) {
        p.s.origin[i] = static_cast<PlusOne>(part.item + 1);
        p.s.force[i++] = static_cast<std::uint16_t>(part.amount);
        p.tell(Text::LogJoins, cl(9), {part.item, part.amount});
    }
    beginThrow(p, mostAttackDice(p.look()));
}

template <class W> void beginThrow(const Play<W>& p, int dice)
{
    Position& s = p.s;
    const int most = mostDefenceDice(p.look());
    s.attackDice = static_cast<std::uint8_t>(dice);
    s.defenceDice = static_cast<std::uint8_t>(most);
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    const bool asks = p.t.options.defenderChooses && most > 1 && ownerOf(s, toPlace(s)) != p.t.neutralArmy();
    p.enter(asks && p.in(Rule::Rb3) ? Phase::DefenceDice : Phase::AttackRoll);
}

template <class W> void stopBattle(const Play<W>& p)
{
    p.tell(Text::LogStop, Rule::Rb4, {activeArmy(p.s)});
    endBattle(p);
}

template <class W> void thrown(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    auto& dice = s.dice[attack ? 0 : 1];
    for (int i = 0; i < kMostDice; ++i)
        dice[i] = i < outcome.count() ? static_cast<std::uint8_t>(outcome[i]) : std::uint8_t{0};
    tellRoll(p, attack);
    if (attack)
        p.enter(Phase::DefenceRoll);
    else
        settleThrow(p);
}

template <class W> Advance advance(const Look<W>& look)
{
    Advance range;
    range.most = std::min(attackers(look.s), kMostStack);
    range.least = std::min<int>(look.in(Rule::Rb5) ? look.s.attackDice : 1, range.most);
    if (look.t.options.advanceAll) range.least = range.most;
    return range;
}

template <class W> void occupy(const Play<W>& p, int count)
{
    Position& s = p.s;
    const int where = toPlace(s);
    removeAttackers(s, count);
    setArmies(s, where, count);
    p.tell(Text::LogOccupied, Rule::Rb5, {activeArmy(s), count, where});
    endBattle(p);
}

#define MARCHES_RISK_BATTLE(W)                                                                                         \
    template int mostAttackDice(const Look<W>&);                                                                       \
    template int mostDefenceDice(const Look<W>&);                                                                      \
    template Mask origins(const Look<W>&);                                                                             \
    template bool canAttack(const Look<W>&);                                                                           \
    template Mask targets(const Look<W>&);                                                                             \
    template void attack(const Play<W>&, int, int, int);                                                               \
    template void gather(const Play<W>&, const Move&);                                                                 \
    template void beginThrow(const Play<W>&, int);                                                                     \
    template void stopBattle(const Play<W>&);                                                                          \
    template void thrown(const Play<W>&, const Outcome&);                                                              \
    template Advance advance(const Look<W>&);                                                                          \
    template void occupy(const Play<W>&, int);

MARCHES_RISK_BATTLE(RuleTrace)
MARCHES_RISK_BATTLE(NoTrace)
#undef MARCHES_RISK_BATTLE

} // namespace marches::engine::classic_risk
