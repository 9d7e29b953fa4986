// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/mapchecks.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "engine/package/mappackage.h"

namespace marches::engine {

namespace {

/// Names nearer to each other than this many board units lie on top of each other.
constexpr double kNear = 6;
constexpr std::size_t kMostTold = 100;

std::string nameKey(const Place& place)
{
    switch (place.kind) {
    case PlaceKind::Site: return "site." + place.id + ".name";
    case PlaceKind::Space: return "space." + place.id + ".name";
    default: return "territory." + place.id + ".name";
    }
}

bool isEmptyName(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

class MapCheck {
public:
    MapCheck(const MapData& map, std::vector<std::string> terrains)
        : m_map(map), m_board(map.board), m_terrains(std::move(terrains))
    {
        m_terrains.insert(m_terrains.end(), knownTerrains().begin(), knownTerrains().end());
    }

    std::vector<Problem> run(std::vector<Problem> further)
    {
        std::vector<BarrierName> barriers;
        for (const Barrier& barrier : m_map.barriers) barriers.push_back({barrier.id, barrier.mountains});
        m_problems = checkBoard(m_board, barriers);
        checkNames();
        checkGrounds();
        for (int i = 0; i < m_board.placeCount(); ++i) checkPlace(i);
        checkLabels();
        for (std::size_t i = 0; i < m_board.connections().size(); ++i) checkConnection(i);
        m_problems.insert(m_problems.end(), std::make_move_iterator(further.begin()),
                          std::make_move_iterator(further.end()));
        checkApprovals();
        return std::move(m_problems);
    }

private:
    void add(std::string problem, Severity severity, std::vector<std::string> where,
             std::vector<std::pair<std::string, std::string>> args)
    {
        m_problems.push_back({std::move(problem), severity, std::move(where), std::move(args), false});
    }
    void add(std::string problem, Severity severity, const std::string& place)
    {
        add(std::move(problem), severity, {place}, {{"place", place}});
    }

    bool inside(const MapPoint& point) const
    {
        return point.x >= 0 && point.y >= 0 && point.x <= m_map.width && point.y <= m_map.height;
    }

    void checkNames()
    {
        std::map<std::string_view, std::string_view> texts;
        for (const TextEntry& entry : m_map.texts) texts.emplace(entry.key, entry.one);
        std::map<std::string_view, std::string> owner;
        for (const Place& place : m_board.places()) {
            if (place.kind == PlaceKind::Space) continue; // spaces of a track need no names of their own
            const auto text = texts.find(nameKey(place));
            if (text == texts.end() || isEmptyName(text->second)) {
                add("name-missing", Severity::Warning, place.id);
                continue;
            }
            const auto [there, added] = owner.emplace(text->second, place.id);
            if (!added)
                add("name-twice", Severity::Warning, {std::string(there->second), place.id},
                    {{"text", std::string(text->second)},
                     {"language", m_map.language},
                     {"place", std::string(there->second)},
                     {"other", place.id}});
        }
    }

    /// A word of the map's own is told once, at the first territory with it, so that accepting it holds for the others.
    void checkGrounds()
    {
        const std::vector<std::string>& known = m_terrains;
        std::map<std::string_view, std::pair<const Place*, int>> unknown;
        for (const Place& place : m_board.places()) {
            const bool hasGround = place.kind == PlaceKind::Land || place.kind == PlaceKind::Sea;
            if (!hasGround || place.terrain.empty() || std::ranges::find(known, place.terrain) != known.end()) continue;
            ++unknown.try_emplace(place.terrain, &place, 0).first->second.second;
        }
        for (const auto& [word, first] : unknown) {
            const std::string near = closestMatch(word, known);
            std::vector<std::pair<std::string, std::string>> args{
                {"place", first.first->id}, {"ground", std::string(word)}, {"count", std::to_string(first.second)}};
            if (!near.empty()) args.emplace_back("hint", near);
            add(near.empty() ? "terrain-unknown" : "terrain-misspelt", Severity::Warning, {first.first->id},
                std::move(args));
        }
    }

    void checkPlace(int index)
    {
        const Place& place = m_board.place(index);
        const PlaceDrawing& drawing = m_map.places[static_cast<std::size_t>(index)];
        if (place.kind == PlaceKind::Site) return checkSite(place, drawing);
        if (!drawing.label && place.kind == PlaceKind::Space) add("space-without-point", Severity::Warning, place.id);
        // The name of a territory stands in its middle unless the map says otherwise; a coast has no middle.
        if (!drawing.label && place.kind == PlaceKind::Coast) add("label-missing", Severity::Warning, place.id);
        if (drawing.label && !inside(*drawing.label)) add("label-outside", Severity::Warning, place.id);
        if (drawing.stack && !inside(*drawing.stack)) add("stack-outside", Severity::Warning, place.id);
    }

    void checkSite(const Place& place, const PlaceDrawing& drawing)
    {
        if (!drawing.box) return add("site-without-box", Severity::Warning, place.id);
        const MapBox& box = *drawing.box;
        const bool fits = box.width > 0 && box.height > 0 && inside({box.x, box.y}) &&
                          inside({box.x + box.width, box.y + box.height});
        if (!fits) add("site-outside", Severity::Warning, place.id);
    }

    /// From left to right. Each label is compared with those of its own and the neighbouring cells of a grid alone.
    void checkLabels()
    {
        std::vector<std::pair<MapPoint, int>> points;
        for (int i = 0; i < m_board.territoryCount(); ++i)
            if (const std::optional<MapPoint>& label = m_map.places[static_cast<std::size_t>(i)].label)
                points.emplace_back(*label, i);
        std::ranges::sort(points, [](const auto& a, const auto& b) {
            return a.first.x != b.first.x ? a.first.x < b.first.x : a.second < b.second;
        });
        using Cell = std::pair<double, double>;
        const auto cellOf = [](const MapPoint& point) {
            return Cell{std::floor(point.x / kNear), std::floor(point.y / kNear)};
        };
        std::map<Cell, std::vector<std::size_t>> cells;
        for (std::size_t i = 0; i < points.size(); ++i) cells[cellOf(points[i].first)].push_back(i);
        std::size_t told = 0;
        for (std::size_t i = 0; i < points.size() && told < kMostTold; ++i) {
            const auto [column, row] = cellOf(points[i].first);
            std::vector<std::size_t> near;
            for (double x = column; x <= column + 1; ++x)
                for (double y = row - 1; y <= row + 1; ++y)
                    if (const auto cell = cells.find({x, y}); cell != cells.end())
                        near.insert(near.end(), std::ranges::upper_bound(cell->second, i), cell->second.end());
            std::ranges::sort(near);
            for (const std::size_t j : near) tellNear(points[i], points[j], told);
        }
    }

    void tellNear(const std::pair<MapPoint, int>& a, const std::pair<MapPoint, int>& b, std::size_t& told)
    {
        if (told == kMostTold || b.first.x - a.first.x >= kNear || std::abs(b.first.y - a.first.y) >= kNear) return;
        const std::string& place = m_board.place(a.second).id;
        const std::string& other = m_board.place(b.second).id;
        add("labels-overlap", Severity::Warning, {place, other}, {{"place", place}, {"other", other}});
        ++told;
    }

    void checkConnection(std::size_t index)
    {
        const Connection& connection = m_board.connections()[index];
        const ConnectionDrawing& drawing = m_map.connections[index];
        const std::vector<std::string> ends{m_board.place(connection.from).id, m_board.place(connection.to).id};
        const std::vector<std::pair<std::string, std::string>> args{{"place", ends[0]}, {"other", ends[1]}};
        const bool crossing = connection.kind != ConnectionKind::Border && connection.kind != ConnectionKind::SeaLane;
        if (crossing && !drawing.at) add("crossing-without-point", Severity::Warning, ends, args);
        if (connection.kind == ConnectionKind::SeaLane && drawing.ends.empty())
            add("lane-without-ends", Severity::Warning, ends, args);
        const bool out = (drawing.at && !inside(*drawing.at)) ||
                         !std::ranges::all_of(drawing.ends, [this](const MapPoint& end) { return inside(end); });
        if (out) add("connection-outside", Severity::Warning, ends, args);
    }

    /// An approval stands for every problem of its kind at the same things, in any order.
    void checkApprovals()
    {
        std::map<std::pair<std::string, std::set<std::string>>, std::vector<std::size_t>> byPlaces;
        const auto index = [&](std::size_t i) {
            const Problem& problem = m_problems[i];
            byPlaces[{problem.id, {problem.at.begin(), problem.at.end()}}].push_back(i);
        };
        for (std::size_t i = 0; i < m_problems.size(); ++i) index(i);
        for (const Approval& approval : m_map.approved) {
            const auto found = byPlaces.find({approval.problem, {approval.at.begin(), approval.at.end()}});
            if (found != byPlaces.end()) {
                for (const std::size_t i : std::exchange(found->second, {})) m_problems[i].approved = true;
            } else {
                add("approval-unused", Severity::Hint, approval.at, {{"problem", approval.problem}});
                index(m_problems.size() - 1);
            }
        }
    }

    const MapData& m_map;
    const Board& m_board;
    std::vector<std::string> m_terrains; ///< known words
    std::vector<Problem> m_problems;
};

} // namespace

std::vector<Problem> checkMap(const MapData& map, std::vector<Problem> further, std::vector<std::string> terrains)
{
    return MapCheck(map, std::move(terrains)).run(std::move(further));
}

} // namespace marches::engine
