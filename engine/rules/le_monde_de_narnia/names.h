// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/rules/common/enums.h"

// The things that Le Monde de Narnia names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::le_monde_de_narnia {

inline constexpr int kMaxSeats = 4;
inline constexpr int kChildren = 4;
inline constexpr std::array<std::string_view, kChildren> kChildIds{"lucy", "peter", "susan", "edmund"};
inline constexpr int kWolves = 4;
inline constexpr int kMaxDeck = 100;  ///< cards of one deck
inline constexpr int kMaxCards = 250; ///< kinds of card, of all decks and dice together

/// Unique pieces (Space::Token): the children, the Witch, the wolves.
enum class Pawn : std::uint8_t { Lucy, Peter, Susan, Edmund, Witch, Wolf };
inline constexpr int kWitch = static_cast<int>(Pawn::Witch);
inline constexpr int kFirstWolf = static_cast<int>(Pawn::Wolf);
inline constexpr int kPawns = kFirstWolf + kWolves;

/// What the machine is about to do or waits for. Zero is the start of a turn, so that an empty position can go on.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/le_monde_de_narnia/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/le_monde_de_narnia/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::RollAslan) + 1;

enum class Name : std::uint8_t { Character, Wolf, To, Seat, Card };

enum class Die : std::uint8_t { Travel, Aslan, WolfWitch, First };
inline constexpr int kDice = 3; ///< with faces of their own

enum class Stream : std::uint8_t { First, Characters, EventCards, SwordCards, Villain, Travel, Aslan };

enum class DeckOf : std::uint8_t { Event, Sword };
inline constexpr int kDecks = 2;

/// What stands on a face of the Wolf/Witch die; zero: not rolled.
enum class Villain : std::uint8_t { None, Wolf, Witch };
/// The other die of a turn; zero: not chosen.
enum class Second : std::uint8_t { None, Travel, Aslan };

/// Rule numbers LMN-01 .. LMN-46; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule lmn(int number) { return static_cast<Rule>(number); }
inline constexpr int kRules = 47;

} // namespace marches::engine::le_monde_de_narnia
