// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/progress.h"
#include "editor/painting/renderboard.h"

#include <QByteArray>
#include <QRect>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPagedPaintDevice;

namespace marches::editor {

/// How a board is cut into sheets of paper. Lengths in millimetres.
struct SheetSettings {
    double boardWidth = 600; ///< of the printed board; its height follows
    QSizeF paper{210, 297};  ///< as it lies: swap the two for landscape
    double margin = 10;      ///< that the printer leaves white, on each side
    double overlap = 8;      ///< what neighbouring sheets have in common, for gluing
    double bleed = 0;        ///< printed beyond the edges that are cut, so that no white shows there
    bool cropMarks = true;   ///< corners of what is to be cut, and the sheet's number
};

/// One sheet.
struct Sheet {
    int row = 0;
    int column = 0;
    QRectF board; ///< what is on it, in board units
    QRectF paper; ///< where, in millimetres from the sheet's upper left corner; the bleed lies around it
};

/// Least part of a sheet that must be left after margins and overlap, in millimetres.
inline constexpr double kLeastPrintable = 20;
/// More sheets are not printed: a slip of the keyboard should not empty a paper tray.
inline constexpr int kMostSheets = 400;

/// The sheets, row by row; the board begins at the upper left of the first, or is in the middle of the only one. Empty
/// where the paper has no room, the board no size, or there would be more than kMostSheets.
std::vector<Sheet> planSheets(const QSizeF& board, const SheetSettings& settings);

/// Prints the sheets, one page each; false when the device fails, there are no sheets, or it is not wanted any more.
/// Sets the page size and no margins.
[[nodiscard]] bool printSheets(const BoardPicture& picture, const SheetSettings& settings, QPagedPaintDevice& device,
                               const Progress& progress = {});
/// The same as a PDF, with a fixed date. Empty on failure.
QByteArray renderSheetsPdf(const BoardPicture& picture, const SheetSettings& settings, const Progress& progress = {});
/// One sheet as it will come out, for a preview.
QImage renderSheet(const BoardPicture& picture, const SheetSettings& settings, const Sheet& sheet,
                   double pixelsPerMillimetre);

/// A picture too large for one file is cut into tiles of at most this side, in pixels.
inline constexpr int kTileSide = 8000;
/// Largest picture in all its tiles.
inline constexpr int kMostTiles = 64;

/// Tiles of a picture, row by row; one when it fits. Empty where it would take more than kMostTiles.
std::vector<QRect> planTiles(const QSize& whole, int side = kTileSide);
/// A part of the board at so many pixels per board unit; `tile` in pixels of the whole picture.
QImage renderTile(const BoardPicture& picture, double scale, const QRect& tile);

} // namespace marches::editor
