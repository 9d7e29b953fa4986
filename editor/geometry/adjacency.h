// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <map>
#include <utility>
#include <vector>

namespace marches::editor {

struct Adjacency {
    FaceId a = kOutside; ///< the smaller name
    FaceId b = kOutside;
    double length = 0; ///< of the border they share, board units
};

/// Pairs of faces that share a border of at least so many board units (corners have no length), by names.
std::vector<Adjacency> adjacencies(const PlanarMap& map, double minimalLength = 0);
/// The same for one face; `a` is the face itself. Without the outside.
std::vector<Adjacency> neighboursOf(const PlanarMap& map, FaceId face, double minimalLength = 0);

/// Faces that face each other across outside within a distance, as after a drawing that left a slit.
struct NearContact {
    FaceId a = kOutside;
    FaceId b = kOutside;
    double length = 0;   ///< of the border of either within the distance, on average
    double distance = 0; ///< on average
    QPointF place;
};
/// Found by looking from points along all coasts, at most half a distance apart.
std::vector<NearContact> nearContacts(const PlanarMap& map, double distance);

/// The direction across the borders around a point, in degrees clockwise from east, from 0 to 180: a border has no
/// front. 90 where there is no border near by.
double wayAcross(const PlanarMap& map, const QPointF& at);

/// Borders between two faces: each chain in order, with `a` on the left; a closed chain begins at its lowest half-edge.
std::vector<std::vector<HalfEdge>> bordersBetween(const PlanarMap& map, FaceId a, FaceId b);

} // namespace marches::editor
