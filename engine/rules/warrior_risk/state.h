// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

#include "engine/rules/common/blocks.h"
#include "engine/rules/warrior_risk/names.h"

namespace marches::engine::warrior_risk {

/// A place and 1 more.
using PlusOne = std::uint16_t;

/// A bid, stake or ballot that was made and that the viewer may not see yet.
inline constexpr std::uint16_t kHidden = 0xffff;
inline constexpr std::uint8_t kHiddenChoice = 0xff;
/// A card of the draw pile that the viewer does not know.
inline constexpr std::uint16_t kHiddenCard = 0xffff;

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

/// What lies on one side of a barter, but for what lies in a block: goods[0] is what its maker gives, goods[1] what he
/// asks for.
struct Bundle {
    std::uint16_t gold;
    std::uint16_t troops; ///< of the pool
    std::uint8_t routes;
    std::uint8_t promises; ///< bit a Choice
};
struct Goods {
    std::uint64_t land;    ///< territories with their garrisons
    std::uint64_t passage; ///< territories into which passage is granted
    std::uint16_t units[kBlockPlaces];
};

/// What lies in 64 places, and the cards of the same numbers.
struct Block {
    std::uint64_t owned[kMaxSeats];      ///< territories by seat
    std::uint64_t betrayedAt[kMaxSeats]; ///< territories in which guests rose against a seat
    std::uint64_t hand[kMaxSeats];       ///< territory cards, by their territories
    std::uint64_t askedPassage;          ///< territories for which passage was asked in this turn
    Goods goods[2];
    std::uint16_t units[kBlockPlaces];   ///< of the owner
    std::uint16_t spent[kBlockPlaces];   ///< units of whose turn it is whose attack has ended; or that were supplied
    std::uint16_t ready[kBlockPlaces];   ///< derived: units that may still attack, or be supplied
    std::uint16_t movable[kBlockPlaces]; ///< derived: units that may leave
    std::uint16_t force[kBlockPlaces];   ///< units gathered for the attack
    std::uint16_t passage[kBlockPlaces]; ///< seats that may enter, bit a seat
    std::uint16_t guests[kMaxSeats][kBlockPlaces];
    PlusOne origins[kBlockPlaces];     ///< of the attack, in the order in which they were named
    PlusOne deck[kBlockPlaces];        ///< draw pile: territories of the cards, the next one last
    PlusOne used[kBlockPlaces];        ///< traded cards, the last one last
    std::uint8_t wounds[kBlockPlaces]; ///< lost of the natural defence
};

/// The whole game as a flat value. Zero everywhere but in `words` is the empty position; "+1" marks numbers for which 0
/// means none. It ends after as many blocks as the board needs.
struct Position {
    std::uint16_t gold[kMaxSeats];
    std::uint16_t pool[kMaxSeats];
    std::uint16_t sealed[kMaxSeats]; ///< bid, stake or votes + 1; kHidden: there is one
    std::uint16_t usedVotes[kMaxSeats];
    std::uint16_t strained[kMaxSeats];  ///< round in which the emergency weakens the attack dice
    std::uint16_t paralysed[kMaxSeats]; ///< round in which nothing moves or attacks
    std::uint16_t crisis[kMaxSeats];    ///< round in which the capital has no multiplier
    std::uint16_t told[kMaxSeats];      ///< while a position is put together: the score that it says + 1
    std::uint16_t betrayers[kMaxSeats]; ///< seats whose guests rose against a seat, bit a seat
    std::uint16_t hidden[kMaxSeats];    ///< cards of a hand that the viewer does not know
    PlusOne capital[kMaxSeats];
    std::uint16_t pairs[kMaxSeats][2]; ///< regions + 1 that a seat has declared
    PlusOne drawn[2];                  ///< random territories
    PlusOne traded[kSetSize];          ///< own territories on the cards just traded, one of which is to be chosen
    PlusOne to;                        ///< attacked, just captured, or spoken of
    Bundle deal[2];
    std::uint16_t deckCount;
    std::uint16_t usedCount;
    std::uint16_t sets;     ///< of cards, traded by all in the game so far
    std::uint16_t round;    ///< from 1
    std::uint16_t strength; ///< of the defence in this attack
    std::uint16_t mob;
    std::uint16_t left;       ///< what is still to be done: units, dice, lots
    std::uint16_t high;       ///< highest bid of an open auction, or of a tie
    std::uint16_t lot;        ///< units of this lot
    std::uint16_t flags;      ///< Flag
    std::uint16_t falls;      ///< seats whose capital was lost and whose loyalty dice are due, bit a seat
    std::uint16_t contenders; ///< seats among whom something is settled, bit a seat; 0: all
    std::uint16_t living;     ///< seats that play, bit a seat
    std::uint16_t done;       ///< seats that are through with the barter, or have dropped out of the bidding
    std::uint16_t winners;    ///< bit a seat
    std::uint8_t routes[kMaxSeats];
    std::uint8_t choice[kMaxSeats];     ///< ballot: seat + 1, or 1 no and 2 yes; kHiddenChoice: there is one
    std::uint8_t emergency[kMaxSeats];  ///< 1: leads in an emergency that has not been rolled for; 2: it goes on
    std::uint8_t multiplier[kMaxSeats]; ///< rolled for the capital of a seat, in this attack or turn
    std::uint8_t offers[kMaxSeats];     ///< made in this barter
    std::uint8_t dice[2][3];            ///< attack and defence as rolled last; 0: no die
    std::uint8_t phase;
    std::uint8_t active;     ///< seat + 1 whose turn it is
    std::uint8_t first;      ///< seat that starts every round
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
    std::uint8_t words;     ///< blocks of the position
    Block block[kMaxBlocks];

