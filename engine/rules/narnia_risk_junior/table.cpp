// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/table.h"

#include <algorithm>
#include <utility>

#include "engine/rules/common/boardsize.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr int kBoggles = 53;
constexpr int kMinotaurs = 28;
constexpr int kLeastTerritories = 8; ///< every army of four players gets one, and the Witch half of all
// Each territory begins with two light pieces. A board that the pieces of one box do not go round takes those of
// others: for every so many territories, as the board of the game has them, one.
constexpr int kOneBox = 64; ///< the largest board that is played with one
constexpr int kTerritoriesOfBox = 25;

Way wayOf(const Connection& connection)
{
    if (!connection.open()) return Way::ClosedBorder;
    switch (connection.kind) {
    case ConnectionKind::Bridge: return Way::Bridge;
    case ConnectionKind::SeaLane: return Way::SeaLane;
    case ConnectionKind::Border:
    case ConnectionKind::Ford:
    case ConnectionKind::Pass: return Way::Border;
    }
    return Way::Border;
}

/// Of several connections between two territories people take the best: a border costs no die, a bridge may be ignored
/// by some, a sea lane by nobody, and a closed border does not serve at all.
void readJoins(Table& table, const Board& board)
{
    const std::size_t count = at(board.territoryCount());
    table.open.resize(count);
    table.closed.resize(count);
    table.joins.resize(count);
    for (const Connection& connection : board.connections()) {
        const int from = connection.from;
        const int to = connection.to;
        if (!table.land.test(from) || !table.land.test(to) || from == to) continue;
        table.joins[at(from)].push_back({static_cast<std::int16_t>(to), wayOf(connection)});
        table.joins[at(to)].push_back({static_cast<std::int16_t>(from), wayOf(connection)});
    }
    const auto same = [](const Join& a, const Join& b) { return a.to == b.to; };
    for (std::size_t from = 0; from < count; ++from) {
        std::vector<Join>& joins = table.joins[from];
        std::sort(joins.begin(), joins.end());
        joins.erase(std::unique(joins.begin(), joins.end(), same), joins.end());
        for (const Join& join : joins) (join.way == Way::ClosedBorder ? table.closed : table.open)[from].set(join.to);
    }
}

void readBoard(Table& table, const Board& board)
{
    table.places = board.placeCount();
    table.words = std::max(1, blocksFor(board.territoryCount()));
    for (int i = 0; i < board.territoryCount(); ++i) {
        if (board.place(i).kind != PlaceKind::Land) continue;
        table.land.set(i);
        if (board.place(i).terrain == "wooded") table.wooded.set(i);
    }
    table.lands = table.land.count();
    if (table.lands > kOneBox) table.boxes = (table.lands + kTerritoriesOfBox - 1) / kTerritoriesOfBox;
    readJoins(table, board);
    table.lake = board.findPlace("frozen-lake").value_or(-1);
    table.castle = board.findPlace("witchs-castle").value_or(-1);
    table.christmas = board.findPlace("father-christmas").value_or(-1);
    table.courtyard = board.findPlace("courtyard").value_or(-1);
    table.pavilion = board.findPlace("pavilion").value_or(-1);
    table.wardrobe = board.findPlace("wardrobe").value_or(-1);
    if (!table.land.test(table.lake)) table.lake = -1;
}

void readSeats(Table& table)
{
    table.seatOf.fill(-1);
    table.markerOf.fill(-1);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        for (const int army : table.seats[seat].armies) {
            table.seatOf[static_cast<std::size_t>(army)] = static_cast<int>(seat);
            const int marker = table.options.scoringPerArmy ? army : table.seats[seat].armies.front();
            table.markerOf[static_cast<std::size_t>(army)] = marker;
            table.markers[static_cast<std::size_t>(marker)] = true;
        }
    for (int army = 0; army < kArmies; ++army) {
        if (table.seatOf[static_cast<std::size_t>(army)] < 0) continue;
        table.armies.push_back(army);
        if (sideOf(static_cast<Army>(army)) == Side::Aslan) table.aslanArmies.push_back(army);
    }
    table.witchSeat = table.seatOf[idx(Army::Witch)];
    // Camps: red, blue, yellow, then the Witch. A player with two armies chooses once unless each army has its own
    // camp.
    for (const int army : table.aslanArmies) {
        const SeatInfo& seat = table.seats[static_cast<std::size_t>(table.seatOf[static_cast<std::size_t>(army)])];
        if (table.options.campsPerArmy || seat.armies.front() == army) table.choosers.push_back(army);
    }
    table.choosers.push_back(num(Army::Witch));
}

Errors seatProblem(std::string code, std::string seat)
{
    return {Error{std::move(code), {{"seat", std::move(seat)}}, {}, 0, 0, {}}};
}

