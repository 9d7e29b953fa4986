// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QRectF>

class QPainter;

namespace marches::editor {

// The layers of the board, from below to above. The painter works in board units; `exposed` is the part that is needed.
// Between the artwork and these lies the wash of boardColours(), where isWashed().

/// In a picture the wash lies below a position alone, so that its colours stand out, and by night, whose letters are
/// made for it. A bare board has the colours that the map has.
inline bool isWashed(const BoardModel& model) { return model.rules != nullptr || model.theme == Theme::Dark; }
void paintOwners(QPainter& painter, const BoardModel& model, const QRectF& exposed);
/// The outlines of owned places, above their bands; a part of paintOwners().
void paintOwnedBorders(QPainter& painter, const BoardModel& model, const QRectF& exposed);
/// Spaces of tracks without artwork.
void paintSpaces(QPainter& painter, const BoardModel& model, const QRectF& exposed);
void paintCrossings(QPainter& painter, const BoardModel& model, const QRectF& exposed);
/// Dims what is not asked for, and outlines what is.
void paintMarks(QPainter& painter, const BoardModel& model, const QRectF& exposed);
void paintSites(QPainter& painter, const BoardModel& model, const QRectF& exposed);
void paintLabels(QPainter& painter, const BoardModel& model, const QRectF& exposed);
void paintArrows(QPainter& painter, const BoardModel& model, const QRectF& exposed);
/// Which of the arrows asked for (BoardMarks::arrows) passes a point, in board units, within `reach`; -1: none. Near
/// its ends, where the pieces are, an arrow is not met.
int arrowAt(const BoardModel& model, const QPointF& point, double reach);
void paintPieces(QPainter& painter, const BoardModel& model, const QRectF& exposed);
void paintBadges(QPainter& painter, const BoardModel& model, const QRectF& exposed);
/// The focus ring and the red edge of a refusal.
void paintFocus(QPainter& painter, const BoardModel& model, const QRectF& exposed);

// Parts that others need too.

/// A stack at its place, in pixels from its upper left corner; as a statue where it has turned to stone.
void drawStack(QPainter& painter, const BoardModel& model, const std::vector<PieceCount>& pieces, int army,
               bool stone = false);
/// The way of a sea lane between its ports.
QPainterPath lanePath(const CrossingDrawing& crossing);

} // namespace marches::editor
