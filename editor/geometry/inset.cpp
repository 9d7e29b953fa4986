// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/inset.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kLeastShare = 0.9; ///< of the distance that a moved vertex must keep from the whole outline
constexpr double kLeastTurn = 0.35; ///< of the mean normal's length: sharper corners do not run away

QPointF unit(const QPointF& vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

/// Edge normal, to one side all along a ring.
QPointF normal(const QPointF& from, const QPointF& to)
{
    const QPointF along = unit(to - from);
    return {-along.y(), along.x()};
}

/// The vertices of a ring moved to the side that is inside.
QPolygonF moved(const Shape& shape, const QPolygonF& ring, double distance)
{
    QPolygonF inner;
    const qsizetype n = ring.size();
    for (qsizetype i = 0; i < n; ++i) {
        const QPointF before = normal(ring[(i + n - 1) % n], ring[i]);
        const QPointF after = normal(ring[i], ring[(i + 1) % n]);
        const QPointF mean = (before + after) / 2;
        const double turn = std::max(kLeastTurn, std::hypot(mean.x(), mean.y()));
        const QPointF step = unit(mean) * (distance / turn);
        for (const QPointF& point : {ring[i] + step, ring[i] - step})
            if (shape.depth(point) >= kLeastShare * distance) {
                inner.append(point);
                break;
            }
    }
    return inner;
}

} // namespace

QPainterPath inset(const Shape& shape, double distance)
{
    QPainterPath path;
    constexpr qsizetype kLeast = 3;
    for (const QPolygonF& ring : shape.rings()) {
        const QPolygonF inner = moved(shape, ring, distance);
        path.addPolygon(inner.size() >= kLeast ? inner : ring);
        path.closeSubpath();
    }
    return path;
}

} // namespace marches::editor
