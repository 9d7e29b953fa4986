// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QSizeF>

#include <vector>

namespace marches::editor {

/// Outlines that were drawn with gaps between them, as wide as the lines of the map, made anew so that neighbours
/// share their borders: each gap up to `gap` wide is divided between the shapes beside it. A later path lies above an
/// earlier one. Done on a raster, about half a board unit fine. Empty where that would take too long.
std::vector<QPainterPath> closedGaps(const std::vector<QPainterPath>& paths, const QSizeF& board, double gap);

} // namespace marches::editor
