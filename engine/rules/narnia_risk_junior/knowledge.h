// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/chance.h"
#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"

namespace marches::engine::narnia_risk_junior {

/// Hides what `seat` may not know (-1: what is not public): the order of both decks, turn tokens face down, and with
/// secret cards (NRJ-A3) what others keep.
void hide(Position& position, int seat, bool secretCards);
/// Fills the hidden with something that could be, all possibilities of a game from its start evenly.
void fillHidden(const Table& table, Position& position, Random& random);

} // namespace marches::engine::narnia_risk_junior
