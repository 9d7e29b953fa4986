// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/rules/registry/registry.h"
#include "randomgame.h"
#include "trial.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kMostPlayers = 12;
constexpr int kUsualGames = 4;
constexpr int kLongGames = 40;

const Library& library()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    return shipped;
}

Connection between(int from, int to)
{
    Connection way;
    way.from = from;
    way.to = to;
    return way;
}

/// Empires of three territories and some independents in a ring, all on the coast of one sea.
MapData ringOfEmpires(int empires)
{
    std::vector<Place> places;
    std::vector<Connection> ways;
    std::vector<Region> regions;
    const int land = 4 * empires;
    for (int i = 0; i < land; ++i) {
        Place place;
        place.id = "land-" + std::to_string(i);
        if (i % 4 != 3) place.region = i / 4;
        places.push_back(place);
        if (i % 4 == 0) regions.push_back({"empire-" + std::to_string(i / 4), 0});
        ways.push_back(between(i, (i + 1) % land));
        if (i % 4 == 0) ways.push_back(between(i, (i + 6) % land));
        ways.push_back(between(i, land));
    }
    Place water;
    water.id = "sea";
    water.kind = PlaceKind::Sea;
    places.push_back(water);
    MapData map;
    map.id = "ring";
    map.board = Board(std::move(places), std::move(regions), std::move(ways), {});
    return map;
}

VariantData variantOf(const std::string& ruleset, const std::string& map, const std::string& content)
{
    const std::string head = "marches: variant/1\nid: crowd\nlanguage: en\nname: Crowd\n";
    return readVariant(head + "map: " + map + "\nruleset: " + ruleset + "\n" + content, "").value();
}

/// Armies to start with for so many players at most, each number apart from the one before.
VariantData castle(int players)
{
    std::string numbers;
    for (int seats = 2; seats <= players; ++seats)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(seats <= 6 ? 5 * (6 - seats) : 6 - seats);
    return variantOf("castle-risk", "ring",
                     "tables:\n  tables:\n    change:\n      start-armies:\n        effects:\n"
                     "          - {more-armies: {seats: [" +
                         numbers + "]}}\n");
}

/// Dealt realms for two players to so many, without those that are left out.
VariantData warrior(int players, int leftOut = 0)
{
    std::string rows;
    for (int seats = 2; seats <= players; ++seats)
        if (seats != leftOut)
            rows += "          - {deal: {players: " + std::to_string(seats) +
                    ", cards: " + std::to_string(seats <= 3 ? 10 : 3) + "}}\n";
    return variantOf("warrior-risk", "world",
                     "tables:\n  tables:\n    change:\n      realms:\n        effects:\n" + rows);
}

Result<GameSetup> setupOf(const VariantData& variant, const SetupRequest& request)
{
    if (variant.map != "ring") return library().setup(variant, request);
    return library().setup(ringOfEmpires(kMostPlayers), variant, request);
}

Result<GameSetup> setupOf(const VariantData& variant, int players)
{
    SetupRequest request;
    request.players = players;
    return setupOf(variant, request);
}

VariantData crowdOf(const QString& ruleset)
{
    if (ruleset == "castle-risk") return castle(kMostPlayers);
    if (ruleset == "warrior-risk") return warrior(kMostPlayers);
    return variantOf("classic-risk", "world", "");
}

int numberFrom(const char* variable, int otherwise)
{
    bool good = false;
    const int number = qEnvironmentVariableIntValue(variable, &good);
    return good ? number : otherwise;
}

/// What the first decision leaves each seat to place.
std::vector<int> reserves(const Rules& rules)
{
    State state;
    Decision decision;
    rules.start(state, decision, nullptr);
    Facts facts;
    rules.describe(state, facts);
    std::vector<int> found;
    for (const Fact& fact : facts)
        if (rules.fields()[fact.field].path == "reserve.{army}.{piece}") found.push_back(fact.value);
    return found;
}

} // namespace

