// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "engine/combat/battleodds.h"

using namespace marches::engine;

namespace {

/// All rolls of so many dice, one after the other.
std::vector<std::vector<int>> rolls(int dice)
{
    std::vector<std::vector<int>> all{{}};
    for (int i = 0; i < dice; ++i) {
        std::vector<std::vector<int>> longer;
        for (const std::vector<int>& roll : all)
            for (int face = 1; face <= kDieFaces; ++face) {
                longer.push_back(roll);
                longer.back().push_back(face);
            }
        all = std::move(longer);
    }
    return all;
}

/// The count written another way: every die changed first, then sorted.
std::vector<int> countedSlowly(int attack, int defence, const DiceShift& shift)
{
    std::vector<int> ways(static_cast<std::size_t>(std::min(attack, defence)) + 1);
    const auto shifted = [&shift](std::vector<int> roll, int change) {
        for (int& face : roll) face = shift.floorOne ? std::max(1, face + change) : face + change;
        std::ranges::sort(roll, std::greater<>());
        return roll;
    };
    for (const std::vector<int>& a : rolls(attack))
        for (const std::vector<int>& d : rolls(defence)) {
            const std::vector<int> x = shifted(a, shift.attack);
            const std::vector<int> y = shifted(d, shift.defence);
            std::size_t lost = 0;
            for (std::size_t i = 0; i + 1 < ways.size(); ++i) lost += x[i] > y[i] ? 0 : 1;
            ++ways[lost];
        }
    return ways;
}

} // namespace

/// Dice that something is added to or taken off: an emergency, a betrayal. And the figures that the rules print.
class ShiftedOddsTest : public QObject {
    Q_OBJECT

private slots:
    void countsEveryRoll_data()
    {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defence");
        QTest::addColumn<bool>("floorOne");
        const std::pair<int, int> changes[] = {{0, 0}, {-2, 0}, {0, -1}, {-2, -1}, {1, 0}};
        for (const auto& [attack, defence] : changes)
            for (const bool floorOne : {false, true})
                QTest::addRow("%d on attack, %d on defence%s", attack, defence, floorOne ? ", one at least" : "")
                    << attack << defence << floorOne;
    }
    void countsEveryRoll()
    {
        QFETCH(int, attack);
        QFETCH(int, defence);
        QFETCH(bool, floorOne);
        const DiceShift shift{attack, defence, floorOne};
        for (int a = 1; a <= kMostDice; ++a)
            for (int d = 1; d <= 2; ++d) {
                const ThrowOdds odds = throwOdds(a, d, shift);
                const std::vector<int> slow = countedSlowly(a, d, shift);
                for (std::size_t k = 0; k < slow.size(); ++k) QCOMPARE(static_cast<int>(odds.ways[k]), slow[k]);
            }
    }

    void aFloorMattersForTheDefenceAlone()
    {
        for (int a = 1; a <= kMostDice; ++a)
            for (int d = 1; d <= 2; ++d)
                QVERIFY(throwOdds(a, d, {-2, 0, true}).ways == throwOdds(a, d, {-2, 0, false}).ways);
        QVERIFY(throwOdds(1, 1, {0, -1, true}).ways != throwOdds(1, 1, {0, -1, false}).ways);
    }

    /// To all six printed places, from both ways of computing them.
    void printedBattles()
    {
        const double printed[5][5] = {{0.416667, 0.106096, 0.027015, 0.006879, 0.001752},
                                      {0.754244, 0.362654, 0.206066, 0.091304, 0.049135},
                                      {0.916375, 0.655954, 0.470251, 0.314994, 0.205942},
                                      {0.971544, 0.785454, 0.641623, 0.476531, 0.358606},
                                      {0.990317, 0.889789, 0.769375, 0.638295, 0.506203}};
        const OddsTable table({3, 2}, 5, 5);
        const BattleOdds odds({3, 2});
        for (int a = 1; a <= 5; ++a)
            for (int d = 1; d <= 5; ++d) {
                QVERIFY(std::abs(table.win(a, d) - printed[a - 1][d - 1]) <= 5e-7);
                QVERIFY(std::abs(odds.ends(a, d).win() - printed[a - 1][d - 1]) <= 5e-7);
            }
    }
    void printedFractions()
    {
        const OddsTable table({3, 2}, 3, 3);
        const struct {
            int attackers;
            int defenders;
            double win;
        } known[] = {{1, 1, 5.0 / 12},    {1, 2, 275.0 / 2592},      {2, 1, 1955.0 / 2592},
                     {2, 2, 235.0 / 648}, {3, 1, 342035.0 / 373248}, {3, 3, 511817135.0 / 1088391168}};
        for (const auto& battle : known)
            QVERIFY(std::abs(table.win(battle.attackers, battle.defenders) - battle.win) < 1e-14);
    }
    void printedThrows()
    {
        // By dice of attack and defence: ways in which the attacker loses nothing, one, two.
        const struct {
            int attack;
            int defence;
            std::vector<std::uint32_t> ways;
        } known[] = {{3, 2, {2890, 2611, 2275}}, {2, 2, {295, 420, 581}}, {1, 2, {55, 161}},
                     {3, 1, {855, 441}},         {2, 1, {125, 91}},       {1, 1, {15, 21}}};
        for (const auto& row : known)
            for (std::size_t k = 0; k < row.ways.size(); ++k)
                QCOMPARE(throwOdds(row.attack, row.defence).ways[k], row.ways[k]);
    }

    void endsAddUp()
    {
        for (const DiceShift& shift : {DiceShift{-2, 0, false}, DiceShift{0, -1, false}, DiceShift{-2, -1, true}}) {
            const BattleOdds odds({3, 2}, shift);
            for (int a = 1; a <= 20; a += 3)
                for (int d = 1; d <= 20; d += 4) {
                    const BattleOdds::Ends ends = odds.ends(a, d);
                    const auto sum = [](const std::vector<double>& values) {
                        return std::accumulate(values.begin(), values.end(), 0.0);
                    };
                    QVERIFY(std::abs(sum(ends.attackersLeft) - 1.0) < 1e-12);
                    QVERIFY(std::abs(sum(ends.defendersLeft) - 1.0) < 1e-12);
                    QVERIFY(std::abs(ends.defendersLeft.front() - ends.win()) < 1e-12);
                }
        }
    }
};

QTEST_APPLESS_MAIN(ShiftedOddsTest)
#include "tst_shiftedodds.moc"
