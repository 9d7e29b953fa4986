// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <QPainterPath>
#include <QPointF>
#include <QString>

#include <memory>
#include <span>
#include <vector>

using GEOSGeometry = struct GEOSGeom_t;

namespace marches::test {

/// Corners of a closed ring, the first one not repeated.
using Ring = std::vector<QPointF>;

/// What GEOS, a library of planar geometry that is not ours, thinks of areas: the second opinion in tests. Nothing of
/// it is in the program. Every geometry lives as long as the one context it was made in, which a thread has for itself.
class GeosArea {
public:
    /// Without any point.
    GeosArea();
    /// What rings hold by the odd-even rule, as polygons with holes. A ring that passes a point twice is taken apart
    /// there. Rings that cross each other give something that is not valid, never a mended one.
    explicit GeosArea(const std::vector<Ring>& rings);

    /// A face by the polylines by which the map itself compares.
    static GeosArea ofFace(const editor::PlanarMap& map, editor::FaceId face);
    /// An outline as Qt flattens it.
    static GeosArea ofPath(const QPainterPath& path);
    static GeosArea unionOf(std::span<const GeosArea> areas);

    /// Empty when valid, else what is wrong and where.
    QString fault() const;
    bool isEmpty() const;
    /// Square board units.
    double area() const;
    /// Length of the outline with its holes.
    double outlineLength() const;
    int polygons() const;
    int holes() const;

    double overlapWith(const GeosArea& other) const;
    /// How long the outlines of two areas that do not overlap run along each other; 0 where they meet in points or not
    /// at all.
    double contactWith(const GeosArea& other) const;
    /// Inside or on the outline.
    bool covers(const QPointF& point) const;
    double distanceToOutline(const QPointF& point) const;
    /// How much of an open or closed line lies beyond the area.
    double lengthOutside(const std::vector<QPointF>& line) const;
    /// Moved inwards (negative) or outwards; arcs are of sixteen pieces in a quarter.
    GeosArea buffered(double distance) const;

    struct Circle {
        QPointF centre;
        double radius = 0;
    };
    /// The largest circle inside, whose radius is short of the best by at most the precision.
    Circle inscribedCircle(double precision) const;

private:
    struct Destroy {
        void operator()(GEOSGeometry* geometry) const;
    };
    using Handle = std::unique_ptr<GEOSGeometry, Destroy>;

    explicit GeosArea(Handle geometry);
    static Handle owned(GEOSGeometry* geometry);
    static Handle pointAt(const QPointF& point);
    static Handle lineAlong(const std::vector<QPointF>& line);
    static Handle polygonOf(const Ring& shell, std::span<const Ring> holes);
    static Handle collected(std::vector<Handle> parts);
    Handle outline() const;

    Handle m_geometry;
};

/// The rings of a face as polylines, each as the map walks it. Both faces of a border get the same points.
std::vector<Ring> ringsAsPolylines(const editor::PlanarMap& map, editor::FaceId face);

} // namespace marches::test
