// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/classic_risk/table.h"
#include "engine/rules/ruleset.h"

namespace marches::engine::risk {

/// One game of Classic Risk behind the interface that everything else knows.
class ClassicRisk final : public Rules {
public:
    ClassicRisk(Board board, Table table);

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override;
    const std::vector<FieldSpec>& fields() const override;
    const std::vector<VerbSpec>& verbSpecs() const override;
    const std::vector<SeatInfo>& seats() const override { return m_table.seats; }
    bool hasSecrets() const override { return true; } // at least the order of the cards
    bool hasPrivateKnowledge() const override { return m_table.options.cards && !m_table.options.openCards; }

    void start(State& state, Decision& decision, Witness* witness) const override;
    void decide(const State& state, int seat, Decision& decision, Witness* witness) const override;
    void apply(State& state, const Move& move, Decision& decision, Witness* witness) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, Witness* witness) const override;
    Refusal explain(const State& state, const Move& move, Witness* witness) const override;

    void view(const State& state, int seat, State& out) const override;
    void resample(State& view, int seat, Random& random) const override;

    void describe(const State& state, Facts& facts) const override;
    bool put(State& state, const Fact& fact) const override;
    void clear(State& state) const override;
    Refusal settle(State& state) const override;

    Standing standing(const State& state) const override;
    double appraise(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override;

    const Table& table() const { return m_table; }

private:
    Board m_board;
    Table m_table;
    Vocabulary m_vocabulary;
};

/// The ruleset `classic-risk`, for engine/rules/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::risk
