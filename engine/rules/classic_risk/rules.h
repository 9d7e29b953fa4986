// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/classic_risk/play.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/flatrules.h"

namespace marches::engine::classic_risk {

/// What FlatRules needs to know of Classic Risk.
struct ClassicGame {
    using Table = classic_risk::Table;
    using Position = classic_risk::Position;
    template <class W> using Look = classic_risk::Look<W>;
    template <class W> using Play = classic_risk::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::classic_risk

namespace marches::engine {

extern template class FlatRules<classic_risk::ClassicGame>;

} // namespace marches::engine

namespace marches::engine::classic_risk {

/// One game of Classic Risk behind the interface that everything else knows.
class ClassicRisk final : public FlatRules<ClassicGame> {
public:
    ClassicRisk(const Board& board, const Table& table);

    std::optional<NumberRow> numberRow(int field) const override;
    bool hasSecrets() const override { return true; } // at least the order of the cards
    bool hasPrivateKnowledge() const override
    {
        return (table().options.cards && !table().options.openCards) || table().withMissions();
    }
    int effectRule(const Fact& fact) const override;
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `classic-risk`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

/// stageBattle() for games of Classic Risk.
bool stageBattle(const ClassicRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::classic_risk
