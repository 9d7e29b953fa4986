// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

/// One bot of a level among six of another, on every power in turn.
Share among(const char* level, const char* others, std::uint64_t games)
{
    std::vector<std::string> levels(7, others);
    levels.front() = level;
    const BotSeries series = botSeries(diplomacyRules({{"house.round-limit", 6}}), std::move(levels), games);
    if (series.ended != games) qFatal("a game did not end");
    return series.share;
}

} // namespace

class DiplomacyBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumTakesWhatIsFree()
    {
        // By chance it would be one game in seven.
        QVERIFY(among("medium", "random", 21).value >= 0.8);
    }

    void easyStandsBetween() { QVERIFY(among("easy", "random", 42).interval.lo > 1.0 / 7); }
};

QTEST_APPLESS_MAIN(DiplomacyBotsTest)
#include "tst_bots.moc"
