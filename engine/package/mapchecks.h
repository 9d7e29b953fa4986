// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/board/checks.h"
#include "engine/package/mappackage.h"

namespace marches::engine {

/// Problems of a map: those of its board (checkBoard) and those of what is drawn (labels, sites, bridges, lanes) and of
/// its texts, and `further` ones that were found elsewhere. What the author approved is marked. `terrains`: words for
/// ground that are known beside knownTerrains(), as the style of the map draws them.
std::vector<Problem> checkMap(const MapData& map, std::vector<Problem> further = {},
                              std::vector<std::string> terrains = {});

} // namespace marches::engine
