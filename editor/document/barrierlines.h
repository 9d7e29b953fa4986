// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPainterPath>

#include <vector>

namespace marches::editor {

/// The chain of borders along which a drawn line runs from its one end to its other, as vertices joined by edges; a
/// closed line ends where it begins. Its points need not be those of the borders, but the two may be no further from
/// each other than `reach` (board units) anywhere. Nothing where it leaves them, or has several parts.
std::vector<VertexId> lineAlongBorders(const PlanarMap& map, const QPainterPath& path, double reach);

/// Keeps the lines of rivers and mountains on the borders they follow, when an edit of the drawing took away, added or
/// joined points of these: vertices that are gone are left out, and neighbours in the line that no edge joins any more
/// are joined by the shortest way along borders, unless that is a detour. Looks only at what `edit` has changed so far.
void followBarrierLines(MapEdit& edit);

} // namespace marches::editor
