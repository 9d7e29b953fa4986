// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/domain.h"

namespace marches::engine {

/// Moves of a decision that are worth a look, for a bot that cannot look at all of them: every place, but of many
/// amounts only the smallest, the middle and the greatest (of a lone amount, even steps); of spreads the fullest in a
/// few orders, everything of one item, and the least; of subsets and paths a few at random. Every one is legal.
/// Allocates nothing.
class Candidates {
public:
    /// Called with each candidate; some may come twice.
    class Visitor {
    public:
        Visitor() = default;
        Visitor(const Visitor&) = delete;
        Visitor& operator=(const Visitor&) = delete;
        virtual ~Visitor() = default;
        virtual void visit(const Move& move) = 0;
    };

    /// Visits the candidates of every offer, at most `perOffer` of each; where there are more, as many at random.
    static void visit(const Decision& decision, const State& state, Random& random, int perOffer, Visitor& visitor);
};

} // namespace marches::engine
