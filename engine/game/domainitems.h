// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/domain.h"

namespace marches::engine {

/// The items of a spread that may get anything at all, and how many of them a legal spread names. Shared by the count,
/// the listing and the sampler.
///
/// Every named item gets `least` to its bound, so spreads over a given choice of k items have every total from k *
/// least to the sum of their bounds; the k items with the greatest bounds have the widest range of all.
struct SpreadItems {
    std::array<std::int16_t, Mask::kCapacity> item;  ///< ascending; set up to `count`
    std::array<std::int16_t, Mask::kCapacity> bound; ///< of the item at the same place
    int count = 0;
    int least = 1;
    bool mayBeEmpty = false; ///< naming nothing is legal
    int fewest = 1;          ///< fewest items that a spread with any names
    int most = 0;            ///< most; fewer than `fewest`: none is legal

    SpreadItems(const Param& param, const State& state);
    bool possible() const { return mayBeEmpty || fewest <= most; }

private:
    int sumOfBounds() const;
    void findFewest(int totalLo);
};

} // namespace marches::engine
