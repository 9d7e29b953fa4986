// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/table.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/bits.h"
#include "engine/rules/common/boardsize.h"
#include "engine/rules/ordergames/powerseats.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;

constexpr std::string_view kMaster = "master";

constexpr std::array<PowerColour, kPowers> kColours{{{"narnia", "yellow"},
                                                     {"archenland", "blue"},
                                                     {"dwarfs", "orange"},
                                                     {"giants", "violet"},
                                                     {"telmar", "charcoal"},
                                                     {"lone-islands", "ice"},
                                                     {"calormen", "red"},
                                                     {"queen", "green"}}};

/// What each power is and builds, by its id: a variant may say otherwise.
DeckForm powersForm()
{
    DeckForm table;
    table.id = "powers";
    table.kind = DeckForm::Kind::Table;
    table.mostEffects = 3;
    table.cards.assign(kPowerIds.begin(), kPowerIds.end());
    table.effects = {
        {"side",
         "The side that it is on; for the Dwarfs until they declare.",
         {ArgumentForm::word("is", {"good", "neutral", "evil"}, "Neither supports nor convoys units of the other side.")
              .needed()}},
        {"few-fleets", "Builds fleets only with as many coastal centres as the option says.", {}},
        {"amphibians", "Builds amphibious units.", {}, EffectForm::Times::OnceADeck}};
    return table;
}

void readPowers(Table& table, const RulesetData& data)
{
    table.side.fill(Alignment::Neutral);
    forEachEffect(
        deckForms().front(), data,
        [&](const DeckSpec&, const CardSpec& card, const EffectSpec& effect, const EffectArguments& arguments) {
            const auto found = std::ranges::find(kPowerIds, std::string_view(card.id));
            if (found == kPowerIds.end()) return;
            const auto power = static_cast<std::size_t>(found - kPowerIds.begin());
            if (effect.verb == "side") table.side[power] = static_cast<Alignment>(arguments.word("is"));
            if (effect.verb == "few-fleets") table.reluctant |= 1U << power;
            if (effect.verb == "amphibians") table.amphibians = static_cast<int>(power);
        });
}

struct StartFlag {
    std::string_view flag;
    PieceKind kind;
};
constexpr StartFlag kStarts[] = {{"starts-army", PieceKind::Army},
                                 {"starts-double-army", PieceKind::DoubleArmy},
                                 {"starts-fleet", PieceKind::Fleet},
                                 {"starts-amphibian", PieceKind::Amphibian}};
struct SiteFlag {
    std::string_view flag;
    Person person;
};
constexpr SiteFlag kSites[] = {
    {"starts-cor", Person::Cor}, {"starts-miraz", Person::Miraz}, {"starts-jadis", Person::Queen}};

int homePower(const Place& place)
{
    for (int power = 0; power < kPowers; ++power)
        if (place.hasFlag("home-" + std::string(kPowerIds[at(power)]))) return power;
    return -1;
}

class Compiler {
public:
    Compiler(Table& table, const Board& board) : t(table), m_board(board) {}

    void run()
    {
        t.provinces = m_board.territoryCount();
        t.words = std::max(1, blocksFor(t.provinces));
        t.everywhere = Mask::firstN(t.provinces);
        t.homes.assign(at(t.provinces), kNoPower);
        t.startUnit.assign(at(t.provinces), 0);
        t.startSite.fill(-1);
        t.seas = t.graph().seas;
        for (int i = 0; i < t.provinces; ++i) addProvince(i);
        findSites();
        for (std::size_t kind = 0; kind < t.ways.size(); ++kind) t.ways[kind] = t.graph().ways[kind].moves;
        t.near.assign(at(t.provinces), Mask{});
        for (const UnitClass kind : {UnitClass::Army, UnitClass::Fleet, UnitClass::Amphibian})
            for (int i = 0; i < t.provinces; ++i)
                t.ways[idx(kind)][at(i)].forEach([&](int to) { t.near[at(to)].set(i); });
        t.noMountains = opened([](const Connection& way, bool river) { return !way.barrier.empty() && !river; });
        t.noRiver = opened([](const Connection& way, bool river) { return !way.barrier.empty() && river; });
        t.noIslands = opened([this](const Connection& way, bool) {
            return way.barrier.empty() && (t.ground->island.test(way.from) || t.ground->island.test(way.to));
        });
        t.noRiverTrips = t.ways;
        t.noRiverTrips[idx(UnitClass::Amphibian)] =
            adjudication::makeMovementGraph(m_board).of(UnitClass::Amphibian).moves;
        for (int i = 0; i < t.provinces; ++i) {
            const bool ashore = t.land.test(i) && t.graph().adjacentSeas[at(i)].any();
            t.voyages.push_back(ashore ? t.graph().landings(static_cast<std::int16_t>(i), t.seas) : Mask{});
            t.others.push_back(t.everywhere - Mask::of(i));
        }
        t.nameRank = adjudication::nameRanks(m_board);
        for (std::size_t kind = 0; kind < t.ways.size(); ++kind)
            t.centres.forEach([&](int centre) { t.steps[kind].push_back(stepsTo(t.ways[kind], centre)); });
        int number = 0;
        t.centres.forEach([&](int centre) {
            for (const UnitClass kind : {UnitClass::Army, UnitClass::Fleet, UnitClass::Amphibian})
                addPull(t.graph(), t.ways[idx(kind)], centre, number, t.centres.count(), t.pull[idx(kind)]);
            ++number;
        });
    }

private:
    bool inRegion(const Place& place, std::string_view id) const
    {
        return place.region >= 0 && m_board.regions()[at(place.region)].id == id;
    }

