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

template <class W> void endBattle(const Context<W>& ctx)
{
    Position& s = ctx.position;
    clearForce(s);
    s.from = s.to = 0;
    s.attackDice = s.defenceDice = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    s.flags = static_cast<std::uint8_t>(s.flags & ~kAssault);
    if ((s.flags & kMidTurn) != 0) {
        ctx.enter(Phase::Reinforce);
        reinforceOrAttack(ctx);
    } else {
        ctx.enter(ctx.in(cl(9)) ? Phase::Attack : Phase::Fortify);
    }
}

template <class W> bool won(const Context<W>& ctx)
{
    const int seat = activeArmy(ctx.position);
    if (holdsCapitals(ctx.asConst(), seat)) return true;
    if (!ctx.in(cl(13))) return false;
    const bool enough = ctx.position.held[seat] >= ctx.table.options.territoriesToWin(ctx.table.territories());
    return enough || living(ctx.table, ctx.position) == 1U << static_cast<unsigned>(seat);
}

template <class W> void capture(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    const int where = toPlace(s);
    const int victim = ownerOf(s, where);
    setOwner(s, where, seat);
    ownerChanged(ctx.table, s, where);
    --s.held[victim];
    ++s.held[seat];
    s.flags |= kCaptured;
    ctx.tell(Text::LogCaptured, cl(9), {seat, where, victim});
    if (s.held[victim] == 0) {
        ctx.tell(Text::LogEliminated, cl(11), {seat, victim});
        if (ctx.table.withMissions()) s.beatenBy[victim] = static_cast<std::uint8_t>(seat + 1);
        if (victim != ctx.table.neutralArmy()) takeCards(ctx, victim);
    }
    const Advance range = advance(ctx.asConst());
    if (won(ctx)) {
        occupy(ctx, range.least);
        const bool byCapitals = holdsCapitals(ctx.asConst(), seat);
        if (byCapitals) ctx.tell(Text::LogCapitalsHeld, cl(16), {seat, capitalsOf(s, seat)});
        finish(ctx, 1U << static_cast<unsigned>(seat), byCapitals ? cl(16) : cl(13));
    } else if (range.least == range.most) {
        occupy(ctx, range.least);
    } else {
        ctx.enter(Phase::Occupy);
    }
}

template <class W> void tellRoll(const Context<W>& ctx, bool attack)
{
    if (attack)
        tellThrow(ctx, ctx.position.dice[0], {Text::LogAttack1, Text::LogAttack2, Text::LogAttack3}, Rule::Rb1,
                  activeArmy(ctx.position));
    else
        tellThrow(ctx, ctx.position.dice[1], {Text::LogDefence1, Text::LogDefence2, Text::LogDefence3}, Rule::Rb1,
                  ownerOf(ctx.position, toPlace(ctx.position)));
}

template <class W> void settleThrow(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int where = toPlace(s);
    Losses losses;
    if (ctx.in(Rule::Rb2)) losses = compareDice(s.dice[0], s.dice[1]);
    removeAttackers(s, losses.attacker);
    setArmies(s, where, s.armies(where) - losses.defender);
    ctx.tell(Text::LogLosses, Rule::Rb2, {activeArmy(s), losses.attacker, ownerOf(s, where), losses.defender});
    if (s.armies(where) == 0)
        capture(ctx);
    else if (attackers(s) == 0)
        endBattle(ctx);
    else if ((s.flags & kAssault) != 0)
        beginThrow(ctx, mostAttackDice(ctx.asConst()));
    else
        ctx.enter(Phase::Battle);
}

/// Origins among the territories from 64 * k on. Neighbours count (RB-01) where that rule is in force.
template <class W> std::uint64_t originsIn(const ConstContext<W>& ctx, int k)
{
    const std::uint64_t near = ctx.in(Rule::Rb1) ? ctx.position.border()[k] : ~std::uint64_t{0};
    return ctx.position.owned(activeArmy(ctx.position))[k] & ctx.position.movable()[k] & near;
}

} // namespace

int attackers(const Position& s)
{
    if (s.from != 0) return s.armies(fromPlace(s)) - 1;
    int count = 0;
    for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i) count += s.force[i];
    return count;
}

template <class W> int mostAttackDice(const ConstContext<W>& ctx)
{
    return std::min(ctx.table.options.attackDice, attackers(ctx.position));
}

template <class W> int mostDefenceDice(const ConstContext<W>& ctx)
{
    return std::min<int>(ctx.table.options.defenceDice, ctx.position.armies(toPlace(ctx.position)));
}

