// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/deckforms.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/castle_risk/options.h"
#include "engine/rules/castle_risk/state.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine::castle_risk {

/// Which rules about the sea are in force; voyages differ.
enum class Voyages : std::uint8_t {
    AsRuled,
    OneSea,   ///< without CR-04: all waters are one
    FirstSea, ///< without CR-05: a territory on two waters counts for the first alone
};
inline constexpr int kVoyages = 3;

/// A region of the board with a banner, and its territories.
struct Empire {
    int region = -1;
    Mask places;
};

/// All that stays the same during one game: the board, the options, the seats, the deck. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat

    int places = 0; ///< of the board, all kinds
    int words = 1;  ///< blocks of a position in which territories can be
    Mask land;
    std::vector<Empire> empires;
    std::vector<std::int8_t> empireAt; ///< by place, -1: none
    Mask independents;                 ///< territories with the flag `independent`, and those of no region
    std::vector<Mask> unions;          ///< of independents, by their value `block`
    std::vector<Mask> open;            ///< land neighbours by place, over borders and sea lanes
    std::vector<Mask> borders;         ///< the same without the sea lanes
    std::array<std::vector<Mask>, kVoyages> voyages; ///< where the ship can sail to, by place

    std::array<std::string, kCards> cards; ///< ids in the deck, by what they do
    std::array<int, kCards> copies{};      ///< of the deck
    int attackBonus = 1;                   ///< what a card adds to the highest die of an attack ...
    int defenceBonus = 1;                  ///< ... and of a defence
    std::vector<int> track;                ///< armies for the first, second, ... Reinforcements card; not empty
    std::vector<int> moreArmies;           ///< to start with beyond the option's: for two, three, ... players (CR-06)

    int seatCount() const { return static_cast<int>(seats.size()); }
    int blocks() const { return words; }
    std::uint32_t cardsInDeck() const; ///< bit a card of which the deck has copies
    /// Armies for the card on space `index` of the track, from 0; the last number stands for all beyond it.
    int trackNumber(int index) const;
    /// -1: an independent territory.
    int empireOf(int place) const { return empireAt[static_cast<std::size_t>(place)]; }
    int moreArmiesFor(int players) const;
};

/// What the deck may say, and what it says and cannot mean.
const std::vector<DeckForm>& deckForms();
[[nodiscard]] Errors checkCards(const RulesetData& data);
[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
std::vector<MapNeed> mapNeeds(const Board& board);
/// Each castle stands in an empire of its own. The table of armies to start with may go on to more than six players.
SeatRange seatRange(const RulesetData& data, const Board& board);
/// What is read of a map here.
SetUpWords setUpWords();
/// Regions in which a castle can stand.
Mask empiresOf(const Board& board);

} // namespace marches::engine::castle_risk