    void addProvince(int index)
    {
        const Place& place = m_board.place(index);
        if (place.kind == PlaceKind::Land) t.land.set(index);
        if (place.kind == PlaceKind::Land && !t.graph().adjacentSeas[at(index)].any()) t.inland.set(index);
        if (place.hasFlag("supply-centre")) t.centres.set(index);
        const bool heart = inRegion(place, "narnia") || inRegion(place, "archenland");
        if (heart && place.hasFlag("supply-centre")) t.heart.set(index);
        if (place.hasFlag("gift-army")) t.gift = index;
        if (place.hasFlag("prize-harbour")) t.prize = index;
        for (const SiteFlag& entry : kSites)
            if (place.hasFlag(entry.flag)) t.startSite[idx(entry.person)] = index;
        const int power = homePower(place);
        if (power < 0) return;
        const int seat = t.seatOfPower[at(power)];
        t.homes[at(index)] = static_cast<std::uint8_t>(seat);
        t.home[at(seat)].set(index);
        if (power == num(Power::Narnia) || power == num(Power::Archenland)) t.goodHomes.set(index);
        for (const StartFlag& entry : kStarts)
            if (place.hasFlag(entry.flag)) t.startUnit[at(index)] = unitOf(seat, entry.kind);
    }

    void findSites()
    {
        t.castle = t.startSite[idx(Person::Queen)];
        for (int i = 0; i < t.provinces; ++i) {
            const Place& place = m_board.place(i);
            if (place.kind == PlaceKind::Land && inRegion(place, "narnia")) t.kingSites.set(i);
            if (!place.hasFlag("north-of-the-river")) continue;
            t.greenSites.set(i);
            if (t.options.greenAtSea) t.greenSites |= t.graph().adjacentSeas[at(i)];
        }
        if (t.options.kingZone == KingZone::Inland) t.kingSites &= t.inland;
        if (t.options.kingZone == KingZone::Home) t.kingSites = t.home[at(t.seat(Power::Narnia))];
    }

    /// The ways, with those connections open to whoever goes by land.
    template <class Which> ClassMoves opened(Which which) const
    {
        ClassMoves ways = t.ways;
        for (const Connection& way : m_board.connections()) {
            if (!which(way, way.barrier == "great-river")) continue;
            for (const UnitClass kind : {UnitClass::Army, UnitClass::Amphibian, UnitClass::Traveller}) {
                ways[idx(kind)][at(way.from)].set(way.to);
                ways[idx(kind)][at(way.to)].set(way.from);
            }
        }
        return ways;
    }

    std::vector<std::uint8_t> stepsTo(const std::vector<Mask>& ways, int centre) const
    {
        std::vector<std::uint8_t> steps(at(t.provinces), kFar);
        Mask fresh = Mask::of(centre);
        for (std::uint8_t step = 0; fresh.any() && step < kFar; ++step) {
            Mask next;
            fresh.forEach([&](int place) {
                steps[at(place)] = step;
                next |= ways[at(place)];
            });
            fresh.reset();
            next.forEach([&](int place) {
                if (steps[at(place)] == kFar) fresh.set(place);
            });
        }
        return steps;
    }

