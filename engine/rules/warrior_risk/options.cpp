// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/options.h"

#include "engine/rules/common/optiontable.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"base.defender-chooses-dice", &Options::defenderChooses},
    {"base.pooled-attack", &Options::pooled},
    {"base.capitals", &Options::capitals},
    {"errata.many-attacks", &Options::manyAttacks},
    {"advanced.optional-income", &Options::optionalIncome},
    {"reading.two-random-distinct", &Options::randomDistinct},
    {"reading.classic-reinforcements", &Options::classicReinforcements},
    {"reading.classic-cards", &Options::classicCards},
};

constexpr WordOption<Options> kWords[] = {
    {"base.victory", "continental-conqueror", &Options::continents},
    {"base.victory", "lunchtime", &Options::lunchtime},
    {"reading.abandon", "allowed", &Options::abandon},
    {"reading.advance", "classic-min-dice", &Options::advanceMinimum},
    {"reading.auction-style", "open-ascending", &Options::openAuction},
    {"reading.auction-tie", "rebid", &Options::tieRebid},
    {"reading.auction-tie", "lot-withdrawn", &Options::tieWithdrawn},
    {"reading.award-territory", "random", &Options::awardRandom},
    {"reading.bailout-refusal", "forbidden", &Options::mustBail},
    {"reading.barter", "structured", &Options::barter},
    {"reading.betrayal-duration", "full-cycle", &Options::betrayalFullCycle},
    {"reading.betrayal-scope", "territory", &Options::betrayalTerritory},
    {"reading.capital-losses", "proportional-down", &Options::lossesDown},
    {"reading.capital-losses", "militia-first", &Options::lossesMilitia},
    {"reading.capital-lost-no-conqueror", "upheaval", &Options::upheaval},
    {"reading.capital-roll", "per-turn", &Options::capitalRollTurn},
    {"reading.combo-choice", "declared", &Options::declaredPair},
    {"reading.continent-bonus-when", "every-round", &Options::bonusEveryRound},
    {"reading.disease-dice", "per-piece", &Options::dicePerPiece},
    {"reading.double-bailout", "once", &Options::bailOnce},
    {"reading.elimination-loot", "cash-to-captor", &Options::lootCash},
    {"reading.emergency-first-roll", "guaranteed", &Options::emergencySure},
    {"reading.fate-insolvency", "lose-territory", &Options::insolvencyLoses},
    {"reading.first-player", "seat", &Options::firstBySeat},
    {"reading.mob-vs-capital", "multiplied", &Options::mobMultiplied},
    {"reading.modified-die-floor", "one", &Options::floorOne},
    {"reading.move-order", "before-attacks", &Options::moveFirst},
    {"reading.ndf-reset", "on-stop", &Options::nativesOnStop},
    {"reading.reallocate-scope", "any-not-enemy", &Options::reallocateAnywhere},
    {"reading.roll-again", "whole", &Options::rollAgainWhole},
    {"reading.rounding", "up", &Options::roundUp},
    {"reading.safe-passage", "transit-only", &Options::transitOnly},
    {"reading.safe-passage", "none", &Options::noPassage},
    {"reading.setup-placement", "fixed-three", &Options::fixedThree},
    {"reading.spent-armies", "free", &Options::spentFree},
    {"reading.trade-odds", "plus-stake", &Options::tradePlusStake},
    {"reading.vote-reuse", "every-vote", &Options::reuseVotes},
    {"reading.vote-tie", "revote-once", &Options::voteTieAgain},
    {"reading.vote-tie", "no-result", &Options::voteTieNothing},
    {"reading.yes-no-tie", "roller", &Options::yesNoRoller},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.attack-dice-max", 1, kMostDice, &Options::attackDice},
    {"base.defence-dice-max", 1, kMostDice, &Options::defenceDice},
    {"base.domination-threshold", 0, 1, &Options::dominationThreshold},
    {"base.start-units-per-territory", 1, 20, &Options::startUnits},
    {"base.start-gp", 0, 1000, &Options::startGold},
    {"base.commerce-every", 2, 9, &Options::commerceEvery},
    {"base.lots", 0, 12, &Options::lots},
    {"base.trade-max", 0, 1000, &Options::tradeMax},
    {"reading.cutoff-rounds", 1, 60, &Options::cutoffRounds},
    {"house.barter-rounds-max", 0, 9, &Options::barterRounds},
    {"house.least-raise", 1, 100, &Options::leastRaise},
    {"house.round-limit", 0, 60, &Options::roundLimit},
};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    return readOptionTables<Options>(values, kSwitches, kWords, kNumbers);
}

} // namespace marches::engine::warrior_risk
