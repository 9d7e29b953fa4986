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

/// The line of a barrier by the borders that it closes or that a way leads over: what board.svg alone has drawn so far.
/// Where they hang together in several parts, the shortest borders between these belong to it, unless that is a detour.
/// Empty where there is none.
std::vector<VertexId> lineByConnections(const MapModel& model, const std::string& barrier);

/// Gives a line to each barrier that has none, where its connections say where it runs.
void layBarrierLines(MapEdit& edit);

/// Keeps the lines of rivers and mountains on the borders they follow, when an edit of the drawing took away, added or
/// joined points of these: vertices that are gone are left out, and neighbours in the line that no edge joins any more
/// are joined by the shortest way along borders, unless that is a detour. Looks only at what `edit` has changed so far.
void followBarrierLines(MapEdit& edit);

} // namespace marches::editor
