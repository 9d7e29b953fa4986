// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/table.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string_view>
#include <utility>

#include "engine/rules/common/boardsize.h"
#include "engine/rules/ordergames/powerseats.h"

namespace marches::engine::diplomacy {

namespace {

using adjudication::MissingCoast;
using adjudication::MovementGraph;
using adjudication::UnitClass;

constexpr std::string_view kCentre = "supply-centre";
constexpr std::string_view kHome = "home";
constexpr std::string_view kStartsArmy = "starts-army";
constexpr std::string_view kStartsFleet = "starts-fleet"; ///< or "starts-fleet-sc", on a coast

bool isHome(const Place& place) { return place.region >= 0 && place.hasFlag(kHome) && place.hasFlag(kCentre); }

/// The ways of one class of unit, and what is added to them.
class Compiler {
public:
    Compiler(Table& table, const Board& board) : t(table), m_board(board) {}

    void run()
    {
        t.provinces = m_board.territoryCount();
        t.places = m_board.placeCount();
        t.everywhere = Mask::firstN(t.places);
        t.words = std::max(1, blocksFor(t.provinces));
        const auto provinces = static_cast<std::size_t>(t.provinces);
        t.startUnit.assign(provinces, 0);
        t.startCoast.assign(provinces, 0);
        for (int i = 0; i < t.provinces; ++i) addProvince(i);
        for (int i = 0; i < t.places; ++i) place(i);
        t.nameRank = adjudication::nameRanks(m_board);
        measure();
        int number = 0;
        t.centres.forEach([&](int centre) { draw(centre, number++); });
    }

private:
    const MovementGraph& graph() const { return *t.graph; }

    void addProvince(int index)
    {
        const Place& place = m_board.place(index);
        (place.kind == PlaceKind::Sea ? t.seas : t.land).set(index);
        if (place.kind == PlaceKind::Land && graph().adjacentSeas[static_cast<std::size_t>(index)].any())
            t.coastal.set(index);
        if (place.hasFlag(kCentre)) t.centres.set(index);
        const auto seat = std::ranges::find(t.region, place.region);
        if (seat == t.region.end() || !isHome(place)) return;
        const auto number = static_cast<int>(seat - t.region.begin());
        t.home[static_cast<std::size_t>(number)].set(index);
        for (const std::string& flag : place.flags) start(index, number, flag);
    }
    void start(int index, int seat, std::string_view flag)
    {
        const auto at = static_cast<std::size_t>(index);
        if (flag == kStartsArmy) t.startUnit[at] = unitOf(seat, false);
        if (!flag.starts_with(kStartsFleet)) return;
        t.startUnit[at] = unitOf(seat, true);
        std::string_view suffix = flag.substr(kStartsFleet.size());
        if (suffix.empty()) return;
        suffix.remove_prefix(1);
        const std::optional<int> coast = m_board.findPlace(m_board.place(index).id + '/' + std::string(suffix));
        if (coast) t.startCoast[at] = static_cast<PlusOne>(*coast + 1);
    }

    void place(int index)
    {
        const auto at = static_cast<std::size_t>(index);
        const int province = t.provinceOf(index);
        const Mask moves = graph().of(UnitClass::Fleet).moves[at];
        t.armyMoves.push_back(graph().of(UnitClass::Army).moves[at]);
        t.fleetMoves.push_back(moves | vague(moves));
        Mask provinces = moves;
        moves.forEach([&](int to) { provinces.set(t.provinceOf(to)); });
        t.looseMoves.push_back(provinces);
        t.armyReach.push_back(reach(graph().of(UnitClass::Army).supports[at]));
        t.fleetReach.push_back(reach(graph().of(UnitClass::Fleet).supports[at]));
        t.voyages.push_back(t.coastal.test(province) ? graph().landings(static_cast<std::int16_t>(province), t.seas)
                                                     : Mask{});
        Mask others;
        Mask anywhere;
        for (int other = 0; other < t.places; ++other) {
            const PlaceKind kind = m_board.place(other).kind;
            if (kind == PlaceKind::Site || kind == PlaceKind::Space) continue; // no unit is ever there
            anywhere.set(other);
            if (t.provinceOf(other) != province) others.set(other);
        }
        t.others.push_back(others);
        t.anywhere.push_back(anywhere);
    }
    /// Destinations without the right coast, where a reading lets them stand for one.
    Mask vague(const Mask& moves) const
    {
        const adjudication::Choices& choices = t.options.choices;
        Mask added;
        for (int split = 0; split < t.provinces; ++split) {
            const Mask& coasts = graph().coasts[static_cast<std::size_t>(split)];
            const Mask reached = coasts & moves;
            if (!reached.any()) continue;
            const MissingCoast missing = reached.count() > 1 ? choices.twoCoasts : choices.oneCoast;
            if (missing == MissingCoast::FirstReachable) added.set(split);
            if (choices.wrongCoast == MissingCoast::FirstReachable) added |= coasts;
        }
        return added;
    }
    /// Provinces into which a unit supports, and their coasts.
    Mask reach(const Mask& provinces) const
    {
        Mask all = provinces;
        provinces.forEach([&](int province) { all |= graph().coasts[static_cast<std::size_t>(province)]; });
        return all;
    }

