// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

bool anyAslanStone(const Position& s) { return s.stone != 0; }

template <class W> void afterPower(const Play<W>& p)
{
    if (sum(p.s.stack(battlePlace(p.s))) == 0)
        wonBattle(p);
    else
        p.enter(Phase::DefenceRoll);
}

template <class W> void aslan(const Play<W>& p, int die)
{
    if (anyAslanStone(p.s) && p.in(advanced(11)) && p.t.options.aslanSixCharacter && die == 6)
        return p.enter(Phase::AslanSix);
    if (!anyArmyStatue(p.s)) p.tell(Text::LogNoPower, nrj(47), {num(Token::Aslan), die});
    reviveArmies(p, (die + 1) / 2, Phase::Add);
}

template <class W> void extraPiece(const Play<W>& p, int token)
{
    Position& s = p.s;
    std::uint16_t& supply = s.supply[activeArmy(s)][kLight];
    if (supply > 0) {
        --supply;
        ++s.attackers[kLight];
        p.tell(Text::LogExtraPiece, nrj(token == num(Token::MrTumnus) ? 51 : 37),
               {activeSeat(p.t, s), token, lightPiece(activeSide(s)), battlePlace(s)});
    }
    afterPower(p);
}

template <class W> void shoot(const Play<W>& p, int token)
{
    Position& s = p.s;
    const int owner = ownerOf(s, battlePlace(s));
    std::uint16_t& enemy = s.stack(battlePlace(s))[kLight];
    if (enemy > 0) {
        --enemy;
        const int marker = p.t.markerOf[static_cast<std::size_t>(activeArmy(s))];
        ++s.captives[marker][owner][kLight];
        p.tell(Text::LogSusan, nrj(37), {activeSeat(p.t, s), token, lightPiece(sideOf(static_cast<Army>(owner)))});
    }
    afterPower(p);
}

void clearRevival(Position& s)
{
    s.reviveTotal = s.toRevive = 0;
    for (auto& kind : s.revived)
        for (std::uint8_t& count : kind) count = 0;
}

/// Who came back to life, all together: a line for each army and kind.
template <class W> void tellRevived(const Play<W>& p, Rule rule)
{
    for (const int army : p.t.armies)
        for (const int kind : {kLight, kHeavy}) {
            const int count = p.s.revived[kind][army];
            if (count == 0) continue;
            const int piece = pieceOf(sideOf(static_cast<Army>(army)), kind);
            if (leadsSeveral(p.t, army))
                p.tell(Text::LogRevivedArmy, rule, {count, piece, army});
            else
                p.tell(Text::LogRevived, rule, {count, piece, p.t.seatOf[static_cast<std::size_t>(army)]});
        }
}

int revivedOf(const Position& s, int kind)
{
    int count = 0;
    for (const std::uint8_t n : s.revived[kind]) count += n;
    return count;
}

} // namespace

template <class W> int powerBeforeBattle(const Look<W>& look)
{
    const Position& s = look.s;
    const auto has = [&](Token token) { return hasPower(look, token, true); };
    const bool supply = s.supply[activeArmy(s)][kLight] > 0;
    const bool statues = anyArmyStatue(s) || (look.t.options.aslanSixCharacter && anyAslanStone(s));
    if (statues && has(Token::Aslan) && look.in(nrj(47))) return num(Token::Aslan);
    if (supply && has(Token::MrTumnus) && look.in(nrj(51))) return num(Token::MrTumnus);
    if (supply && has(Token::Ginarrbrik)) return num(Token::Ginarrbrik);
    if (s.stack(battlePlace(s))[kLight] > 0 && has(Token::Susan)) return num(Token::Susan);
    return -1;
}

