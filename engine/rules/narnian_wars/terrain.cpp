// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/terrain.h"

#include <string_view>

#include "engine/base/bits.h"

namespace marches::engine::narnian_wars {

using adjudication::MovementGraph;
using adjudication::UnitClass;

namespace {

constexpr std::string_view kRiver = "great-river";
constexpr std::string_view kCentralRange = "central";

class Surveyor {
public:
    Surveyor(const Board& board, const TerrainOptions& options) : m_board(board), m_options(options) {}

    Ground survey()
    {
        m_ground.graph = adjudication::makeMovementGraph(m_board);
        for (int p = 0; p < m_board.territoryCount(); ++p) mark(p);
        m_ground.flight = ways(UnitClass::Traveller).moves;
        for (const Connection& connection : m_board.connections()) crossBarrier(connection);
        landFromSea();
        openRiverMoves();
        supportWhereTheyMove();
        ways(UnitClass::Amphibian).carried = m_options.convoyAmphibian;
        ways(UnitClass::Traveller).carried = m_options.convoyPerson;
        if (!m_options.convoyToIsland)
            m_ground.island.forEach([&](int island) { m_ground.graph.adjacentSeas[at(island)].reset(); });
        return std::move(m_ground);
    }

private:
    MovementGraph::ClassMoves& ways(UnitClass kind) { return m_ground.graph.ways[static_cast<std::size_t>(kind)]; }

    void mark(int province)
    {
        const Place& place = m_board.place(province);
        if (place.hasFlag("fortress")) m_ground.fortress.set(province);
        if (place.hasFlag("fortress-good")) m_ground.goodFortress.set(province);
        if (place.hasFlag("garrison-permanent")) m_ground.permanent.set(province);
        if (place.hasFlag("garrison") || place.hasFlag("garrison-permanent")) m_ground.garrison.set(province);
        if (place.hasFlag("island")) m_ground.island.set(province);
        if (place.hasFlag("riverside")) m_riverside.set(province);
    }

    /// What closes the way to others and not to amphibians (NW-57) or the High King (NW-30).
    void crossBarrier(const Connection& connection)
    {
        const bool river = connection.barrier == kRiver;
        if (!river && connection.barrier != kCentralRange) return;
        for (const auto& [from, to] :
             {std::pair(connection.from, connection.to), std::pair(connection.to, connection.from)}) {
            m_ground.flight[at(from)].set(to);
            if (river) ways(UnitClass::Amphibian).moves[at(from)].set(to);
        }
    }

    /// A person at sea may step onto any coast (NW-21).
    void landFromSea()
    {
        const std::vector<Mask>& adjacentSeas = m_ground.graph.adjacentSeas;
        for (int p = 0; p < m_board.territoryCount(); ++p) {
            if (m_ground.graph.seas.test(p)) continue;
            adjacentSeas[at(p)].forEach([&](int sea) {
                ways(UnitClass::Traveller).moves[at(sea)].set(p);
                m_ground.flight[at(sea)].set(p);
            });
        }
    }

    /// From any riverside province to any other (NW-47).
    void openRiverMoves()
    {
        m_riverMoves.resize(at(m_ground.graph.places));
        m_riverside.forEach([&](int from) {
            m_riverMoves[at(from)] = m_riverside - Mask::of(from);
            if (!m_options.riverFromSea) return;
            m_ground.graph.adjacentSeas[at(from)].forEach([&](int sea) { m_riverMoves[at(sea)] = m_riverside; });
        });
    }

    void supportWhereTheyMove()
    {
        MovementGraph::ClassMoves& amphibian = ways(UnitClass::Amphibian);
        MovementGraph::ClassMoves& person = ways(UnitClass::Traveller);
        for (int place = 0; place < m_ground.graph.places; ++place) {
            Mask& moves = amphibian.moves[at(place)];
            if (!m_options.riverSupport) amphibian.supports[at(place)] = provinces(moves);
            moves |= m_riverMoves[at(place)];
            if (m_options.riverSupport) amphibian.supports[at(place)] = provinces(moves);
            const Mask& reach = m_options.kingSupportsOver ? m_ground.flight[at(place)] : person.moves[at(place)];
            person.supports[at(place)] = provinces(reach);
        }
    }

    Mask provinces(const Mask& places) const
    {
        Mask result;
        places.forEach([&](int place) { result.set(m_ground.graph.provinceOf[at(place)]); });
        return result;
    }

    const Board& m_board;
    const TerrainOptions& m_options;
    Ground m_ground;
    Mask m_riverside;
    std::vector<Mask> m_riverMoves;
};

} // namespace

Ground makeGround(const Board& board, const TerrainOptions& options) { return Surveyor(board, options).survey(); }

} // namespace marches::engine::narnian_wars
