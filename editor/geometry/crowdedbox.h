// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace marches::editor {

/// The box of most of what has these boxes. A few that lie far from all others do not widen it, so that a grid over it
/// has fine cells where there is much: what is outside of a grid belongs to its outermost cells.
QRectF crowdedBox(const std::vector<QRectF>& boxes);

} // namespace marches::editor
