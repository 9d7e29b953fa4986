// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/cartography/stamps.h"
#include "editor/document/mapedit.h"

#include <QPointF>
#include <QPolygonF>

#include <string>

namespace marches::editor {

// Edits of stamps: small drawings that somebody put on the map, and those of the program that somebody took in hand.
// One of these has the id that it had as a drawing of the program, by which that is kept away.

/// Heights that a stamp may have, board units.
inline constexpr double kLeastStamp = 1;
inline constexpr double kLargestStamp = 1000;

/// A stamp that is dragged out of a list: its id.
inline constexpr char kStampMime[] = "application/x-marches-stamp";

/// How a record stands on the board.
StampPlace placeOf(const StampRecord& record);
/// Its box, turned with it; empty where there is no stamp of that name. From the upper left corner, clockwise.
QPolygonF stampOutline(const StampRecord& record);

/// A new stamp above all others, with the height that it usually has.
RecordId addStamp(MapEdit& edit, const Stamp& stamp, const QPointF& foot);
/// A copy of one that may be of another map; its id is new.
RecordId copyStamp(MapEdit& edit, const StampRecord& from);
void moveStamp(MapEdit& edit, RecordId stamp, const QPointF& foot);

/// What the program drew is a person's from now on, and looks the same.
RecordId takeInHand(MapEdit& edit, const MadeItem& item);
/// What the program drew there is not drawn any more.
void keepAway(MapEdit& edit, const std::string& item);
/// It was a drawing of the program.
bool wasMade(const MapModel& model, const StampRecord& stamp);
/// The program draws it again, where it first did.
void drawAnew(MapEdit& edit, RecordId stamp);

} // namespace marches::editor
