// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/diplomacy/referee/ordertarget.h"
#include "engine/package/positionreader.h"

namespace marches::engine {

/// Reads orders in text for one game; its words are looked up when the first are read.
class OrderWords {
public:
    explicit OrderWords(const GameSetup& setup);
    ~OrderWords();
    OrderWords(const OrderWords&) = delete;
    OrderWords& operator=(const OrderWords&) = delete;

    /// A sheet of orders in a node of a file. What is wrong in it is an error at that node.
    std::vector<orders::WrittenOrder> read(const YamlNode& node, const ErrorCollector& collector);

private:
    struct Words;
    const GameSetup& m_setup;
    std::unique_ptr<Words> m_words;
};

/// Position and decision of a scenario that is played, as a table to lay orders on.
struct ScenarioTable final : referee::OrderTarget {
    ScenarioTable(const Rules& theRules, State& theState, Decision& theDecision, RuleTrace& theTrace)
        : m_rules(theRules), m_state(theState), m_decision(theDecision), m_trace(theTrace)
    {}

    const Rules& rules() const override { return m_rules; }
    const State& state() const override { return m_state; }
    Decision pendingFor(int seat) const override;
    [[nodiscard]] Refusal check(const Move& move) const override;
    [[nodiscard]] Refusal apply(const Move& move) override;
    bool inForce(int rule) override { return m_trace.inForce(rule); }

private:
    const Rules& m_rules;
    State& m_state;
    Decision& m_decision;
    RuleTrace& m_trace;
};

} // namespace marches::engine
