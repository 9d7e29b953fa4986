// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/rolling.h"

namespace marches::engine::classic_risk {

namespace {

constexpr int kWorldTerritories = 42; ///< of the board that the usual numbers are meant for
constexpr int kLeastOver = 3;         ///< armies beyond one in each territory
constexpr int kAllAtOnce = 255;

/// The army after this one while the board is set up: seats from the first one on, then the neutral army.
int armyAfter(const Table& t, const Position& s, int army)
{
    const int seats = t.seatCount();
    if (army == t.neutralArmy()) return s.first;
    const int next = (army + 1) % seats;
    return next == s.first && t.neutral ? t.neutralArmy() : next;
}

void take(const Table& t, Position& s, int army, int where)
{
    setOwner(s, where, army);
    setArmies(s, where, 1);
    ownerChanged(t, s, where);
    ++s.held[army];
    if (s.reserve[army] > 0) --s.reserve[army]; // on a very large map the armies would not go round
}

template <class W> int batch(const Context<W>& ctx)
{
    return ctx.in(cl(4)) ? ctx.table.options.setupBatch : kAllAtOnce;
}

template <class W> void beginPlacing(const Context<W>& ctx)
{
    ctx.enter(Phase::Place);
    ctx.position.active = static_cast<std::uint8_t>(ctx.position.first + 1);
    ctx.position.left = static_cast<std::uint8_t>(batch(ctx));
}

template <class W> void dealOut(const Context<W>& ctx, std::span<const int> order)
{
    int army = ctx.position.first;
    for (const int where : order) {
        take(ctx.table, ctx.position, army, where);
        army = armyAfter(ctx.table, ctx.position, army);
    }
    for (int i = 0; i < ctx.table.armyCount(); ++i) ctx.tell(Text::LogDealt, cl(3), {i, ctx.position.held[i]});
    beginPlacing(ctx);
}

template <class W> void beginTerritories(const Context<W>& ctx, int first)
{
    ctx.position.contenders = 0;
    ctx.position.first = static_cast<std::uint8_t>(first);
    ctx.position.active = static_cast<std::uint8_t>(first + 1);
    if (!ctx.in(cl(3)))
        dealOut(ctx, ctx.table.places);
    else
        ctx.enter(ctx.table.options.dealt ? Phase::Deal : Phase::Claim);
}

/// The neutral army is spread over its territories in their order, one army each time round.
template <class W> void spreadNeutral(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int army = ctx.table.neutralArmy();
    ctx.tell(Text::LogNeutralSpread, cl(4), {army, s.reserve[army]});
    while (s.reserve[army] > 0)
        s.owned(army).forEach([&](int where) {
            if (s.reserve[army] == 0) return;
            --s.reserve[army];
            setArmies(s, where, s.armies(where) + 1);
        });
}

template <class W> void goToNextToPlace(const Context<W>& ctx)
{
    ctx.position.active = static_cast<std::uint8_t>(armyAfter(ctx.table, ctx.position, activeArmy(ctx.position)) + 1);
    ctx.position.left = static_cast<std::uint8_t>(batch(ctx));
}

template <class W> void endSetup(const Context<W>& ctx)
{
    ctx.position.left = 0;
    ctx.position.active = static_cast<std::uint8_t>(ctx.position.first + 1);
    if (ctx.table.capitalsToWin() > 0 && ctx.in(cl(16)))
        ctx.enter(Phase::Capital);
    else
        beginPlay(ctx);
}

} // namespace

template <class W> void beginPlay(const Context<W>& ctx)
{
    ctx.position.active = static_cast<std::uint8_t>(ctx.position.first + 1);
    ctx.tell(Text::LogReady, cl(4));
    ctx.enter(ctx.table.options.cards && ctx.in(cl(6)) ? Phase::ShuffleCards : Phase::BeginTurn);
}

template <class W> int startArmies(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    int armies = t.options.startArmies;
    if (ctx.in(cl(1))) armies += t.lists.moreArmiesFor(t.seatCount());
    armies = std::max(armies, 1);
    if (!ctx.in(cl(2)) || t.options.tableArmies) return armies;
    const int scaled = static_cast<int>(std::lround(static_cast<double>(armies) * t.territories() / kWorldTerritories));
    return std::max(scaled, (t.territories() + t.armyCount() - 1) / t.armyCount() + kLeastOver);
}

template <class W> void startGame(const Context<W>& ctx)
{
    const int armies = startArmies(ctx.asConst());
    for (int army = 0; army < ctx.table.armyCount(); ++army)
        ctx.position.reserve[army] = static_cast<std::uint16_t>(std::min(armies, kMostStack));
    if (ctx.table.withMissions() && ctx.in(cl(15)))
        ctx.enter(Phase::DealMissions);
    else
        beginOpening(ctx);
}

template <class W> void beginOpening(const Context<W>& ctx)
{
    if (!ctx.table.options.firstBySeat && ctx.in(Rule::Rb7)) {
        ctx.enter(Phase::FirstRoll);
        return;
    }
    beginTerritories(ctx, 0);
    run(ctx);
}

template <class W> void rolledFirst(const Context<W>& ctx, const Outcome& outcome)
{
    const RollOff rolls =
        rollOff(seatsOrAll(ctx.position.contenders, ctx.table.seatCount()), outcome, [&](int seat, int face) {
            ctx.tell(Text::LogRolledFirst, Rule::Rb7, {seat, face});
        });
    if (rolls.tied()) {
        ctx.position.contenders = static_cast<std::uint16_t>(rolls.highest);
        ctx.tell(Text::LogFirstTie, Rule::Rb7, {rolls.best});
        return;
    }
    ctx.tell(Text::LogFirst, Rule::Rb7, {rolls.first()});
    beginTerritories(ctx, rolls.first());
}

template <class W> void dealt(const Context<W>& ctx, const Outcome& outcome)
{
    int order[kMaxTerritories];
    for (int i = 0; i < outcome.count(); ++i) order[i] = outcome[i];
    dealOut(ctx, {order, static_cast<std::size_t>(outcome.count())});
}

template <class W> void claim(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    const int army = activeArmy(s);
    take(ctx.table, s, army, place);
    ctx.tell(Text::LogClaim, cl(3), {army, place});
    int taken = 0;
    for (int i = 0; i < ctx.table.armyCount(); ++i) taken += s.held[i];
    if (taken == ctx.table.territories())
        beginPlacing(ctx);
    else
        s.active = static_cast<std::uint8_t>(armyAfter(ctx.table, s, army) + 1);
}

template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count)
{
    Position& s = ctx.position;
    const int army = activeArmy(s);
    setArmies(s, place, s.armies(place) + count);
    s.reserve[army] = static_cast<std::uint16_t>(s.reserve[army] - count);
    s.left = static_cast<std::uint8_t>(s.left - count);
    ctx.tell(Text::LogSetup, cl(4), {army, count, place});
    if (s.left == 0 || s.reserve[army] == 0) goToNextToPlace(ctx);
}

