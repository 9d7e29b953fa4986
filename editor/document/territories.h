// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/geometry/faceedits.h"

#include <QPainterPath>
#include <QPointF>

#include <span>
#include <string>
#include <vector>

namespace marches::editor {

// Territories and sea zones with their shapes, and regions of them. Codes of refusal are those of
// editor/geometry/faceedits.h.

struct NewTerritory {
    engine::PlaceKind kind = engine::PlaceKind::Land;
    std::string name; ///< in the language of the map
    std::string terrain = "plain";
    std::string region;
};

/// Draws a territory: what the closed path encloses and no other shape has yet.
[[nodiscard]] tl::expected<RecordId, EditRefusal> addTerritory(MapEdit& edit, const QPainterPath& path,
                                                               const NewTerritory& made,
                                                               const PathOptions& options = {});

/// Cuts a territory along a path. The largest part stays what it was; each other part becomes a territory of the same
/// kind, terrain and region, named `name` and a number. Borders, crossings and lanes go to the part that has their
/// ground now. Gives the new ones.
[[nodiscard]] tl::expected<std::vector<RecordId>, EditRefusal> splitTerritory(MapEdit& edit, RecordId territory,
                                                                              const QPainterPath& path,
                                                                              const std::string& name,
                                                                              const PathOptions& options = {});

/// Makes `gone` a part of `keep`, with its connections; what joined the two goes. They need not touch.
[[nodiscard]] EditOutcome mergeTerritories(MapEdit& edit, RecordId keep, RecordId gone);

/// Takes territories away, with their coasts, connections and texts.
[[nodiscard]] EditOutcome removeTerritories(MapEdit& edit, std::span<const RecordId> territories);

/// Shifts territories with their names and pieces; ports and crossings of theirs stay on their borders only with
/// Borders::Follow.
[[nodiscard]] EditOutcome moveTerritories(MapEdit& edit, std::span<const RecordId> territories, const QPointF& by,
                                          Borders borders);

/// Puts the name of a territory somewhere, with the curve that it stands on; nothing: into its middle, straight.
void setLabel(MapEdit& edit, RecordId place, const std::optional<QPointF>& at);
/// Has a name stand on a curve through these points, two at least; `at`: where the name is, for what goes with it.
void bendName(MapEdit& edit, RecordId place, const QPointF& at, std::span<const QPointF> curve);

/// The same of the name of a region; nothing: where there is room, straight.
void setRegionLabel(MapEdit& edit, RecordId region, const std::optional<QPointF>& at);
void bendRegionName(MapEdit& edit, RecordId region, const QPointF& at, std::span<const QPointF> curve);

/// A new region of these territories; its name stands in the language of the map, with a number where another has it.
RecordId addRegion(MapEdit& edit, const std::string& name, std::span<const RecordId> territories);
/// Puts territories into a region; an empty id takes them out of theirs. Places of other kinds are passed over.
void assignRegion(MapEdit& edit, std::span<const RecordId> territories, const std::string& region);
/// Its territories are then in none.
void removeRegion(MapEdit& edit, RecordId region);

} // namespace marches::editor
