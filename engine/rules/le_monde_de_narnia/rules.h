// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/le_monde_de_narnia/play.h"

namespace marches::engine::le_monde_de_narnia {

/// What FlatRules needs to know of Le Monde de Narnia.
struct RaceGame {
    using Table = le_monde_de_narnia::Table;
    using Position = le_monde_de_narnia::Position;
    template <class W> using Look = le_monde_de_narnia::Look<W>;
    template <class W> using Play = le_monde_de_narnia::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

/// One game of Le Monde de Narnia behind the interface that everything else knows.
class LeMondeDeNarnia final : public FlatRules<RaceGame> {
public:
    LeMondeDeNarnia(const Board& board, const Table& table);

    std::optional<Ref> faceOf(int die, int face) const override;
    int effectRule(const Fact& fact) const override;
    bool hasSecrets() const override { return true; } // the order of the cards, which nobody knows
    bool hasPrivateKnowledge() const override { return false; }
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `le-monde-de-narnia`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::le_monde_de_narnia
