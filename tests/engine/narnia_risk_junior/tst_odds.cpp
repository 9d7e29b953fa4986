// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cmath>

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/odds.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;
namespace narnia_risk_junior = marches::engine::narnia_risk_junior;

namespace {

/// One exchange of the attacker, all dice enumerated: chance that exactly `hits` of `light` light pieces are hit.
double chanceOfHits(int dice, int light, int hits)
{
    int all = 1;
    for (int i = 0; i < dice; ++i) all *= 6;
    int good = 0;
    for (int number = 0; number < all; ++number) {
        int rest = number;
        int found = 0;
        for (int i = 0; i < dice; ++i, rest /= 6) found += rest % 6 >= 4 ? 1 : 0;
        good += std::min(found, light) == hits ? 1 : 0;
    }
    return double(good) / all;
}

const Fact& fact(std::uint16_t field, std::array<std::int16_t, 3> key, int value)
{
    static Fact made;
    made = Fact{field, key, 0, static_cast<std::int16_t>(value)};
    return made;
}

std::uint16_t fieldNumber(const Rules& rules, const std::string& path)
{
    for (std::size_t i = 0; i < rules.fields().size(); ++i)
        if (rules.fields()[i].path == path) return static_cast<std::uint16_t>(i);
    return 0xFFFF;
}

} // namespace

class Odds : public QObject {
    Q_OBJECT
private slots:
    void classesAddUp();
    void oneAgainstOne();
    void oneExchange();
    void moreIsBetter();
    void survivorsAddUp();
    void simulation_data();
    void simulation();
    void forecastOfAnAttack();
};

void Odds::classesAddUp()
{
    for (int dice = 1; dice <= 3; ++dice)
        for (int powers = 0; powers < 16; ++powers) {
            double total = 0.0;
            for (const narnia_risk_junior::RollClass& roll : narnia_risk_junior::rollClasses(
                     dice, (powers & 1) != 0, (powers & 2) != 0, (powers & 4) != 0, (powers & 8) != 0))
                total += roll.chance;
            QVERIFY(std::abs(total - 1.0) < 1e-12);
        }
}

void Odds::oneAgainstOne()
{
    // Light against light: the defender rolls first. d = 1 - (2/3)^2 = 5/9, a = 1 - (2/3)^3 = 19/27;
    // win = (1 - d) a / (1 - (1 - d)(1 - a)).
    const double d = 5.0 / 9.0;
    const double a = 19.0 / 27.0;
    const double win = (1 - d) * a / (1 - (1 - d) * (1 - a));
    QVERIFY(std::abs(narnia_risk_junior::quickOdds(3, {1, 0}, {1, 0}).win - win) < 1e-12);
    // Heavy against heavy: only a six counts.
    const double d6 = 1.0 - 25.0 / 36.0;
    const double a6 = 1.0 - 125.0 / 216.0;
    QVERIFY(std::abs(narnia_risk_junior::quickOdds(3, {0, 1}, {0, 1}).win - (1 - d6) * a6 / (1 - (1 - d6) * (1 - a6))) <
            1e-12);
}

void Odds::oneExchange()
{
    // Two light defenders against one light attacker who rolls first: after his roll the defender answers.
    for (const int dice : {2, 3}) {
        double win = 0.0;
        const double back = narnia_risk_junior::quickOdds(dice, {1, 0}, {2, 0}).win;
        win += chanceOfHits(dice, 2, 0) * back;
        win += chanceOfHits(dice, 2, 1) * narnia_risk_junior::quickOdds(dice, {1, 0}, {1, 0}).win;
        win += chanceOfHits(dice, 2, 2);
        QVERIFY(std::abs(narnia_risk_junior::quickOdds(dice, {1, 0}, {2, 0}, true).win - win) < 1e-12);
    }
}