template <class W> Mask origins(const ConstContext<W>& ctx)
{
    if (!ctx.in(Rule::Rb1) && !enemiesOf(ctx.position, activeArmy(ctx.position)).any()) return {};
    return Mask::ofWords(ctx.table.words, [&](int k) { return originsIn(ctx, k); });
}

template <class W> bool canAttack(const ConstContext<W>& ctx)
{
    if (!ctx.in(Rule::Rb1)) return origins(ctx).any();
    std::uint64_t some = 0;
    for (int k = 0; k < ctx.table.words; ++k) some |= originsIn(ctx, k);
    return some != 0;
}

template <class W> Mask targets(const ConstContext<W>& ctx)
{
    const Mask enemies = enemiesOf(ctx.position, activeArmy(ctx.position));
    Mask found;
    origins(ctx).forEach([&](int place) { found |= ctx.table.neighbours(place) & enemies; });
    return found;
}

template <class W> void attack(const Context<W>& ctx, int from, int to, int dice)
{
    ctx.position.from = static_cast<PlusOne>(from + 1);
    ctx.position.to = static_cast<PlusOne>(to + 1);
    ctx.tell(Text::LogAttack, cl(9), {activeArmy(ctx.position), from, to});
    beginThrow(ctx, dice);
}

template <class W> void gather(const Context<W>& ctx, const Move& move)
{
    int i = 0;
    for (const Part& part : move.parts()) {
        ctx.position.origin[i] = static_cast<PlusOne>(part.item + 1);
        ctx.position.force[i++] = static_cast<std::uint16_t>(part.amount);
        ctx.tell(Text::LogJoins, cl(9), {part.item, part.amount});
    }
    beginThrow(ctx, mostAttackDice(ctx.asConst()));
}

template <class W> void beginThrow(const Context<W>& ctx, int dice)
{
    Position& s = ctx.position;
    const int most = mostDefenceDice(ctx.asConst());
    s.attackDice = static_cast<std::uint8_t>(dice);
    s.defenceDice = static_cast<std::uint8_t>(most);
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    const bool asks =
        ctx.table.options.defenderChooses && most > 1 && ownerOf(s, toPlace(s)) != ctx.table.neutralArmy();
    ctx.enter(asks && ctx.in(Rule::Rb3) ? Phase::DefenceDice : Phase::AttackRoll);
}

template <class W> void stopBattle(const Context<W>& ctx)
{
    ctx.tell(Text::LogStop, Rule::Rb4, {activeArmy(ctx.position)});
    endBattle(ctx);
}

template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    auto& dice = s.dice[attack ? 0 : 1];
    for (int i = 0; i < kMostDice; ++i)
        dice[i] = i < outcome.count() ? static_cast<std::uint8_t>(outcome[i]) : std::uint8_t{0};
    tellRoll(ctx, attack);
    if (attack)
        ctx.enter(Phase::DefenceRoll);
    else
        settleThrow(ctx);
}

template <class W> Advance advance(const ConstContext<W>& ctx)
{
    Advance range;
    range.most = std::min(attackers(ctx.position), kMostStack);
    range.least = std::min<int>(ctx.in(Rule::Rb5) ? ctx.position.attackDice : 1, range.most);
    if (ctx.table.options.advanceAll) range.least = range.most;
    return range;
}

template <class W> void occupy(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    const int where = toPlace(s);
    removeAttackers(s, count);
    setArmies(s, where, count);
    ctx.tell(Text::LogOccupied, Rule::Rb5, {activeArmy(s), count, where});
    endBattle(ctx);
}

#define MARCHES_RISK_BATTLE(W)                                                                                         \
    template int mostAttackDice(const ConstContext<W>&);                                                               \
    template int mostDefenceDice(const ConstContext<W>&);                                                              \
    template Mask origins(const ConstContext<W>&);                                                                     \
    template bool canAttack(const ConstContext<W>&);                                                                   \
    template Mask targets(const ConstContext<W>&);                                                                     \
    template void attack(const Context<W>&, int, int, int);                                                            \
    template void gather(const Context<W>&, const Move&);                                                              \
    template void beginThrow(const Context<W>&, int);                                                                  \
    template void stopBattle(const Context<W>&);                                                                       \
    template void thrown(const Context<W>&, const Outcome&);                                                           \
    template Advance advance(const ConstContext<W>&);                                                                  \
    template void occupy(const Context<W>&, int);

MARCHES_RISK_BATTLE(RuleTrace)
MARCHES_RISK_BATTLE(NoTrace)
#undef MARCHES_RISK_BATTLE

} // namespace marches::engine::classic_risk
