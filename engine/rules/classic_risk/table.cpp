// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::engine::risk {

namespace {

constexpr std::string_view kPieceClass = "army";
constexpr int kLeastTerritories = 2;

bool isLand(const Board& board, int place) { return board.place(place).kind == PlaceKind::Land; }

/// Neighbours on land, over every open connection that serves armies: borders, bridges, fords, passes and sea lanes. Sea zones
/// are no way: this game has no fleets.
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

/// Connected parts of the land, the largest first; of equal ones that with the first territory.
std::vector<std::vector<int>> parts(const Board& board, const std::vector<Mask>& open)
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

/// A bonus for a region that the map gives none: by its size and its territories with neighbours outside (CL-14).
int bonusBySize(const Table& table, const Continent& continent)
{
    int entrances = 0;
    each(continent.places, [&](int place) {
        bool outside = false;
        table.neighbours(place).forEach([&](int next) { outside = outside || !has(continent.places, next); });
        entrances += outside ? 1 : 0;
    });
    return std::max(1, static_cast<int>(std::lround((size(continent.places) + entrances) / 3.0)));
}

void readBoard(Table& table, const Board& board)
{
    table.open = landNeighbours(board);
    table.cardOf.assign(static_cast<std::size_t>(board.placeCount()), -1);
    auto connected = parts(board, table.open);
    table.places = std::move(connected.front());
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        put(table.land, table.places[i]);
        table.cardOf[static_cast<std::size_t>(table.places[i])] = static_cast<int>(i);
    }
    for (int region = 0; region < static_cast<int>(board.regions().size()); ++region) {
        Continent continent;
        continent.region = region;
        continent.bonus = board.regions()[static_cast<std::size_t>(region)].bonus;
        for (const int place : table.places)
            if (board.place(place).region == region) put(continent.places, place);
        if (size(continent.places) == 0) continue;
        continent.ownBonus = bonusBySize(table, continent);
        table.continents.push_back(continent);
    }
}

int wildCopies(const RulesetData& data)
{
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards)
            if (card.id == "wild") return std::clamp(card.copies, 0, kMaxWilds);
    return 0;
}

} // namespace

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options, std::vector<SeatInfo> seats,
                        std::vector<std::string> colours)
{
    Errors errors;
    for (const MapNeed& lacking : mapNeeds(board))
        if (lacking.forbids) errors.push_back(lacking.what);
    if (!errors.empty()) return fail(std::move(errors));

    Table table;
    table.options = options;
    table.seats = std::move(seats);
    table.colours = std::move(colours);
    table.wilds = wildCopies(data);
    readBoard(table, board);
    if (table.territories() < table.seatCount())
        return fail(gameProblem("map-too-small-for-seats",
                                {{"n", std::to_string(table.territories())}, {"seats", std::to_string(table.seatCount())}}));
    // On a tiny map a third army would leave nobody room to move.
    table.neutral = table.seatCount() == 2 && options.neutral && table.territories() >= 6;
    if (table.neutral) table.colours.emplace_back("neutral");
    return table;
}

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs;
    const auto add = [&needs](std::string code, std::vector<std::pair<std::string, std::string>> args, bool forbids) {
        needs.push_back({gameProblem(std::move(code), std::move(args)), forbids});
    };
    if (board.territoryCount() > kMaxTerritories || !board.playable()) {
        add("map-too-many-territories", {{"what", {}}, {"n", std::to_string(kMaxTerritories)}}, true);
        return needs;
    }
    const auto connected = parts(board, landNeighbours(board));
    if (connected.empty() || connected.front().size() < static_cast<std::size_t>(kLeastTerritories)) {
        add("map-no-connected-land", {{"n", std::to_string(kLeastTerritories)}}, true);
        return needs;
    }
    std::size_t cut = 0;
    for (std::size_t i = 1; i < connected.size(); ++i) cut += connected[i].size();
    if (cut > 0) add("map-land-cut-off", {{"n", std::to_string(cut)}, {"place", board.place(connected[1].front()).id}}, false);
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

} // namespace marches::engine::risk
