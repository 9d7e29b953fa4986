// SPDX-License-Identifier: GPL-3.0-or-later
#include "shrinker.h"

#include <algorithm>

namespace marches::monkey {

namespace {

Acts without(const Acts& acts, std::size_t from, std::size_t count)
{
    Acts rest(acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(from));
    rest.insert(rest.end(), acts.begin() + static_cast<std::ptrdiff_t>(std::min(from + count, acts.size())),
                acts.end());
    return rest;
}

/// Most faults need only what was done last.
Acts tailOf(const Acts& acts, const std::function<bool(const Acts&)>& fails, int& left)
{
    for (std::size_t size = 4; size < acts.size() && left > 0; size *= 3) {
        Acts tail(acts.end() - static_cast<std::ptrdiff_t>(size), acts.end());
        --left;
        if (fails(tail)) return tail;
    }
    return acts;
}

} // namespace

Acts shrink(Acts acts, const std::function<bool(const Acts&)>& fails, int most)
{
    int left = most;
    acts = tailOf(acts, fails, left);
    std::size_t size = std::max<std::size_t>(acts.size() / 2, 1);
    while (left > 0) {
        bool smaller = false;
        // From the end: what comes last is what the fault follows from.
        for (std::size_t end = acts.size(); end > 0 && left > 0;) {
            const std::size_t from = end > size ? end - size : 0;
            const Acts rest = without(acts, from, end - from);
            --left;
            if (!rest.empty() && fails(rest)) {
                acts = rest;
                smaller = true;
            }
            end = from;
        }
        if (size == 1 && !smaller) break;
        if (!smaller || size > acts.size()) size = std::max<std::size_t>(std::min(size, acts.size()) / 2, 1);
    }
    return acts;
}

} // namespace marches::monkey
