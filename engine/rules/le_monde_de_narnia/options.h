// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/base/result.h"
#include "engine/game/options.h"
#include "engine/rules/le_monde_de_narnia/names.h"

namespace marches::engine::le_monde_de_narnia {

/// What a card that moves a child over an Event space does there.
enum class CardOnEvent : std::uint8_t { Stop, Ignore, Draw };
/// When a child who cannot pay the wolves goes back.
enum class Shortfall : std::uint8_t { NotPaidInFull, NothingBefore, NothingAfter };

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    // base
    int startTokens = 3;
    int reviveCost = 4;
    int wolfLoss = 2;
    std::array<int, kChildren> abilityCost{1, 1, 1, 1}; ///< by Pawn
    // reading
    bool exactFinish = false;
    bool villainFirst = false; ///< finish-guard
    bool cardMoveWins = true;
    CardOnEvent cardOnEvent = CardOnEvent::Stop;
    bool cardFirst = false; ///< landing-order
    bool linearMetric = false;
    bool lowestWolf = false; ///< wolf-tie
    bool wolfStackAll = false;
    Shortfall shortfall = Shortfall::NotPaidInFull;
    bool retreatDraws = false;
    bool retreatWolves = false;
    bool retreatWitch = true;
    bool wolvesOnSpur = false;
    bool witchPerStep = false;
    bool witchBounces = false;
    bool stoneImmune = true; ///< to bad cards
    bool rollTogether = false;
    bool reviveBefore = false;
    bool reviveAfterRoll = false;
    bool tokenLimit = true;
    bool oncePerRound = false;
    bool lucyAny = false;
    bool stoneAbilities = false;
    // house
    bool abilities = true;
    bool randomCharacters = false;
    bool randomFirst = false;
    bool chooseBeforeRoll = true;
    int roundLimit = 0; ///< 0: none
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::le_monde_de_narnia
