// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/adjudicationinput.h"

#include <algorithm>

#include "engine/base/bits.h"
#include "engine/game/ruletrace.h"

namespace marches::engine::narnian_wars {

using adjudication::kNone;
using adjudication::Order;
using adjudication::OrderKind;
using adjudication::Unit;
using adjudication::UnitClass;

namespace {

bool opposed(Alignment a, Alignment b)
{
    return (a == Alignment::Good && b == Alignment::Evil) || (a == Alignment::Evil && b == Alignment::Good);
}

/// Writes a Muster, in the order of the digest's RESOLVE steps.
template <class W> class OrderExecutor {
public:
    OrderExecutor(const Ground& ground, const MarchOptions& options, const Turn& turn, W& trace, AdjudicationInput& out)
        : m_ground(ground), m_options(options), m_turn(turn), m_trace(trace), m_out(out)
    {}

    void write()
    {
        m_out.count = m_turn.pieces.size();
        m_out.guardCount = 0;
        m_out.host.fill(kNone);
        m_out.actor.fill(kNone);
        m_out.idle.fill(Idle::None);
        m_out.turnedToStone = m_out.commanded = kNone;
        m_out.voided.reset();
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) enlist(i);
        useQueen();
        for (std::size_t p = 0; p < kPersons; ++p) linkTraveller(static_cast<Person>(p));
        for (std::size_t p = 0; p < kPersons; ++p) enlistPerson(static_cast<Person>(p));
        voidOpposed();
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) strengthen(i);
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) expose(i);
        placeGuards();
    }

