// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <array>

#include "engine/base/mask.h"
#include "engine/bots/bot.h"
#include "engine/game/domain.h"
#include "randomgame.h"
#include "trial.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kUsualGames = 3;
constexpr int kLongGames = 40;

const Library& library()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    return shipped;
}

int placesOfRegion(int territories) { return std::max(24, territories / 12 + 1); }

/// So many territories in a long winding band of eight, in regions of twenty-four or, on large boards, in twelve
/// regions. The last one may be sea, which Castle Risk asks for, and there may be the three sites of Narnia Risk
/// Junior.
MapData bandOf(int territories, bool withSea, bool withSites = false)
{
    constexpr int kAbreast = 8;
    const int inRegion = placesOfRegion(territories);
    std::vector<Place> places;
    std::vector<Region> regions;
    std::vector<Connection> ways;
    const auto join = [&ways](int from, int to) {
        ways.emplace_back();
        ways.back().from = from;
        ways.back().to = to;
    };
    for (int i = 0; i < territories; ++i) {
        Place place;
        place.id = "land-" + std::to_string(i);
        place.region = i / inRegion;
        if (withSea && i == territories - 1) place.kind = PlaceKind::Sea;
        if (i % inRegion == 0) regions.push_back({"region-" + std::to_string(i / inRegion), 2});
        places.push_back(place);
        if (i % kAbreast != 0) join(i - 1, i);
        if (i >= kAbreast) join(i - kAbreast, i);
    }
    for (const char* id : {"courtyard", "pavilion", "wardrobe"}) {
        if (!withSites) break;
        Place site;
        site.id = id;
        site.kind = PlaceKind::Site;
        places.push_back(site);
    }
    MapData map;
    map.id = "band";
    map.board = Board(std::move(places), std::move(regions), std::move(ways), {});
    return map;
}

/// The band for a game of orders: each region a power with eight home centres, a sea along the last row, and the way of
/// fleets beside it.
MapData bandOfPowers(int territories)
{
    constexpr int kAbreast = 8;
    MapData map = bandOf(territories, false);
    const Board& band = map.board;
    std::vector<Place> places = band.places();
    std::vector<Connection> ways = band.connections();
    const auto isSea = [](int i) { return i % kAbreast == kAbreast - 1; };
    const auto isCoast = [](int i) { return i % kAbreast == kAbreast - 2; };
    int homes = 0;
    for (int i = 0; i < territories; ++i) {
        Place& place = places[static_cast<std::size_t>(i)];
        if (i % placesOfRegion(territories) == 0) homes = 0;
        if (isSea(i)) {
            place.kind = PlaceKind::Sea;
            place.region = -1;
        } else if (++homes <= 8) {
            place.flags = {"supply-centre", "home", isCoast(i) ? "starts-fleet" : "starts-army"};
        } else if (i % 3 == 0) {
            place.flags = {"supply-centre"};
        }
    }
    for (Connection& way : ways) {
        const bool wet = isSea(way.from) || isSea(way.to);
        const bool shore = isCoast(way.from) && isCoast(way.to);
        way.onlyFor = wet ? std::vector<std::string>{"fleet"} : std::vector<std::string>{"army"};
        if (shore) way.onlyFor.emplace_back("fleet");
    }
    map.board = Board(std::move(places), band.regions(), std::move(ways), {});
    return map;
}

