// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/palette.h"
#include "engine/game/vocabulary.h"

#include <string>
#include <vector>

namespace marches::engine {
class Rules;
}

namespace marches::editor {

/// How the armies and kinds of piece of one game are drawn. Found without knowing the game: an army named like an owner
/// colour has that colour, the others take what is left; a kind of piece has the silhouette of its rank among the kinds
/// that its army has at the start (first: disc, second: square, third: pentagon).
struct BoardStyle {
    std::vector<int> army;         ///< by Space::Army: index into ownerColours()
    std::vector<TokenShape> piece; ///< by Space::Piece
    /// By Space::Piece, in games whose pieces are given orders: what stands on the plate of a single one, as orders
    /// write it
    /// ("A" for an army, "AF" for an army-fleet). Empty in other games: the plate has the number.
    std::vector<std::string> letters;

    static BoardStyle of(const engine::Rules& rules);

    const OwnerColour& owner(int armyIndex) const;
    TokenShape shape(int pieceIndex) const;
};

} // namespace marches::editor
