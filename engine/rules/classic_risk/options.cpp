// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/options.h"

#include "engine/rules/common/optiontable.h"

namespace marches::engine::classic_risk {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"base.two-player-neutral", &Options::neutral}, {"base.cards", &Options::cards},
    {"base.capture-cards", &Options::captureCards}, {"base.defender-chooses-dice", &Options::defenderChooses},
    {"base.pooled-attack", &Options::pooled},
};

constexpr WordOption<Options> kWordOptions[] = {
    {"base.setup", "deal", &Options::dealt},
    {"base.card-values", "fixed", &Options::fixedValues},
    {"reading.neutral-placement", "even", &Options::neutralEven},
    {"reading.advance", "all-committed", &Options::advanceAll},
    {"reading.first-player", "seat", &Options::firstBySeat},
    {"reading.cards-held", "open", &Options::openCards},
    {"house.start-armies-scale", "table", &Options::tableArmies},
    {"house.region-bonus", "none", &Options::plainRegions},
};

constexpr int kMostCapitals = 12; ///< as many as players

constexpr NumberOption<Options> kNumbers[] = {
    {"base.start-armies", 1, 999, &Options::startArmies},
    {"base.min-reinforcement", 1, 99, &Options::minReinforcement},
    {"base.territory-divisor", 1, 99, &Options::territoryDivisor},
    {"base.card-territory-bonus", 0, 99, &Options::territoryBonus},
    {"base.attack-dice-max", 1, kMostDice, &Options::attackDice},
    {"base.defence-dice-max", 1, kMostDice, &Options::defenceDice},
    {"house.setup-batch", 1, 99, &Options::setupBatch},
    {"house.win-share", 51, 100, &Options::winShare},
    {"house.round-limit", 0, 999, &Options::roundLimit},
    {"house.capitals", 0, kMostCapitals, &Options::capitals},
};

} // namespace

int Options::territoriesToWin(int all) const
{
    // A share that is meant as a fraction is one: 67 of 100 would ask for 29 territories of 42.
    constexpr int kTwoThirds = 67;
    const int part = winShare == kTwoThirds ? 2 : winShare;
    const int whole = winShare == kTwoThirds ? 3 : 100;
    return (part * all + whole - 1) / whole;
}

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, kWordOptions, kNumbers);
    if (!options) return options;
    if (const OptionValue* value = values.find("base.fortify"))
        if (const std::string* word = std::get_if<std::string>(value))
            options->fortify = *word == "connected" ? FortifyMode::Connected
                               : *word == "none"    ? FortifyMode::None
                                                    : FortifyMode::Adjacent;
    if (const OptionValue* value = values.find("house.missions"))
        if (const std::string* word = std::get_if<std::string>(value))
            options->missions = *word == "end-of-turn" ? MissionMode::EndOfTurn
                                : *word == "at-once"   ? MissionMode::AtOnce
                                                       : MissionMode::None;
    return options;
}

} // namespace marches::engine::classic_risk
