// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <bit>

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;
namespace narnia_risk_junior = marches::engine::narnia_risk_junior;

namespace {

/// Plays the set-up at random and stops when the first turn token is flipped.
State setUp(const Rules& rules, std::uint64_t seed)
{
    RandomPlay play(rules, seed);
    while (play.state.as<narnia_risk_junior::Position>().active == 0) play.step();
    return play.state;
}

} // namespace

class SetUp : public QObject {
    Q_OBJECT
private slots:
    void counts_data();
    void counts();
    void deckIsBuiltInStacks();
    void turnTokens();
    void seatsThatAreRefused();
    void mapsThatLackSomething();
    void resampledDecksCouldBe();
    void secretCardsStaySecret();
};

void SetUp::counts_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("camps");
    QTest::newRow("two players") << 2 << 6 << 2;
    QTest::newRow("three players") << 3 << 6 << 3;
    QTest::newRow("four players") << 4 << 4 << 4;
}

void SetUp::counts()
{
    QFETCH(int, players);
    QFETCH(int, each);
    QFETCH(int, camps);
    const auto rules = narniaRules(players, seedOnly());
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const State state = setUp(*rules, seed);
        const narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
        QCOMPARE(s.owned(0).count(), 13);
        for (const int army : static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*rules).table().aslanArmies)
            QCOMPARE(s.owned(army).count(), each);
        QCOMPARE(s.camps().count(), camps);
        for (int place = 0; place < 25; ++place) {
            QCOMPARE(int(s.stack(place)[0]), 2);
            QCOMPARE(int(s.stack(place)[1]), s.camps().test(place) ? 1 : 0);
        }
        QCOMPARE(s.stone, std::uint16_t((1U << 6U) | (1U << 7U)));
        QCOMPARE(int(s.spot[num(narnia_risk_junior::Token::WhiteWitch)]), int(narnia_risk_junior::kOnCard));
    }
}

void SetUp::deckIsBuiltInStacks()
{
    const auto made = narniaRules(4, seedOnly());
    const auto& table = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made).table();
    QCOMPARE(table.deck.size(), 34);
    std::array<std::array<bool, 35>, 3> seen{};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const State state = setUp(*made, seed);
        const narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
        // The first turn has drawn one card already; it came from the plain stack on top.
        QVERIFY(s.narniaCount == 33);
        const int ranges[3][2] = {{8, 16}, {17, 25}, {26, 34}};
        for (int i = 0; i < s.narniaCount; ++i) {
            const int scoring = table.deck.cards[static_cast<std::size_t>(s.narnia[i] - 1)].scoring;
            if (scoring < 0) continue;
            const int position = 34 - i;
            QVERIFY(position >= ranges[scoring][0] && position <= ranges[scoring][1]);
            seen[static_cast<std::size_t>(scoring)][static_cast<std::size_t>(position)] = true;
        }
    }
    for (int scoring = 0; scoring < 3; ++scoring)
        for (int position = 8 + 9 * scoring; position <= 16 + 9 * scoring; ++position)
            QVERIFY2(seen[static_cast<std::size_t>(scoring)][static_cast<std::size_t>(position)],
                     "every position of the stack occurs");
}

void SetUp::turnTokens()
{
    for (int players = 2; players <= 4; ++players) {
        const auto rules = narniaRules(players, seedOnly());
        const State state = setUp(*rules, 5);
        const narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
        QCOMPARE(int(s.trackCount), 11);
        std::array<int, 4> count{};
        for (const std::uint8_t token : s.track) ++count[static_cast<std::size_t>(token - 1)];
        QCOMPARE(count[0], 5);
        QCOMPARE(count[1], players == 4 ? 2 : 3);
        QCOMPARE(count[2], players == 4 ? 2 : 3);
        QCOMPARE(count[3], players == 4 ? 2 : 0);
    }
}

