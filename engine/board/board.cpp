// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

#include <algorithm>
#include <cassert>

namespace marches::engine {

bool Place::hasFlag(std::string_view flag) const { return std::find(flags.begin(), flags.end(), flag) != flags.end(); }

int Place::value(std::string_view key, int otherwise) const
{
    for (const auto& [name, number] : values)
        if (name == key) return number;
    return otherwise;
}

Board::Board(std::vector<Place> places, std::vector<Region> regions, std::vector<Connection> connections,
             std::vector<Track> tracks)
    : m_places(std::move(places)), m_regions(std::move(regions)), m_connections(std::move(connections)),
      m_tracks(std::move(tracks))
{
    m_territoryCount = static_cast<int>(std::count_if(m_places.begin(), m_places.end(), [](const Place& place) {
        return place.kind == PlaceKind::Land || place.kind == PlaceKind::Sea;
    }));
    m_byPlace.resize(m_places.size());
    for (int i = 0; i < static_cast<int>(m_connections.size()); ++i) {
        const Connection& connection = m_connections[static_cast<std::size_t>(i)];
        assert(connection.from >= 0 && connection.from < placeCount() && connection.to >= 0 &&
               connection.to < placeCount());
        m_byPlace[static_cast<std::size_t>(connection.from)].push_back(i);
        if (connection.to != connection.from) m_byPlace[static_cast<std::size_t>(connection.to)].push_back(i);
    }
    indexNames();
    if (playable()) m_open = adjacencyFor({});
}

void Board::indexNames()
{
    for (int i = 0; i < placeCount(); ++i) {
        m_names.push_back({i, kOwnId});
        for (int alias = 0; alias < static_cast<int>(place(i).aliases.size()); ++alias) m_names.push_back({i, alias});
    }
    // Ids stand before aliases of the same spelling, and thus win.
    std::sort(m_names.begin(), m_names.end(), [this](const Name& a, const Name& b) {
        const int order = spelling(a).compare(spelling(b));
        if (order != 0) return order < 0;
        return a.alias != b.alias ? a.alias < b.alias : a.place < b.place;
    });
}

std::string_view Board::spelling(const Name& name) const
{
    const Place& named = place(name.place);
    return name.alias == kOwnId ? named.id : named.aliases[static_cast<std::size_t>(name.alias)];
}

std::optional<int> Board::findPlace(std::string_view id) const
{
    const auto at =
        std::lower_bound(m_names.begin(), m_names.end(), id,
                         [this](const Name& name, std::string_view wanted) { return spelling(name) < wanted; });
    if (at == m_names.end() || spelling(*at) != id) return std::nullopt;
    return at->place;
}

std::optional<int> Board::findRegion(std::string_view id) const
{
    const auto at =
        std::find_if(m_regions.begin(), m_regions.end(), [id](const Region& region) { return region.id == id; });
    if (at == m_regions.end()) return std::nullopt;
    return static_cast<int>(at - m_regions.begin());
}

std::vector<Mask> Board::adjacencyFor(std::string_view pieceClass) const
{
    assert(playable());
    std::vector<Mask> open(m_places.size());
    for (const Connection& connection : m_connections) {
        const auto& classes = connection.onlyFor;
        const bool serves = classes.empty() || std::find(classes.begin(), classes.end(), pieceClass) != classes.end();
        if (!connection.open() || !serves) continue;
        open[static_cast<std::size_t>(connection.from)].set(connection.to);
        open[static_cast<std::size_t>(connection.to)].set(connection.from);
    }
    return open;
}

Mask Board::regionMask(int region) const
{
    assert(playable());
    Mask mask;
    for (int i = 0; i < placeCount(); ++i)
        if (place(i).region == region) mask.set(i);
    return mask;
}

Mask Board::kindMask(PlaceKind kind) const
{
    assert(playable());
    Mask mask;
    for (int i = 0; i < placeCount(); ++i)
        if (place(i).kind == kind) mask.set(i);
    return mask;
}

const Connection* Board::between(int a, int b) const
{
    const Connection* closed = nullptr;
    for (const int index : m_byPlace[static_cast<std::size_t>(a)]) {
        const Connection& connection = m_connections[static_cast<std::size_t>(index)];
        const bool joins = (connection.from == a && connection.to == b) || (connection.from == b && connection.to == a);
        if (!joins) continue;
        if (connection.open()) return &connection;
        if (closed == nullptr) closed = &connection;
    }
    return closed;
}

std::vector<int> Board::neighbours(int place) const
{
    std::vector<int> found;
    for (const int index : m_byPlace[static_cast<std::size_t>(place)]) {
        const Connection& connection = m_connections[static_cast<std::size_t>(index)];
        if (connection.open()) found.push_back(connection.from == place ? connection.to : connection.from);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace marches::engine
