// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;

Param placeParam(Name name, const Mask& places) { return Param::one(num(name), Space::Place, places); }

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;
    int seat;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    const Mask& shores() const { return t().land; }
    void offer(Verb verb, const Param& param)
    {
        d.addOffer(num(verb));
        d.addParam(param);
    }
    /// A province that the unit of parameter 0 reaches, each class of units on its own ways.
    void addReached(Name name, const std::array<const Mask*, adjudication::kUnitClasses>& ways, const Mask& among)
    {
        Param& param = d.addParam(Param::neighbour(num(name), 0, ways[idx(UnitClass::Army)], among));
        param.otherAdjacency = ways[idx(UnitClass::Fleet)];
        param.others = unitsOf(s(), seat, UnitClass::Fleet);
        param.thirdAdjacency = ways[idx(UnitClass::Amphibian)];
        param.thirds = unitsOf(s(), seat, UnitClass::Amphibian);
    }
    /// Those of the units that get anywhere among the places.
    Mask able(const Mask& units, const std::array<const Mask*, adjudication::kUnitClasses>& ways,
              const Mask& among) const
    {
        Mask found;
        units.forEach([&](int i) {
            if ((ways[idx(classOf(kindOf(s().unit(i))))][i] & among & t().others[static_cast<std::size_t>(i)]).any())
                found.set(i);
        });
        return found;
    }

    void offerOrders();
    void offerMoves(const Mask& units);
    void offerSupports(const Mask& units);
    void offerConvoys(const Mask& units);
    void offerHunts(const Mask& units);
    void askRetreats();
    void askWinter();
    void offerCancel(const Mask& among);
    void offerSeal() { d.addOffer(num(Verb::Seal)); }
};

template <class W> void Describer<W>::offerMoves(const Mask& units)
{
    if (!units.any()) return;
    offer(Verb::Hold, placeParam(Name::Unit, units));
    const ClassMoves& open = openWays(ctx);
    const std::vector<Mask>& amphibian = ctx.in(nw(46)) ? open[idx(UnitClass::Amphibian)] : open[idx(UnitClass::Fleet)];
    const std::array<const Mask*, adjudication::kUnitClasses> ways{open[0].data(), open[1].data(), amphibian.data(),
                                                                   open[3].data()};
    const Mask& everywhere = t().everywhere;
    if (const Mask movers = able(units, ways, everywhere); movers.any()) {
        offer(Verb::Move, placeParam(Name::Unit, movers));
        addReached(Name::To, ways, everywhere);
    }
    Mask passengers;
    units.forEach([&](int i) {
        const UnitClass kind = classOf(kindOf(s().unit(i)));
        if (t().graph().of(kind).carried && t().voyages[static_cast<std::size_t>(i)].any()) passengers.set(i);
    });
    if (!passengers.any()) return;
    offer(Verb::MoveByConvoy, placeParam(Name::Unit, passengers));
    d.addParam(Param::neighbour(num(Name::To), 0, t().voyages.data(), shores()));
}

template <class W> void Describer<W>::offerSupports(const Mask& units)
{
    std::array<const Mask*, adjudication::kUnitClasses> reach{};
    for (std::size_t kind = 0; kind < reach.size(); ++kind) reach[kind] = t().graph().ways[kind].supports.data();
    Mask helped = unitsOf(s(), -1);
    if (t().options.refuseOpposed && ctx.in(nw(61))) {
        const Alignment mine = sideOf(ctx, seat);
        unitsOf(s(), -1).forEach([&](int i) {
            const Alignment theirs = sideOf(ctx, seatOf(s().unit(i)));
            if (mine != theirs && mine != Alignment::Neutral && theirs != Alignment::Neutral) helped.clear(i);
        });
    }
    if (const Mask able = this->able(units, reach, helped); able.any()) {
        offer(Verb::Support, placeParam(Name::Unit, able));
        addReached(Name::Of, reach, helped);
    }
    const std::array<const Mask*, adjudication::kUnitClasses> others{t().others.data(), t().others.data(),
                                                                     t().others.data(), t().others.data()};
    const Mask& everywhere = t().everywhere;
    const Mask movers = able(able(units, reach, everywhere), others, helped);
    if (!movers.any()) return;
    offer(Verb::SupportMove, placeParam(Name::Unit, movers));
    d.addParam(Param::neighbour(num(Name::Of), 0, t().others.data(), helped));
    addReached(Name::To, reach, everywhere);
}

template <class W> void Describer<W>::offerConvoys(const Mask& units)
{
    Mask carriers;
    (units & t().seas).forEach([&](int i) {
        if (t().graph().of(classOf(kindOf(s().unit(i)))).carries) carriers.set(i);
    });
    // Whoever is to be carried, persons too, whose places are not told here: any shore will do.
    Mask shore;
    for (int i = 0; i < t().provinces; ++i)
        if (t().voyages[static_cast<std::size_t>(i)].any()) shore.set(i);
    if (!carriers.any() || !shore.any()) return;
    offer(Verb::Convoy, placeParam(Name::Unit, carriers));
    d.addParam(placeParam(Name::Of, shore));
    d.addParam(Param::neighbour(num(Name::To), 1, t().voyages.data(), shores()));
}

/// NW-16: of the persons of others, whether they are there or not.
template <class W> void Describer<W>::offerHunts(const Mask& units)
{
    Mask persons;
    for (int i = 0; i < kPersons; ++i)
        if (t().ownerOf(static_cast<Person>(i)) != seat) persons.set(i);
    if (!units.any() || !ctx.in(nw(16))) return;
    offer(Verb::Hunt, placeParam(Name::Unit, units));
    d.addParam(Param::one(num(Name::Who), Space::Token, persons));
    if (!t().options.hostConsents) return;
    offer(Verb::Welcome, Param::one(num(Name::Who), Space::Token, persons));
}