void Odds::moreIsBetter()
{
    for (int light = 1; light < 8; ++light)
        for (int heavy = 0; heavy < 4; ++heavy) {
            const double win = narnia_risk_junior::quickOdds(3, {light, heavy}, {3, 1}).win;
            QVERIFY(narnia_risk_junior::quickOdds(3, {light + 1, heavy}, {3, 1}).win > win);
            QVERIFY(narnia_risk_junior::quickOdds(3, {light, heavy + 1}, {3, 1}).win > win);
            QVERIFY(narnia_risk_junior::quickOdds(2, {light, heavy}, {3, 1}).win < win);
            QVERIFY(narnia_risk_junior::quickOdds(3, {light, heavy}, {4, 1}).win < win);
        }
}

void Odds::survivorsAddUp()
{
    narnia_risk_junior::BattleCase battle;
    battle.attackers = {3, 1};
    battle.defenders = {2, 1};
    for (const bool witch : {false, true}) {
        battle.attackerWitch = witch;
        const narnia_risk_junior::BattleOdds odds = narnia_risk_junior::battleOdds(battle);
        QVERIFY(odds.exact);
        double total = 0.0;
        for (const double chance : odds.survivors) total += chance;
        QVERIFY(std::abs(total - 1.0) < 1e-9);
        QVERIFY(std::abs(odds.survivors[0] - (1.0 - odds.expected.win)) < 1e-9);
    }
}

void Odds::simulation_data()
{
    QTest::addColumn<int>("light");
    QTest::addColumn<int>("heavy");
    QTest::addColumn<bool>("witch");
    QTest::newRow("three light pieces defend") << 3 << 0 << false;
    QTest::newRow("heavy pieces defend") << 1 << 2 << false;
    QTest::newRow("the Witch attacks") << 4 << 0 << true;
}

/// The game itself played often, with the hits chosen as the table chooses where there is a choice at all: no heavy
/// attackers, so that the defender never has one.
void Odds::simulation()
{
    QFETCH(int, light);
    QFETCH(int, heavy);
    QFETCH(bool, witch);
    const auto rules = narniaRules(3, seedOnly());
    QVERIFY(rules != nullptr);
    const auto& vocabulary = rules->vocabulary();
    const auto place = static_cast<std::int16_t>(*vocabulary.find(Space::Place, "telmar"));
    State start;
    rules->clearPosition(start);
    const auto put = [&](const char* path, std::array<std::int16_t, 3> key, int value) {
        return rules->setFact(start, fact(fieldNumber(*rules, path), key, value));
    };
    const auto phase = *vocabulary.find(Space::Phase, "defence-roll");
    QVERIFY(put("turn", {-1, -1, -1}, 0));
    QVERIFY(put("phase", {-1, -1, -1}, phase));
    QVERIFY(put("territories.{place}.owner", {place, -1, -1}, 1));
    QVERIFY(put("territories.{place}.{piece}", {place, 0, -1}, light));
    QVERIFY(put("territories.{place}.{piece}", {place, 1, -1}, heavy));
    QVERIFY(put("territories.{place}.attackers.{piece}", {place, 2, -1}, 4));
    if (witch) QVERIFY(put("characters.{token}", {8, -1, -1}, place));
    QVERIFY(!rules->validatePosition(start));

    narnia_risk_junior::BattleCase battle;
    battle.attackers = {4, 0};
    battle.defenders = {light, heavy};
    battle.attackerWitch = witch;
    const narnia_risk_junior::BattleOdds odds = narnia_risk_junior::battleOdds(battle);
    const int assignVerb = *vocabulary.find(Space::Verb, "assign-hits");

    ChanceSource chanceSource(17);
    Outcome outcome;
    Decision decision;
    const int games = 4000;
    int won = 0;
    for (int game = 0; game < games; ++game) {
        State state = start;
        rules->decide(state, 0, decision, nullptr);
        while (true) {
            const narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
            if (s.owned(0).test(place)) {
                ++won;
                break;
            }
            if (s.attackers[0] == 0) break;
            if (decision.pending == Pending::Chance) {
                chanceSource.draw(decision.chance, outcome);
                rules->resolve(state, outcome, decision, nullptr);
                continue;
            }
            QCOMPARE(static_cast<int>(decision.seat < 2), 1);
            // Of all answers the one after which the table gives the asked side most.
            Move best;
            double bestValue = -1.0;
            forEachMove(decision, state, 100, [&](const Move& move) {
                if (move.verb != assignVerb) return;
                const bool witchAsked = decision.seat == 0;
                const std::array<int, 2> taken{move.amountOf(witchAsked ? 0 : 2), move.amountOf(witchAsked ? 1 : 3)};
                const bool away = move.arg[1] != 0;
                double value = away ? 1.0 : 0.0;
                if (witchAsked)
                    value += narnia_risk_junior::quickOdds(3, {s.attackers[0], 0},
                                                           {s.stack(place)[0] - taken[0], s.stack(place)[1] - taken[1]})
                                 .win;
                if (value <= bestValue) return;
                bestValue = value;
                best = move;
            });
            rules->apply(state, best, decision, nullptr);
        }
    }
    const double share = double(won) / games;
    const double spread = std::sqrt(odds.expected.win * (1 - odds.expected.win) / games);
    QVERIFY2(std::abs(share - odds.expected.win) < 4.5 * spread,
             qPrintable(QString("simulated %1, table %2").arg(share).arg(odds.expected.win)));
}

