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

using RiskSettings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A board of land in rows of `columns`, neighbours joined, in regions of `columns` territories without a bonus; made
/// in code so that these tests read no files. 42 territories and 83 connections when it stands for the world map.
engine::Board gridBoard(int rows, int columns);
/// A game of Classic Risk, null where none can be made.
std::unique_ptr<const engine::Rules> riskRules(int players, const engine::Board& board,
                                               const RiskSettings& settings = {});
/// On a board of the size of the world map, with dealt territories, as simulations play.
std::unique_ptr<const engine::Rules> riskRules(int players,
                                               const RiskSettings& settings = {{"base.setup", std::string("deal")}});

} // namespace marches::test
