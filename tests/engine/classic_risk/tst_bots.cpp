// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(riskRules(2, {{"base.setup", std::string("deal")}, {"house.round-limit", 100}}), {level, other},
                     games);
}

} // namespace

class RiskBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumBeatsRandom()
    {
        const std::uint64_t games = longMode() ? 500 : 100;
        const BotSeries series = duel("medium", "random", games);
        QCOMPARE(series.ended, games);
        QVERIFY(series.share.value >= 0.9);
    }

    void easyStandsBetween()
    {
        const std::uint64_t games = longMode() ? 500 : 60;
        QVERIFY(duel("easy", "random", games).share.interval.lo > 0.5);
        QVERIFY(duel("easy", "medium", games).share.interval.hi < 0.5);
    }

    // However the territories are given out, alone against one or three others. Small samples of the same games each
    // time, since hard thinks; the large ones are for `./test --long`.
    void hardBeatsMedium_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<int>("others");
        for (const char* setup : {"deal", "claim"})
            for (const int others : {1, 3})
                if (longMode() || others == 1) QTest::addRow("%s, %d", setup, others) << QString(setup) << others;
    }
    void hardBeatsMedium()
    {
        QFETCH(QString, setup);
        QFETCH(int, others);
        std::vector<std::string> levels(static_cast<std::size_t>(others) + 1, "medium");
        levels.front() = "hard";
        const auto rules =
            std::shared_ptr(riskRules(others + 1, {{"base.setup", setup.toStdString()}, {"house.round-limit", 100}}));
        const double even = 1.0 / static_cast<double>(levels.size());
        QVERIFY(botSeries(rules, levels, longMode() ? 200 : 24).share.interval.lo > even);
    }
};

QTEST_APPLESS_MAIN(RiskBotsTest)
#include "tst_bots.moc"
