// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/battle.h"
#include "engine/rules/warrior_risk/rules.h"

namespace marches::engine::warrior_risk {

/// stageBattle() for games of Warrior Risk. `with` may name `capital` (its strength is rolled), `capital-2`,
/// `capital-3` and so on (it has been rolled), `natives` (an unoccupied territory with so many left), `betrayal`
/// (guests attack their host) and `emergency` (the attacker leads in one).
bool stageBattle(const WarriorRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::warrior_risk