    Table& t;
    const Board& m_board;
};

} // namespace

int Table::ownerOf(Person person) const
{
    switch (person) {
    case Person::HighKing: return seat(Power::Narnia);
    case Person::Queen: return seat(Power::Queen);
    case Person::Cor: return seat(Power::Archenland);
    case Person::Miraz: return seat(Power::Telmar);
    case Person::Trumpkin:
    case Person::Nikabrik: break;
    }
    return seat(Power::Dwarfs);
}

int Table::personOf(const Position& s, int seat) const
{
    for (int p = 0; p < kPersons; ++p)
        if (s.site[p] != 0 && ownerOf(static_cast<Person>(p)) == seat) return p;
    return kNobody;
}

std::vector<SeatRequest> usualSeats(int players)
{
    std::vector<SeatRequest> seats;
    seats.reserve(kSeats);
    for (const std::string_view power : kPowerIds) seats.push_back({std::string(power), {}, {}});
    if (players == kSeats) seats.push_back({std::string(kMaster), {}, {}});
    return seats;
}

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms{powersForm()};
    return kForms;
}

Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                        const std::vector<SeatRequest>& requests)
{
    if (Errors errors = forbidding(mapNeeds(board)); !errors.empty()) return fail(std::move(errors));
    std::vector<SeatRequest> players = requests;
    Table table;
    table.options = options;
    readPowers(table, data);
    const bool master = players.size() == kSeats;
    if (master) players.pop_back();
    std::vector<int> powers;
    auto sitting = seatPowers(kColours, players, powers);
    if (!sitting) return tl::unexpected(sitting.error());
    table.seats = std::move(sitting->seats);
    table.colours = std::move(sitting->colours);
    for (int seat = 0; seat < kPowers; ++seat) {
        table.powerOf[at(seat)] = powers[at(seat)];
        table.seatOfPower[at(powers[at(seat)])] = seat;
    }
    if (master) {
        table.master = options.humanMaster ? kPowers : -1;
        const std::string id = requests.back().id.empty() ? std::string(kMaster) : requests.back().id;
        if (std::ranges::find(table.seats, id, &SeatInfo::id) != table.seats.end())
            return fail(gameProblem("risk-seat-twice", {{"seat", id}}));
        table.seats.push_back({id, {}, kPowers});
        table.seats.back().played = options.humanMaster; // else chance decides what is the master's
    }
    for (int person = 0; person < kPersons; ++person)
        table.seats[at(table.ownerOf(static_cast<Person>(person)))].tokens.push_back(person);
    table.ground = std::make_shared<const Ground>(makeGround(board, options.terrain));
    table.workspaces = std::make_shared<Workspaces>([ground = table.ground, choices = options.choices] {
        return std::make_unique<Workspace>(ground->graph, choices);
    });
    Compiler(table, board).run();
    return table;
}

SetUpWords setUpWords()
{
    SetUpWords words{{"supply-centre", "fortress", "fortress-good", "garrison", "garrison-permanent", "island",
                      "riverside", "north-of-the-river", "gift-army", "prize-harbour"},
                     {},
                     false};
    for (const std::string_view power : kPowerIds) words.flags.push_back("home-" + std::string(power));
    for (const StartFlag& start : kStarts) words.flags.emplace_back(start.flag);
    for (const SiteFlag& site : kSites) words.flags.emplace_back(site.flag);
    return words;
}

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs = sizeNeeds(board, kMostProvinces, Mask::kCapacity);
    const auto lacks = [&needs](std::string code, int n, std::int64_t count) {
        needs.push_back(
            {gameProblem(std::move(code), {{"n", std::to_string(n)}, {"count", std::to_string(count)}}), true});
    };
    const auto coasts = std::ranges::count(board.places(), PlaceKind::Coast, &Place::kind);
    if (coasts > 0) lacks("map-with-coasts", 0, coasts);
    if (!needs.empty()) return needs;
    std::array<bool, kPowers> homes{};
    for (const Place& place : board.places())
        if (const int power = homePower(place); power >= 0) homes[at(power)] = true;
    const auto powers = std::ranges::count(homes, true);
    if (powers != kPowers)
        needs.push_back(
            {gameProblem("map-powers", {{"n", std::to_string(kPowers)}, {"count", std::to_string(powers)}}), true});
    return needs;
}

} // namespace marches::engine::narnian_wars
