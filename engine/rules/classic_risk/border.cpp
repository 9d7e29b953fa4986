// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/border.h"

#include <bit>

#include "engine/rules/classic_risk/context.h"

namespace marches::engine::classic_risk {

void ownerChanged(const Table& t, Position& s, int place)
{
    const int army = ownerOf(s, place);
    const Mask& near = t.neighbours(place);
    const Mask others = enemiesOf(s, army);
    const auto border = s.border();
    for (int k = 0; k < t.words; ++k)
        border[k] |= near.word(k) & others.word(k); // what others hold around it has an enemy now
    const auto lookAt = [&](int one) { border.assign(one, t.touches(one, others)); };
    lookAt(place);
    for (int k = 0; k < t.words; ++k)
        for (std::uint64_t own = near.word(k) & s.owned(army)[k]; own != 0; own &= own - 1)
            lookAt(k * 64 + std::countr_zero(own));
}

void deriveBorders(const Table& t, Position& s)
{
    for (const int place : t.places) {
        s.border().clear(place);
        setArmies(s, place, s.armies(place));
    }
    for (const int place : t.places)
        if (ownerOf(s, place) >= 0) ownerChanged(t, s, place);
}

} // namespace marches::engine::classic_risk