template <class W> void Describer<W>::offerOrders()
{
    const Mask units = unitsOf(s(), seat);
    offerMoves(units);
    offerSupports(units);
    offerConvoys(units);
    offerHunts(units);
    offerPersons(ctx, seat, d);
    const bool dwarfs = seat == t().seat(Power::Dwarfs);
    if (dwarfs && (s().dwarfs == 0 || !ctx.in(nw(62))) && s().declaring == 0) d.addOffer(num(Verb::Declare));
    if (ctx.in(nw(91)))
        offer(Verb::Vote, Param::subset(num(Name::Members), Space::Seat, Mask::ofWord(living(t(), s())), 0, kPowers));
    offerSeal();
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
        d.question = say(Text::AskRetreats, nw(1), {seat, num(kindOf(s().dislodged(next))), next});
        if (const Mask open = retreatsOf(ctx, next); open.any()) {
            offer(Verb::Retreat, placeParam(Name::Unit, Mask::of(next)));
            d.addParam(placeParam(Name::To, open));
        }
        offer(Verb::Disband, placeParam(Name::Unit, Mask::of(next)));
    }
    offerPersons(ctx, seat, d);
    offerCancel(dislodged);
    offerSeal();
}

template <class W> void Describer<W>::askWinter()
{
    const int due = dueOf(ctx, seat);
    const auto build = [&](Verb verb, PieceKind kind) {
        if (const Mask open = sites(ctx, seat, kind); open.any()) offer(verb, placeParam(Name::Place, open));
    };
    if (due > 0) {
        build(Verb::BuildArmy, PieceKind::Army);
        build(Verb::BuildDouble, PieceKind::DoubleArmy); // by no rule that is in force (NW-45)
        build(Verb::BuildFleet, PieceKind::Fleet);
        build(Verb::BuildAmphibian, PieceKind::Amphibian);
    }
    if (prizeOpen(ctx, seat)) offer(Verb::BuildPrize, placeParam(Name::Place, Mask::of(t().prize)));
    Mask mine;
    Mask units;
    for (int i = 0; i < t().provinces; ++i) {
        if (orderSeat(s(), i) == seat) mine.set(i);
        if (s().unit(i) != 0 && seatOf(s().unit(i)) == seat && s().order(i) == 0 && !isExempt(s().unit(i)))
            units.set(i);
    }
    if (due < 0 && units.any()) offer(Verb::Disband, placeParam(Name::Unit, units));
    offerCancel(mine);
    if (buildsOwed(ctx, seat) == 0) offerSeal();
}

} // namespace

template <class W> const ClassMoves& openWays(const ConstContext<W>& ctx)
{
    if (!ctx.in(nw(56))) return ctx.table.noMountains;
    if (!ctx.in(nw(57))) return ctx.table.noRiver;
    if (!ctx.in(nw(59))) return ctx.table.noIslands;
    return ctx.in(nw(47)) ? ctx.table.ways : ctx.table.noRiverTrips;
}

template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision)
{
    const Phase phase = phaseOf(ctx.position);
    if (phase == Phase::Over) return decision.setOver();
    const bool chance = phase == Phase::KingSite || phase == Phase::KingDelay || phase == Phase::AslanOutcome ||
                        phase == Phase::AslanSite;
    if (chance && ctx.table.master < 0) return askChance(ctx, decision);
    const std::uint32_t seats = owing(ctx);
    if (seats == 0) return decision.setOver(); // a position that run() would not leave
    if (seat < 0 || seat >= ctx.table.seatCount() || (seats >> static_cast<unsigned>(seat) & 1U) == 0)
        seat = std::countr_zero(seats);
    decision.beginChoice(seat, seats, questionOf(ctx, seat));
    decision.secret = true;
    Describer<W> describer{ctx, decision, seat};
    switch (phase) {
    case Phase::QueenForm:
        describer.offer(Verb::ChooseForm, Param::one(num(Name::Form), Space::Choice,
                                                     Mask::of(num(Word::Jadis)) | Mask::of(num(Word::Green))));
        break;
    case Phase::QueenSite: describer.offer(Verb::ChooseSite, placeParam(Name::To, ctx.table.greenSites)); break;
    case Phase::DwarfSide:
        describer.offer(Verb::ChooseSide, Param::one(num(Name::Side), Space::Choice,
                                                     Mask::of(num(Word::Good)) | Mask::of(num(Word::Evil))));
        break;
    case Phase::Spring:
    case Phase::Fall: describer.offerOrders(); break;
    case Phase::SpringRetreats:
    case Phase::FallRetreats: describer.askRetreats(); break;
    case Phase::Winter: describer.askWinter(); break;
    default: offerMaster(ctx, decision); break;
    }
}

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision) { decide(ctx, -1, decision); }

#define MARCHES_NARNIAN_DECIDE(W)                                                                                      \
    template void decide(const ConstContext<W>&, int, Decision&);                                                      \
    template void decide(const ConstContext<W>&, Decision&);                                                           \
    template const ClassMoves& openWays(const ConstContext<W>&);

MARCHES_NARNIAN_DECIDE(RuleTrace)
MARCHES_NARNIAN_DECIDE(NoTrace)
#undef MARCHES_NARNIAN_DECIDE

} // namespace marches::engine::narnian_wars
