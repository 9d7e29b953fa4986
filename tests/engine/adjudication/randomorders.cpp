// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomorders.h"

#include <algorithm>

namespace marches::test {

using namespace engine::adjudication;
using engine::Mask;

namespace {

// Seas with all their coasts: where convoys cross each other.
const std::vector<std::vector<const char*>> kCrowds{
    {"NTH", "ENG", "Lon", "Bel", "Wal", "Yor", "Pic", "Hol", "Edi", "Bre", "IRI", "Nwy", "MAO"},
    {"NTH", "SKA", "HEL", "Nwy", "Den", "Swe", "Hol", "Kie", "Edi", "Yor", "NWG", "Bel", "BAL"},
    {"ION", "TYS", "Nap", "Rom", "Tun", "Apu", "AEG", "Gre", "Alb", "ADR", "WES", "Ven", "Tri"},
    {"BLA", "AEG", "EAS", "Con", "Ank", "Smy", "Bul", "Rum", "Sev", "Arm", "Gre", "Syr", "ION"},
    {"BAL", "BOT", "Swe", "Fin", "Stp", "Lvn", "Pru", "Ber", "Kie", "Den", "SKA", "Nwy", "BAR"},
};

std::string word(const OrderBoard& board, const Unit& unit)
{
    return (unit.kind == UnitClass::Fleet ? "F " : "A ") + board.name(unit.place);
}

} // namespace

std::string Turn::text(const OrderBoard& board) const
{
    std::string out;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Order& order = orders[i];
        out += "\n  power " + std::to_string(units[i].power) + ": " + word(board, units[i]);
        if (order.kind == OrderKind::Move) out += " - " + board.name(order.to) + (order.viaConvoy ? " via" : "");
        if (order.kind == OrderKind::SupportHold) out += " S " + board.name(order.from);
        if (order.kind == OrderKind::SupportMove) out += " S " + board.name(order.from) + " - " + board.name(order.to);
        if (order.kind == OrderKind::Convoy) out += " C " + board.name(order.from) + " - " + board.name(order.to);
        if (order.kind == OrderKind::Hold || order.kind == OrderKind::None) out += " H";
        const Strength& s = units[i].strength;
        if (!(s == Strength{}))
            out += " (" + std::to_string(s.attack) + "/" + std::to_string(s.hold) + "/" + std::to_string(s.stuck) +
                   "/" + std::to_string(s.aid) + ")";
        if (units[i].immovable) out += " immovable";
    }
    for (const Guard& guard : guards)
        out += "\n  guard " + board.name(guard.province) + " against " + std::to_string(guard.against);
    return out;
}

std::int16_t TurnMaker::pick(const Mask& places)
{
    return static_cast<std::int16_t>(places.nth(below(places.count())));
}

