// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/rules.h"
#include "engine/package/fieldpaths.h"

namespace marches::engine::test {

// What must hold at every moment of every game, whatever its rules. Each returns what is wrong, or an empty text.

/// Somebody can do something: every offer describes at least one move, or the chance has an outcome.
std::string decisionIsNotEmpty(const Rules& rules, const State& state, const Decision& decision, Random& random);
/// decide() makes the same decision of the state from nothing.
std::string decideAgrees(const Rules& rules, const State& state, const Decision& decision);
/// Offers have the parameters that verbSpecs() declares, and no verb is offered twice.
std::string offersFollowTheirSpecs(const Rules& rules, const Decision& decision);
/// Sampled moves are contained; of moves with one thing changed and of wild ones, those that are not are refused by a
/// rule and with a sentence, and the state stays as it is.
std::string otherMovesAreRefused(const Rules& rules, const State& state, const Decision& decision, Random& random,
                                 int tries);
/// A position described and put together again is the same: facts, state and decision.
std::string positionRoundTrips(const FieldPaths& paths, const State& state, const Decision& decision);
/// What a seat sees does not depend on what it cannot see: resampling the hidden things leaves the view as it is.
std::string viewsHideWhatTheyMust(const Rules& rules, const State& state, const Decision& decision, Random& random);
/// No count is below nothing, places with pieces have an owner where the game has owners, lists have no gaps.
std::string countsMakeSense(const Rules& rules, const State& state);

/// Equal in everything that decides what may be answered and what is asked.
bool sameDecision(const Decision& a, const Decision& b);

/// What must stay the same from the first choice of a game to its end: pieces by kind, cards by kind. Which of them a
/// ruleset promises is told by conserved().
struct Conserved {
    std::vector<long> pieces; ///< by number in Space::Piece; empty: not promised
    std::vector<long> cards;  ///< by number in Space::Card; empty: not promised
    long tokens = 0;          ///< in the bank and in all purses; 0: not promised
    friend bool operator==(const Conserved&, const Conserved&) = default;
};
Conserved conserved(const std::string& ruleset, const Rules& rules, const State& state);
std::string describeConserved(const Conserved& conserved);

} // namespace marches::engine::test
