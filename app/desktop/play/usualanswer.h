// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/desktop/base/preferences.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/movebuilder.h"
#include "engine/game/rules.h"
#include "engine/game/state.h"

namespace marches::app {

// Answers that a person would give without thinking, made from what a decision says of itself: the roles of its verbs,
// and how many answers there are. No game is known here.

/// The answer that a person's habits give to a decision; nothing where it is to be thought about. `persons`: how many
/// sit at the screen: where there are several, who answers at once would tell what he has.
std::optional<engine::Move> usualAnswer(const engine::Rules& rules, const engine::Decision& decision,
                                        const engine::State& state, Habits habits, int persons);

/// Whether nothing but numbers is left to be said, so that they may stay as proposed.
bool asksForNumbersOnly(const engine::Decision& decision, const engine::Offer& offer, int pointed);

/// The parameter that still asks for one place after what was chosen beside the board, as for where a person goes; -1:
/// none.
int placeAskedFor(const engine::MoveBuilder& builder);

/// The same answer once more: numbers as near to those of before as they may be. Nothing where it is not open now.
std::optional<engine::Move> sameAgain(const engine::Decision& decision, const engine::State& state,
                                      const engine::Move& before);

/// The answer that ends the turn or its present part, where one is open. What it asks besides stays as proposed.
std::optional<engine::Move> finishing(const engine::Rules& rules, const engine::Decision& decision,
                                      const engine::State& state);

/// Whether a verb ends, stops or passes something: the turn or a part of it, a battle, all orders of a season.
bool endsOrPasses(const engine::Rules& rules, int verb);

/// Whether a verb begins a battle: what is done most often to the places that it names.
bool beginsBattle(const engine::Rules& rules, int verb);

/// How what is left to be placed is shared out.
enum class Spread {
    Evenly,  ///< where fewest stand
    InFront, ///< beside others' pieces, where they outnumber one's own most
    ByLot,
};

/// The next piece of those that are left to be placed, as a move. Nothing where none is. `view`: what the seat may
/// see; `lot`: which of the places is drawn.
std::optional<engine::Move> nextPlacement(const engine::Rules& rules, const engine::Decision& decision,
                                          const engine::State& state, const engine::State& view, Spread spread,
                                          std::uint64_t lot);
/// A piece, or a claim, is asked for that such a move can put.
bool isPlacing(const engine::Rules& rules, const engine::Decision& decision);
/// What is placed takes the place: pieces are put on it only later.
bool isClaiming(const engine::Rules& rules, const engine::Decision& decision);

} // namespace marches::app
