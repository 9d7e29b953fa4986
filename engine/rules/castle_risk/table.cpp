// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/table.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/rules/common/boardsize.h"

namespace marches::engine::castle_risk {

namespace {

constexpr std::string_view kLandClass = "army";
constexpr std::string_view kSeaClass = "fleet";
constexpr std::string_view kIndependent = "independent";
constexpr std::string_view kBlock = "block";

bool isKind(const Board& board, int place, PlaceKind kind) { return board.place(place).kind == kind; }

/// Land neighbours over every open connection that serves armies.
std::vector<Mask> landNeighbours(const Board& board, bool lanes)
{
    std::vector<Mask> open(static_cast<std::size_t>(board.placeCount()));
    const std::vector<Mask> all = board.adjacencyFor(kLandClass);
    for (const Connection& connection : board.connections()) {
        const auto from = static_cast<std::size_t>(connection.from);
        const auto to = static_cast<std::size_t>(connection.to);
        if (!all[from].test(connection.to) || !connection.open()) continue;
        if (!lanes && connection.kind == ConnectionKind::SeaLane) continue;
        if (!isKind(board, connection.from, PlaceKind::Land) || !isKind(board, connection.to, PlaceKind::Land))
            continue;
        open[from].set(connection.to);
        open[to].set(connection.from);
    }
    return open;
}

/// Waters on whose coast each place lies: bit a sea system. System 0 is the one with most coasts.
struct Waters {
    std::vector<std::uint32_t> at; ///< by place
    int systems = 0;
};

Waters watersOf(const Board& board)
{
    const std::vector<Mask> sails = board.adjacencyFor(kSeaClass);
    std::vector<Mask> systems;
    Mask seen;
    for (int start = 0; start < board.territoryCount(); ++start) {
        if (!isKind(board, start, PlaceKind::Sea) || seen.test(start)) continue;
        Mask coasts;
        std::vector<int> part{start};
        seen.set(start);
        for (std::size_t i = 0; i < part.size(); ++i)
            sails[static_cast<std::size_t>(part[i])].forEach([&](int next) {
                if (isKind(board, next, PlaceKind::Land)) coasts.set(next);
                if (!isKind(board, next, PlaceKind::Sea) || seen.test(next)) return;
                seen.set(next);
                part.push_back(next);
            });
        systems.push_back(coasts);
    }
    std::ranges::stable_sort(systems, [](const Mask& a, const Mask& b) { return a.count() > b.count(); });
    Waters adjacentSeas;
    adjacentSeas.systems = static_cast<int>(systems.size());
    adjacentSeas.at.assign(static_cast<std::size_t>(board.placeCount()), 0);
    for (std::size_t system = 0; system < systems.size(); ++system)
        systems[system].forEach([&](int place) { adjacentSeas.at[static_cast<std::size_t>(place)] |= 1U << system; });
    return adjacentSeas;
}

/// The waters that a place sails on under these rules.
std::uint32_t watersUnder(std::uint32_t adjacentSeas, const Options& options, Voyages rules)
{
    if (adjacentSeas == 0) return 0;
    if (rules == Voyages::OneSea || !options.blackSeaClosed) return 1;
    if (rules == Voyages::FirstSea) return adjacentSeas & (0U - adjacentSeas);
    if (options.blackSeaOnly && adjacentSeas != 1) return adjacentSeas & ~1U;
    return adjacentSeas;
}

void readVoyages(Table& table, const Board& board)
{
    const Waters adjacentSeas = watersOf(board);
    for (int kind = 0; kind < kVoyages; ++kind) {
        auto& reach = table.voyages[static_cast<std::size_t>(kind)];
        reach.assign(static_cast<std::size_t>(board.placeCount()), {});
        const auto at = [&](int place) {
            return watersUnder(adjacentSeas.at[static_cast<std::size_t>(place)], table.options,
                               static_cast<Voyages>(kind));
        };
        table.land.forEach([&](int from) {
            table.land.forEach([&](int to) {
                if (from != to && (at(from) & at(to)) != 0) reach[static_cast<std::size_t>(from)].set(to);
            });
        });
    }
}

bool independent(const Place& place) { return place.region < 0 || place.hasFlag(kIndependent); }

void readRegions(Table& table, const Board& board)
{
    std::map<int, Mask> empires;
    std::map<int, Mask> unions;
    table.land.forEach([&](int where) {
        const Place& place = board.place(where);
        if (!independent(place)) {
            empires[place.region].set(where);
            return;
        }
        table.independents.set(where);
        if (const int block = place.value(kBlock, 0); block > 0) unions[block].set(where);
    });
    table.empireAt.assign(static_cast<std::size_t>(table.places), -1);
    for (const auto& [region, places] : empires) {
        places.forEach([&](int where) {
            table.empireAt[static_cast<std::size_t>(where)] = static_cast<std::int8_t>(table.empires.size());
        });
        table.empires.push_back({region, places});
    }
    for (const auto& [block, places] : unions) table.unions.push_back(places);
}

constexpr std::string_view kCardDeck = "castle";
constexpr std::string_view kTables = "tables";
constexpr std::string_view kMoreArmies = "more-armies";
constexpr int kMostArmies = 200; ///< that a table gives to start with beyond the option's

constexpr int kMostBonus = 5;

/// Each effect is that of one card of the deck at most: a move names what is done, not the card that does it.
DeckForm cardsForm()
{
    const ArgumentForm track = ArgumentForm::number("track", 0, 999,
                                                    "Armies for the first, second, ... card that is traded; the last "
                                                    "number stands for all beyond it.")
                                   .list(1, 100)
                                   .needed();
    const ArgumentForm add = ArgumentForm::number("add", 1, kMostBonus, "What each such card adds.").needed();
    constexpr auto kOnce = EffectForm::Times::OnceADeck;
    DeckForm deck;
    deck.id = kCardDeck;
    deck.effects = {{"reinforce", "Armies for the card, by the track.", {track}, kOnce},
                    {"look-at-hand", "Look at a hand and have a card of it discarded; also answers itself.", {}, kOnce},
                    {"attack-die", "Adds to the highest die of an attack.", {add}, kOnce},
                    {"sail", "Attacks a coast from the ship.", {}, kOnce},
                    {"defence-die", "Adds to the highest die of a defence.", {add}, kOnce},
                    {"truce", "A truce with a player for a round.", {}, kOnce}};
    deck.mostEffects = 1;
    deck.mostCopies = 100;
    return deck;
}

/// How many can play, and with what.
DeckForm tablesForm()
{
    DeckForm deck;
    deck.id = kTables;
    deck.kind = DeckForm::Kind::Table;
    deck.required = false;
    deck.mostEffects = 1;
    deck.cards = {"start-armies"};
    deck.complete = true;
    deck.effects = {{std::string(kMoreArmies),
                     "Armies to start with beyond those of the option.",
                     {ArgumentForm::number("seats", -kMostArmies, kMostArmies,
                                           "For two, three, ... players: as many can play as it has numbers for.")
                          .list(1, kMaxSeats - 1)
                          .needed()},
                     EffectForm::Times::OnceADeck}};
    return deck;
}

/// What a card does; nothing: nothing says it. A deck that was written when ids said so has cards without effects.
std::optional<Card> whatItDoes(const CardSpec& card)
{
    const auto among = [](const auto& words, std::string_view word) -> std::optional<Card> {
        const auto found = std::ranges::find(words, word);
        if (found == words.end()) return {};
        return static_cast<Card>(found - words.begin());
    };
    return card.effects.empty() ? among(kOfficialCards, card.id) : among(kCardEffects, card.effects.front().verb);
}

/// Which card does what, in how many copies, and with what numbers.
void readDeck(Table& table, const RulesetData& data)
{
    for (const DeckSpec& deck : data.decks) {
        if (deck.id != kCardDeck) continue;
        for (const CardSpec& card : deck.cards) {
            const std::optional<Card> kind = whatItDoes(card);
            if (!kind) continue;
            table.cards[idx(*kind)] = card.id;
            table.copies[idx(*kind)] = card.copies;
        }
    }
    forEachEffect(deckForms().front(), data,
                  [&](const DeckSpec&, const CardSpec& card, const EffectSpec&, const EffectArguments& arguments) {
                      switch (whatItDoes(card).value_or(Card::Spy)) {
                      case Card::Reinforcements: table.track = arguments.numbers("track"); break;
                      case Card::General: table.attackBonus = arguments.number("add"); break;
                      case Card::Marshall: table.defenceBonus = arguments.number("add"); break;
                      default: break;
                      }
                  });
    if (table.track.empty()) table.track.push_back(4);
    for (std::size_t kind = 0; kind < table.cards.size(); ++kind) {
        if (!table.cards[kind].empty()) continue;
        std::string id(kOfficialCards[kind]);
        while (std::ranges::find(table.cards, id) != table.cards.end()) id += "-unused";
        table.cards[kind] = id;
    }
}

/// The row of numbers that the tables give; what no table says is as in the rule: five fewer for each player more.
std::vector<int> readMoreArmies(const RulesetData& data)
{
    std::vector<int> more;
    forEachEffect(deckForms().back(), data,
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec&, const EffectArguments& arguments) {
                      more = arguments.numbers("seats");
                  });
    constexpr int kFewer = 5;
    if (more.empty())
        for (int seats = 2; seats <= kRuledSeats; ++seats) more.push_back(kFewer * (kRuledSeats - seats));
    return more;
}

/// So many players have armies to start with.
int seatsWithArmies(const RulesetData& data) { return static_cast<int>(readMoreArmies(data).size()) + 1; }

} // namespace

