// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/base/mask.h"
#include "engine/rules/common/blocks.h"
#include "engine/rules/common/enums.h"

// The things that Narnian Wars names, as dense numbers.
namespace marches::engine::narnian_wars {

/// Normal units. One stands in a province at most.
enum class PieceKind : std::uint8_t { Army, DoubleArmy, Fleet, Amphibian };

/// Those who travel: special units and personality units. There is one Queen in a game, Jadis or the Green Queen.
enum class Person : std::uint8_t { HighKing, Queen, Cor, Miraz, Trumpkin, Nikabrik };
inline constexpr int kPersons = 6;
inline constexpr int kNobody = -1;

enum class Alignment : std::uint8_t { Good, Neutral, Evil };

inline constexpr int kPowers = 8;
/// With the game master, who decides what is left to him.
inline constexpr int kSeats = kPowers + 1;
inline constexpr int kMostProvinces = Mask::kCapacity; ///< and what else lies on the board
inline constexpr int kMaxBlocks = blocksFor(kMostProvinces);
/// A set of the powers, a bit each.
inline constexpr std::uint8_t kEverybody = 255;
constexpr std::uint32_t bit(int seat) { return 1U << static_cast<unsigned>(seat); }

/// In the order of `kPowerIds`.
enum class Power : std::uint8_t { Narnia, Archenland, Dwarfs, Giants, Telmar, LoneIslands, Calormen, Queen };
inline constexpr std::array<std::string_view, kPowers> kPowerIds{"narnia", "archenland",   "dwarfs",   "giants",
                                                                 "telmar", "lone-islands", "calormen", "queen"};

/// Zero is the first phase of a game.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/narnian_wars/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

/// What goes on after a question in between.
enum class ResumePoint : std::uint8_t {
    Setup,  ///< the game has not begun
    Orders, ///< orders are in and not carried out
    Moved,  ///< moves are made, retreats are to come
    Fled,   ///< retreats are ordered
    Ended,  ///< retreats are made
    Years,  ///< owners are settled
    Placed, ///< and the High King is back
};

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/narnian_wars/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::Seal) + 1;

enum class Name : std::uint8_t { Unit, To, Of, Place, Who, With, Members, Form, Side, Turns, Outcome, Whom };
inline constexpr int kNames = static_cast<int>(Name::Whom) + 1;

/// Words that are values.
enum class Word : std::uint8_t { Good, Neutral, Evil, Jadis, Green, Carried, Stand, Roar, Allowed, Forbidden };
inline constexpr int kWords = static_cast<int>(Word::Forbidden) + 1;

enum class Stream : std::uint8_t { KingSite, KingDelay, AslanOutcome, AslanSite };

/// Numbers of the rules, NW-01 to NW-95, which leave gaps; 0 is no rule.
enum class Rule : std::uint8_t { None };
inline constexpr std::array kRuleNumbers{1,  2,  3,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                                         26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43,
                                         44, 45, 46, 47, 48, 50, 51, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
                                         63, 64, 65, 66, 67, 70, 71, 72, 73, 90, 91, 92, 93, 94, 95};
/// By the number in its name.
inline constexpr std::array<std::uint8_t, 96> kRuleIndex = [] {
    std::array<std::uint8_t, 96> index{};
    for (std::size_t i = 0; i < kRuleNumbers.size(); ++i)
        index[static_cast<std::size_t>(kRuleNumbers[i])] = static_cast<std::uint8_t>(i + 1);
    return index;
}();
constexpr Rule nw(int number) { return static_cast<Rule>(kRuleIndex[static_cast<std::size_t>(number)]); }

/// Personality units (NW-10); the others are special units.
constexpr bool isPersonality(Person person) { return person >= Person::Cor; }

} // namespace marches::engine::narnian_wars
