// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/decision.h"
#include "engine/game/options.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/common/rulecontext.h"
#include "engine/rules/heralds_round/names.h"

namespace marches::engine::heralds_round {

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    int envoys = 12;
    int steps = 2;
    int room = 3;
    int dice = 1; ///< the Herald's
    int rounds = 10;
    bool second = true;
    bool greatMoot = true;
    bool narrowHills = false;
    bool tiedShare = true; ///< reading.tied-moot
    bool news = true;
    int goal = 0; ///< 0: none
};

/// A region with land: where the Herald holds a moot (HR-18).
struct Shire {
    int region = 0;
    int hill = 0; ///< place on which he stands: the first of the shire, or the one with the flag `capital`
    int worth = 0;
    std::vector<int> places;
};

/// All that stays the same during one game. Immutable.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the envoys, by seat
    std::vector<Shire> shires;        ///< in the order in which the Herald rides
    std::vector<int> places;          ///< territories of the shires, ascending
    std::vector<int> shireOf;         ///< by place; -1: takes no part
    std::vector<Mask> open;           ///< neighbours by place, among those that take part
    Mask land;                        ///< the same places as a set
    Mask hills;                       ///< those of them in hills and mountains
    std::vector<double> outlook;

    int seatCount() const { return static_cast<int>(seats.size()); }
    bool plays(int place) const { return land.test(place); }
    const Shire& shire(int place) const
    {
        return shires[static_cast<std::size_t>(shireOf[static_cast<std::size_t>(place)])];
    }
    const Mask& around(int place) const { return open[static_cast<std::size_t>(place)]; }
    /// How many envoys find room (HR-07), in hills where these are narrow (HR-08).
    int room(int place, bool narrow) const
    {
        return narrow && hills.test(place) && options.room > 1 ? options.room - 1 : options.room;
    }
};

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
struct Position {
    std::uint8_t envoys[Mask::kCapacity][kMaxSeats]; ///< by place and seat
    std::uint16_t renown[kMaxSeats];
    std::uint16_t round;  ///< from 1
    std::uint16_t herald; ///< shire in which he stands
    std::uint8_t hand[kMaxSeats];
    std::uint8_t phase;
    std::uint8_t active;  ///< seat + 1 whose turn it is
    std::uint8_t opener;  ///< seat that begins the round
    std::uint8_t left;    ///< steps of the turn
    std::uint8_t speaker; ///< seat + 1 that brings an envoy home
    std::uint8_t winners; ///< bit a seat
};

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline int activeSeat(const Position& s) { return s.active - 1; }
inline int envoysAt(const Position& s, int place)
{
    int sum = 0;
    for (const std::uint8_t envoys : s.envoys[place]) sum += envoys;
    return sum;
}
/// Envoys of each seat in a shire.
inline std::array<int, kMaxSeats> envoysIn(const Position& s, const Shire& shire)
{
    std::array<int, kMaxSeats> count{};
    for (const int place : shire.places)
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) count[seat] += s.envoys[place][seat];
    return count;
}
inline int envoysOnBoard(const Table& t, const Position& s, int seat)
{
    int sum = 0;
    for (const int place : t.places) sum += s.envoys[place][seat];
    return sum;
}

// table.cpp
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);
[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& requests);
std::vector<MapNeed> mapNeeds(const Board& board);

// facts.cpp
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what follows from the rest and checks it. False: it can be played.
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);

// evaluate.cpp
/// Seats with most renown, of equal ones with most envoys on the board (HR-16).
std::uint64_t leaders(const Table& table, const Position& position, bool byEnvoys);
GameResult standing(const Table& table, const Position& position);
/// How good the seat that `decision` asks finds a move, in renown.
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
const std::vector<std::string>& outlookNames();
void fillOutlook(const Table& table, const Position& view, int seat, std::span<double> features);

} // namespace marches::engine::heralds_round
