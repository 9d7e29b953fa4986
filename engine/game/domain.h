// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/state.h"

// What follows from the description of legal moves alone, with no game code. The state is the one that the decision was
// made for: stacks that bound an amount are read from it.

namespace marches::engine {

inline constexpr std::uint64_t kTooManyToCount = std::numeric_limits<std::uint64_t>::max();

/// True when the decision offers exactly this move: right seat, known verb, every argument in its domain, one spelling.
bool contains(const Decision& decision, const State& state, const Move& move);

/// Number of moves of an offer; kTooManyToCount from about 2^63 on. May allocate; for menus, tests and bots' small
/// decisions.
std::uint64_t count(const Decision& decision, const Offer& offer, const State& state);

/// One move of the whole decision at random. Verb and places are drawn evenly first, amounts after them: drawing evenly
/// over whole moves would let big stacks drown every other choice. Every legal move can come out. False when the
/// decision describes no move at all, which a ruleset never leaves.
bool sample(const Decision& decision, const State& state, Random& random, Move& move);
/// The same for one offer. False when the offer describes no move at all.
bool sample(const Decision& decision, const Offer& offer, const State& state, Random& random, Move& move);

/// Draws the parts of a subset, spread or path, given the arguments before it. False when there are none.
bool sampleParts(const Param& param, const State& state, Random& random, Move& move);

/// Calls `visit` for every move of the decision, or returns false at once (calling nothing) where there are more than
/// `limit`.
bool forEachMove(const Decision& decision, const State& state, std::uint64_t limit,
                 const std::function<void(const Move&)>& visit);

/// Bounds of an amount or flag once the earlier arguments of `move` are known.
struct Bounds {
    int lo = 0;
    int hi = 0;
};
Bounds amountBounds(const Param& param, const State& state, const Move& move);
/// Upper bound of one item of a spread.
int itemBound(const Param& param, const State& state, int item);
/// Members a `One` may take once the earlier arguments of `move` are known.
Mask candidates(const Param& param, const Move& move);

} // namespace marches::engine