private:
    bool in(int rule) { return m_trace.inForce(static_cast<int>(nw(rule))); }
    const Traveller& traveller(Person person) const { return m_turn.travellers[idx(person)]; }
    const TravellerOrder& orderOf(Person person) const { return m_turn.travellerOrders[idx(person)]; }
    Alignment alignment(std::uint8_t power) const { return m_turn.alignments[power]; }

    void enlist(std::size_t i)
    {
        const Piece& piece = m_turn.pieces[i];
        Unit& unit = m_out.units[i];
        unit = Unit{};
        unit.place = piece.province;
        unit.power = piece.power;
        unit.kind = classOf(piece.kind);
        m_out.orders[i] = m_turn.orders[i].order;
        if (piece.stone && in(32)) petrify(i);
    }

    void petrify(std::size_t i)
    {
        m_out.orders[i] = Order{OrderKind::Hold, false, kNone, kNone};
        const PieceKind kind = m_turn.pieces[i].kind;
        const bool army = kind == PieceKind::Army || kind == PieceKind::DoubleArmy;
        m_out.units[i].immovable = army || !m_options.stoneForArmiesOnly;
        m_stone.set(static_cast<int>(i));
    }

    /// Jadis's statues and the Green Queen's commands (NW-32 to NW-35).
    void useQueen()
    {
        const Traveller& queen = traveller(Person::Queen);
        const TravellerOrder& order = orderOf(Person::Queen);
        if (queen.province == kNone) return;
        const auto shares = [&](std::int16_t piece) {
            return piece >= 0 && at(piece) < m_turn.pieces.size() &&
                   m_turn.pieces[at(piece)].province == queen.province;
        };
        if (!m_turn.greenQueen && order.immobilises != kNone) {
            if (shares(order.immobilises) && in(33)) {
                m_out.turnedToStone = order.immobilises;
                if (in(32)) petrify(at(order.immobilises));
            } else {
                m_out.idle[idx(Person::Queen)] = Idle::PowerVoid;
            }
        }
        if (m_turn.greenQueen && order.commands != kNone) {
            if (shares(order.commands) && mayCommand(order)) {
                m_out.commanded = order.commands;
                m_out.orders[at(order.commands)] = order.commanded;
                if (m_options.commandedActsAsQueen || !in(35)) m_out.units[at(order.commands)].power = queen.power;
            } else {
                m_out.idle[idx(Person::Queen)] = Idle::PowerVoid;
            }
        }
    }

    bool mayCommand(const TravellerOrder& order)
    {
        if (!in(34)) return false;
        const std::int16_t province = traveller(Person::Queen).province;
        for (std::size_t p = 0; p < kPersons; ++p) {
            const Person person = static_cast<Person>(p);
            if (person == Person::Queen || traveller(person).province != province) continue;
            const TravellerOrder& theirs = orderOf(person);
            const bool travels = theirs.kind == TravellerOrder::Kind::Travel && theirs.host == order.commands;
            if (travels || !m_options.shieldedByTravelOnly) return false;
        }
        if (m_stone.test(order.commands)) return false;
        if (!m_options.commandMustMoveApart) return true;
        if (order.kind != TravellerOrder::Kind::Walk) return false;
        const bool goes = order.commanded.kind == OrderKind::Move && m_ground.graph.isPlace(order.commanded.to);
        return order.order.to != (goes ? m_ground.graph.province(order.commanded.to) : province);
    }

    /// Whom a person travels with (NW-13, NW-14).
    void linkTraveller(Person person)
    {
        const TravellerOrder& order = orderOf(person);
        if (order.kind != TravellerOrder::Kind::Travel || traveller(person).province == kNone) return;
        Idle& idle = m_out.idle[idx(person)];
        if (order.host < 0 || at(order.host) >= m_turn.pieces.size() ||
            m_turn.pieces[at(order.host)].province != traveller(person).province) {
            idle = Idle::HostElsewhere;
            return;
        }
        const std::uint8_t power = m_turn.pieces[at(order.host)].power;
        const int rule = person == Person::HighKing ? 27 : person == Person::Queen ? 36 : 13;
        if (!travelsWith(person, traveller(person).power, power, alignment(power)) || !in(rule)) {
            idle = Idle::HostNotFit;
            return;
        }
        m_out.host[idx(person)] = order.host;
    }

    /// A person whose own support or convoyed way the adjudicator has to judge.
    void enlistPerson(Person person)
    {
        const TravellerOrder& order = orderOf(person);
        const Traveller& who = traveller(person);
        if (who.province == kNone) return;
        const bool supports = order.kind == TravellerOrder::Kind::Support && !isPersonality(person) &&
                              in(person == Person::HighKing ? 26 : 36);
        const bool sails = order.kind == TravellerOrder::Kind::Walk && convoyedAlone(person, order) && in(21);
        if (!supports && !sails) return;
        Unit& unit = m_out.units[m_out.count];
        unit = Unit{};
        unit.place = who.province;
        unit.power = who.power;
        // A Queen helps where an army could go, the High King also where he could fly.
        unit.kind = person == Person::Queen && supports ? UnitClass::Army : UnitClass::Traveller;
        unit.occupies = false;
        m_out.orders[m_out.count] = order.order;
        if (sails) m_out.orders[m_out.count].kind = OrderKind::Move;
        m_out.actor[idx(person)] = static_cast<std::int16_t>(m_out.count);
        ++m_out.count;
    }

    bool convoyedAlone(Person person, const TravellerOrder& order) const
    {
        if (!m_ground.graph.isPlace(order.order.to)) return false;
        const std::size_t from = at(traveller(person).province);
        const bool flies = person == Person::HighKing && m_ground.flight[from].test(order.order.to);
        return order.order.viaConvoy ||
               (!flies && !m_ground.graph.of(UnitClass::Traveller).moves[from].test(order.order.to));
    }

    /// Good and Evil neither support nor convoy each other (NW-61), and a statue receives no support (NW-32).
    void voidOpposed()
    {
        for (std::size_t i = 0; i < m_out.count; ++i) {
            Order& order = m_out.orders[i];
            const bool helps = order.kind == OrderKind::SupportHold || order.kind == OrderKind::SupportMove ||
                               order.kind == OrderKind::Convoy;
            if (!helps || !m_ground.graph.isPlace(order.from)) continue;
            if (!helpsOpposed(i)) continue;
            order = Order{OrderKind::Hold, false, kNone, kNone};
            m_out.voided.set(i);
        }
        for (std::size_t k = 0; k < m_out.count; ++k)
            if (m_out.orders[k].kind == OrderKind::Move && onlyOpposedCarry(k)) stayAshore(k);
    }
    void stayAshore(std::size_t k)
    {
        Order& order = m_out.orders[k];
        const bool byLand = m_ground.graph.of(m_out.units[k].kind).moves[at(m_out.units[k].place)].test(order.to);
        if (byLand && m_out.units[k].occupies)
            order.viaConvoy = false;
        else
            order = Order{OrderKind::Hold, false, kNone, kNone};
    }
    /// Whom the order helps are all of the other side, or a statue. A fleet may be meant for a unit and for persons
    /// beside it at once: who is of its own side is carried.
    bool helpsOpposed(std::size_t i)
    {
        const Order& order = m_out.orders[i];
        const std::int16_t from = m_ground.graph.province(order.from);
        bool opposing = false;
        bool fitting = false;
        for (std::size_t k = 0; k < m_out.count; ++k) {
            const bool meant = m_out.units[k].place == from && (m_out.units[k].occupies || carries(order, k));
            if (!meant) continue;
            if ((apart(i, k) && in(61)) || m_stone.test(static_cast<int>(k)))
                opposing = true;
            else
                fitting = true;
        }
        return opposing && !fitting;
    }
    bool apart(std::size_t i, std::size_t k) const
    {
        return opposed(alignment(m_out.units[i].power), alignment(m_out.units[k].power));
    }
    /// The convoy is for this piece, by where it stands and goes.
    bool carries(const Order& convoy, std::size_t k) const
    {
        const Order& order = m_out.orders[k];
        return convoy.kind == OrderKind::Convoy && order.kind == OrderKind::Move && convoy.to == order.to &&
               m_ground.graph.province(convoy.from) == m_out.units[k].place;
    }
    /// A piece that only fleets of the other side would carry, as they carry one of their own side from there.
    bool onlyOpposedCarry(std::size_t k)
    {
        bool opposing = false;
        for (std::size_t i = 0; i < m_turn.pieces.size(); ++i) {
            const Order& convoy = m_out.orders[i];
            if (!m_ground.graph.isPlace(convoy.from) || !carries(convoy, k)) continue;
            if (!apart(i, k) || !in(61)) return false;
            opposing = true;
        }
        return opposing;
    }

    /// NW-11, NW-27, NW-36, NW-40, NW-41, NW-51: what a piece is worth.
    void strengthen(std::size_t i)
    {
        const Piece& piece = m_turn.pieces[i];
        const int plain = piece.kind == PieceKind::DoubleArmy && in(40) ? 2 : 1;
        int base = plain;
        int single = 1; // its share of a defence where a doubled piece does not defend double
        int bonus = 0;
        const bool counts = !m_options.bonusWhenMovingOnly || m_out.orders[i].kind == OrderKind::Move;
        for (std::size_t p = 0; p < kPersons; ++p) {
            if (m_out.host[p] != static_cast<int>(i)) continue;
            if (!isPersonality(static_cast<Person>(p)))
                base = std::max(base, 2);
            else if (counts && in(11))
                ++bonus;
        }
        if (m_options.bonusOfOneOnly) bonus = std::min(bonus, 1);
        const int worth = base + bonus;
        single += bonus;
        const bool fort = fortified(piece);
        const int wall = fort ? 1 : 0;
        m_out.worth[i] = {static_cast<std::uint8_t>(base - plain), static_cast<std::uint8_t>(bonus),
                          static_cast<std::uint8_t>(wall)};
        adjudication::Strength& strength = m_out.units[i].strength;
        const int stands = m_options.doubleDefends ? worth : single;
        strength.attack = static_cast<std::uint8_t>(worth);
        strength.hold = static_cast<std::uint8_t>(stands + wall);
        strength.stuck = static_cast<std::uint8_t>(stands + (m_options.fortressAfterFailedMove ? wall : 0));
        strength.aid = static_cast<std::uint8_t>(in(41) ? worth + (m_options.fortressHelpsSupport ? wall : 0) : 1);
    }

    /// NW-43: one attack cuts all the support of a multiple unit. Without that rule what it is worth beyond a single
    /// one lasts.
    void expose(std::size_t i)
    {
        const Order& order = m_out.orders[i];
        const bool holds = order.kind == OrderKind::SupportHold;
        std::uint8_t& aid = m_out.units[i].strength.aid;
        if ((!holds && order.kind != OrderKind::SupportMove) || aid < 2 || in(43)) return;
        for (std::size_t k = 0; k < m_turn.pieces.size(); ++k) {
            if (m_turn.pieces[k].province != order.from) continue;
            const Order& theirs = m_out.orders[k];
            std::uint8_t& sum = holds ? m_out.units[k].strength.hold : m_out.units[k].strength.attack;
            const bool suits =
                holds ? theirs.kind != OrderKind::Move : theirs.kind == OrderKind::Move && theirs.to == order.to;
            if (suits) sum = static_cast<std::uint8_t>(sum + aid - 1);
        }
        aid = 1;
    }

    bool fortified(const Piece& piece)
    {
        const bool here = m_ground.fortress.test(piece.province) ||
                          (m_ground.goodFortress.test(piece.province) && alignment(piece.power) == Alignment::Good);
        return here && in(51);
    }

    /// Garrisons that stand, with whom they fight (NW-53).
    void placeGuards()
    {
        m_turn.garrisons.forEach([&](int province) {
            if (!in(53)) return;
            adjudication::Guard& guard = m_out.guards[m_out.guardCount++];
            guard.province = static_cast<std::int16_t>(province);
            guard.strength = 1;
            guard.whenEmptyOnly = !m_options.garrisonAdds;
            guard.against = enemies(province);
        });
    }

    std::uint32_t enemies(int province) const
    {
        const std::uint8_t master = garrisonMaster(m_options, m_turn.owners[at(province)], m_turn.homes[at(province)]);
        std::uint32_t set = 0;
        for (std::size_t power = 0; power < m_turn.alignments.size(); ++power) {
            const Alignment side = m_turn.alignments[power];
            if (garrisonFights(m_options, master, power, side, master == kNoPower ? side : alignment(master)))
                set |= 1U << power;
        }
        return set;
    }

    const Ground& m_ground;
    const MarchOptions& m_options;
    const Turn& m_turn;
    W& m_trace;
    AdjudicationInput& m_out;
    Mask m_stone; ///< pieces
};

} // namespace

std::uint8_t garrisonMaster(const MarchOptions& options, std::uint8_t owner, std::uint8_t home)
{
    return options.garrisonAgainst == GarrisonAgainst::NonHome ? home : owner;
}

bool garrisonFights(const MarchOptions& options, std::uint8_t master, std::size_t power, Alignment side,
                    Alignment masterSide)
{
    if (master == kNoPower) return options.garrisonAgainst != GarrisonAgainst::OpposedAlignment;
    if (options.garrisonLetsFriends && side == masterSide) return false;
    return options.garrisonAgainst == GarrisonAgainst::OpposedAlignment ? opposed(side, masterSide) : power != master;
}

template <class W> void makeAdjudicationInput(const Ground& ground, const MarchOptions& options, const Turn& turn,
                                              W& trace, AdjudicationInput& out)
{
    OrderExecutor<W>(ground, options, turn, trace, out).write();
}

template void makeAdjudicationInput(const Ground&, const MarchOptions&, const Turn&, RuleTrace&, AdjudicationInput&);
template void makeAdjudicationInput(const Ground&, const MarchOptions&, const Turn&, NoTrace&, AdjudicationInput&);

} // namespace marches::engine::narnian_wars
