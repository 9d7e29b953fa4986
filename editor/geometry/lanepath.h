// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <span>

namespace marches::editor {

/// The way of a sea lane between two ports; `bend`: control points.
QPainterPath lanePath(const QPointF& from, std::span<const QPointF> bend, const QPointF& to);
/// The way of one around the back of the map: over one edge of the board, and in over another.
QPainterPath lanePathAround(const QPointF& from, const QPointF& leaves, const QPointF& enters, const QPointF& to);

} // namespace marches::editor
