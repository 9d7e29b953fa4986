// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/edgeedits.h"

#include "editor/geometry/editsteps.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

QPointF middleOf(const PlanarMap& map, EdgeId edge) { return map.segment(edge).pointAt(0.5); }

/// Sets vertices to new places; handles in the set by `handle(old)`, those with one end in the set with that end.
template <class HandleAt>
EditResult place(PlanarMap& map, const std::map<VertexId, QPointF>& places, const HandleAt& handleAt)
{
    for (const auto& [id, to] : places)
        if (!map.has(id)) return refuse("no-such-element", to);
    Transaction change(map);
    std::set<EdgeId> edges;
    for (const auto& [id, to] : places)
        map.visitStar(id, [&edges, &map](HalfEdge half) {
            if (map.edge(half.edge()).curved) edges.insert(half.edge());
        });
    for (const EdgeId id : edges) {
        Edge edge = map.edge(id);
        const auto start = places.find(edge.start);
        const auto end = places.find(edge.end);
        if (start != places.end() && end != places.end()) {
            edge.startHandle = handleAt(edge.startHandle, start->second - map.at(edge.start));
            edge.endHandle = handleAt(edge.endHandle, end->second - map.at(edge.end));
        } else if (start != places.end()) {
            edge.startHandle += start->second - map.at(edge.start);
        } else {
            edge.endHandle += end->second - map.at(edge.end);
        }
        change.set(id, edge);
    }
    for (const auto& [id, to] : places) change.set(id, Vertex{to});
    return change.commit();
}

EditResult shift(PlanarMap& map, const std::map<VertexId, QPointF>& places)
{
    return place(map, places, [](const QPointF& handle, const QPointF& by) { return handle + by; });
}

} // namespace

EditResult moveVertices(PlanarMap& map, std::span<const VertexMove> moves)
{
    std::map<VertexId, QPointF> places;
    for (const VertexMove& move : moves) places[move.id] = move.to;
    return shift(map, places);
}

EditResult transformVertices(PlanarMap& map, std::span<const VertexId> vertices, const QTransform& by)
{
    std::map<VertexId, QPointF> places;
    for (const VertexId id : vertices)
        if (map.has(id)) places[id] = by.map(map.at(id));
    return place(map, places, [&by](const QPointF& handle, const QPointF&) { return by.map(handle); });
}

EditResult alignVertices(PlanarMap& map, std::span<const VertexId> vertices, Alignment alignment)
{
    std::map<VertexId, QPointF> places;
    for (const VertexId id : vertices)
        if (!map.has(id)) return refuse("no-such-element", QPointF());
    if (vertices.empty()) return Patch{};
    QRectF box(map.at(vertices.front()), QSizeF(0, 0));
    for (const VertexId id : vertices) box = boxAround(box, QRectF(map.at(id), QSizeF(0, 0)));
    const QPointF from = map.at(vertices.front());
    const QPointF along = map.at(vertices.back()) - from;
    const double squared = QPointF::dotProduct(along, along);
    for (const VertexId id : vertices) {
        QPointF to = map.at(id);
        switch (alignment) {
        case Alignment::Left: to.setX(box.left()); break;
        case Alignment::Right: to.setX(box.right()); break;
        case Alignment::Top: to.setY(box.top()); break;
        case Alignment::Bottom: to.setY(box.bottom()); break;
        case Alignment::MiddleX: to.setX(box.center().x()); break;
        case Alignment::MiddleY: to.setY(box.center().y()); break;
        case Alignment::OnLine:
            if (squared > 0 && id != vertices.front() && id != vertices.back())
                to = from + along * (QPointF::dotProduct(to - from, along) / squared);
            break;
        }
        places[id] = to;
    }
    return shift(map, places);
}

EditResult moveHandles(PlanarMap& map, EdgeId id, const QPointF& startHandle, const QPointF& endHandle)
{
    if (!map.has(id)) return refuse("no-such-element", startHandle);
    Transaction change(map);
    Edge edge = map.edge(id);
    edge.curved = true;
    edge.startHandle = startHandle;
    edge.endHandle = endHandle;
    change.set(id, edge);
    return change.commit();
}

EditResult makeStraight(PlanarMap& map, EdgeId id)
{
    if (!map.has(id)) return refuse("no-such-element", QPointF());
    Transaction change(map);
    Edge edge = map.edge(id);
    edge.curved = false;
    change.set(id, edge);
    return change.commit();
}

EditResult makeCurved(PlanarMap& map, EdgeId id)
{
    if (!map.has(id)) return refuse("no-such-element", QPointF());
    if (map.edge(id).curved) return Patch{};
    const Segment line = map.segment(id);
    return moveHandles(map, id, line.pointAt(1.0 / 3), line.pointAt(2.0 / 3));
}

