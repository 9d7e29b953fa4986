// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/barrierlines.h"

#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace marches::editor {

namespace {

/// A way round that is longer than this many times the straight one is no part of the river.
constexpr double kDetour = 3;

bool addsOrRemoves(const ModelChange& change)
{
    const auto* patch = std::get_if<Patch>(&change);
    return patch != nullptr && std::ranges::any_of(patch->edges, [](const Change<EdgeId, Edge>& edge) {
               return !edge.before || !edge.after || edge.before->start != edge.after->start ||
                      edge.before->end != edge.after->end;
           });
}

bool joined(const PlanarMap& map, VertexId a, VertexId b)
{
    bool found = false;
    map.visitStar(a, [&](HalfEdge half) { found = found || map.end(half) == b; });
    return found;
}

std::vector<VertexId> mended(const PlanarMap& map, const std::vector<VertexId>& line)
{
    std::vector<VertexId> result;
    for (const VertexId vertex : line) {
        if (!map.has(vertex) || (!result.empty() && result.back() == vertex)) continue;
        if (!result.empty() && !joined(map, result.back(), vertex)) {
            const double straight = distanceBetween(map.at(result.back()), map.at(vertex));
            if (const auto way = shortestBorder(map, result.back(), vertex);
                way && lengthOf(map, *way) <= kDetour * straight)
                for (const HalfEdge half : *way)
                    if (map.end(half) != vertex) result.push_back(map.end(half));
        }
        result.push_back(vertex);
    }
    return result;
}

double distanceFrom(const std::vector<QPointF>& line, const QPointF& point)
{
    double least = distanceBetween(line.front(), point);
    for (std::size_t i = 1; i < line.size(); ++i)
        least = std::min(least, nearestOnLine(point, line[i - 1], line[i]).distance);
    return least;
}

/// The vertex of some edges that is nearest to a point.
VertexId nearestEnd(const PlanarMap& map, const std::set<EdgeId>& edges, const QPointF& point)
{
    VertexId nearest = kNoVertex;
    for (const EdgeId edge : edges)
        for (const VertexId end : {map.edge(edge).start, map.edge(edge).end})
            if (nearest == kNoVertex || distanceBetween(map.at(end), point) < distanceBetween(map.at(nearest), point))
                nearest = end;
    return nearest;
}

using Line = std::vector<VertexId>;

/// The borders that a barrier closes or a way leads over, each as a line.
std::vector<Line> partsOf(const MapModel& model, const std::string& barrier)
{
    std::vector<Line> parts;
    std::set<std::pair<std::string, std::string>> seen; // a border may be closed to some and bridged for others
    for (const Row<ConnectionRecord>& row : model.connections()) {
        if (row.record.barrier != barrier && row.record.over != barrier) continue;
        if (!seen.insert(std::minmax(row.record.from, row.record.to)).second) continue;
        const Row<PlaceRecord>* a = model.place(row.record.from);
        const Row<PlaceRecord>* b = model.place(row.record.to);
        if (a == nullptr || b == nullptr || a->record.face == kOutside || b->record.face == kOutside) continue;
        for (const std::vector<HalfEdge>& chain : bordersBetween(model.drawing, a->record.face, b->record.face)) {
            Line line{model.drawing.start(chain.front())};
            for (const HalfEdge half : chain) line.push_back(model.drawing.end(half));
            parts.push_back(std::move(line));
        }
    }
    return parts;
}

/// The way from the end of a line to another vertex without the two; nothing where that is a detour, or only leads back
/// over the line.
std::optional<Line> wayTo(const PlanarMap& map, const Line& line, VertexId to)
{
    if (line.back() == to) return Line();
    const std::set<VertexId> passed(line.begin(), line.end() - 1);
    const auto way = shortestBorder(map, line.back(), to, [&](EdgeId id) {
        return !passed.contains(map.edge(id).start) && !passed.contains(map.edge(id).end);
    });
    const double straight = distanceBetween(map.at(line.back()), map.at(to));
    if (!way || lengthOf(map, *way) > kDetour * straight) return std::nullopt;
    Line between;
    for (const HalfEdge half : *way)
        if (map.end(half) != to) between.push_back(map.end(half));
    return between;
}

/// The part that begins or ends nearest to an end of a line, with that end first; it is no longer among the parts, and
/// the line ends where they are nearest.
Line takeNearest(const PlanarMap& map, Line& line, std::vector<Line>& parts)
{
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    bool atFront = false;
    bool backwards = false;
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (const bool front : {false, true})
            for (const bool back : {false, true}) {
                const VertexId from = front ? line.front() : line.back();
                const VertexId to = back ? parts[i].back() : parts[i].front();
                const double distance = distanceBetween(map.at(from), map.at(to));
                if (distance >= least) continue;
                nearest = i;
                least = distance;
                atFront = front;
                backwards = back;
            }
    if (atFront) std::ranges::reverse(line);
    Line part = std::move(parts[nearest]);
    if (backwards) std::ranges::reverse(part);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(nearest));
    return part;
}

