// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// How good the seat that is asked finds a move, in territories. Rough, but cheap; the numbers were tuned by games
/// between bots. Battles are weighed by their exact odds.
double judge(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::classic_risk
