// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/narnian_wars/play.h"

namespace marches::engine::narnian_wars {

/// What FlatRules needs to know of Narnian Wars.
struct NarnianGame {
    using Table = narnian_wars::Table;
    using Position = narnian_wars::Position;
    template <class W> using Look = narnian_wars::Look<W>;
    template <class W> using Play = narnian_wars::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::narnian_wars

namespace marches::engine {

extern template class FlatRules<narnian_wars::NarnianGame>;

} // namespace marches::engine

namespace marches::engine::narnian_wars {

/// One game of Narnian Wars behind the interface that everything else knows.
class NarnianWars final : public FlatRules<NarnianGame> {
public:
    NarnianWars(const Board& board, const Table& table);

    OrderWriting orderWriting() const override; ///< as preferred in Diplomacy
    bool hasSecrets() const override { return true; }
    void view(const State& state, int seat, State& out) const override;
};

/// The ruleset `narnian-wars`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::narnian_wars
