// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/base/mask.h"
#include "engine/rules/common/blocks.h"
#include "engine/rules/common/enums.h"

// The things that Diplomacy names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::diplomacy {

inline constexpr int kFewestPowers = 2;
inline constexpr int kMostPowers = 36;
inline constexpr int kMostProvinces = Mask::kCapacity; ///< and coasts
inline constexpr int kMaxBlocks = blocksFor(kMostProvinces);
inline constexpr int kMostSeas = 64; ///< of which the way of a convoy can be made up, and parts of a move

/// Zero is the first phase of a year.
enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/diplomacy/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/diplomacy/verbs.inc"
#undef MARCHES_VERB
};
inline constexpr int kVerbs = static_cast<int>(Verb::Seal) + 1;
inline constexpr int kOrderVerbs = static_cast<int>(Verb::Cancel); ///< verbs that give a unit or a place an order

enum class Name : std::uint8_t { Unit, To, Of, Place, Draw, By, Power };

enum class PieceKind : std::uint8_t { Army, Fleet };

/// Rule numbers DIP-01 .. DIP-30; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule dip(int number) { return static_cast<Rule>(number); }
inline constexpr int kRules = 31;

} // namespace marches::engine::diplomacy
