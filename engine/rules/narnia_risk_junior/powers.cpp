// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

bool anyAslanStone(const Position& s) { return s.stone != 0; }

template <class W> void goOnAfterPower(const Context<W>& ctx)
{
    if (sum(ctx.position.stack(battlePlace(ctx.position))) == 0)
        wonBattle(ctx);
    else
        ctx.enter(Phase::DefenceRoll);
}

template <class W> void useAslan(const Context<W>& ctx, int die)
{
    if (anyAslanStone(ctx.position) && ctx.in(advanced(11)) && ctx.table.options.aslanSixCharacter && die == 6)
        return ctx.enter(Phase::AslanSix);
    if (!anyArmyStatue(ctx.position)) ctx.tell(Text::LogNoPower, nrj(47), {num(Token::Aslan), die});
    reviveArmies(ctx, (die + 1) / 2, Phase::Add);
}

template <class W> void bringExtraPiece(const Context<W>& ctx, int token)
{
    Position& s = ctx.position;
    std::uint16_t& supply = s.supply[activeArmy(s)][kLight];
    if (supply > 0) {
        --supply;
        ++s.attackers[kLight];
        ctx.tell(Text::LogExtraPiece, nrj(token == num(Token::MrTumnus) ? 51 : 37),
                 {activeSeat(ctx.table, s), token, lightPiece(activeSide(s)), battlePlace(s)});
    }
    goOnAfterPower(ctx);
}

template <class W> void shoot(const Context<W>& ctx, int token)
{
    Position& s = ctx.position;
    const int owner = ownerOf(s, battlePlace(s));
    std::uint16_t& enemy = s.stack(battlePlace(s))[kLight];
    if (enemy > 0) {
        --enemy;
        const int marker = ctx.table.markerOf[static_cast<std::size_t>(activeArmy(s))];
        ++s.captives[marker][owner][kLight];
        ctx.tell(Text::LogSusan, nrj(37),
                 {activeSeat(ctx.table, s), token, lightPiece(sideOf(static_cast<Army>(owner)))});
    }
    goOnAfterPower(ctx);
}

void clearRevival(Position& s)
{
    s.reviveTotal = s.toRevive = 0;
    for (auto& kind : s.revived)
        for (std::uint8_t& count : kind) count = 0;
}

/// Who came back to life, all together: a line for each army and kind.
template <class W> void tellRevived(const Context<W>& ctx, Rule rule)
{
    for (const int army : ctx.table.armies)
        for (const int kind : {kLight, kHeavy}) {
            const int count = ctx.position.revived[kind][army];
            if (count == 0) continue;
            const int piece = pieceOf(sideOf(static_cast<Army>(army)), kind);
            if (leadsSeveral(ctx.table, army))
                ctx.tell(Text::LogRevivedArmy, rule, {count, piece, army});
            else
                ctx.tell(Text::LogRevived, rule, {count, piece, ctx.table.seatOf[static_cast<std::size_t>(army)]});
        }
}

int revivedOf(const Position& s, int kind)
{
    int count = 0;
    for (const std::uint8_t n : s.revived[kind]) count += n;
    return count;
}

} // namespace

template <class W> int powerBeforeBattle(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const auto has = [&](Token token) { return hasPower(ctx, token, true); };
    const bool supply = s.supply[activeArmy(s)][kLight] > 0;
    const bool statues = anyArmyStatue(s) || (ctx.table.options.aslanSixCharacter && anyAslanStone(s));
    if (statues && has(Token::Aslan) && ctx.in(nrj(47))) return num(Token::Aslan);
    if (supply && has(Token::MrTumnus) && ctx.in(nrj(51))) return num(Token::MrTumnus);
    if (supply && has(Token::Ginarrbrik)) return num(Token::Ginarrbrik);
    if (s.stack(battlePlace(s))[kLight] > 0 && has(Token::Susan)) return num(Token::Susan);
    return -1;
}

