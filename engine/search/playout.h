// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/game/domain.h"
#include "engine/game/rules.h"
#include "engine/search/greedy.h"
#include "engine/search/shares.h"

namespace marches::engine {

/// A game that is thought of: a state, what is pending in it, and the chance by which it goes on. Big, so one object is
/// used again and again.
struct Line {
    State state;
    Decision decision;
    ChanceSource chance{0};
    int steps = 0; ///< moves and rolls so far

    /// Throws dice and shuffles until somebody must choose or the game is over.
    void settle(const Rules& rules);
    void play(const Rules& rules, const Move& move)
    {
        rules.apply(state, move, decision, nullptr);
        ++steps;
        settle(rules);
    }
    bool over() const { return decision.pending == Pending::Over; }

private:
    Outcome m_outcome;
};

/// Plays a line on: everybody takes what Rules::evaluate likes best. Twice as dear as drawing a few moves at random,
/// and worth it: what is won by a plan shows within a few answers. Allocates nothing but what the ruleset does when it
/// is asked for its standing.
class Playout {
public:
    /// One answer for whoever is asked. False where the decision describes no move, which a ruleset never leaves.
    bool choose(const Rules& rules, const Line& line, Random& random, Move& move)
    {
        return m_greedy.choose(rules, line.state, line.decision, random, move);
    }
    /// Plays at most so many answers, then weighs what is there.
    void finish(const Rules& rules, Line& line, int depth, Random& random, Shares& shares);

private:
    Greedy m_greedy;
    Move m_move;
};

} // namespace marches::engine
