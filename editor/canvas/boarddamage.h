// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// What of a board's picture a game and its questions change. Two of one board at one zoom tell where it looks
/// different.
struct BoardLook {
    /// An arrow and the points between which it bends.
    struct Arrow {
        BoardArrow arrow;
        QPolygonF points;
        friend bool operator==(const Arrow&, const Arrow&) = default;
    };

    explicit BoardLook(const BoardModel& model);

    BoardPosition position;
    BoardMarks marks;
    std::vector<StackPlace> stacks;    ///< by place
    std::vector<StackPlace> intruders; ///< by place
    std::vector<Arrow> arrows;
};

/// How far ink may reach out of the boxes of the layout (halos, outlines, tilted plates), in board units.
double inkReach(const BoardModel& model);

/// Parts of the board that look different, in board units, but for owners' bands (BoardModel::relayoutPieces()), badges
/// and what moves. `model` is of either look.
std::vector<QRectF> damageBetween(const BoardLook& before, const BoardLook& now, const BoardModel& model);
/// Where the ring of the focus, the red edge of a refusal or the outline of an answer lies around a place.
QRectF outlineDamage(const BoardModel& model, int place);
/// Where the pieces of a place stand now.
QRectF pieceDamage(const BoardModel& model, int place);

} // namespace marches::editor