template <class W> void resolvePower(const Context<W>& ctx, int die)
{
    const int token = powerBeforeBattle(ctx.asConst());
    const int seat = activeSeat(ctx.table, ctx.position);
    const Rule rule = token == num(Token::Aslan) ? nrj(47) : token == num(Token::MrTumnus) ? nrj(51) : nrj(37);
    ctx.tell(Text::LogPowerRoll, rule, {seat, token, die});
    if (token == num(Token::Aslan)) {
        useAslan(ctx, die);
    } else if (token < 0 || die < 5) {
        if (token >= 0) ctx.tell(Text::LogNoPower, rule, {token, die});
        goOnAfterPower(ctx);
    } else if (token == num(Token::Susan)) {
        shoot(ctx, token);
    } else {
        bringExtraPiece(ctx, token);
    }
}

template <class W> void reviveArmies(const Context<W>& ctx, int count, Phase then)
{
    clearRevival(ctx.position);
    ctx.position.toRevive = static_cast<std::uint8_t>(std::min(count, armyStatues(ctx.position)));
    ctx.position.resume = static_cast<std::uint8_t>(then);
    ctx.enter(Phase::Revive);
}

template <class W> void reviveOne(const Context<W>& ctx, int army, int kind)
{
    Position& s = ctx.position;
    --s.statues[kind][army];
    ++s.supply[army][kind];
    ++s.revived[kind][army];
    ++s.reviveTotal;
    --s.toRevive;
}

template <class W> void runRevive(const Context<W>& ctx)
{
    Position& s = ctx.position;
    int stacks = 0;
    for (const int kind : {kLight, kHeavy})
        for (int army = 0; army < kArmies; ++army) stacks += s.statues[kind][army] > 0 ? 1 : 0;
    const bool forced = stacks <= 1 || s.toRevive >= armyStatues(s);
    if (s.toRevive > 0 && !forced) return;
    for (const int kind : {kLight, kHeavy})
        for (int army = 0; army < kArmies; ++army)
            while (s.toRevive > 0 && s.statues[kind][army] > 0) reviveOne(ctx, army, kind);
    const Phase then = static_cast<Phase>(s.resume);
    tellRevived(ctx, then == Phase::Exchange ? advanced(12) : nrj(47));
    s.resume = 0;
    if (then != Phase::Add) clearRevival(s);
    ctx.enter(then);
}

int dueToAdd(const Position& s) { return std::min<int>(s.reviveTotal, sum(s.supply[activeArmy(s)])); }

template <class W> void runAdd(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const auto& supply = s.supply[activeArmy(s)];
    if (ctx.table.options.aslanMirrors) {
        addPieces(ctx, std::min<int>(revivedOf(s, kLight), supply[kLight]),
                  std::min<int>(revivedOf(s, kHeavy), supply[kHeavy]));
        return;
    }
    const int due = dueToAdd(s);
    const bool forced = due == 0 || due == sum(supply) || supply[kLight] == 0 || supply[kHeavy] == 0;
    if (!forced) return;
    const int light = std::min<int>(due, supply[kLight]);
    addPieces(ctx, light, due - light);
}

template <class W> void addPieces(const Context<W>& ctx, int light, int heavy)
{
    Position& s = ctx.position;
    const int count[2] = {light, heavy};
    for (const int kind : {kLight, kHeavy}) {
        std::uint16_t& supply = s.supply[activeArmy(s)][kind];
        supply = static_cast<std::uint16_t>(supply - count[kind]);
        s.attackers[kind] = static_cast<std::uint16_t>(s.attackers[kind] + count[kind]);
    }
    const int first = lightPiece(activeSide(s));
    const Troop troop{light, heavy, first};
    if (troop.both())
        ctx.tell(Text::LogAdded, nrj(47), {activeSeat(ctx.table, s), light, first, heavy, first + 1, battlePlace(s)});
    else if (troop.count() > 0)
        ctx.tell(Text::LogAddedOne, nrj(47), {activeSeat(ctx.table, s), troop.count(), troop.piece(), battlePlace(s)});
    clearRevival(s);
    goOnAfterPower(ctx);
}

