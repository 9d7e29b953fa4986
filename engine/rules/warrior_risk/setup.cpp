// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::warrior_risk {

namespace {

void toSeat(Position& s, int seat) { set(s.active, seat + 1); }

template <class W> void beginDeal(const Play<W>& p, int first)
{
    p.s.contenders = 0;
    set(p.s.first, first);
    toSeat(p.s, first);
    p.enter(Phase::Deal);
}

template <class W> void beginPairs(const Play<W>& p)
{
    toSeat(p.s, p.s.first);
    p.enter(p.t.options.declaredPair && p.t.options.continents && p.in(wr(7)) ? Phase::Pair : Phase::Place);
}

/// Capitals, pairs and units are chosen in seat order; `then` follows the last seat.
template <class W, class F> void nextChooser(const Play<W>& p, F then)
{
    const int next = nextInRound(p.t, p.s, activeSeat(p.s));
    if (next >= 0)
        toSeat(p.s, next);
    else
        then();
}

} // namespace

template <class W> void startGame(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        s.living = static_cast<std::uint16_t>(s.living | seatBit(seat));
        if (p.in(wr(5))) gain(p, seat, p.t.options.startGold, wr(5));
    }
    if (!p.in(Rule::Rb7) || p.t.options.firstBySeat)
        beginDeal(p, 0);
    else
        p.enter(Phase::FirstRoll);
}

template <class W> void rolledForFirst(const Play<W>& p, const Outcome& outcome)
{
    const RollOff rolls = rollOff(seatsOrAll(p.s.contenders, p.t.seatCount()), outcome, [&](int seat, int face) {
        p.tell(Text::LogRolls, Rule::Rb7, {seat, face});
    });
    if (rolls.tied()) {
        set(p.s.contenders, static_cast<int>(rolls.highest));
        p.tell(Text::LogFirstTie, Rule::Rb7, {rolls.best});
        return;
    }
    p.tell(Text::LogFirst, Rule::Rb7, {rolls.first()});
    beginDeal(p, rolls.first());
}

template <class W> void dealt(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const int seats = p.t.seatCount();
    const int most = p.t.territories() / seats;
    const int cards = p.in(wr(1)) ? std::clamp(p.t.lists.deal[static_cast<std::size_t>(seats)], 1, most) : 1;
    int seat = s.first;
    for (int i = 0; i < cards * seats; ++i) {
        s.owned(seat).set(outcome[i]);
        s.units(outcome[i]) = 1;
        seat = (seat + 1) % seats;
    }
    const int each = p.in(wr(3)) ? p.t.options.startUnits : 1;
    for (seat = 0; seat < seats; ++seat) {
        p.tell(Text::LogDealt, wr(1), {seat, heldBy(s, seat)});
        set(s.pool[seat], (each - 1) * heldBy(s, seat));
        if (!p.in(wr(4)) || !p.t.options.fixedThree) continue;
        s.pool[seat] = 0;
        s.owned(seat).forEach([&](int place) { set(s.units(place), each); });
    }
    if (p.in(wr(4)) && p.t.options.fixedThree) p.tell(Text::LogPlacedEvenly, wr(4), {each});
    if (cardsInUse(p.look()))
        p.enter(Phase::ShuffleCards);
    else
        beginCapitals(p);
}

template <class W> void beginCapitals(const Play<W>& p)
{
    toSeat(p.s, p.s.first);
    p.enter(Phase::Capital);
    if (!p.in(wr(2)) || !p.t.options.capitals) beginPairs(p);
}

template <class W> void chooseCapital(const Play<W>& p, int seat, int place)
{
    const bool first = phaseOf(p.s) == Phase::Capital; // else one that was lost is replaced
    set(p.s.capital[seat], place + 1);
    p.tell(Text::LogCapital, first ? wr(2) : wr(31), {seat, place});
    if (first) nextChooser(p, [&] { beginPairs(p); });
}

template <class W> void declarePair(const Play<W>& p, int region, int with)
{
    const int seat = activeSeat(p.s);
    set(p.s.pairs[seat][0], std::min(region, with) + 1);
    set(p.s.pairs[seat][1], std::max(region, with) + 1);
    p.tell(Text::LogPair, wr(7), {seat, region, with});
    nextChooser(p, [&] {
        toSeat(p.s, p.s.first);
        p.enter(Phase::Place);
    });
}

template <class W> void placeAtSetup(const Play<W>& p, int place, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    set(s.pool[seat], s.pool[seat] - count);
    set(s.units(place), s.units(place) + count);
    p.tell(Text::LogPlaces, wr(4), {seat, count, place});
    toSeat(s, leftOf(p.t, s, seat));
}

template <class W> bool stepSetup(const Play<W>& p)
{
    Position& s = p.s;
    if (phaseOf(s) != Phase::Place) return false;
    for (int i = 0; i < p.t.seatCount(); ++i) {
        if (s.pool[activeSeat(s)] > 0) return false;
        toSeat(s, leftOf(p.t, s, activeSeat(s)));
    }
    s.active = 0;
    p.enter(Phase::BeginRound);
    return true;
}

#define MARCHES_WARRIOR_SETUP(W)                                                                                       \
    template void startGame(const Play<W>&);                                                                           \
    template void rolledForFirst(const Play<W>&, const Outcome&);                                                      \
    template void dealt(const Play<W>&, const Outcome&);                                                               \
    template void beginCapitals(const Play<W>&);                                                                       \
    template void chooseCapital(const Play<W>&, int, int);                                                             \
    template void declarePair(const Play<W>&, int, int);                                                               \
    template void placeAtSetup(const Play<W>&, int, int);                                                              \
    template bool stepSetup(const Play<W>&);

MARCHES_WARRIOR_SETUP(RuleTrace)
MARCHES_WARRIOR_SETUP(NoTrace)
#undef MARCHES_WARRIOR_SETUP

} // namespace marches::engine::warrior_risk
