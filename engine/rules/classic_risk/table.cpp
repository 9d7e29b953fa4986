// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/table.h"

#include <algorithm>
#include <utility>

#include "engine/rules/common/landmass.h"

namespace marches::engine::classic_risk {

namespace {

constexpr const char* kWild = "wild";

void readBoard(Table& table, const Board& board)
{
    table.open = landNeighbours(board);
    table.words = board.placeCount() / 64 + 1;
    table.cardOf.assign(static_cast<std::size_t>(board.placeCount()), -1);
    auto connected = landParts(board, table.open);
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
        continent.ownBonus = bonusBySize(Mask::ofWords(continent.places), table.open);
        table.continents.push_back(continent);
    }
}

int wildCopies(const RulesetData& data)
{
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards)
            if (card.id == kWild) return card.copies;
    return 0;
}

} // namespace

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms = [] {
        DeckForm deck;
        deck.id = "cards";
        deck.mostCopies = kMaxWilds;
        deck.required = false;
        deck.cards = {kWild};
        return std::vector<DeckForm>{std::move(deck)};
    }();
    return kForms;
}

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                        std::vector<SeatInfo> seats, std::vector<std::string> colours)
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
        return fail(gameProblem("map-too-small-for-seats", {{"n", std::to_string(table.territories())},
                                                            {"seats", std::to_string(table.seatCount())}}));
    // On a tiny map a third army would leave nobody room to move.
    table.neutral = table.seatCount() == 2 && options.neutral && table.territories() >= 6;
    if (table.neutral) table.colours.emplace_back("neutral");
    return table;
}

std::vector<MapNeed> mapNeeds(const Board& board) { return landNeeds(board, kMaxTerritories); }

} // namespace marches::engine::classic_risk
