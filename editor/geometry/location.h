// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

namespace marches::editor {

/// The face that holds a point (kOutside: none), by the first edge to the right of it. A point on a border belongs to
/// one of its sides.
FaceId faceAt(const PlanarMap& map, const QPointF& point);

/// The face that a vertex sees to its right (towards growing x) beyond its own edges, by the first edge there; what its
/// edges say must agree, else the map is no subdivision.
FaceId faceSeenFrom(const PlanarMap& map, VertexId vertex);
/// The half-edge at a vertex with the face to the right of the vertex on its left, as the edges tell it.
HalfEdge eastOf(const PlanarMap& map, VertexId vertex);

/// Where a curve reaches further east than its ends.
struct Bulge {
    QPointF at;
    HalfEdge east; ///< with the face to the east on its left
};
std::optional<Bulge> eastBulge(const PlanarMap& map, EdgeId edge);

/// The half-edge that is hit first to the right of a point, with the side that faces the point on its left. Null: none.
HalfEdge edgeRightOf(const PlanarMap& map, const QPointF& point);

/// True when a ring (closed polygon of half-edges) winds around a point.
bool ringHolds(const PlanarMap& map, const std::vector<HalfEdge>& ring, const QPointF& point);

} // namespace marches::editor
