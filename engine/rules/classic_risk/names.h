// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/rules/common/cardsets.h"
#include "engine/rules/common/enums.h"

// The things that Classic Risk names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::classic_risk {

inline constexpr int kMaxTerritories = 1024; ///< land and sea of the board
inline constexpr int kMaxSeats = 12;
inline constexpr int kMaxArmies = kMaxSeats + 1; ///< every seat's, by number of the seat, then the neutral one
inline constexpr int kSymbols = kCardSymbols;
inline constexpr int kMaxWilds = 8;
inline constexpr int kMaxDeck = kMaxTerritories + kMaxWilds;
inline constexpr int kMaxBlocks = (kMaxDeck + 63) / 64; ///< of places, and of cards of the deck
inline constexpr int kMostStack =
    30'000; ///< in one place or reserve: facts are 16 bits wide; what comes beyond stays away
inline constexpr int kMaxRound = 30'000; ///< then the number of the round stands still
inline constexpr int kMaxOrigins = 64;   ///< of an attack from several territories: as many as a move can name
inline constexpr int kMaxMissions = 120; ///< cards of the deck of missions, each as often as it is there

/// The only kind of piece; larger ones would change nothing but the look.
inline constexpr int kInfantry = 0;

/// What the machine is about to do or waits for. Zero is the start of a turn, so that an empty position can go on.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/classic_risk/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Capital) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/classic_risk/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::Capital) + 1;

enum class Name : std::uint8_t { Place, To, From, Count, Dice, Cards, Card, Infantry, Cavalry, Artillery, Armies };

enum class Die : std::uint8_t { White, Red, Blue };

enum class Stream : std::uint8_t { First, Deal, Cards, Attack, Defence, Missions };

/// Rule numbers; 0 is no rule. RB-06 (larger pieces) is about the look alone and not enforced.
enum class Rule : std::uint8_t { None, Rb1, Rb2, Rb3, Rb4, Rb5, Rb7 };
constexpr Rule cl(int number) { return static_cast<Rule>(6 + number); } ///< CL-01 .. CL-16
inline constexpr int kRules = 23;

} // namespace marches::engine::classic_risk
