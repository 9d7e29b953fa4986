// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/leaderodds.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "engine/combat/battleodds.h"
#include "engine/game/chance.h"

using namespace marches::engine;

namespace {

using Faces = std::vector<int>;

/// What a roll does, written another way: by sorting whole vectors.
struct Fate {
    int lost = 0;
    bool attackLeader = false; ///< lost
    bool defenceLeader = false;
    int pairs = 0;
};

Fate fateOf(Faces attack, Faces defence, int bonusA, int bonusD, const LeaderRules& rules)
{
    std::ranges::sort(attack, std::greater<>());
    std::ranges::sort(defence, std::greater<>());
    const int plainA = attack[0];
    const int plainD = defence[0];
    attack[0] += bonusA;
    defence[0] += bonusD;
    Fate fate;
    fate.pairs = static_cast<int>(std::min(attack.size(), defence.size()));
    for (std::size_t i = 0; i < static_cast<std::size_t>(fate.pairs); ++i) fate.lost += attack[i] > defence[i] ? 0 : 1;
    const int toBeatA = rules.compareModified ? defence[0] : plainD;
    const int toBeatD = rules.compareModified ? attack[0] : plainA;
    fate.attackLeader = bonusA > 0 && (rules.attackerSurvivesTie ? attack[0] < toBeatA : attack[0] <= toBeatA);
    fate.defenceLeader = bonusD > 0 && (rules.defenderLostOnTie ? defence[0] <= toBeatD : defence[0] < toBeatD);
    return fate;
}

Faces rollOf(int code, int dice)
{
    Faces faces;
    for (int i = 0; i < dice; ++i, code /= 6) faces.push_back(code % 6 + 1);
    return faces;
}

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

/// All rules for leaders, by number.
LeaderRules rulesOf(int code) { return {(code & 1) != 0, (code & 2) != 0, (code & 4) != 0}; }

/// A battle walked through roll by roll, every roll of the dice counted, without any table.
double winByEnumeration(const LeaderBattle& battle, int a, int d, bool leadsA, bool leadsD)
{
    if (d == 0) return 1.0;
    if (a == 0) return 0.0;
    const int diceA = battle.keepOne ? std::max(1, std::min(a - 1, battle.attackDice)) : std::min(a, battle.attackDice);
    const int diceD = std::min(d, battle.defenceDice);
    double win = 0.0;
    double next[3][2][2];
    for (int lost = 0; lost < 3; ++lost)
        for (int goneA = 0; goneA < 2; ++goneA)
            for (int goneD = 0; goneD < 2; ++goneD) next[lost][goneA][goneD] = -1.0;
    const int all = power(6, diceA + diceD);
    for (int code = 0; code < all; ++code) {
        const Fate fate = fateOf(rollOf(code / power(6, diceD), diceA), rollOf(code % power(6, diceD), diceD),
                                 leadsA ? battle.attackBonus : 0, leadsD ? battle.defenceBonus : 0, battle.rules);
        double& after = next[fate.lost][fate.attackLeader ? 1 : 0][fate.defenceLeader ? 1 : 0];
        if (after < 0.0)
            after = winByEnumeration(battle, a - fate.lost, d - (fate.pairs - fate.lost), leadsA && !fate.attackLeader,
                                     leadsD && !fate.defenceLeader);
        win += after / all;
    }
    return win;
}

/// A battle fought with drawn dice: attackers that are left, 0 when it is lost.
int fought(const LeaderBattle& battle, Random& random)
{
    const auto throwDice = [&random](int dice) {
        Faces faces;
        for (int i = 0; i < dice; ++i) faces.push_back(static_cast<int>(below(random, 6)) + 1);
        return faces;
    };
    int a = battle.attackers;
    int d = battle.defenders;
    bool leadsA = battle.attackBonus > 0;
    bool leadsD = battle.defenceBonus > 0;
    while (a > 0 && d > 0) {
        const int dice =
            battle.keepOne ? std::max(1, std::min(a - 1, battle.attackDice)) : std::min(a, battle.attackDice);
        const Fate fate = fateOf(throwDice(dice), throwDice(std::min(d, battle.defenceDice)),
                                 leadsA ? battle.attackBonus : 0, leadsD ? battle.defenceBonus : 0, battle.rules);
        a -= fate.lost;
        d -= fate.pairs - fate.lost;
        leadsA = leadsA && !fate.attackLeader;
        leadsD = leadsD && !fate.defenceLeader;
    }
    return a;
}

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

double sum(const std::vector<double>& parts)
{
    double total = 0.0;
    for (const double part : parts) total += part;
    return total;
}

} // namespace

/// Battles with Generals and Marshalls.
class LeaderOddsTest : public QObject {
    Q_OBJECT
private slots:
    void countsEveryRoll();
    void withoutLeadersAsBefore();
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void agreesWithSimulation();
    void theFirstRollMayBeSmaller();
};

