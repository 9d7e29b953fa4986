// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/labelpoint.h"

#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

/// The straight pieces of an outline, in coordinates where the wanted box is a square.
class Outline {
public:
    Outline(const PlanarMap& map, FaceId face, double aspect) : m_aspect(aspect)
    {
        for (const HalfEdge half : map.sides(face)) {
            std::vector<QPointF> points = map.segment(half).flattened();
            for (QPointF& p : points) p.setX(p.x() / aspect);
            for (std::size_t i = 1; i < points.size(); ++i) m_pieces.push_back({points[i - 1], points[i]});
        }
    }

    /// Half the side of the largest square around a point that no piece enters, in these coordinates.
    double room(const QPointF& around) const
    {
        const QPointF at(around.x() / m_aspect, around.y());
        double least = std::numeric_limits<double>::infinity();
        for (const auto& [a, b] : m_pieces) least = std::min(least, squareDistance(a - at, b - at, least));
        return least;
    }

private:
    /// Distance of a piece from the origin, measured by the larger of x and y: where |x| = |y| on it, or at its ends,
    /// or where it crosses an axis.
    static double squareDistance(const QPointF& a, const QPointF& b, double enough)
    {
        const double box = std::max(
            {-std::max(a.x(), b.x()), std::min(a.x(), b.x()), -std::max(a.y(), b.y()), std::min(a.y(), b.y())});
        if (box >= enough) return box;
        const QPointF d = b - a;
        const auto sizeAt = [&](double t) {
            const QPointF p = a + d * std::clamp(t, 0.0, 1.0);
            return std::max(std::abs(p.x()), std::abs(p.y()));
        };
        double least = std::min(sizeAt(0), sizeAt(1));
        const auto tryAt = [&](double rise, double by) {
            if (by != 0) least = std::min(least, sizeAt(-rise / by));
        };
        tryAt(a.x(), d.x());
        tryAt(a.y(), d.y());
        tryAt(a.x() - a.y(), d.x() - d.y());
        tryAt(a.x() + a.y(), d.x() + d.y());
        return least;
    }

    double m_aspect;
    std::vector<std::pair<QPointF, QPointF>> m_pieces;
};

/// The shape of a face. Curves that are nearly level Qt draws as one line there and back, which has no inside: then the
/// polylines by which the map itself goes.
Shape shapeOf(const PlanarMap& map, FaceId face)
{
    Shape shape(outlineOf(map, face));
    if (!shape.isEmpty()) return shape;
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const std::vector<HalfEdge>& ring : ringsOf(map, face)) {
        QPolygonF corners;
        for (const HalfEdge half : ring) {
            const std::vector<QPointF> points = map.segment(half).flattened();
            corners += QPolygonF(QList<QPointF>(points.begin(), points.end() - 1));
        }
        path.addPolygon(corners);
        path.closeSubpath();
    }
    return Shape(path);
}

} // namespace

std::optional<LabelPoint> labelPointOf(const PlanarMap& map, FaceId face, double precision)
{
    if (!map.has(face)) return std::nullopt;
    const Shape shape = shapeOf(map, face);
    const QPointF at = poleOfInaccessibility(shape, precision);
    return LabelPoint{at, shape.depth(at)};
}

std::optional<QRectF> labelBoxOf(const PlanarMap& map, FaceId face, double aspect, double precision)
{
    if (!map.has(face) || !(aspect > 0)) return std::nullopt;
    const Shape shape = shapeOf(map, face);
    QPointF at = poleOfInaccessibility(shape, precision);
    const Outline outline(map, face, aspect);
    double room = outline.room(at);
    // Steps in eight directions that shrink where none of them helps.
    for (double step = std::max(shape.bounds().width(), shape.bounds().height()) / 8; step > precision / 4;) {
        QPointF best = at;
        double most = room;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                const QPointF there = at + QPointF(dx * step, dy * step);
                if ((dx == 0 && dy == 0) || !shape.contains(there)) continue;
                if (const double here = outline.room(there); here > most) {
                    most = here;
                    best = there;
                }
            }
        if (most <= room) step /= 2;
        at = best;
        room = most;
    }
    return QRectF(at.x() - room * aspect, at.y() - room, 2 * room * aspect, 2 * room);
}

} // namespace marches::editor
