// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// A box moved so that it lies on the board.
QRectF pushedInto(QRectF box, const QRectF& board);
/// Whether a box meets none of others.
bool isFreeOf(const QRectF& box, const std::vector<QRectF>& taken);

/// Bounds of that part of a place, of several islands, in which a point lies.
QRectF islandAround(const Shape& shape, const QPointF& point);

} // namespace marches::editor
