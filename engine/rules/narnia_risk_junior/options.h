// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/game/options.h"

namespace marches::engine::narnia_risk_junior {

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    // errata
    bool armiesOnTheMoveAnyTurn = true;
    bool noScoringReshuffle = true;
    bool scoringRedraw = true;
    bool witchFaunsFirst = true;
    bool exchangeAllPlayers = true;
    // advanced
    bool freePlacementOwn = false;
    bool freePlacementSide = false;
    bool secretCards = false;
    bool castleBonus = false;
    bool fatherChristmasBonus = false;
    bool frozenLakeThaw = false;
    bool campReinforcement = false;
    bool woodedTwoDice = false;
    bool witchPetrifiesCharacter = false;
    bool aslanHitToPavilion = false;
    bool aslanSixCharacter = false;
    bool lucyArmies = false;
    // reading
    bool doubleHitMandatory = false;
    bool hitWasteAllowed = false;
    bool characterMayStay = true;
    bool noTargetAnywhere = false;
    bool reshuffleOnLastFlip = false;
    bool streakByColour = false;
    bool cardsOnOwnTurnOnly = false;
    bool powerEachBattle = false;
    bool aslanMirrors = false;
    bool witchPowerOnDefence = true;
    bool stoneFirst = false;
    bool lucyOnBoard = false;
    bool strandedAslanToPavilion = false;
    bool majorityTieBoth = false;
    bool controlAtEndOfTurn = false;
    bool tieWitchLoses = false;
    bool scoringPerArmy = false;
    bool campsPerArmy = false;
    // house
    bool cardEffects = true;
    bool extraPowers = true;
    bool alwaysAsk = false;
    // base
    int faunsPerSet = 30;
    int centaursPerSet = 15;
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number out of range.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::narnia_risk_junior