void SetUp::seatsThatAreRefused()
{
    const RulesetData data = narniaData();
    const OptionValues values(data.options);
    const auto refused = [&](const std::vector<SeatRequest>& seats) {
        return !narnia_risk_junior::ruleset().make(narniaBoard(), data, values, seats).has_value();
    };
    QVERIFY(refused({{"witch", "witch", {}}}));
    QVERIFY(refused({{"a", "aslan", {}}, {"b", "aslan", {}}}));
    QVERIFY(refused({{"a", "witch", {}}, {"b", "witch", {}}}));
    QVERIFY(refused({{"witch", "witch", {}}, {"a", "aslan", {"red"}}, {"b", "aslan", {"red"}}}));
    QVERIFY(refused({{"witch", "witch", {}}, {"a", "aslan", {"green"}}, {"b", "aslan", {}}}));
    QVERIFY(refused(
        {{"witch", "witch", {}}, {"a", "aslan", {}}, {"b", "aslan", {}}, {"c", "aslan", {}}, {"d", "aslan", {}}}));
    QVERIFY(!refused({{"a", "aslan", {"yellow"}}, {"w", "witch", {}}, {"b", "aslan", {}}}));
    const auto two = narnia_risk_junior::ruleset().make(narniaBoard(), data, values,
                                                        {{"witch", "witch", {}}, {"a", "aslan", {"blue", "yellow"}}});
    QVERIFY(two.has_value());
    QCOMPARE((*two)->seats()[1].armies, (std::vector<int>{2, 3}));
}

void SetUp::mapsThatLackSomething()
{
    QVERIFY(narnia_risk_junior::ruleset().needs(narniaBoard()).empty());
    Place alone;
    alone.id = "alone";
    const auto lacking = narnia_risk_junior::ruleset().needs(Board({alone}, {}, {}, {}));
    int forbidding = 0;
    for (const MapNeed& need : lacking) forbidding += need.forbids ? 1 : 0;
    QCOMPARE(forbidding, 4);
    QVERIFY(static_cast<int>(lacking.size()) > forbidding);
}

void SetUp::resampledDecksCouldBe()
{
    const auto made = narniaRules(3);
    const auto& table = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made).table();
    const State state = setUp(*made, 3);
    Random random(1);
    for (int round = 0; round < 50; ++round) {
        State view;
        made->view(state, 1, view);
        made->resample(view, 1, random);
        const narnia_risk_junior::Position& s = view.as<narnia_risk_junior::Position>();
        Mask cards;
        for (int i = 0; i < s.deckCount; ++i) cards.set(s.deck(i) - 1);
        for (int i = 0; i < s.deckUsedCount; ++i) cards.set(s.deckUsed(i) - 1);
        QVERIFY(cards == table.land);
        std::array<int, 4> tokens{};
        for (const std::uint8_t token : s.track) ++tokens[static_cast<std::size_t>(token - 1)];
        QCOMPARE(tokens, (std::array<int, 4>{5, 3, 3, 0}));
        for (int i = 0; i < s.narniaCount; ++i) {
            const int scoring = table.deck.cards[static_cast<std::size_t>(s.narnia[i] - 1)].scoring;
            if (scoring >= 0) QCOMPARE((34 - i - 8) / 9, scoring);
        }
    }
}

void SetUp::secretCardsStaySecret()
{
    const auto rules = narniaRules(3, {{"advanced.secret-cards", true}});
    State a = setUp(*rules, 3);
    State b = a;
    a.as<narnia_risk_junior::Position>().hand[1][3] = 1; // armies on the move
    b.as<narnia_risk_junior::Position>().hand[1][4] = 1; // horn of help
    State seenA;
    State seenB;
    rules->view(a, 2, seenA);
    rules->view(b, 2, seenB);
    QVERIFY(seenA == seenB);
    rules->view(a, 1, seenA);
    rules->view(b, 1, seenB);
    QVERIFY(!(seenA == seenB));
    Facts facts;
    rules->view(a, 2, seenA);
    rules->describe(seenA, facts);
    int unknown = 0;
    for (const Fact& fact : facts)
        unknown += rules->fields()[fact.field].role == Role::Hand && fact.value == kUnknown ? 1 : 0;
    QCOMPARE(unknown, 1);
}

QTEST_APPLESS_MAIN(SetUp)
#include "tst_setup.moc"
