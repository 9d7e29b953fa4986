// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rules/common/enums.h"

// The things that The Herald's Round names, as dense numbers. Their ids are in rules.cpp and the lists, in the same
// order.
namespace marches::engine::heralds_round {

inline constexpr int kMaxSeats = 6;
inline constexpr int kFaces = 3; ///< of the Herald's die

enum class Phase : std::uint8_t {
#define MARCHES_PHASE(name, ...) name,
#include "engine/rules/heralds_round/phases.inc"
#undef MARCHES_PHASE
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
#define MARCHES_VERB(name, ...) name,
#include "engine/rules/heralds_round/verbs.inc"
#undef MARCHES_VERB
};

enum class Text : std::uint8_t {
    None,
#define MARCHES_TEXT(name, ...) name,
#include "engine/rules/heralds_round/texts.inc"
#undef MARCHES_TEXT
};

enum class Name : std::uint8_t { Place, From, To };

/// Rule numbers HR-01 .. HR-18; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule hr(int number) { return static_cast<Rule>(number); }
inline constexpr int kRules = 18;

} // namespace marches::engine::heralds_round
