// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "engine/game/answersatonce.h"
#include "engine/game/verbrules.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/gameparts.h"

namespace marches::engine {

/// The types of one game, whose functions are found by them. `ConstContext` and `Context` are its own names for what
/// rulecontext.h has.
template <class T, class S, template <class> class L, template <class> class P> struct GameTypes {
    using Table = T;
    using Position = S;
    template <class W> using ConstContext = L<W>;
    template <class W> using Context = P<W>;
};

/// One game over a flat struct behind the interface that everything else knows. `Game` is its GameTypes. What can be
/// asked of a position is a function of the game that is found by its arguments; what it does not have to have (number
/// rows, faces of dice, deep evaluation, battles outside of a game, accounts of orders) is left out where it has none.
/// The bodies are in flatrulesbody.h, for the one file of each ruleset that instantiates them.
template <class Game> class FlatRules final : public Rules, public Battles, public AnswersAtOnce, public VerbRules {
public:
    using Table = typename Game::Table;
    using Position = typename Game::Position;

    /// `parts` outlive the rules.
    FlatRules(const GameParts<Table>& parts, Board board, Table table)
        : m_parts(parts), m_board(std::move(board)), m_table(std::move(table)),
          m_vocabulary(parts.makeVocabulary(m_board, m_table))
    {}

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return m_parts.messages(); }
    const std::vector<FieldSpec>& fields() const override { return m_parts.fields(); }
    const std::vector<VerbSpec>& verbSpecs() const override { return m_parts.verbs().specs; }
    int ruleOfVerb(int verb) const override { return m_parts.verbs().rules[static_cast<std::size_t>(verb)]; }
    const std::vector<SeatInfo>& seats() const override { return m_table.seats; }
    std::optional<Ref> faceOf(int die, int face) const override;
    std::optional<NumberRow> numberRow(int field) const override;
    int effectRule(const Fact& fact) const override;
    OrderWriting orderWriting() const override;
    bool hasSecrets() const override; ///< of games that have a function hide(), and then one fillHidden()
    bool hasPrivateKnowledge() const override;

    void start(State& state, Decision& decision, RuleTrace* trace) const override;
    void tellLacks(const State& state, RuleTrace& trace) const override; ///< of games that have a function tellLacks()
    void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const override;
    void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const override;
    void applyAll(State& state, std::span<const Move> moves, Decision& decision) const override;
    /// Of games that have functions proposeOrders() and varyOrders().
    bool proposes() const override;
    void propose(const State& view, int seat, Random& random, std::vector<Move>& answers) const override;
    void vary(const State& view, int seat, Random& random, std::vector<Move>& answers) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override;
    [[nodiscard]] Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const override;

    void view(const State& state, int seat, State& out) const override;
    void viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const override;
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
    /// Of games that have a function fillOutlook(), and weights in their Table.
    bool hasOutlook() const override;
    void outlook(const State& view, std::span<double> chances) const override;
    void fillOutlook(const State& view, int seat, std::span<double> features) const override;
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<OrderExplanation> explainOrder(const State& before, int place,
                                                 int viewer) const override; ///< of games of orders

    [[nodiscard]] bool stageBattle(const BattleRequest& request, BattleStage& stage) const override;

    const Table& table() const { return m_table; }

private:
    const GameParts<Table>& m_parts;
    Board m_board;
    Table m_table;
    Vocabulary m_vocabulary;
};

} // namespace marches::engine
