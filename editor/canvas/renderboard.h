// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boarddrawing.h"
#include "editor/canvas/boardmarks.h"
#include "editor/canvas/boardwording.h"
#include "editor/canvas/palette.h"
#include "engine/play/position.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <memory>

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

/// Largest width and height in pixels.
inline constexpr int kMaxPictureSide = 12000;

/// The picture as pixels, the board centred and as large as it fits.
QImage renderImage(const BoardPicture& picture);
/// PNG, SVG or PDF as bytes; the same input gives the same bytes from one program with one set of fonts (a PDF has a fixed
/// date). Empty on failure.
QByteArray renderPng(const BoardPicture& picture);
QByteArray renderSvg(const BoardPicture& picture);
QByteArray renderPdf(const BoardPicture& picture);

} // namespace marches::editor
