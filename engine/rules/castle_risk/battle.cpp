// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include "engine/rules/castle_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::castle_risk {

namespace {

void clearDice(Position& s)
{
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
}

/// Marshalls that defended somewhere else go home (CR-28).
template <class W> void returnMarshalls(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (inUse(s, seat, Card::Marshall) == 0) continue;
        takeBack(s, seat, Card::Marshall);
        ctx.tell(Text::LogMarshallReturns, cr(28), {seat, num(Card::Marshall)});
    }
    s.marshallAt = 0;
}

/// What every declared attack does, by land or by sea.
template <class W> void declare(const Context<W>& ctx, int from, int to)
{
    Position& s = ctx.position;
    if (s.marshallAt != 0 && s.marshallAt != to + 1) returnMarshalls(ctx);
    s.from = static_cast<PlusOne>(from + 1);
    s.to = static_cast<PlusOne>(to + 1);
    s.attackDice = s.defenceDice = s.mostRolled = s.standing = 0;
    clearDice(s);
    lower(s, kTalked | kRolled | kAssault | kSea);
    raise(s, kAttacked);
}

template <class W> void beginRolls(const Context<W>& ctx)
{
    clearDice(ctx.position);
    lower(ctx.position, kTalked);
    ctx.enter(Phase::AttackRoll);
}

/// Cards and dice that were chosen under cover are shown (simultaneous choice).
template <class W> void uncover(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!is(s, kCommitted)) return;
    lower(s, kCommitted);
    for (; s.pledged > 0; --s.pledged) {
        use(s, activeSeat(s), Card::General);
        ctx.tell(Text::LogGeneral, cr(26), {activeSeat(s), num(Card::General), ctx.table.attackBonus});
    }
}

template <class W> void tellRoll(const Context<W>& ctx, bool attack)
{
    const auto& dice = ctx.position.dice[attack ? 0 : 1];
    tellThrow(ctx, dice, {Text::LogRoll1, Text::LogRoll2, Text::LogRoll3}, cr(attack || dice[2] != 0 ? 38 : 39),
              attack ? activeSeat(ctx.position) : defender(ctx.position));
}

/// Dice in order, the highest first, with what a General or Marshall adds.
struct DiceRow {
    int die[3] = {};
    int plain = 0; ///< the highest die as rolled
};

template <class W> DiceRow rowOf(const Context<W>& ctx, bool attack, int bonus)
{
    const auto& dice = ctx.position.dice[attack ? 0 : 1];
    const int count = attack ? ctx.position.attackDice : ctx.position.defenceDice;
    DiceRow row;
    for (int i = 0; i < count; ++i) row.die[i] = dice[i];
    std::sort(row.die, row.die + 3, std::greater<>());
    row.plain = row.die[0];
    if (bonus == 0) return row;
    const bool highestOnly = ctx.in(cr(29));
    for (int i = 0; i < count; ++i) row.die[i] += i == 0 || !highestOnly ? bonus : 0;
    return row;
}

/// Generals and Marshalls that lose the comparison of the highest dice are discarded.
template <class W> void compareLeaders(const Context<W>& ctx, const DiceRow& attack, const DiceRow& defence)
{
    Position& s = ctx.position;
    const Options& options = ctx.table.options;
    const int attacker = activeSeat(s);
    const int other = defender(s);
    if (generals(s) > 0) {
        const int against = options.compareModified ? defence.die[0] : defence.plain;
        const bool lost = attack.die[0] < against || (attack.die[0] == against && !options.generalSurvivesTie);
        if (ctx.in(cr(27)) && lost) {
            discard(s, Card::General, generals(s));
            s.inUse[attacker][idx(Card::General)] = 0;
            ctx.tell(Text::LogGeneralLost, cr(27), {attacker, num(Card::General)});
        }
    }
    if (marshalls(s) > 0) {
        const int against = options.compareModified ? attack.die[0] : attack.plain;
        const bool lost = defence.die[0] < against || (defence.die[0] == against && options.marshallLostOnTie);
        if (ctx.in(cr(28)) && lost) {
            discard(s, Card::Marshall, marshalls(s));
            s.inUse[other][idx(Card::Marshall)] = 0;
            ctx.tell(Text::LogMarshallLost, cr(28), {other, num(Card::Marshall)});
        }
    }
}

