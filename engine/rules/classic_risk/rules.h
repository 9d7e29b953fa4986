// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/classic_risk/play.h"
#include "engine/rules/common/flatrules.h"

namespace marches::engine::risk {

/// What FlatRules needs to know of Classic Risk.
struct ClassicGame {
    using Table = risk::Table;
    using Position = risk::Position;
    template <class W> using Look = risk::Look<W>;
    template <class W> using Play = risk::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::risk

namespace marches::engine {

extern template class FlatRules<risk::ClassicGame>;

} // namespace marches::engine

namespace marches::engine::risk {

/// One game of Classic Risk behind the interface that everything else knows.
class ClassicRisk final : public FlatRules<ClassicGame> {
public:
    ClassicRisk(const Board& board, const Table& table);

    std::optional<NumberRow> numberRow(int field) const override;
    bool hasSecrets() const override { return true; } // at least the order of the cards
    bool hasPrivateKnowledge() const override { return table().options.cards && !table().options.openCards; }
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `classic-risk`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::risk
