// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/simulation/statistics.h"

namespace marches::engine {

/// Games between two of several players: the sum of what the first got of them, from 0 to `games`.
struct PairScore {
    int first = 0;
    int second = 0;
    double games = 0.0;
    double points = 0.0;
};

struct Rating {
    double elo = 0.0;
    Interval interval; ///< 95 %; the first player's is its own number
};

/// Strengths on the Elo scale by the model of Bradley and Terry (1952), so that 400 more are ten wins to one; the first
/// player has 0. Found by the steps of Hunter (2004, Annals of Statistics 32), intervals from the information matrix,
/// those of the difference to the first player. Half a game won and half a game lost against everybody are added, so
/// that who never won has a number too. Players beyond `players` are not named by any pair.
std::vector<Rating> bradleyTerry(int players, const std::vector<PairScore>& pairs);

} // namespace marches::engine
