// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"
#include "engine/rules/ordergames/orderproposer.h"

namespace marches::engine::diplomacy {

namespace {

using adjudication::UnitClass;

UnitClass classOf(bool fleet) { return fleet ? UnitClass::Fleet : UnitClass::Army; }

OrderSeason seasonOf(Phase phase)
{
    switch (phase) {
    case Phase::Spring:
    case Phase::SpringRetreats: return OrderSeason::Spring;
    case Phase::Fall:
    case Phase::FallRetreats: return OrderSeason::Fall;
    default: return OrderSeason::Winter;
    }
}

/// One power's answers about one phase.
class Proposal {
public:
    Proposal(const Table& table, const Position& position, int seat, Random& random, std::vector<Move>& answers)
        : t(table), s(position), m_seat(seat), m_front(frontOf(table, position)), m_staff(m_front, seat, random),
          m_answers(answers)
    {}

    void propose()
    {
        if (!isMovement(phaseOf(s))) return adjust(false);
        m_staff.propose();
        writeAll();
    }
    void vary()
    {
        if (!isMovement(phaseOf(s))) return adjust(true);
        if (m_staff.units().empty()) return;
        readOrders<Verb>(m_staff, m_front, m_answers);
        m_staff.vary();
        writeAll();
    }

private:
    void writeAll()
    {
        m_answers.clear();
        writeOrders<Verb>(m_staff, m_front, m_seat, m_answers);
    }
    void make(Verb verb, int first, int second = 0)
    {
        Move& move = m_answers.emplace_back(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(m_seat));
        move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second), 0, 0};
    }

    void adjust(bool freely)
    {
        m_answers.clear();
        m_staff.weigh();
        if (isRetreats(phaseOf(s))) return proposeRetreats(freely);
        const int due = dueOf(t, s, m_seat);
        if (due < 0) return proposeRemovals(-due, freely);
        proposeBuilds(buildsDue(ConstContext<NoTrace>{t, s, m_nobody}, m_seat), freely);
    }

    void proposeRetreats(bool freely)
    {
        std::vector<OrderProposer::Dislodged> units;
        for (int i = 0; i < t.provinces; ++i) {
            if (s.dislodged(i) == 0 || seatOf(s.dislodged(i)) != m_seat) continue;
            units.push_back({placeOfDislodged(s, i), classOf(isFleet(s.dislodged(i))),
                             retreatsOf(ConstContext<NoTrace>{t, s, m_nobody}, i)});
        }
        std::vector<int> to;
        m_staff.retreat(units, freely, to);
        for (std::size_t i = 0; i < units.size(); ++i)
            to[i] < 0 ? make(Verb::Disband, units[i].place) : make(Verb::Retreat, units[i].place, to[i]);
    }

    void proposeBuilds(int due, bool freely)
    {
        const ConstContext<NoTrace> ctx{t, s, m_nobody};
        Mask open = sites(ctx, m_seat);
        for (; due > 0 && open.any(); --due) {
            std::vector<OrderDestination> list;
            std::array<Mask, 2> places{berths(ctx, open, false), berths(ctx, open, true)};
            for (const bool fleet : {false, true})
                places[fleet ? 1 : 0].forEach([&](int place) {
                    if (t.fits(fleet, place))
                        list.push_back({fleet ? place + t.places : place, m_staff.worth(classOf(fleet), place)});
                });
            if (list.empty()) return;
            OrderProposer::sortByWorth(list);
            const auto which = freely ? static_cast<std::size_t>(m_staff.any(list.size())) : m_staff.pick(list);
            const int chosen = list[which].place;
            const bool fleet = chosen >= t.places;
            const int place = fleet ? chosen - t.places : chosen;
            make(fleet ? Verb::BuildFleet : Verb::BuildArmy, place);
            open.clear(t.provinceOf(place));
        }
    }

    void proposeRemovals(int due, bool freely)
    {
        std::vector<int> places;
        m_staff.remove(due, freely, places);
        for (const int place : places) make(Verb::Disband, place);
    }

    const Table& t;
    const Position& s;
    int m_seat;
    NoTrace m_nobody;
    OrderFront m_front;
    OrderProposer m_staff;
    std::vector<Move>& m_answers;
};

} // namespace

OrderFront frontOf(const Table& t, const Position& s)
{
    OrderFront front;
    front.graph = t.graph.get();
    front.centres = &t.centres;
    front.begin(t.provinces);
    front.seats = t.seatCount();
    front.victoryCentres = t.victoryCentres;
    front.season = seasonOf(phaseOf(s));
    for (const bool fleet : {false, true}) {
        const auto kind = static_cast<std::size_t>(classOf(fleet));
        front.steps[kind] = &t.steps[fleet ? 1 : 0];
        front.pull[kind] = &t.pull[kind][front.season == OrderSeason::Spring ? 0 : 1];
    }
    for (int i = 0; i < t.provinces; ++i) {
        front.owner[static_cast<std::size_t>(i)] = s.owner(i);
        if (s.unit(i) != 0) front.add(i, seatOf(s.unit(i)), placeOfUnit(s, i), classOf(isFleet(s.unit(i))));
    }
    return front;
}

void proposeOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Proposal(table, view, seat, random, answers).propose();
}

void varyOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Proposal(table, view, seat, random, answers).vary();
}

} // namespace marches::engine::diplomacy
