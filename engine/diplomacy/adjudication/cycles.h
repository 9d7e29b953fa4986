// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
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

using DecisionSet = std::bitset<kMostDecisions>;

/// Undecided decisions that depend, directly or not, on each other and on no others. There must be undecided ones. In
/// order of provinces, whatever the order of the units.
void findCycle(ResolutionState& work, Decisions& cycle);

/// Decides at least one decision of a cycle: by its only resolution, or by the backup rules.
void resolveCycle(ResolutionState& work, const Decisions& cycle);

} // namespace marches::engine::adjudication
