// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/rules/common/enums.h"

// The things that Castle Risk names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::castle_risk {

inline constexpr int kMaxTerritories = 1024; ///< land and sea of the board, which come first in its row of places
inline constexpr int kMaxBlocks = kMaxTerritories / 64;
inline constexpr int kMaxSeats = 12;
/// Players that the rule for armies to start with knows (CR-06); a table may know more.
inline constexpr int kRuledSeats = 6;
inline constexpr int kMinEmpires = 2;
inline constexpr int kMaxEmpires = 32; ///< freeBanners() has a bit for each
inline constexpr int kMaxDeck = 120;

/// The only kind of piece; larger ones would change nothing but the look.
inline constexpr int kArmyPiece = 0;

/// What a card does, and so its number. The deck says by effects which of its cards does what, and names them.
enum class Card : std::uint8_t { Reinforcements, Spy, General, Admiral, Marshall, Diplomat };
inline constexpr int kCards = 6;
inline constexpr std::array<std::string_view, kCards> kCardEffects{"reinforce", "look-at-hand", "attack-die",
                                                                   "sail",      "defence-die",  "truce"};
/// Ids of the official deck: of what no card of a deck does.
inline constexpr std::array<std::string_view, kCards> kOfficialCards{"reinforcements", "spy",      "general",
                                                                     "admiral",        "marshall", "diplomat"};

/// What the machine is about to do or waits for. Zero is the start of a turn, so that an empty position can go on.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/castle_risk/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/castle_risk/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::Promise) + 1;

enum class Name : std::uint8_t { Place, To, From, Count, Dice, Card, Seat, Seats, ForCard, What, Onwards };

/// What can be promised.
enum class Choice : std::uint8_t { Peace, Help, Card };
inline constexpr int kPromises = 3;

enum class Die : std::uint8_t { White, Red };

enum class Stream : std::uint8_t { Placement, Banner, Cards, First, Attack, Defence };

/// Rule numbers; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule cr(int number) { return static_cast<Rule>(number); } ///< CR-01 .. CR-54
inline constexpr int kRules = 55;

} // namespace marches::engine::castle_risk
