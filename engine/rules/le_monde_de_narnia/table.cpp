// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/common/boardsize.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

constexpr int kLeastSpaces = 12;
constexpr std::string_view kCastle = "castle";
constexpr std::string_view kWolfFlag = "wolf";

/// The loop of the road: the longest closed track.
const Track* loopOf(const Board& board)
{
    const Track* found = nullptr;
    for (const Track& track : board.tracks())
        if (track.circular && (found == nullptr || track.spaces.size() > found->spaces.size())) found = &track;
    return found;
}

/// The spur: an open track that leads to the start of the loop, or null.
const Track* spurOf(const Board& board, const Track& loop)
{
    for (const Track& track : board.tracks())
        if (!track.circular && track.before == loop.spaces.front()) return &track;
    return nullptr;
}

Kind kindOf(const Place& place)
{
    if (place.terrain == "event") return Kind::Event;
    return place.terrain == "sword" ? Kind::Sword : Kind::Empty;
}

/// Where the wolves wait: on the spaces with their flag; where the map says nothing, on the last Event spaces, and
/// without enough of those evenly round the loop.
void placeWolves(const Board& board, Road& road)
{
    std::vector<int> flagged;
    std::vector<int> events;
    for (int way = 1; way < road.length(); ++way) {
        if (board.place(road.place(way)).hasFlag(kWolfFlag)) flagged.push_back(way);
        if (road.kind(way) == Kind::Event) events.push_back(way);
    }
    const std::vector<int>& homes = flagged.empty() ? events : flagged;
    const int spare = static_cast<int>(homes.size()) - kWolves;
    for (int i = 0; i < kWolves; ++i)
        road.wolf[static_cast<std::size_t>(i)] =
            spare >= 0 ? homes[static_cast<std::size_t>(i) + (flagged.empty() ? static_cast<std::size_t>(spare) : 0)]
                       : road.length() * (i + 1) / (kWolves + 1);
}

Road makeRoad(const Board& board)
{
    Road road;
    const Track& loop = *loopOf(board);
    road.loop = loop.spaces;
    if (const Track* spur = spurOf(board, loop)) road.spur.assign(spur->spaces.rbegin(), spur->spaces.rend());
    road.wayOf.assign(static_cast<std::size_t>(board.placeCount()), Road::kNowhere);
    road.witch = -road.spurLength();
    for (int way = 0; way < road.length(); ++way) {
        road.kinds.push_back(kindOf(board.place(road.place(way))));
        road.wayOf[static_cast<std::size_t>(road.place(way))] = way;
        if (board.place(road.place(way)).terrain == kCastle) road.witch = way;
    }
    for (int way = -road.spurLength(); way < 0; ++way) {
        road.wayOf[static_cast<std::size_t>(road.place(way))] = way;
        if (board.place(road.place(way)).terrain == kCastle) road.witch = way;
    }
    road.kinds.front() = Kind::Empty; // the Lamppost
    placeWolves(board, road);
    return road;
}

} // namespace

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                        const std::vector<SeatRequest>& requests)
{
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));
    const int players = static_cast<int>(requests.size());
    if (players < 2 || players > kMaxSeats)
        return fail(gameProblem("lmn-seats-count", {{"seat", std::to_string(players)}}));

    Table table;
    table.options = options;
    auto sitting = makeSitting(requests, kMaxSeats);
    if (!sitting) return tl::unexpected(sitting.error());
    table.seats = std::move(sitting->seats);
    table.colours = std::move(sitting->colours);
    table.usual.fill(-1);
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const auto* const child = std::ranges::find(kChildIds, table.seats[i].id);
        if (child != kChildIds.end()) table.usual[i] = static_cast<int>(child - kChildIds.begin());
    }
    table.road = makeRoad(board);
    auto cards = compileCards(data);
    if (!cards) return tl::unexpected(cards.error());
    table.cards = std::move(*cards);
    return table;
}

SetUpWords setUpWords() { return {{std::string(kWolfFlag)}, {}, false}; }

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs;
    const auto add = [&needs](std::string code, std::vector<std::pair<std::string, std::string>> args, bool forbids) {
        needs.push_back({gameProblem(std::move(code), std::move(args)), forbids});
    };
    needs = sizeNeeds(board, board.territoryCount(), Mask::kCapacity); // territories have no part in the race
    if (!needs.empty()) return needs;
    const Track* loop = loopOf(board);
    if (loop == nullptr || static_cast<int>(loop->spaces.size()) < kLeastSpaces) {
        add("map-no-loop", {{"n", std::to_string(kLeastSpaces)}}, true);
        return needs;
    }
    const bool events =
        std::ranges::any_of(loop->spaces, [&board](int place) { return kindOf(board.place(place)) == Kind::Event; });
    if (!events) add("map-no-event-space", {{"track", loop->id}}, false);
    if (spurOf(board, *loop) == nullptr) add("map-no-spur", {{"track", loop->id}}, false);
    return needs;
}

} // namespace marches::engine::le_monde_de_narnia
