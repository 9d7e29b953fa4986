// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/validity.h"

#include "editor/geometry/location.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace marches::editor {

bool isPlace(const QPointF& p)
{
    constexpr double kMostCoordinate = 1e6; // as the reader of paths allows
    return std::abs(p.x()) <= kMostCoordinate && std::abs(p.y()) <= kMostCoordinate;
}

namespace {

/// Where two straight pieces cross, with all four ends apart from the other piece.
std::optional<QPointF> properCrossing(const QPointF& a, const QPointF& b, const QPointF& c, const QPointF& d)
{
    const double c1 = cross(b - a, c - a);
    const double d1 = cross(b - a, d - a);
    const double a1 = cross(d - c, a - c);
    const double b1 = cross(d - c, b - c);
    if ((c1 > 0) == (d1 > 0) || (a1 > 0) == (b1 > 0) || c1 == 0 || d1 == 0 || a1 == 0 || b1 == 0) return std::nullopt;
    return c + (d - c) * (c1 / (c1 - d1));
}

/// One edge against its surroundings.
class EdgeCheck {
public:
    EdgeCheck(const PlanarMap& map, EdgeId id) : m_map(map), m_id(id), m_edge(map.edge(id)), m_segment(map.segment(id))
    {}

    std::optional<EditRefusal> run()
    {
        for (const QPointF& p : {m_segment.start, m_segment.end, m_segment.startHandle, m_segment.endHandle})
            if (!isPlace(p)) return EditRefusal{"no-number", QPointF()};
        if (m_edge.left == m_edge.right) return EditRefusal{"same-face", m_segment.pointAt(0.5)};
        for (const FaceId face : {m_edge.left, m_edge.right})
            if (face != kOutside && !m_map.has(face)) return EditRefusal{"sides-differ", m_segment.pointAt(0.5)};
        return line();
    }

    /// What its line alone may do wrong.
    std::optional<EditRefusal> line()
    {
        if (m_edge.start == m_edge.end || distanceBetween(m_segment.start, m_segment.end) < kClearance)
            return EditRefusal{"edge-too-short", m_segment.start};
        m_points = m_segment.flattened();
        if (auto fault = self()) return fault;
        const QRectF box = m_segment.hull().adjusted(-kClearance, -kClearance, kClearance, kClearance);
        for (const EdgeId other : m_map.edgesNear(box)) {
            if (other == m_id) continue;
            const Segment segment = m_map.segment(other);
            const QRectF hull = segment.hull();
            if (hull.left() > box.right() || hull.right() < box.left() || hull.top() > box.bottom() ||
                hull.bottom() < box.top())
                continue;
            if (auto fault = against(other, segment)) return fault;
        }
        return std::nullopt;
    }

private:
    /// Whether two pieces that follow each other lie on each other: a curve whose handles stand on its own line, beyond
    /// its ends, runs out and back again.
    static bool foldsBack(const QPointF& a, const QPointF& b, const QPointF& c)
    {
        if ((b - a).x() * (c - b).x() + (b - a).y() * (c - b).y() >= 0) return false; // goes on
        return nearestOnLine(c, a, b).distance < kClearance || nearestOnLine(a, b, c).distance < kClearance;
    }

    std::optional<EditRefusal> self() const
    {
        for (std::size_t i = 2; i < m_points.size(); ++i)
            if (foldsBack(m_points[i - 2], m_points[i - 1], m_points[i]))
                return EditRefusal{"edges-overlap", m_points[i - 1]};
        for (std::size_t i = 1; i < m_points.size(); ++i)
            for (std::size_t j = i + 2; j < m_points.size(); ++j)
                if (auto at = properCrossing(m_points[i - 1], m_points[i], m_points[j - 1], m_points[j]))
                    return EditRefusal{"edges-cross", *at};
        return std::nullopt;
    }

    std::optional<EditRefusal> against(EdgeId other, const Segment& segment) const
    {
        const Edge& theirs = m_map.edge(other);
        std::array<QPointF, 2> shared;
        std::size_t sharedCount = 0;
        for (const VertexId v : {m_edge.start, m_edge.end})
            if (v == theirs.start || v == theirs.end) shared[sharedCount++] = m_map.at(v);
        const std::vector<QPointF> points = segment.flattened();
        for (std::size_t i = 1; i < m_points.size(); ++i)
            for (std::size_t j = 1; j < points.size(); ++j)
                if (auto fault =
                        pieces({m_points[i - 1], m_points[i]}, {points[j - 1], points[j]}, shared.data(), sharedCount))
                    return fault;
        return std::nullopt;
    }

