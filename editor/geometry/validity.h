// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <optional>
#include <vector>

namespace marches::editor {

/// Nearer than this (board units) two elements that do not meet are taken to touch.
inline constexpr double kClearance = 1e-7;

/// What a subdivision asks of each place, as codes of refusal:
///   no-number            a coordinate that is not finite, or larger than boards may be
///   edge-too-short       both ends at one place, or twice the same end
///   same-face            one face on both sides of an edge
///   edges-cross          edges (polylines of curves) that cross, also one with itself
///   edges-overlap        edges that leave a vertex on top of each other, or one that runs back on itself
///   vertex-on-vertex     two vertices at one place
///   vertex-on-edge       a vertex on an edge that it is no end of
///   loose-end            a vertex with one edge
///   sides-differ         the faces around a vertex do not agree
///   face-swallowed       an element lies in a face that its edges do not name: something was drawn over it
///   face-vanishes        a face without edges

/// A point that a map may have: finite, and not beyond any board.
bool isPlace(const QPointF& p);

/// Looks at what a patch, already applied, may have broken: the first fault. Its cost depends on the patch alone.
[[nodiscard]] std::optional<EditRefusal> checkChange(const PlanarMap& map, const Patch& patch);

/// All faults of a map.
[[nodiscard]] std::vector<EditRefusal> checkMap(const PlanarMap& map);

/// Edges whose lines alone break what is asked: too short, crossing or touching others or themselves. Faces do not
/// matter.
std::vector<EdgeId> invalidEdges(const PlanarMap& map);

} // namespace marches::editor
