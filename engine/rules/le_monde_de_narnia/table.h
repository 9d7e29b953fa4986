// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/le_monde_de_narnia/cards.h"
#include "engine/rules/le_monde_de_narnia/options.h"

namespace marches::engine::le_monde_de_narnia {

/// What a space does (LMN-14).
enum class Kind : std::uint8_t { Empty, Event, Sword };

/// The track as the game walks it: a loop that begins and ends at the Lamppost, and perhaps a spur behind it. A place
/// on it is told by its way from the start: 1 .. length() round the loop, -1 .. -spurLength() back along the spur.
struct Road {
    std::vector<int> loop;   ///< places, the Lamppost first
    std::vector<int> spur;   ///< places behind the Lamppost, the nearest first
    std::vector<Kind> kinds; ///< by place of the loop
    std::vector<int> wayOf;  ///< by place of the board; kNowhere: not on the road
    int witch = 0;           ///< where the Witch starts
    std::array<int, kWolves> wolf{};

    static constexpr int kNowhere = -10000;
    int length() const { return static_cast<int>(loop.size()); }
    int spurLength() const { return static_cast<int>(spur.size()); }
    /// The place of the board; the way must be on the road.
    int place(int way) const
    {
        return way < 0 ? spur[static_cast<std::size_t>(-way - 1)] : loop[static_cast<std::size_t>(way % length())];
    }
    Kind kind(int way) const { return way <= 0 ? Kind::Empty : kinds[static_cast<std::size_t>(way % length())]; }
};

/// All that stays the same during one game: the road, the cards, the options, the seats. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours;   ///< of the pawns, by seat
    std::array<int, kMaxSeats> usual{}; ///< child that a seat is named after, or -1
    Road road;
    Cards cards;

    int seatCount() const { return static_cast<int>(seats.size()); }
    const Card& card(int kind) const { return cards.kinds[static_cast<std::size_t>(kind)]; }
    /// Next seat clockwise.
    int after(int seat) const { return (seat + 1) % seatCount(); }
};

[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& requests);
std::vector<MapNeed> mapNeeds(const Board& board);
/// What is read of a map here.
SetUpWords setUpWords();

} // namespace marches::engine::le_monde_de_narnia
