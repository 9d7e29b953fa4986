// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <span>
#include <vector>

namespace marches::editor {

/// Leaves points out of a stroke so that none of them is further than `tolerance` from what remains (D. Douglas and T.
/// Peucker, 1973). The ends stay.
std::vector<QPointF> simplified(std::span<const QPointF> stroke, double tolerance);

/// A smooth path of cubic curves that passes within `tolerance` of a stroke, of its points and of the lines between
/// them (P. Schneider, "An algorithm for automatically fitting digitized curves", Graphics Gems, 1990). Where the
/// stroke turns by more than `corner` degrees it keeps a corner.
QPainterPath fittedCurve(std::span<const QPointF> stroke, double tolerance, double corner = 60);

} // namespace marches::editor
