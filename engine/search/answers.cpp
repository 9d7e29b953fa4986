// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/answers.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace marches::engine {

std::uint64_t seedOf(const State& view, std::uint64_t seed)
{
    // FNV-1a over words rather than bytes; what it is mixed with spreads it.
    std::uint64_t hash = 0xcbf29ce484222325U ^ seed;
    for (std::size_t at = 0; at < view.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < sizeof word && at + i < view.size(); ++i) // the same whatever the byte order
            word |= std::uint64_t{static_cast<std::uint8_t>(view.data()[at + i])} << (8U * i);
        hash = (hash ^ word) * 0x100000001b3U;
        hash ^= hash >> 29U;
    }
    return hash;
}

void Tally::describe(Answer& answer) const
{
    answer.chance = mean();
    answer.playouts = count;
    answer.low = 0.0;
    answer.high = 1.0;
    if (count < 2) return;
    const double variance = std::max(0.0, (squares - sum * mean()) / (count - 1));
    const double half = 1.959963984540054 * std::sqrt(variance / count);
    answer.low = std::max(0.0, answer.chance - half);
    answer.high = std::min(1.0, answer.chance + half);
}

} // namespace marches::engine
