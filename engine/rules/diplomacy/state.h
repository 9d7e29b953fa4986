// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/diplomacy/names.h"

namespace marches::engine::diplomacy {

/// An order, or a vote, that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
/// A unit is the number of its seat + 1, and this bit for a fleet.
inline constexpr std::uint8_t kFleetBit = 0x40;
static_assert(kMostPowers < kFleetBit);

inline constexpr int kWords = (kMostProvinces + 63) / 64; ///< of a set of provinces

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
/// Arrays of kMostProvinces are by province.
struct Position {
    std::uint64_t contested[kWords];    ///< provinces left empty by a standoff, while units retreat
    std::uint64_t winners;              ///< bit a seat
    std::uint64_t sealed;               ///< bit a seat
    std::uint64_t path[kMostProvinces]; ///< of an army: seas of its way (Table::straits), a bit each
    std::uint8_t unit[kMostProvinces];  ///< who stands there
    std::uint8_t coast[kMostProvinces]; ///< coast + 1 on which a fleet stands where there are several
    std::uint8_t dislodged[kMostProvinces];
    std::uint8_t dislodgedCoast[kMostProvinces];
    std::uint8_t barred[kMostProvinces]; ///< province + 1 into which the dislodged unit may not retreat: the attacker's
    std::uint8_t owner[kMostProvinces];  ///< seat + 1 that owns a centre
    std::uint8_t order[kMostProvinces];  ///< Verb + 1 of the unit, the dislodged unit or the site there
    std::uint8_t target[kMostProvinces]; ///< place + 1
    std::uint8_t helped[kMostProvinces]; ///< place + 1 of the unit that is supported or convoyed
    // An order that stands for the seasons to come, as long as its unit stays: as above, and never one along a way.
    std::uint8_t kept[kMostProvinces];
    std::uint8_t keptTarget[kMostProvinces];
    std::uint8_t keptHelped[kMostProvinces];
    std::uint8_t proxy[kMostProvinces]; ///< seat + 1 that orders the unit in place of its own
    std::uint8_t vote[kMostPowers];     ///< 1: for a draw
    std::uint8_t told[kMostPowers];     ///< while a position is put together: the score that it says + 1
    std::uint8_t phase;
    std::uint8_t quiet; ///< years in a row in which no centre changed hands, at most 255
    std::uint8_t pad[8];
    std::uint16_t year;
    std::uint16_t firstYear;
};
static_assert(sizeof(Position) == 8 * (kWords + 2) + (8 + 13) * kMostProvinces + 86);

inline int seatOf(std::uint8_t unit) { return (unit & (kFleetBit - 1)) - 1; }
inline bool isFleet(std::uint8_t unit) { return (unit & kFleetBit) != 0; }
inline std::uint8_t unitOf(int seat, bool fleet)
{
    return static_cast<std::uint8_t>((seat + 1) | (fleet ? kFleetBit : 0));
}
constexpr std::uint64_t seatBit(int seat) { return std::uint64_t{1} << static_cast<unsigned>(seat); }

} // namespace marches::engine::diplomacy