MapNeed need(std::string code, std::string what, int number, bool forbids)
{
    return {Error{std::move(code), {{"what", std::move(what)}, {"n", std::to_string(number)}}, {}, 0, 0, {}}, forbids};
}

} // namespace

int Table::totalOf(int army, int kind) const
{
    if (army == num(Army::Witch)) return boxes * (kind == kLight ? kBoggles : kMinotaurs);
    return std::min(kMostPieces, boxes * (kind == kLight ? options.faunsPerSet : options.centaursPerSet));
}

Way Table::wayBetween(int from, int to) const
{
    for (const Join& join : joins[at(from)])
        if (join.to == to) return join.way;
    return Way::None;
}

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                        const std::vector<SeatRequest>& seats)
{
    auto sitting = makeSeats(seats);
    if (!sitting) return tl::unexpected(sitting.error());
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));
    auto deck = compileDeck(data, options.cardEffects);
    if (!deck) return tl::unexpected(deck.error());

    Table table;
    table.options = options;
    table.deck = std::move(*deck);
    table.seats = std::move(*sitting);
    readBoard(table, board);
    readSeats(table);
    return table;
}

std::vector<SeatRequest> usualSeats(int players)
{
    std::vector<SeatRequest> seats{{"witch", "witch", {"witch"}}};
    if (players == 2) seats.push_back({"aslan", "aslan", {"red", "blue"}});
    for (int i = 1; players > 2 && i < std::min(players, kMaxSeats); ++i)
        seats.push_back({std::string(armyId(i)), "aslan", {std::string(armyId(i))}});
    return seats;
}

Result<std::vector<SeatInfo>> makeSeats(const std::vector<SeatRequest>& requests)
{
    const int players = static_cast<int>(requests.size());
    if (players < 2 || players > kMaxSeats) return fail(seatProblem("nrj-seats-count", std::to_string(players)));
    std::vector<SeatInfo> seats;
    std::array<bool, kArmies> taken{};
    const auto take = [&taken](int army) {
        return army >= 0 && !std::exchange(taken[static_cast<std::size_t>(army)], true);
    };
    for (const SeatRequest& request : requests) {
        SeatInfo seat;
        seat.id = request.id;
        const bool witch = request.side == "witch" || (request.side.empty() && request.id == "witch");
        seat.side = num(witch ? Side::Witch : Side::Aslan);
        if (witch && !take(num(Army::Witch))) return fail(seatProblem("nrj-two-witches", request.id));
        if (witch) seat.armies.push_back(num(Army::Witch));
        for (const std::string& name : request.armies) {
            const int army = findArmy(name);
            if (witch && army == num(Army::Witch)) continue;
            if (witch || army <= 0 || !take(army)) return fail(seatProblem("nrj-bad-army", request.id));
            seat.armies.push_back(army);
        }
        seats.push_back(std::move(seat));
    }
    if (!taken[idx(Army::Witch)]) return fail(seatProblem("nrj-no-witch", {}));
    const std::size_t wanted = players == 2 ? 2 : 1;
    for (SeatInfo& seat : seats) {
        if (seat.side == num(Side::Witch)) continue;
        for (int army = num(Army::Red); army < kArmies && seat.armies.size() < wanted; ++army)
            if (take(army)) seat.armies.push_back(army);
        if (seat.armies.size() != wanted) return fail(seatProblem("nrj-army-count", seat.id));
        std::sort(seat.armies.begin(), seat.armies.end());
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].id.empty())
            seats[i].id = players == 2 && i != 0 ? "aslan" : std::string(armyId(seats[i].armies.front()));
        for (std::size_t j = 0; j < i; ++j)
            if (seats[j].id == seats[i].id) return fail(seatProblem("nrj-seat-twice", seats[i].id));
    }
    return seats;
}

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs = sizeNeeds(board, kMaxTerritories, Mask::kCapacity);
    const auto lands = std::count_if(board.places().begin(), board.places().end(),
                                     [](const Place& place) { return place.kind == PlaceKind::Land; });
    if (lands < kLeastTerritories) needs.push_back(need("map-too-few-territories", {}, kLeastTerritories, true));
    for (const char* site : {"courtyard", "pavilion", "wardrobe"}) {
        const auto place = board.findPlace(site);
        if (!place || board.place(*place).kind != PlaceKind::Site)
            needs.push_back(need("map-lacks-site", site, 0, true));
    }
    for (const char* territory : {"frozen-lake", "witchs-castle", "father-christmas"})
        if (!board.findPlace(territory)) needs.push_back(need("map-lacks-territory", territory, 0, false));
    return needs;
}

} // namespace marches::engine::narnia_risk_junior