    using Piece = std::array<QPointF, 2>;

    std::optional<EditRefusal> pieces(const Piece& mine, const Piece& other, const QPointF* shared,
                                      std::size_t sharedCount) const
    {
        const QRectF a = boxOf(mine[0], mine[1]);
        const QRectF b = boxOf(other[0], other[1]);
        if (a.left() > b.right() + kClearance || b.left() > a.right() + kClearance ||
            a.top() > b.bottom() + kClearance || b.top() > a.bottom() + kClearance)
            return std::nullopt;
        const auto isShared = [&](const QPointF& p) {
            return std::find(shared, shared + sharedCount, p) != shared + sharedCount;
        };
        const auto touches = [&](const Piece& points, const Piece& line) -> std::optional<EditRefusal> {
            for (const QPointF& p : points) {
                if (nearestOnLine(p, line[0], line[1]).distance >= kClearance) continue;
                if (isShared(p) && (line[0] == p || line[1] == p)) continue;
                if (isShared(points[0]) || isShared(points[1])) return EditRefusal{"edges-overlap", p};
                const bool onEnd = distanceBetween(p, line[0]) < kClearance || distanceBetween(p, line[1]) < kClearance;
                return EditRefusal{onEnd ? "vertex-on-vertex" : "vertex-on-edge", p};
            }
            return std::nullopt;
        };
        if ((mine[0] == other[0] && mine[1] == other[1]) || (mine[0] == other[1] && mine[1] == other[0]))
            return EditRefusal{"edges-overlap", (mine[0] + mine[1]) / 2};
        if (auto fault = touches(mine, other)) return fault;
        if (auto fault = touches(other, mine)) return fault;
        if (auto at = properCrossing(mine[0], mine[1], other[0], other[1])) return EditRefusal{"edges-cross", *at};
        return std::nullopt;
    }

    const PlanarMap& m_map;
    EdgeId m_id;
    const Edge& m_edge;
    Segment m_segment;
    std::vector<QPointF> m_points;
};

std::optional<EditRefusal> checkStar(const PlanarMap& map, VertexId vertex)
{
    if (!isPlace(map.at(vertex))) return EditRefusal{"no-number", QPointF()};
    const std::vector<HalfEdge> around = map.star(vertex);
    if (around.size() < 2) return EditRefusal{"loose-end", map.at(vertex)};
    for (std::size_t i = 0; i < around.size(); ++i)
        if (map.right(around[i]) != map.left(around[(i + 1) % around.size()]))
            return EditRefusal{"sides-differ", map.at(vertex)};
    return std::nullopt;
}

std::optional<EditRefusal> checkView(const PlanarMap& map, VertexId vertex)
{
    if (map.left(eastOf(map, vertex)) == faceSeenFrom(map, vertex)) return std::nullopt;
    return EditRefusal{"face-swallowed", map.at(vertex)};
}

/// The same for a curve that reaches out further than the vertices.
std::optional<EditRefusal> checkBulge(const PlanarMap& map, EdgeId edge)
{
    const std::optional<Bulge> bulge = eastBulge(map, edge);
    if (!bulge || map.left(bulge->east) == faceAt(map, bulge->at)) return std::nullopt;
    return EditRefusal{"face-swallowed", bulge->at};
}

/// The boxes within which changed edges lay and lie. What they may have passed over is inside of one of them.
std::vector<QRectF> sweptBoxes(const PlanarMap& map, const Patch& patch, const Affected& affected)
{
    std::unordered_map<std::int32_t, QPointF> old;
    for (const auto& change : patch.vertices)
        if (change.before) old.emplace(static_cast<std::int32_t>(change.id), change.before->at);
    const auto oldAt = [&](VertexId v) {
        const auto found = old.find(static_cast<std::int32_t>(v));
        return found != old.end() ? found->second : map.at(v);
    };
    const auto oldHull = [&](const Edge& e) {
        return (e.curved ? Segment::cubic(oldAt(e.start), e.startHandle, e.endHandle, oldAt(e.end))
                         : Segment::line(oldAt(e.start), oldAt(e.end)))
            .hull();
    };
    std::vector<QRectF> boxes;
    auto change = patch.edges.begin();
    for (const EdgeId id : affected.edges) {
        while (change != patch.edges.end() && change->id < id) ++change;
        const bool listed = change != patch.edges.end() && change->id == id;
        std::optional<QRectF> box;
        if (map.has(id)) box = map.segment(id).hull();
        const std::optional<Edge> before = listed ? change->before : std::optional(map.edge(id));
        if (before) box = box ? boxAround(*box, oldHull(*before)) : oldHull(*before);
        if (box) boxes.push_back(*box);
    }
    return boxes;
}

} // namespace

