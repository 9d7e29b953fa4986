// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/castle_risk/play.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/flatrules.h"

namespace marches::engine::castle_risk {

/// What FlatRules needs to know of Castle Risk.
struct CastleGame {
    using Table = castle_risk::Table;
    using Position = castle_risk::Position;
    template <class W> using Look = castle_risk::Look<W>;
    template <class W> using Play = castle_risk::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::castle_risk

namespace marches::engine {

extern template class FlatRules<castle_risk::CastleGame>;

} // namespace marches::engine

namespace marches::engine::castle_risk {

/// One game of Castle Risk behind the interface that everything else knows.
class CastleRisk final : public FlatRules<CastleGame> {
public:
    CastleRisk(const Board& board, const Table& table);

    bool hasSecrets() const override { return true; }
    void view(const State& state, int seat, State& out) const override;
    std::optional<NumberRow> numberRow(int field) const override; ///< of the reinforcement track
    int effectRule(const Fact& fact) const override;
};

/// The ruleset `castle-risk`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

/// stageBattle() for games of Castle Risk. `with` may name `castle` (one stands there), `general`, `marshall` (again
/// for more of them, up to what the options allow) and `admiral` (the attackers are aboard the ship).
bool stageBattle(const CastleRisk& rules, const BattleRequest& request, BattleStage& stage);

} // namespace marches::engine::castle_risk
