// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

Param placeParam(Name name, const Mask& places) { return Param::one(num(name), Space::Place, places); }

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;
    int seat;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    void offer(Verb verb, const Param& param)
    {
        d.addOffer(num(verb));
        d.addParam(param);
    }
    /// A place that the unit of parameter 0 reaches, an army on one way and a fleet on another.
    void addReached(Name name, const std::vector<Mask>& army, const std::vector<Mask>& fleet, const Mask& fleets,
                    const Mask& among)
    {
        Param& param = d.addParam(Param::neighbour(num(name), 0, army.data(), among));
        param.otherAdjacency = fleet.data();
        param.others = fleets;
    }

    void offerOrders();
    void offerMoves(const Mask& units, const Mask& fleets);
    void offerWays(const Mask& travellers);
    void offerSupports(const Mask& units, const Mask& fleets);
    void offerConvoys(const Mask& fleets);
    void askRetreats();
    void askWinter();
    void offerKeep();
    void offerProxies();
    void offerCancel(const Mask& among);
    void offerSeal() { d.addOffer(num(Verb::Seal)); }
};

template <class W> void Describer<W>::offerMoves(const Mask& units, const Mask& fleets)
{
    offer(Verb::Hold, placeParam(Name::Unit, units));
    const std::vector<Mask>& sailing = fleetWays(ctx);
    Mask movers;
    units.forEach([&](int place) {
        const auto at = static_cast<std::size_t>(place);
        if ((fleets.test(place) ? sailing[at] : t().armyMoves[at]).any()) movers.set(place);
    });
    if (movers.any()) {
        offer(Verb::Move, placeParam(Name::Unit, movers));
        addReached(Name::To, t().armyMoves, sailing, fleets, t().everywhere);
    }
    Mask travellers;
    (units - fleets).forEach([&](int place) {
        if (t().voyages[static_cast<std::size_t>(place)].any()) travellers.set(place);
    });
    if (!travellers.any()) return;
    offer(Verb::MoveByConvoy, placeParam(Name::Unit, travellers));
    d.addParam(Param::neighbour(num(Name::To), 0, t().voyages.data(), t().land));
    offerWays(travellers);
}

/// Where the way of a convoy may be named: by seas with a fleet (DATC 4.A.6).
template <class W> void Describer<W>::offerWays(const Mask& travellers)
{
    if (t().options.choices.convoyPath == adjudication::ConvoyPath::Ignored) return;
    const Mask sailed = waySeas(t(), s()) & unitPlaces(t(), s(), -1, false, true);
    if (!sailed.any()) return;
    offer(Verb::MoveByPath, placeParam(Name::Unit, travellers));
    d.addParam(Param::neighbour(num(Name::To), 0, t().voyages.data(), t().land));
    d.addParam(Param::subset(num(Name::By), Space::Place, sailed, 1, sailed.count()));
}

template <class W> void Describer<W>::offerSupports(const Mask& units, const Mask& fleets)
{
    const bool near = ctx.in(dip(10));
    const std::vector<Mask>& byArmy = near ? t().armyReach : t().anywhere;
    const std::vector<Mask>& byFleet = near ? t().fleetReach : t().anywhere;
    const Mask everybody = unitPlaces(t(), s(), -1);
    Mask holders;
    Mask movers;
    units.forEach([&](int place) {
        const auto at = static_cast<std::size_t>(place);
        const Mask& reach = fleets.test(place) ? byFleet[at] : byArmy[at];
        const Mask others = everybody & t().others[at];
        if ((reach & others).any()) holders.set(place);
        if (reach.any() && others.any()) movers.set(place);
    });
    if (holders.any()) {
        offer(Verb::Support, placeParam(Name::Unit, holders));
        addReached(Name::Of, near ? t().armyReach : t().others, near ? t().fleetReach : t().others, fleets, everybody);
    }
    if (!movers.any()) return;
    offer(Verb::SupportMove, placeParam(Name::Unit, movers));
    d.addParam(Param::neighbour(num(Name::Of), 0, t().others.data(), everybody));
    // A coast may be named where readings make something of it; a province stands for all its coasts.
    addReached(Name::To, byArmy, byFleet, fleets, t().everywhere);
}

