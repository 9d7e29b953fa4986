// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/base/mask.h"
#include "engine/rules/common/rulecontext.h"
#include "engine/rules/le_monde_de_narnia/state.h"
#include "engine/rules/le_monde_de_narnia/table.h"
#include "engine/rules/le_monde_de_narnia/texts.h"

namespace marches::engine::le_monde_de_narnia {

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
/// Seat whose turn it is, -1: nobody's.
inline int activeSeat(const Position& s) { return s.active - 1; }
inline int drawerOf(const Position& s) { return s.drawer - 1; }
/// The child that a seat plays; -1: none yet.
inline int childOf(const Position& s, int seat) { return s.character[seat] - 1; }
inline int wayOf(const Position& s, int seat) { return s.character[seat] == 0 ? 0 : s.child[childOf(s, seat)]; }
inline bool isStone(const Position& s, int seat) { return s.character[seat] != 0 && isBit(s.stone, childOf(s, seat)); }
inline bool isOver(const Position& s) { return phaseOf(s) == Phase::Over; }
inline DeckOf deckOf(const Position& s) { return static_cast<DeckOf>(s.drawFrom); }
/// The seat that plays a child, or -1.
inline int seatOf(const Table& t, const Position& s, int child)
{
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (childOf(s, seat) == child) return seat;
    return -1;
}
/// Calls f(seat) for every seat in the order of turns, from the active one on.
template <class F> void forEachSeat(const Table& t, const Position& s, F f)
{
    const int from = std::max(activeSeat(s), 0);
    for (int i = 0; i < t.seatCount(); ++i) f((from + i) % t.seatCount());
}
/// Are two ways the same place of the board? Those at the start and those back there are together.
inline bool together(const Table& t, int a, int b) { return t.road.place(a) == t.road.place(b); }
inline int wolvesAt(const Table& t, const Position& s, int way)
{
    int count = 0;
    for (const std::int16_t wolf : s.wolf) count += together(t, wolf, way) ? 1 : 0;
    return count;
}
inline bool witchAt(const Table& t, const Position& s, int way) { return together(t, s.witch, way); }

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;

/// With the flags of the turn.
template <class W> struct Context : RuleContext<Table, Position, Rule, W> {
    void setFlag(TurnFlag flag, bool on = true) const
    {
        this->position.flags =
            static_cast<std::uint8_t>(on ? this->position.flags | flag : this->position.flags & ~flag);
    }
    bool has(TurnFlag flag) const { return (this->position.flags & flag) != 0; }
};

} // namespace marches::engine::le_monde_de_narnia
