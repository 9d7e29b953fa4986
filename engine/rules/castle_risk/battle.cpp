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
template <class W> void returnMarshalls(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (inUse(s, seat, Card::Marshall) == 0) continue;
        takeBack(s, seat, Card::Marshall);
        p.tell(Text::LogMarshallReturns, cr(28), {seat});
    }
    s.marshallAt = 0;
}

/// What every declared attack does, by land or by sea.
template <class W> void declare(const Play<W>& p, int from, int to)
{
    Position& s = p.s;
    if (s.marshallAt != 0 && s.marshallAt != to + 1) returnMarshalls(p);
    s.from = static_cast<PlusOne>(from + 1);
    s.to = static_cast<PlusOne>(to + 1);
    s.attackDice = s.defenceDice = s.mostRolled = s.standing = 0;
    clearDice(s);
    lower(s, kTalked | kRolled | kAssault | kSea);
    raise(s, kAttacked);
}

template <class W> void beginRolls(const Play<W>& p)
{
    clearDice(p.s);
    lower(p.s, kTalked);
    p.enter(Phase::AttackRoll);
}

/// Cards and dice that were chosen under cover are shown (simultaneous choice).
template <class W> void uncover(const Play<W>& p)
{
    Position& s = p.s;
    if (!is(s, kCommitted)) return;
    lower(s, kCommitted);
    for (; s.pledged > 0; --s.pledged) {
        use(s, activeSeat(s), Card::General);
        p.tell(Text::LogGeneral, cr(26), {activeSeat(s)});
    }
}

template <class W> void tellRoll(const Play<W>& p, bool attack)
{
    const auto& dice = p.s.dice[attack ? 0 : 1];
    tellThrow(p, dice, {Text::LogRoll1, Text::LogRoll2, Text::LogRoll3}, cr(attack || dice[2] != 0 ? 38 : 39),
              attack ? activeSeat(p.s) : defender(p.s));
}

/// Dice in order, the highest first, with what a General or Marshall adds.
struct DiceRow {
    int die[3] = {};
    int plain = 0; ///< the highest die as rolled
};

template <class W> DiceRow rowOf(const Play<W>& p, bool attack, int bonus)
{
    const auto& dice = p.s.dice[attack ? 0 : 1];
    const int count = attack ? p.s.attackDice : p.s.defenceDice;
    DiceRow row;
    for (int i = 0; i < count; ++i) row.die[i] = dice[i];
    std::sort(row.die, row.die + 3, std::greater<>());
    row.plain = row.die[0];
    if (bonus == 0) return row;
    const bool highestOnly = p.in(cr(29));
    for (int i = 0; i < count; ++i) row.die[i] += i == 0 || !highestOnly ? bonus : 0;
    return row;
}

