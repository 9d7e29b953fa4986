// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/domainitems.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace marches::engine {

SpreadItems::SpreadItems(const Param& param, const State& state) : least(std::max<int>(param.lo, 1))
{
    param.set.forEach([&](int candidate) {
        const int limit = itemBound(param, state, candidate);
        if (limit < least) return;
        item[static_cast<std::size_t>(count)] = static_cast<std::int16_t>(candidate);
        bound[static_cast<std::size_t>(count)] = static_cast<std::int16_t>(limit);
        ++count;
    });
    mayBeEmpty = param.totalLo <= 0 && param.totalHi >= 0;
    most = std::min({count, Move::kMaxParts, std::max<int>(param.totalHi, 0) / least});
    if (param.totalLo > param.totalHi)
        most = 0;
    else if (param.totalLo > least) // else one item is enough
        findFewest(param.totalLo);
}

int SpreadItems::sumOfBounds() const { return std::accumulate(bound.begin(), bound.begin() + count, 0); }

void SpreadItems::findFewest(int totalLo)
{
    if (count <= Move::kMaxParts && sumOfBounds() < totalLo) {
        most = 0;
        return;
    }
    std::array<std::int16_t, Mask::kCapacity> sorted;
    std::copy_n(bound.begin(), count, sorted.begin());
    std::sort(sorted.begin(), sorted.begin() + count, std::greater<>());
    int sum = 0;
    for (fewest = 0; fewest < most && sum < totalLo; ++fewest) sum += sorted[static_cast<std::size_t>(fewest)];
    if (sum < totalLo) fewest = most + 1;
}

} // namespace marches::engine