    void measure()
    {
        for (const bool fleet : {false, true})
            t.centres.forEach([&](int centre) { t.steps[fleet ? 1 : 0].push_back(stepsTo(fleet, centre)); });
    }
    std::vector<std::uint8_t> stepsTo(bool fleet, int centre) const
    {
        std::vector<std::uint8_t> steps(static_cast<std::size_t>(t.places), kFar);
        Mask fresh;
        for (int i = 0; i < t.places; ++i)
            if (t.provinceOf(i) == centre && t.fits(fleet, i)) fresh.set(i);
        for (std::uint8_t step = 0; fresh.any() && step < kFar; ++step) {
            Mask next;
            fresh.forEach([&](int place) {
                steps[static_cast<std::size_t>(place)] = step;
                next |= t.ways(fleet)[static_cast<std::size_t>(place)]; // ways lead both ways
            });
            fresh.reset();
            next.forEach([&](int place) {
                if (steps[static_cast<std::size_t>(place)] == kFar) fresh.set(place);
            });
        }
        return steps;
    }

    void draw(int centre, int number)
    {
        for (std::size_t kind = 0; kind < 2; ++kind)
            addPull(graph(), t.ways(kind == 1), centre, number, t.centres.count(), t.pull[kind]);
    }

    Table& t;
    const Board& m_board;
};

} // namespace

bool Table::fits(bool fleet, int place) const { return ways(fleet)[static_cast<std::size_t>(place)].any(); }

Mask waySeas(const Table& table, const Position& position)
{
    if (table.seas.count() <= kMostSeas) return table.seas;
    Mask sailed;
    int count = 0;
    table.seas.forEach([&](int sea) {
        if (position.unit(sea) != 0 && count++ < kMostSeas) sailed.set(sea);
    });
    return sailed;
}

std::uint64_t wayBit(const Table& table, const Position& position, int province)
{
    const Mask seas = waySeas(table, position);
    if (!seas.test(province)) return 0;
    unsigned number = 0;
    seas.forEach([&](int sea) { number += sea < province ? 1U : 0U; });
    return std::uint64_t{1} << number;
}

Mask pathOf(const Table& table, const Position& position, int province)
{
    Mask path;
    const std::uint64_t bits = position.path(province);
    if (bits == 0) return path;
    unsigned number = 0;
    waySeas(table, position).forEach([&](int sea) {
        if ((bits >> number++ & 1U) != 0) path.set(sea);
    });
    return path;
}

std::vector<int> powersOf(const Board& board)
{
    std::vector<int> powers;
    for (int region = 0; region < static_cast<int>(board.regions().size()); ++region)
        if (std::ranges::any_of(board.places(),
                                [region](const Place& place) { return place.region == region && isHome(place); }))
            powers.push_back(region);
    return powers;
}

std::vector<SeatRequest> seatsOfPowers(const Board& board)
{
    std::vector<SeatRequest> seats;
    for (const int region : powersOf(board))
        seats.push_back({board.regions()[static_cast<std::size_t>(region)].id, {}, {}});
    return seats;
}

namespace {

/// The seats of a table, by what was asked for: powers in the order of the map where nothing else is said.
[[nodiscard]] Result<Sitting> makePowers(const Board& board, const std::vector<SeatRequest>& requests,
                                         std::vector<int>& regions)
{
    const std::vector<int> powers = powersOf(board);
    std::vector<PowerColour> all;
    for (const int region : powers) {
        const Region& power = board.regions()[static_cast<std::size_t>(region)];
        all.push_back({power.id, power.pieces});
    }
    auto sitting = seatPowers(all, requests, regions);
    for (int& region : regions)
        if (region >= 0) region = powers[static_cast<std::size_t>(region)];
    return sitting;
}

/// The seats of the powers that sit out: those of which the map says when, in that order, then the last ones. Two are
/// always played.
std::vector<int> unplayedSeats(const Board& board, const Table& table)
{
    const auto turn = [&](int seat) {
        const int said =
            board.regions()[static_cast<std::size_t>(table.region[static_cast<std::size_t>(seat)])].sitsOut;
        return said > 0 ? said : std::numeric_limits<int>::max();
    };
    std::vector<int> seats(static_cast<std::size_t>(table.seatCount()));
    std::iota(seats.rbegin(), seats.rend(), 0);
    std::ranges::stable_sort(seats, {}, turn);
    seats.resize(static_cast<std::size_t>(std::clamp(table.options.unplayed, 0, table.seatCount() - kFewestPowers)));
    return seats;
}

} // namespace

SeatRange seatRange(const RulesetData& data, const Board& board)
{
    const auto powers = static_cast<int>(powersOf(board).size());
    return powers < kFewestPowers || powers > kMostPowers ? SeatRange{data.minSeats, data.maxSeats}
                                                          : SeatRange{powers, powers};
}

Result<Table> makeTable(const Board& board, const RulesetData& /*data*/, const Options& options,
                        const std::vector<SeatRequest>& seats)
{
    std::vector<int> regions;
    auto sitting = makePowers(board, seats, regions);
    if (!sitting) return tl::unexpected(sitting.error());
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));
    Table table;
    table.options = options;
    table.seats = std::move(sitting->seats);
    table.colours = std::move(sitting->colours);
    table.region = std::move(regions);
    for (const int seat : unplayedSeats(board, table)) {
        table.seats[static_cast<std::size_t>(seat)].played = false;
        table.unplayed |= seatBit(seat);
    }
    table.graph = std::make_shared<const MovementGraph>(adjudication::makeMovementGraph(board));
    table.workspaces = std::make_shared<Workspaces>(
        [graph = table.graph, choices = options.choices] { return std::make_unique<Workspace>(*graph, choices); });
    Compiler(table, board).run();
    table.victoryCentres = options.victoryCentres > 0 ? options.victoryCentres : table.centres.count() / 2 + 1;
    return table;
}

SetUpWords setUpWords(const Board& board)
{
    SetUpWords words{
        {std::string(kCentre), std::string(kHome), std::string(kStartsArmy), std::string(kStartsFleet)}, {}, false};
    for (const Place& place : board.places()) {
        if (place.kind != PlaceKind::Coast) continue;
        std::string flag = std::string(kStartsFleet) + '-' + place.id.substr(place.id.rfind('/') + 1);
        if (std::ranges::find(words.flags, flag) == words.flags.end()) words.flags.push_back(std::move(flag));
    }
    return words;
}

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs = sizeNeeds(board, kMostProvinces, Mask::kCapacity);
    const auto add = [&needs](std::string code, std::vector<std::pair<std::string, std::string>> args, bool forbids) {
        needs.push_back({gameProblem(std::move(code), std::move(args)), forbids});
    };
    if (!needs.empty()) return needs;
    const auto powers = static_cast<int>(powersOf(board).size());
    if (powers < kFewestPowers || powers > kMostPowers)
        add("map-powers-range",
            {{"min", std::to_string(kFewestPowers)},
             {"max", std::to_string(kMostPowers)},
             {"count", std::to_string(powers)}},
            true);
    return needs;
}

} // namespace marches::engine::diplomacy
