// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/base/mask.h"
#include "engine/rules/common/blocks.h"
#include "engine/rules/common/enums.h"

// The things that Narnia Risk Junior names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::narnia_risk_junior {

inline constexpr int kMaxTerritories = Mask::kCapacity; ///< places of the board that are territories
inline constexpr int kMaxBlocks = blocksFor(kMaxTerritories);
inline constexpr int kMostPieces = 9999; ///< of a kind in one place, and crowns
inline constexpr int kMaxDeck = 64;      ///< Narnia cards
inline constexpr int kMaxCards = 31;     ///< kinds of Narnia card
inline constexpr int kMaxTrack = 11;
inline constexpr int kCampTokens = 7;

enum class Army : std::uint8_t { Witch, Red, Blue, Yellow };
inline constexpr int kArmies = 4;
inline constexpr int kMaxSeats = 4;

enum class Side : std::uint8_t { Witch, Aslan };

/// Light or heavy; which piece that is follows from the side.
inline constexpr int kLight = 0;
inline constexpr int kHeavy = 1;

enum class Piece : std::uint8_t { Faun, Centaur, Boggle, Minotaur };
inline constexpr int kPieces = 4;

enum class Token : std::uint8_t {
    Aslan,
    Peter,
    Susan,
    Edmund,
    Lucy,
    Beavers,
    MrTumnus,
    Rumblebuffin,
    WhiteWitch,
    Maugrim,
    Ginarrbrik,
    Otmin,
};
inline constexpr int kTokens = 12;

/// What the machine is about to do or waits for. Zero is a turn token to flip, so that an empty position can go on.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/narnia_risk_junior/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/narnia_risk_junior/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::PlayPath) + 1;

enum class Name : std::uint8_t {
    Character,
    Place,
    To,
    From,
    Piece,
    Pieces,
    Heavy,
    Army,
    Die,
    Card,
    WithCharacter,
    ForTheTurn
};

/// Words that are values. The first four say where a character is when it is on no place.
enum class Choice : std::uint8_t { Card, Aside, Supply, Border, Bridge, SeaLane, ClosedBorder };

enum class Die : std::uint8_t { Black, Red, White };

enum class Stream : std::uint8_t { Deal, Tokens, Territories, Narnia, Defence, Attack, Power, Reroll };

/// Rule numbers; 0 is no rule.
enum class Rule : std::uint8_t { None };
inline constexpr Rule kNone = Rule::None;
constexpr Rule nrj(int number) { return static_cast<Rule>(number); }           ///< NRJ-01 .. NRJ-55
constexpr Rule erratum(int number) { return static_cast<Rule>(55 + number); }  ///< NRJ-E1 .. NRJ-E5
constexpr Rule advanced(int number) { return static_cast<Rule>(60 + number); } ///< NRJ-A1 .. NRJ-A12
inline constexpr int kRules = 73;

constexpr Side sideOf(Army army) { return army == Army::Witch ? Side::Witch : Side::Aslan; }
constexpr Side sideOf(Token token) { return token >= Token::WhiteWitch ? Side::Witch : Side::Aslan; }
constexpr Side other(Side side) { return side == Side::Witch ? Side::Aslan : Side::Witch; }
/// Number in Space::Piece of the light piece of a side; the heavy one follows.
constexpr int lightPiece(Side side) { return side == Side::Witch ? num(Piece::Boggle) : num(Piece::Faun); }
constexpr int pieceOf(Side side, int kind) { return lightPiece(side) + kind; }
constexpr int kindOf(int piece) { return piece & 1; }
constexpr Side sideOfPiece(int piece) { return piece >= num(Piece::Boggle) ? Side::Witch : Side::Aslan; }

std::string_view armyId(int army);
std::string_view tokenId(int token);
/// Number of an army, or -1.
int findArmy(std::string_view id);

} // namespace marches::engine::narnia_risk_junior
