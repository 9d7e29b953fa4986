// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace marches::engine {

/// Number of bits that are set. For the paths of a simulated move: std::popcount is a call into the compiler's library
/// wherever the instruction may not be counted on. Pairs, nibbles and bytes are summed side by side (Warren, Hacker's
/// Delight, 5-1).
constexpr int bitCount(std::uint64_t word)
{
    constexpr std::uint64_t kPairs = 0x5555555555555555U;
    constexpr std::uint64_t kNibbles = 0x3333333333333333U;
    constexpr std::uint64_t kBytes = 0x0f0f0f0f0f0f0f0fU;
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    word -= (word >> 1U) & kPairs;
    word = (word & kNibbles) + ((word >> 2U) & kNibbles);
    word = (word + (word >> 4U)) & kBytes;
    return static_cast<int>((word * kOnes) >> 56U);
}

/// A number as the index it is, where it is known not to be negative.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace marches::engine
