// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "engine/rules/common/ruleplay.h"
#include "engine/rules/diplomacy/state.h"
#include "engine/rules/diplomacy/table.h"
#include "engine/rules/diplomacy/texts.h"

namespace marches::engine::diplomacy {

template <class W> using Look = RuleLook<Table, Position, Rule, W>;
template <class W> using Play = RulePlay<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline bool isMovement(Phase phase) { return phase == Phase::Spring || phase == Phase::Fall; }
inline bool isRetreats(Phase phase) { return phase == Phase::SpringRetreats || phase == Phase::FallRetreats; }
inline int pieceOf(std::uint8_t unit) { return isFleet(unit) ? num(PieceKind::Fleet) : num(PieceKind::Army); }
/// Where the unit of a province stands: the province itself, or its coast.
inline int placeOfUnit(const Position& s, int province)
{
    return s.coast[province] != 0 ? s.coast[province] - 1 : province;
}
inline int placeOfDislodged(const Position& s, int province)
{
    return s.dislodgedCoast[province] != 0 ? s.dislodgedCoast[province] - 1 : province;
}
inline bool contested(const Position& s, int province)
{
    return ((s.contested[province / 64] >> static_cast<unsigned>(province % 64)) & 1U) != 0;
}
inline Verb orderOf(const Position& s, int province) { return static_cast<Verb>(s.order[province] - 1); }
/// Seats as a word, for masks.
inline std::uint64_t allSeats(const Table& t) { return seatBit(t.seatCount()) - 1U; }

inline int unitsOf(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.unit[i] != 0 && seatOf(s.unit[i]) == seat ? 1 : 0;
    return count;
}
inline int centresOf(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.owner[i] == seat + 1 ? 1 : 0;
    return count;
}
/// Places of units, of one seat or of all (-1); `fleets` and `armies` say of which kind.
inline Mask unitPlaces(const Table& t, const Position& s, int seat, bool armies = true, bool fleets = true)
{
    Mask places;
    for (int i = 0; i < t.provinces; ++i) {
        if (s.unit[i] == 0 || (seat >= 0 && seatOf(s.unit[i]) != seat)) continue;
        if (isFleet(s.unit[i]) ? fleets : armies) places.set(placeOfUnit(s, i));
    }
    return places;
}
/// Own, vacant home centres: where `seat` may build (DIP-22).
inline Mask openSites(const Table& t, const Position& s, int seat)
{
    Mask sites;
    t.home[static_cast<std::size_t>(seat)].forEach([&](int province) {
        if (s.owner[province] == seat + 1 && s.unit[province] == 0) sites.set(province);
    });
    return sites;
}
/// Builds (positive) or removals (negative) by the number of centres.
inline int dueOf(const Table& t, const Position& s, int seat) { return centresOf(t, s, seat) - unitsOf(t, s, seat); }
/// Whose order stands, or would stand, at a province in this phase; -1: nobody's.
inline int orderSeat(const Position& s, int province)
{
    if (isRetreats(phaseOf(s))) return s.dislodged[province] != 0 ? seatOf(s.dislodged[province]) : -1;
    if (s.proxy[province] != 0) return s.proxy[province] - 1;
    if (s.unit[province] != 0) return seatOf(s.unit[province]);
    return phaseOf(s) == Phase::Winter ? s.owner[province] - 1 : -1;
}
/// Places of the units that a seat orders: its own, and those that others leave to it.
inline Mask orderedPlaces(const Table& t, const Position& s, int seat)
{
    Mask places;
    for (int i = 0; i < t.provinces; ++i)
        if (s.unit[i] != 0 && orderSeat(s, i) == seat) places.set(placeOfUnit(s, i));
    return places;
}
inline int ordersGiven(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.order[i] != 0 && orderSeat(s, i) == seat ? 1 : 0;
    return count;
}

} // namespace marches::engine::diplomacy
