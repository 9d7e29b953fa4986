// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/faceedits.h"

#include "editor/geometry/cellnaming.h"
#include "editor/geometry/drawnpath.h"
#include "editor/geometry/editsteps.h"
#include "editor/geometry/validity.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::editor {

namespace {

/// Whether each point of a path is one that a map may have.
std::optional<EditRefusal> pathFault(const std::vector<Segment>& path)
{
    for (const Segment& segment : path)
        for (const QPointF& p : {segment.start, segment.startHandle, segment.endHandle, segment.end})
            if (!isPlace(p)) return EditRefusal{"no-number", QPointF()};
    if (const std::optional<QPointF> at = selfCrossing(path)) return EditRefusal{"path-crosses-itself", *at};
    return std::nullopt;
}

std::vector<EdgeId> edgesOf(const std::vector<HalfEdge>& halves)
{
    std::vector<EdgeId> edges;
    for (const HalfEdge half : halves) edges.push_back(half.edge());
    std::ranges::sort(edges);
    return edges;
}

/// Names everything that a face had anew; edges that then have one face on both sides vanish, and so does the face.
void giveAway(Transaction& change, FaceId face, FaceId to)
{
    std::vector<HalfEdge> sides = change.map().sides(face);
    std::ranges::sort(sides);
    for (const HalfEdge half : sides) change.setLeft(half, to);
    dissolve(change, edgesOf(sides));
    change.remove(face);
}

/// What a closed path encloses becomes one face: what was outside, or everything.
class Claim {
public:
    Claim(Transaction& change, const std::set<HalfEdge>& boundary, FaceId face, bool fromFaces)
        : m_change(change), m_boundary(boundary), m_face(face), m_fromFaces(fromFaces)
    {}

    bool run()
    {
        m_todo.assign(m_boundary.begin(), m_boundary.end());
        while (!m_todo.empty()) {
            const HalfEdge half = m_todo.back();
            m_todo.pop_back();
            take(half);
        }
        // Named only now, because the rings of a face are looked up by its name.
        std::set<FaceId> losers;
        for (const HalfEdge half : m_taken) {
            losers.insert(m_change.map().left(half));
            m_change.setLeft(half, m_face);
        }
        dissolve(m_change, edgesOf(std::vector<HalfEdge>(m_taken.begin(), m_taken.end())));
        for (const FaceId face : losers)
            if (face != kOutside && face != m_face && m_change.map().sides(face).empty()) m_change.remove(face);
        return !m_taken.empty();
    }

private:
    void take(HalfEdge half)
    {
        if (m_seen.contains(half)) return;
        const FaceId face = m_change.map().left(half);
        CellNaming& cells = cellsOf(face);
        const std::size_t outer = cells.ringOf(half);
        std::vector<std::size_t> rings = cells.holesOf(outer);
        rings.push_back(outer);
        for (const std::size_t ring : rings)
            for (const HalfEdge h : cells.ring(ring).halves) {
                m_seen.insert(h);
                if (m_fromFaces || face == kOutside) m_taken.insert(h);
                if (!m_boundary.contains(h)) m_todo.push_back(h.twin());
            }
    }

    CellNaming& cellsOf(FaceId face) { return m_cells.try_emplace(face, m_change, face).first->second; }

    Transaction& m_change;
    const std::set<HalfEdge>& m_boundary; ///< with the inside on the left
    FaceId m_face;
    bool m_fromFaces;
    std::map<FaceId, CellNaming> m_cells;
    std::vector<HalfEdge> m_todo;
    std::set<HalfEdge> m_seen;
    std::set<HalfEdge> m_taken;
};

} // namespace

EditResult splitFace(PlanarMap& map, FaceId face, const QPainterPath& path, const PathOptions& options)
{
    if (!map.has(face)) return refuse("no-such-element", QPointF());
    const std::vector<Segment> segments = segmentsOf(path, false);
    if (segments.empty()) return refuse("path-does-not-split", path.currentPosition());
    if (const std::optional<EditRefusal> fault = pathFault(segments)) return tl::unexpected<EditRefusal>(*fault);
    Transaction change(map);
    DrawnPath drawn(change, segments, options.tolerance);
    drawn.trim([&](FaceId in) { return in == kOutside || (in != face && !options.throughFaces); });
    if (drawn.fresh().empty()) return refuse("path-does-not-split", segments.front().start);
    if (const std::optional<QPointF> at = drawn.confusion()) return refuse("path-too-near", *at);
    std::map<FaceId, std::set<EdgeId>> byFace;
    for (const EdgeId id : drawn.fresh()) byFace[map.edge(id).left].insert(id);
    for (const auto& [cut, edges] : byFace) {
        CellNaming cells(change, cut);
        for (const std::size_t ring : cells.newCells(edges)) cells.nameRing(ring, change.addFace());
    }
    drawn.mendCuts();
    return change.commit();
}

