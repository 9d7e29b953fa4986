// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::nrj {

/// What FlatRules needs to know of Narnia Risk Junior.
struct NarniaGame {
    using Table = nrj::Table;
    using Position = nrj::Position;
    template <class W> using Look = nrj::Look<W>;
    template <class W> using Play = nrj::Play<W>;
    static const std::vector<MessageSpec>& messages();
    static const std::vector<FieldSpec>& fields();
    static const std::vector<VerbSpec>& verbs();
};

} // namespace marches::engine::nrj

namespace marches::engine {

extern template class FlatRules<nrj::NarniaGame>;

} // namespace marches::engine

namespace marches::engine::nrj {

/// One game of Narnia Risk Junior behind the interface that everything else knows.
class NarniaRiskJunior final : public FlatRules<NarniaGame> {
public:
    NarniaRiskJunior(const Board& board, const Table& table);

    int effectRule(const Fact& fact) const override;
    bool hasSecrets() const override { return true; }
    bool hasPrivateKnowledge() const override { return table().options.secretCards; }
    void view(const State& state, int seat, State& out) const override;
    void viewUnder(const State& state, int seat, State& out, Witness& witness) const override;
};

/// The ruleset `narnia-risk-junior`, for engine/game/ruleset.cpp.
const Ruleset& ruleset();

} // namespace marches::engine::nrj
