// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/chance.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// Hides what `seat` may not know (-1: what is not public): the order of the deck, and the cards of others.
void hide(const Table& table, Position& position, int seat);
/// Fills the hidden with something that could be, all possibilities evenly: every card that lies nowhere in sight is as
/// likely in a hand as in the deck.
void fillHidden(const Table& table, Position& position, Random& random);

} // namespace marches::engine::classic_risk
