// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

#include "engine/rules/common/blocks.h"
#include "engine/rules/narnian_wars/names.h"

namespace marches::engine::narnian_wars {

/// An order, a person or a number that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
/// A unit is the number of its seat + 1, its kind above that, and a bit for one that needs no supply.
inline constexpr unsigned kKindShift = 4;
inline constexpr std::uint8_t kSeatBits = 0x0f;
inline constexpr std::uint8_t kExemptBit = 0x40;

/// A province and 1 more.
using PlusOne = std::uint16_t;
/// A province that the viewer does not know.
inline constexpr PlusOne kHiddenPlace = 0xffff;

/// Why a person must retreat.
enum class RetreatCause : std::uint8_t { None, Hunted, WithHost };

/// An order for a person, or for a unit that the Green Queen commands.
struct PersonOrder {
    std::uint16_t verb; ///< Verb + 1
    PlusOne to;
    PlusOne of; ///< of the unit that is supported, travelled with or convoyed
};

/// What lies in 64 provinces.
struct Block {
    std::uint64_t contested;      ///< provinces left empty by a standoff, while units retreat
    std::uint64_t garrison;       ///< garrisons that stand
    PlusOne barred[kBlockPlaces]; ///< province into which the dislodged unit may not retreat
    PlusOne came[kBlockPlaces];   ///< province from which the unit here has come, while units retreat
    PlusOne target[kBlockPlaces];
    PlusOne helped[kBlockPlaces];    ///< of the unit that is supported or convoyed
    std::uint8_t unit[kBlockPlaces]; ///< who stands there
    std::uint8_t dislodged[kBlockPlaces];
    std::uint8_t owner[kBlockPlaces]; ///< seat + 1 that owns a centre
    std::uint8_t order[kBlockPlaces]; ///< Verb + 1 of the unit, the dislodged unit or the site there
    std::uint8_t hunts[kBlockPlaces]; ///< person + 1 that the unit there is to attack
    std::uint8_t stone[kBlockPlaces]; ///< turns that the statue there lasts still
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. Arrays of kPersons are by person. It ends after as many blocks as the board needs.
struct Position {
    PlusOne site[kPersons]; ///< of a person
    PlusOne shun[kPersons]; ///< into which a hunted person may not go
    PersonOrder errand[kPersons];
    PersonOrder charge;          ///< what the Green Queen orders the unit of `victim` to do
    PlusOne victim;              ///< of the unit that the Queen turns to stone or commands
    std::uint16_t told[kPowers]; ///< while a position is put together: the score that it says + 1
    std::uint16_t sealed;        ///< bit a seat
    std::uint16_t winners;
    std::uint16_t year;
    std::uint16_t firstYear;
    std::uint8_t plight[kPersons];  ///< Plight, while units retreat
    std::uint8_t known[kPersons];   ///< bit a seat that knows where the person is
    std::uint8_t chases[kPersons];  ///< person + 1 whom this one is to attack
    std::uint8_t welcome[kPersons]; ///< bit a seat whose units the person may travel with
    std::uint8_t still[kPersons];   ///< turns that the person is stone
    std::uint8_t prey;              ///< person + 1 whom Jadis turns to stone
    std::uint8_t carries;           ///< person + 1 whom the High King takes along
    std::uint8_t kingAway;          ///< turns + 1 until the High King comes back
    std::uint8_t whisked;           ///< he was taken away in this turn
    std::uint8_t queenForm;         ///< 1: Jadis, 2: the Green Queen
    std::uint8_t calls;             ///< on Aslan, used up
    std::uint8_t calling;           ///< ordered for this turn
    std::uint8_t declaring;         ///< likewise, the phrase of the Dwarfs
    std::uint8_t dwarfs;            ///< Alignment + 1 to which they have declared
    std::uint8_t giftDue;           ///< the army of the Dancing Lawn is to come
    std::uint8_t streak[kPowers];   ///< turns in a row with all that NW-92 asks for
    std::uint8_t prizeTaken;        ///< bit a seat: took the prize harbour from the power at home there
    std::uint8_t prizeUsed;         ///< bit a seat
    std::uint8_t prizeAged;         ///< bit a seat: a winter has gone since it took the prize harbour
    std::uint8_t vote[kPowers];     ///< bit a seat that is to share in a draw
    std::uint8_t voteHidden;        ///< bit a seat: its vote is not known to the viewer
    std::uint8_t phase;
    std::uint8_t resumePoint;
    std::uint8_t fall;    ///< 1: the season is fall
    std::uint8_t quiet;   ///< years in a row in which no centre changed hands, at most 255
    std::uint8_t changed; ///< 1: a centre has changed hands in this year
    std::uint8_t words;   ///< blocks of the position
    std::uint8_t spare[2];
    Block block[kMaxBlocks];

