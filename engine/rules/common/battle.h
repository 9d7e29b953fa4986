// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/mask.h"
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

/// Rules that may know battles.
class Battles {
public:
    virtual ~Battles() = default;

    /// Makes the position of a battle. False where these rules know no such battle: pieces that never meet, places that
    /// are not joined, nobody on one side, words that they do not know, or rules without battles.
    [[nodiscard]] virtual bool stageBattle(const BattleRequest& request, BattleStage& stage) const = 0;
};

/// A battle of armies of one kind, of which there are some on both sides, between two places that are joined.
struct ArmyBattle {
    int attack = 0;
    int defend = 0;
    int from = -1;
    int to = -1;
};

/// What the request asks for on the land that is played on, with the ways to each place: the first places that it
/// allows. Nothing where it allows none.
std::optional<ArmyBattle> armyBattle(const BattleRequest& request, const Mask& land, const std::vector<Mask>& ways);

} // namespace marches::engine
