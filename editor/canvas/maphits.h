// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/document/sheetparts.h"
#include "editor/painting/mapscene.h"

#include <QPointF>

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

// What of a map is near a point. `reach` in board units. Layers that are hidden or locked offer nothing.

/// A territory, sea, site or space that holds the point, the uppermost first.
std::optional<RecordId> placeAt(const MapScene& scene, const QPointF& at);
/// The name under a point.
std::optional<RecordId> nameAt(const MapScene& scene, const QPointF& at);
/// The region whose name is under a point.
std::optional<RecordId> regionNameAt(const MapScene& scene, const QPointF& at);
/// A site or a space of a track.
std::optional<RecordId> siteAt(const MapScene& scene, const QPointF& at);
/// A bridge, ford, pass or lane.
std::optional<RecordId> connectionAt(const MapScene& scene, const QPointF& at, double reach);
/// A stamp with a line or area of its drawing there, the uppermost first; nothing where a name stands over it.
std::optional<RecordId> stampAt(const MapScene& scene, const QPointF& at, double reach);
/// What stands on the sheet beside the map, the uppermost first.
std::optional<SheetPart> sheetPartAt(const MapScene& scene, const QPointF& at);
/// The uppermost piece of scenery whose outline or path is near a point, by its id; empty: none.
std::string sceneryEdgeAt(const MapScene& scene, const QPointF& at, double reach);
/// The same of one that covers the point.
std::string sceneryAt(const MapScene& scene, const QPointF& at);
/// The uppermost tree, hill or the like that the program has drawn there; nothing where a name stands over it.
std::optional<MadeItem> madeAt(const MapScene& scene, const QPointF& at);
/// All of them that stand in a place, or within reach of a point where there is no place, row by row.
std::vector<MadeItem> madeAround(const MapScene& scene, std::optional<RecordId> place, const QPointF& at);
/// The program still draws it, or is about to say so.
bool isStillMade(const MapScene& scene, const MadeItem& item);
std::optional<RecordId> barrierAt(const MapScene& scene, const QPointF& at, double reach);

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
