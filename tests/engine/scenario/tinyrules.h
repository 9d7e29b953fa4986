// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/game/rules.h"
#include "engine/package/library.h"

namespace marches::engine::test {

/// The smallest game that has everything a scenario can say: two seats, three places, a die, a shuffle, a list, a flag
/// and a spread. A seat marches spears against a place of the other, or rests, or pays gold to places of its own. T-1:
/// one marches against enemy places alone. T-2: a spear stays at home. T-3: a die for each spear, two at most; a 4 or
/// more takes the place. T-4: who owns every place wins. T-5: who rests shuffles the deck and gains a spear. The faces
/// of the die are calm, and it has a storm on no face.
class TinyRules final : public Rules {
public:
    struct Position {
        std::array<std::int16_t, 3> owner;
        std::array<std::int16_t, 3> gold;
        std::array<std::int16_t, 2> spears;
        std::array<std::int16_t, 4> deck;
        std::int16_t deckSize;
        std::int16_t turn;
        std::int16_t waits; ///< 0: for a choice, 1: for dice, 2: for the shuffle
        std::int16_t target;
        std::int16_t marching;
        std::int16_t truce;
    };
    enum Verb { March, Rest, Pay };
    enum Rule { NoRule, EnemyPlace, OneStays, DiceTake, AllWins, RestShuffles };

    /// `mayPay`: an option of this game.
    explicit TinyRules(bool mayPay);

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return m_messages; }
    const std::vector<FieldSpec>& fields() const override { return m_fields; }
    const std::vector<VerbSpec>& verbSpecs() const override { return m_verbs; }
    const std::vector<SeatInfo>& seats() const override { return m_seats; }
    bool hasSecrets() const override { return false; }
    std::optional<Ref> faceOf(int die, int face) const override;

    void start(State& state, Decision& decision, RuleTrace* trace) const override;
    void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const override;
    void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override;
    Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const override;
    void view(const State& state, int seat, State& out) const override;
    void resample(State& view, int seat, Random& random) const override;
    void describe(const State& state, Facts& facts) const override;
    bool setFact(State& state, const Fact& fact) const override;
    void clearPosition(State& state) const override;
    Refusal validatePosition(State& state) const override;
    GameResult standing(const State& state) const override;
    double evaluate(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override;

private:
    bool m_mayPay;
    Board m_board;
    Vocabulary m_vocabulary;
    std::vector<MessageSpec> m_messages;
    std::vector<FieldSpec> m_fields;
    std::vector<VerbSpec> m_verbs;
    std::vector<SeatInfo> m_seats;
};

/// A game set up with TinyRules, as the library would make it. Its one option: `house.pay`.
Result<GameSetup> tinySetup(const VariantData& variant);

} // namespace marches::engine::test
