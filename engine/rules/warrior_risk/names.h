// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/rules/common/cardsets.h"
#include "engine/rules/common/enums.h"

// The things that Warrior Risk names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::warrior_risk {

inline constexpr int kMaxTerritories = 1024; ///< land and sea of the board, which come first in its row of places
inline constexpr int kMaxBlocks = kMaxTerritories / 64;
inline constexpr int kMaxSeats = 12;
inline constexpr int kRuledSeats = 6;    ///< that the usual table of dealt realms knows
inline constexpr int kMaxUnits = 10'000; ///< in one place or pool; what comes beyond stays away
inline constexpr int kMaxGold = 30'000;  ///< of a player: facts are 16 bits wide; what comes beyond is not paid out
inline constexpr int kMaxRound =
    30'240; ///< then numbers of rounds come again; a multiple of every distance of commerce rounds
inline constexpr int kMostShown = 0x7ffe; ///< of a score, as a fact; who wins is counted beyond
inline constexpr int kMostCounters = 2;   ///< to one offer
inline constexpr int kCardBonus = 2;      ///< units for a territory of one's own on a traded card

/// The only kind of piece; larger ones would change nothing but the look.
inline constexpr int kInfantry = 0;

/// What the machine is about to do or waits for. Zero is the start of a round, so that an empty position can go on.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/warrior_risk/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/warrior_risk/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::Bonus) + 1;

enum class Name : std::uint8_t {
    Place,
    To,
    From,
    Count,
    Dice,
    Player,
    Gold,
    Armies,
    Way,
    Region,
    With,
    What,
    Votes,
    Cards,
    Infantry,
    Cavalry,
    Artillery
};

/// What can be promised (recorded, not enforced), then the answers of a vote and the symbols of the territory cards.
enum class Choice : std::uint8_t { Peace, Help, Vote, Favour, No, Yes, Infantry, Cavalry, Artillery };
inline constexpr int kPromises = 4;
inline constexpr int kChoices = 9;

enum class Die : std::uint8_t { White, Red, Gold };

enum class Stream : std::uint8_t {
    First,
    Deal,
    Attack,
    Defence,
    Capital,
    Loyalty,
    Auction,
    Trade,
    Fate,
    Random,
    Vote,
    Event,
};

/// Rule numbers; 0 is no rule.
enum class Rule : std::uint8_t { None, Rb1, Rb2, Rb3, Rb4, Rb5, Rb6, Rb7 };
inline constexpr int kFirstFate = 4;
inline constexpr int kLastFate = 24;
inline constexpr int kParalysisFate = 21;
inline constexpr int kVotes = 6;

namespace rules {
/// Numbers of the digest that have a rule: 1 to 33, 40 to 47, 51 and 52, 60 to 63, 65, 70 to 72.
constexpr int dense(int number)
{
    if (number <= 33) return number;
    if (number <= 47) return number - 6;
    if (number <= 52) return number - 9;
    if (number <= 63) return number - 16;
    return number == 65 ? 48 : number - 21;
}
inline constexpr int kBase = 7; ///< WR-01 follows the RB rules
inline constexpr int kFate = kBase + dense(72) + 1;
inline constexpr int kBallots = kFate + kLastFate - kFirstFate + 1;
inline constexpr int kCards = kBallots + kVotes;
} // namespace rules

constexpr Rule wr(int number) { return static_cast<Rule>(rules::kBase + rules::dense(number)); }
constexpr Rule fateRule(int sum)
{
    return static_cast<Rule>(rules::kFate + sum - kFirstFate);
} ///< WR-50-04 .. WR-50-24
constexpr Rule voteRule(int face) { return static_cast<Rule>(rules::kBallots + face - 1); } ///< WR-64-1 .. WR-64-6
/// CL-06, CL-07, CL-08, CL-10, CL-11: the rules of classic RISK for territory cards.
constexpr Rule cl(int number) { return static_cast<Rule>(rules::kCards + number - (number > 9 ? 7 : 6)); }
inline constexpr int kRules = static_cast<int>(cl(11)) + 1;

} // namespace marches::engine::warrior_risk
