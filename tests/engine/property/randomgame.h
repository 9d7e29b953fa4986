// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/rules.h"
#include "engine/package/library.h"

namespace marches::engine::test {

/// A map and a ruleset that can be played on it, with so many players.
struct Table {
    std::string map;
    std::string ruleset;
    int players = 2;
};

/// Every ruleset of the registry, on every shipped map that it can be played on, with every number of players up
/// to nine, and the greatest.
std::vector<Table> allTables(const Library& library);

/// A value for every option, drawn evenly from its range. Needs and exclusions between options are kept.
std::vector<OptionSetting> randomOptions(const RulesetData& data, Random& random);

/// The options as `id=value` words, to repeat a game by hand.
std::string optionText(const std::vector<OptionSetting>& options);

/// A game being played at random, one step at a time.
struct RandomGame {
    const Rules& rules;
    Random choices;            ///< draws the moves
    ChanceSource chanceSource; ///< draws the chances
    State state{};
    Decision decision{};
    int steps = 0;

    RandomGame(const Rules& theRules, std::uint64_t seed);
    bool over() const { return decision.pending == Pending::Over; }
    /// Draws and carries out what is pending; false when there is nothing to draw from. `step` is what was done.
    bool advance(Step& step);
};

} // namespace marches::engine::test