template <class W> void resolvePower(const Play<W>& p, int die)
{
    const int token = powerBeforeBattle(p.look());
    const int seat = activeSeat(p.t, p.s);
    const Rule rule = token == num(Token::Aslan) ? nrj(47) : token == num(Token::MrTumnus) ? nrj(51) : nrj(37);
    p.tell(Text::LogPowerRoll, rule, {seat, token, die});
    if (token == num(Token::Aslan)) {
        aslan(p, die);
    } else if (token < 0 || die < 5) {
        if (token >= 0) p.tell(Text::LogNoPower, rule, {token, die});
        afterPower(p);
    } else if (token == num(Token::Susan)) {
        shoot(p, token);
    } else {
        extraPiece(p, token);
    }
}

template <class W> void reviveArmies(const Play<W>& p, int count, Phase then)
{
    clearRevival(p.s);
    p.s.toRevive = static_cast<std::uint8_t>(std::min(count, armyStatues(p.s)));
    p.s.resume = static_cast<std::uint8_t>(then);
    p.enter(Phase::Revive);
}

template <class W> void reviveOne(const Play<W>& p, int army, int kind)
{
    Position& s = p.s;
    --s.statues[kind][army];
    ++s.supply[army][kind];
    ++s.revived[kind][army];
    ++s.reviveTotal;
    --s.toRevive;
}

template <class W> void runRevive(const Play<W>& p)
{
    Position& s = p.s;
    int stacks = 0;
    for (const int kind : {kLight, kHeavy})
        for (int army = 0; army < kArmies; ++army) stacks += s.statues[kind][army] > 0 ? 1 : 0;
    const bool forced = stacks <= 1 || s.toRevive >= armyStatues(s);
    if (s.toRevive > 0 && !forced) return;
    for (const int kind : {kLight, kHeavy})
        for (int army = 0; army < kArmies; ++army)
            while (s.toRevive > 0 && s.statues[kind][army] > 0) reviveOne(p, army, kind);
    const Phase then = static_cast<Phase>(s.resume);
    tellRevived(p, then == Phase::Exchange ? advanced(12) : nrj(47));
    s.resume = 0;
    if (then != Phase::Add) clearRevival(s);
    p.enter(then);
}

int dueToAdd(const Position& s) { return std::min<int>(s.reviveTotal, sum(s.supply[activeArmy(s)])); }

template <class W> void runAdd(const Play<W>& p)
{
    Position& s = p.s;
    const auto& supply = s.supply[activeArmy(s)];
    if (p.t.options.aslanMirrors) {
        addPieces(p, std::min<int>(revivedOf(s, kLight), supply[kLight]),
                  std::min<int>(revivedOf(s, kHeavy), supply[kHeavy]));
        return;
    }
    const int due = dueToAdd(s);
    const bool forced = due == 0 || due == sum(supply) || supply[kLight] == 0 || supply[kHeavy] == 0;
    if (!forced) return;
    const int light = std::min<int>(due, supply[kLight]);
    addPieces(p, light, due - light);
}

template <class W> void addPieces(const Play<W>& p, int light, int heavy)
{
    Position& s = p.s;
    const int count[2] = {light, heavy};
    for (const int kind : {kLight, kHeavy}) {
        std::uint16_t& supply = s.supply[activeArmy(s)][kind];
        supply = static_cast<std::uint16_t>(supply - count[kind]);
        s.attackers[kind] = static_cast<std::uint16_t>(s.attackers[kind] + count[kind]);
    }
    const int first = lightPiece(activeSide(s));
    const Troop troop{light, heavy, first};
    if (troop.both())
        p.tell(Text::LogAdded, nrj(47), {activeSeat(p.t, s), light, first, heavy, first + 1, battlePlace(s)});
    else if (troop.count() > 0)
        p.tell(Text::LogAddedOne, nrj(47), {activeSeat(p.t, s), troop.count(), troop.piece(), battlePlace(s)});
    clearRevival(s);
    afterPower(p);
}

