// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/mask.h"
#include "engine/board/board.h"
#include "engine/game/ruleset.h"

// What the games of the Risk family read of a map: the land on which armies march.

namespace marches::engine {

/// Neighbours on land by place, over every open connection that serves armies: borders, bridges, fords, passes and sea
/// lanes. Sea zones are no way.
std::vector<Mask> landNeighbours(const Board& board);

/// Connected parts of the land, the largest first; of equal ones that with the first territory. Places ascend.
std::vector<std::vector<int>> landParts(const Board& board, const std::vector<Mask>& open);

/// A bonus for a region that the map gives none: by its size and its territories with neighbours outside (CL-14).
int bonusBySize(const Mask& region, const std::vector<Mask>& open);

/// What a map lacks for a game on its largest connected land, with at most so many territories of land and sea, and so
/// many places of all kinds.
std::vector<MapNeed> landNeeds(const Board& board, int mostTerritories, int mostPlaces);

} // namespace marches::engine
