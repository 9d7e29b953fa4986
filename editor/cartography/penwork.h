// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/lot.h"
#include "editor/cartography/madeitem.h"
#include "editor/cartography/style.h"

#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <span>
#include <string>
#include <vector>

namespace marches::editor {

// What every part of the cartographer draws with.

/// With numbers as board.svg has them.
QPainterPath rounded(const QPainterPath& exact);
double rounded(double number);

/// A translucent colour becomes an opaque one with the ink's opacity.
Ink filledInk(const QPainterPath& path, const QColor& colour);
/// Round ends and corners. `dashes` are multiples of the width; none: a solid line.
Ink strokedInk(const QPainterPath& path, const QColor& colour, double width, const std::vector<double>& dashes = {});
/// The line of a look, without its band.
Ink lineInk(const QPainterPath& path, const LineLook& look);
/// Its band, if it has one.
Inks bandInk(const QPainterPath& path, const LineLook& look);
/// The line of a look as a pen draws it, pressed harder here and there: the solid ones only. The path is exact.
Inks penInks(const QPainterPath& path, const LineLook& look, const Lot& lot);

/// As much of a line with an opaque colour as lies in a box: stroked, and filled where the pen would reach out of it.
Inks strokedWithin(const QRectF& box, std::span<const QPointF> line, const QColor& colour, double width);

/// Rounds the inks and measures them.
MadeItem made(MadeBand band, Inks inks, double depth = 0, std::string id = {});

/// What is seen where a colour, translucent as it may be, lies over an opaque one.
QColor over(const QColor& colour, const QColor& ground);

QPainterPath lineThrough(std::span<const QPointF> points, bool closed);
QPainterPath discAt(const QPointF& centre, double radius);
/// The points of a path's first line, curves flattened.
std::vector<QPointF> pointsOf(const QPainterPath& path);
/// A point for each so many board units of a line, at most, and all of its own.
std::vector<QPointF> resampled(std::span<const QPointF> line, double step);
/// A filled band along a line, with a width at each of its points, and round ends. To be filled by either rule.
QPainterPath ribbon(std::span<const QPointF> line, std::span<const double> halfWidths);

/// Length 1; nothing where the vector is null.
QPointF unitOf(const QPointF& vector);
/// To the left of a direction, as seen on the screen.
inline QPointF leftOf(const QPointF& direction) { return {direction.y(), -direction.x()}; }
QColor colourOf(const std::string& name); ///< "#c3d79a"; invalid when empty

} // namespace marches::editor
