// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/game/rules.h"

namespace marches::engine {

/// A battle to be judged outside of any game.
struct BattleRequest {
    std::vector<int> attack; ///< pieces by kind (Space::Piece)
    std::vector<int> defend;
    int to = -1;                   ///< place of the battle; -1: one without anything special
    int from = -1;                 ///< where the attackers come from; -1: over an open border
    std::vector<std::string> with; ///< cards in use and what stands there, in words of the rules: "general", "castle"
};

/// A position in which `move` starts the battle, for Rules::forecast.
struct BattleStage {
    State state;
    Decision decision;
    Move move;
};

} // namespace marches::engine
