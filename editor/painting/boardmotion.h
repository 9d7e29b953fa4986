// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardposition.h"
#include "engine/board/board.h"

#include <QPointF>

#include <vector>

namespace marches::editor {

/// Some pieces on their way: moved between places, taken off (`to` < 0) or put on (`from` < 0).
struct MovingPieces {
    PieceCount pieces;
    int from = -1;
    int to = -1;
    bool intruding = false; ///< they arrive as intruders
    TokenHere token{};      ///< a unique piece instead of countable ones; its number is -1 where it is none
    std::vector<int> way{}; ///< of a unique piece: places that it passes, both ends included
    friend bool operator==(const MovingPieces&, const MovingPieces&) = default;
};

/// What moved between two positions, by comparing them: pieces that a place lost and another one gained went from the
/// one to the other, the rest came from or went off the board.
std::vector<MovingPieces> movesBetween(const BoardPosition& before, const BoardPosition& after);

/// Unique pieces that moved between two spaces of tracks, along the shortest way.
std::vector<MovingPieces> tokenMovesBetween(const BoardPosition& before, const BoardPosition& after,
                                            const engine::Board& board);

/// The later position without what is still on its way there, to be drawn during the motion.
BoardPosition withoutArriving(BoardPosition position, const std::vector<MovingPieces>& moves);

} // namespace marches::editor