    Block& blockOf(int province) { return block[static_cast<unsigned>(province) / kBlockPlaces]; }
    const Block& blockOf(int province) const { return block[static_cast<unsigned>(province) / kBlockPlaces]; }
    static constexpr unsigned inBlock(int province) { return static_cast<unsigned>(province) % kBlockPlaces; }

    BlockSet<Block, &Block::contested> contested() { return {block, words}; }
    BlockSet<const Block, &Block::contested> contested() const { return {block, words}; }
    BlockSet<Block, &Block::garrison> garrison() { return {block, words}; }
    BlockSet<const Block, &Block::garrison> garrison() const { return {block, words}; }

    PlusOne& barred(int province) { return blockOf(province).barred[inBlock(province)]; }
    PlusOne barred(int province) const { return blockOf(province).barred[inBlock(province)]; }
    PlusOne& came(int province) { return blockOf(province).came[inBlock(province)]; }
    PlusOne came(int province) const { return blockOf(province).came[inBlock(province)]; }
    PlusOne& target(int province) { return blockOf(province).target[inBlock(province)]; }
    PlusOne target(int province) const { return blockOf(province).target[inBlock(province)]; }
    PlusOne& helped(int province) { return blockOf(province).helped[inBlock(province)]; }
    PlusOne helped(int province) const { return blockOf(province).helped[inBlock(province)]; }
    std::uint8_t& unit(int province) { return blockOf(province).unit[inBlock(province)]; }
    std::uint8_t unit(int province) const { return blockOf(province).unit[inBlock(province)]; }
    std::uint8_t& dislodged(int province) { return blockOf(province).dislodged[inBlock(province)]; }
    std::uint8_t dislodged(int province) const { return blockOf(province).dislodged[inBlock(province)]; }
    std::uint8_t& owner(int province) { return blockOf(province).owner[inBlock(province)]; }
    std::uint8_t owner(int province) const { return blockOf(province).owner[inBlock(province)]; }
    std::uint8_t& order(int province) { return blockOf(province).order[inBlock(province)]; }
    std::uint8_t order(int province) const { return blockOf(province).order[inBlock(province)]; }
    std::uint8_t& hunts(int province) { return blockOf(province).hunts[inBlock(province)]; }
    std::uint8_t hunts(int province) const { return blockOf(province).hunts[inBlock(province)]; }
    std::uint8_t& stone(int province) { return blockOf(province).stone[inBlock(province)]; }
    std::uint8_t stone(int province) const { return blockOf(province).stone[inBlock(province)]; }
};

/// A position to try something out on, copied as far as its board reaches.
class Draft {
public:
    explicit Draft(const Position& position)
    {
        std::memcpy(m_room.data(), &position, bytesWithBlocks<Position>(position.words));
    }
    Position& operator*() { return *std::launder(reinterpret_cast<Position*>(m_room.data())); }
    Position* operator->() { return &**this; }

private:
    alignas(Position) std::array<std::byte, sizeof(Position)> m_room; // filled as far as it is read
};

/// Clears a member of all blocks.
template <auto M> void clearBlocks(Position& s)
{
    for (int k = 0; k < s.words; ++k) std::memset(&(s.block[k].*M), 0, sizeof(s.block[k].*M));
}

inline int seatOf(std::uint8_t unit) { return (unit & kSeatBits) - 1; }
inline PieceKind kindOf(std::uint8_t unit) { return static_cast<PieceKind>((unit >> kKindShift) & 3U); }
inline std::uint8_t unitOf(int seat, PieceKind kind)
{
    return static_cast<std::uint8_t>((seat + 1) | static_cast<int>(static_cast<unsigned>(kind) << kKindShift));
}
inline bool isExempt(std::uint8_t unit) { return (unit & kExemptBit) != 0; }
constexpr std::uint8_t seatBit(int seat) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat)); }

} // namespace marches::engine::narnian_wars