/// Lets a part go on from the end of a line; one to which there is no way is left out.
void extend(const PlanarMap& map, Line& line, const Line& part)
{
    const std::optional<Line> between = wayTo(map, line, part.front());
    if (!between) return;
    line.insert(line.end(), between->begin(), between->end());
    line.insert(line.end(), part.begin() + (line.back() == part.front() ? 1 : 0), part.end());
}

} // namespace

std::vector<VertexId> lineByConnections(const MapModel& model, const std::string& barrier)
{
    std::vector<Line> parts = partsOf(model, barrier);
    if (parts.empty()) return {};
    const auto longest = std::ranges::max_element(parts, {}, &Line::size);
    Line line = std::move(*longest);
    parts.erase(longest);
    while (!parts.empty()) {
        const Line part = takeNearest(model.drawing, line, parts);
        extend(model.drawing, line, part);
    }
    return line;
}

void layBarrierLines(MapEdit& edit)
{
    std::vector<std::pair<RecordId, Line>> laid;
    for (const Row<BarrierRecord>& row : edit.model().barriers())
        if (row.record.line.empty())
            if (Line line = lineByConnections(edit.model(), row.record.id); line.size() > 1)
                laid.emplace_back(row.key, std::move(line));
    for (auto& [key, line] : laid)
        edit.modify<BarrierRecord>(key, [&line = line](BarrierRecord& barrier) { barrier.line = std::move(line); });
}

std::vector<VertexId> lineAlongBorders(const PlanarMap& map, const QPainterPath& path, double reach)
{
    const QList<QPolygonF> parts = path.toSubpathPolygons(QTransform());
    if (parts.size() != 1 || parts.front().size() < 2) return {};
    const std::vector<QPointF> line(parts.front().begin(), parts.front().end());
    std::set<EdgeId> along;
    for (const EdgeId id : map.edgesNear(parts.front().boundingRect().adjusted(-reach, -reach, reach, reach)))
        if (std::ranges::all_of(map.segment(id).flattened(),
                                [&](const QPointF& point) { return distanceFrom(line, point) <= reach; }))
            along.insert(id);
    if (along.empty()) return {};
    // By way of its middle, so that a line that comes back to where it began has a way to go.
    const std::array stops{nearestEnd(map, along, line.front()), nearestEnd(map, along, line[line.size() / 2]),
                           nearestEnd(map, along, line.back())};
    std::vector<HalfEdge> chain;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        if (stops[i] == stops[i - 1]) continue;
        const auto way =
            shortestBorder(map, stops[i - 1], stops[i], [&along](EdgeId id) { return along.contains(id); });
        if (!way) return {};
        for (const HalfEdge half : *way) along.erase(half.edge());
        chain.insert(chain.end(), way->begin(), way->end());
    }
    const bool covered = std::ranges::all_of(line, [&](const QPointF& point) {
        return std::ranges::any_of(chain,
                                   [&](HalfEdge half) { return map.segment(half).nearestTo(point).distance <= reach; });
    });
    if (!covered) return {};
    std::vector<VertexId> vertices{map.start(chain.front())};
    for (const HalfEdge half : chain) vertices.push_back(map.end(half));
    return vertices;
}

void followBarrierLines(MapEdit& edit)
{
    if (std::ranges::none_of(edit.changes(), addsOrRemoves)) return;
    std::vector<std::pair<RecordId, std::vector<VertexId>>> changed;
    for (const Row<BarrierRecord>& row : edit.model().barriers()) {
        std::vector<VertexId> line = mended(edit.model().drawing, row.record.line);
        if (line != row.record.line) changed.emplace_back(row.key, std::move(line));
    }
    for (auto& [key, line] : changed)
        edit.modify<BarrierRecord>(key, [&line = line](BarrierRecord& barrier) { barrier.line = std::move(line); });
}

} // namespace marches::editor
