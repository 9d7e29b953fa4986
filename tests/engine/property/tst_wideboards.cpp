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

    /// A unit in every province of the largest board, and beside two of them persons who support.
    void personsActWhereUnitsStandEverywhere()
    {
        SetupRequest request;
        request.players = 8;
        const auto setup = library().setup(bandOfWars(Mask::kCapacity), variantOf("narnian-wars"), request);
        QVERIFY(setup.has_value());
        const Rules& rules = *setup->game;
        const Vocabulary& words = rules.vocabulary();
        State state;
        rules.clearPosition(state);
        const auto put = [&](const std::string& path, std::array<std::int16_t, 3> key, int value) {
            Fact fact;
            const auto field = std::ranges::find(rules.fields(), path, &FieldSpec::path);
            fact.field = static_cast<std::uint16_t>(field - rules.fields().begin());
            fact.key = key;
            fact.value = static_cast<std::int16_t>(value);
            return rules.setFact(state, fact);
        };
        const auto number = [&](Space space, const char* id) {
            return static_cast<std::int16_t>(*words.find(space, id));
        };
        constexpr int kNarnia = 0;
        constexpr int kQueen = 7;
        QVERIFY(put("phase", {kNothing, kNothing, kNothing}, number(Space::Phase, "spring")));
        QVERIFY(put("queen", {kNothing, kNothing, kNothing}, number(Space::Choice, "jadis")));
        for (std::int16_t i = 0; i < Mask::kCapacity; ++i) {
            // The last rows are the Queen's but for a stranger, and the first ones Narnia's but for another.
            const bool north = i < Mask::kCapacity / 2;
            const int seat = i == 0 ? kQueen : i == Mask::kCapacity - 8 ? kNarnia : north ? kNarnia : kQueen;
            const char* piece = i % 8 == 7 ? "fleet" : "army";
            QVERIFY(put("units.{seat}.{place}.{piece}",
                        {static_cast<std::int16_t>(seat), i, number(Space::Piece, piece)}, 1));
        }
        QVERIFY(put("persons.{token}", {number(Space::Token, "high-king"), kNothing, kNothing}, 1));
        QVERIFY(put("persons.{token}", {number(Space::Token, "queen"), kNothing, kNothing}, Mask::kCapacity - 16));
        QVERIFY(!rules.validatePosition(state));
        Decision decision;
        const auto order = [&](int seat, const char* verb, std::array<std::int16_t, 4> args) {
            Move move(static_cast<std::uint8_t>(*words.find(Space::Verb, verb)), static_cast<std::uint8_t>(seat));
            move.arg = args;
            rules.decide(state, seat, decision, nullptr);
            const bool open = contains(decision, state, move);
            if (open) rules.apply(state, move, decision, nullptr);
            return open;
        };
        QVERIFY(order(kNarnia, "move", {8, 0, 0, 0}));
        QVERIFY(order(kNarnia, "back-move", {number(Space::Token, "high-king"), 8, 0, 0}));
        QVERIFY(order(kQueen, "move", {Mask::kCapacity - 7, Mask::kCapacity - 8, 0, 0}));
        QVERIFY(
            order(kQueen, "back-move", {number(Space::Token, "queen"), Mask::kCapacity - 7, Mask::kCapacity - 8, 0}));
        QVERIFY(rules.account(state, 8, kNarnia).has_value()); // works the turn out on a copy
        QVERIFY(order(kNarnia, "seal", {}));
        QVERIFY(order(kQueen, "seal", {}));
        Facts facts;
        rules.describe(state, facts);
        const auto holder = [&](int place) {
            for (const Fact& fact : facts)
                if (rules.fields()[fact.field].path == "units.{seat}.{place}.{piece}" && fact.key[1] == place)
                    return int{fact.key[0]};
            return -1;
        };
        QCOMPARE(holder(0), kNarnia);
        QCOMPARE(holder(8), -1);
        QCOMPARE(holder(Mask::kCapacity - 8), kQueen);
        QCOMPARE(holder(Mask::kCapacity - 7), -1);
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
