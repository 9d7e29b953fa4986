// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <QPainterPath>

#include <span>
#include <vector>

namespace marches::editor {

struct WeldOptions {
    double tolerance = 0.05; ///< board units; 0 still welds what is the same but for rounding
    double minimalRun = 0;   ///< shared borders shorter than this are reported as short
    double gapWidth = 2;     ///< slits between faces up to this width are reported
};

/// Two faces that share a border.
struct WeldedRun {
    FaceId a = kOutside;
    FaceId b = kOutside;
    double length = 0; ///< of all they share
    double shift = 0;  ///< how far ends were moved to make it so, at most
    QPointF place;     ///< on the border
    bool isShort = false;
};

/// A slit of outside between two faces: closed all round, or open at its ends.
struct Gap {
    FaceId a = kOutside;
    FaceId b = kOutside;
    double area = 0;
    double width = 0; ///< on average
    QPointF place;
};

/// An area that two shapes claimed. The later one in the list got it, because it would be painted over the other.
struct Overlap {
    FaceId above = kOutside;
    FaceId below = kOutside;
    double area = 0;
    QPointF place;
};

/// A piece of a face that is hardly wider than the tolerance.
struct Sliver {
    FaceId face = kOutside;
    double area = 0;
    QPointF place;
};

struct WeldReport {
    std::vector<WeldedRun> welded;
    std::vector<Gap> gaps;
    std::vector<Overlap> overlaps;
    std::vector<Sliver> slivers;
    bool settled = true; ///< false: far too much crosses, and no face of the map has sides; else it is a subdivision
    FaceId tangled = kOutside; ///< the shape that crosses itself or others far too often; kOutside: none of them alone
    std::vector<FaceId> lost;  ///< shapes without any area of their own; they are no faces of the map
};

struct WeldedMap {
    PlanarMap map;
    WeldReport report;
};

/// Makes one subdivision of shapes that were drawn one by one. Shape i becomes face i. Ends nearer than the tolerance
/// become one vertex; a border that passes a corner of another shape within the tolerance is led through it, so that
/// runs drawn side by side end up as the same edges. Where one side is a curve and the other follows it within the
/// tolerance with other pieces, both are cut at each other's vertices and the form of the first shape stays. Crossing
/// outlines are cut, where parts of curves that nearly touch may become straight pieces, as near to them as kFlatness.
/// Calling it again with other options is the preview of a changed tolerance. All coordinates must be finite and below
/// 1e6.
WeldedMap weldShapes(std::span<const QPainterPath> shapes, const WeldOptions& options = {});

} // namespace marches::editor
