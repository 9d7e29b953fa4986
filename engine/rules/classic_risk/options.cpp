// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/options.h"

#include <string_view>

namespace marches::engine::risk {

namespace {

struct Switch {
    std::string_view id;
    bool Options::*member;
};
/// A named value: the switch is on when the option has the value `on`.
struct Word {
    std::string_view id;
    std::string_view on;
    bool Options::*member;
};
struct Number {
    std::string_view id;
    int least;
    int most;
    int Options::*member;
};

constexpr Switch kSwitches[] = {
    {"base.two-player-neutral", &Options::neutral}, {"base.cards", &Options::cards},
    {"base.capture-cards", &Options::captureCards}, {"base.defender-chooses-dice", &Options::defenderChooses},
    {"base.pooled-attack", &Options::pooled},
};

constexpr Word kWords[] = {
    {"base.setup", "deal", &Options::dealt},
    {"base.card-values", "fixed", &Options::fixedValues},
    {"reading.neutral-placement", "even", &Options::neutralEven},
    {"reading.advance", "all-committed", &Options::advanceAll},
    {"reading.first-player", "seat", &Options::firstBySeat},
    {"reading.cards-held", "open", &Options::openCards},
    {"house.start-armies-scale", "table", &Options::tableArmies},
};

constexpr Number kNumbers[] = {
    {"base.start-armies", 1, 999, &Options::startArmies},
    {"base.min-reinforcement", 1, 99, &Options::minReinforcement},
    {"base.territory-divisor", 1, 99, &Options::territoryDivisor},
    {"base.card-territory-bonus", 0, 99, &Options::territoryBonus},
    {"base.attack-dice-max", 1, kMostDice, &Options::attackDice},
    {"base.defence-dice-max", 1, kMostDice, &Options::defenceDice},
    {"house.setup-batch", 1, 99, &Options::setupBatch},
    {"house.win-share", 51, 100, &Options::winShare},
    {"house.round-limit", 1, 999, &Options::roundLimit},
};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    Options options;
    for (const Switch& entry : kSwitches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) options.*entry.member = *on;
    for (const Word& entry : kWords)
        if (const OptionValue* value = values.find(entry.id))
            if (const std::string* word = std::get_if<std::string>(value)) options.*entry.member = *word == entry.on;
    for (const Number& entry : kNumbers) {
        const OptionValue* value = values.find(entry.id);
        if (value == nullptr) continue;
        const int* number = std::get_if<int>(value);
        if (number == nullptr || *number < entry.least || *number > entry.most)
            return fail(Error{"option-value", {{"name", std::string(entry.id)}}, {}, 0, 0, {}});
        options.*entry.member = *number;
    }
    if (const OptionValue* value = values.find("base.fortify"))
        if (const std::string* word = std::get_if<std::string>(value))
            options.fortify = *word == "connected" ? FortifyMode::Connected
                              : *word == "none"    ? FortifyMode::None
                                                   : FortifyMode::Adjacent;
    return options;
}

} // namespace marches::engine::risk
