// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/rules.h"
#include "engine/rules/warrior_risk/state.h"

namespace marches::engine::warrior_risk {

/// The third round of two seats, the first one's turn. Nobody holds anything yet.
inline State midgame(const Rules& rules, Phase phase)
{
    State state;
    rules.clearPosition(state);
    auto& s = state.as<Position>();
    s.living = 3;
    s.active = 1;
    s.round = 3;
    s.phase = static_cast<std::uint8_t>(phase);
    return state;
}

} // namespace marches::engine::warrior_risk
