// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/personorders.h"

namespace marches::engine::narnian_wars {

namespace {

// Per cent.
constexpr int kPersonsAlone = 40; ///< of changes that leave the units as they are
constexpr int kPersonsAnew = 65;  ///< of the others that let persons follow

struct Build {
    Verb verb;
    PieceKind kind;
};
constexpr Build kBuilds[] = {{Verb::BuildArmy, PieceKind::Army},
                             {Verb::BuildDouble, PieceKind::DoubleArmy},
                             {Verb::BuildFleet, PieceKind::Fleet},
                             {Verb::BuildAmphibian, PieceKind::Amphibian}};
constexpr double kBothWays = 1.5; ///< worth of an amphibian, which goes by land and sea

/// Centres that the Dwarfs do not take from their own side (NW-67).
Mask barrenFor(const Table& t, const Position& s, int seat)
{
    Mask barren;
    if (seat != t.seat(Power::Dwarfs) || s.dwarfs == 0) return barren;
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{t, s, nobody};
    const Alignment side = sideOf(ctx, seat);
    if (side == Alignment::Neutral) return barren;
    t.centres.forEach([&](int centre) {
        if (s.owner(centre) != 0 && s.owner(centre) != seat + 1 && sideOf(ctx, s.owner(centre) - 1) == side)
            barren.set(centre);
    });
    return barren;
}

/// One seat's answers about one phase.
class Proposal {
public:
    Proposal(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
        : t(table), s(view), m_seat(seat), m_front(frontOf(table, view)), m_staff(m_front, seat, random),
          m_persons(table, view, seat, m_front, m_staff), m_barren(barrenFor(table, view, seat)), m_answers(answers)
    {}

    void propose()
    {
        if (!isMovement(phaseOf(s))) return adjust(false);
        m_staff.propose(m_barren);
        m_persons.propose();
        writeAll();
    }
    void vary()
    {
        if (!isMovement(phaseOf(s))) return adjust(true);
        m_staff.weigh(m_barren); // persons go by it
        readOrders<Verb>(m_staff, m_front, m_answers);
        m_persons.read(m_answers);
        const bool alone = m_staff.units().empty() || (t.personOf(s, m_seat) != kNobody && m_staff.lot(kPersonsAlone));
        if (!alone) m_staff.vary(m_barren);
        if (alone)
            m_persons.vary();
        else if (m_staff.lot(kPersonsAnew))
            m_persons.propose();
        writeAll();
    }

private:
    void writeAll()
    {
        m_answers.clear();
        writeOrders<Verb>(m_staff, m_front, m_seat, m_answers);
        m_persons.write(m_answers);
    }
    void make(Verb verb, int first, int second = 0)
    {
        Move& move = m_answers.emplace_back(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(m_seat));
        move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second), 0, 0};
    }
    ConstContext<NoTrace> asConst() { return {t, s, m_nobody}; }

    void adjust(bool freely)
    {
        m_answers.clear();
        m_staff.weigh(m_barren);
        switch (phaseOf(s)) {
        case Phase::SpringRetreats:
        case Phase::FallRetreats: return offerRetreats(freely);
        case Phase::Winter: return proposeWinter(freely);
        case Phase::QueenForm: return make(Verb::ChooseForm, num(m_staff.lot(50) ? Word::Jadis : Word::Green));
        case Phase::QueenSite: return makeAnywhere(Verb::ChooseSite, t.greenSites);
        case Phase::DwarfSide: return make(Verb::ChooseSide, num(m_staff.lot(50) ? Word::Good : Word::Evil));
        default: return; // the game master's
        }
    }
    void makeAnywhere(Verb verb, const Mask& places)
    {
        make(verb, places.nth(m_staff.any(static_cast<std::size_t>(places.count()))));
    }

    void offerRetreats(bool freely)
    {
        std::vector<OrderProposer::Dislodged> units;
        for (int i = 0; i < t.provinces; ++i) {
            if (s.dislodged(i) == 0 || seatOf(s.dislodged(i)) != m_seat) continue;
            units.push_back({i, classOf(kindOf(s.dislodged(i))), retreatsOf(asConst(), i)});
        }
        std::vector<int> to;
        m_staff.retreat(units, freely, to);
        for (std::size_t i = 0; i < units.size(); ++i)
            to[i] < 0 ? make(Verb::Disband, units[i].place) : make(Verb::Retreat, units[i].place, to[i]);
        m_persons.retreat(freely, m_answers);
    }

    void proposeWinter(bool freely)
    {
        if (prizeOpen(asConst(), m_seat)) make(Verb::BuildPrize, t.prize);
        const int due = dueOf(asConst(), m_seat);
        if (due < 0) return proposeRemovals(-due, freely);
        // Each build is put down, since it bounds the next: amphibians are few.
        Draft built(s);
        for (const Move& move : m_answers) built->order(move.arg[0]) = plus1(move.verb);
        std::vector<OrderDestination> list;
        while (dueOf(ConstContext<NoTrace>{t, *built, m_nobody}, m_seat) > 0) {
            list.clear();
            for (std::size_t i = 0; i < std::size(kBuilds); ++i)
                sites(ConstContext<NoTrace>{t, *built, m_nobody}, m_seat, kBuilds[i].kind).forEach([&](int place) {
                    const double worth = m_staff.worth(classOf(kBuilds[i].kind), place);
                    list.push_back({place + kMostProvinces * static_cast<int>(i),
                                    kBuilds[i].kind == PieceKind::Amphibian ? worth * kBothWays : worth});
                });
            if (list.empty()) return;
            OrderProposer::sortByWorth(list);
            const auto which = freely ? idx(m_staff.any(list.size())) : m_staff.pick(list);
            const Build& build = kBuilds[idx(list[which].place / kMostProvinces)];
            const int place = list[which].place % kMostProvinces;
            make(build.verb, place);
            built->order(place) = plus1(num(build.verb));
        }
    }

    /// Of those that need supply.
    void proposeRemovals(int due, bool freely)
    {
        std::vector<int> places;
        m_staff.remove(static_cast<int>(m_staff.units().size()), freely, places);
        for (const int place : places) {
            if (isExempt(s.unit(place))) continue;
            if (due-- <= 0) return;
            make(Verb::Disband, place);
        }
    }

    const Table& t;
    const Position& s;
    int m_seat;
    NoTrace m_nobody;
    OrderFront m_front;
    OrderProposer m_staff;
    PersonOrders m_persons;
    Mask m_barren;
    std::vector<Move>& m_answers;
};

} // namespace

void proposeOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Proposal(table, view, seat, random, answers).propose();
}

void varyOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Proposal(table, view, seat, random, answers).vary();
}

} // namespace marches::engine::narnian_wars
