// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/palette.h"

#include <QPointF>

#include <string_view>

namespace marches::editor {

// Spaces of tracks that the artwork does not draw, alike while a map is played and while it is edited.

/// By the kind of a space: the usual ones have a colour of their own, others one of a few by their name; none: paper.
QColor spaceFill(std::string_view kind, Theme theme);
/// Of the way between spaces.
QColor spaceRoad(Theme theme);
/// A disc in the colour of its kind. All in the painter's units.
void drawSpace(QPainter& painter, const QPointF& at, double radius, std::string_view kind, Theme theme);

} // namespace marches::editor
