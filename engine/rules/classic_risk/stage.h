// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/classic_risk/rules.h"
#include "engine/rules/common/battle.h"

namespace marches::engine::classic_risk {

/// stageBattle() for games of Classic Risk.
bool stageBattle(const ClassicRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::classic_risk
