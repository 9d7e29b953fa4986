// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/rules/common/battle.h"

namespace marches::engine {

/// Makes the position of a battle. False where these rules know no such battle: pieces that never meet, places that are
/// not joined, nobody on one side, or rules without battles.
bool stageBattle(const Rules& rules, const BattleRequest& request, BattleStage& stage);

/// The odds of such a battle, or nothing where there is none.
std::optional<Forecast> battleForecast(const Rules& rules, const BattleRequest& request);

} // namespace marches::engine
