// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace marches::editor {

struct LabelPoint {
    QPointF at;
    double depth = 0; ///< distance to the outline
};

/// The point that lies deepest inside of a face, to within a precision: a grid of cells refined where a better point
/// may still be (V. Agafonkin, "polylabel", 2016), over all islands and holes. Nothing for kOutside.
std::optional<LabelPoint> labelPointOf(const PlanarMap& map, FaceId face, double precision = 1.0);

/// The largest box of a shape (width by height) that fits into a face around its label point: for a name of known
/// aspect. Moved a little from the point where that gives a larger box. Nothing for kOutside.
std::optional<QRectF> labelBoxOf(const PlanarMap& map, FaceId face, double aspect, double precision = 1.0);

} // namespace marches::editor
