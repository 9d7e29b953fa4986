// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/bots/bot.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "engine/simulation/simulation.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

bool plays(const Rules& rules)
{
    GameRunner runner(rules);
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat) bots.push_back(makeBot("easy", seat));
    return runner.play(5, bots, 200'000) && runner.summary().ended;
}

std::vector<std::string> codes(const std::vector<MapNeed>& needs, bool forbidding)
{
    std::vector<std::string> found;
    for (const MapNeed& need : needs)
        if (need.forbids == forbidding) found.push_back(need.what.code);
    return found;
}

Place land(const char* id)
{
    Place place;
    place.id = id;
    return place;
}

Connection between(int from, int to)
{
    Connection connection;
    connection.from = from;
    connection.to = to;
    return connection;
}

const Ruleset& risk() { return *findRuleset("classic-risk"); }

} // namespace

/// Any connected map can be played, and what it lacks is told.
class RiskMapsTest : public QObject {
    Q_OBJECT

private slots:
    void playsOnAnyConnectedMap_data();
    void playsOnAnyConnectedMap();
    void tellsWhatIsMissing();
    void tooManySitesAreNoTerritories();
    void tooManyRegions();
    void takesTheLargestConnectedPart();
    void tooFewTerritoriesForTheSeats();
    void seatsAreChecked();
};

void RiskMapsTest::playsOnAnyConnectedMap_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("players");
    QTest::newRow("two territories") << 1 << 2 << 2;
    QTest::newRow("a chain of three") << 1 << 3 << 3;
    QTest::newRow("as many as players") << 2 << 3 << 6;
    QTest::newRow("a small map") << 3 << 3 << 4;
    QTest::newRow("like the world") << 6 << 7 << 6;
    QTest::newRow("large") << 10 << 13 << 5;
    QTest::newRow("as large as can be") << 15 << 16 << 6;
}

void RiskMapsTest::playsOnAnyConnectedMap()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, players);
    const Board board = gridBoard(rows, columns);
    QVERIFY(codes(risk().needs(board), true).empty());
    for (const char* setup : {"deal", "claim"}) {
        const auto rules = riskRules(players, board, {{"base.setup", std::string(setup)}, {"house.round-limit", 100}});
        QVERIFY(rules != nullptr);
        QVERIFY(plays(*rules));
    }
}

void RiskMapsTest::tellsWhatIsMissing()
{
    QCOMPARE(codes(risk().needs(Board({}, {}, {}, {})), true), std::vector<std::string>{"map-no-connected-land"});
    QCOMPARE(codes(risk().needs(Board({land("a"), land("b")}, {}, {}, {})), true),
             std::vector<std::string>{"map-no-connected-land"});
    // A closed border joins nothing.
    Connection closed = between(0, 1);
    closed.barrier = "river";
    QCOMPARE(codes(risk().needs(Board({land("a"), land("b")}, {}, {closed}, {})), true),
             std::vector<std::string>{"map-no-connected-land"});
    // Sea zones are no land, and no way across.
    Place sea = land("sea");
    sea.kind = PlaceKind::Sea;
    QCOMPARE(codes(risk().needs(Board({land("a"), land("b"), sea}, {}, {between(0, 2), between(1, 2)}, {})), true),
             std::vector<std::string>{"map-no-connected-land"});
    const Board apart({land("a"), land("b"), land("c")}, {{"lonely", 0}}, {between(0, 1)}, {});
    QVERIFY(codes(risk().needs(apart), true).empty());
    QCOMPARE(
        codes(risk().needs(apart), false),
        (std::vector<std::string>{"map-land-cut-off", "map-territory-without-region", "map-region-without-bonus"}));
    QCOMPARE(codes(risk().needs(gridBoard(41, 25)), true),
             (std::vector<std::string>{"map-too-many-territories", "map-too-many-places"}));
}

