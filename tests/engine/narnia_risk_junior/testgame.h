// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"

namespace marches::test {

/// The board of Narnia as the rules need it, made in code so that these tests read no files.
engine::Board narniaBoard();
/// Deck and options of Narnia Risk Junior, likewise.
engine::RulesetData narniaData();

using Settings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A game for so many players; an option that does not exist fails loudly (null).
std::unique_ptr<const engine::Rules> narniaRules(int players, const Settings& settings = {});
/// All presets of rule tests: seed-only switches off what was designed for the seed's gaps.
Settings seedOnly();
Settings advancedPreset();

/// A game on its way, without a record: its start, and one random step after the other.
struct RandomPlay {
    RandomPlay(const engine::Rules& theRules, std::uint64_t seed);
    /// An answer at random, or what the seed draws. Not once the game is over.
    void step();

    const engine::Rules& rules;
    engine::State state;
    engine::Decision decision;
    engine::ChanceSource chanceSource;
    engine::Random random;
};

} // namespace marches::test
