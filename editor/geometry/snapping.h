// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <functional>
#include <optional>

namespace marches::editor {

enum class SnapKind { Junction, Vertex, Edge };

/// What a point of the drawing is drawn to.
struct Snap {
    SnapKind kind = SnapKind::Edge;
    QPointF at;
    double distance = 0;
    VertexId vertex = kNoVertex; ///< Junction (three borders or more) and Vertex
    EdgeId edge = kNoEdge;       ///< Edge
    double t = 0;                ///< parameter along it
};

struct SnapFilter {
    std::function<bool(VertexId)> vertex; ///< which may be snapped to; all when empty
    std::function<bool(EdgeId)> edge;
};

/// The nearest junction within a radius (board units), else the nearest vertex, else the nearest place of an edge. A dragged
/// vertex and its edges are to be left out by the filter; staying with a target for longer than getting to it is the caller's
/// affair: ask with the larger radius as long as the same target comes back.
std::optional<Snap> snapTo(const PlanarMap& map, const QPointF& point, double radius, const SnapFilter& filter = {});

/// Vertices inside of a box, in the order of their numbers.
std::vector<VertexId> verticesIn(const PlanarMap& map, const QRectF& box);

} // namespace marches::editor
