// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(raceRules(2), {level, other}, games);
}

} // namespace

class RaceBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumBeatsRandom()
    {
        const std::uint64_t games = longMode() ? 2000 : 300;
        const BotSeries series = duel("medium", "random", games);
        QCOMPARE(series.ended, games);
        QVERIFY(series.share.value >= 0.9);
    }

    void easyStandsBetween()
    {
        const std::uint64_t games = longMode() ? 2000 : 300;
        QVERIFY(duel("easy", "random", games).share.interval.lo > 0.5);
        QVERIFY(duel("easy", "medium", games).share.interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(RaceBotsTest)
#include "tst_bots.moc"
