// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/base/mask.h"
#include "engine/diplomacy/adjudication/orders.h"
#include "engine/rules/narnian_wars/names.h"

// A movement turn of Narnian Wars as it is handed to be resolved. Provinces, pieces and powers are numbers.

namespace marches::engine::narnian_wars {

/// How a unit goes.
adjudication::UnitClass classOf(PieceKind kind);

struct Piece {
    std::int16_t province = adjudication::kNone;
    std::uint8_t power = 0;
    PieceKind kind = PieceKind::Army;
    bool stone = false; ///< a statue since an earlier turn (NW-32)
    friend bool operator==(const Piece&, const Piece&) = default;
};

struct PieceOrder {
    adjudication::Order order;
    std::int8_t hunts = kNobody; ///< person to attack after the moves (NW-16)
    friend bool operator==(const PieceOrder&, const PieceOrder&) = default;
};

/// Where a person is, and whose.
struct Traveller {
    std::int16_t province = adjudication::kNone; ///< kNone: not on the board
    std::uint8_t power = 0;
    bool stone = false; ///< turned to stone: safe, and nobody's passenger
    friend bool operator==(const Traveller&, const Traveller&) = default;
};

struct TravellerOrder {
    enum class Kind : std::uint8_t {
        Stay,
        Walk,    ///< alone, to `order.to`, perhaps by convoy; the High King may fly
        Travel,  ///< with the piece `host`, whatever it does
        Support, ///< as `order` says: the High King and Queens only
    };
    Kind kind = Kind::Stay;
    adjudication::Order order;
    std::int16_t host = adjudication::kNone;        ///< number of a piece
    std::int8_t hunts = kNobody;                    ///< person to attack after the moves (NW-16)
    std::int8_t carries = kNobody;                  ///< a person whom the High King takes along
    std::int16_t immobilises = adjudication::kNone; ///< Jadis: number of a piece
    std::int16_t commands = adjudication::kNone;    ///< Green Queen: number of a piece
    adjudication::Order commanded;                  ///< what she orders it to do
    friend bool operator==(const TravellerOrder&, const TravellerOrder&) = default;
};

/// Whom the High King may carry (reading.hk-passenger).
enum class Passenger : std::uint8_t { GoodPersonality, NarnianOrCor, AnyPersonality };

/// Against whom a garrison fights (reading.garrison-against).
enum class GarrisonAgainst : std::uint8_t { NonOwner, NonHome, OpposedAlignment };

/// Readings that touch fights (digest, part 5), by their ids there.
struct MarchOptions {
    bool bonusWhenMovingOnly = false;    ///< reading.pu-bonus-orders: moves-only
    bool bonusOfOneOnly = false;         ///< reading.pu-bonus-stack: max-one
    bool doubleDefends = true;           ///< reading.multi-defends-double
    bool fortressHelpsSupport = false;   ///< reading.fortress-scope: hold-and-support
    bool fortressAfterFailedMove = true; ///< reading.fortress-after-failed-move
    bool garrisonAdds = true;            ///< reading.garrison-adds
    GarrisonAgainst garrisonAgainst = GarrisonAgainst::NonOwner;
    bool garrisonLetsFriends = false;    ///< reading.garrison-lets-friends: powers of the owner's side
    bool garrisonFallsWithOwner = false; ///< reading.garrison-falls-when: ownership-changes
    bool stoneForArmiesOnly = false;     ///< reading.statue-immunity: armies-only
    bool commandMustMoveApart = true;    ///< base.command-must-move-apart
    bool shieldedByTravelOnly = false;   ///< reading.command-shield: travels
    bool commandedActsAsQueen = false;   ///< reading.commanded-acts-as: queen
    Passenger passenger = Passenger::GoodPersonality;
    bool personRetreatsAmongUnits = true; ///< reading.pu-retreat-into-occupied
    friend bool operator==(const MarchOptions&, const MarchOptions&) = default;
};

inline constexpr std::uint8_t kNoPower = 255;

/// Everything that the end of a movement turn depends on. `pieces` and `orders` have the same size.
struct Turn {
    std::span<const Piece> pieces;
    std::span<const PieceOrder> orders;
    std::array<Traveller, kPersons> travellers;
    std::array<TravellerOrder, kPersons> travellerOrders;
    bool greenQueen = false;               ///< else the Queen is Jadis
    std::span<const Alignment> alignments; ///< by power
    std::span<const std::uint8_t> owners;  ///< by province: who owns the centre; kNoPower
    std::span<const std::uint8_t> homes;   ///< by province: whose home it is; kNoPower
    Mask garrisons;                        ///< that stand
};

} // namespace marches::engine::narnian_wars
