// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <bit>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/rolling.h"

namespace marches::engine::classic_risk {

namespace {

void clearBattle(Position& s)
{
    s.from = s.to = s.attackDice = s.defenceDice = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
}

template <class W> void beginTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int army = activeArmy(s);
    clearBattle(s);
    s.flags = 0;
    if (s.round == 0) {
        s.round = 1;
        ctx.tell(Text::LogRound, Rule::Rb7, {1});
    }
    ctx.tell(Text::LogTurn, Rule::Rb7, {army});
    const int count = std::clamp(reinforcements(ctx.asConst(), army), 0, kMostStack);
    s.reserve[army] = static_cast<std::uint16_t>(count);
    ctx.tell(Text::LogReinforcements, cl(5), {army, count});
    ctx.enter(Phase::Reinforce);
    reinforceOrAttack(ctx);
}

/// Of equally many territories the armies decide.
template <class W> void tellTie(const Context<W>& ctx)
{
    const int most = *std::max_element(ctx.position.held, ctx.position.held + ctx.table.seatCount());
    if (std::count(ctx.position.held, ctx.position.held + ctx.table.seatCount(), most) > 1)
        ctx.tell(Text::LogTie, cl(13), {most});
}

/// The next player in turn who still has territories; a round ends where the first player's place is passed.
template <class W> void beginNextTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seats = ctx.table.seatCount();
    int seat = activeArmy(s);
    do {
        seat = (seat + 1) % seats;
        if (seat == s.first) {
            s.round = static_cast<std::uint16_t>(std::min(s.round + 1, kMaxRound));
            if (ctx.in(cl(13)) && ctx.table.options.roundLimit > 0 && s.round > ctx.table.options.roundLimit) {
                ctx.tell(Text::LogRoundLimit, cl(13), {ctx.table.options.roundLimit});
                tellTie(ctx);
                finish(ctx, leaders(ctx.table, s), cl(13));
                return;
            }
            ctx.tell(Text::LogRound, Rule::Rb7, {s.round});
        }
    } while (s.held[seat] == 0);
    s.active = static_cast<std::uint8_t>(seat + 1);
    ctx.enter(Phase::BeginTurn);
}

template <class W> void endTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (winByMission(ctx)) return;
    const bool due = ctx.in(cl(10)) && (s.flags & kCaptured) != 0 && ctx.table.options.cards;
    if (due && s.deckCount == 0 && s.usedCount > 0) {
        ctx.enter(Phase::Reshuffle);
        return;
    }
    if (due) drawCard(ctx);
    s.flags = 0;
    clearBattle(s);
    beginNextTurn(ctx);
}

template <class W> bool mayFortify(const Context<W>& ctx)
{
    return ctx.in(cl(12)) && ctx.table.options.fortify != FortifyMode::None && liftable(ctx.table, ctx.position).any();
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::BeginTurn: beginTurn(ctx); return true;
    case Phase::Attack:
        if (canAttack(ctx.asConst())) return false;
        ctx.enter(Phase::Fortify);
        return true;
    case Phase::Fortify:
        if (mayFortify(ctx)) return false;
        ctx.enter(Phase::EndTurn);
        return true;
    case Phase::EndTurn: endTurn(ctx); return phaseOf(ctx.position) != Phase::Reshuffle;
    case Phase::Place: {
        runSetup(ctx);
        return phaseOf(ctx.position) != Phase::Place;
    }
    case Phase::Reshuffle:
        if (ctx.position.usedCount > 0) return false;
        ctx.enter(Phase::EndTurn);
        return true;
    default: return false;
    }
}

} // namespace

template <class W> void goOn(const Context<W>& ctx)
{
    while (step(ctx)) {}
}

template <class W> int regionBonus(const ConstContext<W>& ctx, const Continent& continent)
{
    if (continent.bonus != 0) return continent.bonus;
    return ctx.in(cl(14)) ? continent.ownBonus : 0;
}

