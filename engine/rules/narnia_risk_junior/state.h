// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/common/blocks.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

/// Where a character is: 0 not said yet (a position that is being put together), on its card, aside, or on a place.
using Spot = std::uint16_t;
inline constexpr Spot kUnsaid = 0;
inline constexpr Spot kOnCard = 1;
inline constexpr Spot kAside = 2;
inline constexpr int kFirstSpot = 3;
constexpr Spot spotOf(int place) { return static_cast<Spot>(place + kFirstSpot); }

/// A place and 1 more.
using PlusOne = std::uint16_t;

/// How attackers came into the battle territory.
enum class Way : std::uint8_t { None, Supply, Border, Bridge, SeaLane, ClosedBorder };

/// A card, token or hand that the viewer may not know.
inline constexpr std::uint8_t kHidden = 255;
/// A territory card that the viewer does not know.
inline constexpr PlusOne kHiddenPlace = UINT16_MAX;
inline constexpr int kHiddenCard = kMaxCards; ///< slot of a hand that counts its unknown cards

enum TurnFlag : std::uint8_t {
    kPowerDone = 1, ///< the power before battle was used, or its moment has passed
    kLucyFought = 2,
    kEdmundDone = 4, ///< in this battle
    kSpies = 8,      ///< two territory cards are drawn, one is kept
    kLucyAnswered = 16,
    kStreak = 32, ///< this turn follows another one of the same player
};

/// What lies in 64 places, and the cards of the same numbers.
struct Block {
    std::uint64_t owned[kArmies]; ///< territories by army
    std::uint64_t camps;
    std::uint16_t stack[kBlockPlaces][2]; ///< the owner's pieces: light, heavy
    PlusOne deck[kBlockPlaces];           ///< territory cards, the next one last
    PlusOne deckUsed[kBlockPlaces];       ///< the last one last
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. It ends after as many blocks as the board needs.
struct Position {
    std::uint8_t hand[kMaxSeats][kMaxCards + 1]; ///< kept cards: copies by kind; first, to be read at once
    std::uint16_t attackers[2];                  ///< of the active army, in `battle`
    std::uint16_t supply[kArmies][2];
    std::uint16_t statues[2][kArmies];           ///< by kind, then army: an amount may be capped by it
    std::uint16_t captives[kArmies][kArmies][2]; ///< by marker (whose they are now), army, kind
    std::uint16_t hitCaps[2];                    ///< most hits on each kind while they are assigned; derived
    std::uint16_t strikeCaps[2];                 ///< the same with one six spent on a character; derived
    std::uint16_t hits[2];                       ///< assigned, not yet carried out
    std::uint8_t revived[2][kArmies];            ///< by the power at work: by kind, then army
    std::uint16_t toStone;                       ///< pieces that the Witch still turns to stone
    std::int16_t crowns[kArmies];                ///< by marker
    std::uint16_t stone;                         ///< characters that are statues, bit a token
    std::uint16_t spent;                         ///< characters hit in this turn
    std::uint16_t held[kArmies];                 ///< number of territories; derived
    Spot spot[kTokens];
    PlusOne drawn[2];  ///< territory card of this turn (or two to choose from)
    PlusOne battle;    ///< battle territory, or the one just won
    PlusOne origin;    ///< from which the attackers moved on
    PlusOne marchFrom; ///< of the card that moves pieces
    Spot borrowedFrom;
    std::uint16_t deckCount;
    std::uint16_t deckUsedCount;
    std::uint8_t holder[kTokens];      ///< seat + 1
    std::uint8_t narnia[kMaxDeck];     ///< card + 1, the next one last
    std::uint8_t narniaUsed[kMaxDeck]; ///< card + 1, the last one last
    std::uint8_t track[kMaxTrack];     ///< army + 1
    std::uint8_t dice[3];              ///< as rolled; 0: no die
    std::uint8_t narniaCount;
    std::uint8_t narniaUsedCount;
    std::uint8_t trackCount;
    std::uint8_t flipped; ///< tokens of the track that are used
    std::uint8_t phase;
    std::uint8_t resume;       ///< phase after a detour
    std::uint8_t active;       ///< army + 1 whose turn it is
    std::uint8_t way;          ///< Way of the attackers
    std::uint8_t flags;        ///< TurnFlag
    std::uint8_t diverted;     ///< kind + 1 of the piece sent to a camp
    std::uint8_t diceCap;      ///< most attack dice in this turn, 0: no cap
    std::uint8_t hitCharacter; ///< the roll hits a character; token + 1
    std::uint8_t card;         ///< card + 1 being resolved
    std::uint8_t effect;       ///< index of its effect
    std::uint8_t toRevive;     ///< statues still to be revived
    std::uint8_t reviveTotal;  ///< statues revived so far by this power
    std::uint8_t borrowed;     ///< token + 1
    std::uint8_t borrower;     ///< seat + 1
    std::uint8_t asked;        ///< seats that have had their say in this window
    std::uint8_t asking;       ///< seats that are still asked in this window; with `asked` 0: it is not open
    std::uint8_t silent;       ///< seats that let all windows of this turn pass
    std::uint8_t scored;       ///< stages that are over
    std::uint8_t thawed;       ///< the lake is a river
    std::uint8_t setup;        ///< set-up: index of who chooses, or of the stack
    std::uint8_t winners;      ///< bit a seat
    std::uint8_t supplyGiven;  ///< while a position is put together: which supplies were given
    std::uint8_t rerollAt;     ///< index + 1 of the die rolled again
    std::uint8_t words;        ///< blocks of the position
    std::uint8_t spare[4];
    Block block[kMaxBlocks];

    auto owned(int army) { return BlockSet<Block, &Block::owned>(block, words, army); }
    auto owned(int army) const { return BlockSet<const Block, &Block::owned>(block, words, army); }
    auto camps() { return BlockSet<Block, &Block::camps>(block, words); }
    auto camps() const { return BlockSet<const Block, &Block::camps>(block, words); }

    Block& blockOf(int place) { return block[static_cast<unsigned>(place) / kBlockPlaces]; }
    const Block& blockOf(int place) const { return block[static_cast<unsigned>(place) / kBlockPlaces]; }
    static constexpr unsigned inBlock(int place) { return static_cast<unsigned>(place) % kBlockPlaces; }

    std::uint16_t (&stack(int place))[2] { return blockOf(place).stack[inBlock(place)]; }
    const std::uint16_t (&stack(int place) const)[2] { return blockOf(place).stack[inBlock(place)]; }
    PlusOne& deck(int i) { return blockOf(i).deck[inBlock(i)]; }
    PlusOne deck(int i) const { return blockOf(i).deck[inBlock(i)]; }
    PlusOne& deckUsed(int i) { return blockOf(i).deckUsed[inBlock(i)]; }
    PlusOne deckUsed(int i) const { return blockOf(i).deckUsed[inBlock(i)]; }
    /// Most territory cards in a pile.
    int places() const { return words * kBlockPlaces; }
};

} // namespace marches::engine::narnia_risk_junior
