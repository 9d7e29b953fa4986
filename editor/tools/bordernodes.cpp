// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/bordernodes.h"

#include "editor/geometry/edgeedits.h"
#include "editor/tools/borderdrag.h"

#include <algorithm>
#include <span>
#include <utility>

namespace marches::editor {

namespace {

const PlanarMap& mapOf(const MapSelection& selection) { return selection.document().model().drawing; }

[[nodiscard]] EditOutcome outcomeOf(const EditResult& result)
{
    return result ? EditOutcome() : EditOutcome(tl::unexpected(result.error()));
}

/// The same edit of the drawing for each element.
template <class Id, class Edit> [[nodiscard]] EditOutcome drawAll(MapEdit& edit, const std::vector<Id>& ids, Edit one)
{
    for (const Id id : ids)
        if (const EditResult done = edit.draw(one, id); !done) return tl::unexpected(done.error());
    return {};
}

/// Selected edges, those between selected points, or those at the only one.
std::vector<EdgeId> chosenEdges(const MapSelection& selection)
{
    const PlanarMap& map = mapOf(selection);
    std::vector<EdgeId> edges = selection.items().edges;
    const std::vector<VertexId>& vertices = selection.items().vertices;
    for (const VertexId vertex : vertices)
        map.visitStar(vertex, [&](HalfEdge half) {
            if (half.forward() && selection.has(map.end(half))) edges.push_back(half.edge());
        });
    if (!edges.empty() || vertices.size() != 1) return edges;
    map.visitStar(vertices.front(), [&](HalfEdge half) { edges.push_back(half.edge()); });
    return edges;
}

struct Handles {
    QPointF start;
    QPointF end;
};

/// The direction in which a smooth line that comes from an edge passes its end; null at a junction, where it goes
/// nowhere.
QPointF directionThrough(const PlanarMap& map, HalfEdge in)
{
    const VertexId at = map.end(in);
    if (map.degree(at) != 2) return {};
    HalfEdge out;
    map.visitStar(at, [&](HalfEdge half) {
        if (half.edge() != in.edge()) out = half;
    });
    if (out.isNull()) return {};
    const Segment on = map.segment(out);
    // A curve that is there already says where it goes.
    const QPointF way = on.curved ? on.startHandle - on.start : on.end - map.at(map.start(in));
    const double length = distanceBetween({}, way);
    return length > 0 ? way / length : QPointF();
}

/// Handles that lead an edge into its neighbours without a corner. An end at a junction looks at the other handle.
Handles smoothHandles(const PlanarMap& map, EdgeId id)
{
    const Segment line = map.segment(id);
    const double reach = distanceBetween(line.start, line.end) / 3;
    const QPointF before = directionThrough(map, HalfEdge(id, false)); // out of the start, away from the edge
    const QPointF after = directionThrough(map, HalfEdge(id, true));
    Handles handles{line.pointAt(1.0 / 3), line.pointAt(2.0 / 3)};
    if (!before.isNull()) handles.start = line.start - before * reach;
    if (!after.isNull()) handles.end = line.end - after * reach;
    if (before.isNull() && !after.isNull()) handles.start = line.start + (handles.end - line.start) / 2;
    if (after.isNull() && !before.isNull()) handles.end = line.end + (handles.start - line.end) / 2;
    return handles;
}

} // namespace

void BorderNodes::select(MapSelection& selection, VertexId vertex, bool add)
{
    MapSelection::Items items;
    if (add) items.vertices = selection.items().vertices;
    if (!add || std::erase(items.vertices, vertex) == 0) items.vertices.push_back(vertex);
    selection.set(std::move(items));
}

void BorderNodes::selectBorder(MapSelection& selection, EdgeId edge, bool add)
{
    MapSelection::Items items;
    if (add) items.edges = selection.items().edges;
    for (const HalfEdge half : wholeBorder(mapOf(selection), edge)) items.edges.push_back(half.edge());
    selection.set(std::move(items));
}

void BorderNodes::makeStraight(MapSelection& selection)
{
    const std::vector<EdgeId> edges = chosenEdges(selection);
    selection.document().edit(tr("Make straight"),
                              [&](MapEdit& edit) { return drawAll(edit, edges, marches::editor::makeStraight); });
}

void BorderNodes::makeCurved(MapSelection& selection)
{
    const std::vector<EdgeId> edges = chosenEdges(selection);
    selection.document().edit(tr("Make curved"), [&](MapEdit& edit) {
        std::vector<std::pair<EdgeId, Handles>> all;
        for (const EdgeId id : edges)
            if (!edit.model().drawing.edge(id).curved) all.emplace_back(id, smoothHandles(edit.model().drawing, id));
        for (const auto& [id, handles] : all)
            if (!edit.draw(moveHandles, id, handles.start, handles.end)) {
                // No room to swing round: they look as before, and are pulled out by hand.
                edit.rollBack();
                return drawAll(edit, edges, marches::editor::makeCurved);
            }
        return EditOutcome();
    });
}

void BorderNodes::makeSmooth(MapSelection& selection)
{
    const PlanarMap& map = mapOf(selection);
    std::vector<VertexId> points;
    for (const VertexId point : selection.items().vertices)
        if (map.degree(point) == 2) points.push_back(point);
    // Of junctions alone the refusal tells why.
    if (points.empty()) points = selection.items().vertices;
    if (points.empty()) return;
    selection.document().edit(tr("Make smooth"),
                              [&](MapEdit& edit) { return drawAll(edit, points, marches::editor::makeSmooth); });
}

void BorderNodes::forget()
{
    m_nudged.clear();
    m_walkedFrom = kNoVertex;
}

void BorderNodes::remove(MapSelection& selection)
{
    const std::vector<VertexId> vertices = selection.items().vertices;
    if (vertices.empty()) return;
    selection.document().edit(tr("Remove %n point(s)", nullptr, static_cast<int>(vertices.size())),
                              [&](MapEdit& edit) { return drawAll(edit, vertices, deleteVertex); });
}

void BorderNodes::insert(MapSelection& selection)
{
    const std::vector<EdgeId> edges = chosenEdges(selection);
    MapSelection::Items items = selection.items();
    items.edges.clear();
    const EditOutcome done = selection.document().edit(tr("Add points"), [&](MapEdit& edit) -> EditOutcome {
        for (const EdgeId id : edges) {
            const EditResult added = edit.draw(insertVertex, id, 0.5);
            if (!added) return tl::unexpected(added.error());
            items.vertices.push_back(addedVertex(*added));
        }
        return {};
    });
    if (done) selection.set(std::move(items));
}

void BorderNodes::insertAt(MapSelection& selection, EdgeId edge, double t)
{
    VertexId added = kNoVertex;
    selection.document().edit(tr("Add a point"), [&](MapEdit& edit) {
        const EditResult done = edit.draw(insertVertex, edge, t);
        if (done) added = addedVertex(*done);
        return outcomeOf(done);
    });
    if (added != kNoVertex) select(selection, added, false);
}

void BorderNodes::nudge(MapSelection& selection, const QPointF& by)
{
    const std::vector<VertexId>& vertices = selection.items().vertices;
    if (vertices != m_nudged) {
        m_nudged = vertices;
        m_nudgeMerge = selection.document().newMergeId();
    }
    std::vector<VertexMove> moves;
    moves.reserve(vertices.size());
    for (const VertexId vertex : vertices) moves.push_back({vertex, mapOf(selection).at(vertex) + by});
    selection.document().edit(
        tr("Move %n point(s)", nullptr, static_cast<int>(moves.size())),
        [&](MapEdit& edit) { return outcomeOf(edit.draw(moveVertices, std::span<const VertexMove>(moves))); },
        m_nudgeMerge);
}

VertexId BorderNodes::step(MapSelection& selection, int by, const QRectF& visible)
{
    const PlanarMap& map = mapOf(selection);
    const std::vector<VertexId>& chosen = selection.items().vertices;
    VertexId next = kNoVertex;
    if (chosen.empty()) {
        double least = 0;
        for (const EdgeId id : map.edgesNear(visible)) {
            const VertexId vertex = map.edge(id).start;
            const double distance = distanceBetween(map.at(vertex), visible.center());
            if (next != kNoVertex && distance >= least) continue;
            next = vertex;
            least = distance;
        }
    } else {
        const std::vector<HalfEdge> star = map.star(chosen.back());
        const auto kept = std::ranges::find_if(star, [&](HalfEdge half) { return map.left(half) == m_walkedFace; });
        if (kept == star.end() || !map.has(m_walkedFrom)) m_walkedFrom = chosen.back();
        const HalfEdge from = kept != star.end() ? *kept : star.front();
        m_walkedFace = map.left(from);
        next = by > 0 ? map.end(from) : map.start(map.ring(from).back());
        if (next == m_walkedFrom) { // once around
            forget();
            selection.clear();
            return kNoVertex;
        }
    }
    if (next != kNoVertex) select(selection, next, false);
    return next;
}

} // namespace marches::editor
