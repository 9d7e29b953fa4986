// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/geometry/edgeedits.h"

#include <QRectF>
#include <QTransform>

#include <optional>
#include <span>
#include <string>

namespace marches::editor {

// What is drawn of places and connections, moved, scaled, turned, or turned over. A box stays upright: turned by
// anything but right angles it keeps its shape.
engine::PlaceDrawing turned(engine::PlaceDrawing drawing, const QTransform& by);
engine::ConnectionDrawing turned(engine::ConnectionDrawing drawing, const QTransform& by);
/// A stamp goes with its foot, turns with its upright and grows with the length of this, within the heights that stamps
/// may have; it is mirrored with what is turned over.
StampRecord turned(StampRecord stamp, const QTransform& by);

/// The names of regions go with their territories, when all of these move.
void turnRegionNames(MapEdit& edit, std::span<const RecordId> places, const QTransform& by);

/// Moves territories, sites and spaces as a transformation tells, with their names, pieces, crossings and ports.
/// Territories must share nothing with others: refused as "shares-borders", or as the drawing refuses what would lie on
/// something.
[[nodiscard]] EditOutcome turnPlaces(MapEdit& edit, std::span<const RecordId> places, const QTransform& by);

/// The same for stamps.
void turnStamps(MapEdit& edit, std::span<const RecordId> stamps, const QTransform& by);

/// The box around what these places, stamps and pieces of scenery are drawn as; nothing where none is drawn.
std::optional<QRectF> boxAroundItems(const MapModel& model, std::span<const RecordId> places,
                                     std::span<const RecordId> stamps, std::span<const std::string> scenery = {});

/// They can be turned and scaled as one: something is drawn of them, and the territories share nothing with others.
bool canTransform(const MapModel& model, std::span<const RecordId> places, std::span<const RecordId> stamps,
                  std::span<const std::string> scenery = {});

/// Turns and scales places and stamps as one, as turnPlaces() and turnStamps() do, and scenery with them, which is
/// given as it was before the first of several steps that make one: `whole` is all of them, `by` the last.
[[nodiscard]] EditOutcome transformItems(MapEdit& edit, std::span<const RecordId> places,
                                         std::span<const RecordId> stamps, const QTransform& by,
                                         std::span<const engine::MapScenery> scenery = {},
                                         const std::optional<QTransform>& whole = std::nullopt);

enum class Aligned { Nothing, Shapes, Names };

/// Brings places to one line: sites, spaces, and territories that share nothing with others; those that share borders
/// with each other alone move as one. Of territories that cannot move, and with `namesOnly` of all, the names are
/// aligned. Alignment::OnLine takes the line from the first to the last. Tells what was moved: Names as soon as there
/// was one. Refused where a shape would come to lie on another.
[[nodiscard]] tl::expected<Aligned, EditRefusal> alignPlaces(MapEdit& edit, std::span<const RecordId> places,
                                                             Alignment alignment, bool namesOnly);

} // namespace marches::editor
