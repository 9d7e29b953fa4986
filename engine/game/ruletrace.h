// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <functional>
#include <vector>

#include "engine/game/message.h"

namespace marches::engine {

/// Set of rule numbers (Space::Rule).
using RuleSet = std::bitset<512>;

/// Watches a game being played: which rules the engine consulted, and what there is to tell. With `disabled` it also
/// switches single rules off, so that a test can show that a scenario really rests on the rule that it names.
class RuleTrace {
public:
    RuleSet consulted;
    RuleSet disabled;
    std::vector<Message> log;
    /// Called after each line that is told. What tells it is under way, and the state stands as it is at that moment.
    std::function<void()> afterLine;

    /// True when the rule is in force. A ruleset asks this at the one place where it enforces the rule, and nowhere
    /// else.
    bool inForce(int rule)
    {
        consulted.set(static_cast<std::size_t>(rule));
        return !disabled.test(static_cast<std::size_t>(rule));
    }
    void tell(const Message& message)
    {
        log.push_back(message);
        if (afterLine) afterLine();
    }
};

/// The trace of simulations: nobody looks, every rule is in force, and the compiler removes it.
struct NoTrace {
    static constexpr bool inForce(int /*rule*/) { return true; }
    static constexpr void tell(const Message& /*message*/) {}
};

} // namespace marches::engine
