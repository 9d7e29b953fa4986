// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/battle.h"
#include "engine/rules/common/flatrules.h"
#include "engine/rules/warrior_risk/play.h"

namespace marches::engine::warrior_risk {

/// What FlatRules needs to know of Warrior Risk.
struct WarriorGame {
    using Table = warrior_risk::Table;
    using Position = warrior_risk::Position;
    template <class W> using Look = warrior_risk::Look<W>;
    template <class W> using Play = warrior_risk::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::warrior_risk

namespace marches::engine {

extern template class FlatRules<warrior_risk::WarriorGame>;

} // namespace marches::engine

namespace marches::engine::warrior_risk {

/// One game of Warrior Risk behind the interface that everything else knows.
class WarriorRisk final : public FlatRules<WarriorGame> {
public:
    WarriorRisk(const Board& board, const Table& table);

    int effectRule(const Fact& fact) const override;
    bool hasSecrets() const override { return true; }
    std::optional<NumberRow> numberRow(int field) const override; ///< of the sets of cards
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `warrior-risk`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

/// stageBattle() for games of Warrior Risk. `with` may name `capital` (its strength is rolled), `capital-2`,
/// `capital-3` and so on (it has been rolled), `natives` (an unoccupied territory with so many left), `betrayal`
/// (guests attack their host) and `emergency` (the attacker leads in one).
bool stageBattle(const WarriorRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::warrior_risk
