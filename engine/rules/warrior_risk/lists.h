// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/rules/warrior_risk/names.h"

namespace marches::engine::warrior_risk {

inline constexpr int kFaces = 6;
template <class T> using ByFace = std::array<T, kFaces>; ///< of one die; [0] is the 1

/// What a sum of the four fate dice brings. A row may do several of these.
struct FateRow {
    int card = -1;        ///< Space::Card, its name and text; -1: nothing happens
    int random = 0;       ///< random territories, 0 to 2, on whose owners the rest falls
    bool half = false;    ///< everybody loses half the gold
    bool once = false;    ///< the first time in a game alone
    int perTerritory = 0; ///< gold of the roller for each territory
    int gold = 0;         ///< of the owner
    int bailout = 0;      ///< to be paid, or the territory is lost
    int units = 0;        ///< of the territory
    int diesFrom = 0;     ///< on which faces units die
    int mobTimes = 0;     ///< the mob is so many times a die strong
    int recruit = 0;
    int desert = 0;
    int supply = 0; ///< units that move, each by so many steps
    int steps = 0;
    bool vote = false;
    bool paralyse = false;
    bool crisis = false;
};

/// What a vote is about; exactly one of these.
struct VoteRow {
    int card = -1;
    int percent = 0;      ///< of the richest one's gold, for the poorest
    int perTerritory = 0; ///< units that whoever has most territories gives up
    int award = 0;        ///< units in an unoccupied territory
    int cutTroops = 0;    ///< of the special act; not 0: no ballots
    bool route = false;
    bool emergency = false;
    bool yesNo() const { return percent != 0 || perTerritory != 0; }
    bool act() const { return cutTroops != 0; }
};

enum class Loyalty : std::uint8_t { Loyal, Independent, Defects };

/// One of the tables for a random territory: the territory by what the dice sum up to, -1: nothing stands there.
struct PlaceTable {
    int region = -1; ///< of the Board, and of all its territories; -1: no such region
    int dice = 1;
    std::vector<int> rows;   ///< [0] is the line numbered 1
    std::vector<bool> blank; ///< printed as a number that cannot come
};

/// All tables of the game, from the decks of the ruleset.
struct Lists {
    std::vector<std::string> cards;        ///< ids, in order
    std::array<int, kMaxSeats + 1> deal{}; ///< cards for each of so many players
    ByFace<int> multiplier{};
    ByFace<Loyalty> loyalty{};
    int loyaltyGain = 1;
    ByFace<int> lot{};
    ByFace<int> tradePercent{};
    ByFace<int> tradePlusStake{};
    int routeGold = 50;
    int emergencyEnds = 2; ///< highest face that ends it
    int emergencyGold = 100;
    int emergencyDice = -2;
    int betrayalDice = -1;
    int sanctionFrom = 5;
    int voteGold = 100; ///< that is worth a vote
    int pointsTerritory = 100;
    int pointsGold = 1;
    std::array<FateRow, kLastFate + 1> fate{};
    std::array<VoteRow, kVotes + 1> votes{};
    std::array<PlaceTable, kFaces> places{};
    bool placesKnown = false; ///< the map has every territory of the tables; else all are equally likely

    /// Other cards come before those of the decks: so many.
    void countCardsFrom(int others);
};

/// Income and defence of the territories of a region; of a region that the tables do not name: the line `other`.
struct RegionLine {
    int natives = 5;
    int income = 20;
    int optionalIncome = 20;
};

/// What the decks `fate`, `votes` and `tables` may say.
const std::vector<DeckForm>& deckForms();
/// What they say and cannot mean: a card that nothing brings, two for one number, a vote about nothing or two things,
/// an owner where no territory is drawn, tables of random territories that name one at most.
[[nodiscard]] Errors checkCards(const RulesetData& data);

Lists readLists(const Board& board, const RulesetData& data);
/// The table of dealt realms goes from two to so many players without a gap.
int seatsWithRealms(const RulesetData& data);
/// By region of the board.
std::vector<RegionLine> readRegionLines(const Board& board, const RulesetData& data);
/// Pairs of regions of the board that win together, those that the tables name; where the board has none of them, any
/// two.
std::vector<std::pair<int, int>> readPairs(const Board& board, const RulesetData& data);

} // namespace marches::engine::warrior_risk
