// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/watcher.h"

namespace marches::engine {

/// Who wins, how long it takes, what there is to choose from, and who leads meanwhile: who has the best chances, where
/// the rules see those (Rules::outlook), else the highest score. It is looked at whenever the turn passes to another
/// seat, and where all answer at once, whenever they are asked anew. Private to this folder.
class CourseWatch final : public Watcher {
public:
    CourseWatch(const Rules& rules, const MeasureSet& wanted);

    void begin(const Rules& rules, const State& state, const Decision& decision) override;
    void seeMove(const State& state, const Decision& decision, const Move& move) override;
    void seeRoll(const State&, const Decision&, const Outcome&) override {}
    void seeDecision(const State& state, const Decision& decision) override;
    void end(const State& state, const GameSummary& summary) override;

private:
    bool stageBegins(const Decision& decision);
    void lookAtLead(const State& state, bool over);
    int leaderAt(std::size_t stage) const;
    void tellResult(const GameSummary& summary);
    void tellLead(const GameSummary& summary);
    double deficitAt(std::size_t stage, int seat) const;

    const Rules& m_rules;
    const std::size_t m_seats;
    bool m_followsLead;
    bool m_countsChoices;
    std::vector<int> m_wins; ///< columns by seat
    std::vector<int> m_score;
    int m_winsFirst, m_draws, m_unended, m_turns, m_decisions, m_choices, m_margin, m_spread, m_leadChanges, m_drama,
        m_decisiveness;

    std::uint64_t m_owing = 0; ///< who owed the last of the answers that all give at once
    int m_turnOf = -1;
    std::vector<int> m_lead; ///< chances or scores, seats after each other, stage after stage
    std::uint64_t m_asked = 0;
    std::uint64_t m_counted = 0;
    std::uint64_t m_bits = 0; ///< of the counted decisions, in parts of a bit as the measure has them
};

/// The logarithm to base 2 of a number above 0, in 256ths, rounded down: by whole numbers alone, so that it is the same
/// on every machine.
int binaryLogarithm(std::uint64_t number);

} // namespace marches::engine
