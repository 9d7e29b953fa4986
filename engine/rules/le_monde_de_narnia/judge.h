// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/rules/le_monde_de_narnia/state.h"
#include "engine/rules/le_monde_de_narnia/table.h"

namespace marches::engine::le_monde_de_narnia {

/// How good the seat that `decision` asks finds a move, in spaces of the way.
double judge(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// There are no battles.
inline std::optional<Forecast> forecast(const Table& /*table*/, const Position& /*view*/, const Decision& /*decision*/,
                                        const Move& /*move*/)
{
    return {};
}

} // namespace marches::engine::le_monde_de_narnia
