// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/rules/registry/battlestage.h"
#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(castleRules(2, {{"house.round-limit", 100}}), {level, other}, games);
}

/// What a bot thinks of a verb in a battle of the castle map, of which the cards add what the deck says.
double thought(const std::string& add, const std::vector<std::string>& with, castle_risk::Verb verb)
{
    const auto rules =
        castleRulesWith("decks:\n  castle:\n    change:\n      general: {effects: [{attack-die: {add: " + add +
                        "}}]}\n      marshall: {effects: [{defence-die: {add: " + add + "}}]}\n");
    BattleStage stage;
    if (!rules || !stageBattle(*rules, {{6}, {5}, -1, -1, with}, stage)) return 0.0;
    Decision decision;
    rules->decide(stage.state, 0, decision, nullptr);
    decision.seat = verb == castle_risk::Verb::PlayMarshall ? 1 : 0;
    return rules->evaluate(stage.state, decision,
                           Move(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(decision.seat)));
}

} // namespace

class CastleBotsTest : public QObject {
    Q_OBJECT

private slots:
    void theyReadWhatCardsAdd()
    {
        using castle_risk::Verb;
        QVERIFY(thought("4", {"general"}, Verb::Assault) > thought("1", {"general"}, Verb::Assault));
        QVERIFY(thought("1", {"general"}, Verb::Assault) > thought("1", {}, Verb::Assault));
        QVERIFY(thought("4", {"marshall"}, Verb::Assault) < thought("1", {"marshall"}, Verb::Assault));
        QVERIFY(thought("4", {}, Verb::PlayGeneral) > thought("1", {}, Verb::PlayGeneral));
        QVERIFY(thought("4", {}, Verb::PlayMarshall) > thought("1", {}, Verb::PlayMarshall));
    }

    void mediumBeatsRandom()
    {
        constexpr std::uint64_t kGames = 60;
        const BotSeries series = duel("medium", "random", kGames);
        QCOMPARE(series.ended, kGames);
        QVERIFY(series.share.value >= 0.9);
    }

    void easyStandsBetween()
    {
        QVERIFY(duel("easy", "random", 60).share.interval.lo > 0.5);
        QVERIFY(duel("easy", "medium", 60).share.interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(CastleBotsTest)
#include "tst_bots.moc"
