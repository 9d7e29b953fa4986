// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/model/mapmodel.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <array>
#include <cstddef>

namespace marches::editor {

// What stands on the sheet beside the map, of a board that the program draws (MapInfo::art).

enum class SheetPart { Compass, Scale, Title, Legend };
inline constexpr std::array kSheetParts{SheetPart::Compass, SheetPart::Scale, SheetPart::Title, SheetPart::Legend};

bool hasSheetPart(const engine::MapArt& art, SheetPart part);
bool hasSheetPart(const MapModel& model, SheetPart part);
/// What it covers, in board units; empty where it is not there.
QRectF sheetPartBox(const MapModel& model, SheetPart part);
/// "Title", for a list or the status line.
QString sheetPartName(SheetPart part);

/// Puts a part where it covers no land and nothing else that stands there, in a corner if there is a choice; where the
/// water has no such room, where it covers least. One that is there stays where it is.
void putSheetPart(MapEdit& edit, SheetPart part);
/// The legend keeps the height of its lines when there are more or fewer regions than `before`.
void growLegend(MapEdit& edit, std::size_t before);
/// As if it came for the first time: its place and size are the program's choice again.
void putSheetPartAnew(MapEdit& edit, SheetPart part);
/// It is not drawn any more, and its size is forgotten.
void removeSheetPart(MapEdit& edit, SheetPart part);

/// To `by` from where it was in `from`. It stays on the sheet.
void moveSheetPart(MapEdit& edit, SheetPart part, const engine::MapArt& from, const QPointF& by);
/// `factor` times as large as in `from`: title and compass about their middle, the scale from its left end and in
/// quarters of its usual length, the legend from its upper left corner.
void scaleSheetPart(MapEdit& edit, SheetPart part, const engine::MapArt& from, double factor);
/// A corner of its box (clockwise from the upper left) as it was in `from` is dragged to a point: the legend becomes
/// that wide and high, everything else larger or smaller. The corner across stays, as far as the sheet has room.
void dragSheetCorner(MapEdit& edit, SheetPart part, const engine::MapArt& from, std::size_t corner, const QPointF& at);

} // namespace marches::editor
