// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <numeric>

#include "engine/combat/battleodds.h"
#include "engine/rules/registry/battlestage.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

std::optional<Forecast> odds(const Rules& rules, int attack, int defend, std::vector<std::string> with)
{
    return battleForecast(rules, {{attack}, {defend}, -1, -1, std::move(with)});
}

double plain(int attack, int defend, const DiceShift& shift = {})
{
    return BattleOdds({3, 2}, shift).ends(attack, defend).win();
}

bool close(double a, double b) { return std::abs(a - b) < 1e-12; }

} // namespace

/// The odds that are shown before an attack, and by `marches-cli odds`, are those of the dice.
class WarriorForecastTest : public QObject {
    Q_OBJECT
private slots:
    void followsTheWords()
    {
        const auto rules = warriorRules(3);
        for (int attack = 1; attack <= 13; attack += 3)
            for (int defend = 1; defend <= 5; defend += 2) {
                QVERIFY(close(odds(*rules, attack, defend, {})->win, plain(attack, defend)));
                QVERIFY(close(odds(*rules, attack, defend, {"capital-4"})->win, plain(attack, 4 * defend)));
                QVERIFY(close(odds(*rules, attack, defend, {"betrayal"})->win, plain(attack, defend, {0, -1, false})));
                QVERIFY(close(odds(*rules, attack, defend, {"emergency"})->win, plain(attack, defend, {-2, 0, false})));
                // The die of a capital: twice on 1, four times on 6, three times between.
                const double capital =
                    (plain(attack, 2 * defend) + 4 * plain(attack, 3 * defend) + plain(attack, 4 * defend)) / 6;
                QVERIFY(close(odds(*rules, attack, defend, {"capital"})->win, capital));
            }
        // The natural defence of whatever territory comes first rolls like so many units.
        const std::optional<Forecast> natives = odds(*rules, 6, 7, {"natives"});
        QVERIFY(natives && close(natives->win, plain(6, 7)));
    }
    void survivorsAddUp()
    {
        const auto rules = warriorRules(3);
        for (const char* word : {"capital", "betrayal", "emergency", "natives"}) {
            const std::optional<Forecast> forecast = odds(*rules, 9, 5, {word});
            QVERIFY(forecast);
            const double all = std::accumulate(forecast->survivors.begin(), forecast->survivors.end(), 0.0);
            QVERIFY(std::abs(all - 1.0) < 1e-12);
            QVERIFY(close(forecast->win, all - forecast->survivors.front()));
        }
    }
    void followsTheOptions()
    {
        const auto rules =
            warriorRules(3, {{"reading.modified-die-floor", std::string("one")}, {"base.defence-dice-max", 3}});
        const double win = BattleOdds({3, 3}, {0, -1, true}).ends(7, 6).win();
        QVERIFY(close(odds(*rules, 7, 6, {"betrayal"})->win, win));
    }
    void knowsItsWords()
    {
        const auto rules = warriorRules(3);
        QVERIFY(!odds(*rules, 5, 4, {"trebuchet"}));
        QVERIFY(!odds(*rules, 5, 4, {"natives", "capital"}));
        QVERIFY(!odds(*rules, 0, 4, {}));
        QVERIFY(!odds(*warriorRules(3, {{"base.capitals", false}}), 5, 4, {"capital"}));
    }
};

QTEST_APPLESS_MAIN(WarriorForecastTest)
#include "tst_forecast.moc"
