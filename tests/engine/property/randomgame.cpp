// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomgame.h"

#include <algorithm>

#include "engine/game/domain.h"
#include "engine/rules/registry/registry.h"

namespace marches::engine::test {

namespace {

/// Up to so many players every number of them is tried, and beyond only the greatest: games are alike there, and long.
constexpr int kEachNumber = 9;

bool forbidden(const std::vector<MapNeed>& needs)
{
    return std::ranges::any_of(needs, [](const MapNeed& need) { return need.forbids; });
}

OptionValue randomValue(const OptionSpec& spec, Random& random)
{
    if (spec.isSwitch()) return below(random, 2) == 1;
    if (spec.isNumber())
        return spec.min + static_cast<int>(below(random, static_cast<std::uint32_t>(spec.max - spec.min + 1)));
    return spec.values[below(random, static_cast<std::uint32_t>(spec.values.size()))];
}

bool isOn(const std::vector<OptionSetting>& settings, const std::string& id)
{
    return std::ranges::any_of(settings,
                               [&id](const OptionSetting& s) { return s.id == id && s.value == OptionValue(true); });
}

} // namespace

std::vector<Table> allTables(const Library& library)
{
    std::vector<Table> tables;
    for (const Ruleset* ruleset : rulesets()) {
        const Result<RulesPackage> package = library.ruleset(std::string(ruleset->id()));
        if (!package) continue;
        for (const LibraryEntry& entry : library.maps()) {
            const Result<MapData> map = library.map(entry.id);
            if (!map || forbidden(ruleset->needs(map->board))) continue;
            const SeatRange range = ruleset->seatRange(package->data, map->board);
            for (int players = range.least; players <= range.most; ++players)
                if (players <= kEachNumber || players == range.most)
                    tables.push_back({entry.id, std::string(ruleset->id()), players});
        }
    }
    return tables;
}

std::vector<OptionSetting> randomOptions(const RulesetData& data, Random& random)
{
    std::vector<OptionSetting> settings;
    for (const OptionSpec& spec : data.options) {
        OptionSetting setting;
        setting.id = spec.id;
        setting.value = randomValue(spec, random);
        settings.push_back(setting);
    }
    for (OptionSetting& setting : settings) {
        const auto spec = std::ranges::find(data.options, setting.id, &OptionSpec::id);
        const bool lacks = std::ranges::any_of(spec->needs, [&](const std::string& id) { return !isOn(settings, id); });
        const bool clashes =
            std::ranges::any_of(spec->excludes, [&](const std::string& id) { return isOn(settings, id); });
        if (lacks || clashes) setting.value = spec->byDefault;
        // Random players might go on for ever, or nearly so.
        constexpr int kMostRounds = 60;
        if (setting.id == "house.round-limit" &&
            (setting.value == OptionValue(0) || setting.value > OptionValue(kMostRounds)))
            setting.value = std::min(kMostRounds, spec->max);
    }
    return settings;
}

std::string optionText(const std::vector<OptionSetting>& options)
{
    std::string text;
    for (const OptionSetting& option : options) {
        text += (text.empty() ? "" : " ") + option.id + '=';
        if (const bool* on = std::get_if<bool>(&option.value)) {
            text += *on ? "true" : "false";
        } else if (const int* number = std::get_if<int>(&option.value)) {
            text += std::to_string(*number);
        } else {
            text += std::get<std::string>(option.value);
        }
    }
    return text;
}

RandomGame::RandomGame(const Rules& theRules, std::uint64_t seed)
    : rules(theRules), choices(seed, 0x6d6f7665U), chanceSource(seed)
{
    rules.start(state, decision, nullptr);
}

bool RandomGame::advance(Step& step)
{
    ++steps;
    if (decision.pending == Pending::Chance) {
        Outcome outcome;
        chanceSource.draw(decision.chance, outcome);
        step = outcome;
        rules.resolve(state, outcome, decision, nullptr);
        return true;
    }
    if (decision.pending != Pending::Choice || decision.offers().empty()) return false;
    Move move;
    sample(decision, state, choices, move);
    if (!contains(decision, state, move)) return false;
    step = move;
    rules.apply(state, move, decision, nullptr);
    return true;
}

} // namespace marches::engine::test
