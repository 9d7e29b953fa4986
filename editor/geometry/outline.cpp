// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/outline.h"

#include <algorithm>
#include <queue>
#include <unordered_map>
#include <unordered_set>

namespace marches::editor {

std::vector<std::vector<HalfEdge>> ringsOf(const PlanarMap& map, FaceId face)
{
    std::vector<HalfEdge> sides = map.sides(face);
    std::ranges::sort(sides);
    std::vector<char> done(sides.size(), 0);
    std::vector<std::vector<HalfEdge>> rings;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (done[i]) continue;
        rings.push_back(map.ring(sides[i]));
        for (const HalfEdge half : rings.back()) {
            const auto place = std::ranges::lower_bound(sides, half);
            if (place != sides.end() && *place == half) done[static_cast<std::size_t>(place - sides.begin())] = 1;
        }
    }
    return rings;
}

QPainterPath pathOf(const PlanarMap& map, std::span<const HalfEdge> chain)
{
    QPainterPath path;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const Segment segment = map.segment(chain[i]);
        if (i == 0) path.moveTo(segment.start);
        if (segment.curved)
            path.cubicTo(segment.startHandle, segment.endHandle, segment.end);
        else
            path.lineTo(segment.end);
    }
    return path;
}

QPainterPath outlineOf(const PlanarMap& map, FaceId face)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const std::vector<HalfEdge>& ring : ringsOf(map, face)) {
        path.addPath(pathOf(map, ring));
        path.closeSubpath();
    }
    return path;
}

double ringArea(const PlanarMap& map, std::span<const HalfEdge> ring)
{
    double sum = 0;
    for (const HalfEdge half : ring) sum -= map.segment(half).areaTerm(); // y downwards
    return sum;
}

double areaOf(const PlanarMap& map, FaceId face)
{
    if (face == kOutside) return 0;
    std::vector<HalfEdge> sides = map.sides(face);
    std::ranges::sort(sides);
    return ringArea(map, sides); // the order of the terms does not matter
}

QRectF boundsOf(const PlanarMap& map, FaceId face)
{
    QRectF box;
    bool first = true;
    for (const HalfEdge half : map.sides(face)) {
        const QRectF hull = map.segment(half.edge()).hull();
        box = first ? hull : boxAround(box, hull);
        first = false;
    }
    return box;
}

VertexId vertexPassedTwice(const PlanarMap& map, std::span<const std::vector<HalfEdge>> rings)
{
    std::unordered_set<std::int32_t> passed;
    for (const std::vector<HalfEdge>& ring : rings)
        for (const HalfEdge half : ring)
            if (const VertexId at = map.start(half); !passed.insert(static_cast<std::int32_t>(at)).second) return at;
    return kNoVertex;
}

double lengthOf(const PlanarMap& map, std::span<const HalfEdge> chain)
{
    double sum = 0;
    for (const HalfEdge half : chain) sum += map.segment(half.edge()).length();
    return sum;
}

std::optional<std::vector<HalfEdge>> shortestBorder(const PlanarMap& map, VertexId from, VertexId to,
                                                    const std::function<bool(EdgeId)>& allowed)
{
    if (!map.has(from) || !map.has(to)) return std::nullopt;
    // E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959, led on by the straight distance that is
    // left.
    struct Reached {
        double length = 0;
        HalfEdge by;
        bool settled = false;
    };
    using Entry = std::pair<double, VertexId>;
    std::unordered_map<std::int32_t, Reached> reached;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    reached[static_cast<std::int32_t>(from)] = {};
    open.emplace(0, from);
    while (!open.empty()) {
        const VertexId at = open.top().second;
        open.pop();
        Reached& here = reached[static_cast<std::int32_t>(at)];
        if (here.settled) continue;
        here.settled = true;
        if (at == to) break;
        const double length = here.length;
        for (const HalfEdge half : map.star(at)) {
            if (allowed && !allowed(half.edge())) continue;
            const double total = length + map.segment(half).length();
            const auto [entry, fresh] =
                reached.try_emplace(static_cast<std::int32_t>(map.end(half)), Reached{total, half, false});
            if (!fresh && entry->second.length <= total) continue;
            entry->second = {total, half, false};
            open.emplace(total + distanceBetween(map.at(map.end(half)), map.at(to)), map.end(half));
        }
    }
    const auto found = reached.find(static_cast<std::int32_t>(to));
    if (found == reached.end() || !found->second.settled) return std::nullopt;
    std::vector<HalfEdge> chain;
    for (VertexId at = to; at != from; at = map.start(chain.back()))
        chain.push_back(reached[static_cast<std::int32_t>(at)].by);
    std::ranges::reverse(chain);
    return chain;
}

} // namespace marches::editor