/// The same for Narnian Wars: eight powers one after the other, whose first and last land provinces are home, the Great
/// River and mountains across the band, fortresses, garrisons, isles, and all that its rules look for on a map.
MapData bandOfWars(int territories)
{
    constexpr std::array<const char*, 8> kPowers{"narnia", "archenland",   "dwarfs",   "giants",
                                                 "telmar", "lone-islands", "calormen", "queen"};
    MapData map = bandOfPowers(territories);
    const Board& band = map.board;
    std::vector<Place> places = band.places();
    std::vector<Region> regions;
    for (const char* power : kPowers) regions.push_back({power, 2});
    std::vector<Connection> ways = band.connections();
    const auto powerOf = [&](int i) { return i * static_cast<int>(kPowers.size()) / territories; };
    int lands = 0;
    for (int i = 0; i < territories; ++i) {
        Place& place = places[static_cast<std::size_t>(i)];
        const int power = powerOf(i);
        const bool first = i == 0 || powerOf(i - 1) != power;
        const bool last = i == territories - 1 || powerOf(i + 1) != power;
        if (place.kind == PlaceKind::Sea) continue;
        lands = first ? 1 : lands + 1;
        place.region = power;
        const bool coast = i % 8 == 6;
        const bool home = lands <= 4 || last;
        place.flags.clear();
        if (home || i % 3 == 0) place.flags = {"supply-centre"};
        if (home) place.flags.push_back(std::string("home-") + kPowers[static_cast<std::size_t>(power)]);
        if (home)
            place.flags.push_back(coast && power == 5 ? "starts-amphibian"
                                  : coast             ? "starts-fleet"
                                  : lands == 1        ? "starts-double-army"
                                                      : "starts-army");
        if (lands == 2) place.flags.emplace_back(power == 1 ? "fortress-good" : "fortress");
        if (lands == 3) place.flags.emplace_back(power == 3 ? "garrison-permanent" : "garrison");
        if (power == 3) place.flags.emplace_back("north-of-the-river");
        if (power == 2 || power == 5) place.flags.emplace_back("riverside");
        if (lands == 4 && power == 1) place.flags.emplace_back("starts-cor");
        if (lands == 4 && power == 4) place.flags.emplace_back("starts-miraz");
        if (lands == 4 && power == 7) place.flags.emplace_back("starts-jadis");
        if (lands == 4 && power == 2) place.flags.emplace_back("gift-army");
        if (lands == 4 && power == 5) place.flags.emplace_back("prize-harbour");
    }
    for (Connection& way : ways) {
        if (way.from % 8 > 3 || way.to - way.from != 8) continue; // what lies beside the coast stays open
        if (powerOf(way.from) != powerOf(way.to)) way.barrier = powerOf(way.from) % 2 == 0 ? "great-river" : "central";
    }
    map.board = Board(std::move(places), std::move(regions), std::move(ways), {});
    return map;
}

/// A position put together fact by fact, and orders given in it.
struct Composition {
    const Rules& rules;
    State state;
    Decision decision;

    explicit Composition(const Rules& theRules) : rules(theRules) { rules.clearPosition(state); }

    std::int16_t number(Space space, const char* id) const
    {
        return static_cast<std::int16_t>(rules.vocabulary().find(space, id).value());
    }
    std::uint16_t field(const std::string& path) const
    {
        const auto found = std::ranges::find(rules.fields(), path, &FieldSpec::path);
        return static_cast<std::uint16_t>(found - rules.fields().begin());
    }
    bool put(const std::string& path, std::vector<std::int16_t> keys, int value)
    {
        Fact fact;
        fact.field = field(path);
        std::ranges::copy(keys, fact.key.begin());
        fact.value = static_cast<std::int16_t>(value);
        return rules.setFact(state, fact);
    }
    Facts facts(const std::string& path) const
    {
        Facts all;
        rules.describe(state, all);
        std::erase_if(all, [wanted = field(path)](const Fact& fact) { return fact.field != wanted; });
        return all;
    }
    /// False where the order is not open to the seat.
    bool order(int seat, const char* verb, std::vector<std::int16_t> args, const std::vector<std::int16_t>& parts = {})
    {
        Move move(static_cast<std::uint8_t>(number(Space::Verb, verb)), static_cast<std::uint8_t>(seat));
        std::ranges::copy(args, move.arg.begin());
        if (!parts.empty()) move.arg[args.size()] = static_cast<std::int16_t>(parts.size());
        for (const std::int16_t part : parts) move.addPart({.item = part});
        rules.decide(state, seat, decision, nullptr);
        if (!contains(decision, state, move)) return false;
        rules.apply(state, move, decision, nullptr);
        return true;
    }
};

VariantData variantOf(const std::string& ruleset)
{
    return readVariant("marches: variant/1\nid: wide\nlanguage: en\nname: Wide\nmap: band\nruleset: " + ruleset + "\n",
                       "")
        .value();
}

} // namespace

