// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace marches::engine {

/// SplitMix64 (Steele, Lea & Flood 2014): the next number of `state`. Spreads seeds over streams, so that seeds 1 and 2
/// share nothing.
constexpr std::uint64_t splitMix64(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

} // namespace marches::engine