/// Sites and spaces of tracks are no territories, and no game says that they are.
void RiskMapsTest::tooManySitesAreNoTerritories()
{
    std::vector<Place> places{land("a"), land("b")};
    places.resize(static_cast<std::size_t>(Mask::kCapacity) + 1);
    for (std::size_t i = 2; i < places.size(); ++i) {
        places[i].id = "site-" + std::to_string(i);
        places[i].kind = PlaceKind::Site;
    }
    const Board board(places, {}, {between(0, 1)}, {});
    for (const Ruleset* ruleset : rulesets()) {
        const std::vector<std::string> needs = codes(ruleset->needs(board), true);
        QVERIFY2(std::ranges::find(needs, "map-too-many-places") != needs.end(), std::string(ruleset->id()).c_str());
        QVERIFY2(std::ranges::find(needs, "map-too-many-territories") == needs.end(),
                 std::string(ruleset->id()).c_str());
    }
}

/// A set of regions has no room for more; no game is made, and what is asked before that holds.
void RiskMapsTest::tooManyRegions()
{
    std::vector<Region> regions(static_cast<std::size_t>(Mask::kCapacity) + 300);
    for (std::size_t i = 0; i < regions.size(); ++i) regions[i].id = "region-" + std::to_string(i);
    std::vector<Place> places{land("a"), land("b")};
    places[0].region = static_cast<int>(regions.size()) - 1;
    places[1].region = Mask::kCapacity;
    const Board board(places, regions, {between(0, 1)}, {});
    static const Library library(MARCHES_SOURCE_DIR, "");
    for (const Ruleset* ruleset : rulesets()) {
        const std::vector<std::string> needs = codes(ruleset->needs(board), true);
        QVERIFY2(std::ranges::find(needs, "map-too-many-regions") != needs.end(), std::string(ruleset->id()).c_str());
        const auto info = library.ruleset(std::string(ruleset->id()));
        QVERIFY(info);
        const SeatRange seats = ruleset->seatRange(info->data, board);
        QVERIFY(seats.least <= seats.most);
    }
}

void RiskMapsTest::takesTheLargestConnectedPart()
{
    const Board board({land("rock"), land("a"), land("b"), land("c")}, {}, {between(1, 2), between(2, 3)}, {});
    const auto rules = riskRules(2, board, {{"base.setup", std::string("deal")}, {"house.round-limit", 100}});
    QVERIFY(rules != nullptr);
    QVERIFY(plays(*rules));
    State state;
    Decision decision;
    rules->clearPosition(state);
    Fact owner;
    owner.key = {0, kNothing, kNothing};
    const auto field = std::ranges::find(rules->fields(), "territories.{place}.owner", &FieldSpec::path);
    owner.field = static_cast<std::uint16_t>(field - rules->fields().begin());
    owner.value = 0;
    QVERIFY(!rules->setFact(state, owner));
    owner.key[0] = 1;
    QVERIFY(rules->setFact(state, owner));
}

void RiskMapsTest::tooFewTerritoriesForTheSeats()
{
    QVERIFY(riskRules(3, gridBoard(1, 2)) == nullptr);
    QVERIFY(riskRules(2, gridBoard(1, 2)) != nullptr);
}

void RiskMapsTest::seatsAreChecked()
{
    const RulesetData data;
    const Board board = gridBoard(3, 3);
    const auto code = [&](const std::vector<SeatRequest>& seats) {
        const auto rules = risk().make(board, data, {}, seats);
        return rules ? std::string() : rules.error().front().code;
    };
    QCOMPARE(code({{"a", {}, {"green"}}, {"b", {}, {"ice"}}}), std::string());
    QCOMPARE(code({{"a", {}, {}}, {"b", {}, {}}}), std::string());
    QCOMPARE(code({{"a", {}, {"green"}}, {"b", {}, {"green"}}}), std::string("risk-bad-army"));
    QCOMPARE(code({{"a", {}, {"beige"}}, {"b", {}, {}}}), std::string("risk-bad-army"));
    QCOMPARE(code({{"a", {}, {}}, {"a", {}, {}}}), std::string("risk-seat-twice"));
    QCOMPARE(code({{"a", {}, {}}}), std::string("risk-seats-count"));
}

QTEST_APPLESS_MAIN(RiskMapsTest)
#include "tst_maps.moc"
