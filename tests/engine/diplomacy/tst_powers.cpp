// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <memory>

#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

/// A ring of so many powers, each with a home centre and an army in it, and of nobody's lands between them, as many as
/// powers where nothing else is said.
Board ringOf(int powers, int free = -1)
{
    std::vector<Place> places;
    std::vector<Region> regions;
    for (int power = 0; power < powers; ++power) {
        Place home;
        home.id = "home-" + std::to_string(power);
        home.region = power;
        home.flags = {"supply-centre", "home", "starts-army"};
        places.push_back(home);
        regions.push_back({"power-" + std::to_string(power)});
        const int lands = free < 0 ? power + 1 : free * (power + 1) / powers;
        for (int land = static_cast<int>(places.size()) - power - 1; land < lands; ++land) {
            Place march;
            march.id = "march-" + std::to_string(land);
            places.push_back(march);
        }
    }
    std::vector<Connection> connections;
    const int count = static_cast<int>(places.size());
    for (int place = 0; place < count; ++place) {
        Connection next;
        next.from = place;
        next.to = (place + 1) % count;
        connections.push_back(next);
    }
    return {places, regions, connections, {}};
}

std::shared_ptr<const Rules> rulesOn(const Board& board)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    const RulesetData data = shipped.ruleset("diplomacy")->data;
    OptionValues values(data.options);
    values.set(data.options, "house.round-limit", 4);
    auto made = findRuleset("diplomacy")->make(board, data, values, {});
    return made ? std::shared_ptr<const Rules>(std::move(*made)) : nullptr;
}

int homesOf(const Rules& rules)
{
    State state;
    Decision decision;
    rules.start(state, decision, nullptr);
    return rules.standing(state).score.front();
}

} // namespace

/// Powers, seats and victory follow from the map.
class DiplomacyPowersTest : public QObject {
    Q_OBJECT

private slots:
    void aMapHasTwoToThirtySixPowers_data()
    {
        QTest::addColumn<int>("powers");
        QTest::addColumn<bool>("plays");
        for (const auto& [powers, plays] :
             {std::pair{1, false}, {2, true}, {7, true}, {33, true}, {36, true}, {37, false}})
            QTest::addRow("%d", powers) << powers << plays;
    }
    void aMapHasTwoToThirtySixPowers()
    {
        QFETCH(int, powers);
        QFETCH(bool, plays);
        const Board board = ringOf(powers);
        const std::vector<MapNeed> needs = findRuleset("diplomacy")->needs(board);
        QCOMPARE(needs.empty(), plays);
        if (!plays) {
            QCOMPARE(needs.front().what.code, std::string("map-powers-range"));
            return;
        }
        const RulesetData data;
        const SeatRange range = findRuleset("diplomacy")->seatRange(data, board);
        QCOMPARE(range.least, powers);
        QCOMPARE(range.most, powers);
        const auto rules = rulesOn(board);
        QVERIFY(rules != nullptr);
        QCOMPARE(static_cast<int>(rules->seats().size()), powers);
        State state;
        Decision decision;
        rules->start(state, decision, nullptr);
        for (int seat = 0; seat < powers; ++seat) QVERIFY(decision.owes(seat));
        QVERIFY(!decision.owes(powers));
    }

    /// As many provinces as can be counted, orders from the first to the last of them.
    void aBoardHasUpToAThousandProvinces()
    {
        const auto rules = rulesOn(ringOf(36, 1024 - 36));
        QVERIFY(rules != nullptr);
        QCOMPARE(rules->board().territoryCount(), 1024);
        const BotSeries series = botSeries(rules, std::vector<std::string>(36, "random"), 1);
        QCOMPARE(series.ended, std::uint64_t{1});
        const std::vector<MapNeed> needs = findRuleset("diplomacy")->needs(ringOf(36, 1025 - 36));
        QVERIFY(!needs.empty());
        QCOMPARE(needs.front().what.code, std::string("map-too-many-territories"));
    }

    /// A seat above the thirty-second one orders, seals and draws like any other.
    void thirtySixAgreeToADraw()
    {
        const auto rules = rulesOn(ringOf(36));
        QVERIFY(rules != nullptr);
        State state;
        Decision decision;
        rules->start(state, decision, nullptr);
        const auto answer = [&](int seat, const char* verb, int value) {
            Move move;
            move.seat = static_cast<std::uint8_t>(seat);
            move.verb = static_cast<std::uint8_t>(*rules->vocabulary().find(Space::Verb, verb));
            move.arg[0] = static_cast<std::int16_t>(value);
            rules->decide(state, seat, decision, nullptr);
            rules->apply(state, move, decision, nullptr);
        };
        for (int seat = 0; seat < 36; ++seat) {
            QCOMPARE(decision.pending, Pending::Choice);
            answer(seat, "vote", 1);
            answer(seat, "seal", 0);
        }
        QCOMPARE(decision.pending, Pending::Over);
        QCOMPARE(rules->standing(state).winners, (std::uint64_t{1} << 36U) - 1U);
        Facts facts;
        rules->describe(state, facts);
        State again;
        rules->clearPosition(again);
        for (const Fact& fact : facts) QVERIFY(rules->setFact(again, fact));
        QVERIFY(!rules->validatePosition(again));
        QVERIFY(again == state);
    }

    void thirtySixPlayToTheEnd()
    {
        const BotSeries series = botSeries(rulesOn(ringOf(36)), std::vector<std::string>(36, "medium"), 1);
        QCOMPARE(series.ended, std::uint64_t{1});
    }

    void shippedMapsPlayToTheEnd_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("powers");
        QTest::addColumn<int>("homes");
        QTest::newRow("two powers") << QStringLiteral("kestrel-sound") << 2 << 4;
        QTest::newRow("five powers") << QStringLiteral("mere-of-five") << 5 << 3;
        QTest::newRow("seven powers") << QStringLiteral("diplomacy-europe") << 7 << 3;
        QTest::newRow("nine powers") << QStringLiteral("nine-crowns") << 9 << 3;
    }
    void shippedMapsPlayToTheEnd()
    {
        QFETCH(QString, map);
        QFETCH(int, powers);
        QFETCH(int, homes);
        const auto rules = diplomacyRulesOn(map.toStdString(), {{"house.round-limit", 10}});
        QVERIFY(rules != nullptr);
        QCOMPARE(static_cast<int>(rules->seats().size()), powers);
        QCOMPARE(homesOf(*rules), homes);
        const BotSeries series =
            botSeries(rules, std::vector<std::string>(static_cast<std::size_t>(powers), "medium"), 2);
        QCOMPARE(series.ended, std::uint64_t{2});
    }
};

QTEST_APPLESS_MAIN(DiplomacyPowersTest)
#include "tst_powers.moc"
