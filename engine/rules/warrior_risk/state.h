// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/common/wordset.h"
#include "engine/rules/warrior_risk/names.h"

namespace marches::engine::warrior_risk {

/// A bid, stake or ballot that was made and that the viewer may not see yet.
inline constexpr std::uint16_t kHidden = 0xffff;
inline constexpr std::uint8_t kHiddenChoice = 0xff;
/// A card of the draw pile that the viewer does not know.
inline constexpr std::uint8_t kHiddenCard = 0xff;

enum Flag : std::uint16_t {
    kAttacked = 1,      ///< an attack has been declared in this turn
    kRolled = 2,        ///< a throw of this attack has been made
    kAssault = 4,       ///< the attack goes on by itself, with all dice
    kMob = 8,           ///< it is a mob that attacks
    kCaptured = 16,     ///< a territory has been captured in this turn, which brings a card
    kFamine = 32,       ///< the famine has been; of the whole game
    kSecond = 64,       ///< a second bidding or ballot after a tie
    kPoorest = 128,     ///< who is poorest is being settled, not who is richest
    kSealedDeal = 256,  ///< what is on the table of a barter is not known to the viewer
    kBonusUsed = 512,   ///< units for the territory of a traded card came in this turn
    kUnchanged = 2048,  ///< a counter-offer lies on the table as the offer was
    kTakenCards = 1024, ///< cards of a beaten player came in, of which sets are traded at once
};

/// What lies on one side of a barter.
struct Bundle {
    std::uint64_t land;    ///< territories with their garrisons
    std::uint64_t passage; ///< territories into which passage is granted
    std::uint16_t units[kMaxTerritories];
    std::uint16_t gold;
    std::uint16_t troops; ///< of the pool
    std::uint8_t routes;
    std::uint8_t promises; ///< bit a Choice
    std::uint8_t pad[2];
};

/// The whole game as a flat value. Zero everywhere is the empty position; "+1" marks numbers for which 0 means none.
struct Position {
    std::uint64_t owned[kMaxSeats];         ///< territories by seat
    std::uint64_t betrayedAt[kMaxSeats];    ///< territories in which guests rose against a seat
    std::uint64_t askedPassage;             ///< territories for which passage was asked in this turn
    std::uint64_t hand[kMaxSeats];          ///< territory cards, by their territories
    Bundle deal[2];                         ///< of a barter: what its maker gives, and asks for
    std::uint16_t units[kMaxTerritories];   ///< of the owner
    std::uint16_t spent[kMaxTerritories];   ///< units of whose turn it is whose attack has ended; or that were supplied
    std::uint16_t ready[kMaxTerritories];   ///< derived: units that may still attack, or be supplied
    std::uint16_t movable[kMaxTerritories]; ///< derived: units that may leave
    std::uint16_t force[kMaxTerritories];   ///< units gathered for the attack
    std::uint16_t guests[kMaxSeats][kMaxTerritories];
    std::uint16_t gold[kMaxSeats];
    std::uint16_t pool[kMaxSeats];
    std::uint16_t sealed[kMaxSeats]; ///< bid, stake or votes + 1; kHidden: there is one
    std::uint16_t usedVotes[kMaxSeats];
    std::uint16_t sets;     ///< of cards, traded by all in the game so far
    std::uint16_t round;    ///< from 1
    std::uint16_t strength; ///< of the defence in this attack
    std::uint16_t mob;
    std::uint16_t left;                     ///< what is still to be done: units, dice, lots
    std::uint16_t high;                     ///< highest bid of an open auction, or of a tie
    std::uint16_t lot;                      ///< units of this lot
    std::uint16_t flags;                    ///< Flag
    std::uint16_t strained[kMaxSeats];      ///< round in which the emergency weakens the attack dice
    std::uint16_t paralysed[kMaxSeats];     ///< round in which nothing moves or attacks
    std::uint16_t crisis[kMaxSeats];        ///< round in which the capital has no multiplier
    std::uint16_t told[kMaxSeats];          ///< while a position is put together: the score that it says + 1
    std::uint16_t passage[kMaxTerritories]; ///< seats that may enter, bit a seat
    std::uint16_t betrayers[kMaxSeats];     ///< seats whose guests rose against a seat, bit a seat
    std::uint16_t falls;                    ///< seats whose capital was lost and whose loyalty dice are due, bit a seat
    std::uint16_t contenders;               ///< seats among whom something is settled, bit a seat; 0: all
    std::uint16_t living;                   ///< seats that play, bit a seat
    std::uint16_t done;    ///< seats that are through with the barter, or have dropped out of the bidding
    std::uint16_t winners; ///< bit a seat
    std::uint8_t origins[kMaxTerritories]; ///< of the attack, place + 1, in the order in which they were named
    std::uint8_t wounds[kMaxTerritories];  ///< lost of the natural defence
    std::uint8_t deck[kMaxTerritories];    ///< draw pile: territory of the card + 1, the next one last
    std::uint8_t used[kMaxTerritories];    ///< traded cards: territory + 1, the last one last
    std::uint8_t capital[kMaxSeats];       ///< place + 1
    std::uint8_t routes[kMaxSeats];
    std::uint8_t choice[kMaxSeats];     ///< ballot: seat + 1, or 1 no and 2 yes; kHiddenChoice: there is one
    std::uint8_t emergency[kMaxSeats];  ///< 1: leads in an emergency that has not been rolled for; 2: it goes on
    std::uint8_t multiplier[kMaxSeats]; ///< rolled for the capital of a seat, in this attack or turn
    std::uint8_t pairs[kMaxSeats][2];   ///< regions + 1 that a seat has declared
    std::uint8_t offers[kMaxSeats];     ///< made in this barter
    std::uint8_t dice[2][3];            ///< attack and defence as rolled last; 0: no die
    std::uint8_t drawn[2];              ///< random territories, place + 1
    std::uint8_t hidden[kMaxSeats];     ///< cards of a hand that the viewer does not know
    std::uint8_t traded[kSetSize];      ///< own territories + 1 on the cards just traded, one of which is to be chosen
    std::uint8_t deckCount;
    std::uint8_t usedCount;
    std::uint8_t phase;
    std::uint8_t active;     ///< seat + 1 whose turn it is
    std::uint8_t first;      ///< seat that starts every round
    std::uint8_t to;         ///< place + 1 that is attacked, was just captured, or is spoken of
    std::uint8_t enemy;      ///< seat + 1 whose guests are attacked
    std::uint8_t asked;      ///< seat + 1 that has to answer something
    std::uint8_t captor;     ///< seat + 1 who took it; 0: nobody did
    std::uint8_t holder;     ///< seat + 1 with the highest bid of an open auction
    std::uint8_t attackDice; ///< chosen for the next throw, or thrown last
    std::uint8_t defenceDice;
    std::uint8_t lotNumber; ///< from 1
    std::uint8_t fate;      ///< sum rolled
    std::uint8_t vote;      ///< what is voted on, 1 to 6
    std::uint8_t region;    ///< rolled + 1
    std::uint8_t drawing;   ///< which of `drawn` comes next, or is dealt with
    std::uint8_t counters;  ///< times the offer on the table went back and forth
    std::uint8_t pad[5];
};

/// None for what is no seat, as the arguments of a move may be.
constexpr std::uint16_t seatBit(int seat)
{
    return static_cast<std::uint16_t>(seat >= 0 && seat < kMaxSeats ? 1U << seat : 0U);
}

} // namespace marches::engine::warrior_risk
