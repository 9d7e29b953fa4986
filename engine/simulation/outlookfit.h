// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/simulation/simulation.h"

namespace marches::engine {

/// How the weights of a ruleset's outlook are fitted anew.
struct OutlookFitRun {
    std::shared_ptr<const Rules> rules;
    std::vector<std::string> features; ///< Ruleset::outlookFeatures(), not empty
    /// By feature: weights whose proportions are kept, so that their common factor alone is fitted; empty: each is
    /// fitted by itself.
    std::vector<double> proportions;
    std::vector<std::string> bots; ///< levels, by seat; they move on by a seat from game to game
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
    int moveLimit = 0;
    SimulationProgress progress;
};

struct OutlookFit {
    std::vector<double> weights; ///< by feature
    std::uint64_t games = 0;     ///< that ended with a winner
    std::uint64_t positions = 0; ///< of these games, that were learned from
    double loss = 0.0;           ///< mean of -ln of the chance that the winner was given, on a fifth of the games that
                                 ///< were kept apart; 0 without such
    double factor = 1.0;         ///< of the proportions, where they were kept
    double evenLoss = 0.0;       ///< the same where all seats are given the same chance
};

/// Plays games between bots, and finds the weights under which the winners were likeliest: a conditional logistic model
/// (McFadden 1974) by Newton's steps, with a little weight on small numbers. The same run gives the same weights.
/// Errors: outlook-none (there is nothing to weigh), lab-bot, lab-bots, lab-games, outlook-games (too few games with a
/// winner).
[[nodiscard]] Result<OutlookFit> fitOutlook(const OutlookFitRun& run);

} // namespace marches::engine
