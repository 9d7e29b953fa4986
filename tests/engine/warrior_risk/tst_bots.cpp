// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(warriorRules(2, {{"house.round-limit", 30}}), {level, other}, games);
}

} // namespace

/// They bid, bargain, vote and choose, and the better one does it better.
class WarriorBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumBeatsRandom()
    {
        constexpr std::uint64_t kGames = 40;
        const BotSeries series = duel("medium", "random", kGames);
        QCOMPARE(series.ended, kGames);
        QVERIFY(series.share.value >= 0.9);
    }
    // Whatever the game is won by, alone against one or three others.
    void hardBeatsMedium_data()
    {
        QTest::addColumn<QString>("victory");
        QTest::addColumn<int>("others");
        for (const char* victory : {"world-domination", "continental-conqueror", "lunchtime"})
            for (const int others : {1, 3}) QTest::addRow("%s, %d", victory, others) << QString(victory) << others;
    }
    void hardBeatsMedium()
    {
        QFETCH(QString, victory);
        QFETCH(int, others);
        std::vector<std::string> levels(static_cast<std::size_t>(others) + 1, "medium");
        levels.front() = "hard";
        const auto rules =
            warriorRules(others + 1, {{"base.victory", victory.toStdString()}, {"house.round-limit", 30}});
        const double even = 1.0 / static_cast<double>(levels.size());
        QVERIFY(botSeries(rules, levels, longMode() ? 2000 : 120).share.interval.lo > even);
    }

    void easyStandsBetween()
    {
        QVERIFY(duel("easy", "random", 60).share.interval.lo > 0.5);
        QVERIFY(duel("easy", "medium", 60).share.interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(WarriorBotsTest)
#include "tst_bots.moc"
