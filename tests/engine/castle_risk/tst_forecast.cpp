// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/combat/leaderodds.h"
#include "engine/rules/registry/battlestage.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

std::optional<double> win(const Rules& rules, int attack, int defend, std::vector<std::string> with)
{
    const std::optional<Forecast> forecast = battleForecast(rules, {{attack}, {defend}, -1, -1, std::move(with)});
    return forecast ? std::optional(forecast->win) : std::nullopt;
}

double expected(LeaderBattle battle, int attack, int defend)
{
    battle.attackers = attack;
    battle.defenders = defend;
    return leaderBattle(battle).win;
}

} // namespace

/// The odds that are shown before an attack, and by `marches-cli odds`, are those of the dice.
class CastleForecastTest : public QObject {
    Q_OBJECT
private slots:
    void followsTheWords()
    {
        const auto rules = castleRules(2);
        LeaderBattle castle;
        castle.attackDice = 2;
        LeaderBattle led;
        led.attackBonus = 1;
        LeaderBattle both = castle;
        both.attackBonus = both.defenceBonus = 1;
        for (int attack = 1; attack <= 9; attack += 2)
            for (int defend = 1; defend <= 7; defend += 2) {
                QCOMPARE(*win(*rules, attack, defend, {}), expected({}, attack, defend));
                QCOMPARE(*win(*rules, attack, defend, {"admiral"}), expected({}, attack, defend));
                QCOMPARE(*win(*rules, attack, defend, {"castle"}), expected(castle, attack, defend));
                QCOMPARE(*win(*rules, attack, defend, {"general"}), expected(led, attack, defend));
                QCOMPARE(*win(*rules, attack, defend, {"castle", "general", "marshall"}),
                         expected(both, attack, defend));
            }
    }
    void followsTheOptions()
    {
        const auto rules = castleRules(2, {{"reading.general-on-tie", std::string("survives")},
                                           {"reading.max-generals", 2},
                                           {"reading.ship-dice", std::string("ship-armies-minus-one")}});
        LeaderBattle led;
        led.attackBonus = 2;
        led.keepOne = true;
        led.rules.attackerSurvivesTie = true;
        QCOMPARE(*win(*rules, 5, 4, {"general", "general", "admiral"}), expected(led, 5, 4));
        QVERIFY(!win(*rules, 5, 4, {"general", "general", "general"}));
    }
    void followsTheDeck()
    {
        const auto rules = castleRulesWith("decks:\n  castle:\n    remove: [general, marshall]\n    add:\n"
                                           "      champion: {name: Champion, text: Two., copies: 1, effects: "
                                           "[{attack-die: {add: 2}}]}\n",
                                           {{"reading.max-generals", 8}});
        QVERIFY(rules);
        LeaderBattle led;
        led.attackBonus = 2;
        QCOMPARE(*win(*rules, 5, 4, {"champion"}), expected(led, 5, 4));
        QVERIFY(!win(*rules, 5, 4, {"general"})); // the deck has no such card ...
        QVERIFY(!win(*rules, 5, 4, {"marshall"}));
        QVERIFY(!win(*rules, 5, 4, {"champion", "champion"})); // ... and not as many as that of the other
    }
    void knowsItsWords()
    {
        const auto rules = castleRules(2);
        QVERIFY(!win(*rules, 5, 4, {"trebuchet"}));
        QVERIFY(!win(*rules, 5, 4, {"marshall", "marshall"}));
        QVERIFY(!win(*rules, 0, 4, {}));
    }
};

QTEST_APPLESS_MAIN(CastleForecastTest)
#include "tst_forecast.moc"
