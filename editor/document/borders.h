// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPointF>

#include <span>
#include <string>
#include <vector>

namespace marches::editor {

// What a person decides of the borders between territories, and of what leads over them.

/// What one may say of two territories that touch.
enum class BorderChoice {
    FromDrawing, ///< open as long as they touch
    Open,        ///< open, and a problem when they no longer touch
    Closed,      ///< nobody crosses, without a river or mountains
};
/// Bridges and lanes between the two stay. A river or mountains that close the border no longer do.
void chooseBorder(MapEdit& edit, const std::string& a, const std::string& b, BorderChoice choice);
BorderChoice borderChoice(const ConnectionRecord& border);
/// Makes a connection one of another kind. What closed a border is what the crossing leads over, and the other way
/// round; of its drawing stays what the new kind has.
void changeKind(ConnectionRecord& connection, engine::ConnectionKind kind);

/// Draws a river or mountains along borders, through `line`: vertices of the drawing, each joined to the next by an
/// edge. It closes the border of two territories where it follows at least half of what they share. Its name gets a
/// number where another has it. Gives the barrier. Refused as "barrier-too-short" or "barrier-not-on-borders".
[[nodiscard]] tl::expected<RecordId, EditRefusal> addBarrier(MapEdit& edit, bool mountains, const std::string& name,
                                                             std::vector<VertexId> line);
/// Lets it follow another line: opens what it no longer closes.
[[nodiscard]] EditOutcome setBarrierLine(MapEdit& edit, RecordId barrier, std::vector<VertexId> line);
/// Opens the borders that it closed; crossings over it become plain open borders.
void removeBarrier(MapEdit& edit, RecordId barrier);
/// Pairs of territories that the line separates for at least half of the border they share, by ids.
std::vector<std::pair<std::string, std::string>> closedBy(const MapModel& model, std::span<const VertexId> line);

/// Puts a bridge, ford or pass on the border nearest to a point, within `reach` board units: over the river or
/// mountains that close it. Refused as "no-border-here", "no-barrier-here", "crossing-there-already", or where a pass
/// would lead over a river or a bridge over mountains ("crossing-of-wrong-kind").
[[nodiscard]] tl::expected<RecordId, EditRefusal> addCrossing(MapEdit& edit, engine::ConnectionKind kind,
                                                              const QPointF& at, double reach);

/// A lane between two ports: points of the coasts of two territories, which get the flag "port".
/// Refused as "lane-to-itself" or "lane-there-already".
[[nodiscard]] tl::expected<RecordId, EditRefusal> addLane(MapEdit& edit, const std::string& from,
                                                          const QPointF& fromPort, const std::string& to,
                                                          const QPointF& toPort,
                                                          std::vector<engine::MapPoint> bend = {});

} // namespace marches::editor