template <class W> void runSetup(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (phaseOf(s) != Phase::Place) return;
    const int neutral = ctx.table.neutralArmy();
    for (int i = 0; i < ctx.table.armyCount(); ++i) {
        const int army = activeArmy(s);
        if (army == neutral && ctx.table.options.neutralEven && s.reserve[army] > 0) spreadNeutral(ctx);
        if (s.reserve[army] > 0) return;
        goToNextToPlace(ctx);
    }
    endSetup(ctx);
}

#define MARCHES_RISK_SETUP(W)                                                                                          \
    template int startArmies(const ConstContext<W>&);                                                                  \
    template void startGame(const Context<W>&);                                                                        \
    template void beginOpening(const Context<W>&);                                                                     \
    template void beginPlay(const Context<W>&);                                                                        \
    template void rolledFirst(const Context<W>&, const Outcome&);                                                      \
    template void dealt(const Context<W>&, const Outcome&);                                                            \
    template void claim(const Context<W>&, int);                                                                       \
    template void placeAtSetup(const Context<W>&, int, int);                                                           \
    template void runSetup(const Context<W>&);

MARCHES_RISK_SETUP(RuleTrace)
MARCHES_RISK_SETUP(NoTrace)
#undef MARCHES_RISK_SETUP

} // namespace marches::engine::classic_risk
