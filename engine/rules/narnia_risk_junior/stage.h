// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/battle.h"
#include "engine/rules/narnia_risk_junior/rules.h"

namespace marches::engine::narnia_risk_junior {

/// A player who has just won one territory attacks the next, with nobody else on the board and no card in play.
bool stageBattle(const NarniaRiskJunior& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::narnia_risk_junior
