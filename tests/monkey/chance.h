// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/chance.h"

#include <vector>

namespace marches::monkey {

/// What the monkey draws by lot: the same for every run of a seed.
class Lot {
public:
    explicit Lot(std::uint64_t seed) : m_random(seed) {}

    /// 0 to n - 1
    int below(int n) { return n <= 1 ? 0 : static_cast<int>(engine::below(m_random, static_cast<std::uint32_t>(n))); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool onceIn(int n) { return below(n) == 0; }
    template <class List> const typename List::value_type& of(const List& list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

private:
    engine::Random m_random;
};

} // namespace marches::monkey
