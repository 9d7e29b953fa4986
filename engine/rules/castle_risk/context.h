// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/castle_risk/state.h"
#include "engine/rules/castle_risk/table.h"
#include "engine/rules/castle_risk/texts.h"
#include "engine/rules/common/rulecontext.h"

namespace marches::engine::castle_risk {

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
/// Seat whose turn it is, -1: nobody's.
inline int activeSeat(const Position& s) { return s.active - 1; }
inline int fromPlace(const Position& s) { return s.from - 1; }
inline int toPlace(const Position& s) { return s.to - 1; }
inline bool is(const Position& s, TurnFlag flag) { return (s.flags & flag) != 0; }
inline void raise(Position& s, TurnFlag flag) { s.flags = static_cast<std::uint8_t>(s.flags | flag); }
inline void lower(Position& s, int flags) { s.flags = static_cast<std::uint8_t>(s.flags & ~flags); }
/// Seat that holds a territory, -1: nobody, as of what is no territory.
inline int ownerOf(const Position& s, int place)
{
    if (place < 0 || place >= s.words * kBlockPlaces) return -1;
    return s.block[place / kBlockPlaces].owner[place % kBlockPlaces] - 1;
}
/// A territory changes hands; -1: it is nobody's.
inline void setOwner(Position& s, int place, int seat)
{
    if (const int before = ownerOf(s, place); before >= 0) s.owned(before).clear(place);
    if (seat >= 0) s.owned(seat).set(place);
    s.block[place / kBlockPlaces].owner[place % kBlockPlaces] = static_cast<std::uint8_t>(seat + 1);
}
inline Mask vacant(const Table& t, const Position& s) { return t.land - ownedByAll(s); }
/// Seat whose castle stands there, -1: none.
inline int castleAt(const Position& s, int place)
{
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (s.castle[seat] == place + 1) return seat;
    return -1;
}
inline int handSize(const Position& s, int seat)
{
    int size = 0;
    for (const std::uint8_t copies : s.hand[seat]) size += copies;
    return size;
}
inline int held(const Position& s, int seat, Card card) { return s.hand[seat][idx(card)]; }
inline int inUse(const Position& s, int seat, Card card) { return s.inUse[seat][idx(card)]; }
/// Seat that defends in the battle; -1: nobody.
inline int defender(const Position& s) { return ownerOf(s, toPlace(s)); }
/// Cards that are in use in the battle.
inline int generals(const Position& s) { return inUse(s, activeSeat(s), Card::General); }
inline int marshalls(const Position& s)
{
    const int seat = defender(s);
    return seat < 0 ? 0 : inUse(s, seat, Card::Marshall);
}
inline bool lives(const Position& s, int seat) { return (s.living & seatBit(seat)) != 0; }
inline int livingCount(const Position& s) { return std::popcount(s.living); }
/// The next seat to the left that plays; itself when it is the last one.
inline int leftOf(const Table& t, const Position& s, int seat)
{
    for (int i = 1; i <= t.seatCount(); ++i)
        if (const int next = (seat + i) % t.seatCount(); lives(s, next)) return next;
    return seat;
}
/// A Diplomat of either stands between two seats.
inline bool truceBetween(const Position& s, int a, int b)
{
    return (s.truce[a] & seatBit(b)) != 0 || (s.truce[b] & seatBit(a)) != 0;
}
inline Mask castles(const Position& s)
{
    Mask places;
    for (const PlusOne castle : s.castle)
        if (castle != 0) places.set(castle - 1);
    return places;
}
inline int bannersOf(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (std::size_t i = 0; i < t.empires.size(); ++i) count += s.banner[i] == seat + 1 ? 1 : 0;
    return count;
}
/// Territories of a seat that can spare an army.
inline Mask spare(const Position& s, const Mask& among)
{
    return Mask::ofWords(s.words, [&](int k) {
        std::uint64_t found = 0;
        for (std::uint64_t left = among.word(k); left != 0; left &= left - 1)
            if (s.block[k].armies[std::countr_zero(left)] >= 2) found |= left & -left;
        return found;
    });
}
inline void addArmies(Position& s, int place, int count)
{
    s.armies(place) = static_cast<std::uint16_t>(s.armies(place) + count);
}
/// Puts a card from a hand on the table, or back.
inline void use(Position& s, int seat, Card card)
{
    --s.hand[seat][idx(card)];
    ++s.inUse[seat][idx(card)];
}
inline void takeBack(Position& s, int seat, Card card)
{
    s.hand[seat][idx(card)] = static_cast<std::uint8_t>(s.hand[seat][idx(card)] + s.inUse[seat][idx(card)]);
    s.inUse[seat][idx(card)] = 0;
}

} // namespace marches::engine::castle_risk
