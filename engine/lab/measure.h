// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

/// What there is one value of a measure for.
enum class MeasureScope : std::uint8_t { Game, Seat, Place, Card, Token, Rule };

/// Something that can be measured of games, whichever game it is. Its name, its definition in one line and its source
/// are texts of the engine: `measure.<id>.name`, `.text` and `.source`.
struct Measure {
    std::string_view id;
    MeasureScope scope = MeasureScope::Game;
    bool share = false;  ///< a share of games, from 0 to 1; else a mean
    int unit = 1;        ///< a game's value is counted in so many parts of 1
    bool costly = false; ///< looks at every step of a game, which some bots take less time for than the looking
};

/// All of them, in the order in which they are told.
const std::vector<Measure>& measures();
/// Null for an unknown one.
const Measure* findMeasure(std::string_view id);
/// Whether it is told of it how much it differs from game to game, as of lengths.
bool isSpread(const Measure& measure);
/// The measure of a column: "held.telmar" and "turns" are called by it.
const Measure* measureOfColumn(std::string_view column);
/// What a column is about: "telmar"; empty where its measure has one value a game.
std::string_view itemOfColumn(std::string_view column);
std::string columnName(const Measure& measure, std::string_view item);

} // namespace marches::engine
