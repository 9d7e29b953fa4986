// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

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

protected:
    ~AnswersAtOnce() = default;
};

} // namespace marches::engine