void removeAttackers(Position& s, int count)
{
    if (is(s, kSea))
        s.ship = static_cast<std::uint16_t>(s.ship - count);
    else
        addArmies(s, fromPlace(s), -count);
}

template <class W> void capture(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    const int victim = defender(s);
    if (castleAt(s, where) == victim) s.fallen = static_cast<std::uint8_t>(victim + 1);
    setOwner(s, where, seat);
    ctx.tell(Text::LogCaptured, cr(43), {seat, where, victim});
    takeBack(s, victim, Card::Marshall);
    if (is(s, kSea)) {
        const int landed = s.ship;
        s.ship = 0;
        addArmies(s, where, landed);
        takeBack(s, seat, Card::Admiral);
        ctx.tell(Text::LogLanded, cr(31), {seat, landed, where});
        takeCastle(ctx);
        return;
    }
    const Advance range = advance(ctx.asConst());
    ctx.enter(Phase::Occupy);
    if (range.least == range.most) occupy(ctx, range.least);
}

template <class W> void lostAtSea(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    s.inUse[seat][idx(Card::Admiral)] = 0;
    discard(s, Card::Admiral);
    ctx.tell(Text::LogShipLost, cr(31), {seat, num(Card::Admiral)});
    endAttack(ctx);
}

template <class W> void settleThrow(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int where = toPlace(s);
    const int other = defender(s);
    const DiceRow attack = rowOf(ctx, true, generals(s) * ctx.table.attackBonus);
    const DiceRow defence = rowOf(ctx, false, marshalls(s) * ctx.table.defenceBonus);
    const int pairs = ctx.in(cr(40)) ? std::min(s.attackDice, s.defenceDice) : 1;
    int lost = 0;
    int beaten = 0;
    if (ctx.in(cr(41)))
        for (int i = 0; i < pairs; ++i) ++(attack.die[i] > defence.die[i] ? beaten : lost);
    compareLeaders(ctx, attack, defence);
    removeAttackers(s, lost);
    addArmies(s, where, -beaten);
    raise(s, kRolled);
    ctx.tell(Text::LogLosses, cr(41), {activeSeat(s), lost, other, beaten});
    if (s.armies(where) == 0)
        capture(ctx);
    else if (attackers(s) == 0)
        is(s, kSea) ? lostAtSea(ctx) : endAttack(ctx);
    else if (is(s, kAssault))
        commit(ctx, mostAttackDice(ctx.asConst()));
    else
        ctx.enter(Phase::Battle);
}

} // namespace

template <class W> void attack(const Context<W>& ctx, int from, int to)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    declare(ctx, from, to);
    ctx.tell(Text::LogAttack, cr(37), {seat, from, to});
    if (defender(s) >= 0) {
        ctx.enter(Phase::Battle);
        return;
    }
    setOwner(s, to, seat); // nobody is there: no dice
    s.vacated().clear(to);
    ctx.enter(Phase::Occupy);
    if (s.armies(from) == 2) occupy(ctx, 1);
}

template <class W> void sail(const Context<W>& ctx, int from, int to, int count)
{
    Position& s = ctx.position;
    declare(ctx, from, to);
    raise(s, kSea);
    raise(s, kSailed);
    use(s, activeSeat(s), Card::Admiral);
    addArmies(s, from, -count);
    s.ship = static_cast<std::uint16_t>(count);
    ctx.tell(Text::LogSail, cr(30), {activeSeat(s), count, from, to});
    ctx.enter(Phase::Battle);
}

template <class W> void commit(const Context<W>& ctx, int dice)
{
    Position& s = ctx.position;
    s.attackDice = static_cast<std::uint8_t>(dice);
    if (ctx.table.options.simultaneous) raise(s, kCommitted);
    lower(s, kTalked);
    askDefender(ctx);
}

template <class W> void askDefender(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int most = mostDefenceDice(s);
    ctx.enter(Phase::Defend);
    bool asks = false;
    if (s.standing == 0) {
        const bool always = ctx.table.options.alwaysAsk;
        asks = ctx.in(cr(39)) && most > 1;
        asks = asks || mayPlayMarshall(ctx.asConst(), always);
        asks = asks || mayTalk(ctx.asConst());
        asks = asks || (always ? mayReveal(ctx.asConst(), defender(s)) : revealable(ctx.asConst(), defender(s)).any());
    }
    if (asks) return;
    s.defenceDice = static_cast<std::uint8_t>(s.standing == 0 ? most : std::min<int>(most, s.standing));
    uncover(ctx);
    beginRolls(ctx);
}

