// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/game/rules.h"

namespace marches::engine {

/// The same position after the cards of all hands and of the piles that hold such cards were shuffled and dealt: each
/// hand has as many as before, of those that may be in it; each pile has as many, in another order. Nothing where the
/// rules refuse such a position.
std::optional<State> withHandsDealt(const Rules& rules, const State& state, std::uint64_t seed);

/// The same position with each pile shuffled. Nothing where the rules refuse such a position.
std::optional<State> withPilesShuffled(const Rules& rules, const State& state, std::uint64_t seed);

} // namespace marches::engine
