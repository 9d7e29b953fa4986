// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/diplomacy/adjudication/resolutionstate.h"

// Decisions that depend on each other in cycles, so that no single equation decides them. Private to this folder.

namespace marches::engine::adjudication {

/// Decisions, at most all of a turn.
struct Decisions {
    std::array<Decision, kMostDecisions> items;
    std::size_t count = 0;
    void add(const Decision& d) { items[count++] = d; }
    const Decision* begin() const { return items.data(); }
    const Decision* end() const { return items.data() + count; }
};

/// A set of numbers below so many, of which no more is looked at.
class DecisionSet {
public:
    explicit DecisionSet(std::size_t below) : m_words((below + 63) / 64)
    {
        std::fill_n(m_set.begin(), m_words, std::uint64_t{0});
    }
    bool test(std::size_t i) const { return (m_set[i / 64] >> i % 64 & 1U) != 0; }
    void set(std::size_t i) { m_set[i / 64] |= std::uint64_t{1} << i % 64; }
    void setAll() { std::fill_n(m_set.begin(), m_words, ~std::uint64_t{0}); }
    /// True as soon as f(member) is, in ascending order; false where it is for none.
    template <class F> bool anyOf(F f) const
    {
        for (std::size_t k = 0; k < m_words; ++k)
            for (std::uint64_t w = m_set[k]; w != 0; w &= w - 1)
                if (f(k * 64 + static_cast<std::size_t>(std::countr_zero(w)))) return true;
        return false;
    }

private:
    std::size_t m_words;
    std::array<std::uint64_t, kMostDecisions / 64> m_set; // filled as far as it is used
};

/// Undecided decisions that depend, directly or not, on each other and on no others. There must be undecided ones. In
/// order of provinces, whatever the order of the units.
void findCycle(ResolutionState& work, Decisions& cycle);

/// Decides at least one decision of a cycle: by its only resolution, or by the backup rules.
void resolveCycle(ResolutionState& work, const Decisions& cycle);

} // namespace marches::engine::adjudication