/// Generals and Marshalls that lose the comparison of the highest dice are discarded.
template <class W> void judgeLeaders(const Play<W>& p, const DiceRow& attack, const DiceRow& defence)
{
    Position& s = p.s;
    const Options& options = p.t.options;
    const int attacker = activeSeat(s);
    const int other = defender(s);
    if (generals(s) > 0) {
        const int against = options.compareModified ? defence.die[0] : defence.plain;
        const bool lost = attack.die[0] < against || (attack.die[0] == against && !options.generalSurvivesTie);
        if (p.in(cr(27)) && lost) {
            discard(s, Card::General, generals(s));
            s.inUse[attacker][idx(Card::General)] = 0;
            p.tell(Text::LogGeneralLost, cr(27), {attacker});
        }
    }
    if (marshalls(s) > 0) {
        const int against = options.compareModified ? attack.die[0] : attack.plain;
        const bool lost = defence.die[0] < against || (defence.die[0] == against && options.marshallLostOnTie);
        if (p.in(cr(28)) && lost) {
            discard(s, Card::Marshall, marshalls(s));
            s.inUse[other][idx(Card::Marshall)] = 0;
            p.tell(Text::LogMarshallLost, cr(28), {other});
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

template <class W> void capture(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int where = toPlace(s);
    const int victim = defender(s);
    if (castleAt(s, where) == victim) s.fallen = static_cast<std::uint8_t>(victim + 1);
    setOwner(s, where, seat);
    p.tell(Text::LogCaptured, cr(43), {seat, where, victim});
    takeBack(s, victim, Card::Marshall);
    if (is(s, kSea)) {
        const int landed = s.ship;
        s.ship = 0;
        addArmies(s, where, landed);
        takeBack(s, seat, Card::Admiral);
        p.tell(Text::LogLanded, cr(31), {seat, landed, where});
        castleFalls(p);
        return;
    }
    const Advance range = advance(p.look());
    p.enter(Phase::Occupy);
    if (range.least == range.most) occupy(p, range.least);
}

template <class W> void lostAtSea(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    s.inUse[seat][idx(Card::Admiral)] = 0;
    discard(s, Card::Admiral);
    p.tell(Text::LogShipLost, cr(31), {seat});
    endAttack(p);
}

template <class W> void settleThrow(const Play<W>& p)
{
    Position& s = p.s;
    const int where = toPlace(s);
    const int other = defender(s);
    const DiceRow attack = rowOf(p, true, generals(s) * p.t.attackBonus);
    const DiceRow defence = rowOf(p, false, marshalls(s) * p.t.defenceBonus);
    const int pairs = p.in(cr(40)) ? std::min(s.attackDice, s.defenceDice) : 1;
    int lost = 0;
    int beaten = 0;
    if (p.in(cr(41)))
        for (int i = 0; i < pairs; ++i) ++(attack.die[i] > defence.die[i] ? beaten : lost);
    judgeLeaders(p, attack, defence);
    removeAttackers(s, lost);
    addArmies(s, where, -beaten);
    raise(s, kRolled);
    p.tell(Text::LogLosses, cr(41), {activeSeat(s), lost, other, beaten});
    if (s.armies(where) == 0)
        capture(p);
    else if (attackers(s) == 0)
        is(s, kSea) ? lostAtSea(p) : endAttack(p);
    else if (is(s, kAssault))
        commit(p, mostAttackDice(p.look()));
    else
        p.enter(Phase::Battle);
}

} // namespace

template <class W> void attack(const Play<W>& p, int from, int to)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    declare(p, from, to);
    p.tell(Text::LogAttack, cr(37), {seat, from, to});
    if (defender(s) >= 0) {
        p.enter(Phase::Battle);
        return;
    }
    setOwner(s, to, seat); // nobody is there: no dice
    s.vacated().clear(to);
    p.enter(Phase::Occupy);
    if (s.armies(from) == 2) occupy(p, 1);
}

template <class W> void sail(const Play<W>& p, int from, int to, int count)
{
    Position& s = p.s;
    declare(p, from, to);
    raise(s, kSea);
    raise(s, kSailed);
    use(s, activeSeat(s), Card::Admiral);
    addArmies(s, from, -count);
    s.ship = static_cast<std::uint16_t>(count);
    p.tell(Text::LogSail, cr(30), {activeSeat(s), count, from, to});
    p.enter(Phase::Battle);
}

template <class W> void commit(const Play<W>& p, int dice)
{
    Position& s = p.s;
    s.attackDice = static_cast<std::uint8_t>(dice);
    if (p.t.options.simultaneous) raise(s, kCommitted);
    lower(s, kTalked);
    askDefender(p);
}

template <class W> void askDefender(const Play<W>& p)
{
    Position& s = p.s;
    const int most = mostDefenceDice(s);
    p.enter(Phase::Defend);
    bool asks = false;
    if (s.standing == 0) {
        const bool always = p.t.options.alwaysAsk;
        asks = p.in(cr(39)) && most > 1;
        asks = asks || mayPlayMarshall(p.look(), always);
        asks = asks || mayTalk(p.look());
        asks = asks || (always ? mayReveal(p.look(), defender(s)) : revealable(p.look(), defender(s)).any());
    }
    if (asks) return;
    s.defenceDice = static_cast<std::uint8_t>(s.standing == 0 ? most : std::min<int>(most, s.standing));
    uncover(p);
    beginRolls(p);
}

template <class W> void defended(const Play<W>& p, int dice, bool onwards)
{
    Position& s = p.s;
    s.defenceDice = static_cast<std::uint8_t>(dice);
    if (onwards) s.standing = static_cast<std::uint8_t>(dice);
    uncover(p);
    beginRolls(p);
}

template <class W> void playGeneral(const Play<W>& p)
{
    Position& s = p.s;
    if (p.t.options.simultaneous) {
        ++s.pledged;
        p.tellOnly(activeSeat(s), Text::LogGeneralCovered, cr(26), {activeSeat(s)});
        return;
    }
    use(s, activeSeat(s), Card::General);
    p.tell(Text::LogGeneral, cr(26), {activeSeat(s)});
}

template <class W> void playMarshall(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = defender(s);
    use(s, seat, Card::Marshall);
    p.tell(Text::LogMarshall, cr(28), {seat, toPlace(s)});
    askDefender(p);
}

template <class W> void thrown(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool attack = phaseOf(s) == Phase::AttackRoll;
    for (int i = 0; i < outcome.count(); ++i) s.dice[attack ? 0 : 1][i] = static_cast<std::uint8_t>(outcome[i]);
    if (attack) s.mostRolled = std::max(s.mostRolled, s.attackDice);
    tellRoll(p, attack);
    if (attack)
        p.enter(Phase::DefenceRoll);
    else
        settleThrow(p);
}

template <class W> void stopAttack(const Play<W>& p)
{
    Position& s = p.s;
    p.tell(Text::LogStop, cr(42), {activeSeat(s)});
    if (is(s, kSea)) { // only without CR-31: the armies go ashore again
        addArmies(s, fromPlace(s), s.ship);
        s.ship = 0;
        takeBack(s, activeSeat(s), Card::Admiral);
    }
    endAttack(p);
}

template <class W> void endAttack(const Play<W>& p)
{
    Position& s = p.s;
    if (p.t.options.resumeIsNew)
        returnMarshalls(p);
    else if (marshalls(s) > 0)
        s.marshallAt = s.to;
    s.from = s.to = s.attackDice = s.defenceDice = s.mostRolled = s.standing = s.pledged = 0;
    clearDice(s);
    lower(s, kSea | kRolled | kAssault | kCommitted);
    p.enter(Phase::Act);
}

template <class W> Advance advance(const Look<W>& look)
{
    const Position& s = look.s;
    Advance range;
    range.most = attackers(s);
    const int rolled = look.t.options.largestRoll ? s.mostRolled : s.attackDice;
    range.least = std::clamp<int>(look.in(cr(43)) ? rolled : 1, 1, std::max(range.most, 1));
    return range;
}

template <class W> void occupy(const Play<W>& p, int count)
{
    Position& s = p.s;
    addArmies(s, fromPlace(s), -count);
    addArmies(s, toPlace(s), count);
    p.tell(Text::LogOccupied, cr(43), {activeSeat(s), count, toPlace(s)});
    castleFalls(p);
}

#define MARCHES_CASTLE_BATTLE(W)                                                                                       \
    template void attack(const Play<W>&, int, int);                                                                    \
    template void sail(const Play<W>&, int, int, int);                                                                 \
    template void commit(const Play<W>&, int);                                                                         \
    template void askDefender(const Play<W>&);                                                                         \
    template void defended(const Play<W>&, int, bool);                                                                 \
    template void playGeneral(const Play<W>&);                                                                         \
    template void playMarshall(const Play<W>&);                                                                        \
    template void thrown(const Play<W>&, const Outcome&);                                                              \
    template void stopAttack(const Play<W>&);                                                                          \
    template void endAttack(const Play<W>&);                                                                           \
    template Advance advance(const Look<W>&);                                                                          \
    template void occupy(const Play<W>&, int);

MARCHES_CASTLE_BATTLE(RuleTrace)
MARCHES_CASTLE_BATTLE(NoTrace)
#undef MARCHES_CASTLE_BATTLE

} // namespace marches::engine::castle_risk
