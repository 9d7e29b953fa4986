// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// An area of the board: its path, and the same flattened to closed rings for geometry. Rings are not repeated at the
/// end.
class Shape {
public:
    Shape() = default;
    explicit Shape(const QPainterPath& path);

    const QPainterPath& path() const { return m_path; }
    const std::vector<QPolygonF>& rings() const { return m_rings; }
    const QRectF& bounds() const { return m_bounds; }
    bool isEmpty() const { return m_rings.empty(); }
    qsizetype sides() const; ///< of all rings
    bool contains(const QPointF& point) const;
    /// Distance from the outline, positive inside.
    double depth(const QPointF& point) const;

private:
    QPainterPath m_path;
    std::vector<QPolygonF> m_rings;
    QRectF m_bounds;
};

/// The point that lies deepest inside, to within `precision` board units: a grid of cells refined where a better point
/// may still be (V. Agafonkin, "polylabel", 2016). Null point for an empty shape.
QPointF poleOfInaccessibility(const Shape& shape, double precision = 1.0);

/// Where a name looks centred: the pole of inaccessibility, moved toward the centroid of the largest ring as far as
/// nine tenths of its depth stay. In a long shape nearly as deep along its middle, that is the middle of it.
QPointF labelCentre(const Shape& shape, double precision = 1.0);

/// The outline of a shape moved inwards by a small distance (board units), for lines that must leave the border itself
/// to be seen. Every vertex moves along the mean normal of its edges; one that ends up nearer to another part of the
/// outline than nine tenths of the distance is left out. A ring with too little room inside stays where it is.
QPainterPath offsetInwards(const Shape& shape, double distance);

} // namespace marches::editor
