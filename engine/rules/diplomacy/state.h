// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

#include "engine/rules/common/blocks.h"
#include "engine/rules/diplomacy/names.h"

namespace marches::engine::diplomacy {

/// An order, or a vote, that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
/// A unit is the number of its seat + 1, and this bit for a fleet.
inline constexpr std::uint8_t kFleetBit = 0x40;
static_assert(kMostPowers < kFleetBit);

/// A place and 1 more.
using PlusOne = std::uint16_t;

/// What lies in 64 provinces.
struct Block {
    std::uint64_t contested;          ///< provinces left empty by a standoff, while units retreat
    std::uint64_t path[kBlockPlaces]; ///< of an army: seas of its way (waySeas()), a bit each
    PlusOne coast[kBlockPlaces];      ///< on which a fleet stands where there are several
    PlusOne dislodgedCoast[kBlockPlaces];
    PlusOne barred[kBlockPlaces]; ///< province into which the dislodged unit may not retreat: the attacker's
    PlusOne target[kBlockPlaces];
    PlusOne helped[kBlockPlaces]; ///< of the unit that is supported or convoyed
    PlusOne keptTarget[kBlockPlaces];
    PlusOne keptHelped[kBlockPlaces];
    std::uint8_t unit[kBlockPlaces]; ///< who stands there
    std::uint8_t dislodged[kBlockPlaces];
    std::uint8_t owner[kBlockPlaces]; ///< seat + 1 that owns a centre
    std::uint8_t order[kBlockPlaces]; ///< Verb + 1 of the unit, the dislodged unit or the site there
    /// An order that stands for the seasons to come, as long as its unit stays: as above, and never one along a way.
    std::uint8_t kept[kBlockPlaces];
    std::uint8_t proxy[kBlockPlaces]; ///< seat + 1 that orders the unit in place of its own
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. It ends after as many blocks as the board needs.
struct Position {
    std::uint64_t winners;           ///< bit a seat
    std::uint64_t sealed;            ///< bit a seat
    std::uint16_t told[kMostPowers]; ///< while a position is put together: the score that it says + 1
    std::uint16_t year;
    std::uint16_t firstYear;
    std::uint8_t vote[kMostPowers]; ///< 1: for a draw
    std::uint8_t phase;
    std::uint8_t quiet; ///< years in a row in which no centre changed hands, at most 255
    std::uint8_t words; ///< blocks of the position
    std::uint8_t spare[5];
    Block block[kMaxBlocks];

    Block& blockOf(int province) { return block[static_cast<unsigned>(province) / kBlockPlaces]; }
    const Block& blockOf(int province) const { return block[static_cast<unsigned>(province) / kBlockPlaces]; }
    static constexpr unsigned inBlock(int province) { return static_cast<unsigned>(province) % kBlockPlaces; }

    std::uint64_t& path(int province) { return blockOf(province).path[inBlock(province)]; }
    std::uint64_t path(int province) const { return blockOf(province).path[inBlock(province)]; }
    PlusOne& coast(int province) { return blockOf(province).coast[inBlock(province)]; }
    PlusOne coast(int province) const { return blockOf(province).coast[inBlock(province)]; }
    PlusOne& dislodgedCoast(int province) { return blockOf(province).dislodgedCoast[inBlock(province)]; }
    PlusOne dislodgedCoast(int province) const { return blockOf(province).dislodgedCoast[inBlock(province)]; }
    PlusOne& barred(int province) { return blockOf(province).barred[inBlock(province)]; }
    PlusOne barred(int province) const { return blockOf(province).barred[inBlock(province)]; }
    PlusOne& target(int province) { return blockOf(province).target[inBlock(province)]; }
    PlusOne target(int province) const { return blockOf(province).target[inBlock(province)]; }
    PlusOne& helped(int province) { return blockOf(province).helped[inBlock(province)]; }
    PlusOne helped(int province) const { return blockOf(province).helped[inBlock(province)]; }
    PlusOne& keptTarget(int province) { return blockOf(province).keptTarget[inBlock(province)]; }
    PlusOne keptTarget(int province) const { return blockOf(province).keptTarget[inBlock(province)]; }
    PlusOne& keptHelped(int province) { return blockOf(province).keptHelped[inBlock(province)]; }
    PlusOne keptHelped(int province) const { return blockOf(province).keptHelped[inBlock(province)]; }
    std::uint8_t& unit(int province) { return blockOf(province).unit[inBlock(province)]; }
    std::uint8_t unit(int province) const { return blockOf(province).unit[inBlock(province)]; }
    std::uint8_t& dislodged(int province) { return blockOf(province).dislodged[inBlock(province)]; }
    std::uint8_t dislodged(int province) const { return blockOf(province).dislodged[inBlock(province)]; }
    std::uint8_t& owner(int province) { return blockOf(province).owner[inBlock(province)]; }
    std::uint8_t owner(int province) const { return blockOf(province).owner[inBlock(province)]; }
    std::uint8_t& order(int province) { return blockOf(province).order[inBlock(province)]; }
    std::uint8_t order(int province) const { return blockOf(province).order[inBlock(province)]; }
    std::uint8_t& kept(int province) { return blockOf(province).kept[inBlock(province)]; }
    std::uint8_t kept(int province) const { return blockOf(province).kept[inBlock(province)]; }
    std::uint8_t& proxy(int province) { return blockOf(province).proxy[inBlock(province)]; }
    std::uint8_t proxy(int province) const { return blockOf(province).proxy[inBlock(province)]; }
};

/// Clears a member of all blocks.
template <auto M> void clearBlocks(Position& s)
{
    for (int k = 0; k < s.words; ++k) std::memset(&(s.block[k].*M), 0, sizeof(s.block[k].*M));
}

inline int seatOf(std::uint8_t unit) { return (unit & (kFleetBit - 1)) - 1; }
inline bool isFleet(std::uint8_t unit) { return (unit & kFleetBit) != 0; }
inline std::uint8_t unitOf(int seat, bool fleet)
{
    return static_cast<std::uint8_t>((seat + 1) | (fleet ? kFleetBit : 0));
}
constexpr std::uint64_t seatBit(int seat) { return std::uint64_t{1} << static_cast<unsigned>(seat); }

} // namespace marches::engine::diplomacy