template <class W> void reviveCharacter(const Play<W>& p, int token)
{
    Position& s = p.s;
    const int seat = activeSeat(p.t, s);
    s.stone = static_cast<std::uint16_t>(s.stone & ~(1U << token));
    s.spot[token] = kOnCard;
    s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    p.tell(Text::LogRevivedCharacter, advanced(11), {seat, token});
    s.spot[num(Token::Aslan)] = spotOf(p.t.pavilion);
    s.holder[num(Token::Aslan)] = 0;
    p.tell(Text::LogAslanToPavilion, advanced(11), {num(Token::Aslan), p.t.pavilion});
    afterPower(p);
}

template <class W> bool lucyHelpsArmies(const Look<W>& look)
{
    return look.t.options.lucyArmies && anyArmyStatue(look.s) && look.in(advanced(12));
}

template <class W> bool lucyReady(const Look<W>& look)
{
    const Position& s = look.s;
    const int lucy = num(Token::Lucy);
    if ((s.flags & kLucyAnswered) != 0 || isStone(s, lucy)) return false;
    const int user = s.borrowed == lucy + 1 ? s.borrower - 1 : s.holder[lucy] - 1;
    if (user < 0 || user != activeSeat(look.t, s)) return false;
    if (!look.t.land.test(s.spot[lucy] - kFirstSpot)) return false;
    if (!anyAslanStone(s) && !lucyHelpsArmies(look)) return false;
    return look.in(nrj(48)) && ((s.flags & kLucyFought) != 0 || look.t.options.lucyOnBoard);
}

template <class W> void resolveLucy(const Play<W>& p, int die)
{
    Position& s = p.s;
    p.tell(Text::LogPowerRoll, nrj(48), {activeSeat(p.t, s), num(Token::Lucy), die});
    if (die < 4) {
        p.tell(Text::LogLucyFails, nrj(48), {activeSeat(p.t, s), die});
        p.enter(Phase::Exchange);
        return;
    }
    const bool armies = lucyHelpsArmies(p.look());
    if (armies && s.stone == 0)
        reviveArmies(p, 3, Phase::Exchange);
    else if (s.stone == 0)
        p.enter(Phase::Exchange);
    else if (!armies && std::has_single_bit(s.stone))
        restore(p, std::countr_zero(s.stone));
    else
        p.enter(Phase::LucyRestore);
}

template <class W> void restore(const Play<W>& p, int token)
{
    Position& s = p.s;
    // Whoever uses Lucy receives the character; without NRJ-49 it is always the one who owns her.
    int seat = activeSeat(p.t, s);
    const int owner = s.holder[num(Token::Lucy)] - 1;
    if (owner >= 0 && owner != seat && !p.in(nrj(49))) seat = owner;
    s.stone = static_cast<std::uint16_t>(s.stone & ~(1U << token));
    s.spot[token] = kOnCard;
    s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    p.tell(Text::LogRestored, nrj(48), {seat, token});
    p.enter(Phase::Exchange);
}

#define MARCHES_NRJ_POWERS(W)                                                                                          \
    template int powerBeforeBattle(const Look<W>&);                                                                    \
    template void resolvePower(const Play<W>&, int);                                                                   \
    template void reviveArmies(const Play<W>&, int, Phase);                                                            \
    template void reviveCharacter(const Play<W>&, int);                                                                \
    template void reviveOne(const Play<W>&, int, int);                                                                 \
    template void runRevive(const Play<W>&);                                                                           \
    template void runAdd(const Play<W>&);                                                                              \
    template void addPieces(const Play<W>&, int, int);                                                                 \
    template bool lucyHelpsArmies(const Look<W>&);                                                                     \
    template bool lucyReady(const Look<W>&);                                                                           \
    template void resolveLucy(const Play<W>&, int);                                                                    \
    template void restore(const Play<W>&, int);

MARCHES_NRJ_POWERS(RuleTrace)
MARCHES_NRJ_POWERS(NoTrace)
#undef MARCHES_NRJ_POWERS

} // namespace marches::engine::narnia_risk_junior