    auto owned(int seat) { return BlockSet<Block, &Block::owned>(block, words, seat); }
    auto owned(int seat) const { return BlockSet<const Block, &Block::owned>(block, words, seat); }
    auto betrayedAt(int seat) { return BlockSet<Block, &Block::betrayedAt>(block, words, seat); }
    auto betrayedAt(int seat) const { return BlockSet<const Block, &Block::betrayedAt>(block, words, seat); }
    auto hand(int seat) { return BlockSet<Block, &Block::hand>(block, words, seat); }
    auto hand(int seat) const { return BlockSet<const Block, &Block::hand>(block, words, seat); }
    auto askedPassage() { return BlockSet<Block, &Block::askedPassage>(block, words); }
    auto askedPassage() const { return BlockSet<const Block, &Block::askedPassage>(block, words); }

    Block& blockOf(int place) { return block[static_cast<unsigned>(place) / kBlockPlaces]; }
    const Block& blockOf(int place) const { return block[static_cast<unsigned>(place) / kBlockPlaces]; }
    static constexpr unsigned inBlock(int place) { return static_cast<unsigned>(place) % kBlockPlaces; }

    std::uint16_t& units(int place) { return blockOf(place).units[inBlock(place)]; }
    std::uint16_t units(int place) const { return blockOf(place).units[inBlock(place)]; }
    std::uint16_t& spent(int place) { return blockOf(place).spent[inBlock(place)]; }
    std::uint16_t spent(int place) const { return blockOf(place).spent[inBlock(place)]; }
    std::uint16_t& ready(int place) { return blockOf(place).ready[inBlock(place)]; }
    std::uint16_t ready(int place) const { return blockOf(place).ready[inBlock(place)]; }
    std::uint16_t& movable(int place) { return blockOf(place).movable[inBlock(place)]; }
    std::uint16_t movable(int place) const { return blockOf(place).movable[inBlock(place)]; }
    std::uint16_t& force(int place) { return blockOf(place).force[inBlock(place)]; }
    std::uint16_t force(int place) const { return blockOf(place).force[inBlock(place)]; }
    std::uint16_t& passage(int place) { return blockOf(place).passage[inBlock(place)]; }
    std::uint16_t passage(int place) const { return blockOf(place).passage[inBlock(place)]; }
    std::uint16_t& guests(int seat, int place) { return blockOf(place).guests[seat][inBlock(place)]; }
    std::uint16_t guests(int seat, int place) const { return blockOf(place).guests[seat][inBlock(place)]; }
    std::uint8_t& wounds(int place) { return blockOf(place).wounds[inBlock(place)]; }
    std::uint8_t wounds(int place) const { return blockOf(place).wounds[inBlock(place)]; }
    PlusOne& origins(int i) { return blockOf(i).origins[inBlock(i)]; }
    PlusOne origins(int i) const { return blockOf(i).origins[inBlock(i)]; }
    PlusOne& deck(int i) { return blockOf(i).deck[inBlock(i)]; }
    PlusOne deck(int i) const { return blockOf(i).deck[inBlock(i)]; }
    PlusOne& used(int i) { return blockOf(i).used[inBlock(i)]; }
    PlusOne used(int i) const { return blockOf(i).used[inBlock(i)]; }
    /// Units of a place on one side of a barter.
    std::uint16_t& laidUnits(int side, int place) { return blockOf(place).goods[side].units[inBlock(place)]; }
    std::uint16_t laidUnits(int side, int place) const { return blockOf(place).goods[side].units[inBlock(place)]; }
    Mask laidLand(int side) const
    {
        return Mask::ofWords(words, [&](int k) { return block[k].goods[side].land; });
    }
    Mask laidPassage(int side) const
    {
        return Mask::ofWords(words, [&](int k) { return block[k].goods[side].passage; });
    }
    /// Most places that a list of them can name.
    int places() const { return words * kBlockPlaces; }
};

/// Clears a member of all blocks.
template <auto M> void clearBlocks(Position& s)
{
    for (int k = 0; k < s.words; ++k) std::memset(&(s.block[k].*M), 0, sizeof(s.block[k].*M));
}

/// None for what is no seat, as the arguments of a move may be.
constexpr std::uint16_t seatBit(int seat)
{
    return static_cast<std::uint16_t>(seat >= 0 && seat < kMaxSeats ? 1U << seat : 0U);
}

} // namespace marches::engine::warrior_risk
