// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

// Sets of places as one word, in the positions of games with no more than 64 of them.

namespace marches::engine {

constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << static_cast<unsigned>(place); }
/// False of what is no place, as the arguments of a move may be.
constexpr bool has(std::uint64_t set, int place)
{
    return place >= 0 && place < 64 && ((set >> static_cast<unsigned>(place)) & 1U) != 0;
}
/// Calls f(place) in ascending order.
template <class F> constexpr void forEachPlace(std::uint64_t set, F f)
{
    for (; set != 0; set &= set - 1) f(std::countr_zero(set));
}

} // namespace marches::engine
