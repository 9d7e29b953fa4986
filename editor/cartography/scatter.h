// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/lot.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <functional>
#include <vector>

namespace marches::editor {

/// A point at which something may stand, drawn by lot.
struct Spot {
    QPointF at;
    Lot lot;             ///< for whatever else is drawn about it
    double priority = 0; ///< of two that are too close, the one with more stands
};

/// Points of a jittered grid in a box, in the order of rows: those for which `fits` holds. A point is the same in
/// whichever box one asks for it.
std::vector<Spot> spotsIn(const QRectF& box, double pitch, const Lot& lot,
                          const std::function<bool(const Spot&)>& fits);

/// Leaves out spots until none is nearer to another than `apart`. Whether one stands depends on those within `reach`
/// alone.
std::vector<Spot> thinned(const std::vector<Spot>& spots, double apart, double reach);

} // namespace marches::editor
