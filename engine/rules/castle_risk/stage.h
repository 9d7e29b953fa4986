// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/castle_risk/rules.h"
#include "engine/rules/common/battle.h"

namespace marches::engine::castle_risk {

/// stageBattle() for games of Castle Risk. `with` may name `castle` (one stands there), `general`, `marshall` (again
/// for more of them, up to what the options allow) and `admiral` (the attackers are aboard the ship).
bool stageBattle(const CastleRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::castle_risk
