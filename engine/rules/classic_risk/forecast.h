// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/game/rules.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// Odds of the battle that the move would start or go on with, fought to its end. Exact, unless the defender may roll
/// fewer dice than possible.
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::classic_risk
