// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/diplomacy/play.h"

namespace marches::engine::diplomacy {

/// What FlatRules needs to know of Diplomacy.
struct DiplomacyGame {
    using Table = diplomacy::Table;
    using Position = diplomacy::Position;
    template <class W> using Look = diplomacy::Look<W>;
    template <class W> using Play = diplomacy::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::diplomacy

namespace marches::engine {

extern template class FlatRules<diplomacy::DiplomacyGame>;

} // namespace marches::engine

namespace marches::engine::diplomacy {

/// One game of Diplomacy behind the interface that everything else knows.
class Diplomacy final : public FlatRules<DiplomacyGame> {
public:
    Diplomacy(const Board& board, const Table& table);

    bool hasSecrets() const override { return true; }
    OrderWriting orderWriting() const override { return table().options.writing; }
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `diplomacy`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::diplomacy
