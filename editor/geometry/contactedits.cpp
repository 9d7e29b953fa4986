// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that join what lies apart, and part what is joined.
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/editsteps.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// Brings all edges of `gone` to `keep`, without those between the two.
void joinVertices(Transaction& change, VertexId keep, VertexId gone)
{
    const PlanarMap& map = change.map();
    const QPointF by = map.at(keep) - map.at(gone);
    for (const HalfEdge half : map.star(gone)) {
        if (map.end(half) == keep) {
            change.remove(half.edge());
            continue;
        }
        Edge edge = map.edge(half.edge());
        (half.forward() ? edge.start : edge.end) = keep;
        if (edge.curved) (half.forward() ? edge.startHandle : edge.endHandle) += by;
        change.set(half.edge(), edge);
    }
    change.remove(gone);
    joinDoubles(change, keep);
}

} // namespace

EditResult weldVertices(PlanarMap& map, VertexId keep, VertexId gone)
{
    if (!map.has(keep) || !map.has(gone) || keep == gone) return refuse("no-such-element", QPointF());
    Transaction change(map);
    joinVertices(change, keep, gone);
    return change.commit();
}

EditResult weldToEdge(PlanarMap& map, VertexId vertex, EdgeId id)
{
    if (!map.has(vertex) || !map.has(id)) return refuse("no-such-element", QPointF());
    const Edge edge = map.edge(id);
    if (edge.start == vertex || edge.end == vertex) return refuse("vertex-on-edge", map.at(vertex));
    const Nearest nearest = map.segment(id).nearestTo(map.at(vertex));
    Transaction change(map);
    if (nearest.t <= 0 || nearest.t >= 1) {
        joinVertices(change, nearest.t <= 0 ? edge.start : edge.end, vertex);
    } else {
        const SplitEdge split = splitEdge(change, id, nearest.t, nearest.at);
        joinVertices(change, split.vertex, vertex);
    }
    return change.commit();
}

EditResult detachCorner(PlanarMap& map, FaceId face, VertexId vertex, const QPointF& to)
{
    if (!map.has(vertex) || !map.has(face)) return refuse("no-such-element", to);
    HalfEdge out; // leaves the vertex with the face on its left
    int corners = 0;
    map.visitStar(vertex, [&](HalfEdge half) {
        if (map.left(half) != face) return;
        out = half;
        ++corners;
    });
    if (corners == 0) return refuse("no-such-element", map.at(vertex));
    if (corners > 1) return refuse("corner-unclear", map.at(vertex));
    HalfEdge in;
    for (const HalfEdge half : map.star(vertex))
        if (map.right(half) == face) in = half.twin();
    const QPointF by = to - map.at(vertex);
    const bool shared = map.degree(vertex) > 2 || map.right(out) != kOutside;
    if (!shared) return refuse("not-in-contact", map.at(vertex));
    Transaction change(map);
    const VertexId corner = change.add(Vertex{to});
    for (const HalfEdge half : {in, out}) {
        const bool atStart = half == out;
        Edge edge = map.edge(half.edge());
        const bool startMoves = half.forward() == atStart;
        (startMoves ? edge.start : edge.end) = corner;
        if (edge.curved) (startMoves ? edge.startHandle : edge.endHandle) += by;
        if (map.right(half) == kOutside) {
            change.set(half.edge(), edge);
            continue;
        }
        (half.forward() ? edge.right : edge.left) = kOutside;
        change.add(edge);
        change.setLeft(half, kOutside);
    }
    return change.commit();
}

} // namespace marches::editor
