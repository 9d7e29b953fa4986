// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/simulation/simulation.h"

namespace marches::test {

/// Whether random tests run their full counts (MARCHES_LONG=1).
bool longMode();

/// How the first of several bots fared.
struct BotSeries {
    engine::Share share;
    std::uint64_t ended = 0; ///< games that came to an end
};

/// Games between bots of these levels, a level a seat, who move on by a seat from game to game. The result is told in
/// the test's output; a run that fails ends the test.
BotSeries botSeries(std::shared_ptr<const engine::Rules> rules, std::vector<std::string> levels, std::uint64_t games);

} // namespace marches::test
