// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/landmass.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "engine/rules/common/boardsize.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine {

namespace {

constexpr std::string_view kPieceClass = "army";
constexpr int kLeastTerritories = 2;

bool isLand(const Board& board, int place) { return board.place(place).kind == PlaceKind::Land; }

} // namespace

std::vector<Mask> landNeighbours(const Board& board)
{
    std::vector<Mask> open = board.adjacencyFor(kPieceClass);
    const Mask land = board.kindMask(PlaceKind::Land);
    for (int place = 0; place < static_cast<int>(open.size()); ++place) {
        Mask& around = open[static_cast<std::size_t>(place)];
        around = isLand(board, place) ? around & land : Mask{};
        around.clear(place);
    }
    return open;
}

std::vector<std::vector<int>> landParts(const Board& board, const std::vector<Mask>& open)
{
    std::vector<std::vector<int>> found;
    Mask seen;
    for (int start = 0; start < board.territoryCount(); ++start) {
        if (!isLand(board, start) || seen.test(start)) continue;
        std::vector<int> part{start};
        seen.set(start);
        for (std::size_t i = 0; i < part.size(); ++i)
            open[static_cast<std::size_t>(part[i])].forEach([&](int next) {
                if (seen.test(next)) return;
                seen.set(next);
                part.push_back(next);
            });
        std::ranges::sort(part);
        found.push_back(std::move(part));
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return found;
}

int bonusBySize(const Mask& region, const std::vector<Mask>& open)
{
    int entrances = 0;
    region.forEach([&](int place) { entrances += (open[static_cast<std::size_t>(place)] - region).any() ? 1 : 0; });
    return std::max(1, static_cast<int>(std::lround((region.count() + entrances) / 3.0)));
}

std::vector<MapNeed> landNeeds(const Board& board, int mostTerritories, int mostPlaces)
{
    std::vector<MapNeed> needs;
    const auto add = [&needs](std::string code, std::vector<std::pair<std::string, std::string>> args, bool forbids) {
        needs.push_back({gameProblem(std::move(code), std::move(args)), forbids});
    };
    needs = sizeNeeds(board, mostTerritories, mostPlaces);
    if (!needs.empty()) return needs;
    const auto connected = landParts(board, landNeighbours(board));
    if (connected.empty() || connected.front().size() < static_cast<std::size_t>(kLeastTerritories)) {
        add("map-no-connected-land", {{"n", std::to_string(kLeastTerritories)}}, true);
        return needs;
    }
    std::size_t cut = 0;
    for (std::size_t i = 1; i < connected.size(); ++i) cut += connected[i].size();
    if (cut > 0)
        add("map-land-cut-off", {{"n", std::to_string(cut)}, {"place", board.place(connected[1].front()).id}}, false);
    std::string regionless;
    int count = 0;
    for (const int place : connected.front()) {
        if (board.place(place).region >= 0) continue;
        if (count++ == 0) regionless = board.place(place).id;
    }
    if (count > 0) add("map-territory-without-region", {{"n", std::to_string(count)}, {"place", regionless}}, false);
    for (const Region& region : board.regions())
        if (region.bonus == 0) add("map-region-without-bonus", {{"region", region.id}}, false);
    return needs;
}

} // namespace marches::engine
