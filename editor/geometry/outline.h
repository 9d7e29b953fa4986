// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <QPainterPath>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

/// The rings of a face, each from its lowest half-edge, in the order of these: islands run anticlockwise as seen on the
/// screen, holes clockwise.
std::vector<std::vector<HalfEdge>> ringsOf(const PlanarMap& map, FaceId face);
/// Closed paths of all rings, to be filled by the odd-even rule (either rule gives the same).
QPainterPath outlineOf(const PlanarMap& map, FaceId face);
QPainterPath pathOf(const PlanarMap& map, std::span<const HalfEdge> chain);
/// Exact, without its holes; 0 for kOutside.
double areaOf(const PlanarMap& map, FaceId face);
/// Of a ring: negative for a hole.
double ringArea(const PlanarMap& map, std::span<const HalfEdge> ring);
/// Box of the outline; of curves their handles too.
QRectF boundsOf(const PlanarMap& map, FaceId face);
/// A vertex that the rings of a face pass twice: of a bow tie, of a hole that touches the coast. kNoVertex: none.
VertexId vertexPassedTwice(const PlanarMap& map, std::span<const std::vector<HalfEdge>> rings);
double lengthOf(const PlanarMap& map, std::span<const HalfEdge> chain);

/// The shortest way along borders of any faces, or of those edges alone for which `allowed` holds. Nothing when no
/// borders join them.
std::optional<std::vector<HalfEdge>> shortestBorder(const PlanarMap& map, VertexId from, VertexId to,
                                                    const std::function<bool(EdgeId)>& allowed = {});

} // namespace marches::editor
