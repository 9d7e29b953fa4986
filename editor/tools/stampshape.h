// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <QPointF>
#include <QPolygonF>

namespace marches::editor {

// Where a stamp lies on the board, and where one takes hold of it.

/// Its box, turned with it; empty where there is no stamp of that name. From the upper left corner, clockwise.
QPolygonF stampOutline(const StampRecord& record);
/// In the middle of its upper edge: how high it is.
QPointF heightHandle(const StampRecord& record);
/// Above that: how it is turned. `pixel`: board units in a pixel.
QPointF turnHandle(const StampRecord& record, double pixel);
/// Degrees, clockwise, so that it points from its foot to a point; from -180 to 180.
double turnTowards(const StampRecord& record, const QPointF& at);

} // namespace marches::editor
