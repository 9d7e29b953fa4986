// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <QPointF>

namespace marches::editor {

// Where one takes hold of a stamp.

/// In the middle of its upper edge: how high it is.
QPointF heightHandle(const StampRecord& record);
/// Above that: how it is turned. `pixel`: board units in a pixel.
QPointF turnHandle(const StampRecord& record, double pixel);
/// Degrees, clockwise, so that it points from its foot to a point; from -180 to 180.
double turnTowards(const StampRecord& record, const QPointF& at);

} // namespace marches::editor
