// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/domain.h"
#include "engine/game/rules.h"
#include "engine/search/candidates.h"

namespace marches::engine {

/// Takes the move that a judgement of the ruleset likes best: of all where they are few, else of the promising ones.
/// Equal ones are equally likely. Allocates nothing.
class Greedy : private Candidates::Visitor {
public:
    using Evaluation = double (Rules::*)(const State&, const Decision&, const Move&) const;

    /// Rules::evaluate, or Rules::evaluateDeep.
    explicit Greedy(Evaluation judgement = &Rules::evaluate) : m_evaluation(judgement) {}

    /// `move` becomes one that the decision contains. False where it describes none, which a ruleset never leaves.
    bool choose(const Rules& rules, const State& view, const Decision& decision, Random& random, Move& move);

private:
    void visit(const Move& candidate) override;

    Evaluation m_evaluation;
    const Rules* m_rules = nullptr;
    const State* m_view = nullptr;
    const Decision* m_decision = nullptr;
    Random* m_random = nullptr;
    Move* m_best = nullptr;
    double m_worth = 0.0;
    std::uint32_t m_equals = 0;
};

} // namespace marches::engine
