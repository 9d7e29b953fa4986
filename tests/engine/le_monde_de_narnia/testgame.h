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

using RaceSettings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A loop of so many spaces (`space-0` is the start) with a spur of `spur` spaces (`spur-0` is its far end) before the
/// start. Every eighth space is an Event space, every third other one a Sword space; made in code so that these tests
/// read no files.
engine::Board roadBoard(int loop, int spur);
/// Decks, dice and abilities of Le Monde de Narnia, fewer than in its files.
engine::RulesetData raceData();
/// A game, null where none can be made. An empty board: the usual road of 48 and 6 spaces.
std::unique_ptr<const engine::Rules> raceRules(int players, const RaceSettings& settings = {},
                                               const engine::Board* board = nullptr);

} // namespace marches::test
