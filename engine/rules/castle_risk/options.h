// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/game/options.h"

namespace marches::engine::castle_risk {

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    // base
    int startArmies = 20; ///< of each of six players
    int fortifyBatch = 5;
    bool hiddenArmies = true;
    int deal = 3;
    int refillTo = 3;
    bool blackSeaClosed = true;
    bool marshallLostOnTie = false;
    bool diplomatsForTwo = false;
    bool inheritCards = true;
    bool inheritHidden = true;
    int spoilsEmpire = 4;
    int spoilsIndependents = 6;
    int spoilsBanner = 8;
    // reading
    bool firstOnTie = false;
    bool empiresOnly = false;
    bool oneAttack = false;
    bool trackDiscards = false;
    bool trackStops = false;
    bool spyMustDiscard = true;
    int maxGenerals = 1;
    bool generalSurvivesTie = false;
    bool compareModified = true;
    int maxMarshalls = 1;
    bool marshallFirstRoll = false;
    bool resumeIsNew = true;
    bool blackSeaOnly = false;
    bool shipLeavesOne = false;
    bool diplomatForMany = false;
    bool truceForTwo = false;
    bool simultaneous = false;
    bool largestRoll = false;
    bool settleFromAnywhere = false;
    bool hiddenAtStart = false;
    bool hiddenFirstNumber = false;
    bool ownBanner = true;
    bool reshuffle = true;
    bool talk = true;  ///< promises and offers
    bool trade = true; ///< cards change hands
    // house
    bool threeBanners = false;
    bool chooseEmpire = false;
    bool fortifyStep = false;
    bool admiralOnce = false;
    bool blocks = false;
    bool alwaysAsk = true;
    int roundLimit = 0; ///< 0: none
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::castle_risk
