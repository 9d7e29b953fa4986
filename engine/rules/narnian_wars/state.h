// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/narnian_wars/names.h"

namespace marches::engine::narnian_wars {

/// An order, a place or a number that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
/// A unit is the number of its seat + 1, its kind above that, and a bit for one that needs no supply.
inline constexpr unsigned kKindShift = 4;
inline constexpr std::uint8_t kSeatBits = 0x0f;
inline constexpr std::uint8_t kExemptBit = 0x40;

/// Why a person must retreat.
enum class Plight : std::uint8_t { None, Hunted, WithHost };

/// An order for a person, or for a unit that the Green Queen commands. Places are + 1.
struct Errand {
    std::uint8_t verb; ///< Verb + 1
    std::uint8_t to;
    std::uint8_t of; ///< of the unit that is supported, travelled with or convoyed
};

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
/// Arrays of kMostProvinces are by province, those of kPersons by person.
struct Position {
    std::uint64_t contested[2]; ///< provinces left empty by a standoff, while units retreat
    std::uint64_t garrison[2];  ///< garrisons that stand
    std::uint8_t unit[kMostProvinces];
    std::uint8_t dislodged[kMostProvinces];
    std::uint8_t barred[kMostProvinces]; ///< province + 1 into which the dislodged unit may not retreat
    std::uint8_t came[kMostProvinces];   ///< province + 1 from which the unit here has come, while units retreat
    std::uint8_t owner[kMostProvinces];  ///< seat + 1 that owns a centre
    std::uint8_t order[kMostProvinces];  ///< Verb + 1 of the unit, the dislodged unit or the site there
    std::uint8_t target[kMostProvinces]; ///< province + 1
    std::uint8_t helped[kMostProvinces]; ///< province + 1 of the unit that is supported or convoyed
    std::uint8_t hunts[kMostProvinces];  ///< person + 1 that the unit there is to attack
    std::uint8_t stone[kMostProvinces];  ///< turns that the statue there lasts still

    std::uint8_t site[kPersons]; ///< province + 1 of a person
    Errand errand[kPersons];
    std::uint8_t plight[kPersons];  ///< Plight, while units retreat
    std::uint8_t shun[kPersons];    ///< province + 1 into which a hunted person may not go
    std::uint8_t known[kPersons];   ///< bit a seat that knows where the person is
    std::uint8_t chases[kPersons];  ///< person + 1 whom this one is to attack
    std::uint8_t welcome[kPersons]; ///< bit a seat whose units the person may travel with
    std::uint8_t still[kPersons];   ///< turns that the person is stone
    Errand charge;                  ///< what the Green Queen orders the unit of `victim` to do
    std::uint8_t victim;            ///< province + 1 of the unit that the Queen turns to stone or commands
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
    std::uint8_t vote[kPowers];     ///< bit a seat that is to share in a draw
    std::uint8_t told[kPowers];     ///< while a position is put together: the score that it says + 1
    std::uint8_t phase;
    std::uint8_t stage;
    std::uint8_t fall;       ///< 1: the season is fall
    std::uint8_t voteHidden; ///< bit a seat: its vote is not known to the viewer
    std::uint8_t prizeAged;  ///< bit a seat: a winter has gone since it took the prize harbour
    std::uint8_t gap;
    std::uint16_t sealed; ///< bit a seat
    std::uint16_t winners;
    std::uint16_t year;
    std::uint16_t firstYear;
    std::uint8_t quiet;   ///< years in a row in which no centre changed hands, at most 255
    std::uint8_t changed; ///< 1: a centre has changed hands in this year
    std::uint8_t pad[4];
};
static_assert(sizeof(Position) == 1432);

inline int seatOf(std::uint8_t unit) { return (unit & kSeatBits) - 1; }
inline PieceKind kindOf(std::uint8_t unit) { return static_cast<PieceKind>((unit >> kKindShift) & 3U); }
inline std::uint8_t unitOf(int seat, PieceKind kind)
{
    return static_cast<std::uint8_t>((seat + 1) | static_cast<int>(static_cast<unsigned>(kind) << kKindShift));
}
inline bool isExempt(std::uint8_t unit) { return (unit & kExemptBit) != 0; }
constexpr std::uint8_t seatBit(int seat) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat)); }

} // namespace marches::engine::narnian_wars
