// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"

namespace marches::engine::narnia_risk_junior {

/// How good the deciding seat finds a move, in crowns: chances of the battle it starts, camps, captives, what is
/// risked.
double judge(const Table& table, const Position& view, const Move& move);
/// Odds of the battle that the move would start.
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::narnia_risk_junior
