// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/snapping.h"

#include <algorithm>

namespace marches::editor {

std::optional<Snap> snapTo(const PlanarMap& map, const QPointF& point, double radius, const SnapFilter& filter)
{
    std::optional<Snap> best;
    const auto offer = [&best](const Snap& snap) {
        if (!best || snap.kind < best->kind || (snap.kind == best->kind && snap.distance < best->distance)) best = snap;
    };
    const QRectF box = QRectF(point, QSizeF()).adjusted(-radius, -radius, radius, radius);
    for (const EdgeId id : map.edgesNear(box)) {
        const Segment segment = map.segment(id);
        const Edge& edge = map.edge(id);
        for (const VertexId v : {edge.start, edge.end}) {
            const double distance = distanceBetween(map.at(v), point);
            if (distance > radius || (filter.vertex && !filter.vertex(v))) continue;
            offer({map.degree(v) > 2 ? SnapKind::Junction : SnapKind::Vertex, map.at(v), distance, v, kNoEdge, 0});
        }
        if (filter.edge && !filter.edge(id)) continue;
        const Nearest nearest = segment.nearestTo(point);
        if (nearest.distance <= radius) offer({SnapKind::Edge, nearest.at, nearest.distance, kNoVertex, id, nearest.t});
    }
    return best;
}

std::vector<VertexId> verticesIn(const PlanarMap& map, const QRectF& box)
{
    std::vector<VertexId> found;
    for (const EdgeId id : map.edgesNear(box))
        for (const VertexId v : {map.edge(id).start, map.edge(id).end}) {
            const QPointF& p = map.at(v);
            if (p.x() >= box.left() && p.x() <= box.right() && p.y() >= box.top() && p.y() <= box.bottom()) found.push_back(v);
        }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace marches::editor