template <class W> void Describer<W>::offerConvoys(const Mask& fleets)
{
    const Mask atSea = fleets & t().seas;
    Mask armies;
    unitPlaces(t(), s(), -1, true, false).forEach([&](int place) {
        if (t().voyages[static_cast<std::size_t>(place)].any()) armies.set(place);
    });
    if (!atSea.any() || !armies.any()) return;
    offer(Verb::Convoy, placeParam(Name::Unit, atSea));
    d.addParam(placeParam(Name::Of, armies));
    d.addParam(Param::neighbour(num(Name::To), 1, t().voyages.data(), t().land));
}

template <class W> void Describer<W>::offerOrders()
{
    const Mask units = orderedPlaces(t(), s(), seat);
    const Mask fleets = units & unitPlaces(t(), s(), -1, false, true);
    if (units.any()) {
        offerMoves(units, fleets);
        offerSupports(units, fleets);
        offerConvoys(fleets);
    }
    if (t().options.perpetualOrders && ctx.in(dip(30))) offerKeep();
    if (t().options.proxyOrders && ctx.in(dip(30))) offerProxies();
    if (t().options.draws && ctx.in(dip(27))) offer(Verb::Vote, Param::flag(num(Name::Draw)));
    offerSeal();
}

/// Own units whose order may stand for the seasons to come; the way of a convoy is for once.
template <class W> void Describer<W>::offerKeep()
{
    Mask given;
    for (int i = 0; i < t().provinces; ++i) {
        const bool own = s().unit(i) != 0 && seatOf(s().unit(i)) == seat && s().proxy(i) == 0;
        if (own && s().order(i) != 0 && s().kept(i) == 0 && orderOf(s(), i) != Verb::MoveByPath) given.set(i);
    }
    if (given.any()) offer(Verb::Keep, placeParam(Name::Place, given));
}

/// Own units may be left to whoever still gives orders, and be taken back.
template <class W> void Describer<W>::offerProxies()
{
    Mask own;
    Mask left;
    for (int i = 0; i < t().provinces; ++i) {
        if (s().unit(i) == 0 || seatOf(s().unit(i)) != seat) continue;
        if (s().proxy(i) == 0)
            own.set(placeOfUnit(s(), i));
        else
            left.set(i);
    }
    const std::uint64_t others = owing(ctx) & ~seatBit(seat);
    if (own.any() && others != 0) {
        Mask powers;
        for (int other = 0; other < t().seatCount(); ++other)
            if ((others & seatBit(other)) != 0) powers.set(other);
        offer(Verb::Proxy, placeParam(Name::Unit, own));
        d.addParam(Param::one(num(Name::Power), Space::Seat, powers));
    }
    if (left.any()) offer(Verb::Cancel, placeParam(Name::Place, left));
}

/// Own places with an order that may be taken back.
template <class W> void Describer<W>::offerCancel(const Mask& among)
{
    Mask given;
    among.forEach([&](int province) {
        if (s().order(province) != 0) given.set(province);
    });
    if (given.any()) offer(Verb::Cancel, placeParam(Name::Place, given));
}

/// Dislodged units one after the other, since each has its own ways open; what was said may be taken back.
template <class W> void Describer<W>::askRetreats()
{
    Mask dislodged;
    for (int i = 0; i < t().provinces; ++i)
        if (s().dislodged(i) != 0 && seatOf(s().dislodged(i)) == seat) dislodged.set(i);
    int next = -1;
    dislodged.forEach([&](int province) {
        if (next < 0 && s().order(province) == 0) next = province;
    });
    if (next >= 0) {
        const int place = placeOfDislodged(s(), next);
        d.question = say(Text::AskRetreats, dip(17), {seat, pieceOf(s().dislodged(next)), place});
        if (const Mask open = retreatsOf(ctx, next); open.any()) {
            offer(Verb::Retreat, placeParam(Name::Unit, Mask::of(place)));
            d.addParam(placeParam(Name::To, open));
        }
        offer(Verb::Disband, placeParam(Name::Unit, Mask::of(place)));
    }
    offerCancel(dislodged);
    offerSeal();
}

