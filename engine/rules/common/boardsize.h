// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/game/ruleset.h"

namespace marches::engine {

/// Whether the board is too large: in territories (land and sea), or in places of all kinds, told apart. Errors:
/// map-too-many-territories, map-too-many-places.
std::vector<MapNeed> sizeNeeds(const Board& board, int mostTerritories, int mostPlaces);

/// Those of the needs that forbid playing.
[[nodiscard]] Errors forbidding(const std::vector<MapNeed>& needs);

} // namespace marches::engine
