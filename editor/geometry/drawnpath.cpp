// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/drawnpath.h"

#include "editor/geometry/arrangement.h"
#include "editor/geometry/editsteps.h"
#include "editor/geometry/location.h"

#include <algorithm>
#include <map>

namespace marches::editor {

namespace {

constexpr std::int32_t kPath = -1; ///< the path as a source; edges of the map have their number

/// The place of the map within the tolerance: a vertex before a border.
QPointF drawnTo(const PlanarMap& map, const QPointF& point, double tolerance)
{
    const QRectF box = QRectF(point, QSizeF(0, 0)).adjusted(-tolerance, -tolerance, tolerance, tolerance);
    std::optional<QPointF> vertex;
    std::optional<QPointF> border;
    const auto nearer = [&point](const QPointF& a, const std::optional<QPointF>& b) {
        return !b || distanceBetween(a, point) < distanceBetween(*b, point);
    };
    for (const EdgeId id : map.edgesNear(box)) {
        const Segment segment = map.segment(id);
        for (const QPointF& end : {segment.start, segment.end})
            if (distanceBetween(end, point) <= tolerance && nearer(end, vertex)) vertex = end;
        const Nearest nearest = segment.nearestTo(point);
        if (nearest.distance <= tolerance && nearer(nearest.at, border)) border = nearest.at;
    }
    return vertex.value_or(border.value_or(point));
}

/// The edges of the map and the path around it, taken apart.
struct LocalArrangement {
    Arrangement arrangement;
    std::vector<VertexId> known; ///< map vertices of the first vertices
    std::vector<EdgeId> edges;

    LocalArrangement(const PlanarMap& map, std::span<const Segment> path, double tolerance) : arrangement(tolerance)
    {
        std::set<EdgeId> near;
        const double reach = 2 * arrangement.tolerance();
        for (const Segment& segment : path)
            for (const EdgeId id : map.edgesNear(segment.hull().adjusted(-reach, -reach, reach, reach)))
                near.insert(id);
        edges.assign(near.begin(), near.end());
        std::map<VertexId, std::int32_t> names;
        const auto name = [&](VertexId v) {
            const auto [entry, fresh] = names.try_emplace(v, static_cast<std::int32_t>(known.size()));
            if (fresh) {
                known.push_back(v);
                arrangement.addFixedVertex(map.at(v));
            }
            return entry->second;
        };
        for (const EdgeId id : edges) {
            const std::int32_t start = name(map.edge(id).start);
            const std::int32_t end = name(map.edge(id).end);
            arrangement.addFixedEdge(start, end, map.segment(id), static_cast<std::int32_t>(id));
        }
        for (Segment segment : path) {
            const QPointF start = drawnTo(map, segment.start, tolerance);
            const QPointF end = drawnTo(map, segment.end, tolerance);
            segment.startHandle += start - segment.start;
            segment.endHandle += end - segment.end;
            segment.start = start;
            segment.end = end;
            const std::int32_t from = arrangement.vertexAt(start);
            arrangement.add(segment, from, arrangement.vertexAt(end), kPath);
        }
        arrangement.resolve();
    }
};

} // namespace

std::vector<Segment> segmentsOf(const QPainterPath& path, bool closed)
{
    std::vector<Segment> segments;
    QPointF at;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            if (i > 0) break;
            at = element;
        } else if (element.isLineTo()) {
            if (at != QPointF(element)) segments.push_back(Segment::line(at, element));
            at = element;
        } else if (i + 2 < path.elementCount()) {
            segments.push_back(Segment::cubic(at, element, path.elementAt(i + 1), path.elementAt(i + 2)));
            at = segments.back().end;
            i += 2;
        }
    }
    if (closed && !segments.empty() && segments.front().start != at)
        segments.push_back(Segment::line(at, segments.front().start));
    return segments;
}

