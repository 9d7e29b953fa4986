// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/mapscene.h"

#include <QPointF>

#include <optional>

namespace marches::editor {

// What of a map is near a point. `reach` in board units. Layers that are hidden or locked offer nothing.

/// A territory, sea, site or space that holds the point, the uppermost first.
std::optional<Key> placeAt(const MapScene& scene, const QPointF& at);
/// The name under a point.
std::optional<Key> nameAt(const MapScene& scene, const QPointF& at);
/// The region whose name is under a point.
std::optional<Key> regionNameAt(const MapScene& scene, const QPointF& at);
/// A site or a space of a track.
std::optional<Key> siteAt(const MapScene& scene, const QPointF& at);
/// A bridge, ford, pass or lane.
std::optional<Key> connectionAt(const MapScene& scene, const QPointF& at, double reach);
/// A stamp with a line or area of its drawing there, the uppermost first; nothing where a name stands over it.
std::optional<Key> stampAt(const MapScene& scene, const QPointF& at, double reach);
std::optional<Key> barrierAt(const MapScene& scene, const QPointF& at, double reach);

struct VertexHit {
    VertexId id = kNoVertex;
    double distance = 0;
};
/// The nearest vertex; junctions are preferred when both are near.
std::optional<VertexHit> vertexAt(const MapScene& scene, const QPointF& at, double reach);

struct EdgeHit {
    EdgeId id = kNoEdge;
    Nearest nearest;
};
std::optional<EdgeHit> edgeAt(const MapScene& scene, const QPointF& at, double reach);

} // namespace marches::editor
