// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/mask.h"

// Units and orders of Diplomacy and its variants as the adjudicator reads them: numbers only, no names. A place is the
// number of a Place of the Board: a territory ("province"), or a named coast of one for a fleet that stands there.

namespace marches::engine::adjudication {

/// Provinces and their named coasts of the board together.
inline constexpr int kMostPlaces = Mask::kCapacity;
/// Units and other pieces that can have an order in one turn: one that occupies each place, and some that share one.
inline constexpr int kMostUnits = kMostPlaces + 64;
/// Powers are 0 to 31, so that a set of them is a word.
inline constexpr int kMostPowers = 64;
inline constexpr std::int16_t kNone = -1;

/// How a unit travels. What each class may do is written in the MovementGraph, not here.
enum class UnitClass : std::uint8_t {
    Army,
    Fleet,
    Amphibian, ///< "A/F" of variants: goes where armies and where fleets go
    Traveller, ///< a person on foot, of variants
};
inline constexpr int kUnitClasses = 4;

/// How strong a unit counts in each of the sums. Everything that a variant adds to a unit (double units, kings that
/// travel with it, walls around it) is added here before the orders are resolved; the adjudicator never asks why.
struct Strength {
    std::uint8_t attack = 1; ///< moving: in ATTACK, DEFEND and PREVENT
    std::uint8_t hold = 1;   ///< staying where it is: its own share of HOLD
    std::uint8_t stuck = 1;  ///< HOLD after it was ordered to move and did not
    std::uint8_t aid = 1;    ///< what its support adds
    friend bool operator==(const Strength&, const Strength&) = default;
};

/// A piece with an order. Usually one piece that occupies its province; at most one of these stands in a province.
struct Unit {
    std::int16_t place = kNone; ///< a province, or a named coast of one
    std::uint8_t power = 0;
    UnitClass kind = UnitClass::Army;
    Strength strength;
    /// Takes part in fights for its province. A piece that does not occupy shares its province with others: its support
    /// is cut as any other, but its moves meet no resistance, give none and cut nothing, and it cannot be dislodged.
    bool occupies = true;
    /// No attack is strong enough to dislodge it (a statue). It neither moves nor helps.
    bool immovable = false;
    friend bool operator==(const Unit&, const Unit&) = default;
};

enum class OrderKind : std::uint8_t {
    None, ///< nobody gave an order: the unit holds
    Hold,
    Move,        ///< to `to`
    SupportHold, ///< of the unit in `from`, whatever it does short of moving
    SupportMove, ///< of the unit in `from` to `to`
    Convoy,      ///< of the army in `from` to `to`
};

/// An order of the movement phase. `to` may name a coast; where it is a province with several coasts, `kNone`-like
/// freedom is meant: the coast is missing in the order.
struct Order {
    OrderKind kind = OrderKind::None;
    bool viaConvoy = false;    ///< Move: the order says "via convoy"
    std::int16_t from = kNone; ///< SupportHold, SupportMove, Convoy: where the helped unit stands; its coast is ignored
    std::int16_t to = kNone;   ///< Move, SupportMove, Convoy: destination
    Mask path{};               ///< Move: seas that the order names on the way, as a set (Choices::convoyPath)
    friend bool operator==(const Order&, const Order&) = default;
};

/// What defends a province besides the unit in it (a garrison): added to the resistance of the province against every
/// attacker of `against`, whether somebody stands there, has left or attacks the attacker. Nobody it works against
/// retreats there.
struct Guard {
    std::int16_t province = kNone;
    std::uint8_t strength = 1;
    std::uint32_t against = 0;  ///< set of powers
    bool whenEmptyOnly = false; ///< adds nothing to a unit that holds the province
    friend bool operator==(const Guard&, const Guard&) = default;
};

} // namespace marches::engine::adjudication
