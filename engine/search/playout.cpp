// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/playout.h"

namespace marches::engine {

namespace {

constexpr int kMostRolls = 400; ///< in a row: a ruleset that only rolls on would never come back

} // namespace

void Line::settle(const Rules& rules)
{
    for (int rolls = 0; decision.pending == Pending::Chance && rolls < kMostRolls; ++rolls) {
        chance.draw(decision.chance, m_outcome);
        rules.resolve(state, m_outcome, decision, nullptr);
        ++steps;
    }
}

void Playout::finish(const Rules& rules, Line& line, int depth, Random& random, Shares& shares)
{
    for (int i = 0; i < depth && line.decision.pending == Pending::Choice; ++i) {
        if (!choose(rules, line, random, m_move)) break;
        line.play(rules, m_move);
    }
    fillShares(rules, line.state, line.over(), shares);
}

} // namespace marches::engine
