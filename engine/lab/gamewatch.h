// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/lab/watcher.h"

namespace marches::engine {

/// Measures games of one Rules: all columns of the measures that are wanted and that the game has. Not shared between
/// threads.
class GameWatch final : public GameObserver {
public:
    static constexpr int kNone = Watcher::kNone; ///< a value that the game does not have

    GameWatch(const Rules& rules, const MeasureSet& wanted);

    const std::vector<std::string>& columns() const { return m_columns; }
    /// Of the last game, by column, in the units of its measure.
    const std::vector<int>& values() const { return m_values; }

    RuleTrace* trace() override;
    void begin(const Rules& rules, const State& state, const Decision& decision) override;
    void seeMove(const State& state, const Decision& decision, const Move& move) override;
    void seeRoll(const State& state, const Decision& decision, const Outcome& outcome) override;
    void seeDecision(const State& state, const Decision& decision) override;
    void end(const State& state, const GameSummary& summary) override;

private:
    std::vector<std::unique_ptr<Watcher>> m_watchers;
    std::vector<std::string> m_columns;
    std::vector<int> m_values;
};

} // namespace marches::engine
