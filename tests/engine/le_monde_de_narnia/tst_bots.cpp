// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/lab/lab.h"
#include "testgame.h"

using namespace marches::engine;

namespace {

bool longMode() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }

/// Two-seat games, sides swapped from game to game.
LabResult duel(const std::string& level, const std::string& other, std::uint64_t games)
{
    LabRun run;
    run.rules = marches::test::raceRules(2);
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots = {level, other};
    run.subject.rotate = true;
    run.subject.seed = 1;
    run.subject.games = games;
    run.subject.moveLimit = 20'000;
    Result<LabOutcome> outcome = simulate(run);
    if (!outcome || !outcome->findings.empty()) qFatal("the simulation failed");
    return std::move(outcome->result);
}

} // namespace

class RaceBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumBeatsRandom()
    {
        const std::uint64_t games = longMode() ? 2000 : 300;
        const LabResult result = duel("medium", "random", games);
        const Share share = botShare(result.tally, 0);
        qInfo("medium against random: %.1f %% (%.1f to %.1f)", 100 * share.value, 100 * share.interval.lo,
              100 * share.interval.hi);
        QCOMPARE(result.tally.ended, games);
        QVERIFY(share.value >= 0.9);
    }

    void easyStandsBetween()
    {
        const std::uint64_t games = longMode() ? 2000 : 300;
        const Share overRandom = botShare(duel("easy", "random", games).tally, 0);
        const Share underMedium = botShare(duel("easy", "medium", games).tally, 0);
        qInfo("easy against random: %.1f %%, against medium: %.1f %%", 100 * overRandom.value, 100 * underMedium.value);
        QVERIFY(overRandom.interval.lo > 0.5);
        QVERIFY(underMedium.interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(RaceBotsTest)
#include "tst_bots.moc"
