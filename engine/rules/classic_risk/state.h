// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/rules/classic_risk/names.h"

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

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
struct Position {
    std::uint64_t owned[kMaxArmies][kWords]; ///< territories by army
    std::uint64_t hand[kMaxSeats][kWords];   ///< territory cards, by number of the card
    std::uint64_t border[kWords];            ///< territories next to one of another army; derived, see border.h
    std::uint64_t movable[kWords];           ///< territories that an army can leave: two or more are there; derived
    std::uint64_t capitals[kWords];          ///< territories that were chosen as capitals
    std::uint16_t armies[kMaxTerritories];
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
    PlusOne deck[kMaxDeck];          ///< the next one last
    PlusOne deckUsed[kMaxDeck];      ///< the last one last
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
    std::uint8_t words; ///< that sets of territories or cards have on this board: most boards have one; derived
    std::uint8_t pad;
};

inline bool has(const std::uint64_t (&set)[kWords], int i)
{
    return i >= 0 && i < kWords * 64 && ((set[i >> 6] >> (static_cast<unsigned>(i) & 63U)) & 1U) != 0;
}
inline void put(std::uint64_t (&set)[kWords], int i)
{
    set[i >> 6] |= std::uint64_t{1} << (static_cast<unsigned>(i) & 63U);
}
inline void drop(std::uint64_t (&set)[kWords], int i)
{
    set[i >> 6] &= ~(std::uint64_t{1} << (static_cast<unsigned>(i) & 63U));
}
/// Members among the first words.
inline int size(const std::uint64_t (&set)[kWords], int words)
{
    int n = 0;
    for (int k = 0; k < words; ++k)
        if (set[k] != 0) n += bitCount(set[k]);
    return n;
}
/// Calls f(member) in ascending order, for those among the first words.
template <class F> void each(const std::uint64_t (&set)[kWords], int words, F f)
{
    for (int k = 0; k < words; ++k)
        for (std::uint64_t w = set[k]; w != 0; w &= w - 1) f(k * 64 + std::countr_zero(w));
}

} // namespace marches::engine::classic_risk
