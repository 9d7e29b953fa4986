// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/table.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/rules/classic_risk/context.h"
#include "engine/rules/common/boardsize.h"
#include "engine/rules/common/landmass.h"

namespace marches::engine::classic_risk {

namespace {

void readBoard(Table& table, const Board& board)
{
    table.open = landNeighbours(board);
    table.words = blocksFor(board.territoryCount());
    table.cardOf.assign(static_cast<std::size_t>(board.placeCount()), -1);
    auto connected = landParts(board, table.open);
    table.places = std::move(connected.front());
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        table.land.set(table.places[i]);
        table.cardOf[static_cast<std::size_t>(table.places[i])] = static_cast<int>(i);
    }
    for (int region = 0; region < static_cast<int>(board.regions().size()); ++region) {
        Continent continent;
        continent.region = region;
        const int said = board.regions()[static_cast<std::size_t>(region)].bonus;
        continent.bonus = std::max(0, said);
        for (const int place : table.places)
            if (board.place(place).region == region) continent.places.set(place);
        if (!continent.places.any()) continue;
        continent.places.forEach([&](int place) { continent.around |= table.neighbours(place); });
        continent.around -= continent.places;
        continent.size = continent.places.count();
        if (said == 0 && !table.options.plainRegions) continent.ownBonus = bonusBySize(continent.places, table.open);
        table.continents.push_back(continent);
    }
}

/// The symbols stand in turn over the territories, as often as the deck says, but for those that it names.
void readSymbols(Table& table, const Board& board)
{
    std::vector<std::uint8_t> turn;
    for (int symbol = 0; symbol < kSymbols; ++symbol)
        turn.insert(turn.end(), static_cast<std::size_t>(table.lists.symbols[static_cast<std::size_t>(symbol)]),
                    static_cast<std::uint8_t>(symbol));
    std::size_t next = 0;
    for (const int place : table.places) {
        int symbol = -1;
        for (int named = 0; named < kSymbols; ++named)
            if (const auto& shown = table.lists.shown[static_cast<std::size_t>(named)];
                std::ranges::find(shown, board.place(place).id) != shown.end())
                symbol = named;
        table.symbols.push_back(symbol >= 0 ? static_cast<std::uint8_t>(symbol) : turn[next++ % turn.size()]);
    }
}

int continentNamed(const Table& table, const Board& board, const std::string& id)
{
    const auto found = std::ranges::find_if(table.continents, [&](const Continent& continent) {
        return board.regions()[static_cast<std::size_t>(continent.region)].id == id;
    });
    return found == table.continents.end() ? -1 : static_cast<int>(found - table.continents.begin());
}

/// The aim on this board; nothing, where the board or the armies lack what it is about.
std::optional<Aim> aimOf(const Table& table, const Board& board, const AimSpec& spec)
{
    Aim aim;
    aim.kind = spec.kind;
    aim.more = spec.more;
    aim.armies = spec.armies;
    aim.count = spec.share > 0 ? (spec.share * table.territories() + 99) / 100 : spec.count;
    if (aim.count > table.territories()) return {};
    for (const std::string& region : spec.regions) {
        aim.continents.push_back(continentNamed(table, board, region));
        if (aim.continents.back() < 0) return {};
    }
    if (aim.continents.size() + static_cast<std::size_t>(aim.more) > table.continents.size()) return {};
    if (aim.kind != AimSpec::Kind::Eliminate) return aim;
    const auto army = std::ranges::find(table.colours, spec.army);
    if (army == table.colours.end()) return {};
    aim.army = static_cast<int>(army - table.colours.begin());
    return aim;
}

void readMissions(Table& table, const Board& board)
{
    for (const MissionSpec& spec : table.lists.missions) {
        Mission mission{spec.id, spec.copies, {}};
        for (const AimSpec& aim : spec.aims)
            if (std::optional<Aim> possible = aimOf(table, board, aim)) mission.aims.push_back(std::move(*possible));
        if (!mission.aims.empty() && mission.copies > 0) table.missions.push_back(std::move(mission));
    }
}

int missionCards(const Table& table)
{
    int count = 0;
    for (const Mission& mission : table.missions) count += mission.copies;
    return count;
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
    table.lists = readLists(data);
    table.wilds = table.lists.wilds;
    readBoard(table, board);
    readSymbols(table, board);
    if (table.territories() < table.seatCount())
        return fail(gameProblem("map-too-small-for-seats", {{"n", std::to_string(table.territories())},
                                                            {"seats", std::to_string(table.seatCount())}}));
    // On a tiny map a third army would leave nobody room to move.
    table.neutral = table.seatCount() == 2 && options.neutral && table.territories() >= 6;
    if (table.neutral) table.colours.emplace_back("neutral");
    if (!table.withMissions()) return table;
    readMissions(table, board);
    for (const Mission& mission : table.missions)
        if (mission.id == "wild" || board.findPlace(mission.id))
            return fail(gameProblem("name-twice", {{"name", mission.id}}));
    if (const int cards = missionCards(table); cards < table.seatCount())
        return fail(gameProblem("risk-too-few-missions",
                                {{"n", std::to_string(cards)}, {"seats", std::to_string(table.seatCount())}}));
    return table;
}

std::vector<MapNeed> mapNeeds(const Board& board) { return landNeeds(board, kMaxTerritories, Mask::kCapacity); }

} // namespace marches::engine::classic_risk
