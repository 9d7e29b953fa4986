// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"
#include "engine/rules/registry/registry.h"

namespace marches::test {

using namespace engine;

Board gridBoard(int rows, int columns)
{
    std::vector<Place> places;
    std::vector<Region> regions;
    std::vector<Connection> connections;
    for (int row = 0; row < rows; ++row) {
        regions.push_back({"region-" + std::to_string(row), 0});
        for (int column = 0; column < columns; ++column) {
            const int number = row * columns + column;
            Place place;
            place.id = "land-" + std::to_string(number);
            place.region = row;
            places.push_back(place);
            const auto join = [&](int to) {
                Connection connection;
                connection.from = number;
                connection.to = to;
                connections.push_back(connection);
            };
            if (column + 1 < columns) join(number + 1);
            if (row + 1 < rows) join(number + columns);
            if (row + 1 < rows && column == 0 && columns > 1) join(number + columns + 1);
        }
    }
    return Board(std::move(places), std::move(regions), std::move(connections), {});
}

std::unique_ptr<const Rules> riskRules(int players, const Board& board, const RiskSettings& settings)
{
    RulesetData data;
    data.id = "classic-risk";
    data.maxSeats = 6;
    CardSpec wild;
    wild.id = "wild";
    wild.copies = 2;
    data.decks.push_back({"cards", {wild}});
    for (const auto& [id, value] : settings) {
        OptionSpec& option = data.options.emplace_back();
        option.id = id;
        option.byDefault = value;
    }
    const Ruleset* ruleset = findRuleset("classic-risk");
    auto rules = ruleset->make(board, data, OptionValues(data.options), ruleset->defaultSeats(data, players));
    return rules ? std::move(*rules) : nullptr;
}

std::unique_ptr<const Rules> riskRules(int players, const RiskSettings& settings)
{
    return riskRules(players, gridBoard(6, 7), settings);
}

} // namespace marches::test
