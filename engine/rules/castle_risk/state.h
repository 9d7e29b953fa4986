// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/castle_risk/names.h"
#include "engine/rules/common/blocks.h"

namespace marches::engine::castle_risk {

/// A place and 1 more.
using PlusOne = std::uint16_t;

/// A card of the draw pile, and a hidden territory, that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
inline constexpr PlusOne kHiddenSite = UINT16_MAX;
inline constexpr int kHiddenCard = kCards; ///< slot of a hand that counts its unknown cards

enum TurnFlag : std::uint8_t {
    kAttacked = 1,    ///< an attack has been declared in this turn
    kTalked = 2,      ///< talks were held, and nothing was done since
    kSailed = 4,      ///< an Admiral was used in this turn
    kSea = 8,         ///< the attack comes from the ship
    kRolled = 16,     ///< a battle of this attack has been fought
    kAssault = 32,    ///< the attack goes on by itself, with all dice
    kConqueror = 64,  ///< it is the conqueror who settles vacant territories, and may decline
    kCommitted = 128, ///< the attacker has made his choices for this battle, which are still covered
};

/// What lies in 64 places.
struct Block {
    std::uint64_t owned[kMaxSeats]; ///< territories by seat
    std::uint64_t vacated;          ///< territories of a fallen empire that wait for somebody
    std::uint16_t armies[kBlockPlaces];
    std::uint8_t owner[kBlockPlaces]; ///< seat + 1 that holds a territory; derived
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. It ends after as many blocks as the board needs.
struct Position {
    std::uint16_t reserve[kMaxSeats]; ///< still to be placed
    std::uint16_t ship;               ///< armies aboard
    std::uint16_t round;              ///< from 1
    std::uint16_t truce[kMaxSeats];   ///< seats with whom a seat made a truce, bit a seat
    std::uint16_t contenders;         ///< seats that roll for the first place, bit a seat; 0: all
    std::uint16_t living;             ///< seats that play, bit a seat
    std::uint16_t winners;            ///< bit a seat
    PlusOne castle[kMaxSeats];        ///< place + 1
    PlusOne site[kMaxSeats]; ///< place + 1 that a seat wrote on its slip, until it is shown; kHiddenSite: unknown
    PlusOne from;            ///< place + 1 from which an attack comes
    PlusOne to;              ///< place + 1 that is attacked, or was just captured
    PlusOne marshallAt;      ///< place + 1 that Marshalls in use go on defending
    std::uint8_t hand[kMaxSeats][kCards + 1]; ///< copies by kind; the last slot: cards that the viewer does not know
    std::uint8_t inUse[kMaxSeats][kCards];    ///< cards that lie on the table before their player
    std::uint8_t deck[kMaxDeck];              ///< card + 1, the next one last
    std::uint8_t deckUsed[kMaxDeck];          ///< card + 1, the last one last
    std::uint8_t banner[kMaxEmpires];         ///< seat + 1 whose castle flies the banner of an empire
    std::uint8_t holder[kMaxSeats];           ///< seat + 1 that has the slip of a seat now
    std::uint8_t due[kMaxSeats];              ///< cards that a seat has still to draw
    std::uint8_t dice[2][3];                  ///< attack and defence as rolled last; 0: no die
    std::uint8_t told[kMaxSeats];             ///< while a position is put together: the score that it says + 1
    std::uint8_t deckCount;
    std::uint8_t usedCount;
    std::uint8_t aside;   ///< Diplomats that are out of the game
    std::uint8_t covered; ///< numbers of the reinforcement track that were used
    std::uint8_t onTrack; ///< cards that lie on the track
    std::uint8_t phase;
    std::uint8_t resume;     ///< phase after a detour
    std::uint8_t active;     ///< seat + 1 whose turn it is
    std::uint8_t first;      ///< seat that places first, then seat that started
    std::uint8_t attackDice; ///< chosen for the next roll, or rolled last
    std::uint8_t defenceDice;
    std::uint8_t mostRolled; ///< most attack dice of one battle of this attack
    std::uint8_t standing;   ///< dice with which the defender goes on without being asked; 0: he is asked
    std::uint8_t pledged;    ///< Generals that join the attack, still covered
    std::uint8_t flags;      ///< TurnFlag
    std::uint8_t left;       ///< set-up: armies that may still be placed before the next one's turn
    std::uint8_t asked;      ///< seat + 1 that a Spy is played on, that talks, or that settles
    std::uint8_t fallen;     ///< seat + 1 whose castle was just taken
    std::uint8_t empire;     ///< banner drawn + 1
    std::uint8_t words;      ///< blocks of the position
    std::uint8_t pad[6];
    Block block[kMaxBlocks];

    auto owned(int seat) { return BlockSet<Block, &Block::owned>(block, words, seat); }
    auto owned(int seat) const { return BlockSet<const Block, &Block::owned>(block, words, seat); }
    auto vacated() { return BlockSet<Block, &Block::vacated>(block, words); }
    auto vacated() const { return BlockSet<const Block, &Block::vacated>(block, words); }

    std::uint16_t& armies(int place) { return block[place / kBlockPlaces].armies[place % kBlockPlaces]; }
    std::uint16_t armies(int place) const { return block[place / kBlockPlaces].armies[place % kBlockPlaces]; }
};

constexpr std::uint16_t seatBit(int seat) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(seat)); }

} // namespace marches::engine::castle_risk
