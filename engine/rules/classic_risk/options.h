// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/combat/battleodds.h"
#include "engine/game/options.h"

namespace marches::engine::classic_risk {

/// How armies are moved at the end of a turn.
enum class FortifyMode : std::uint8_t { Adjacent, Connected, None };
/// When a mission that is fulfilled wins.
enum class MissionMode : std::uint8_t { None, EndOfTurn, AtOnce };

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    // base
    bool neutral = true; ///< two-player-neutral
    int startArmies = 20;
    bool dealt = false;
    int minReinforcement = 3;
    int territoryDivisor = 3;
    bool cards = true;
    bool fixedValues = false;
    int territoryBonus = 2;
    bool captureCards = true;
    FortifyMode fortify = FortifyMode::Adjacent;
    int attackDice = 3;
    int defenceDice = 2;
    bool defenderChooses = false;
    bool pooled = false;
    // reading
    bool neutralEven = false;
    bool advanceAll = false;
    bool firstBySeat = false;
    bool openCards = false;
    // house
    bool tableArmies = false;
    bool plainRegions = false; ///< a region without a bonus is worth nothing
    MissionMode missions = MissionMode::None;
    int capitals = 0; ///< that win; 0: there are none
    int setupBatch = 1;
    int winShare = 100; ///< percent of all territories; 67 stands for two thirds
    int roundLimit = 0; ///< 0: none

    /// Territories, of so many in all, that win the game.
    int territoriesToWin(int all) const;
    DiceLimits limits() const { return {attackDice, defenceDice}; }
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::classic_risk
