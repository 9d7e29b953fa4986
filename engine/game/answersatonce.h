// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/state.h"

namespace marches::engine {

/// What rules may be besides, for searchers that carry out whole sets of orders: describing what could be answered next
/// takes far longer than an order, and between the orders of a set nobody reads it.
class AnswersAtOnce {
public:
    AnswersAtOnce() = default;
    AnswersAtOnce(const AnswersAtOnce&) = delete;
    AnswersAtOnce& operator=(const AnswersAtOnce&) = delete;

    /// The same as Rules::apply() for each move, one after the other; each is legal by then, and its seat is asked.
    /// `decision` becomes what is pending after the last.
    virtual void applyAll(State& state, std::span<const Move> moves, Decision& decision) const = 0;

    /// True where propose() and vary() know what they are asked for.
    virtual bool proposes() const { return false; }
    /// Writes answers that `seat` may well give in the round that is open in `view`, drawn anew each time: legal one
    /// after the other, and the seat can seal them as they are.
    virtual void propose(const State& view, int seat, Random& random, std::vector<Move>& answers) const
    {
        static_cast<void>(view);
        static_cast<void>(seat);
        static_cast<void>(random);
        answers.clear();
    }
    /// Changes some of such answers, so that they still belong together.
    virtual void vary(const State& view, int seat, Random& random, std::vector<Move>& answers) const
    {
        propose(view, seat, random, answers);
    }

protected:
    ~AnswersAtOnce() = default;
};

} // namespace marches::engine
