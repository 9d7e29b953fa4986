// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

// What every attack asks for follows from owners and stacks, and changes seldom: it is kept up with each change instead
// of being worked out anew at each decision, which took a fifth of the time of simulated games.

/// Armies in a territory become so many, or as many as fit.
inline void setArmies(Position& s, int place, int count)
{
    s.armies(place) = static_cast<std::uint16_t>(std::min(count, kMostStack));
    s.movable().assign(place, count >= 2);
}
/// A territory changes hands, or has an owner from now on.
inline void setOwner(Position& s, int place, int army)
{
    Block& block = s.block[place / kBlockPlaces];
    std::uint8_t& owner = block.owner[place % kBlockPlaces];
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(place) % kBlockPlaces;
    if (owner != 0) block.owned[owner - 1] &= ~bit;
    block.owned[army] |= bit;
    block.taken |= bit;
    owner = static_cast<std::uint8_t>(army + 1);
}
/// To be called after the owner of a territory has changed.
void ownerChanged(const Table& table, Position& s, int place);
/// Works out both sets, of a position that was put together.
void deriveBorders(const Table& table, Position& s);

} // namespace marches::engine::classic_risk
