// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

// Territory cards and the sets that they make, as classic RISK has them (CL-06 to CL-11).
namespace marches::engine {

inline constexpr int kCardSymbols = 3; ///< on the territory cards
inline constexpr int kSetSize = 3;     ///< cards of a set
inline constexpr int kForcedTrade = 5; ///< cards in a hand that force a trade (CL-08)
inline constexpr int kTakenTrade = 6;  ///< ... at once, after those of a beaten player came in (CL-11)

/// Worth of the first sets of a game; each further one is worth kRisingStep more than the one before (CL-07).
inline constexpr std::array<int, 6> kRisingSets{4, 6, 8, 10, 12, 15};
inline constexpr int kRisingStep = 5;

/// Symbols in turn over the territories: as equal in number as can be.
constexpr int cardSymbol(int card) { return card % kCardSymbols; }

/// Worth of the next set when so many were traded in the game.
constexpr int risingSetValue(int traded)
{
    const int last = static_cast<int>(kRisingSets.size()) - 1;
    return traded <= last ? kRisingSets[static_cast<std::size_t>(traded)]
                          : kRisingSets.back() + kRisingStep * (traded - last);
}

} // namespace marches::engine
