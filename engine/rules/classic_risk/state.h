// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/classic_risk/names.h"
#include "engine/rules/common/blocks.h"

namespace marches::engine::classic_risk {

/// A place or a card and 1 more.
using PlusOne = std::uint16_t;

/// A mission that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;
/// A card of a draw pile that the viewer does not know.
inline constexpr PlusOne kHiddenCard = UINT16_MAX;

enum TurnFlag : std::uint8_t {
    kCaptured = 1,  ///< a territory was captured in this turn
    kBonusUsed = 2, ///< armies for the territory of a traded card were placed in this turn
    kMidTurn = 4,   ///< armies are being placed because of captured cards, not at the start of the turn
    kAssault = 8,   ///< the battle goes on by itself, with all dice
};

/// What lies in 64 places, and the cards of the same numbers.
struct Block {
    std::uint64_t owned[kMaxArmies]; ///< territories by army
    std::uint64_t hand[kMaxSeats];   ///< territory cards, by number of the card
    std::uint64_t taken;             ///< territories that some army holds; derived
    std::uint64_t border;            ///< territories next to one of another army; derived, see border.h
    std::uint64_t movable;           ///< territories that an army can leave: two or more are there; derived
    std::uint64_t capitals;          ///< territories that were chosen as capitals
    std::uint16_t armies[kBlockPlaces];
    std::uint8_t owner[kBlockPlaces]; ///< army + 1 that holds a territory; derived
    PlusOne deck[kBlockPlaces];       ///< the next one last
    PlusOne deckUsed[kBlockPlaces];   ///< the last one last
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. It ends after as many blocks as the board needs: see Table::blocks.
struct Position {
    std::uint16_t force[kMaxOrigins];  ///< of a pooled attack: how many from `origin`
    std::uint16_t reserve[kMaxArmies]; ///< still to be placed: at set-up, and by whose turn it is
    std::uint16_t sets;                ///< traded by all, in the game so far
    std::uint16_t round;               ///< from 1
    std::uint16_t contenders;          ///< seats that roll for the first turn, bit a seat; 0: all
    std::uint16_t winners;             ///< bit a seat
    std::uint16_t deckCount;
    std::uint16_t usedCount;
    std::uint16_t held[kMaxArmies];  ///< number of territories; derived
    std::uint16_t hidden[kMaxSeats]; ///< cards of a hand that the viewer does not know
    std::uint16_t told[kMaxSeats];   ///< while a position is put together: the score that it says + 1
    PlusOne origin[kMaxOrigins];     ///< ascending
    PlusOne traded[3];               ///< of the cards just traded those on which the bonus may go
    PlusOne from;                    ///< from which the battle is fought; 0 too for a pooled attack
    PlusOne to;                      ///< of the battle, or that was just captured
    PlusOne lifted;                  ///< from which armies are moved at the end of the turn
    std::uint8_t wilds[kMaxSeats];   ///< wild cards in a hand
    std::uint8_t dice[2][3];         ///< attack and defence as rolled last; 0: no die
    std::uint8_t phase;
    std::uint8_t active;     ///< army + 1 whose turn it is
    std::uint8_t first;      ///< seat that started
    std::uint8_t attackDice; ///< chosen for the next throw, or thrown last
    std::uint8_t defenceDice;
    std::uint8_t flags;                ///< TurnFlag
    std::uint8_t left;                 ///< set-up: armies that may still be placed before the next one's turn
    std::uint8_t mission[kMaxSeats];   ///< of Table::missions + 1; kHidden: the viewer does not know it
    std::uint8_t beatenBy[kMaxArmies]; ///< seat + 1 that took the last territory of an army; kept with missions alone
    std::uint8_t words;                ///< blocks in which places or cards of hands can be: Table::words
    std::uint8_t pad;
    Block block[kMaxBlocks];

    auto owned(int army) { return BlockSet<Block, &Block::owned>(block, words, army); }
    auto owned(int army) const { return BlockSet<const Block, &Block::owned>(block, words, army); }
    auto hand(int seat) { return BlockSet<Block, &Block::hand>(block, words, seat); }
    auto hand(int seat) const { return BlockSet<const Block, &Block::hand>(block, words, seat); }
    auto taken() const { return BlockSet<const Block, &Block::taken>(block, words); }
    auto border() { return BlockSet<Block, &Block::border>(block, words); }
    auto border() const { return BlockSet<const Block, &Block::border>(block, words); }
    auto movable() { return BlockSet<Block, &Block::movable>(block, words); }
    auto movable() const { return BlockSet<const Block, &Block::movable>(block, words); }
    auto capitals() { return BlockSet<Block, &Block::capitals>(block, words); }
    auto capitals() const { return BlockSet<const Block, &Block::capitals>(block, words); }

    std::uint16_t& armies(int place) { return block[place / kBlockPlaces].armies[place % kBlockPlaces]; }
    std::uint16_t armies(int place) const { return block[place / kBlockPlaces].armies[place % kBlockPlaces]; }
    PlusOne& deck(int i) { return block[i / kBlockPlaces].deck[i % kBlockPlaces]; }
    PlusOne deck(int i) const { return block[i / kBlockPlaces].deck[i % kBlockPlaces]; }
    PlusOne& deckUsed(int i) { return block[i / kBlockPlaces].deckUsed[i % kBlockPlaces]; }
    PlusOne deckUsed(int i) const { return block[i / kBlockPlaces].deckUsed[i % kBlockPlaces]; }
};

} // namespace marches::engine::classic_risk
