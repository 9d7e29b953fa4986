// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/location.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::editor {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// Places along a ray nearer than this may come in another order than they are, for rounding.
constexpr double kBlur = 1e-7;

bool same(const QPointF& a, const QPointF& b) { return a.x() == b.x() && a.y() == b.y(); }

/// A straight piece of an edge, where a level ray meets it.
struct Hit {
    double x = kNever;
    double slope = 0; ///< x by y
    QPointF a;        ///< its ends
    QPointF b;
    HalfEdge facing;

    /// Which is met first by a ray at a height. Of two pieces from one vertex near the ray the slope tells, where x is
    /// but rounding; a ray through the vertex is thought to run a hair below it.
    bool before(const Hit& other, double y) const
    {
        if (!(std::abs(x - other.x) < kBlur)) return x < other.x;
        for (const QPointF& end : {a, b})
            if (same(end, other.a) || same(end, other.b))
                return y < end.y() ? slope > other.slope : slope < other.slope;
        return x < other.x;
    }
};

/// Where the ray from `from` hits the edge first. Ends of pieces exactly level with the ray count as above it, and
/// pieces that begin at `from` are left out: the ray is thought to run a hair below, starting a hair to the right.
Hit hitOf(const PlanarMap& map, EdgeId id, const QPointF& from)
{
    Hit hit;
    const auto tryPiece = [&](const QPointF& a, const QPointF& b) {
        if ((a.y() > from.y()) == (b.y() > from.y()) || a == from || b == from) return;
        Hit here{kNever, 0, a, b, {}};
        here.slope = (b.x() - a.x()) / (b.y() - a.y());
        here.x = b.y() == from.y() ? b.x() : a.x() + (from.y() - a.y()) * here.slope;
        here.facing = HalfEdge(id, a.y() > b.y()); // an edge that runs down the screen has the west on its right
        if (here.x > from.x() && here.before(hit, from.y())) hit = here;
    };
    const Segment segment = map.segment(id);
    if (!segment.curved) {
        tryPiece(segment.start, segment.end);
        return hit;
    }
    const QRectF hull = segment.hull(); // whose far sides are but sums
    if (hull.top() > from.y() || hull.bottom() < from.y() - kBlur || hull.right() < from.x() - kBlur) return hit;
    const int count = segment.pieces();
    QPointF last = segment.start;
    for (int i = 1; i <= count; ++i) {
        const QPointF at = segment.pointAt(static_cast<double>(i) / count);
        tryPiece(last, at);
        last = at;
    }
    return hit;
}

} // namespace

HalfEdge edgeRightOf(const PlanarMap& map, const QPointF& point)
{
    Hit best;
    map.grid().visitRay(point, [&](std::int32_t edge) {
        const Hit hit = hitOf(map, static_cast<EdgeId>(edge), point);
        if (hit.before(best, point.y())) best = hit;
        return hit.x;
    });
    return best.facing;
}

FaceId faceAt(const PlanarMap& map, const QPointF& point)
{
    const HalfEdge hit = edgeRightOf(map, point);
    return hit.isNull() ? kOutside : map.left(hit);
}

FaceId faceSeenFrom(const PlanarMap& map, VertexId vertex) { return faceAt(map, map.at(vertex)); }

HalfEdge eastOf(const PlanarMap& map, VertexId vertex)
{
    // The ray leaves a hair clockwise of the direction of growing x: before it comes the edge that heads exactly there,
    // or else the last one of the star.
    const std::vector<HalfEdge> around = map.star(vertex);
    HalfEdge before = around.back();
    const Segment first = map.segment(around.front());
    const QPointF next = first.curved ? first.pointAt(1.0 / first.pieces()) : first.end;
    if (next.y() == first.start.y() && next.x() > first.start.x()) before = around.front();
    return before.twin();
}

std::optional<Bulge> eastBulge(const PlanarMap& map, EdgeId edge)
{
    const Segment segment = map.segment(edge);
    if (!segment.curved) return std::nullopt;
    const double ends = std::max(segment.start.x(), segment.end.x());
    if (std::max(segment.startHandle.x(), segment.endHandle.x()) <= ends) return std::nullopt;
    const std::vector<QPointF> points = segment.flattened();
    std::size_t most = 0;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        if (points[i].x() > ends && (most == 0 || points[i].x() > points[most].x())) most = i;
    if (most == 0) return std::nullopt;
    // East of it is the outer side of the turn: on the left of one that goes clockwise on the screen.
    const double turn = cross(points[most] - points[most - 1], points[most + 1] - points[most]);
    if (turn == 0) return std::nullopt;
    return Bulge{points[most], HalfEdge(edge, turn > 0)};
}

bool ringHolds(const PlanarMap& map, const std::vector<HalfEdge>& ring, const QPointF& point)
{
    bool inside = false;
    std::vector<QPointF> points;
    for (const HalfEdge half : ring) {
        const Segment segment = map.segment(half);
        points.assign(1, segment.start);
        segment.flattenInto(points);
        for (std::size_t i = 1; i < points.size(); ++i) {
            const QPointF& a = points[i - 1];
            const QPointF& b = points[i];
            if ((a.y() > point.y()) == (b.y() > point.y())) continue;
            if (a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()) > point.x()) inside = !inside;
        }
    }
    return inside;
}

} // namespace marches::editor
