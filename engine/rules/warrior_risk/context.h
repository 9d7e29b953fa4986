// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>

#include "engine/game/move.h"
#include "engine/rules/common/rulecontext.h"
#include "engine/rules/warrior_risk/state.h"
#include "engine/rules/warrior_risk/table.h"
#include "engine/rules/warrior_risk/texts.h"

namespace marches::engine::warrior_risk {

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
/// Seat whose turn it is, who rolls for fate, or who may offer a barter; -1: nobody.
inline int activeSeat(const Position& s) { return s.active - 1; }
inline int askedSeat(const Position& s) { return s.asked - 1; }
inline int enemySeat(const Position& s) { return s.enemy - 1; }
inline int toPlace(const Position& s) { return s.to - 1; }
inline bool is(const Position& s, Flag flag) { return (s.flags & flag) != 0; }
inline void raise(Position& s, Flag flag) { s.flags = static_cast<std::uint16_t>(s.flags | flag); }
inline void lower(Position& s, int flags) { s.flags = static_cast<std::uint16_t>(s.flags & ~flags); }
inline void set(std::uint8_t& where, int value) { where = static_cast<std::uint8_t>(value); }
inline void set(std::uint16_t& where, int value) { where = static_cast<std::uint16_t>(value); }
inline bool isSetup(Phase phase) { return phase >= Phase::FirstRoll && phase <= Phase::Place; }
/// In the fate and politics part of a commerce round: who has lost everything is out only at its end.
inline bool inFate(const Position& s)
{
    return is(s, kMob) || (phaseOf(s) >= Phase::FateRoll && phaseOf(s) <= Phase::EndFate);
}

/// Seat that holds a territory, -1: nobody.
inline int ownerOf(const Position& s, int place)
{
    if (place < 0 || place >= s.places()) return -1;
    const Block& block = s.blockOf(place);
    const std::uint64_t bit = std::uint64_t{1} << Position::inBlock(place);
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if ((block.owned[seat] & bit) != 0) return seat;
    return -1;
}
inline Mask unoccupied(const Table& t, const Position& s) { return t.land - ownedByAll(s); }
inline int heldBy(const Position& s, int seat) { return s.owned(seat).count(); }
/// Does a seat hold all of these?
inline bool holdsAll(const Position& s, int seat, const Mask& places)
{
    std::uint64_t others = 0;
    for (int k = 0; k < s.words; ++k) others |= places.word(k) & ~s.block[k].owned[seat];
    return others == 0;
}
/// How many of these it holds.
inline int heldOf(const Position& s, int seat, const Mask& places)
{
    int count = 0;
    for (int k = 0; k < s.words; ++k) count += bitCount(places.word(k) & s.block[k].owned[seat]);
    return count;
}
inline bool lives(const Position& s, int seat)
{
    return seat >= 0 && seat < kMaxSeats && (s.living & seatBit(seat)) != 0;
}
inline int livingCount(const Position& s) { return std::popcount(s.living); }
/// Seats that play and hold nothing, bit a seat.
inline std::uint32_t landless(const Position& s)
{
    std::uint32_t found = 0;
    for (std::uint32_t left = s.living; left != 0; left &= left - 1)
        if (const int seat = std::countr_zero(left); !s.owned(seat).any()) found |= seatBit(seat);
    return found;
}
/// Adds those of some places whose number has any of these bits; numbers(block) is where the numbers begin.
template <class F> void addPlacesWith(Mask& found, const Position& s, const Mask& among, std::uint16_t bits, F numbers)
{
    for (int k = 0; k < s.words; ++k) {
        const std::uint16_t* const number = numbers(s.block[k]);
        unsigned all = 0;
        for (int i = 0; i < kBlockPlaces; ++i) all |= number[i];
        if ((all & bits) == 0) continue; // as it mostly is
        for (std::uint64_t left = among.word(k); left != 0; left &= left - 1)
            if (const int i = std::countr_zero(left); (number[i] & bits) != 0) found.set(k * kBlockPlaces + i);
    }
}
/// The next seat to the left that plays; itself when it is the last one.
inline int leftOf(const Table& t, const Position& s, int seat)
{
    for (int i = 1; i <= t.seatCount(); ++i)
        if (const int next = (seat + i) % t.seatCount(); lives(s, next)) return next;
    return seat;
}
/// The seat that plays after this one in a round, -1: it was the last. With -1: the first one.
inline int nextInRound(const Table& t, const Position& s, int seat)
{
    const int seats = t.seatCount();
    const int place = seat < 0 ? -1 : (seat - s.first + seats) % seats;
    for (int i = place + 1; i < seats; ++i)
        if (const int next = (s.first + i) % seats; lives(s, next)) return next;
    return -1;
}
/// What an amount that is paid, lost or given back by half comes to.
inline int half(const Table& t, int amount) { return (amount + (t.options.roundUp ? 1 : 0)) / 2; }
inline int percentOf(const Table& t, int amount, int percent)
{
    return (amount * percent + (t.options.roundUp ? 99 : 0)) / 100;
}

/// Cards in a hand, known to the viewer or not.
inline int handSize(const Position& s, int seat) { return s.hand(seat).count() + s.hidden[seat]; }
inline int unitsOf(const Position& s, int seat)
{
    int count = 0;
    s.owned(seat).forEach([&](int place) { count += s.units(place); });
    return count;
}
inline int guestsAt(const Position& s, int place)
{
    const Block& block = s.blockOf(place);
    int count = 0;
    for (const auto& seat : block.guests) count += seat[Position::inBlock(place)];
    return count;
}
/// Places at which a seat has units in somebody else's territory.
inline Mask guestPlaces(const Table& t, const Position& s, int seat)
{
    Mask found;
    for (const int place : t.places)
        if (s.guests(seat, place) > 0) found.set(place);
    return found;
}
/// Natural defence that is left of an unoccupied territory.
inline int nativesAt(const Table& t, const Position& s, int place)
{
    return std::max(0, t.line(place).natives - s.wounds(place));
}
inline int forceOf(const Position& s)
{
    int count = 0;
    for (int k = 0; k < s.words; ++k)
        for (const std::uint16_t units : s.block[k].force) count += units;
    return count;
}
/// Units that must go at once, of a realm with so many places: a move can name no more than so many, and where that may
/// be too few the others go in further moves.
inline int leastRemoved(const Position& s, int places)
{
    return places <= Move::kMaxParts ? s.left : std::min<int>(s.left, Move::kMaxParts);
}
/// The number of the round that follows.
inline int roundAfter(const Table& t, const Position& s)
{
    return s.round < kMaxRound ? s.round + 1 : kMaxRound + 1 - t.options.commerceEvery;
}
/// What an open bid must come to.
inline int leastBid(const Table& t, const Position& s) { return s.high == 0 ? 1 : s.high + t.options.leastRaise; }
inline int richest(const Table& t, const Position& s, bool poorest)
{
    int best = poorest ? kMaxGold + 1 : -1;
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (!lives(s, seat)) continue;
        best = poorest ? std::min<int>(best, s.gold[seat]) : std::max<int>(best, s.gold[seat]);
    }
    return best;
}
/// Own territories that may be given away: all but the capital, and never the last one.
inline Mask tradable(const Position& s, int seat, const Mask& promised)
{
    Mask land = s.owned(seat).mask() - promised;
    if (land.count() < 2) return {};
    if (s.capital[seat] != 0) land.clear(s.capital[seat] - 1);
    return land;
}

} // namespace marches::engine::warrior_risk
