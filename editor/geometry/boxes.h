// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QPointF>
#include <QRectF>

#include "engine/board/mappoint.h"

namespace marches::editor {

inline QPointF pointOf(const engine::MapPoint& point) { return {point.x, point.y}; }

/// The square with `room` on all sides of a point.
inline QRectF around(const QPointF& at, double room) { return {at.x() - room, at.y() - room, 2 * room, 2 * room}; }

/// Clockwise from the upper left.
inline std::array<QPointF, 4> cornersOf(const QRectF& box)
{
    return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

} // namespace marches::editor
