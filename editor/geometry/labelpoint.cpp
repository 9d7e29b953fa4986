// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/labelpoint.h"

#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"

namespace marches::editor {

namespace {

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

} // namespace marches::editor
