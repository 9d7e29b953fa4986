// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/classic_risk/lists.h"
#include "engine/rules/classic_risk/options.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine::classic_risk {

/// A region of the board with the territories that can be held.
struct Continent {
    int region = -1; ///< of the Board
    Mask places = {};
    Mask around = {}; ///< neighbours of these that are not among them
    int size = 0;     ///< places
    int bonus = 0;    ///< as the map says, 0: it does not, or says none
    int ownBonus = 0; ///< by size and entrances (CL-14), for a map that says nothing
};

/// One way to fulfil a mission on the board that is played on.
struct Aim {
    AimSpec::Kind kind = AimSpec::Kind::Territories;
    std::vector<int> continents = {}; ///< of Table::continents
    int more = 0;
    int count = 0; ///< territories; 0: none will do
    int armies = 1;
    int army = -1;
};

/// A mission that can be fulfilled in this game.
struct Mission {
    std::string id;
    int copies = 1;
    std::vector<Aim> aims;
};

/// All that stays the same during one game: the part of the board that is played on, the options, the seats. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, the neutral one last
    bool neutral = false;             ///< there is a neutral army

    // The board: its largest connected part.
    Mask land;               ///< territories that can be held
    std::vector<int> places; ///< the same, ascending; card number -> place
    std::vector<int> cardOf; ///< by place; -1
    std::vector<Mask> open;  ///< neighbours by place
    std::vector<Continent> continents;
    int words = 1; ///< blocks of a position in which places can be: on most boards one
    int wilds = 0; ///< wild cards in the deck
    Lists lists;
    std::vector<std::uint8_t> symbols; ///< by territory card
    std::vector<Mission> missions;     ///< those that this board and these armies allow; empty: none are dealt

    std::vector<double> outlook; ///< weights, by outlookNames(); empty: none

    int territories() const { return static_cast<int>(places.size()); }
    int seatCount() const { return static_cast<int>(seats.size()); }
    int armyCount() const { return seatCount() + (neutral ? 1 : 0); }
    int neutralArmy() const { return neutral ? seatCount() : -1; }
    /// Number of the wild card; territory cards come before it.
    int wildCard() const { return territories(); }
    int cards() const { return territories() + wilds; }
    /// Missions are cards, too: numbers beyond the wild card's.
    int missionCard(int mission) const { return wildCard() + 1 + mission; }
    int cardSymbol(int card) const { return symbols[static_cast<std::size_t>(card)]; }
    bool withMissions() const { return options.missions != MissionMode::None; }
    /// Capitals that win; 0: there are none.
    int capitalsToWin() const { return options.capitals == 0 ? 0 : std::clamp(options.capitals, 2, seatCount()); }
    const Mask& neighbours(int place) const { return open[static_cast<std::size_t>(place)]; }
    /// Has a territory a neighbour among these?
    bool touches(int place, const Mask& set) const { return (neighbours(place) & set).any(); }
    /// Blocks of a position: the cards of the deck lie there, too.
    int blocks() const { return std::max(words, blocksFor(cards())); }
};

[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
std::vector<MapNeed> mapNeeds(const Board& board);

} // namespace marches::engine::classic_risk