template <class W> int reinforcements(const ConstContext<W>& ctx, int army)
{
    if (!ctx.in(cl(5))) return 0;
    const Options& options = ctx.table.options;
    int count = std::max(options.minReinforcement, ctx.position.held[army] / options.territoryDivisor);
    for (const Continent& continent : ctx.table.continents) {
        if ((continent.places - ctx.position.owned(army).mask()).any()) continue;
        const int bonus = regionBonus(ctx, continent);
        count += bonus;
        if constexpr (std::is_same_v<W, RuleTrace>)
            if (bonus > 0)
                ctx.trace.tell(
                    say(Text::LogRegion, continent.bonus != 0 ? cl(5) : cl(14), {army, bonus, continent.region}));
    }
    return count;
}

template <class W> void reinforceOrAttack(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    if (s.reserve[seat] > 0 || mustTrade(ctx.asConst(), seat)) return;
    const bool midTurn = (s.flags & kMidTurn) != 0;
    if (!midTurn && mayHoldSet(ctx.asConst(), seat) && setsOf(ctx.asConst(), seat).any())
        return; // one may trade, or go on
    s.flags = static_cast<std::uint8_t>(s.flags & ~kMidTurn);
    ctx.enter(Phase::Attack);
}

template <class W> void addArmies(const Context<W>& ctx, int where, int count, Rule rule)
{
    const int away = std::max(0, ctx.position.armies(where) + count - kMostStack);
    setArmies(ctx.position, where, ctx.position.armies(where) + count);
    if (away > 0) ctx.tell(Text::LogStayAway, rule, {activeArmy(ctx.position), away, where, kMostStack});
}

template <class W> void place(const Context<W>& ctx, int where, int count)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    ctx.tell(Text::LogPlaced, cl(5), {seat, count, where});
    addArmies(ctx, where, count, cl(5));
    if (s.reserve[seat] == 0) reinforceOrAttack(ctx);
}

template <class W> void fortify(const Context<W>& ctx, int from, int to, int count)
{
    Position& s = ctx.position;
    setArmies(s, from, s.armies(from) - std::min(count, kMostStack - s.armies(to)));
    s.lifted = 0;
    ctx.tell(Text::LogFortified, cl(12), {activeArmy(s), count, from, to});
    addArmies(ctx, to, count, cl(12));
    ctx.enter(Phase::EndTurn);
}

int armiesOf(const Position& s, int army)
{
    int count = 0;
    s.owned(army).forEach([&](int place) { count += s.armies(place); });
    return count;
}

std::uint32_t living(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.held[seat] > 0) seats |= 1U << static_cast<unsigned>(seat);
    return seats;
}

std::uint32_t leaders(const Table& t, const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        t.seatCount(), [](int) { return true; },
        [&](int seat) {
            return std::array<int, 2>{s.held[seat], armiesOf(s, seat)};
        }));
}

template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule)
{
    ctx.position.winners = static_cast<std::uint16_t>(winners);
    ctx.position.flags = 0;
    clearBattle(ctx.position);
    ctx.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (((winners >> seat) & 1U) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, ctx.position.held[seat]});
}

#define MARCHES_RISK_TURN(W)                                                                                           \
    template void goOn(const Context<W>&);                                                                             \
    template int regionBonus(const ConstContext<W>&, const Continent&);                                                \
    template int reinforcements(const ConstContext<W>&, int);                                                          \
    template void reinforceOrAttack(const Context<W>&);                                                                \
    template void addArmies(const Context<W>&, int, int, Rule);                                                        \
    template void place(const Context<W>&, int, int);                                                                  \
    template void fortify(const Context<W>&, int, int, int);                                                           \
    template void finish(const Context<W>&, std::uint32_t, Rule);

MARCHES_RISK_TURN(RuleTrace)
MARCHES_RISK_TURN(NoTrace)
#undef MARCHES_RISK_TURN

} // namespace marches::engine::classic_risk
