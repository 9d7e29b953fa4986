// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/battleodds.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/game/chance.h"

using namespace marches::engine;

namespace {

using Faces = std::vector<std::uint8_t>;

/// The comparison written another way: by sorting whole vectors.
Losses comparedSlowly(Faces attack, Faces defence)
{
    std::ranges::sort(attack, std::greater<>());
    std::ranges::sort(defence, std::greater<>());
    Losses losses;
    for (std::size_t i = 0; i < std::min(attack.size(), defence.size()); ++i)
        (attack[i] > defence[i] ? losses.defender : losses.attacker) += 1;
    return losses;
}

Faces rollOf(int code, int dice)
{
    Faces faces;
    for (int i = 0; i < dice; ++i, code /= 6) faces.push_back(static_cast<std::uint8_t>(code % 6 + 1));
    return faces;
}

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

Faces throwDice(Random& random, int dice)
{
    Faces faces;
    for (int i = 0; i < dice; ++i) faces.push_back(static_cast<std::uint8_t>(below(random, 6) + 1));
    return faces;
}

bool near(double a, double b, double tolerance = 1e-12) { return std::abs(a - b) <= tolerance; }

} // namespace

class BattleOddsTest : public QObject {
    Q_OBJECT

private slots:
    void comparesEveryRoll();
    void knownThrows_data();
    void knownThrows();
    void knownBattles_data();
    void knownBattles();
    void endsAgreeWithTheTable();
    void quickOddsAgreeWithTheTable();
    void agreesWithSimulation();
    void forcedAndDrawnDiceAgreeWithTheCount();
};

void BattleOddsTest::comparesEveryRoll()
{
    for (int a = 1; a <= kMostDice; ++a)
        for (int d = 1; d <= kMostDice; ++d) {
            const ThrowOdds& odds = throwOdds(a, d);
            std::array<std::uint32_t, kMostDice + 1> ways{};
            for (int i = 0; i < power(6, a); ++i)
                for (int k = 0; k < power(6, d); ++k) {
                    const Faces attack = rollOf(i, a);
                    const Faces defence = rollOf(k, d);
                    const Losses losses = comparedSlowly(attack, defence);
                    QVERIFY(compareDice(attack, defence) == losses);
                    ++ways[static_cast<std::size_t>(losses.attacker)];
                }
            QCOMPARE(odds.rolls, static_cast<std::uint32_t>(power(6, a + d)));
            QCOMPARE(odds.compared, std::min(a, d));
            QVERIFY(odds.ways == ways);
        }
}

void BattleOddsTest::knownThrows_data()
{
    QTest::addColumn<int>("attack");
    QTest::addColumn<int>("defence");
    QTest::addColumn<QList<uint>>("ways"); // by what the attacker loses
    QTest::newRow("3 against 2") << 3 << 2 << QList<uint>{2890, 2611, 2275};
    QTest::newRow("2 against 2") << 2 << 2 << QList<uint>{295, 420, 581};
    QTest::newRow("1 against 2") << 1 << 2 << QList<uint>{55, 161};
    QTest::newRow("3 against 1") << 3 << 1 << QList<uint>{855, 441};
    QTest::newRow("2 against 1") << 2 << 1 << QList<uint>{125, 91};
    QTest::newRow("1 against 1") << 1 << 1 << QList<uint>{15, 21};
}

void BattleOddsTest::knownThrows()
{
    QFETCH(int, attack);
    QFETCH(int, defence);
    QFETCH(QList<uint>, ways);
    const ThrowOdds& odds = throwOdds(attack, defence);
    QCOMPARE(odds.compared + 1, static_cast<int>(ways.size()));
    for (int k = 0; k < ways.size(); ++k) QCOMPARE(odds.ways[static_cast<std::size_t>(k)], ways[k]);
}

void BattleOddsTest::knownBattles_data()
{
    QTest::addColumn<int>("attackers");
    QTest::addColumn<int>("defenders");
    QTest::addColumn<double>("win");
    QTest::newRow("1 against 1") << 1 << 1 << 5.0 / 12;
    QTest::newRow("1 against 2") << 1 << 2 << 275.0 / 2592;
    QTest::newRow("2 against 1") << 2 << 1 << 1955.0 / 2592;
    QTest::newRow("2 against 2") << 2 << 2 << 235.0 / 648;
    QTest::newRow("3 against 1") << 3 << 1 << 342035.0 / 373248;
    QTest::newRow("3 against 3") << 3 << 3 << 511817135.0 / 1088391168;
}

void BattleOddsTest::knownBattles()
{
    QFETCH(int, attackers);
    QFETCH(int, defenders);
    QFETCH(double, win);
    QVERIFY(near(OddsTable({}, 5, 5).win(attackers, defenders), win));
}

