// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(castleRules(2, {{"house.round-limit", 100}}), {level, other}, games);
}

} // namespace

class CastleBotsTest : public QObject {
    Q_OBJECT

private slots:
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
