// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/combat/dice.h"
#include "engine/game/options.h"

namespace marches::engine::warrior_risk {

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    // base
    int attackDice = 3;
    int defenceDice = 2;
    bool defenderChooses = false;
    bool pooled = true;
    bool capitals = true;
    bool continents = false; ///< base.victory; neither of the two: world domination
    bool lunchtime = false;
    int dominationThreshold = 1;
    int startUnits = 3; ///< for each territory dealt
    int startGold = 100;
    int commerceEvery = 3;
    int lots = 0; ///< 0: as many as players
    int tradeMax = 100;
    // errata, advanced
    bool manyAttacks = true;
    bool optionalIncome = false;
    // reading
    bool abandon = false;
    bool advanceMinimum = false;
    bool openAuction = false;
    bool tieRebid = false;
    bool tieWithdrawn = false;
    bool awardRandom = false;
    bool mustBail = false;
    bool barter = true;
    bool betrayalFullCycle = false;
    bool betrayalTerritory = false;
    bool lossesDown = false;
    bool lossesMilitia = false;
    bool upheaval = false;
    bool capitalRollTurn = false;
    bool classicReinforcements = false;
    bool classicCards = false;
    bool declaredPair = false;
    bool bonusEveryRound = false;
    int cutoffRounds = 12;
    bool dicePerPiece = false;
    bool bailOnce = false;
    bool lootCash = false;
    bool emergencySure = false;
    bool insolvencyLoses = false;
    bool firstBySeat = false;
    bool mobMultiplied = false;
    bool floorOne = false;
    bool moveFirst = false;
    bool nativesOnStop = false;
    bool reallocateAnywhere = false;
    bool rollAgainWhole = false;
    bool roundUp = false;
    bool transitOnly = false;
    bool noPassage = false;
    bool fixedThree = false;
    bool spentFree = false;
    bool tradePlusStake = false;
    bool randomDistinct = true;
    bool reuseVotes = false;
    bool voteTieAgain = false;
    bool voteTieNothing = false;
    bool yesNoRoller = false;
    // house
    int barterRounds = 3;
    int leastRaise = 1; ///< of an open bid above the highest one
    int roundLimit = 0; ///< 0: none
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::warrior_risk
