// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPainterPath>
#include <QPen>
#include <QRectF>

#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A path that is filled, drawn along, or both. A picture is a list of them, from below to above: what a board.svg
/// shows, what the cartographer draws, and what a canvas paints are the same thing.
struct Ink {
    QPainterPath path;
    QBrush brush = Qt::NoBrush;
    QPen pen = Qt::NoPen;
    double opacity = 1; ///< of the whole, 0 to 1
    friend bool operator==(const Ink&, const Ink&) = default;
};

using Inks = std::vector<Ink>;

/// All that an ink may paint: its path with the width of the pen.
QRectF boxOf(const Ink& ink);
QRectF boxOf(const Inks& inks);

/// The tag that begins a group for writeInks().
std::string openInkGroup(std::string_view id);
/// Inks as elements of an SVG, one a line, within a group whose lines have round ends and corners; `digits` after the
/// point of coordinates and widths. Of brushes and pens their colours alone are written.
std::string writeInks(const Inks& inks, int digits);

/// The number with at most so many digits after the point, and no zeros at its end.
std::string svgNumber(double value, int digits);

} // namespace marches::editor
