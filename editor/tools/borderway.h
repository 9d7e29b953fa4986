// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"
#include "editor/tools/snapper.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace marches::editor {

/// A place on a border: a vertex, or somewhere on an edge.
struct BorderPoint {
    QPointF at;
    VertexId vertex = kNoVertex;
    EdgeId edge = kNoEdge;
    double t = 0;
};

/// What snapping found, when that is on a border.
std::optional<BorderPoint> borderPointOf(const std::optional<SnapResult>& snap);

/// The shortest way along borders from one place to another, as pieces with exactly the form of the borders. Nothing
/// where no borders join them, or where the way is more than `detour` times as long as the straight line.
std::optional<std::vector<Segment>> wayAlongBorders(const PlanarMap& map, const BorderPoint& from,
                                                    const BorderPoint& to, double detour = 8);

} // namespace marches::editor