std::uint32_t Table::cardsInDeck() const
{
    std::uint32_t found = 0;
    for (std::size_t kind = 0; kind < copies.size(); ++kind) found |= copies[kind] > 0 ? 1U << kind : 0U;
    return found;
}

int Table::trackNumber(int index) const
{
    return track[std::min(static_cast<std::size_t>(std::max(index, 0)), track.size() - 1)];
}

int Table::moreArmiesFor(int players) const { return moreArmies[static_cast<std::size_t>(players - 2)]; }

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms{cardsForm(), tablesForm()};
    return kForms;
}

Errors checkCards(const RulesetData& data)
{
    Errors errors;
    int size = 0;
    for (const DeckSpec& deck : data.decks) {
        if (deck.id != kCardDeck) continue;
        std::array<bool, kCards> there{};
        for (const CardSpec& card : deck.cards) {
            size += card.copies;
            const std::optional<Card> kind = whatItDoes(card);
            if (!kind)
                errors.push_back(cardProblem("card-without-effect", deck, card));
            else if (std::exchange(there[idx(*kind)], true)) // two with one effect are refused before
                errors.push_back(
                    cardProblem("castle-card-twice", deck, card, {{"what", std::string(kCardEffects[idx(*kind)])}}));
        }
    }
    if (size > kMaxDeck) errors.push_back(gameProblem("castle-deck-too-large", {{"n", std::to_string(kMaxDeck)}}));
    if (const int seats = seatsWithArmies(data); data.maxSeats > seats)
        errors.push_back(seatsWithoutFigures(data, kMoreArmies, seats + 1));
    return errors;
}

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
    table.places = board.placeCount();
    table.words = std::max(1, blocksFor(board.territoryCount()));
    for (int place = 0; place < board.territoryCount(); ++place)
        if (isKind(board, place, PlaceKind::Land)) table.land.set(place);
    table.open = landNeighbours(board, true);
    table.borders = landNeighbours(board, false);
    readRegions(table, board);
    if (table.empires.size() < table.seats.size()) // each castle stands in an empire of its own
        return fail(gameProblem("castle-too-few-empires", {{"n", std::to_string(table.empires.size())}}));
    readVoyages(table, board);
    readDeck(table, data);
    table.moreArmies = readMoreArmies(data);
    if (table.seatCount() > seatsWithArmies(data))
        return fail(seatsWithoutFigures(data, kMoreArmies, seatsWithArmies(data) + 1));
    return table;
}

