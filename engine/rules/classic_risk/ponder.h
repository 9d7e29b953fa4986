// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// As judge() does, but with plans: whole chains of attacks, the region that can be had soonest, borders that hold,
/// players who can be driven out for their cards. The weights were tuned by games between bots.
double evaluateDeep(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::classic_risk
