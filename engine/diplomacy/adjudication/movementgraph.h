// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/mask.h"
#include "engine/board/board.h"
#include "engine/diplomacy/adjudication/orders.h"

namespace marches::engine::adjudication {

/// A board as orders see it, compiled once for a game: who may go where, help where, carry whom. A variant changes ways
/// here (rivers, fords, islands, amphibians), never in the adjudicator. Places are those of the Board; vectors are by
/// place.
struct MovementGraph {
    int places = 0; ///< provinces and their coasts; provinces come first
    int provinces = 0;
    std::vector<std::int16_t> provinceOf; ///< the province that a place is or belongs to
    std::vector<Mask> coasts;             ///< of a province: its named coasts; empty for most
    Mask seas;                            ///< provinces where a unit of a carrying class can convoy

    struct ClassMoves {
        std::vector<Mask> moves;    ///< places that a unit at this place may move or retreat to, without a convoy
        std::vector<Mask> supports; ///< provinces into which it may support
        bool carries = false;       ///< convoys others, at sea
        bool carried = false;       ///< can be convoyed
    };
    std::array<ClassMoves, kUnitClasses> ways;
    /// Of a sea: seas next to it. Of land: seas from which an army can land there or embark.
    std::vector<Mask> adjacentSeas;

    const ClassMoves& of(UnitClass kind) const { return ways[static_cast<std::size_t>(kind)]; }
    std::int16_t province(std::int16_t place) const { return provinceOf[static_cast<std::size_t>(place)]; }
    bool isPlace(std::int16_t place) const { return place >= 0 && place < places; }

    /// True when an unbroken chain of seas of `fleets` joins the two land provinces.
    bool joined(std::int16_t from, std::int16_t to, const Mask& fleets) const;
    /// True when the sea `fleet` is needed for some chain of seas of `fleets` (a chain that breaks without it).
    bool neededFor(std::int16_t from, std::int16_t to, const Mask& fleets, std::int16_t fleet) const;
    /// Provinces where an army of province `from` could land with the help of `fleets`; `from` itself is not among
    /// them.
    Mask landings(std::int16_t from, const Mask& fleets) const;
};

/// The standard movement graph of a board: connections open to "army" and to "fleet" are the ways of these classes;
/// fleets convoy in sea zones and carry armies; amphibians use both kinds of way. Needs a playable board.
MovementGraph makeMovementGraph(const Board& board);

/// Rank of each province by its id, which follows its English name: for ties in civil disorder (4.D.8).
std::vector<std::int16_t> nameRanks(const Board& board);

} // namespace marches::engine::adjudication
