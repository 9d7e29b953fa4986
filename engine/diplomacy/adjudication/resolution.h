// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/base/mask.h"
#include "engine/diplomacy/adjudication/orders.h"

namespace marches::engine::adjudication {

enum class Outcome : std::uint8_t {
    Succeeds, ///< moved; helped; stayed undisturbed
    Fails,
    Void, ///< impossible, or matches no order: the unit held
};

/// Why an order came out as it did. `by` of the result names the unit meant, where there is one.
enum class Reason : std::uint8_t {
    None,
    // Void
    OutOfReach,   ///< the unit cannot go (help) there, with or without a convoy
    NoFleets,     ///< no chain of fleets on the board could carry it
    CoastMissing, ///< two coasts are possible and none is named
    WrongCoast,   ///< the named coast cannot be reached
    OwnPlace,     ///< to where it stands, or support of itself
    NobodyThere,  ///< no unit where the order says
    OtherOrder,   ///< the helped unit does something else (`by`)
    CannotConvoy, ///< not a fleet at sea, or on no possible route
    // Fails
    NotConvoyed,     ///< no whole route was ordered
    ConvoyDisrupted, ///< no route is left; `by` dislodged a fleet
    ConvoyParadox,   ///< its convoy would depend on itself
    Bounced,         ///< a unit going to the same place is as strong (`by`)
    HeadToHead,      ///< the unit coming the other way is as strong (`by`)
    Resisted,        ///< the unit in place is as strong (`by`), with its guard
    Guarded,         ///< the guard of an empty place is as strong
    OwnUnit,         ///< it would dislodge a unit of its own power (`by`)
    Cut,             ///< its support was cut by an attack (`by`)
    Dislodged,       ///< the unit itself was dislodged (`by`), its help is lost
};

/// Result::against of a move to where a unit stands that no attack dislodges; sums are never shown as high.
inline constexpr std::uint8_t kUnbeatable = 255;

/// What became of one order.
struct Result {
    Outcome outcome = Outcome::Void;
    Reason reason = Reason::None;
    bool convoyed = false;     ///< a move that went, or was meant to go, by sea
    std::uint8_t strength = 0; ///< Move: of the attack. Other orders: of the resistance of the province
    std::uint8_t against = 0; ///< Move: the strongest resistance it met. Other orders: strongest attack on the province
    std::int16_t by = kNone;  ///< index of a unit, see Reason
    std::int16_t dislodgedBy = kNone; ///< index of the unit that took its province
    std::int16_t to = kNone;          ///< Move: the place meant, with its coast found
    friend bool operator==(const Result&, const Result&) = default;
};

/// A unit that must retreat or be disbanded.
struct Dislodged {
    std::int16_t unit = kNone;
    std::int16_t by = kNone; ///< the unit that took its province
    Mask retreats;           ///< places open to it
    friend bool operator==(const Dislodged&, const Dislodged&) = default;
};

/// The end of a movement phase. Fixed room, so that it can be used again without allocation.
class Resolution {
public:
    std::span<const Result> results() const { return {m_results.data(), m_units}; } ///< by unit
    /// Where each unit stands now; a dislodged unit: still where it was.
    std::span<const std::int16_t> places() const { return {m_places.data(), m_units}; }
    std::span<const Dislodged> dislodged() const { return {m_dislodged.data(), m_dislodgedCount}; }
    const Mask& contested() const { return m_contested; } ///< empty provinces where moves bounced
    const Mask& occupied() const { return m_occupied; }   ///< provinces with a unit after the moves

private:
    friend class Reporter;
    std::array<Result, kMostUnits> m_results;
    std::array<std::int16_t, kMostUnits> m_places;
    std::array<Dislodged, kMostUnits> m_dislodged;
    std::size_t m_units = 0;
    std::size_t m_dislodgedCount = 0;
    Mask m_contested;
    Mask m_occupied;
};

} // namespace marches::engine::adjudication