std::optional<QPointF> selfCrossing(const std::vector<Segment>& path)
{
    struct Piece {
        QPointF from;
        QPointF to;
    };
    std::vector<Piece> pieces;
    EdgeGrid grid;
    QRectF box;
    for (const Segment& segment : path) {
        const std::vector<QPointF> points = segment.flattened();
        for (std::size_t i = 1; i < points.size(); ++i) {
            const QRectF hull = boxOf(points[i - 1], points[i]);
            box = pieces.empty() ? hull : boxAround(box, hull);
            pieces.push_back({points[i - 1], points[i]});
        }
    }
    grid.reset(box, pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        std::optional<QPointF> found;
        const Piece& mine = pieces[i];
        grid.visitBox(boxOf(mine.from, mine.to), [&](std::int32_t other) {
            const Piece& theirs = pieces[static_cast<std::size_t>(other)];
            const QPointF a = mine.to - mine.from;
            const QPointF b = theirs.to - theirs.from;
            const double turn = cross(a, b);
            if (turn == 0) return;
            const double s = cross(theirs.from - mine.from, b) / turn;
            const double t = cross(theirs.from - mine.from, a) / turn;
            if (s > 1e-9 && s < 1 - 1e-9 && t > 1e-9 && t < 1 - 1e-9) found = mine.from + a * s;
        });
        if (found) return found;
        grid.insert(static_cast<std::int32_t>(i), Segment::line(mine.from, mine.to));
    }
    return std::nullopt;
}

DrawnPath::DrawnPath(Transaction& change, std::span<const Segment> path, double tolerance) : m_change(change)
{
    const PlanarMap& map = change.map();
    LocalArrangement local(map, path, tolerance);
    const Arrangement& arrangement = local.arrangement;
    std::vector<std::vector<Arrangement::Passage>> ofEdges(local.edges.size());
    std::vector<std::int32_t> net(arrangement.edges().size(), 0); // how often the path runs along an edge
    std::vector<char> old(arrangement.edges().size(), 0);
    for (const Arrangement::Passage& passage : arrangement.passages()) {
        const auto edge = static_cast<std::size_t>(passage.edge);
        if (passage.source == kPath) {
            net[edge] += passage.forward ? 1 : -1;
            continue;
        }
        old[edge] = 1;
        const auto place =
            std::ranges::lower_bound(local.edges, static_cast<EdgeId>(passage.source)) - local.edges.begin();
        ofEdges[static_cast<std::size_t>(place)].push_back(passage);
    }
    // Where the new edges lie is asked before anything is changed.
    std::map<std::size_t, FaceId> faces;
    for (std::size_t i = 0; i < net.size(); ++i) {
        if (old[i] || net[i] == 0) continue;
        const std::vector<QPointF> points = arrangement.segment(arrangement.edges()[i]).flattened();
        const std::size_t middle = points.size() / 2;
        faces[i] = faceAt(map, (points[middle - 1] + points[middle]) / 2);
    }
    std::vector<VertexId> vertices = local.known;
    vertices.resize(arrangement.vertices().size(), kNoVertex);
    const auto vertex = [&](std::int32_t name) {
        VertexId& id = vertices[static_cast<std::size_t>(name)];
        if (id == kNoVertex) id = change.add(Vertex{arrangement.vertices()[static_cast<std::size_t>(name)]});
        return id;
    };
    std::vector<HalfEdge> made(arrangement.edges().size()); // in the direction of the arrangement's edge
    for (std::size_t k = 0; k < local.edges.size(); ++k) {
        const EdgeId id = local.edges[k];
        const Edge whole = map.edge(id);
        const std::vector<Arrangement::Passage>& parts = ofEdges[k];
        CutEdge cut{whole, {}};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto& shape = arrangement.edges()[static_cast<std::size_t>(parts[i].edge)];
            EdgeId part = id;
            if (parts.size() > 1) {
                Edge edge{vertex(shape.start), vertex(shape.end), whole.left,     whole.right,
                          shape.curved,        shape.startHandle, shape.endHandle};
                if (!parts[i].forward) {
                    std::swap(edge.start, edge.end);
                    std::swap(edge.startHandle, edge.endHandle);
                }
                if (i == 0)
                    change.set(id, edge);
                else
                    part = change.add(edge);
            }
            made[static_cast<std::size_t>(parts[i].edge)] = HalfEdge(part, parts[i].forward);
            cut.parts.emplace_back(part, true); // parts run as the whole did
        }
        if (cut.parts.size() > 1) m_cuts.push_back(std::move(cut));
    }
    for (std::size_t i = 0; i < net.size(); ++i) {
        if (net[i] == 0) continue;
        if (!old[i]) {
            const auto& shape = arrangement.edges()[i];
            const FaceId face = faces.at(i);
            const EdgeId id = change.add(Edge{vertex(shape.start), vertex(shape.end), face, face, shape.curved,
                                              shape.startHandle, shape.endHandle});
            made[i] = HalfEdge(id, true);
            m_fresh.insert(id);
        }
        m_along.insert(net[i] > 0 ? made[i] : made[i].twin());
    }
}

