// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

// What a seat may order its person to do. A seat has one at most on the board.

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;

template <class W> class PersonDesk {
public:
    PersonDesk(const ConstContext<W>& theContext, int person, Decision& decision)
        : ctx(theContext), t(theContext.table), s(theContext.position), d(decision),
          m_person(static_cast<Person>(person)), m_site(s.site[person] - 1)
    {}

    void offerOrders()
    {
        if (onBoard(s, m_person) && s.still[idx(m_person)] == 0) {
            offerWalk();
            offerTravel();
            const bool special = !isPersonality(m_person);
            if (special || !ctx.in(nw(12))) offerSupport();
            if (m_person == Person::HighKing) offerCarry();
            if (t.options.personsAttack && ctx.in(nw(16))) offerChase();
            if (m_person == Person::Queen) offerPower();
            offerStay();
        }
        if (m_person == Person::HighKing && s.calling == 0 && s.calls < t.options.aslanCalls && ctx.in(nw(29)))
            d.addOffer(num(Verb::Call));
    }

    void offerRetreats()
    {
        const RetreatCause plight = retreatCauseOf(s, num(m_person));
        if (plight == RetreatCause::Hunted && s.errand[idx(m_person)].verb == 0) {
            const Mask open = escapesOf(ctx, m_person);
            if (open.any()) offer(Verb::Flee, {place(Name::To, open)});
            offer(Verb::Yield, {});
        }
        if (plight == RetreatCause::Hunted) offerStay();
        const bool calls = m_person == Person::HighKing && plight != RetreatCause::None && s.calling == 0;
        if (calls && s.calls < t.options.aslanCalls && ctx.in(nw(29))) d.addOffer(num(Verb::Call));
    }

private:
    static Param place(Name name, const Mask& places) { return Param::one(num(name), Space::Place, places); }
    void offer(Verb verb, std::initializer_list<Param> params)
    {
        d.addOffer(num(verb));
        d.addParam(Param::one(num(Name::Who), Space::Token, Mask::of(num(m_person))));
        for (const Param& param : params) d.addParam(param);
    }
    std::size_t site() const { return static_cast<std::size_t>(m_site); }
    const Mask& steps() const { return openWays(ctx)[idx(UnitClass::Traveller)][site()]; }

    void offerWalk()
    {
        const Mask reach =
            m_person == Person::HighKing && ctx.in(nw(30)) ? t.ground->flight[site()] | steps() : steps();
        if (reach.any()) offer(Verb::Walk, {place(Name::To, reach)});
        const bool carried = t.graph().of(UnitClass::Traveller).carried;
        if (carried && t.voyages[site()].any() && ctx.in(nw(21)))
            offer(Verb::Sail, {place(Name::To, t.voyages[site()])});
    }

    /// The unit beside him, where he may travel with it.
    void offerTravel()
    {
        if (s.unit(m_site) == 0) return;
        const int seat = seatOf(s.unit(m_site));
        const int rule = m_person == Person::HighKing ? 27 : m_person == Person::Queen ? 36 : 13;
        const bool fit = travelsWith(m_person, static_cast<std::uint8_t>(t.ownerOf(m_person)),
                                     static_cast<std::uint8_t>(seat), sideOf(ctx, seat));
        if (fit || !ctx.in(nw(rule))) offer(Verb::Travel, {place(Name::With, Mask::of(m_site))});
    }

    void offerSupport()
    {
        const UnitClass kind = m_person == Person::HighKing ? UnitClass::Traveller : UnitClass::Army;
        const Mask& reach = t.graph().of(kind).supports[site()];
        const Mask units = unitsOf(s, -1);
        const Mask near = units & reach;
        if (near.any()) offer(Verb::Back, {place(Name::Of, near)});
        if (units.any() && reach.any()) offer(Verb::BackMove, {place(Name::Of, units), place(Name::To, reach)});
    }

    /// Takes back what he was told.
    void offerStay()
    {
        const bool power =
            (m_person == Person::Queen && (s.victim | s.prey) != 0) || (m_person == Person::HighKing && s.carries != 0);
        if (s.errand[idx(m_person)].verb != 0 || s.chases[idx(m_person)] != 0 || power) offer(Verb::Stay, {});
    }

    /// Whoever may be a passenger of the High King, whether he is there or not (NW-30).
    void offerCarry()
    {
        Mask persons;
        for (int i = num(Person::Cor); i < kPersons; ++i) persons.set(i);
        d.addOffer(num(Verb::Carry));
        d.addParam(Param::one(num(Name::Who), Space::Token, persons));
    }

    /// Another power's person, whether it is there or not.
    void offerChase()
    {
        Mask persons;
        for (int i = 0; i < kPersons; ++i)
            if (t.ownerOf(static_cast<Person>(i)) != t.ownerOf(m_person)) persons.set(i);
        offer(Verb::Chase, {Param::one(num(Name::Whom), Space::Token, persons)});
    }

    /// Over the unit beside her: Jadis turns it to stone, the Green Queen commands it.
    void offerPower()
    {
        if (s.queenForm == 1) {
            Mask units = unitsOf(s, -1);
            if (!t.options.provisionalStone) units &= Mask::of(m_site);
            if (units.any() && ctx.in(nw(33))) offerUnit(Verb::Turn, units, {});
            if (!t.options.personsToStone || !ctx.in(nw(33))) return;
            d.addOffer(num(Verb::TurnPerson));
            d.addParam(Param::one(num(Name::Who), Space::Token, Mask::firstN(kPersons) - Mask::of(num(Person::Queen))));
            return;
        }
        if (s.unit(m_site) == 0 || !ctx.in(nw(34))) return;
        const UnitClass kind = classOf(kindOf(s.unit(m_site)));
        const Mask here = Mask::of(m_site);
        const Mask& reach = t.graph().of(kind).supports[site()];
        const Mask others = unitsOf(s, -1) - here;
        offerUnit(Verb::Command, here, {});
        Mask moves = t.ways[idx(kind)][site()];
        if (t.graph().of(kind).carried) moves |= t.voyages[site()];
        if (moves.any()) offerUnit(Verb::CommandMove, here, {place(Name::To, moves)});
        if ((others & reach).any()) offerUnit(Verb::CommandSupport, here, {place(Name::Of, others & reach)});
        if (others.any() && reach.any())
            offerUnit(Verb::CommandSupportMove, here, {place(Name::Of, others), place(Name::To, reach)});
        Mask shore;
        for (int i = 0; i < t.provinces; ++i)
            if (t.voyages[static_cast<std::size_t>(i)].any()) shore.set(i);
        if (!t.graph().of(kind).carries || !t.seas.test(m_site)) return;
        offerUnit(Verb::CommandConvoy, here, {place(Name::Of, shore)});
        d.addParam(Param::neighbour(num(Name::To), 1, t.voyages.data(), t.land));
    }
    void offerUnit(Verb verb, const Mask& units, std::initializer_list<Param> params)
    {
        d.addOffer(num(verb));
        d.addParam(place(Name::Unit, units));
        for (const Param& param : params) d.addParam(param);
    }

    const ConstContext<W>& ctx;
    const Table& t;
    const Position& s;
    Decision& d;
    Person m_person;
    int m_site;
};

} // namespace

template <class W> void offerPersons(const ConstContext<W>& ctx, int seat, Decision& decision)
{
    const int person = ctx.table.personOf(ctx.position, seat);
    if (person == kNobody) return;
    PersonDesk<W> workspace(ctx, person, decision);
    if (isMovement(phaseOf(ctx.position)))
        workspace.offerOrders();
    else
        workspace.offerRetreats();
}

template void offerPersons(const ConstContext<RuleTrace>&, int, Decision&);
template void offerPersons(const ConstContext<NoTrace>&, int, Decision&);

} // namespace marches::engine::narnian_wars