template <class W> void Describer<W>::askWinter()
{
    const int due = dueOf(t(), s(), seat);
    const int given = ordersGiven(t(), s(), seat);
    Mask mine;
    for (int i = 0; i < t().provinces; ++i)
        if (orderSeat(s(), i) == seat) mine.set(i);
    if (due > 0) {
        Mask open = sites(ctx, seat);
        if (given >= buildsDue(ctx, seat)) {
            Mask ordered; // another kind of piece in the same place
            open.forEach([&](int province) {
                if (s().order(province) != 0) ordered.set(province);
            });
            open = ordered;
        }
        if (open.any()) offer(Verb::BuildArmy, placeParam(Name::Place, berths(ctx, open, false)));
        if (const Mask places = berths(ctx, open, true); places.any())
            offer(Verb::BuildFleet, placeParam(Name::Place, places));
    } else if (given < -due) {
        Mask units;
        for (int i = 0; i < t().provinces; ++i)
            if (s().unit(i) != 0 && seatOf(s().unit(i)) == seat && s().order(i) == 0) units.set(placeOfUnit(s(), i));
        if (units.any()) offer(Verb::Disband, placeParam(Name::Unit, units));
    }
    offerCancel(mine);
    if (mayWaive(ctx, seat)) offerSeal();
}

} // namespace

template <class W> const std::vector<Mask>& fleetWays(const ConstContext<W>& ctx)
{
    return ctx.in(dip(6)) ? ctx.table.fleetMoves : ctx.table.looseMoves;
}

template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision)
{
    const Position& s = ctx.position;
    if (phaseOf(s) == Phase::Over) {
        decision.setOver();
        return;
    }
    const std::uint64_t seats = owing(ctx);
    if (seats == 0) {
        decision.setOver(); // a position that run() would not leave
        return;
    }
    if (seat < 0 || seat >= ctx.table.seatCount() || (seats & seatBit(seat)) == 0) seat = std::countr_zero(seats);
    Message question = say(Text::AskOrders, dip(3), {seat, s.phase, s.year});
    if (isRetreats(phaseOf(s))) question = say(Text::AskOrders, dip(17), {seat, s.phase, s.year});
    if (phaseOf(s) == Phase::Winter) {
        const int due = dueOf(ctx.table, s, seat);
        question = due > 0 ? say(Text::AskBuilds, dip(21), {seat, buildsDue(ctx, seat)})
                           : say(Text::AskRemovals, dip(25), {seat, -due});
    }
    decision.beginChoice(seat, seats, question);
    decision.secret = true;
    Describer<W> describer{ctx, decision, seat};
    if (isMovement(phaseOf(s)))
        describer.offerOrders();
    else if (phaseOf(s) == Phase::Winter)
        describer.askWinter();
    else
        describer.askRetreats();
}

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision) { decide(ctx, -1, decision); }

#define MARCHES_DIPLOMACY_DECIDE(W)                                                                                    \
    template void decide(const ConstContext<W>&, int, Decision&);                                                      \
    template void decide(const ConstContext<W>&, Decision&);                                                           \
    template const std::vector<Mask>& fleetWays(const ConstContext<W>&);

MARCHES_DIPLOMACY_DECIDE(RuleTrace)
MARCHES_DIPLOMACY_DECIDE(NoTrace)
#undef MARCHES_DIPLOMACY_DECIDE

} // namespace marches::engine::diplomacy