SeatRange seatRange(const RulesetData& data, const Board& board)
{
    const int most = mostSeats(data, kRuledSeats, seatsWithArmies(data));
    const bool counts = board.playable() && board.regions().size() <= Mask::kCapacity; // else no game is made of it
    const int empires = counts ? empiresOf(board).count() : most;
    return {data.minSeats, std::max(data.minSeats, std::min({most, kMaxSeats, empires}))};
}

Mask empiresOf(const Board& board)
{
    Mask empires;
    for (int place = 0; place < board.territoryCount(); ++place)
        if (isKind(board, place, PlaceKind::Land) && !independent(board.place(place)))
            empires.set(board.place(place).region);
    return empires;
}

SetUpWords setUpWords() { return {{std::string(kIndependent)}, {std::string(kBlock)}, false}; }

std::vector<MapNeed> mapNeeds(const Board& board)
{
    std::vector<MapNeed> needs;
    const auto add = [&needs](std::string code, std::vector<std::pair<std::string, std::string>> args, bool forbids) {
        needs.push_back({gameProblem(std::move(code), std::move(args)), forbids});
    };
    needs = sizeNeeds(board, kMaxTerritories, Mask::kCapacity);
    if (!needs.empty()) return needs;
    const Mask empires = empiresOf(board);
    int apart = 0;
    std::string first;
    const Waters adjacentSeas = watersOf(board);
    const std::vector<Mask> open = landNeighbours(board, true);
    bool coasts = false;
    for (int place = 0; place < board.territoryCount(); ++place) {
        if (!isKind(board, place, PlaceKind::Land)) continue;
        const bool coast = adjacentSeas.at[static_cast<std::size_t>(place)] != 0;
        coasts = coasts || coast;
        if (!open[static_cast<std::size_t>(place)].any() && !coast && apart++ == 0) first = board.place(place).id;
    }
    if (empires.count() < kMinEmpires) add("map-too-few-empires", {{"n", std::to_string(kMinEmpires)}}, true);
    if (empires.count() > kMaxEmpires) add("map-too-many-empires", {{"n", std::to_string(kMaxEmpires)}}, true);
    if (!coasts) add("map-without-coasts", {}, true);
    if (apart > 0) add("map-land-cut-off", {{"n", std::to_string(apart)}, {"place", first}}, true);
    return needs;
}

} // namespace marches::engine::castle_risk