/// As many play as the tables of a game have figures for, whatever its usual number is, up to twelve.
class ManySeatsTest : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("players");
        for (const char* ruleset : {"castle-risk", "warrior-risk", "classic-risk"})
            for (const int players : {2, 7, 9, kMostPlayers})
                QTest::addRow("%s with %d", ruleset, players) << QString(ruleset) << players;
    }
    /// To their end under random options, saved, opened again and replayed; views leak nothing.
    void randomGames()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, players);
        const VariantData variant = crowdOf(ruleset);
        const Result<RulesPackage> package = library().ruleset(variant.ruleset);
        QVERIFY(package.has_value());
        const Trial::Maker maker = [&](Random& random) {
            SetupRequest request;
            request.players = players;
            request.options = randomOptions(package->data, random);
            return setupOf(variant, request);
        };
        const std::string name = variant.ruleset + " with " + std::to_string(players) + " players";
        const int only = numberFrom("MARCHES_SEED", -1);
        const int games = only >= 0 ? 1 : numberFrom("MARCHES_LONG", 0) == 1 ? kLongGames : kUsualGames;
        for (int i = 0; i < games; ++i) {
            Trial trial(variant.ruleset, maker, name, static_cast<std::uint64_t>(only >= 0 ? only : i));
            const std::string wrong = trial.play();
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void tablesSayHowManyPlay_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("figures");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("refused");
        for (const char* ruleset : {"castle-risk", "warrior-risk"}) {
            const auto row = [ruleset](int figures, int players, const char* refused) {
                QTest::addRow("%s for %d with %d", ruleset, figures, players)
                    << QString(ruleset) << figures << players << QString(refused);
            };
            row(6, 6, "");
            row(6, 7, "wrong-players 6");
            row(9, 9, "");
            row(9, 10, "wrong-players 9");
            row(12, 12, "");
            row(5, 5, "seats-without-figures 6");
        }
    }
    void tablesSayHowManyPlay()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, figures);
        QFETCH(int, players);
        QFETCH(QString, refused);
        const auto setup = setupOf(ruleset == "castle-risk" ? castle(figures) : warrior(figures), players);
        QCOMPARE(setup.has_value(), refused.isEmpty());
        if (setup) {
            QCOMPARE(static_cast<int>(setup->game->seats().size()), players);
            return;
        }
        const Error& error = setup.error().front();
        QCOMPARE(QString::fromStdString(error.code + ' ' + error.args.back().second), refused);
    }

    /// Who says fewer in `players` means it.
    void playersOfARulesetHold()
    {
        const Board board = ringOfEmpires(kMostPlayers).board;
        for (const char* id : {"castle-risk", "warrior-risk"}) {
            RulesetData data = library().ruleset(id)->data;
            const auto most = [&] { return findRuleset(data)->seatRange(data, board).most; };
            QCOMPARE(most(), 6);
            data.maxSeats = 4;
            QCOMPARE(most(), 4);
        }
    }

    /// Those who sit down by name are too many, too: the table has nothing for them.
    void seatsThatTheTableDoesNotKnow()
    {
        for (const VariantData& variant : {castle(6), warrior(6)}) {
            SetupRequest request;
            for (int seat = 0; seat < 7; ++seat) request.seats.push_back({"seat-" + std::to_string(seat), {}, {}});
            const auto setup = setupOf(variant, request);
            QVERIFY(!setup.has_value());
            QCOMPARE(setup.error().front().code, std::string("seats-without-figures"));
            QCOMPARE(setup.error().front().args.back().second, std::string("7"));
        }
    }

    void aGapInTheTable()
    {
        const auto setup = setupOf(warrior(9, 8), 2);
        QVERIFY(!setup.has_value());
        QCOMPARE(setup.error().front().code, std::string("seats-without-figures"));
        QCOMPARE(setup.error().front().args.back().second, std::string("8"));
    }

    void eachNumberHasItsArmies_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("armies");
        QTest::newRow("two") << 2 << 40;
        QTest::newRow("six") << 6 << 20;
        QTest::newRow("seven") << 7 << 19;
        QTest::newRow("twelve") << 12 << 14;
    }
    void eachNumberHasItsArmies()
    {
        QFETCH(int, players);
        QFETCH(int, armies);
        const auto setup = setupOf(castle(kMostPlayers), players);
        QVERIFY(setup.has_value());
        QCOMPARE(reserves(*setup->game), std::vector<int>(static_cast<std::size_t>(players), armies));
    }

    /// Each has a colour of its own, and a name in it in both languages is checked with the texts.
    void eachHasAColour()
    {
        for (const VariantData& variant : {castle(kMostPlayers), warrior(kMostPlayers)}) {
            const auto setup = setupOf(variant, kMostPlayers);
            QVERIFY(setup.has_value());
            std::vector<std::string> ids;
            for (const SeatInfo& seat : setup->game->seats()) ids.push_back(seat.id);
            QCOMPARE(ids.back(), std::string("lime"));
            std::ranges::sort(ids);
            QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
            for (const std::string& id : ids) {
                const auto text = std::ranges::find(setup->rules.texts, "army." + id + ".name", &TextEntry::key);
                QVERIFY2(text != setup->rules.texts.end(), id.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(ManySeatsTest)
#include "tst_manyseats.moc"
