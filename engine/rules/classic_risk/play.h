// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <type_traits>

#include "engine/play/witness.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"
#include "engine/rules/classic_risk/texts.h"

namespace marches::engine::risk {

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
inline bool isSetup(Phase phase) { return phase == Phase::Claim || phase == Phase::Place; }
inline int handSize(const Position& s, int seat) { return size(s.hand[seat]) + s.wilds[seat] + s.hidden[seat]; }
inline Mask maskOf(const std::uint64_t (&set)[kWords]) { return Mask::ofWords(set); }
/// Territories that other armies hold. In a position made by hand some may be nobody's.
inline Mask enemiesOf(const Table& t, const Position& s, int army)
{
    Mask found;
    for (int other = 0; other < t.armyCount(); ++other)
        if (other != army) found = found | maskOf(s.owned[other]);
    return found;
}

/// Seat that chooses for the army whose turn it is: its own, and for the neutral army the players in turn.
inline int deciderOf(const Table& t, const Position& s)
{
    const int army = activeArmy(s);
    if (army < 0 || army != t.neutralArmy()) return army;
    int placed = 0;
    each(s.owned[army], [&](int place) { placed += s.armies[place]; });
    return (s.first + placed) % t.seatCount();
}

/// A position that is only looked at, with the witness of whoever looks.
template <class W> struct Look {
    const Table& t;
    const Position& s;
    W& w;
    bool in(Rule rule) const { return w.inForce(num(rule)); }
};

/// A position that is played on.
template <class W> struct Play {
    const Table& t;
    Position& s;
    W& w;

    Look<W> look() const { return {t, s, w}; }
    bool in(Rule rule) const { return w.inForce(num(rule)); }
    void tell(Text text, Rule rule, std::initializer_list<int> args = {}) const
    {
        if constexpr (std::is_same_v<W, Witness>) w.tell(say(text, rule, args));
    }
    /// For the eyes of one seat alone.
    void tellOnly(int seat, Text text, Rule rule, std::initializer_list<int> args) const
    {
        if constexpr (std::is_same_v<W, Witness>) {
            Message message = say(text, rule, args);
            message.audience = static_cast<std::int8_t>(seat);
            w.tell(message);
        }
    }
    void enter(Phase phase) const { s.phase = static_cast<std::uint8_t>(phase); }
};

} // namespace marches::engine::risk
