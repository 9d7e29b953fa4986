// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/package/library.h"
#include "tests/engine/support/botseries.h"

using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    const marches::engine::Library library(MARCHES_SOURCE_DIR, "");
    marches::engine::SetupRequest request;
    request.players = 2;
    return botSeries(library.setup("harrowvale:heralds-round", request).value().game, {level, other}, games);
}

} // namespace

class HeraldsBotsTest : public QObject {
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

    void hardIsBetterThanMedium()
    {
        const std::uint64_t games = longMode() ? 200 : 40;
        QVERIFY(duel("hard", "medium", games).share.value > 0.5);
    }
};

QTEST_APPLESS_MAIN(HeraldsBotsTest)
#include "tst_bots.moc"
