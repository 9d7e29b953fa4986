// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/border.h"

#include <bit>

#include "engine/rules/classic_risk/play.h"

namespace marches::engine::classic_risk {

void ownerChanged(const Table& t, Position& s, int place)
{
    const int army = ownerOf(t, s, place);
    const Mask& near = t.neighbours(place);
    std::uint64_t others[kWords] = {};
    for (int k = 0; k < t.words; ++k) {
        for (int i = 0; i < t.armyCount(); ++i) others[k] |= s.owned[i][k];
        if (army >= 0) others[k] &= ~s.owned[army][k];
        s.border[k] |= near.word(k) & others[k]; // what others hold around it has an enemy now
    }
    const auto look = [&](int one) {
        const auto bit = static_cast<unsigned>(one) & 63U;
        std::uint64_t& word = s.border[one >> 6];
        word = (word & ~(std::uint64_t{1} << bit)) | (std::uint64_t{t.touches(one, others)} << bit);
    };
    look(place);
    for (int k = 0; k < t.words; ++k)
        for (std::uint64_t own = near.word(k) & s.owned[army][k]; own != 0; own &= own - 1)
            look(k * 64 + std::countr_zero(own));
}

void deriveBorders(const Table& t, Position& s)
{
    for (const int place : t.places) {
        drop(s.border, place);
        setArmies(s, place, s.armies[place]);
    }
    for (const int place : t.places)
        if (ownerOf(s, place) >= 0) ownerChanged(t, s, place);
}

} // namespace marches::engine::classic_risk
