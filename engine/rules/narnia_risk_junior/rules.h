// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/battle.h"
#include "engine/rules/common/flatrules.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::narnia_risk_junior {

/// What FlatRules needs to know of Narnia Risk Junior.
struct NarniaGame {
    using Table = narnia_risk_junior::Table;
    using Position = narnia_risk_junior::Position;
    template <class W> using Look = narnia_risk_junior::Look<W>;
    template <class W> using Play = narnia_risk_junior::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::narnia_risk_junior

namespace marches::engine {

extern template class FlatRules<narnia_risk_junior::NarniaGame>;

} // namespace marches::engine

namespace marches::engine::narnia_risk_junior {

/// One game of Narnia Risk Junior behind the interface that everything else knows.
class NarniaRiskJunior final : public FlatRules<NarniaGame> {
public:
    NarniaRiskJunior(const Board& board, const Table& table);

    int effectRule(const Fact& fact) const override;
    bool hasSecrets() const override { return true; }
    bool hasPrivateKnowledge() const override { return table().options.secretCards; }
    void view(const State& state, int seat, State& out) const override;
    void viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const override;
};

/// The ruleset `narnia-risk-junior`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

/// A player who has just won one territory attacks the next, with nobody else on the board and no card in play.
bool stageBattle(const NarniaRiskJunior& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::narnia_risk_junior