std::optional<EditRefusal> checkChange(const PlanarMap& map, const Patch& patch)
{
    const Affected affected = affectedBy(map, patch);
    std::unordered_set<std::int32_t> vertices;
    std::unordered_set<std::int32_t> curves;
    for (const VertexId v : affected.vertices)
        if (map.has(v)) vertices.insert(static_cast<std::int32_t>(v));
    for (const EdgeId id : affected.edges) {
        if (!map.has(id)) continue;
        if (auto fault = EdgeCheck(map, id).run()) return fault;
        for (const VertexId v : {map.edge(id).start, map.edge(id).end}) vertices.insert(static_cast<std::int32_t>(v));
    }
    for (const auto& change : patch.edges) // also where an edge was taken away
        if (change.before)
            for (const VertexId v : {change.before->start, change.before->end})
                if (map.has(v)) vertices.insert(static_cast<std::int32_t>(v));
    for (const std::int32_t v : vertices)
        if (auto fault = checkStar(map, static_cast<VertexId>(v))) return fault;
    for (const FaceId face : affected.faces)
        if (map.has(face) && map.sides(face).empty()) {
            const auto held = std::ranges::find_if(patch.edges, [face](const Change<EdgeId, Edge>& change) {
                return change.before && (change.before->left == face || change.before->right == face);
            });
            const bool known = held != patch.edges.end() && map.has(held->before->start);
            return EditRefusal{"face-vanishes", known ? map.at(held->before->start) : QPointF()};
        }
    for (const QRectF& box : sweptBoxes(map, patch, affected))
        for (const EdgeId id : map.edgesNear(box)) {
            if (map.edge(id).curved) curves.insert(static_cast<std::int32_t>(id));
            for (const VertexId v : {map.edge(id).start, map.edge(id).end})
                if (box.left() <= map.at(v).x() && map.at(v).x() <= box.right() && box.top() <= map.at(v).y() &&
                    map.at(v).y() <= box.bottom())
                    vertices.insert(static_cast<std::int32_t>(v));
        }
    for (const std::int32_t v : vertices)
        if (auto fault = checkView(map, static_cast<VertexId>(v))) return fault;
    for (const std::int32_t id : curves)
        if (auto fault = checkBulge(map, static_cast<EdgeId>(id))) return fault;
    return std::nullopt;
}

std::vector<EditRefusal> checkMap(const PlanarMap& map)
{
    std::vector<EditRefusal> faults;
    const auto add = [&faults](const std::optional<EditRefusal>& fault) {
        if (fault) faults.push_back(*fault);
    };
    for (const EdgeId id : map.edges()) add(EdgeCheck(map, id).run());
    for (const FaceId id : map.faces())
        if (map.sides(id).empty()) faults.push_back({"face-vanishes", QPointF()});
    for (const VertexId id : map.vertices()) {
        const std::optional<EditRefusal> fault = checkStar(map, id);
        add(fault);
        if (!fault) add(checkView(map, id));
    }
    for (const EdgeId id : map.edges()) add(checkBulge(map, id));
    return faults;
}

std::vector<EdgeId> invalidEdges(const PlanarMap& map)
{
    std::vector<EdgeId> found;
    for (const EdgeId id : map.edges())
        if (EdgeCheck(map, id).line()) found.push_back(id);
    return found;
}

} // namespace marches::editor
