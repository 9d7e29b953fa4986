// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/chance.h"
#include "engine/rules/le_monde_de_narnia/state.h"
#include "engine/rules/le_monde_de_narnia/table.h"

namespace marches::engine::le_monde_de_narnia {

/// Hides the order of both decks, which nobody knows. All else is open.
void hide(Position& position);
/// Fills hidden decks with the cards that lie nowhere in sight, all orders evenly.
void fillHidden(const Table& table, Position& position, Random& random);

} // namespace marches::engine::le_monde_de_narnia
