// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <QPointF>

#include <optional>

namespace marches::editor {

struct LabelPoint {
    QPointF at;
    double depth = 0; ///< distance to the outline
};

/// The point that lies deepest inside of a face, to within a precision: a grid of cells refined where a better point
/// may still be (V. Agafonkin, "polylabel", 2016), over all islands and holes. Nothing for kOutside.
std::optional<LabelPoint> labelPointOf(const PlanarMap& map, FaceId face, double precision = 1.0);

} // namespace marches::editor
