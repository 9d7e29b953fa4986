// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/game/rules.h"
#include "engine/game/ruleset.h"

namespace marches::engine {

/// What each seat has of the game, from 0 to 1: its share of the victory where the game is over, else its chance.
using Shares = std::array<double, kMostSeats>;

/// Shares of a position. Where the game is not over they come from the chances that the ruleset sees
/// (Rules::outlook), or else from its standing: squares of the scores, and a little for who is ahead. They add up to 1,
/// or to 0 where the game ended and nobody won. The numbers are the same on every machine.
void fillShares(const Rules& rules, const State& state, bool over, Shares& shares);

/// e^x by multiplications alone, since libraries differ in the last digits of exp() and a game must not; for x from -60
/// to 60; what is beyond counts as the nearest of these.
double exponential(double x);

} // namespace marches::engine
