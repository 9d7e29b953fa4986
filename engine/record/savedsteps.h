// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "engine/base/result.h"
#include "engine/game/game.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// The record of a game in a save: `name`, `note`, `here`, `steps` and `branches` (see savefile.h).

/// Adds the keys of the record to the map `save`.
void writeRecord(const Game& game, YamlNode& save);

/// Whoever waits for a long game hears how much of it is played, from 0 to 1. False: it is not wanted any more.
using Replayed = std::function<bool(double done)>;

/// Plays a record that has the shape of a save, as far as it goes, or as it is wanted. `game` stands at its start.
void readRecord(const YamlNode& save, const std::string& file, Game& game, Errors& errors, const Replayed& told = {});

} // namespace marches::engine
