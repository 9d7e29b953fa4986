// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/palette.h"
#include "engine/board/board.h"

#include <QPainterPath>
#include <QPointF>

#include <span>

class QPainter;

namespace marches::editor {

// Signs of crossings, drawn alike while a map is played and while it is edited. All in board units.

/// A bridge, ford or pass at a point, its way at an angle in degrees, clockwise from east.
void drawCrossing(QPainter& painter, engine::ConnectionKind kind, const QPointF& at, double angle);

/// The way of a sea lane between two ports; `bend`: control points.
QPainterPath lanePath(const QPointF& from, std::span<const QPointF> bend, const QPointF& to);
/// The way of one around the back of the map: over one edge of the board, and in over another.
QPainterPath lanePathAround(const QPointF& from, const QPointF& leaves, const QPointF& enters, const QPointF& to);
/// `line`: width of the board's lines, board units.
void drawLane(QPainter& painter, const QPainterPath& lane, const BoardColours& colours, double line);

/// An anchor in a disc.
void drawPort(QPainter& painter, const QPointF& at, const BoardColours& colours);

} // namespace marches::editor
