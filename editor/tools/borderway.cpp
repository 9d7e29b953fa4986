// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/borderway.h"

#include "editor/geometry/outline.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// A vertex that one may leave a border point by, and the part of its edge on the way there (none for a vertex itself).
struct Exit {
    VertexId vertex = kNoVertex;
    std::optional<Segment> part;
};

std::vector<Exit> exitsOf(const PlanarMap& map, const BorderPoint& point)
{
    if (point.vertex != kNoVertex) return {{point.vertex, std::nullopt}};
    const Edge& edge = map.edge(point.edge);
    const auto [first, second] = map.segment(point.edge).splitAt(point.t);
    return {{edge.start, first.reversed()}, {edge.end, second}};
}

double lengthOf(const std::vector<Segment>& way)
{
    double length = 0;
    for (const Segment& segment : way) length += segment.length();
    return length;
}

/// The piece of one edge between two places of it.
std::vector<Segment> within(const Segment& edge, double from, double to)
{
    if (from == to) return {};
    const double first = std::min(from, to);
    const double last = std::max(from, to);
    const Segment upTo = last < 1 ? edge.splitAt(last).first : edge;
    const Segment piece = first > 0 ? upTo.splitAt(first / last).second : upTo;
    return {from < to ? piece : piece.reversed()};
}

} // namespace

std::optional<BorderPoint> borderPointOf(const std::optional<SnapResult>& snap)
{
    if (!snap || (snap->vertex == kNoVertex && snap->edge == kNoEdge)) return std::nullopt;
    return BorderPoint{snap->at, snap->vertex, snap->edge, snap->t};
}

std::optional<std::vector<Segment>> wayAlongBorders(const PlanarMap& map, const BorderPoint& from,
                                                    const BorderPoint& to, double detour)
{
    const auto alive = [&map](const BorderPoint& point) {
        return point.vertex != kNoVertex ? map.has(point.vertex) : map.has(point.edge);
    };
    if (!alive(from) || !alive(to)) return std::nullopt;
    std::optional<std::vector<Segment>> best;
    const auto offer = [&best](std::vector<Segment> way) {
        if (!best || lengthOf(way) < lengthOf(*best)) best = std::move(way);
    };
    if (from.edge != kNoEdge && from.edge == to.edge) offer(within(map.segment(from.edge), from.t, to.t));
    for (const Exit& out : exitsOf(map, from))
        for (const Exit& in : exitsOf(map, to)) {
            std::vector<Segment> way;
            if (out.part) way.push_back(*out.part);
            if (out.vertex != in.vertex) {
                const auto between = shortestBorder(map, out.vertex, in.vertex);
                if (!between) continue;
                for (const HalfEdge half : *between) way.push_back(map.segment(half));
            }
            if (in.part) way.push_back(in.part->reversed());
            offer(std::move(way));
        }
    if (!best || lengthOf(*best) > detour * distanceBetween(from.at, to.at)) return std::nullopt;
    return best;
}

} // namespace marches::editor
