// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"
#include "engine/rules/classic_risk/texts.h"
#include "engine/rules/common/ruleplay.h"

namespace marches::engine::classic_risk {

template <class W> using Look = RuleLook<Table, Position, Rule, W>;
template <class W> using Play = RulePlay<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
/// Army whose turn it is, -1: nobody's.
inline int activeArmy(const Position& s) { return s.active - 1; }
inline int fromPlace(const Position& s) { return s.from - 1; }
inline int toPlace(const Position& s) { return s.to - 1; }
/// Army that holds a territory, -1: nobody.
inline int ownerOf(const Position& s, int place)
{
    for (int army = 0; army < kMaxArmies; ++army)
        if (has(s.owned[army], place)) return army;
    return -1;
}
/// The same of a territory, not of -1, and without branches, for where dice would make the processor guess them.
inline int ownerOf(const Table& t, const Position& s, int place)
{
    const int armies = t.armyCount();
    const int word = place >> 6;
    const unsigned bit = static_cast<unsigned>(place) & 63U;
    std::uint32_t owners = 0;
    for (int army = 0; army < armies; ++army)
        owners |= static_cast<std::uint32_t>(s.owned[army][word] >> bit & 1U) << army;
    return owners == 0 ? -1 : std::countr_zero(owners);
}
inline bool isSetup(Phase phase) { return phase == Phase::Claim || phase == Phase::Place; }
inline int handSize(const Position& s, int seat)
{
    return size(s.hand[seat], s.words) + s.wilds[seat] + s.hidden[seat];
}
inline Mask maskOf(const std::uint64_t (&set)[kWords], int words)
{
    return Mask::ofWords(words, [&](int k) { return set[k]; });
}
/// Territories that other armies hold. In a position made by hand some may be nobody's.
inline Mask enemiesOf(const Table& t, const Position& s, int army)
{
    const int armies = t.armyCount();
    return Mask::ofWords(t.words, [&](int k) {
        std::uint64_t held = 0;
        for (int other = 0; other < armies; ++other) held |= s.owned[other][k];
        return held & ~s.owned[army][k];
    });
}

/// Seat that chooses for the army whose turn it is: its own, and for the neutral army the players in turn.
inline int deciderOf(const Table& t, const Position& s)
{
    const int army = activeArmy(s);
    if (army < 0 || army != t.neutralArmy()) return army;
    int placed = 0;
    each(s.owned[army], s.words, [&](int place) { placed += s.armies[place]; });
    return (s.first + placed) % t.seatCount();
}

} // namespace marches::engine::classic_risk