std::optional<QPointF> DrawnPath::confusion() const
{
    const PlanarMap& map = m_change.map();
    std::set<HalfEdge> seen;
    const auto check = [&](HalfEdge from) -> std::optional<QPointF> {
        if (seen.contains(from)) return std::nullopt;
        for (const HalfEdge half : map.ring(from)) {
            seen.insert(half);
            if (map.left(half) != map.left(from)) return map.at(map.start(half));
        }
        return std::nullopt;
    };
    for (const HalfEdge half : m_along)
        for (const HalfEdge side : {half, half.twin()})
            if (const std::optional<QPointF> at = check(side)) return at;
    return std::nullopt;
}

void DrawnPath::mendCuts()
{
    const PlanarMap& map = m_change.map();
    for (const CutEdge& cut : m_cuts) {
        const auto idle = [&](std::size_t i) { // nothing happens where part i ends
            return map.has(cut.parts[i].edge()) && map.has(cut.parts[i + 1].edge()) &&
                   map.degree(map.end(cut.parts[i])) == 2;
        };
        bool all = true;
        for (std::size_t i = 0; i + 1 < cut.parts.size(); ++i) all = all && idle(i);
        if (!all && cut.whole.curved) continue;
        for (std::size_t i = cut.parts.size() - 1; i > 0; --i) {
            if (!idle(i - 1)) continue;
            Edge joined = map.edge(cut.parts[i - 1].edge());
            const VertexId gone = joined.end;
            joined.end = map.edge(cut.parts[i].edge()).end;
            if (all) { // also gets its handles back
                joined.curved = cut.whole.curved;
                joined.startHandle = cut.whole.startHandle;
                joined.endHandle = cut.whole.endHandle;
            }
            m_change.remove(cut.parts[i].edge());
            m_change.remove(cut.parts[i - 1].edge());
            m_change.remove(gone);
            m_change.set(cut.parts[i - 1].edge(), joined);
        }
    }
}

void DrawnPath::drop(EdgeId id)
{
    m_fresh.erase(id);
    m_along.erase(HalfEdge(id, true));
    m_along.erase(HalfEdge(id, false));
    removeEdge(m_change, id);
}

void DrawnPath::trimIdle()
{
    const PlanarMap& map = m_change.map();
    // Edges with the same ring on both sides part nothing; without them others may come to lead nowhere.
    for (bool again = true; again;) {
        again = false;
        for (const EdgeId id : std::vector<EdgeId>(m_fresh.begin(), m_fresh.end())) {
            const std::vector<HalfEdge> ring = map.ring(HalfEdge(id, true));
            if (std::ranges::find(ring, HalfEdge(id, false)) == ring.end()) continue;
            drop(id);
            again = true;
        }
    }
}

} // namespace marches::editor
