// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/palette.h"

#include <QPointF>

#include <string_view>

namespace marches::editor {

// Spaces of tracks that the artwork does not draw, alike while a map is played and while it is edited.

/// How a space is drawn: by its kind, and by what the map says of this one.
struct SpaceLook {
    std::string_view kind;
    QColor fill;              ///< its own; invalid: that of the kind
    std::string_view picture; ///< of pieceGlyph(); empty: none
};

/// Its own colour, or that of its kind: the usual ones have one, others one of a few by their name; none: paper.
QColor spaceFill(const SpaceLook& look, Theme theme);
/// Black or white, whichever stands out more from a fill.
QColor inkOn(const QColor& fill);
/// Of the way between spaces.
QColor spaceRoad(Theme theme);
/// Its picture alone.
void drawSpacePicture(QPainter& painter, const QPointF& at, double radius, const SpaceLook& look, Theme theme);
/// A disc with its picture. All in the painter's units.
void drawSpace(QPainter& painter, const QPointF& at, double radius, const SpaceLook& look, Theme theme);

} // namespace marches::editor
