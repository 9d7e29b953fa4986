// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/rules/narnia_risk_junior/cards.h"
#include "engine/rules/narnia_risk_junior/names.h"
#include "engine/rules/narnia_risk_junior/options.h"
#include "engine/rules/narnia_risk_junior/state.h"

namespace marches::engine::narnia_risk_junior {

/// How a territory is joined to another.
struct Join {
    std::int16_t to = 0;
    Way way = Way::None;
    auto operator<=>(const Join&) const = default;
};

/// All that stays the same during one game: the board as bit sets, the options, the seats, the deck. Immutable.
struct Table {
    Options options;
    Deck deck;
    std::vector<SeatInfo> seats;

    // The board.
    int places = 0;
    int words = 1; ///< blocks of a position
    int lands = 0; ///< territories that can be held
    Mask land;     ///< the same
    Mask wooded;
    std::vector<Mask> open;               ///< by territory: those joined to it by an open border, bridge or sea lane
    std::vector<Mask> closed;             ///< those joined only by a closed border
    std::vector<std::vector<Join>> joins; ///< by territory: all of both, by number
    int boxes = 1;                        ///< sets of pieces that are played with
    int lake = -1;                        ///< Frozen Lake, -1: the board has none
    int castle = -1;                      ///< Witch's Castle
    int christmas = -1;                   ///< Father Christmas
    int courtyard = -1;
    int pavilion = -1;
    int wardrobe = -1;

    // Who plays.
    std::array<int, kArmies> seatOf{};   ///< by army, -1: not in the game
    std::array<int, kArmies> markerOf{}; ///< by army: whose crowns and captives its deeds count for
    std::array<bool, kArmies> markers{}; ///< markers in use
    std::vector<int> armies;             ///< in the game: Witch, then red, blue, yellow
    std::vector<int> aslanArmies;        ///< in order of colour
    std::vector<int> choosers;           ///< armies that choose a camp at set-up, in order
    int witchSeat = 0;

    std::vector<double> outlook; ///< weights, by outlookNames(); empty: none

    int seatCount() const { return static_cast<int>(seats.size()); }
    Side sideOfSeat(int seat) const { return seat == witchSeat ? Side::Witch : Side::Aslan; }
    int blocks() const { return words; }
    int totalOf(int army, int kind) const;
    Way wayBetween(int from, int to) const; ///< the best one; None: they are not joined
};

[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
/// Checks who wants to sit where and fills in what was left open.
[[nodiscard]] Result<std::vector<SeatInfo>> makeSeats(const std::vector<SeatRequest>& requests);
std::vector<SeatRequest> usualSeats(int players);
std::vector<MapNeed> mapNeeds(const Board& board);

} // namespace marches::engine::narnia_risk_junior
