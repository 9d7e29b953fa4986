// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/rules.h"

// The three policies by which engines for the world map are compared: simple enough to be written for any of them. Each
// works from the described decisions alone, and from the stacks that bound an amount in them.

namespace marches::bench {

enum class Workload {
    Random, ///< reinforces one by one at the frontier, one throw at a time of all attacks or none, evenly; one move at
            ///< the end
    Greedy, ///< reinforces the best frontier, attacks with the greatest surplus, moves all; cards with rising sets
    Pyrisk, ///< reinforces at the frontier, fights every weaker neighbour to the end; neither cards nor moves at the
            ///< end
};

/// The shipped world map with four seats, territories dealt, cut after 999 rounds. Null where the maps cannot be read.
std::shared_ptr<const engine::Rules> workloadRules(Workload workload);
/// A bot for every seat of `rules`, which must outlive them.
std::vector<std::unique_ptr<engine::Bot>> workloadBots(Workload workload, const engine::Rules& rules);

} // namespace marches::bench
