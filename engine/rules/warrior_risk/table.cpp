// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/table.h"

#include <algorithm>

#include "engine/rules/common/blocks.h"
#include "engine/rules/common/boardsize.h"
#include "engine/rules/common/landmass.h"

namespace marches::engine::warrior_risk {

namespace {

void readBoard(Table& table, const Board& board, const RulesetData& data)
{
    table.open = landNeighbours(board);
    table.places = landParts(board, table.open).front();
    table.words = std::max(1, blocksFor(board.territoryCount()));
    table.numbers.assign(table.open.size(), 0);
    for (const int place : table.places) {
        table.numbers[static_cast<std::size_t>(place)] = table.land.count();
        table.land.set(place);
    }
    table.reach = table.open;
    table.anywhere.assign(table.open.size(), table.land);
    for (const int place : table.places) table.reach[static_cast<std::size_t>(place)].set(place);

    const std::vector<RegionLine> lines = readRegionLines(board, data);
    for (const Place& place : board.places())
        table.lines.push_back(place.region >= 0 ? lines[static_cast<std::size_t>(place.region)] : lines.back());
    table.continentAt.assign(table.open.size(), -1);
    for (int region = 0; region < static_cast<int>(board.regions().size()); ++region) {
        Continent continent{region, {}, 0, board.regions()[static_cast<std::size_t>(region)].bonus};
        for (const int place : table.places)
            if (board.place(place).region == region) continent.places.set(place);
        table.regionPlaces.push_back(continent.places);
        continent.size = continent.places.count();
        table.regionSizes.push_back(continent.size);
        if (continent.size == 0) continue;
        if (continent.bonus == kNoBonus)
            continent.bonus = 0;
        else if (continent.bonus == 0)
            continent.bonus = bonusBySize(continent.places, table.open);
        continent.places.forEach([&](int place) {
            table.continentAt[static_cast<std::size_t>(place)] = static_cast<int>(table.continents.size());
        });
        table.continents.push_back(continent);
    }
    table.partners.assign(board.regions().size(), {});
    for (const auto& [a, b] : readPairs(board, data)) {
        if (!table.placesOf(a).any() || !table.placesOf(b).any()) continue;
        table.pairs.emplace_back(a, b);
        table.partners[static_cast<std::size_t>(a)].set(b);
        table.partners[static_cast<std::size_t>(b)].set(a);
    }
}

/// Territories on the lines that the dice of their table reach.
Mask readDrawable(const Table& table)
{
    Mask found;
    for (const PlaceTable& places : table.lists.places)
        for (int sum = places.dice; sum <= std::min<int>(places.dice * kFaces, static_cast<int>(places.rows.size()));
             ++sum)
            if (const auto row = static_cast<std::size_t>(sum - 1); !places.blank[row]) found.set(places.rows[row]);
    return found;
}

} // namespace

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                        const std::vector<SeatRequest>& seats)
{
    auto sitting = makeSitting(seats, kMaxSeats, armyColours().first(kMaxSeats));
    if (!sitting) return tl::unexpected(sitting.error());
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));

    Table table;
    table.options = options;
    table.seats = std::move(sitting->seats);
    table.colours = std::move(sitting->colours);
    table.lists = readLists(board, data);
    if (const int dealt = seatsWithRealms(data); table.seatCount() > dealt)
        return fail(seatsWithoutFigures(data, "deal", dealt + 1));
    readBoard(table, board, data);
    if (table.territories() < table.seatCount())
        return fail(gameProblem("map-too-small-for-seats", {{"n", std::to_string(table.territories())},
                                                            {"seats", std::to_string(table.seatCount())}}));
    if (options.classicCards) table.lists.countCardsFrom(table.territories());
    if (table.pairs.empty()) table.options.continents = false; // a world of one region is won whole
    // The tables name territories that the game may not be played on: cut off from the rest.
    for (const PlaceTable& places : table.lists.places)
        for (std::size_t i = 0; i < places.rows.size(); ++i)
            if (!places.blank[i] && !table.land.test(places.rows[i])) table.lists.placesKnown = false;
    if (!table.lists.placesKnown) return table;
    table.drawable = readDrawable(table);
    // The second of two territories would be drawn for ever.
    if (table.drawable.count() < 2) return fail(gameProblem("warrior-one-random-territory", {}));
    return table;
}

SeatRange seatRange(const RulesetData& data, const Board& /*board*/)
{
    return {data.minSeats, std::max(data.minSeats, mostSeats(data, kRuledSeats, seatsWithRealms(data)))};
}

std::vector<MapNeed> mapNeeds(const Board& board) { return landNeeds(board, kMaxTerritories, Mask::kCapacity); }

} // namespace marches::engine::warrior_risk
