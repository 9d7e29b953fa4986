// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/geometry/mapelements.h"

#include <QPainterPath>
#include <QPointF>

namespace marches::editor {

/// A place on a border: a vertex, or somewhere on an edge.
struct BorderSpot {
    QPointF at;
    VertexId vertex = kNoVertex;
    EdgeId edge = kNoEdge;
    double t = 0;
};

/// Lets the border between two places of it run along a path from the first to the second; both sides follow. Where
/// the border leads round from one to the other in two ways, the shorter one is redrawn. Refused as "redraw-one-border"
/// where a junction lies between them, and as the drawing refuses what would cross something.
[[nodiscard]] EditOutcome redrawBorder(MapEdit& edit, const BorderSpot& from, const BorderSpot& to,
                                       const QPainterPath& path);

} // namespace marches::editor
