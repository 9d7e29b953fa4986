// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/adjudication/orders.h"
#include "engine/diplomacy/adjudication/resolution.h"

namespace marches::engine::adjudication {

/// The end of a retreat, by dislodged unit.
enum class Retreat : std::uint8_t {
    Escapes,
    Disbanded,  ///< ordered or not, by will
    Impossible, ///< ordered to a place that is not open to it: disbanded
    Collides,   ///< another went to the same province: both disbanded
};

/// `targets[i]` is where dislodged[i] is ordered to go, kNone: disband. A province with several coasts of which exactly
/// one is open to it stands for that coast (4.B.2). `ends` and `places` (kNone: gone) are filled, with the same size.
/// Order of units does not matter. Allocates nothing.
void resolveRetreats(const MovementGraph& graph, std::span<const Unit> units, std::span<const Dislodged> dislodged,
                     std::span<const std::int16_t> targets, std::span<Retreat> ends, std::span<std::int16_t> places);

} // namespace marches::engine::adjudication