EditResult addFace(PlanarMap& map, const QPainterPath& path, const PathOptions& options)
{
    std::vector<Segment> segments = segmentsOf(path, true);
    if (segments.empty()) return refuse("path-encloses-nothing", path.currentPosition());
    if (const std::optional<EditRefusal> fault = pathFault(segments)) return tl::unexpected<EditRefusal>(*fault);
    double area = 0;
    for (const Segment& segment : segments) area -= segment.areaTerm();
    Transaction change(map);
    DrawnPath drawn(change, segments, options.tolerance);
    drawn.trim([](FaceId) { return false; });
    if (const std::optional<QPointF> at = drawn.confusion()) return refuse("path-too-near", *at);
    std::set<HalfEdge> boundary;
    for (const HalfEdge half : drawn.along()) boundary.insert(area > 0 ? half : half.twin());
    const FaceId face = change.addFace();
    if (!Claim(change, boundary, face, options.throughFaces).run())
        return refuse("path-encloses-nothing", segments.front().start);
    dissolve(change, std::vector<EdgeId>(drawn.fresh().begin(), drawn.fresh().end()));
    drawn.mendCuts();
    return change.commit();
}

EditResult mergeFaces(PlanarMap& map, FaceId keep, FaceId gone, bool apart)
{
    if (!map.has(keep) || !map.has(gone) || keep == gone) return refuse("no-such-element", QPointF());
    const std::vector<HalfEdge>& sides = map.sides(gone);
    const bool touch = std::ranges::any_of(sides, [&](HalfEdge half) { return map.right(half) == keep; });
    if (!touch && !apart) return refuse("not-neighbours", map.segment(sides.front().edge()).start);
    Transaction change(map);
    giveAway(change, gone, keep);
    return change.commit();
}

EditResult removeFace(PlanarMap& map, FaceId face)
{
    if (!map.has(face)) return refuse("no-such-element", QPointF());
    Transaction change(map);
    giveAway(change, face, kOutside);
    return change.commit();
}

EditResult moveFaces(PlanarMap& map, std::span<const FaceId> faces, const QPointF& by, Borders borders)
{
    const std::set<FaceId> moved(faces.begin(), faces.end());
    std::set<EdgeId> edges;
    std::set<VertexId> vertices;
    for (const FaceId face : moved) {
        if (!map.has(face)) return refuse("no-such-element", QPointF());
        for (const HalfEdge half : map.sides(face)) {
            edges.insert(half.edge());
            vertices.insert({map.start(half), map.end(half)});
        }
    }
    const auto stays = [&](EdgeId id) { // an edge of a face that stays, or of one
        const Edge& edge = map.edge(id);
        if (!edges.contains(id)) return true;
        const FaceId other = moved.contains(edge.left) ? edge.right : edge.left;
        return other != kOutside && !moved.contains(other);
    };
    Transaction change(map);
    std::map<VertexId, VertexId> copies;
    if (borders == Borders::Part) {
        for (const VertexId id : vertices) {
            bool needed = false;
            map.visitStar(id, [&](HalfEdge half) { needed = needed || stays(half.edge()); });
            if (needed) copies[id] = change.add(Vertex{map.at(id) + by});
        }
    }
    std::set<EdgeId> stretched;
    if (borders == Borders::Follow)
        for (const VertexId id : vertices) map.visitStar(id, [&](HalfEdge half) { stretched.insert(half.edge()); });
    stretched.insert(edges.begin(), edges.end());
    for (const EdgeId id : stretched) {
        const Edge old = map.edge(id);
        Edge edge = old;
        if (edge.curved && vertices.contains(edge.start)) edge.startHandle += by;
        if (edge.curved && vertices.contains(edge.end)) edge.endHandle += by;
        if (const auto copy = copies.find(edge.start); copy != copies.end()) edge.start = copy->second;
        if (const auto copy = copies.find(edge.end); copy != copies.end()) edge.end = copy->second;
        if (borders == Borders::Follow || !stays(id)) {
            change.set(id, edge);
            continue;
        }
        Edge left = old; // the neighbour's coast
        (moved.contains(old.left) ? left.left : left.right) = kOutside;
        (moved.contains(old.left) ? edge.right : edge.left) = kOutside;
        change.set(id, left);
        change.add(edge);
    }
    for (const VertexId id : vertices)
        if (!copies.contains(id)) change.set(id, Vertex{map.at(id) + by});
    return change.commit();
}

FaceId addedFace(const Patch& patch)
{
    FaceId found = kOutside;
    for (const FaceChange& change : patch.faces) {
        if (change.before || !change.after) continue;
        if (found != kOutside) return kOutside;
        found = change.id;
    }
    return found;
}

} // namespace marches::editor
