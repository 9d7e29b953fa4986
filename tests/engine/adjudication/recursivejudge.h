// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "reference.h"

namespace marches::test {

/// A second opinion, for positions too large to try everything: the recursive "partial information" algorithm of
/// DATC 5.E, with the backup rules for circles and, after Szykman, for paradoxes. Orders are read by the Reference;
/// units are worth 1 each.
class RecursiveJudge {
public:
    /// Resolves the units in the order of `sequence`.
    RecursiveJudge(const Reference& orders, std::span<const int> sequence);

    /// By unit: whether its move succeeds.
    const std::vector<bool>& results() const { return m_result; }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    const Reference::Action& action(int unit) const { return m_orders.action(unit); }
    bool resolve(int unit, bool optimistic);
    bool adjudicate(int unit, bool optimistic);
    bool adjudicateMove(int unit, bool optimistic);
    bool adjudicateSupport(int unit, bool optimistic);
    bool adjudicateConvoy(int unit, bool optimistic);
    bool path(int unit, bool optimistic);
    int supports(int unit, bool optimistic, int butPower);
    int prevention(int unit, int occupant, bool optimistic);
    void backupRule(std::span<const int> cycle);
    bool inCycle(int unit) const;

    const Reference& m_orders;
    std::vector<bool> m_resolved;
    std::vector<bool> m_visited;
    std::vector<bool> m_result;
    std::vector<int> m_cycle;
    int m_hits = 0;
};

} // namespace marches::test
