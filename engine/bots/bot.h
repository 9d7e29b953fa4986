// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game/domain.h"
#include "engine/game/rules.h"
#include "engine/search/searcher.h"

namespace marches::engine {

/// A player made of code. It sees what its seat may see and knows no game: it works from the decision, and judges by
/// Rules::evaluate, or by thinking ahead (engine/search). One object a seat and game; choose() of those that do not
/// think allocates nothing after the first few calls.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// False for one that reads nothing but what bounds the moves of a decision. It may be handed the state itself for
    /// a view, which spares simulations the making of views.
    virtual bool looks() const { return true; }

    /// True for one that may think for seconds, so that a window asks it in another thread.
    virtual bool thinks() const { return false; }
    /// From any thread: what is being chosen just now is chosen soon.
    virtual void hurry() {}

    /// `view` is Rules::view for the seat that `decision` asks. `move` becomes one that the decision contains.
    virtual void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) = 0;
};

/// Levels that exist, weakest first: "random", "easy", "medium", "hard", "expert". Random is for tests and simulations,
/// not offered to people. Hard and expert think ahead (but for games that judge deeply and have no outlook), with
/// budgets that are counted in playouts: the same game on every machine.
const std::vector<std::string_view>& botLevels();
/// How far a level thinks ahead; nothing for one that does not.
std::optional<SearchBudget> thinkingOf(std::string_view level);
/// Null for an unknown level.
std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed);

} // namespace marches::engine
