// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/le_monde_de_narnia/names.h"

namespace marches::engine::le_monde_de_narnia {

/// A card of a draw pile that the viewer does not know.
inline constexpr std::uint8_t kHidden = 255;

enum TurnFlag : std::uint8_t {
    kRerolled = 1,      ///< the Wolf/Witch die was rolled again
    kVillainDone = 2,   ///< it was carried out
    kWasStone = 4,      ///< the player was stone when the turn began
    kIgnoresWolves = 8, ///< wolves do nothing to the player's own moves
    kDrivenBack = 16,   ///< wolves drove the player back before the own move
    kWolvesDue = 32,    ///< the wolves on the space are paid after the card
};

/// What a player whose child is stone decided.
enum class Revived : std::uint8_t { Undecided, Paid, Rolls, Waits };

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
///
/// Where a pawn stands is its way from the start: 1 and more round the loop (its length: back at the start), less than
/// 0 on the spur behind it.
struct Position {
    std::uint8_t deck[kDecks][kMaxDeck]; ///< card + 1, the next one last
    std::uint8_t used[kDecks][kMaxDeck]; ///< card + 1, the last one last
    std::int16_t child[kChildren];       ///< by Pawn; 0 for those that nobody plays
    std::int16_t witch;
    std::int16_t wolf[kWolves];
    std::int16_t told[kMaxSeats]; ///< while a position is put together: the way that it says + 1
    std::uint16_t tokens[kMaxSeats];
    std::uint16_t bank;
    std::uint16_t round;  ///< from 1
    std::uint16_t placed; ///< while a position is put together: bit a Pawn that it places
    std::uint8_t deckCount[kDecks];
    std::uint8_t usedCount[kDecks];
    std::uint8_t character[kMaxSeats]; ///< child + 1
    std::uint8_t skip[kMaxSeats];      ///< turns to be missed
    std::uint8_t phase;
    std::uint8_t active;  ///< seat + 1 whose turn it is
    std::uint8_t first;   ///< seat that started
    std::uint8_t stone;   ///< bit a child, by Pawn
    std::uint8_t shield;  ///< bit a seat: wolves take nothing
    std::uint8_t spent;   ///< bit a seat: the ability was used
    std::uint8_t flags;   ///< TurnFlag
    std::uint8_t villain; ///< Villain: what was rolled
    std::uint8_t villainSteps;
    std::uint8_t second;      ///< Second: the other die
    std::uint8_t secondSteps; ///< 0: not rolled
    std::uint8_t revived;     ///< Revived
    std::uint8_t drawer;      ///< seat + 1 who draws or obeys a card
    std::uint8_t drawFrom;    ///< DeckOf
    std::uint8_t drawQueue;   ///< bit a seat: still to draw an Event card
    std::uint8_t afterCard;   ///< Phase that follows the card
    std::uint8_t card;        ///< card + 1 that lies open
    std::uint8_t branch;      ///< card + 1 that was chosen on it
    std::uint8_t effect;      ///< of it, how many were carried out
    std::uint8_t target;      ///< seat + 1 that the effect is about
    std::uint8_t chosenWolf;  ///< + 1
    std::uint8_t winners;     ///< bit a seat
};

inline bool isBit(unsigned set, int seat) { return ((set >> static_cast<unsigned>(seat)) & 1U) != 0; }
inline void setBit(std::uint8_t& set, int seat, bool on = true)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
    set = static_cast<std::uint8_t>(on ? set | bit : set & ~bit);
}

} // namespace marches::engine::le_monde_de_narnia
