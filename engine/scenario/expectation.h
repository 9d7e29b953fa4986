// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/scenario/scenario.h"

namespace marches::engine {

/// The game at the moment at which something is expected of it.
struct ScenarioMoment {
    const Scenario& scenario;
    const Rules& rules; ///< of the scenario, or what a switched option made of them
    const State& state; ///< as it is, or as it was when something was told
    const Decision& decision;
    std::span<const Message> told; ///< by the last action
    RuleTrace& trace;              ///< of the rules that decide what is seen
};

/// Is it the sentence that is expected?
bool isExpected(const Message& message, const ExpectedMessage& expected);
/// A sentence in ids: "log.losses {rule: WR-05, n: 1, m: 2}".
std::string messageText(const Rules& rules, const Message& message);
std::string messageText(const Rules& rules, const ExpectedMessage& message);

/// Compares, and appends what differs: one failure a fact, with what was expected and what is. An expectation about
/// what several seats are asked is checked with the decision of the seat that it names.
void checkExpectation(const Expectation& expectation, SourceLocation mark, const ScenarioMoment& moment,
                      Errors& failures);

/// What the game waits for, in ids: "question witch: attack, stop", "dice 2", "shuffle", "over".
std::string describePending(const Rules& rules, const Decision& decision);

/// The values that a parameter of an offer may take by itself: members of a set, or numbers from lo to hi; ascending.
std::vector<std::int16_t> offeredValues(const Decision& decision, const Offer& offer, int param, const State& state);

} // namespace marches::engine
