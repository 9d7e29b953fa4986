// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QColor>
#include <QRectF>
#include <QSizeF>

#include <string>
#include <vector>

namespace marches::editor {

// What stands on the sheet beside the map. The cartographer draws it without letters; whoever letters the board finds
// here where they belong.

struct Style;

/// The box of the title's cartouche, for the name of the map in its own language; empty where there is none. However
/// long the name has become, it stays on the sheet with its ribbon: it moves away from the edge, and has smaller
/// letters where it would be wider than the sheet.
QRectF titleBox(const engine::MapArt& art, const QSizeF& board, const std::string& mapName);
/// Height of the title's letters, board units.
double titleLetters(const engine::MapArt& art, const QSizeF& board, const std::string& mapName);
/// The bar of the scale, with room for numbers above it; empty where there is none.
QRectF scaleBox(const engine::MapArt& art);
/// Board units that the bar is long; it is parted into four.
double scaleLength(const engine::MapArt& art);
/// A line of the legend: the patch of a region's colour, room for its name, and for its bonus.
struct LegendLine {
    QRectF patch;
    QRectF name;
    QRectF bonus;
};
/// For so many regions, as many as there is room for.
std::vector<LegendLine> legendLines(const engine::MapArt& art, std::size_t regions);
/// What the frame leaves free of a board, with a little room from it.
QRectF sheetArea(const engine::MapArt& art, const Style& style, const QSizeF& board);
/// All that stands on the sheet of a board in a style and that no name is to cover: the title with its ribbon, the
/// scale, the compass, the legend and the frame.
std::vector<QRectF> sheetFurniture(const engine::MapArt& art, const Style& style, const QSizeF& board,
                                   const std::string& mapName);
/// Of boxes, scales and the like, and of letters on them: what stands out from the paper.
QColor furnitureInk(const Style& style);

// The same of a map that is edited.

/// The box of the title's cartouche; empty where there is none. Letters have the middle nine tenths of it.
QRectF titleBox(const MapModel& model);
/// The same with the ends of its ribbon.
QRectF ribbonBox(const MapModel& model);
/// The size of that, whether there is a title or not.
QSizeF ribbonSize(const MapModel& model);

/// Board units that the bar of the scale is long where nobody made it another length.
inline constexpr double kScaleLength = 120;
/// The bar, with room for numbers above it; empty where there is none.
QRectF scaleBox(const MapModel& model);

/// Half the width of the wind rose, whether there is one or not.
double compassRadius(const MapModel& model);
QRectF compassBox(const MapModel& model);

/// A line of the legend, and whose it is.
struct LegendRow {
    RecordId region{};
    QRectF patch; ///< of the region's colour
    QRectF name;  ///< room for its name
    QRectF bonus; ///< and for its bonus
};
QRectF legendBox(const MapModel& model);
/// In the order of the regions, as many as there is room for.
std::vector<LegendRow> legendRows(const MapModel& model);

/// All of these boxes that there are.
std::vector<QRectF> furnitureBoxes(const MapModel& model);

} // namespace marches::editor