template <class W> void defended(const Context<W>& ctx, int dice, bool onwards)
{
    Position& s = ctx.position;
    s.defenceDice = static_cast<std::uint8_t>(dice);
    if (onwards) s.standing = static_cast<std::uint8_t>(dice);
    uncover(ctx);
    beginRolls(ctx);
}

template <class W> void playGeneral(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (ctx.table.options.simultaneous) {
        ++s.pledged;
        ctx.tellOnly(activeSeat(s), Text::LogGeneralCovered, cr(26), {activeSeat(s), num(Card::General)});
        return;
    }
    use(s, activeSeat(s), Card::General);
    ctx.tell(Text::LogGeneral, cr(26), {activeSeat(s), num(Card::General), ctx.table.attackBonus});
}

template <class W> void playMarshall(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = defender(s);
    use(s, seat, Card::Marshall);
    ctx.tell(Text::LogMarshall, cr(28), {seat, toPlace(s), num(Card::Marshall), ctx.table.defenceBonus});
    askDefender(ctx);
}

template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    for (int i = 0; i < outcome.count(); ++i) s.dice[attack ? 0 : 1][i] = static_cast<std::uint8_t>(outcome[i]);
    if (attack) s.mostRolled = std::max(s.mostRolled, s.attackDice);
    tellRoll(ctx, attack);
    if (attack)
        ctx.enter(Phase::DefenceRoll);
    else
        settleThrow(ctx);
}

template <class W> void stopAttack(const Context<W>& ctx)
{
    Position& s = ctx.position;
    ctx.tell(Text::LogStop, cr(42), {activeSeat(s)});
    if (is(s, kSea)) { // only without CR-31: the armies go ashore again
        addArmies(s, fromPlace(s), s.ship);
        s.ship = 0;
        takeBack(s, activeSeat(s), Card::Admiral);
    }
    endAttack(ctx);
}

template <class W> void endAttack(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (ctx.table.options.resumeIsNew)
        returnMarshalls(ctx);
    else if (marshalls(s) > 0)
        s.marshallAt = s.to;
    s.from = s.to = s.attackDice = s.defenceDice = s.mostRolled = s.standing = s.pledged = 0;
    clearDice(s);
    lower(s, kSea | kRolled | kAssault | kCommitted);
    ctx.enter(Phase::Act);
}

template <class W> Advance advance(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    Advance range;
    range.most = attackers(s);
    const int rolled = ctx.table.options.largestRoll ? s.mostRolled : s.attackDice;
    range.least = std::clamp<int>(ctx.in(cr(43)) ? rolled : 1, 1, std::max(range.most, 1));
    return range;
}

template <class W> void occupy(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    addArmies(s, fromPlace(s), -count);
    addArmies(s, toPlace(s), count);
    ctx.tell(Text::LogOccupied, cr(43), {activeSeat(s), count, toPlace(s)});
    takeCastle(ctx);
}

#define MARCHES_CASTLE_BATTLE(W)                                                                                       \
    template void attack(const Context<W>&, int, int);                                                                 \
    template void sail(const Context<W>&, int, int, int);                                                              \
    template void commit(const Context<W>&, int);                                                                      \
    template void askDefender(const Context<W>&);                                                                      \
    template void defended(const Context<W>&, int, bool);                                                              \
    template void playGeneral(const Context<W>&);                                                                      \
    template void playMarshall(const Context<W>&);                                                                     \
    template void thrown(const Context<W>&, const Outcome&);                                                           \
    template void stopAttack(const Context<W>&);                                                                       \
    template void endAttack(const Context<W>&);                                                                        \
    template Advance advance(const ConstContext<W>&);                                                                  \
    template void occupy(const Context<W>&, int);

MARCHES_CASTLE_BATTLE(RuleTrace)
MARCHES_CASTLE_BATTLE(NoTrace)
#undef MARCHES_CASTLE_BATTLE

} // namespace marches::engine::castle_risk
