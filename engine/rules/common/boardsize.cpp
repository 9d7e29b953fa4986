// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/boardsize.h"

#include <string>
#include <utility>

#include "engine/base/mask.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine {

std::vector<MapNeed> sizeNeeds(const Board& board, int mostTerritories, int mostPlaces)
{
    std::vector<MapNeed> needs;
    const auto limit = [&needs](std::string code, int most, int count) {
        if (count > most)
            needs.push_back(
                {gameProblem(std::move(code), {{"n", std::to_string(most)}, {"count", std::to_string(count)}}), true});
    };
    limit("map-too-many-territories", mostTerritories, board.territoryCount());
    limit("map-too-many-places", mostPlaces, board.placeCount());
    limit("map-too-many-regions", Mask::kCapacity, static_cast<int>(board.regions().size()));
    return needs;
}

Errors forbidding(const std::vector<MapNeed>& needs)
{
    Errors errors;
    for (const MapNeed& need : needs)
        if (need.forbids) errors.push_back(need.what);
    return errors;
}

} // namespace marches::engine
