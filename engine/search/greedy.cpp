// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/greedy.h"

#include <limits>

namespace marches::engine {

namespace {

constexpr std::uint64_t kFewMoves = 48;
constexpr int kPerGreedyOffer = 96;

} // namespace

bool Greedy::choose(const Rules& rules, const State& view, const Decision& decision, Random& random, Move& move)
{
    m_rules = &rules;
    m_view = &view;
    m_decision = &decision;
    m_random = &random;
    m_best = &move;
    m_worth = -std::numeric_limits<double>::infinity();
    m_equals = 0;
    if (!forEachMove(decision, view, kFewMoves, [this](const Move& candidate) { visit(candidate); }))
        Candidates::visit(decision, view, random, kPerGreedyOffer, *this);
    return m_equals > 0;
}

void Greedy::visit(const Move& candidate)
{
    const double worth = (m_rules->*m_evaluation)(*m_view, *m_decision, candidate);
    if (worth < m_worth) return;
    if (worth > m_worth) m_equals = 0;
    m_worth = worth;
    if (below(*m_random, ++m_equals) == 0) *m_best = candidate;
}

} // namespace marches::engine
