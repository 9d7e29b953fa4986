// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/game/rules.h"
#include "engine/rules/common/sitting.h"
#include "engine/rules/warrior_risk/lists.h"
#include "engine/rules/warrior_risk/options.h"
#include "engine/rules/warrior_risk/state.h"

namespace marches::engine::warrior_risk {

/// A region of the board with the territories that can be held.
struct Continent {
    int region = -1;
    Mask places;
    int size = 0;  ///< territories
    int bonus = 0; ///< units for holding it whole
};

/// All that stays the same during one game: board, options, seats, tables. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat
    Lists lists;

    int words = 1;              ///< blocks of a position
    Mask land;                  ///< the largest connected part of the board's
    std::vector<int> places;    ///< the same, ascending
    std::vector<int> numbers;   ///< by place: how many of them come before it
    std::vector<Mask> open;     ///< neighbours by place
    std::vector<Mask> reach;    ///< the same with the place itself: where an attack may come from
    std::vector<Mask> anywhere; ///< all of the land, for games without WR-14
    std::vector<Continent> continents;
    std::vector<int> continentAt;           ///< by place: of `continents`, -1: none
    std::vector<int> regionSizes;           ///< by region: territories of it that are played on
    std::vector<Mask> regionPlaces;         ///< by region; empty where nothing of it is played on
    std::vector<RegionLine> lines;          ///< by place
    std::vector<std::pair<int, int>> pairs; ///< of regions that win together
    std::vector<Mask> partners;             ///< by region: those with which it wins
    Mask drawable;                          ///< territories that the dice of the tables can show

    int seatCount() const { return static_cast<int>(seats.size()); }
    int blocks() const { return words; }
    int territories() const { return static_cast<int>(places.size()); }
    const Mask& neighbours(int place) const { return open[static_cast<std::size_t>(place)]; }
    /// Space::Card of a territory's card. Those of the decks come after, so that all territories' fit into one Mask.
    int cardOf(int place) const { return numbers[static_cast<std::size_t>(place)]; }
    /// The territory on a card.
    int placeOf(int card) const { return places[static_cast<std::size_t>(card)]; }
    bool isTerritoryCard(int card) const { return card >= 0 && card < territories(); }
    int symbolOf(int place) const { return cardSymbol(cardOf(place)); }
    const RegionLine& line(int place) const { return lines[static_cast<std::size_t>(place)]; }
    int sizeOf(int region) const { return regionSizes[static_cast<std::size_t>(region)]; }
    const Mask& placesOf(int region) const { return regionPlaces[static_cast<std::size_t>(region)]; }
};

[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
std::vector<MapNeed> mapNeeds(const Board& board);
/// The table of dealt realms may go on to more than six players.
SeatRange seatRange(const RulesetData& data, const Board& board);

} // namespace marches::engine::warrior_risk