template <class W> void reviveCharacter(const Context<W>& ctx, int token)
{
    Position& s = ctx.position;
    const int seat = activeSeat(ctx.table, s);
    s.stone = static_cast<std::uint16_t>(s.stone & ~(1U << token));
    s.spot[token] = kOnCard;
    s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    ctx.tell(Text::LogRevivedCharacter, advanced(11), {seat, token});
    s.spot[num(Token::Aslan)] = spotOf(ctx.table.pavilion);
    s.holder[num(Token::Aslan)] = 0;
    ctx.tell(Text::LogAslanToPavilion, advanced(11), {num(Token::Aslan), ctx.table.pavilion});
    goOnAfterPower(ctx);
}

template <class W> bool lucyHelpsArmies(const ConstContext<W>& ctx)
{
    return ctx.table.options.lucyArmies && anyArmyStatue(ctx.position) && ctx.in(advanced(12));
}

template <class W> bool lucyReady(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int lucy = num(Token::Lucy);
    if ((s.flags & kLucyAnswered) != 0 || isStone(s, lucy)) return false;
    const int user = s.borrowed == lucy + 1 ? s.borrower - 1 : s.holder[lucy] - 1;
    if (user < 0 || user != activeSeat(ctx.table, s)) return false;
    if (!ctx.table.land.test(s.spot[lucy] - kFirstSpot)) return false;
    if (!anyAslanStone(s) && !lucyHelpsArmies(ctx)) return false;
    return ctx.in(nrj(48)) && ((s.flags & kLucyFought) != 0 || ctx.table.options.lucyOnBoard);
}

template <class W> void resolveLucy(const Context<W>& ctx, int die)
{
    Position& s = ctx.position;
    ctx.tell(Text::LogPowerRoll, nrj(48), {activeSeat(ctx.table, s), num(Token::Lucy), die});
    if (die < 4) {
        ctx.tell(Text::LogLucyFails, nrj(48), {activeSeat(ctx.table, s), die});
        ctx.enter(Phase::Exchange);
        return;
    }
    const bool armies = lucyHelpsArmies(ctx.asConst());
    if (armies && s.stone == 0)
        reviveArmies(ctx, 3, Phase::Exchange);
    else if (s.stone == 0)
        ctx.enter(Phase::Exchange);
    else if (!armies && std::has_single_bit(s.stone))
        restore(ctx, std::countr_zero(s.stone));
    else
        ctx.enter(Phase::LucyRestore);
}

template <class W> void restore(const Context<W>& ctx, int token)
{
    Position& s = ctx.position;
    // Whoever uses Lucy receives the character; without NRJ-49 it is always the one who owns her.
    int seat = activeSeat(ctx.table, s);
    const int owner = s.holder[num(Token::Lucy)] - 1;
    if (owner >= 0 && owner != seat && !ctx.in(nrj(49))) seat = owner;
    s.stone = static_cast<std::uint16_t>(s.stone & ~(1U << token));
    s.spot[token] = kOnCard;
    s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    ctx.tell(Text::LogRestored, nrj(48), {seat, token});
    ctx.enter(Phase::Exchange);
}

#define MARCHES_NRJ_POWERS(W)                                                                                          \
    template int powerBeforeBattle(const ConstContext<W>&);                                                            \
    template void resolvePower(const Context<W>&, int);                                                                \
    template void reviveArmies(const Context<W>&, int, Phase);                                                         \
    template void reviveCharacter(const Context<W>&, int);                                                             \
    template void reviveOne(const Context<W>&, int, int);                                                              \
    template void runRevive(const Context<W>&);                                                                        \
    template void runAdd(const Context<W>&);                                                                           \
    template void addPieces(const Context<W>&, int, int);                                                              \
    template bool lucyHelpsArmies(const ConstContext<W>&);                                                             \
    template bool lucyReady(const ConstContext<W>&);                                                                   \
    template void resolveLucy(const Context<W>&, int);                                                                 \
    template void restore(const Context<W>&, int);

MARCHES_NRJ_POWERS(RuleTrace)
MARCHES_NRJ_POWERS(NoTrace)
#undef MARCHES_NRJ_POWERS

} // namespace marches::engine::narnia_risk_junior
