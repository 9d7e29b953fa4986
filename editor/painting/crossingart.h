// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/lanepath.h"
#include "editor/painting/palette.h"
#include "engine/board/board.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace marches::editor {

// Signs of crossings, drawn alike while a map is played and while it is edited. All in board units.

/// A bridge, ford or pass at a point, its way at an angle in degrees, clockwise from east.
void drawCrossing(QPainter& painter, engine::ConnectionKind kind, const QPointF& at, double angle);

/// `line`: width of the board's lines, board units.
void drawLane(QPainter& painter, const QPainterPath& lane, const BoardColours& colours, double line);

/// An anchor in a disc.
void drawPort(QPainter& painter, const QPointF& at, const BoardColours& colours);

} // namespace marches::editor
