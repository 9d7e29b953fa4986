// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <vector>

class QPainter;

namespace marches::editor {

// Unique pieces on the spaces of a track, where several may stand together.

/// Boxes of pawns that share a space, around its middle, in rows: none covers another. `side` is that of a pawn alone;
/// the more there are, the smaller each is.
std::vector<QRectF> pawnBoxes(std::size_t count, const QPointF& middle, double side);

/// Side of a pawn that stands alone, in board units.
double pawnSide(const BoardSizes& sizes);

/// One pawn: a disc in its owner's colour with a picture or an initial; dark when it is nobody's, grey when it is
/// stone.
void drawPawn(QPainter& painter, const BoardModel& model, const QRectF& box, const TokenHere& token);

/// All pawns of a space, in board units.
void paintPawns(QPainter& painter, const BoardModel& model, int place);

} // namespace marches::editor
