// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include <vector>

namespace marches::editor {

/// Rings of points (not repeated at the end), some of which run along the same points as others.
using Rings = std::vector<QPolygonF>;

/// Leaves points out of rings so that none of them moves an outline by more than `tolerance`. Rings are cut where
/// others join or leave them, and what two of them share is simplified once: what was one border stays one. A ring from
/// which less than a triangle would be left comes back empty.
std::vector<Rings> simplifiedTogether(const std::vector<Rings>& shapes, double tolerance);

} // namespace marches::editor