void BattleOddsTest::endsAgreeWithTheTable()
{
    constexpr int kMost = 14;
    for (const DiceLimits limits : {DiceLimits{3, 2}, DiceLimits{3, 3}, DiceLimits{2, 1}}) {
        const OddsTable table(limits, kMost, kMost);
        for (int a = 0; a <= kMost; ++a)
            for (int d = 0; d <= kMost; ++d) {
                if (a == 0 && d == 0) continue;
                std::vector<double> left(static_cast<std::size_t>(a) + 1);
                std::vector<double> held(static_cast<std::size_t>(d) + 1);
                std::vector<double> room(left.size() * held.size());
                battleEnds(limits, a, d, left, held, room);
                double won = 0.0;
                double attackers = 0.0;
                double defenders = 0.0;
                double lost = 0.0;
                for (std::size_t n = 1; n < left.size(); ++n) {
                    won += left[n];
                    attackers += static_cast<double>(n) * left[n];
                }
                for (std::size_t n = 1; n < held.size(); ++n) {
                    lost += held[n];
                    defenders += static_cast<double>(n) * held[n];
                }
                QVERIFY(near(won, table.win(a, d)));
                QVERIFY(near(left[0], 1.0 - won) && near(left[0], lost) && near(held[0], won));
                QVERIFY(near(attackers, table.attackersLeft(a, d), 1e-9));
                QVERIFY(near(defenders, table.defendersLeft(a, d), 1e-9));
            }
    }
}

void BattleOddsTest::quickOddsAgreeWithTheTable()
{
    const OddsTable table({3, 2}, 40, 40);
    for (int a = 0; a <= 40; ++a)
        for (int d = a == 0 ? 1 : 0; d <= 40; ++d) QCOMPARE(quickOdds({3, 2}, a, d).win, table.win(a, d));
    // Beyond the table an estimate: larger stacks with the same ratio win more surely.
    QVERIFY(quickOdds({3, 2}, 600, 300).win > 0.999);
    QVERIFY(quickOdds({3, 2}, 100, 1000).win < 0.001);
    QVERIFY(quickOdds({3, 2}, 600, 1).attackersLeft > 500);
}

void BattleOddsTest::agreesWithSimulation()
{
    constexpr int kBattles = 40'000;
    Random random(7);
    for (const auto& [attackers, defenders] : {std::pair(5, 3), std::pair(10, 10), std::pair(2, 6)}) {
        int won = 0;
        for (int i = 0; i < kBattles; ++i) {
            int a = attackers;
            int d = defenders;
            while (a > 0 && d > 0) {
                const Losses losses =
                    comparedSlowly(throwDice(random, std::min(3, a)), throwDice(random, std::min(2, d)));
                a -= losses.attacker;
                d -= losses.defender;
            }
            won += a > 0 ? 1 : 0;
        }
        const double exact = OddsTable({}, attackers, defenders).win(attackers, defenders);
        const double error = std::sqrt(exact * (1 - exact) / kBattles);
        QVERIFY(std::abs(static_cast<double>(won) / kBattles - exact) < 4 * error);
    }
}

void BattleOddsTest::forcedAndDrawnDiceAgreeWithTheCount()
{
    constexpr int kThrows = 1'000'000;
    ChanceSource chanceSource(3);
    Chance attack;
    Chance defence;
    attack.setDice(0, 0, 3, 0, {});
    defence.setDice(1, 0, 2, 1, {});
    std::array<int, 3> seen{};
    Outcome outcome;
    for (int i = 0; i < kThrows; ++i) {
        std::array<std::uint8_t, 3> a{};
        std::array<std::uint8_t, 2> d{};
        chanceSource.draw(attack, outcome);
        std::ranges::transform(outcome.values(), a.begin(),
                               [](std::int16_t face) { return static_cast<std::uint8_t>(face); });
        chanceSource.draw(defence, outcome);
        std::ranges::transform(outcome.values(), d.begin(),
                               [](std::int16_t face) { return static_cast<std::uint8_t>(face); });
        ++seen[static_cast<std::size_t>(compareDice(a, d).attacker)];
    }
    for (int k = 0; k < 3; ++k) {
        const double chance = throwOdds(3, 2).chance(k);
        const double error = std::sqrt(chance * (1 - chance) / kThrows);
        QVERIFY(std::abs(static_cast<double>(seen[static_cast<std::size_t>(k)]) / kThrows - chance) < 4 * error);
    }
}

QTEST_APPLESS_MAIN(BattleOddsTest)
#include "tst_battleodds.moc"
