// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/mapscene.h"

#include <QPointF>

#include <optional>
#include <vector>

class QPainter;

namespace marches::editor {

class MapSelection;

// What one can take hold of on borders: round = junction, square = point, diamond = handle of a curve.

/// An end of a curve's handle.
struct HandleHit {
    EdgeId edge = kNoEdge;
    bool atStart = true;
};

/// Curves whose handles are shown: those that are selected, and those at selected points, as long as they are few.
std::vector<EdgeId> curvesWithHandles(const MapScene& scene, const MapSelection& selection);
std::optional<HandleHit> handleAt(const MapScene& scene, const MapSelection& selection, const QPointF& at,
                                  double reach);

/// Points in the visible part: all where they stand far enough from each other, else junctions, selected ones and those
/// of the border under the pointer (`nearBy`).
void paintHandles(QPainter& painter, const MapScene& scene, const MapSelection& selection, const QRectF& visible,
                  double pixel, EdgeId nearBy, VertexId hovered);

} // namespace marches::editor