std::vector<std::int16_t> TurnMaker::ground(bool crowded)
{
    std::vector<std::int16_t> places;
    if (crowded) {
        for (const char* name : kCrowds[static_cast<std::size_t>(below(static_cast<int>(kCrowds.size())))])
            places.push_back(m_board.place(name));
    } else {
        for (int p = 0; p < m_board.graph.provinces; ++p)
            if (m_board.graph.of(UnitClass::Army).moves[static_cast<std::size_t>(p)].any() ||
                m_board.graph.seas.test(p))
                places.push_back(static_cast<std::int16_t>(p));
    }
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(places[i - 1], places[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    return places;
}

/// Adds a unit in one of the places, if there is a free one.
bool TurnMaker::addUnit(Turn& turn, const TurnKind& kind, UnitClass unit, const Mask& places, const Order& order)
{
    Mask open = places;
    for (const Unit& other : turn.units) {
        const std::int16_t province = m_board.graph.province(other.place);
        open = open - Mask::of(province) - m_board.graph.coasts[static_cast<std::size_t>(province)];
    }
    if (!open.any()) return false;
    turn.units.emplace_back().place = pick(open);
    turn.units.back().kind = unit;
    turn.units.back().power = static_cast<std::uint8_t>(below(kind.powers));
    turn.orders.push_back(order);
    return true;
}

/// A convoy to a fleet that supports an attack on the convoying fleet, or its defence; and that attack.
void TurnMaker::tieCycle(Turn& turn, const TurnKind& kind)
{
    const MovementGraph& graph = m_board.graph;
    const std::vector<Mask>& byShip = graph.of(UnitClass::Fleet).moves;
    Mask land;
    for (int p = 0; p < graph.provinces; ++p)
        if (!graph.seas.test(p)) land.set(p);
    if (!addUnit(turn, kind, UnitClass::Fleet, graph.seas, {})) return;
    const std::size_t carrier = turn.units.size() - 1;
    const std::int16_t sea = turn.units[carrier].place;
    const Mask around = byShip[static_cast<std::size_t>(sea)];
    Mask shores;
    around.forEach([&](int place) { shores.set(graph.province(static_cast<std::int16_t>(place))); });
    if (!addUnit(turn, kind, UnitClass::Army, shores & land, {})) return;
    const std::size_t army = turn.units.size() - 1;
    if (!addUnit(turn, kind, UnitClass::Fleet, around - graph.seas, {})) return;
    const std::size_t helper = turn.units.size() - 1;
    if (!addUnit(turn, kind, UnitClass::Fleet, around, {OrderKind::Move, false, kNone, sea})) return;
    const std::int16_t attacker = graph.province(turn.units.back().place);
    turn.units[carrier].power = turn.units[army].power;
    const std::int16_t from = graph.province(turn.units[army].place);
    const std::int16_t to = graph.province(turn.units[helper].place);
    turn.orders[army] = {OrderKind::Move, true, kNone, to};
    turn.orders[carrier] = {OrderKind::Convoy, false, from, to};
    turn.orders[helper] = chance(65) ? Order{OrderKind::SupportMove, false, attacker, sea}
                                     : Order{OrderKind::SupportHold, false, sea, kNone};
}

void TurnMaker::placeUnits(Turn& turn, const TurnKind& kind)
{
    const MovementGraph& graph = m_board.graph;
    if (kind.isInCycle)
        for (int cycles = 1 + below(3); cycles > 0; --cycles) tieCycle(turn, kind);
    Mask taken;
    for (const Unit& unit : turn.units) taken.set(graph.province(unit.place));
    for (const std::int16_t province : ground(kind.crowded)) {
        if (static_cast<int>(turn.units.size()) == kind.units) break;
        const std::size_t p = static_cast<std::size_t>(province);
        if (taken.test(province)) continue;
        Unit unit;
        unit.place = province;
        unit.power = static_cast<std::uint8_t>(below(kind.powers));
        const bool coastal = graph.adjacentSeas[p].any();
        if (graph.seas.test(province) || (coastal && chance(35))) unit.kind = UnitClass::Fleet;
        if (unit.kind == UnitClass::Fleet && graph.coasts[p].any()) unit.place = pick(graph.coasts[p]);
        turn.units.push_back(unit);
    }
    turn.orders.resize(turn.units.size());
}

Mask TurnMaker::fleetsAtSea(const Turn& turn) const
{
    Mask fleets;
    for (const Unit& unit : turn.units)
        if (m_board.graph.seas.test(unit.place)) fleets.set(unit.place);
    return fleets;
}

void TurnMaker::orderMoves(Turn& turn, const TurnKind& kind)
{
    const MovementGraph& graph = m_board.graph;
    const Mask fleets = fleetsAtSea(turn);
    int moves = 0;
    for (std::size_t i = 0; i < turn.units.size() && moves < kind.mostMoves; ++i) {
        const Unit& unit = turn.units[i];
        if (turn.orders[i].kind != OrderKind::None) continue;
        if (!chance(unit.kind == UnitClass::Army ? 65 : 35)) continue;
        Mask targets = graph.of(unit.kind).moves[static_cast<std::size_t>(unit.place)];
        Order& order = turn.orders[i];
        if (unit.kind == UnitClass::Army) {
            const Mask far = graph.landings(unit.place, fleets);
            if (far.any() && chance(kind.crowded ? 75 : 35)) {
                targets = far;
                order.viaConvoy = chance(50);
            }
        }
        if (!targets.any()) continue;
        order.kind = OrderKind::Move;
        order.to = pick(targets);
        ++moves;
    }
}

/// Convoys and supports, mostly of what others do indeed.
void TurnMaker::orderHelp(Turn& turn)
{
    const MovementGraph& graph = m_board.graph;
    for (std::size_t i = 0; i < turn.units.size(); ++i) {
        Order& order = turn.orders[i];
        if (order.kind != OrderKind::None || chance(10)) continue;
        order.kind = OrderKind::Hold;
        const bool atSea = graph.seas.test(turn.units[i].place);
        for (int attempt = 0; attempt < 12; ++attempt) {
            const std::size_t k = static_cast<std::size_t>(below(static_cast<int>(turn.units.size())));
            const Unit& other = turn.units[k];
            const Order& theirs = turn.orders[k];
            if (k == i) continue;
            const bool moves = theirs.kind == OrderKind::Move;
            if (atSea && moves && other.kind == UnitClass::Army && chance(60)) {
                order = {OrderKind::Convoy, false, graph.province(other.place), graph.province(theirs.to)};
                break;
            }
            const std::int16_t aim = graph.province(moves ? theirs.to : other.place);
            if (!graph.of(turn.units[i].kind).supports[static_cast<std::size_t>(turn.units[i].place)].test(aim))
                continue;
            if (moves)
                order = {OrderKind::SupportMove, false, graph.province(other.place), aim};
            else
                order = {OrderKind::SupportHold, false, graph.province(other.place), kNone};
            break;
        }
    }
}

void TurnMaker::add(Turn& turn)
{
    for (Unit& unit : turn.units) {
        if (chance(25)) unit.strength = {2, 2, 2, 2};
        if (chance(10)) unit.strength.aid = static_cast<std::uint8_t>(1 + below(3));
        if (chance(20)) unit.strength.hold = static_cast<std::uint8_t>(unit.strength.hold + 1);
        if (chance(20)) unit.strength.stuck = static_cast<std::uint8_t>(unit.strength.stuck + 1);
        if (chance(5)) unit.immovable = true;
    }
    for (int p = 0; p < m_board.graph.provinces; ++p)
        if (chance(15)) turn.guards.push_back({static_cast<std::int16_t>(p), 1, static_cast<std::uint32_t>(below(8))});
}

Turn TurnMaker::make(const TurnKind& kind)
{
    Turn turn;
    placeUnits(turn, kind);
    orderMoves(turn, kind);
    orderHelp(turn);
    if (kind.additions) add(turn);
    return turn;
}

} // namespace marches::test
