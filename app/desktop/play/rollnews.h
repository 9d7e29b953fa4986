// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/play/gamerunner.h"

namespace marches::app {

/// Whether what dice or a card brought about at a moment of the record still is news at the moment that is shown: until
/// the next turn begins, or something is answered that is another matter. That is a decision that is answered with
/// places and speaks of none of those that `about` speaks of: to take what was won, or to attack it once more, belongs
/// to the battle for it. `about`: what was rolled for, or what was told of the card.
///
/// By the record and what everybody may see of it, so that it tells nothing of a secret.
bool isNews(const GameRunner& runner, int node, const engine::Message& about);

/// Whether both speak of a place, and it is the same one: the rolls of one battle.
bool speakOfOnePlace(const engine::Rules& rules, const engine::Message& one, const engine::Message& other);

} // namespace marches::app
