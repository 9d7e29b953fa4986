// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/barrierlines.h"

#include "editor/geometry/outline.h"

#include <algorithm>
#include <array>
#include <set>

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

} // namespace

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
    std::vector<std::pair<Key, std::vector<VertexId>>> changed;
    for (const Row<BarrierRecord>& row : edit.model().barriers()) {
        std::vector<VertexId> line = mended(edit.model().drawing, row.record.line);
        if (line != row.record.line) changed.emplace_back(row.key, std::move(line));
    }
    for (auto& [key, line] : changed)
        edit.modify<BarrierRecord>(key, [&line = line](BarrierRecord& barrier) { barrier.line = std::move(line); });
}

} // namespace marches::editor
