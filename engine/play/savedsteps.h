// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/package/node.h"
#include "engine/package/result.h"
#include "engine/play/game.h"

namespace marches::engine {

// The record of a game in a save: `name`, `note`, `here`, `steps` and `branches` (see savefile.h).

/// Adds the keys of the record to the map `save`.
void writeRecord(const Game& game, Node& save);

/// Plays a record that has the shape of a save, as far as it goes. `game` stands at its start.
void readRecord(const Node& save, const std::string& file, Game& game, Errors& errors);

} // namespace marches::engine
