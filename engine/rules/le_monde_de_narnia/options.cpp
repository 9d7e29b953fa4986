// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/options.h"

#include <string_view>

#include "engine/rules/common/optiontable.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

struct Cost {
    std::string_view id;
    Pawn who;
};

constexpr SwitchOption<Options> kSwitches[] = {
    {"reading.card-move-wins", &Options::cardMoveWins},
    {"reading.retreat-draws-event", &Options::retreatDraws},
    {"reading.retreat-wolf-chain", &Options::retreatWolves},
    {"reading.retreat-meets-witch", &Options::retreatWitch},
    {"reading.wolves-on-spur", &Options::wolvesOnSpur},
    {"reading.stone-immune-to-bad-cards", &Options::stoneImmune},
    {"reading.revive-after-aslan-roll", &Options::reviveAfterRoll},
    {"reading.token-limit", &Options::tokenLimit},
    {"reading.stone-abilities", &Options::stoneAbilities},
    {"house.abilities", &Options::abilities},
    {"house.choose-before-roll", &Options::chooseBeforeRoll},
};

constexpr WordOption<Options> kWords[] = {
    {"reading.finish", "exact", &Options::exactFinish},
    {"reading.finish-guard", "villain-first", &Options::villainFirst},
    {"reading.landing-order", "card-first", &Options::cardFirst},
    {"reading.wolf-metric", "linear", &Options::linearMetric},
    {"reading.wolf-tie", "lowest-number", &Options::lowestWolf},
    {"reading.wolf-stack", "all", &Options::wolfStackAll},
    {"reading.witch-direction", "per-step", &Options::witchPerStep},
    {"reading.witch-bounds", "bounce", &Options::witchBounces},
    {"reading.stone-roll", "together", &Options::rollTogether},
    {"reading.revive-timing", "before-villain", &Options::reviveBefore},
    {"reading.ability-scope", "once-per-round", &Options::oncePerRound},
    {"reading.lucy-scope", "any", &Options::lucyAny},
    {"house.character-choice", "random", &Options::randomCharacters},
    {"house.first-player", "random", &Options::randomFirst},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.start-tokens", 0, 60, &Options::startTokens},
    {"base.revive-cost", 0, 60, &Options::reviveCost},
    {"base.wolf-loss", 0, 60, &Options::wolfLoss},
    {"house.round-limit", 0, 1000, &Options::roundLimit},
};

constexpr Cost kCosts[] = {
    {"base.peter-ability-cost", Pawn::Peter},
    {"reading.lucy-ability-cost", Pawn::Lucy},
    {"house.susan-ability-cost", Pawn::Susan},
    {"house.edmund-ability-cost", Pawn::Edmund},
};
constexpr int kMostCost = 60;

std::string_view wordOf(const OptionValues& values, std::string_view id)
{
    const OptionValue* value = values.find(id);
    const std::string* word = value == nullptr ? nullptr : std::get_if<std::string>(value);
    return word == nullptr ? std::string_view() : std::string_view(*word);
}

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, kWords, kNumbers);
    if (!options) return options;
    for (const Cost& entry : kCosts) {
        const OptionValue* value = values.find(entry.id);
        if (value == nullptr) continue;
        const int* tokens = std::get_if<int>(value);
        if (tokens == nullptr || *tokens < 0 || *tokens > kMostCost)
            return fail(Error{"option-value", {{"name", std::string(entry.id)}}, {}, 0, 0, {}});
        options->abilityCost[idx(entry.who)] = *tokens;
    }
    const std::string_view onEvent = wordOf(values, "reading.card-move-on-event");
    if (onEvent == "ignore") options->cardOnEvent = CardOnEvent::Ignore;
    if (onEvent == "stop-and-draw") options->cardOnEvent = CardOnEvent::Draw;
    const std::string_view shortfall = wordOf(values, "reading.wolf-shortfall");
    if (shortfall == "only-if-zero-before") options->shortfall = Shortfall::NothingBefore;
    if (shortfall == "if-zero-after") options->shortfall = Shortfall::NothingAfter;
    return options;
}

} // namespace marches::engine::le_monde_de_narnia
