// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
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
    std::uint64_t places = 0;
    int bonus = 0; ///< units for holding it whole
};

/// All that stays the same during one game: board, options, seats, tables. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat
    Lists lists;

    std::uint64_t land = 0;     ///< the largest connected part of the board's
    std::vector<int> places;    ///< the same, ascending
    std::vector<Mask> open;     ///< neighbours by place
    std::vector<Mask> reach;    ///< the same with the place itself: where an attack may come from
    std::vector<Mask> anywhere; ///< all of the land, for games without WR-14
    std::vector<Continent> continents;
    std::vector<RegionLine> lines;          ///< by place
    std::vector<std::pair<int, int>> pairs; ///< of regions that win together
    std::vector<Mask> partners;             ///< by region: those with which it wins
    std::uint64_t drawable = 0;             ///< territories that the dice of the tables can show

    int seatCount() const { return static_cast<int>(seats.size()); }
    int territories() const { return static_cast<int>(places.size()); }
    const Mask& neighbours(int place) const { return open[static_cast<std::size_t>(place)]; }
    /// Space::Card of a territory's card: those of the decks come before.
    int cardOf(int place) const
    {
        return static_cast<int>(lists.cards.size()) +
               std::popcount(land & ((std::uint64_t{1} << static_cast<unsigned>(place)) - 1));
    }
    /// The territory on a card.
    int placeOf(int card) const { return places[static_cast<std::size_t>(card) - lists.cards.size()]; }
    bool isTerritoryCard(int card) const
    {
        const int number = card - static_cast<int>(lists.cards.size());
        return number >= 0 && number < territories();
    }
    int symbolOf(int place) const { return cardSymbol(cardOf(place) - static_cast<int>(lists.cards.size())); }
    const RegionLine& line(int place) const { return lines[static_cast<std::size_t>(place)]; }
    std::uint64_t regionPlaces(int region) const; ///< 0 where nothing of it is played on
};

[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
std::vector<MapNeed> mapNeeds(const Board& board);
/// The table of dealt realms may go on to more than six players.
SeatRange seatRange(const RulesetData& data, const Board& board);

} // namespace marches::engine::warrior_risk
