// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/rules/common/boardsize.h"
#include "engine/rules/common/landmass.h"
#include "engine/rules/common/optiontable.h"
#include "engine/rules/common/sitting.h"
#include "engine/rules/heralds_round/game.h"

namespace marches::engine::heralds_round {

namespace {

constexpr int kLeastShires = 2;
constexpr std::string_view kHill = "capital"; ///< flag of the territory on which the Herald stands
constexpr std::string_view kHillTerrains[] = {"hill", "hills", "mountain", "mountains"};

constexpr SwitchOption<Options> kSwitches[] = {
    {"base.second-place", &Options::second},
    {"advanced.great-moot", &Options::greatMoot},
    {"advanced.narrow-hills", &Options::narrowHills},
    {"house.news", &Options::news},
};
constexpr WordOption<Options> kWords[] = {{"reading.tied-moot", "share", &Options::tiedShare}};
constexpr NumberOption<Options> kNumbers[] = {
    {"base.envoys", 1, 30, &Options::envoys}, {"base.steps", 1, 6, &Options::steps},
    {"base.room", 1, 9, &Options::room},      {"base.herald-dice", 1, 3, &Options::dice},
    {"base.rounds", 1, 60, &Options::rounds}, {"house.goal", 0, 200, &Options::goal},
};

/// The shires in the order of the map's regions.
std::vector<Shire> shiresOf(const Board& board)
{
    std::vector<Shire> shires;
    const Mask land = board.kindMask(PlaceKind::Land);
    for (int region = 0; region < static_cast<int>(board.regions().size()); ++region) {
        const Mask places = board.regionMask(region) & land;
        if (!places.any()) continue;
        const int bonus = board.regions()[static_cast<std::size_t>(region)].bonus;
        Shire shire{region, places.first(), bonus == 0 ? places.count() : std::max(bonus, 0), {}};
        places.forEach([&](int place) { shire.places.push_back(place); });
        for (const int place : shire.places)
            if (board.place(place).hasFlag(kHill)) shire.hill = place;
        shires.push_back(std::move(shire));
    }
    return shires;
}

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    return readOptionTables<Options>(values, kSwitches, kWords, kNumbers);
}

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs = sizeNeeds(board, Mask::kCapacity, Mask::kCapacity);
    if (!needs.empty()) return needs;
    if (const std::size_t shires = shiresOf(board).size(); shires < std::size_t{kLeastShires})
        needs.push_back({gameProblem("map-too-few-shires",
                                     {{"n", std::to_string(kLeastShires)}, {"count", std::to_string(shires)}}),
                         true});
    for (const Region& region : board.regions())
        if (region.bonus == 0)
            needs.push_back({gameProblem("map-region-without-bonus", {{"region", region.id}}), false});
    return needs;
}

Result<Table> makeTable(const Board& board, const RulesetData& /*data*/, const Options& options,
                        const std::vector<SeatRequest>& requests)
{
    auto sitting = makeSitting(requests, kMaxSeats);
    if (!sitting) return tl::unexpected(sitting.error());
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));
    Table table;
    table.options = options;
    table.seats = std::move(sitting->seats);
    table.colours = std::move(sitting->colours);
    table.shires = shiresOf(board);
    table.shireOf.assign(static_cast<std::size_t>(board.placeCount()), -1);
    for (std::size_t i = 0; i < table.shires.size(); ++i)
        for (const int place : table.shires[i].places) {
            table.shireOf[static_cast<std::size_t>(place)] = static_cast<int>(i);
            table.land.set(place);
            if (std::ranges::find(kHillTerrains, board.place(place).terrain) != std::end(kHillTerrains))
                table.hills.set(place);
        }
    table.land.forEach([&](int place) { table.places.push_back(place); });
    table.open = landNeighbours(board);
    for (Mask& around : table.open) around &= table.land;
    return table;
}

} // namespace marches::engine::heralds_round
