// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/searcher.h"

#include <unordered_map>

#include "engine/search/greedy.h"
#include "engine/search/orderplanner.h"
#include "engine/search/treesearch.h"

namespace marches::engine {

namespace {

constexpr std::size_t kHints = 3;
constexpr int kSameThoughts = 2;

} // namespace

/// Both ways to think, and orders that are still to be given.
struct Searcher::Parts {
    SearchBudget budget;
    std::uint64_t seed;
    TreeSearch tree;
    OrderPlanner planner;
    OrderSet plan;
    std::size_t next = 0;
    State expected;                               ///< what the seat should see when the next order of the plan is due
    std::unordered_map<std::uint64_t, int> asked; ///< how often it thought, by hash of what the seat saw
    Greedy judgement;
    Random random{0};

    void allow()
    {
        tree.allow();
        planner.allow();
    }
    bool followPlan(const Rules& rules, const State& view, const Decision& decision, Move& move);
};

/// The next order of the plan that is on offer, or the word that seals it. False where the plan is for something else.
bool Searcher::Parts::followPlan(const Rules& rules, const State& view, const Decision& decision, Move& move)
{
    const Move seal(static_cast<std::uint8_t>(findVerb(rules, VerbRole::Seal).value_or(0)), decision.seat);
    while (next < plan.size() && !contains(decision, view, plan[next])) ++next;
    if (next == plan.size()) {
        move = seal;
        return contains(decision, view, seal);
    }
    move = plan[next++];
    expected = view;
    Decision after = decision;
    rules.apply(expected, move, after, nullptr);
    const State given = expected;
    rules.view(given, decision.seat, expected);
    return true;
}

Searcher::Searcher(SearchBudget budget, std::uint64_t seed) : m_parts(std::make_unique<Parts>())
{
    m_parts->budget = budget;
    m_parts->seed = seed;
}

Searcher::~Searcher() = default;

void Searcher::stop()
{
    m_parts->tree.stop();
    m_parts->planner.stop();
}

void Searcher::choose(const Rules& rules, const State& view, const Decision& decision, Move& move)
{
    Parts& parts = *m_parts;
    parts.allow();
    if (OrderPlanner::serves(rules, view, decision)) {
        if (!parts.plan.empty() && view == parts.expected && parts.followPlan(rules, view, decision, move)) return;
        parts.planner.think(rules, view, decision, parts.budget, parts.seed);
        parts.plan = parts.planner.best();
        parts.next = 0;
        if (parts.followPlan(rules, view, decision, move)) return;
        parts.plan.clear();
    }
    // What is asked again and again in the very same position was answered by a way round that led back: attacks that
    // are called off, offers that bind nobody. The evaluation alone is known to come to an end. (Twice may also be
    // somebody who took moves back.)
    if (++parts.asked[seedOf(view, parts.seed)] > kSameThoughts) {
        parts.random = Random(parts.seed);
        if (parts.judgement.choose(rules, view, decision, parts.random, move)) return;
    }
    parts.tree.think(rules, view, decision, parts.budget, parts.seed);
    move = parts.tree.best();
}

std::vector<Answer> Searcher::best(const Rules& rules, const State& view, const Decision& decision, std::size_t most)
{
    Parts& parts = *m_parts;
    parts.allow();
    if (OrderPlanner::serves(rules, view, decision)) {
        parts.planner.think(rules, view, decision, parts.budget, parts.seed);
        if (std::vector<Answer> answers = parts.planner.answers(most); !answers.empty()) return answers;
    }
    parts.tree.think(rules, view, decision, parts.budget, parts.seed);
    return parts.tree.answers(most);
}

std::vector<Answer> bestAnswers(const Rules& rules, const State& view, int seat, SearchBudget budget)
{
    Searcher searcher(budget, kHintSeed);
    return bestAnswers(searcher, rules, view, seat);
}

std::vector<Answer> bestAnswers(Searcher& searcher, const Rules& rules, const State& view, int seat)
{
    Decision decision;
    rules.decide(view, seat, decision, nullptr);
    if (!decision.owes(seat) || decision.seat != seat) return {};
    return searcher.best(rules, view, decision, kHints);
}

} // namespace marches::engine