/// Games on boards of more places than one word, and one block of words, holds: what maps of other programs have.
class WideBoardsTest : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("territories");
        QTest::addColumn<int>("players");
        for (const char* ruleset : {"castle-risk", "classic-risk", "heralds-round", "warrior-risk"})
            for (const int territories : {65, 257, Mask::kCapacity})
                QTest::addRow("%s on %d", ruleset, territories) << QString(ruleset) << territories << 3;
        // With three sites beside its territories.
        for (const int territories : {65, 257, 500, Mask::kCapacity - 3})
            for (const int players : {2, 4})
                QTest::addRow("narnia-risk-junior on %d for %d", territories, players)
                    << QString("narnia-risk-junior") << territories << players;
        for (const int territories : {65, 257, 500, Mask::kCapacity})
            QTest::addRow("diplomacy on %d", territories)
                << QString("diplomacy") << territories << (territories - 1) / placesOfRegion(territories) + 1;
        for (const int territories : {65, 257, 500, Mask::kCapacity})
            for (const int players : {8, 9})
                QTest::addRow("narnian-wars on %d for %d", territories, players)
                    << QString("narnian-wars") << territories << players;
        QTest::addRow("classic-risk with six") << QString("classic-risk") << 500 << 6;
        QTest::addRow("warrior-risk with six") << QString("warrior-risk") << 500 << 6;
    }
    /// To their end under random options, saved, opened again and replayed; views leak nothing.
    void randomGames()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, territories);
        QFETCH(int, players);
        const VariantData variant = variantOf(ruleset.toStdString());
        const Result<RulesPackage> package = library().ruleset(variant.ruleset);
        QVERIFY(package.has_value());
        const Trial::Maker maker = [&](Random& random) {
            SetupRequest request;
            request.players = players;
            request.options = randomOptions(package->data, random);
            // Rounds enough for cards to be drawn and traded; a board of this size takes hundreds to its natural end.
            // Narnia Risk Junior ends with its cards.
            if (ruleset != "heralds-round" && ruleset != "narnia-risk-junior") {
                std::erase_if(request.options, [](const OptionSetting& one) { return one.id == "house.round-limit"; });
                const int rounds = ruleset == "diplomacy" ? 1 : ruleset == "narnian-wars" ? 3 : 6;
                request.options.push_back({"house.round-limit", rounds, 0, 0});
            }
            if (ruleset == "narnian-wars") return library().setup(bandOfWars(territories), variant, request);
            if (ruleset == "diplomacy") return library().setup(bandOfPowers(territories), variant, request);
            return library().setup(bandOf(territories, ruleset == "castle-risk", ruleset == "narnia-risk-junior"),
                                   variant, request);
        };
        const std::string name = variant.ruleset + " on " + std::to_string(territories) + " territories";
        const int games = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? kLongGames : kUsualGames;
        for (int i = 0; i < games; ++i) {
            Trial trial(variant.ruleset, maker, name, static_cast<std::uint64_t>(i));
            const std::string wrong = trial.play();
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void botsFindMoves_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("bot");
        for (const char* ruleset : {"diplomacy", "narnia-risk-junior", "narnian-wars"})
            for (const char* bot : {"easy", "medium", "hard"})
                QTest::addRow("%s by %s", ruleset, bot) << QString(ruleset) << QString(bot);
    }
    /// On the largest board, whatever it takes them.
    void botsFindMoves()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, bot);
        SetupRequest request;
        request.players = ruleset == "diplomacy" ? 12 : ruleset == "narnian-wars" ? 8 : 4;
        const MapData map = ruleset == "diplomacy"      ? bandOfPowers(Mask::kCapacity)
                            : ruleset == "narnian-wars" ? bandOfWars(Mask::kCapacity)
                                                        : bandOf(Mask::kCapacity - 3, false, true);
        const auto setup = library().setup(map, variantOf(ruleset.toStdString()), request);
        QVERIFY(setup.has_value());
        const Rules& rules = *setup->game;
        RandomGame game(rules, 7);
        const auto mind = makeBot(bot.toStdString(), 5);
        State view;
        Move move;
        Step step;
        int answers = 0;
        for (int choices = 0; answers < 3 && !game.over();) {
            if (game.decision.pending == Pending::Choice && ++choices % 12 == 0) {
                rules.view(game.state, game.decision.seat, view);
                mind->choose(rules, view, game.decision, move);
                QVERIFY(contains(game.decision, game.state, move));
                ++answers;
            }
            QVERIFY(game.advance(step));
        }
        QCOMPARE(answers, 3);
    }

    /// Along any of 128 seas, as long as fleets are on no more than 64 of them.
    void armiesNameTheSeasOfTheirWay()
    {
        SetupRequest request;
        request.players = 12;
        request.options = {{"reading.convoy-path", std::string("required"), 0, 0}};
        const auto setup = library().setup(bandOfPowers(Mask::kCapacity), variantOf("diplomacy"), request);
        QVERIFY(setup.has_value());
        Composition game(*setup->game);
        const std::int16_t army = game.number(Space::Piece, "army");
        const std::int16_t fleet = game.number(Space::Piece, "fleet");
        constexpr std::int16_t kFrom = 902;
        constexpr std::int16_t kTo = 918;
        const std::vector<std::int16_t> way{903, 911, 919};
        QVERIFY(game.put("phase", {}, game.number(Space::Phase, "spring")));
        QVERIFY(game.put("units.{seat}.{place}.{piece}", {0, kFrom, army}, 1));
        QVERIFY(game.put("units.{seat}.{place}.{piece}", {0, 7, fleet}, 1));
        for (const std::int16_t sea : way) QVERIFY(game.put("units.{seat}.{place}.{piece}", {0, sea, fleet}, 1));
        QVERIFY(!game.rules.validatePosition(game.state));
        for (const std::int16_t sea : way) QVERIFY(game.order(0, "convoy", {sea, kFrom, kTo}));
        QVERIFY(game.order(0, "move-by-path", {kFrom, kTo}, way));
        std::vector<std::int16_t> named;
        for (const Fact& fact : game.facts("orders.{place}.by.{place}")) named.push_back(fact.key[1]);
        QCOMPARE(named, way);
        QVERIFY(game.order(0, "seal", {}));
        std::vector<std::int16_t> armies;
        for (const Fact& fact : game.facts("units.{seat}.{place}.{piece}"))
            if (fact.key[2] == army) armies.push_back(fact.key[1]);
        QCOMPARE(armies, std::vector<std::int16_t>{kTo});
    }

    /// A unit in every province of the largest board, and beside two of them persons who support.
    void personsActWhereUnitsStandEverywhere()
    {
        SetupRequest request;
        request.players = 8;
        const auto setup = library().setup(bandOfWars(Mask::kCapacity), variantOf("narnian-wars"), request);
        QVERIFY(setup.has_value());
        Composition game(*setup->game);
        const std::int16_t king = game.number(Space::Token, "high-king");
        const std::int16_t queen = game.number(Space::Token, "queen");
        constexpr std::int16_t kNarnia = 0;
        constexpr std::int16_t kQueen = 7;
        constexpr std::int16_t kLast = Mask::kCapacity - 8; // of the shore on the far side, with two strangers in all
        QVERIFY(game.put("phase", {}, game.number(Space::Phase, "spring")));
        QVERIFY(game.put("queen", {}, game.number(Space::Choice, "jadis")));
        for (std::int16_t i = 0; i < Mask::kCapacity; ++i) {
            const bool first = i < Mask::kCapacity / 2;
            const std::int16_t piece = game.number(Space::Piece, i % 8 == 7 ? "fleet" : "army");
            const std::int16_t seat = (i == 0 || i == kLast) != first ? kNarnia : kQueen;
            QVERIFY(game.put("units.{seat}.{place}.{piece}", {seat, i, piece}, 1));
        }
        QVERIFY(game.put("persons.{token}", {king}, 1));
        QVERIFY(game.put("persons.{token}", {queen}, kLast - 8));
        QVERIFY(!game.rules.validatePosition(game.state));
        QVERIFY(game.order(kNarnia, "move", {8, 0}));
        QVERIFY(game.order(kNarnia, "back-move", {king, 8, 0}));
        QVERIFY(game.order(kQueen, "move", {kLast + 1, kLast}));
        QVERIFY(game.order(kQueen, "back-move", {queen, kLast + 1, kLast}));
        QVERIFY(game.rules.explainOrder(game.state, 8, kNarnia).has_value()); // works the turn out on a copy
        QVERIFY(game.order(kNarnia, "seal", {}));
        QVERIFY(game.order(kQueen, "seal", {}));
        const Facts units = game.facts("units.{seat}.{place}.{piece}");
        const auto holder = [&units](int place) {
            const auto found = std::ranges::find_if(units, [place](const Fact& fact) { return fact.key[1] == place; });
            return found == units.end() ? -1 : int{found->key[0]};
        };
        QCOMPARE(holder(0), int{kNarnia});
        QCOMPARE(holder(8), -1);
        QCOMPARE(holder(kLast), int{kQueen});
        QCOMPARE(holder(kLast + 1), -1);
    }

    void oneMoreIsTooMany()
    {
        for (const char* ruleset : {"castle-risk", "classic-risk", "diplomacy", "heralds-round", "narnia-risk-junior",
                                    "narnian-wars", "warrior-risk"}) {
            SetupRequest request;
            request.players = 3;
            const auto setup = library().setup(bandOf(Mask::kCapacity + 1, false, true), variantOf(ruleset), request);
            QVERIFY(!setup);
            QCOMPARE(setup.error().front().code, std::string("map-too-big"));
        }
    }
};

QTEST_APPLESS_MAIN(WideBoardsTest)
#include "tst_wideboards.moc"
