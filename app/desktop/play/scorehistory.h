// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/game.h"

namespace marches::app {

/// What a seat has scored under one rule in a whole game.
struct ScoreShare {
    int rule = 0;   ///< Space::Rule; 0: no rule told of it
    int amount = 0; ///< all of it together; may be below 0
    friend bool operator==(const ScoreShare&, const ScoreShare&) = default;
};

/// Where the score of each seat comes from, by the rules that the log names wherever the score changes, in the order in
/// which they first gave something. The shares of a seat add up to its score at game.here(). Goes through the whole
/// line of the record: some milliseconds.
std::vector<std::vector<ScoreShare>> scoreHistory(const engine::Game& game);

/// The seat that a line of the log is about: the first that it names, or whose army it names; -1: none.
int seatOf(const engine::Rules& rules, const engine::Message& message);

} // namespace marches::app
