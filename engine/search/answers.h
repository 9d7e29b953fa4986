// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/game/state.h"
#include "engine/search/searcher.h"

namespace marches::engine {

/// A number that follows from what a seat sees and from a seed, and from nothing else: so the same view is thought
/// about in the same way on every machine, in every thread, and after a game was saved and opened again.
std::uint64_t seedOf(const State& view, std::uint64_t seed);

/// What playouts found for one answer.
struct Tally {
    double sum = 0.0;
    double squares = 0.0;
    int count = 0;

    void add(double value)
    {
        sum += value;
        squares += value * value;
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0.0; }
    /// Mean with its 95 % interval, within 0 to 1; all of it before there are two playouts.
    void describe(Answer& answer) const;
};

} // namespace marches::engine
