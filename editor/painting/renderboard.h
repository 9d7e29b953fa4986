// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardmarks.h"
#include "editor/painting/boardwording.h"
#include "editor/painting/palette.h"
#include "engine/game/position.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <memory>

class QPainter;

namespace marches::engine {
class Rules;
}

namespace marches::editor {

/// What is on a picture of a board. Needs a QGuiApplication (any platform, "offscreen" does) for its fonts.
struct BoardPicture {
    std::shared_ptr<const BoardDrawing> drawing;
    std::shared_ptr<const engine::Rules> rules; ///< may be null: the bare map
    engine::Facts facts;
    BoardMarks marks;
    BoardWording wording;
    Theme theme = Theme::Light;
    QSize size{1200, 900}; ///< pixels of a PNG; SVG and PDF take the board's proportions at this width
};

/// What a file of it is called by whoever opens it: the name of the map.
QString titleOf(const BoardPicture& picture);

class BoardModel;

/// A picture laid out for a scale in pixels per board unit, to be painted once or in parts.
BoardModel boardModelOf(const BoardPicture& picture, double scale);
/// Paints all of it; the painter works in board units.
void paintBoard(QPainter& painter, const BoardModel& model);
/// The same in two parts: what is the same in every position, and all that lies upon it.
void paintGround(QPainter& painter, const BoardDrawing& drawing);
void paintUponGround(QPainter& painter, const BoardModel& model);

/// Largest width and height in pixels.
inline constexpr int kMaxPictureSide = 12000;

/// The picture as pixels, the board centred and as large as it fits.
QImage renderImage(const BoardPicture& picture);
/// PNG, SVG or PDF as bytes; the same input gives the same bytes from one program with one set of fonts (a PDF has a
/// fixed date). Empty on failure.
QByteArray renderPng(const BoardPicture& picture);
QByteArray renderSvg(const BoardPicture& picture);
QByteArray renderPdf(const BoardPicture& picture);
/// Sets the date of a PDF to a fixed one of the same length, so that the same picture is the same file.
void eraseDate(QByteArray& pdf);

} // namespace marches::editor
