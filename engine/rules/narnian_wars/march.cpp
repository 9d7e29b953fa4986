// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/march.h"

#include "engine/base/bits.h"
#include "engine/game/ruletrace.h"

namespace marches::engine::narnian_wars {

using adjudication::kNone;
using adjudication::Outcome;
using adjudication::UnitClass;

namespace {

template <class W> class MoveResolver {
public:
    MoveResolver(const Ground& ground, const MarchOptions& options, const Turn& turn, W& trace, March& out)
        : m_ground(ground), m_options(options), m_turn(turn), m_trace(trace), m_out(out)
    {}

    void settle()
    {
        for (std::size_t p = 0; p < kPersons; ++p) move(static_cast<Person>(p));
        carryPassenger();
        keepApart();
        fellGarrisons();
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) hunt(i);
        for (std::size_t p = 0; p < kPersons; ++p) stalk(static_cast<Person>(p));
    }

private:
    bool in(int rule) { return m_trace.inForce(static_cast<int>(nw(rule))); }
    const Traveller& traveller(Person person) const { return m_turn.travellers[idx(person)]; }
    const TravellerOrder& orderOf(Person person) const { return m_turn.travellerOrders[idx(person)]; }
    PersonEnd& end(Person person) { return m_out.persons[idx(person)]; }
    bool dislodged(int unit) const { return m_out.resolution.results()[at(unit)].dislodgedBy >= 0; }
    std::int16_t standsIn(int unit) const { return m_ground.graph.province(m_out.resolution.places()[at(unit)]); }

    void move(Person person)
    {
        PersonEnd& e = end(person);
        e = PersonEnd{};
        e.province = traveller(person).province;
        e.idle = m_out.makeAdjudicationInput.idle[idx(person)];
        if (e.province == kNone) return;
        if (const std::int16_t host = m_out.makeAdjudicationInput.host[idx(person)]; host != kNone && in(14)) {
            e.host = host;
            e.withDislodged = dislodged(host) && in(19);
            if (!dislodged(host)) e.province = standsIn(host);
            return;
        }
        const TravellerOrder& order = orderOf(person);
        if (order.kind == TravellerOrder::Kind::Walk) walk(person, order, e);
    }

    /// NW-10: a step alone is stopped by nobody, and whoever travels shares a province with units (NW-73). Special
    /// units do likewise (NW-94).
    void walk(Person person, const TravellerOrder& order, PersonEnd& e)
    {
        const std::int16_t to = order.order.to;
        if (const std::int16_t actor = m_out.makeAdjudicationInput.actor[idx(person)]; actor != kNone) {
            const adjudication::Result& result = m_out.resolution.results()[at(actor)];
            if (m_out.makeAdjudicationInput.orders[at(actor)].kind != adjudication::OrderKind::Move)
                e.idle = Idle::NotConvoyed; // nobody of a side that may carry him (NW-61)
            else if (result.outcome == Outcome::Succeeds)
                e.province = standsIn(actor);
            else
                e.idle = result.outcome == Outcome::Void ? Idle::OutOfReach : Idle::NotConvoyed;
            return;
        }
        if (!m_ground.graph.isPlace(to) || m_ground.graph.seas.test(to)) {
            e.idle = Idle::OutOfReach;
            return;
        }
        const bool onFoot = m_ground.graph.of(UnitClass::Traveller).moves[at(e.province)].test(to) && in(10);
        const bool flies = !onFoot && person == Person::HighKing && m_ground.flight[at(e.province)].test(to) && in(30);
        const bool shares = !m_out.resolution.occupied().test(to) || in(73);
        if ((!onFoot && !flies) || !shares || (!isPersonality(person) && !in(94))) {
            e.idle = Idle::OutOfReach;
            return;
        }
        e.flew = flies;
        e.province = to;
    }

    /// NW-30: one person who began with the High King and was told nothing else.
    void carryPassenger()
    {
        const TravellerOrder& king = orderOf(Person::HighKing);
        PersonEnd& e = end(Person::HighKing);
        if (king.carries < 0 || king.carries >= kPersons || king.kind != TravellerOrder::Kind::Walk ||
            e.idle != Idle::None)
            return;
        const Person person = static_cast<Person>(king.carries);
        if (!isPersonality(person) || !mayBeCarried(person) || orderOf(person).kind != TravellerOrder::Kind::Stay)
            return;
        if (traveller(person).province != traveller(Person::HighKing).province || !in(30)) return;
        end(person).province = e.province;
        end(person).carried = true;
    }

    bool mayBeCarried(Person person) const
    {
        const std::uint8_t power = traveller(person).power;
        if (traveller(person).stone) return false;
        switch (m_options.passenger) {
        case Passenger::GoodPersonality: return m_turn.alignments[power] == Alignment::Good;
        case Passenger::NarnianOrCor: return person == Person::Cor || power == traveller(Person::HighKing).power;
        case Passenger::AnyPersonality: break;
        }
        return true;
    }

