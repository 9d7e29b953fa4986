// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/rules.h"

#include <memory>
#include <string_view>

namespace marches::test {

/// Rules on paper: they name things and describe any position, but nobody can play them. The board is drawn from facts,
/// so that its tests need no real game.
class PaperRules : public engine::Rules {
public:
    explicit PaperRules(engine::Board board);

    const engine::Board& board() const override { return m_board; }
    const engine::Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<engine::MessageSpec>& messages() const override { return m_messages; }
    const std::vector<engine::FieldSpec>& fields() const override { return m_fields; }
    const std::vector<engine::VerbSpec>& verbSpecs() const override { return m_verbs; }
    const std::vector<engine::SeatInfo>& seats() const override { return m_seats; }
    bool hasSecrets() const override { return false; }

    void start(engine::State& state, engine::Decision& decision, engine::RuleTrace* trace) const override;
    void decide(const engine::State&, int, engine::Decision&, engine::RuleTrace*) const override {}
    void apply(engine::State&, const engine::Move&, engine::Decision&, engine::RuleTrace*) const override {}
    void resolve(engine::State&, const engine::Outcome&, engine::Decision&, engine::RuleTrace*) const override {}
    engine::Refusal refusalReason(const engine::State&, const engine::Move&, engine::RuleTrace*) const override
    {
        return {};
    }
    void view(const engine::State& state, int, engine::State& out) const override { out = state; }
    void resample(engine::State&, int, engine::Random&) const override {}
    /// What every army has at the start: its two kinds of piece.
    void describe(const engine::State& state, engine::Facts& facts) const override;
    bool setFact(engine::State&, const engine::Fact&) const override { return false; }
    void clearPosition(engine::State&) const override {}
    engine::Refusal validatePosition(engine::State&) const override { return {}; }
    engine::GameResult standing(const engine::State&) const override { return {}; }
    double evaluate(const engine::State&, const engine::Decision&, const engine::Move&) const override { return 0; }
    std::optional<engine::Forecast> forecast(const engine::State&, const engine::Decision&,
                                             const engine::Move&) const override
    {
        return {};
    }

private:
    engine::Board m_board;
    engine::Vocabulary m_vocabulary;
    std::vector<engine::MessageSpec> m_messages{{}};
    std::vector<engine::FieldSpec> m_fields;
    std::vector<engine::VerbSpec> m_verbs;
    std::vector<engine::SeatInfo> m_seats;
};

/// Writes a position by ids.
class PaperPosition {
public:
    explicit PaperPosition(const PaperRules& rules) : m_rules(rules) {}

    PaperPosition& turn(std::string_view army);
    /// Owner and pieces of a place: the army's light and heavy kind.
    PaperPosition& held(std::string_view place, std::string_view army, int light, int heavy = 0);
    PaperPosition& attacked(std::string_view place, std::string_view army, int light, int heavy = 0);
    PaperPosition& attackedFrom(std::string_view place);
    PaperPosition& camp(std::string_view place);
    PaperPosition& token(std::string_view token, std::string_view place, std::string_view army = {},
                         bool statue = false);
    PaperPosition& statues(std::string_view place, std::string_view army, int light, int heavy);
    PaperPosition& stone(std::string_view place, int turns); ///< what stands there is a statue for so long
    PaperPosition& score(std::string_view army, int crowns);
    PaperPosition& track(const std::vector<std::string_view>& armies, int used); ///< empty id: hidden
    engine::Facts facts() const;

private:
    void add(int field, std::array<int, 3> keys, int value, int ordinal = 0);
    int find(engine::Space space, std::string_view id) const;
    std::pair<int, int> kinds(std::string_view army) const;

    const PaperRules& m_rules;
    engine::Facts m_facts;
};

} // namespace marches::test
