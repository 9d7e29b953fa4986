// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

// One throw of the dice as the Risk family compares them: both sides in order, highest with highest, and so on; the
// higher die wins, and the loser of each comparison removes one army.

namespace marches::engine {

inline constexpr int kMostDice = 3; ///< of either side
inline constexpr int kDieFaces = 6;

/// Armies that a throw costs.
struct Losses {
    int attacker = 0;
    int defender = 0;
    friend bool operator==(const Losses&, const Losses&) = default;
};

/// Three dice sorted by a network, without branches that dice would make the processor guess. Inline, since twelve
/// bytes that are returned are put together in memory. Missing dice are 0 and stay behind.
inline std::array<int, kMostDice> highestFirst(int a, int b, int c)
{
    const int low = std::min(a, b);
    const int high = std::max(a, b);
    const int rest = std::min(high, c);
    return {std::max(high, c), std::max(low, rest), std::min(low, rest)};
}

/// Compares what was rolled, in any order: at most kMostDice each, faces from 1. Equal dice are the defender's.
Losses compareDice(std::span<const std::uint8_t> attack, std::span<const std::uint8_t> defence);

/// The same for dice as a position keeps them: those that were not rolled are 0.
inline Losses compareDice(const std::uint8_t (&attack)[kMostDice], const std::uint8_t (&defence)[kMostDice])
{
    const auto high = highestFirst(attack[0], attack[1], attack[2]);
    const auto low = highestFirst(defence[0], defence[1], defence[2]);
    Losses losses;
    for (std::size_t i = 0; i < kMostDice; ++i) {
        losses.defender += static_cast<int>(high[i] > low[i] && low[i] != 0);
        losses.attacker += static_cast<int>(high[i] <= low[i] && high[i] != 0);
    }
    return losses;
}

/// What is added to every die of a side, whatever it shows.
struct DiceShift {
    int attack = 0;
    int defence = 0;
    bool floorOne = false; ///< no die counts less than 1
    friend bool operator==(const DiceShift&, const DiceShift&) = default;
};
Losses compareDice(std::span<const std::uint8_t> attack, std::span<const std::uint8_t> defence, const DiceShift& shift);

/// How a throw can end. `ways[k]`: of all 6^(attack + defence) rolls, in how many the attacker loses exactly k armies;
/// the defender loses what is left of `compared`.
struct ThrowOdds {
    int compared = 0; ///< pairs of dice: the smaller number of both
    std::uint32_t rolls = 0;
    std::array<std::uint32_t, kMostDice + 1> ways{};

    double chance(int attackerLoses) const
    {
        return static_cast<double>(ways[static_cast<std::size_t>(attackerLoses)]) / static_cast<double>(rolls);
    }
};

/// All rolls of `attack` against `defence` dice (1..kMostDice each), counted one by one.
const ThrowOdds& throwOdds(int attack, int defence);
/// The same with something added to the dice; counted anew each time.
ThrowOdds throwOdds(int attack, int defence, const DiceShift& shift);

} // namespace marches::engine
