// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::warrior_risk {

namespace {

void goToSeat(Position& s, int seat) { set(s.active, seat + 1); }

template <class W> void beginDeal(const Context<W>& ctx, int first)
{
    ctx.position.contenders = 0;
    set(ctx.position.first, first);
    goToSeat(ctx.position, first);
    ctx.enter(Phase::Deal);
}

template <class W> void beginPairs(const Context<W>& ctx)
{
    goToSeat(ctx.position, ctx.position.first);
    ctx.enter(ctx.table.options.declaredPair && ctx.table.options.continents && ctx.in(wr(7)) ? Phase::Pair
                                                                                              : Phase::Place);
}

/// Capitals, pairs and units are chosen in seat order; `then` follows the last seat.
template <class W, class F> void goToNextChooser(const Context<W>& ctx, F then)
{
    const int next = nextInRound(ctx.table, ctx.position, activeSeat(ctx.position));
    if (next >= 0)
        goToSeat(ctx.position, next);
    else
        then();
}

} // namespace

template <class W> void startGame(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        s.living = static_cast<std::uint16_t>(s.living | seatBit(seat));
        if (ctx.in(wr(5))) gain(ctx, seat, ctx.table.options.startGold, wr(5));
    }
    if (!ctx.in(Rule::Rb7) || ctx.table.options.firstBySeat)
        beginDeal(ctx, 0);
    else
        ctx.enter(Phase::FirstRoll);
}

template <class W> void rolledForFirst(const Context<W>& ctx, const Outcome& outcome)
{
    const RollOff rolls =
        rollOff(seatsOrAll(ctx.position.contenders, ctx.table.seatCount()), outcome, [&](int seat, int face) {
            ctx.tell(Text::LogRolls, Rule::Rb7, {seat, face});
        });
    if (rolls.tied()) {
        set(ctx.position.contenders, static_cast<int>(rolls.highest));
        ctx.tell(Text::LogFirstTie, Rule::Rb7, {rolls.best});
        return;
    }
    ctx.tell(Text::LogFirst, Rule::Rb7, {rolls.first()});
    beginDeal(ctx, rolls.first());
}

template <class W> void dealt(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int seats = ctx.table.seatCount();
    const int most = ctx.table.territories() / seats;
    const int cards = ctx.in(wr(1)) ? std::clamp(ctx.table.lists.deal[static_cast<std::size_t>(seats)], 1, most) : 1;
    int seat = s.first;
    for (int i = 0; i < cards * seats; ++i) {
        s.owned(seat).set(outcome[i]);
        s.units(outcome[i]) = 1;
        seat = (seat + 1) % seats;
    }
    const int each = ctx.in(wr(3)) ? ctx.table.options.startUnits : 1;
    for (seat = 0; seat < seats; ++seat) {
        ctx.tell(Text::LogDealt, wr(1), {seat, heldBy(s, seat)});
        set(s.pool[seat], (each - 1) * heldBy(s, seat));
        if (!ctx.in(wr(4)) || !ctx.table.options.fixedThree) continue;
        s.pool[seat] = 0;
        s.owned(seat).forEach([&](int place) { set(s.units(place), each); });
    }
    if (ctx.in(wr(4)) && ctx.table.options.fixedThree) ctx.tell(Text::LogPlacedEvenly, wr(4), {each});
    if (cardsInUse(ctx.asConst()))
        ctx.enter(Phase::ShuffleCards);
    else
        beginCapitals(ctx);
}

template <class W> void beginCapitals(const Context<W>& ctx)
{
    goToSeat(ctx.position, ctx.position.first);
    ctx.enter(Phase::Capital);
    if (!ctx.in(wr(2)) || !ctx.table.options.capitals) beginPairs(ctx);
}

template <class W> void chooseCapital(const Context<W>& ctx, int seat, int place)
{
    const bool first = phaseOf(ctx.position) == Phase::Capital; // else one that was lost is replaced
    set(ctx.position.capital[seat], place + 1);
    ctx.tell(Text::LogCapital, first ? wr(2) : wr(31), {seat, place});
    if (first) goToNextChooser(ctx, [&] { beginPairs(ctx); });
}

template <class W> void declarePair(const Context<W>& ctx, int region, int with)
{
    const int seat = activeSeat(ctx.position);
    set(ctx.position.pairs[seat][0], std::min(region, with) + 1);
    set(ctx.position.pairs[seat][1], std::max(region, with) + 1);
    ctx.tell(Text::LogPair, wr(7), {seat, region, with});
    goToNextChooser(ctx, [&] {
        goToSeat(ctx.position, ctx.position.first);
        ctx.enter(Phase::Place);
    });
}

template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    set(s.pool[seat], s.pool[seat] - count);
    set(s.units(place), s.units(place) + count);
    ctx.tell(Text::LogPlaces, wr(4), {seat, count, place});
    goToSeat(s, leftOf(ctx.table, s, seat));
}

template <class W> bool stepSetup(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (phaseOf(s) != Phase::Place) return false;
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        if (s.pool[activeSeat(s)] > 0) return false;
        goToSeat(s, leftOf(ctx.table, s, activeSeat(s)));
    }
    s.active = 0;
    ctx.enter(Phase::BeginRound);
    return true;
}

#define MARCHES_WARRIOR_SETUP(W)                                                                                       \
    template void startGame(const Context<W>&);                                                                        \
    template void rolledForFirst(const Context<W>&, const Outcome&);                                                   \
    template void dealt(const Context<W>&, const Outcome&);                                                            \
    template void beginCapitals(const Context<W>&);                                                                    \
    template void chooseCapital(const Context<W>&, int, int);                                                          \
    template void declarePair(const Context<W>&, int, int);                                                            \
    template void placeAtSetup(const Context<W>&, int, int);                                                           \
    template bool stepSetup(const Context<W>&);

MARCHES_WARRIOR_SETUP(RuleTrace)
MARCHES_WARRIOR_SETUP(NoTrace)
#undef MARCHES_WARRIOR_SETUP

} // namespace marches::engine::warrior_risk
