// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QPainterPath>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// What a game changes of sites, arrows, pieces and the names beside them. Two snapshots of one board at one zoom tell
/// where these are other ones.
struct BoardSnapshot {
    struct Arrow {
        BoardArrow arrow;
        QPainterPath way; ///< empty: it is not drawn
        friend bool operator==(const Arrow&, const Arrow&) = default;
    };

    explicit BoardSnapshot(const BoardModel& model);

    BoardPosition position;
    std::vector<StackPlace> stacks;    ///< by place
    std::vector<StackPlace> intruders; ///< by place
    std::vector<QRectF> names;         ///< by place
    std::vector<Arrow> arrows;
};

/// How far pieces may reach out of the boxes of the layout (tilted plates, their medallions), in board units.
double pieceReach(const BoardModel& model);

/// Parts of the board where they look different, in board units. `model` is of either.
std::vector<QRectF> damageBetween(const BoardSnapshot& before, const BoardSnapshot& now, const BoardModel& model);
/// Where the pieces of a place stand now.
QRectF pieceDamage(const BoardModel& model, int place);

} // namespace marches::editor
