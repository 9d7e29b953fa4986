// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/watcher.h"

namespace marches::engine {

/// Which rules are consulted, and which of them decide something: a step that consulted a rule is carried out once more
/// without it, and compared. That is tried at the first consultation of a rule in a game, the second, the fourth, the
/// eighth and so on, so that a game of thousands of steps costs a few dozen trials. Private to this folder.
class RuleWatch final : public Watcher {
public:
    RuleWatch(const Rules& rules, const MeasureSet& wanted);

    RuleTrace* trace() override;
    void begin(const Rules& rules, const State& state, const Decision& decision) override;
    void seeMove(const State& state, const Decision& decision, const Move& move) override;
    void seeRoll(const State& state, const Decision& decision, const Outcome& outcome) override;
    void seeDecision(const State& state, const Decision& decision) override;
    void end(const State& state, const GameSummary& summary) override;

private:
    void tryWithout(int rule, const State& state, const Decision& decision);

    const Rules& m_rules;
    bool m_tries;
    std::vector<int> m_consultedColumns; ///< by rule
    std::vector<int> m_decidedColumns;

    RuleTrace m_trace;
    RuleTrace m_without;
    RuleSet m_consulted;
    RuleSet m_decided;
    std::vector<std::uint32_t> m_times; ///< steps that consulted it, by rule
    bool m_moved = false;               ///< the step is a move, else a roll
    Move m_move;
    Outcome m_outcome;
    State m_before;
    Decision m_pending;
    State m_other;
    Decision m_otherPending;
};

} // namespace marches::engine
