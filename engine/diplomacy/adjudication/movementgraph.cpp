// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/movementgraph.h"

#include <algorithm>
#include <numeric>

#include "engine/base/bits.h"
#include "engine/diplomacy/adjudication/chains.h"

namespace marches::engine::adjudication {

namespace {

/// Where armies and fleets go on a board.
class Compiler {
public:
    explicit Compiler(const Board& board) : m_board(board) {}

    MovementGraph compile()
    {
        m_graph.places = m_board.placeCount();
        m_graph.provinces = m_board.territoryCount();
        const std::size_t places = at(m_graph.places);
        m_graph.provinceOf.resize(places);
        m_graph.coasts.resize(places);
        m_graph.adjacentSeas.resize(places);
        m_graph.seas = m_board.kindMask(PlaceKind::Sea);
        for (int place = 0; place < m_graph.places; ++place) {
            const int parent = m_board.place(place).parent;
            m_graph.provinceOf[at(place)] = static_cast<std::int16_t>(parent >= 0 ? parent : place);
            if (parent >= 0) m_graph.coasts[at(parent)].set(place);
        }
        compileWays();
        compileWaters();
        return std::move(m_graph);
    }

private:
    void compileWays()
    {
        const std::vector<Mask> army = m_board.adjacencyFor("army");
        const std::vector<Mask> fleet = m_board.adjacencyFor("fleet");
        const Mask land = m_board.kindMask(PlaceKind::Land);
        const Mask afloat = floating(fleet);
        m_graph.ways[static_cast<std::size_t>(UnitClass::Fleet)].carries = true;
        m_graph.ways[static_cast<std::size_t>(UnitClass::Amphibian)].carries = true;
        m_graph.ways[static_cast<std::size_t>(UnitClass::Army)].carried = true;
        m_graph.ways[static_cast<std::size_t>(UnitClass::Traveller)].carried = true;
        for (int place = 0; place < m_graph.places; ++place) {
            const std::int16_t province = m_graph.provinceOf[at(place)];
            const Mask onFoot = land.test(province) ? army[at(province)] & land : Mask{};
            const Mask byShip = afloat.test(place) ? fleet[at(place)] & afloat : Mask{};
            addWays(UnitClass::Army, onFoot);
            addWays(UnitClass::Traveller, onFoot);
            addWays(UnitClass::Fleet, byShip);
            addWays(UnitClass::Amphibian, onFoot | byShip);
        }
    }

    /// Places where fleets can be: seas, and what touches a sea; of a province with several coasts only these.
    Mask floating(const std::vector<Mask>& fleet) const
    {
        Mask afloat = m_graph.seas;
        for (int place = 0; place < m_graph.places; ++place) {
            const bool split = m_graph.coasts[at(place)].any();
            if (!split && (fleet[at(place)] & m_graph.seas).any()) afloat.set(place);
        }
        return afloat;
    }

    void addWays(UnitClass kind, const Mask& moves)
    {
        MovementGraph::ClassMoves& ways = m_graph.ways[static_cast<std::size_t>(kind)];
        Mask supports;
        moves.forEach([&](int place) { supports.set(m_graph.provinceOf[at(place)]); });
        ways.moves.push_back(moves);
        ways.supports.push_back(supports);
    }

    void compileWaters()
    {
        const std::vector<Mask>& moves = m_graph.of(UnitClass::Fleet).moves;
        for (int place = 0; place < m_graph.places; ++place)
            m_graph.adjacentSeas[at(m_graph.provinceOf[at(place)])] =
                m_graph.adjacentSeas[at(m_graph.provinceOf[at(place)])] | (moves[at(place)] & m_graph.seas);
    }

    const Board& m_board;
    MovementGraph m_graph;
};

} // namespace

bool MovementGraph::joined(std::int16_t from, std::int16_t to, const Mask& fleets) const
{
    const Mask& goal = adjacentSeas[at(to)];
    Mask left = fleets;
    for (Mask reached = adjacentSeas[at(from)] & left; reached.any();) {
        if ((reached & goal).any()) return true;
        left -= reached;
        Mask next;
        reached.forEach([&](int sea) { next |= adjacentSeas[at(sea)]; });
        reached = next & left;
    }
    return false;
}

bool MovementGraph::neededFor(std::int16_t from, std::int16_t to, const Mask& fleets, std::int16_t fleet) const
{
    const Mask& embark = adjacentSeas[at(from)];
    const Mask& land = adjacentSeas[at(to)];
    if (!fleets.test(fleet)) return false;
    if (embark.test(fleet) && land.test(fleet)) return true; // alone
    if (!joined(from, to, fleets)) return false;
    if (!joined(from, to, fleets - Mask::of(fleet))) return true;
    return Chains(*this, from, to, fleets).passThrough(fleet);
}

Mask MovementGraph::landings(std::int16_t from, const Mask& fleets) const
{
    Mask reached = adjacentSeas[at(from)] & fleets;
    for (Mask fresh = reached; fresh.any();) {
        Mask next;
        fresh.forEach([&](int sea) { next |= adjacentSeas[at(sea)]; });
        fresh = (next & fleets) - reached;
        reached |= fresh;
    }
    Mask shores;
    for (int place = 0; place < provinces; ++place)
        if (!seas.test(place) && place != from && (adjacentSeas[at(place)] & reached).any()) shores.set(place);
    return shores;
}

MovementGraph makeMovementGraph(const Board& board) { return Compiler(board).compile(); }

std::vector<std::int16_t> nameRanks(const Board& board)
{
    std::vector<int> order(at(board.territoryCount()));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, [&](int a, int b) { return board.place(a).id < board.place(b).id; });
    std::vector<std::int16_t> ranks(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) ranks[at(order[i])] = static_cast<std::int16_t>(i);
    return ranks;
}

} // namespace marches::engine::adjudication