void Odds::forecastOfAnAttack()
{
    const auto rules = narniaRules(3, seedOnly());
    const auto& vocabulary = rules->vocabulary();
    const auto number = [&](Space space, const char* id) {
        return static_cast<std::int16_t>(*vocabulary.find(space, id));
    };
    const std::int16_t from = number(Space::Place, "lamppost");
    const std::int16_t to = number(Space::Place, "western-wild");
    State state;
    rules->clearPosition(state);
    const auto put = [&](const char* path, std::array<std::int16_t, 3> key, int value) {
        QVERIFY2(rules->setFact(state, fact(fieldNumber(*rules, path), key, value)), path);
    };
    put("turn", {-1, -1, -1}, 2);
    put("phase", {-1, -1, -1}, number(Space::Phase, "continue"));
    put("territories.{place}.owner", {from, -1, -1}, 2);
    put("territories.{place}.{piece}", {from, 0, -1}, 3);
    put("territories.{place}.{piece}", {from, 1, -1}, 2);
    put("territories.{place}.owner", {to, -1, -1}, 0);
    put("territories.{place}.{piece}", {to, 2, -1}, 2);
    put("battle.place", {-1, -1, -1}, from);
    // Three players sit here with red and blue: army 2 is in the game.
    QVERIFY(!rules->validatePosition(state));
    Decision decision;
    rules->decide(state, 0, decision, nullptr);
    Move move(static_cast<std::uint8_t>(number(Space::Verb, "attack")), decision.seat);
    move.arg = {to, 2, 0, 0};
    move.addPart({0, 3, 0, 0});
    move.addPart({1, 1, 0, 0});
    QVERIFY(contains(decision, state, move));
    const auto forecast = rules->forecast(state, decision, move);
    QVERIFY(forecast.has_value());
    QVERIFY(forecast->exact);
    // Over the bridge he rolls two dice.
    QVERIFY(std::abs(forecast->win - narnia_risk_junior::quickOdds(2, {3, 1}, {2, 0}).win) < 1e-9);
    QCOMPARE(forecast->survivors.size(), std::size_t(5));
    int applied = 0;
    for (const Forecast::Term& term : forecast->terms) {
        QVERIFY(term.why.text != 0 && term.why.rule != 0);
        applied += term.applies ? 1 : 0;
    }
    QVERIFY(applied >= 2);
    QVERIFY(static_cast<int>(forecast->terms.size()) > applied);
}

QTEST_APPLESS_MAIN(Odds)
#include "tst_odds.moc"
