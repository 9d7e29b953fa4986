// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game/rules.h"

namespace marches::engine {

/// What of a laid-out position is drawn by lot when a game begins.
enum class Lot : std::uint8_t {
    Turn,   ///< who has the first turn
    Hidden, ///< all that is hidden from everybody but its owner: the order of piles, secret hands
    Hands,  ///< the cards of hands, secret or open, and of the piles that hold such cards, which are dealt together
    Piles,  ///< the order of piles, while hands and what else is hidden are as laid out
};
inline constexpr std::array kLots{Lot::Turn, Lot::Hidden, Lot::Hands, Lot::Piles};

/// A position from which games begin, in place of the ruleset's own beginning.
struct LaidOutStart {
    Facts facts;           ///< sorted; all of it, what is hidden too
    std::vector<Lot> lots; ///< in this order, none twice
};

/// All that is so in a position, sorted.
Facts factsOf(const Rules& rules, const State& state);

/// The position that the facts, which are sorted, are of; nothing when the game can have no such position.
std::optional<State> positionOf(const Rules& rules, const Facts& facts);

/// Any ruleset whose games begin with a laid-out position. From there on it is the ruleset itself; only while a lot is
/// to be drawn the state carries a mark of it behind that of the ruleset, so that what is pending follows from the
/// state as everywhere.
///
/// A position may well stand in the ruleset's own set-up (its phase says so): that goes on from there, with its own
/// lots and choices.
class LaidOutRules final : public Rules {
public:
    /// A position that the rules refuse, as after options were switched, is passed over: games begin as usual.
    LaidOutRules(std::shared_ptr<const Rules> rules, LaidOutStart start);

    /// Armies that may have the first turn when it is drawn; fewer than two: there is nothing to draw.
    static std::vector<int> beginners(const Rules& rules, const Facts& facts);
    /// True where the position has something that the draw may change, and every draw is a position.
    static bool canDraw(const Rules& rules, const State& state, Lot lot);

    const Rules& withoutStart() const override { return *m_rules; }

    const Board& board() const override { return m_rules->board(); }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return m_messages; }
    const std::vector<FieldSpec>& fields() const override { return m_rules->fields(); }
    const std::vector<VerbSpec>& verbSpecs() const override { return m_rules->verbSpecs(); }
    const std::vector<SeatInfo>& seats() const override { return m_rules->seats(); }
    std::optional<Ref> faceOf(int die, int face) const override { return m_rules->faceOf(die, face); }
    std::optional<NumberRow> numberRow(int field) const override { return m_rules->numberRow(field); }
    int effectRule(const Fact& fact) const override { return m_rules->effectRule(fact); }
    OrderWriting orderWriting() const override { return m_rules->orderWriting(); }
    bool hasSecrets() const override { return m_rules->hasSecrets(); }
    bool hasPrivateKnowledge() const override { return m_rules->hasPrivateKnowledge(); }

    void start(State& state, Decision& decision, RuleTrace* trace) const override;
    void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const override;
    void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override;
    [[nodiscard]] Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const override;

    void view(const State& state, int seat, State& out) const override;
    void viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const override;
    void resample(State& view, int seat, Random& random) const override;
    bool reopenAnswers(State& state) const override;

    void describe(const State& state, Facts& facts) const override;
    bool setFact(State& state, const Fact& fact) const override { return m_rules->setFact(state, fact); }
    void clearPosition(State& state) const override { m_rules->clearPosition(state); }
    [[nodiscard]] Refusal validatePosition(State& state) const override { return m_rules->validatePosition(state); }

    GameResult standing(const State& state) const override;
    int starter(const State& state) const override;
    double evaluate(const State& view, const Decision& decision, const Move& move) const override;
    double evaluateDeep(const State& view, const Decision& decision, const Move& move) const override;
    bool hasDeepEvaluation() const override { return m_rules->hasDeepEvaluation(); }
    bool hasOutlook() const override { return m_rules->hasOutlook(); }
    void outlook(const State& view, std::span<double> chances) const override;
    void fillOutlook(const State& view, int seat, std::span<double> features) const override;
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<OrderExplanation> explainOrder(const State& before, int place, int viewer) const override;

private:
    bool isDrawing(const State& state) const { return state.size() == m_marked; }
    void mark(State& state, std::size_t lot) const;
    State bare(const State& state, std::size_t& lot) const;
    void describeLot(Lot lot, Chance& chance) const;
    void drawTurn(State& state, int army, RuleTrace* trace) const;
    template <class Use> auto withBare(const State& state, Use use) const;

    std::shared_ptr<const Rules> m_rules;
    std::optional<State> m_begin;
    std::vector<Lot> m_lots;
    std::vector<int> m_beginners;
    std::size_t m_marked = 0; ///< bytes of a state in which a lot is to be drawn
    Vocabulary m_vocabulary;  ///< that of the rules, and the texts of the lots
    std::vector<MessageSpec> m_messages;
    std::array<int, kLots.size()> m_lotTexts{}; ///< by Lot
    int m_beginsText = 0;
};

} // namespace marches::engine