    /// NW-38: the High King and a Queen never share. Where both travel, their hosts' fight has decided: who was there
    /// with a unit that was driven out goes with it. Else who was there stays; else who travels with a unit enters;
    /// else the King.
    void keepApart()
    {
        PersonEnd& king = end(Person::HighKing);
        PersonEnd& queen = end(Person::Queen);
        if (king.province == kNone || king.province != queen.province || !in(38)) return;
        if (king.host != kNone && queen.host != kNone && (king.withDislodged || queen.withDislodged)) return;
        const bool kingStays = king.province == traveller(Person::HighKing).province;
        const bool queenStays = queen.province == traveller(Person::Queen).province;
        const bool queenWins = queenStays || (!kingStays && queen.host != kNone && king.host == kNone);
        const Person loser = queenWins ? Person::HighKing : Person::Queen;
        for (std::size_t p = 0; p < kPersons && loser == Person::HighKing; ++p)
            if (m_out.persons[p].carried) sendBack(static_cast<Person>(p));
        sendBack(loser);
        end(loser).idle = Idle::Blocked;
    }

    void sendBack(Person person)
    {
        PersonEnd& e = end(person);
        e.province = traveller(person).province;
        e.host = kNone;
        e.flew = e.carried = e.withDislodged = false;
    }

    /// NW-54: a garrison falls for good when a unit it works against enters.
    void fellGarrisons()
    {
        m_out.fallen.reset();
        if (m_options.garrisonFallsWithOwner) return; // then the year's end tells
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) {
            const std::int16_t province = standsIn(static_cast<int>(i));
            if (province == m_turn.pieces[i].province || m_ground.permanent.test(province)) continue;
            for (const adjudication::Guard& guard : m_out.makeAdjudicationInput.allGuards())
                if (guard.province == province && (guard.against >> m_turn.pieces[i].power & 1U) != 0 && in(54))
                    m_out.fallen.set(province);
        }
    }

    /// NW-16, NW-17: a unit that ends its move beside another power's person, and was told to attack it.
    void hunt(std::size_t i)
    {
        const int person = m_turn.orders[i].hunts;
        if (person < 0 || person >= kPersons || dislodged(static_cast<int>(i))) return;
        const bool stone = m_turn.pieces[i].stone || m_out.makeAdjudicationInput.turnedToStone == static_cast<int>(i);
        PersonEnd& e = m_out.persons[at(person)];
        const std::uint8_t power = m_turn.travellers[at(person)].power;
        if (e.province == kNone || e.province != standsIn(static_cast<int>(i)) || power == m_turn.pieces[i].power)
            return;
        if (m_turn.travellers[at(person)].stone) return;
        if ((stone && in(17)) || !in(16)) return;
        e.hunter = static_cast<std::int16_t>(i);
        e.retreats = waysOut(static_cast<Person>(person), e.province, m_turn.pieces[i].province);
    }

    /// A person that attacks another, where that is the reading of NW-16.
    void stalk(Person hunter)
    {
        const int prey = orderOf(hunter).hunts;
        const PersonEnd& own = end(hunter);
        if (prey < 0 || prey >= kPersons || own.province == kNone || own.withDislodged) return;
        PersonEnd& e = m_out.persons[at(prey)];
        if (m_turn.travellers[at(prey)].stone || e.province != own.province ||
            m_turn.travellers[at(prey)].power == traveller(hunter).power || !in(16))
            return;
        e.stalker = traveller(hunter).province;
        if (e.hunter == kNone) e.retreats = waysOut(static_cast<Person>(prey), e.province, e.stalker);
    }

    /// NW-18.
    Mask waysOut(Person person, std::int16_t from, std::int16_t hunterFrom) const
    {
        Mask ways = person == Person::HighKing ? m_ground.flight[at(from)]
                                               : m_ground.graph.of(UnitClass::Traveller).moves[at(from)];
        if (hunterFrom != from) ways.clear(hunterFrom);
        if (!m_options.personRetreatsAmongUnits) ways -= m_out.resolution.occupied();
        return ways;
    }

    const Ground& m_ground;
    const MarchOptions& m_options;
    const Turn& m_turn;
    W& m_trace;
    March& m_out;
};

} // namespace

template <class W> void resolveMarch(const Ground& ground, const MarchOptions& options, const Turn& turn,
                                     adjudication::Adjudicator& adjudicator, W& trace, March& out)
{
    makeAdjudicationInput(ground, options, turn, trace, out.makeAdjudicationInput);
    adjudicator.resolve(out.makeAdjudicationInput.allUnits(), out.makeAdjudicationInput.allOrders(),
                        out.makeAdjudicationInput.allGuards(), out.resolution);
    MoveResolver<W>(ground, options, turn, trace, out).settle();
}

template void resolveMarch(const Ground&, const MarchOptions&, const Turn&, adjudication::Adjudicator&, RuleTrace&,
                           March&);
template void resolveMarch(const Ground&, const MarchOptions&, const Turn&, adjudication::Adjudicator&, NoTrace&,
                           March&);

} // namespace marches::engine::narnian_wars
