// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <utility>
#include <vector>

namespace marches::editor {

/// How far the polyline that stands for a curve may lie from it, in board units. All questions of order and crossing
/// are answered for that polyline, so that every part of the program answers alike.
inline constexpr double kFlatness = 0.02;

/// Where a point is nearest to a segment.
struct Nearest {
    double t = 0;        ///< parameter, 0 to 1
    QPointF at;          ///< the point of the segment
    double distance = 0; ///< board units
};

/// Geometry of a straight or cubic piece of border.
struct Segment {
    QPointF start;
    QPointF startHandle;
    QPointF endHandle;
    QPointF end;
    bool curved = false;

    static Segment line(const QPointF& from, const QPointF& to) { return {from, from, to, to, false}; }
    static Segment cubic(const QPointF& from, const QPointF& a, const QPointF& b, const QPointF& to)
    {
        return {from, a, b, to, true};
    }

    QPointF pointAt(double t) const;
    Segment reversed() const { return {end, endHandle, startHandle, start, curved}; }
    /// The two parts before and after a parameter (de Casteljau).
    std::pair<Segment, Segment> splitAt(double t) const;
    Segment translated(const QPointF& by) const;
    /// Box of the ends and handles, which holds all of it.
    QRectF hull() const;
    double length() const;
    /// Its part of the area of a ring: half the integral of x dy - y dx, exact for curves too.
    double areaTerm() const;
    Nearest nearestTo(const QPointF& point) const;
    /// True when all of it is certainly farther; false says only that it may be near. Far cheaper than nearestTo().
    bool fartherThan(double distance, const QPointF& point) const;
    /// The largest second difference of its points, by which its polyline is measured: a sixth of the largest second
    /// derivative. 0 when straight.
    double bend() const;
    /// Number of straight pieces that stand for it: 1 when straight, else by Wang's bound for kFlatness. The same in
    /// both directions.
    int pieces() const;
    /// Appends the points of its polyline, without the first one.
    void flattenInto(std::vector<QPointF>& points) const;
    std::vector<QPointF> flattened() const;
    /// Greatest distance between points at the same share of two segments with the same ends.
    double deviation(const Segment& other) const;
};

double cross(const QPointF& a, const QPointF& b);
double distanceBetween(const QPointF& a, const QPointF& b);
/// Nearest point of a straight piece.
Nearest nearestOnLine(const QPointF& point, const QPointF& from, const QPointF& to);
/// Smallest rectangle with both, also where one has no width or height (QRectF::united leaves such out).
QRectF boxAround(const QRectF& a, const QRectF& b);
QRectF boxOf(const QPointF& a, const QPointF& b);

} // namespace marches::editor
