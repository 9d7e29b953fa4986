// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>

#include "engine/rules/common/rulecontext.h"
#include "engine/rules/diplomacy/state.h"
#include "engine/rules/diplomacy/table.h"
#include "engine/rules/diplomacy/texts.h"

namespace marches::engine::diplomacy {

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline bool isMovement(Phase phase) { return phase == Phase::Spring || phase == Phase::Fall; }
inline bool isRetreats(Phase phase) { return phase == Phase::SpringRetreats || phase == Phase::FallRetreats; }
inline int pieceOf(std::uint8_t unit) { return isFleet(unit) ? num(PieceKind::Fleet) : num(PieceKind::Army); }
/// Where the unit of a province stands: the province itself, or its coast.
inline int placeOfUnit(const Position& s, int province)
{
    return s.coast(province) != 0 ? s.coast(province) - 1 : province;
}
inline int placeOfDislodged(const Position& s, int province)
{
    return s.dislodgedCoast(province) != 0 ? s.dislodgedCoast(province) - 1 : province;
}
inline bool contested(const Position& s, int province)
{
    return ((s.blockOf(province).contested >> Position::inBlock(province)) & 1U) != 0;
}
inline Verb orderOf(const Position& s, int province) { return static_cast<Verb>(s.order(province) - 1); }
/// Seats as a word, for masks.
inline std::uint64_t allSeats(const Table& t) { return seatBit(t.seatCount()) - 1U; }

/// For how many provinces a member of the blocks is so.
template <auto M, class P> int countIn(const Table& t, const Position& s, P predicate)
{
    int count = 0;
    for (int first = 0; first < t.provinces; first += kBlockPlaces) {
        const auto& members = s.blockOf(first).*M;
        const int end = std::min(kBlockPlaces, t.provinces - first);
        for (int i = 0; i < end; ++i) count += predicate(members[i]) ? 1 : 0;
    }
    return count;
}

/// Calls f(province, unit) for each unit, in order of provinces.
template <class F> void forEachUnit(const Table& t, const Position& s, F f)
{
    for (int first = 0; first < t.provinces; first += kBlockPlaces) {
        const Block& block = s.blockOf(first);
        const int end = std::min(kBlockPlaces, t.provinces - first);
        for (int i = 0; i < end; ++i)
            if (block.unit[i] != 0) f(first + i, block.unit[i]);
    }
}

inline int unitsOf(const Table& t, const Position& s, int seat)
{
    return countIn<&Block::unit>(t, s, [seat](std::uint8_t unit) { return unit != 0 && seatOf(unit) == seat; });
}
inline int centresOf(const Table& t, const Position& s, int seat)
{
    return countIn<&Block::owner>(t, s, [seat](std::uint8_t owner) { return owner == seat + 1; });
}
/// Places of units, of one seat or of all (-1); `fleets` and `armies` say of which kind.
inline Mask unitPlaces(const Table& t, const Position& s, int seat, bool armies = true, bool fleets = true)
{
    Mask places;
    forEachUnit(t, s, [&](int i, std::uint8_t unit) {
        if (seat >= 0 && seatOf(unit) != seat) return;
        if (isFleet(unit) ? fleets : armies) places.set(placeOfUnit(s, i));
    });
    return places;
}
/// Own, vacant home centres: where `seat` may build (DIP-22).
inline Mask openSites(const Table& t, const Position& s, int seat)
{
    Mask sites;
    t.home[static_cast<std::size_t>(seat)].forEach([&](int province) {
        if (s.owner(province) == seat + 1 && s.unit(province) == 0) sites.set(province);
    });
    return sites;
}
/// Builds (positive) or removals (negative) by the number of centres.
inline int dueOf(const Table& t, const Position& s, int seat) { return centresOf(t, s, seat) - unitsOf(t, s, seat); }
/// Whose order stands, or would stand, at a province in this phase; -1: nobody's.
inline int orderSeat(const Position& s, int province)
{
    if (isRetreats(phaseOf(s))) return s.dislodged(province) != 0 ? seatOf(s.dislodged(province)) : -1;
    if (s.proxy(province) != 0) return s.proxy(province) - 1;
    if (s.unit(province) != 0) return seatOf(s.unit(province));
    return phaseOf(s) == Phase::Winter ? s.owner(province) - 1 : -1;
}
/// Places of the units that a seat orders: its own, and those that others leave to it.
inline Mask orderedPlaces(const Table& t, const Position& s, int seat)
{
    Mask places;
    forEachUnit(t, s, [&](int i, std::uint8_t /*unit*/) {
        if (orderSeat(s, i) == seat) places.set(placeOfUnit(s, i));
    });
    return places;
}
inline int ordersGiven(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.order(i) != 0 && orderSeat(s, i) == seat ? 1 : 0;
    return count;
}

} // namespace marches::engine::diplomacy