EditResult makeSmooth(PlanarMap& map, VertexId id)
{
    if (!map.has(id)) return refuse("no-such-element", QPointF());
    const QPointF here = map.at(id);
    if (map.degree(id) != 2) return refuse("is-junction", here);
    std::vector<HalfEdge> out;
    map.visitStar(id, [&out](HalfEdge half) { out.push_back(half); });
    const std::array far{map.at(map.end(out[0])), map.at(map.end(out[1]))};
    const QPointF along = far[1] - far[0];
    const double length = std::hypot(along.x(), along.y());
    if (length <= 0) return Patch{};
    Transaction change(map);
    for (std::size_t side = 0; side < 2; ++side) {
        const EdgeId edgeId = out[side].edge();
        const Segment line = map.segment(edgeId);
        Edge edge = map.edge(edgeId);
        if (!edge.curved) {
            edge.startHandle = line.pointAt(1.0 / 3);
            edge.endHandle = line.pointAt(2.0 / 3);
        }
        edge.curved = true;
        const double reach = std::hypot((far[side] - here).x(), (far[side] - here).y()) / 3;
        const QPointF handle = here + along * ((side == 0 ? -reach : reach) / length);
        (out[side].forward() ? edge.startHandle : edge.endHandle) = handle;
        change.set(edgeId, edge);
    }
    return change.commit();
}

EditResult insertVertex(PlanarMap& map, EdgeId id, double t)
{
    if (!map.has(id)) return refuse("no-such-element", QPointF());
    if (!(t > 0 && t < 1)) return refuse("edge-too-short", middleOf(map, id));
    Transaction change(map);
    splitEdge(change, id, t, map.segment(id).pointAt(t));
    return change.commit();
}

EditResult deleteVertex(PlanarMap& map, VertexId id)
{
    if (!map.has(id)) return refuse("no-such-element", QPointF());
    const std::vector<HalfEdge> around = map.star(id);
    if (around.size() != 2) return refuse("is-junction", map.at(id));
    const HalfEdge in = around[0].twin(); // along `in` to the vertex, then along `out`
    const HalfEdge out = around[1];
    if (map.start(in) == map.end(out)) return refuse("ring-too-small", map.at(id));
    const Segment before = map.segment(in);
    const Segment after = map.segment(out);
    Edge joined{map.start(in), map.end(out), map.left(in), map.right(in), before.curved || after.curved, {}, {}};
    if (joined.curved) {
        const double first = before.length();
        const double second = after.length();
        const auto handle = [](const Segment& s) { return (s.curved ? s.startHandle : s.pointAt(1.0 / 3)) - s.start; };
        joined.startHandle = before.start + handle(before) * ((first + second) / first);
        joined.endHandle = after.end + handle(after.reversed()) * ((first + second) / second);
    }
    Transaction change(map);
    change.remove(in.edge());
    change.remove(out.edge());
    change.remove(id);
    change.set(std::min(in.edge(), out.edge()), joined);
    return change.commit();
}

EditResult redrawRun(PlanarMap& map, std::span<const HalfEdge> run, std::span<const Segment> by)
{
    if (run.empty() || by.empty() || by.size() > run.size()) return refuse("redraw-one-border", QPointF());
    for (const HalfEdge half : run)
        if (half.isNull() || !map.has(half.edge())) return refuse("no-such-element", by.front().start);
    std::vector<VertexId> points{map.start(run.front())};
    for (std::size_t i = 0; i < run.size(); ++i) {
        const VertexId at = map.end(run[i]);
        points.push_back(at);
        if (i + 1 == run.size()) break;
        if (map.start(run[i + 1]) != at) return refuse("redraw-one-border", map.at(at));
        if (map.degree(at) != 2) return refuse("is-junction", map.at(at));
    }
    if (points.front() == points.back()) return refuse("ring-too-small", map.at(points.front()));
    const FaceId left = map.left(run.front());
    const FaceId right = map.right(run.front());
    std::vector<VertexId> joints{points.front()};
    for (std::size_t joint = 1; joint < by.size(); ++joint) joints.push_back(points[joint * run.size() / by.size()]);
    joints.push_back(points.back());
    Transaction change(map);
    for (const HalfEdge half : run) change.remove(half.edge());
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        if (std::ranges::find(joints, points[i]) == joints.end()) change.remove(points[i]);
    for (std::size_t joint = 1; joint < by.size(); ++joint) change.set(joints[joint], Vertex{by[joint].start});
    for (std::size_t piece = 0; piece < by.size(); ++piece) {
        Edge edge{joints[piece], joints[piece + 1], left, right, by[piece].curved, {}, {}};
        if (edge.curved) {
            edge.startHandle = by[piece].startHandle;
            edge.endHandle = by[piece].endHandle;
        }
        change.set(run[piece].edge(), edge);
    }
    return change.commit();
}

VertexId addedVertex(const Patch& patch)
{
    VertexId found = kNoVertex;
    for (const auto& change : patch.vertices) {
        if (change.before || !change.after) continue;
        if (found != kNoVertex) return kNoVertex;
        found = change.id;
    }
    return found;
}

} // namespace marches::editor
