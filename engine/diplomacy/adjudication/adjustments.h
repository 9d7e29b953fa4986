// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "engine/diplomacy/adjudication/choices.h"
#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/adjudication/orders.h"

namespace marches::engine::adjudication {

/// An order of the winter.
struct Adjustment {
    enum class Kind : std::uint8_t { Build, Remove, Waive };
    Kind kind = Kind::Waive;
    std::int16_t place = kNone; ///< Build: where, with its coast. Remove: where the unit stands
    UnitClass unit = UnitClass::Army;
    friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

enum class AdjustmentEnd : std::uint8_t {
    Done,
    TooMany,      ///< no build (removal) was due any more
    NotAllowed,   ///< not an own empty home centre; no own unit there; waiving is not allowed
    Occupied,     ///< a unit stands there, or an earlier build takes the place
    WrongKind,    ///< a fleet inland, an army at sea
    CoastMissing, ///< a fleet on a province with several coasts
};

/// One power in winter.
struct Adjustments {
    std::span<const Unit> units; ///< all units on the board
    std::uint8_t power = 0;
    int due = 0;     ///< builds (positive) or removals (negative): centres less units
    Mask sites;      ///< provinces where it may build, if they are empty
    Mask ownCentres; ///< for civil disorder
    Mask homeCentres;
    /// Rank of each province by its name, for ties in civil disorder: the lower is removed first. Empty: in order of
    /// number.
    std::span<const std::int16_t> nameRank;
};

/// What is done, by order; and the units (indices) that are removed without an order, because too few were named.
struct AdjustmentsEnd {
    std::array<AdjustmentEnd, kMostUnits> ends;
    std::array<std::int16_t, kMostUnits> places; ///< Build: the place with its coast found; else kNone
    std::array<std::int16_t, kMostUnits> disordered;
    std::size_t disorderedCount = 0;
};

/// Resolves the orders of one power, at most kMostUnits. Allocates nothing.
void resolveAdjustments(const MovementGraph& graph, const Choices& choices, const Adjustments& winter,
                        std::span<const Adjustment> orders, AdjustmentsEnd& out);

/// The units of the power (indices into `winter.units`) in the order in which civil disorder removes them
/// (DATC 4.D.8): farthest from a centre, then fleets, amphibians, armies, then the weaker, then by name. `out` takes as
/// many as the power has units, and is to have room for them. Returns how many were written.
std::size_t civilDisorder(const MovementGraph& graph, const Choices& choices, const Adjustments& winter,
                          std::span<std::int16_t> out);

} // namespace marches::engine::adjudication
