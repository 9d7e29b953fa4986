// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/model/mapmodel.h"

#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

// Edits of scenery (MapArt::scenery): woods, lakes, rivers and the like that belong to no place.

/// What the editor offers, in the order of its keys; a map may use any other terrain.
std::span<const std::string_view> usualScenery();
/// Rivers and gorges have no area.
bool isPathOnly(std::string_view terrain);
/// Least number of points of a piece.
std::size_t leastPoints(bool isPath);

/// Null: there is none of this id.
const engine::MapScenery* findScenery(const MapModel& model, std::string_view id);
/// Around its points; null where there is none.
QRectF sceneryBox(const MapModel& model, std::string_view id);

/// Those of the ids that there are, in the order of the map.
std::vector<engine::MapScenery> sceneryOf(const MapModel& model, std::span<const std::string> ids);

/// A piece moved, scaled, turned or turned over; a path of a width of its own grows with it.
engine::MapScenery turned(engine::MapScenery piece, const QTransform& by);
std::vector<engine::MapScenery> turned(std::vector<engine::MapScenery> pieces, const QTransform& by);

/// A new piece above all others; its id.
std::string addScenery(MapEdit& edit, const std::string& terrain, bool isPath, const std::vector<QPointF>& points);
/// Copies of pieces that may be of another map, above all others, in their order; their ids, which are new.
std::vector<std::string> copyScenery(MapEdit& edit, std::span<const engine::MapScenery> pieces);
/// Nothing where there is none of this id, as below.
void changeScenery(MapEdit& edit, const std::string& id, const std::function<void(engine::MapScenery&)>& change);
void removeScenery(MapEdit& edit, const std::string& id);
/// Pieces of these ids become what they are here.
void setScenery(MapEdit& edit, std::span<const engine::MapScenery> pieces);
/// Above or below all other pieces.
void restackScenery(MapEdit& edit, const std::string& id, bool onTop);

void moveSceneryPoint(MapEdit& edit, const std::string& id, std::size_t point, const QPointF& to);
/// A new point before another, or behind the last.
void insertSceneryPoint(MapEdit& edit, const std::string& id, std::size_t before, const QPointF& at);
/// False: there would be too few left.
bool removeSceneryPoint(MapEdit& edit, const std::string& id, std::size_t point);

} // namespace marches::editor
