// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/combat/dice.h"

// A battle of the Risk family in which leaders add to the highest die of their side, as in Castle Risk: a leader whose
// side loses the comparison of the highest dice is out for the rest of the battle. Exact, as a Markov chain over
// attackers, defenders and who still leads; both sides always roll as many dice as they may.

namespace marches::engine {

/// When leaders are lost, and what they are measured against.
struct LeaderRules {
    bool attackerSurvivesTie = false; ///< the attacker's leader stays on equal highest dice
    bool defenderLostOnTie = false;   ///< the defender's leader goes on equal highest dice
    bool compareModified = true;      ///< against the other's highest die with what is added to it, else as rolled
    friend bool operator==(const LeaderRules&, const LeaderRules&) = default;
};

struct LeaderBattle {
    int attackers = 0; ///< that can be lost, 0 or more
    int defenders = 0;
    int attackDice = kMostDice; ///< most that may be rolled, 1..kMostDice
    int defenceDice = 2;
    bool keepOne = false; ///< one die fewer than attackers, but at least one
    int attackBonus = 0;  ///< added to the highest attack die while the leader is there, 0: no leader
    int defenceBonus = 0;
    int firstDice = 0; ///< attack dice of the first roll; 0: as many as may be
    LeaderRules rules;
    int firstDefenceDice = 0; ///< defence dice of the first roll; 0: as many as may be
};

/// How it can end. All probabilities.
struct LeaderEnds {
    double win = 0.0;
    std::vector<double> attackersLeft; ///< [n], n > 0: won with exactly n attackers left; [0]: lost
    std::vector<double> defendersLeft; ///< [n], n > 0: held with exactly n defenders left; [0]: lost to the attacker
    double attackLeader = 0.0;         ///< that the attacker's leader is still there at the end
    double defenceLeader = 0.0;
};

LeaderEnds leaderBattle(const LeaderBattle& battle);

/// One roll: `ways[k][a][d]` of all `rolls` ways in which the attacker loses k armies, and the leaders of the attacker
/// (a) and of the defender (d) are lost (1) or not (0). Without a leader it is never lost.
struct LeaderThrow {
    int compared = 0;
    std::uint32_t rolls = 0;
    std::uint32_t ways[3][2][2] = {};
};
LeaderThrow leaderThrow(int attackDice, int defenceDice, int attackBonus, int defenceBonus, const LeaderRules& rules);

} // namespace marches::engine
