// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/game/domain.h"
#include "engine/game/rules.h"

namespace marches::engine {

/// A player made of code. It sees what its seat may see and knows no game: it works from the decision, and judges by
/// Rules::evaluate or Rules::evaluateDeep. One object a seat and game; choose() allocates nothing after the first few
/// calls.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// False for one that reads nothing but what bounds the moves of a decision. It may be handed the state itself for
    /// a view, which spares simulations the making of views.
    virtual bool looks() const { return true; }

    /// `view` is Rules::view for the seat that `decision` asks. `move` becomes one that the decision contains.
    virtual void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) = 0;
};

/// Levels that exist, weakest first: "random", "easy", "medium", "hard". Random is for tests and simulations, not
/// offered to people; hard plays like medium where Rules::hasDeepEvaluation() is false.
const std::vector<std::string_view>& botLevels();
/// Null for an unknown level.
std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed);

} // namespace marches::engine
