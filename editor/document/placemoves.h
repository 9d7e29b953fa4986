// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/geometry/edgeedits.h"

#include <QTransform>

#include <span>

namespace marches::editor {

// What is drawn of places and connections, moved or turned over. A box stays upright: it becomes the box around.
engine::PlaceDrawing turned(engine::PlaceDrawing drawing, const QTransform& by);
engine::ConnectionDrawing turned(engine::ConnectionDrawing drawing, const QTransform& by);
/// A stamp goes with its foot and turns with its upright; it is mirrored with what is turned over.
StampRecord turned(StampRecord stamp, const QTransform& by);

/// Moves territories, sites and spaces as a transformation tells, with their names, pieces, crossings and ports.
/// Territories must share nothing with others: refused as "shares-borders", or as the drawing refuses what would lie on
/// something.
EditOutcome turnPlaces(MapEdit& edit, std::span<const Key> places, const QTransform& by);

/// The same for stamps.
void turnStamps(MapEdit& edit, std::span<const Key> stamps, const QTransform& by);

enum class Aligned { Nothing, Shapes, Names };

/// Brings places to one line: sites, spaces, and territories that share nothing with others; those that share borders
/// with each other alone move as one. Of territories that cannot move, and with `namesOnly` of all, the names are
/// aligned. Alignment::OnLine takes the line from the first to the last. Tells what was moved: Names as soon as there
/// was one. Refused where a shape would come to lie on another.
tl::expected<Aligned, EditRefusal> alignPlaces(MapEdit& edit, std::span<const Key> places, Alignment alignment,
                                               bool namesOnly);

} // namespace marches::editor