void LeaderOddsTest::countsEveryRoll()
{
    for (int a = 1; a <= 3; ++a)
        for (int d = 1; d <= 2; ++d)
            for (int bonusA = 0; bonusA <= 2; ++bonusA)
                for (int bonusD = 0; bonusD <= 2; ++bonusD)
                    for (int code = 0; code < 8; ++code) {
                        const LeaderThrow odds = leaderThrow(a, d, bonusA, bonusD, rulesOf(code));
                        std::uint32_t ways[3][2][2] = {};
                        for (int roll = 0; roll < power(6, a + d); ++roll) {
                            const Fate fate = fateOf(rollOf(roll / power(6, d), a), rollOf(roll % power(6, d), d),
                                                     bonusA, bonusD, rulesOf(code));
                            ++ways[fate.lost][fate.attackLeader ? 1 : 0][fate.defenceLeader ? 1 : 0];
                        }
                        QCOMPARE(odds.rolls, static_cast<std::uint32_t>(power(6, a + d)));
                        QCOMPARE(odds.compared, std::min(a, d));
                        for (int lost = 0; lost < 3; ++lost)
                            for (int goneA = 0; goneA < 2; ++goneA)
                                for (int goneD = 0; goneD < 2; ++goneD)
                                    QCOMPARE(odds.ways[lost][goneA][goneD], ways[lost][goneA][goneD]);
                    }
}

/// Nobody leads: the plain battle, on a castle with two dice too.
void LeaderOddsTest::withoutLeadersAsBefore()
{
    for (const int dice : {2, 3})
        for (int a = 1; a <= 12; ++a)
            for (int d = 1; d <= 12; ++d) {
                LeaderBattle battle;
                battle.attackers = a;
                battle.defenders = d;
                battle.attackDice = dice;
                const LeaderEnds ends = leaderBattle(battle);
                const OddsTable table({dice, 2}, a, d);
                QVERIFY(near(ends.win, table.win(a, d), 1e-12));
                QVERIFY(near(sum(ends.attackersLeft), 1.0, 1e-12));
                QVERIFY(near(sum(ends.defendersLeft), 1.0, 1e-12));
            }
}

void LeaderOddsTest::agreesWithEnumeration_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("bonusA");
    QTest::addColumn<int>("bonusD");
    QTest::addColumn<bool>("keepOne");
    QTest::addColumn<int>("rules");
    QTest::newRow("general") << 3 << 1 << 0 << false << 4;
    QTest::newRow("general on a castle") << 2 << 1 << 0 << false << 4;
    QTest::newRow("marshall in a castle") << 2 << 0 << 1 << false << 4;
    QTest::newRow("both") << 3 << 1 << 1 << false << 4;
    QTest::newRow("both, ties the other way") << 3 << 1 << 1 << false << 7;
    QTest::newRow("both, as rolled") << 3 << 1 << 1 << false << 0;
    QTest::newRow("two generals on the ship") << 3 << 2 << 1 << true << 5;
}

void LeaderOddsTest::agreesWithEnumeration()
{
    QFETCH(int, dice);
    QFETCH(int, bonusA);
    QFETCH(int, bonusD);
    QFETCH(bool, keepOne);
    QFETCH(int, rules);
    for (int a = 1; a <= 3; ++a)
        for (int d = 1; d <= 3; ++d) {
            LeaderBattle battle{a, d, dice, 2, keepOne, bonusA, bonusD, 0, rulesOf(rules), 0};
            QVERIFY(near(leaderBattle(battle).win, winByEnumeration(battle, a, d, bonusA > 0, bonusD > 0), 1e-12));
        }
}

void LeaderOddsTest::agreesWithSimulation()
{
    constexpr int kBattles = 40'000;
    Random random(11);
    for (const int code : {4, 7, 0}) {
        const LeaderBattle battle{9, 6, 2, 2, false, 1, 1, 0, rulesOf(code), 0};
        const LeaderEnds ends = leaderBattle(battle);
        std::vector<int> seen(10);
        for (int i = 0; i < kBattles; ++i) ++seen[static_cast<std::size_t>(fought(battle, random))];
        for (std::size_t left = 0; left < seen.size(); ++left) {
            const double share = static_cast<double>(seen[left]) / kBattles;
            const double expected = ends.attackersLeft[left];
            QVERIFY(near(share, expected, 4.5 * std::sqrt(expected * (1.0 - expected) / kBattles) + 1e-4));
        }
    }
}

/// One die first, then as many as may be: the mean over the outcomes of that roll.
void LeaderOddsTest::theFirstRollMayBeSmaller()
{
    LeaderBattle battle{5, 4, 3, 2, false, 0, 0, 1, {}, 0};
    const double win = leaderBattle(battle).win;
    battle.firstDice = 0;
    LeaderBattle lost = battle;
    --lost.attackers;
    LeaderBattle beaten = battle;
    --beaten.defenders;
    QVERIFY(near(win, 55.0 / 216 * leaderBattle(beaten).win + 161.0 / 216 * leaderBattle(lost).win, 1e-12));
}

QTEST_APPLESS_MAIN(LeaderOddsTest)
#include "tst_leaderodds.moc"
