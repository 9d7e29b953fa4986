// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"
#include "engine/rules/classic_risk/texts.h"
#include "engine/rules/common/rulecontext.h"

namespace marches::engine::classic_risk {

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
/// Army whose turn it is, -1: nobody's.
inline int activeArmy(const Position& s) { return s.active - 1; }
inline int fromPlace(const Position& s) { return s.from - 1; }
inline int toPlace(const Position& s) { return s.to - 1; }
/// Army that holds a territory, -1: nobody, as of what is no territory.
inline int ownerOf(const Position& s, int place)
{
    if (place < 0 || place >= s.words * kBlockPlaces) return -1;
    return s.block[place / kBlockPlaces].owner[place % kBlockPlaces] - 1;
}
inline bool isSetup(Phase phase) { return phase == Phase::Claim || phase == Phase::Place; }
inline int handSize(const Position& s, int seat) { return s.hand(seat).count() + s.wilds[seat] + s.hidden[seat]; }
/// Territories that other armies hold. In a position made by hand some may be nobody's.
inline Mask enemiesOf(const Position& s, int army)
{
    return Mask::ofWords(s.words, [&](int k) { return s.block[k].taken & ~s.block[k].owned[army]; });
}

/// Seat that chooses for the army whose turn it is: its own, and for the neutral army the players in turn.
inline int deciderOf(const Table& t, const Position& s)
{
    const int army = activeArmy(s);
    if (army < 0 || army != t.neutralArmy()) return army;
    int placed = 0;
    s.owned(army).forEach([&](int place) { placed += s.armies(place); });
    return (s.first + placed) % t.seatCount();
}

} // namespace marches::engine::classic_risk
