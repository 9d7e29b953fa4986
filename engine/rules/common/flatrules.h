// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "engine/game/rules.h"

namespace marches::engine {

/// One game over a flat struct behind the interface that everything else knows. `Game` names the types and tables of a
/// ruleset: Table, Position, Look<W>, Play<W>, and messages(), fields(), verbs(). What is hidden from whom each game
/// says itself. The bodies are in flatrulesbody.h, for the one file of each ruleset that instantiates them.
template <class Game> class FlatRules : public Rules {
public:
    using Table = typename Game::Table;
    using Position = typename Game::Position;

    FlatRules(Board board, Table table, Vocabulary vocabulary)
        : m_board(std::move(board)), m_table(std::move(table)), m_vocabulary(std::move(vocabulary))
    {}

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return Game::messages(); }
    const std::vector<FieldSpec>& fields() const override { return Game::fields(); }
    const std::vector<VerbSpec>& verbSpecs() const override { return Game::verbs(); }
    const std::vector<SeatInfo>& seats() const override { return m_table.seats; }

    void start(State& state, Decision& decision, RuleTrace* trace) const override;
    void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const override;
    void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override;
    [[nodiscard]] Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const override;
    void resample(State& view, int seat, Random& random) const override;
    bool reopenAnswers(State& state) const override; ///< of games that have a function reopen()

    void describe(const State& state, Facts& facts) const override;
    bool setFact(State& state, const Fact& fact) const override;
    void clearPosition(State& state) const override;
    [[nodiscard]] Refusal validatePosition(State& state) const override;

    GameResult standing(const State& state) const override;
    int starter(const State& state) const override; ///< of games whose Position has a seat `first`
    double evaluate(const State& view, const Decision& decision, const Move& move) const override;
    double evaluateDeep(const State& view, const Decision& decision, const Move& move) const override;
    bool hasDeepEvaluation() const override;
    /// Of games that have a function outlookFeatures(), and weights in their Table.
    bool hasOutlook() const override;
    void outlook(const State& view, std::span<double> chances) const override;
    void outlookFeatures(const State& view, int seat, std::span<double> features) const override;
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<OrderExplanation> account(const State& before, int place,
                                            int viewer) const override; ///< of games of orders

    const Table& table() const { return m_table; }

private:
    Board m_board;
    Table m_table;
    Vocabulary m_vocabulary;
};

} // namespace marches::engine
