// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/lab/lab.h"
#include "testgame.h"

using namespace marches::engine;

namespace {

/// Two-seat games, sides swapped from game to game.
LabResult duel(const std::string& level, const std::string& other, std::uint64_t games)
{
    LabRun run;
    run.rules = marches::test::warriorRules(2, {{"house.round-limit", 30}});
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots = {level, other};
    run.subject.rotate = true;
    run.subject.seed = 1;
    run.subject.games = games;
    run.subject.moveLimit = 50'000;
    Result<LabOutcome> outcome = simulate(run);
    if (!outcome || !outcome->findings.empty()) qFatal("the simulation failed");
    return std::move(outcome->result);
}

Share told(const char* what, const LabResult& result)
{
    const Share share = botShare(result.tally, 0);
    qInfo("%s: %.1f %% (%.1f to %.1f)", what, 100 * share.value, 100 * share.interval.lo, 100 * share.interval.hi);
    return share;
}

} // namespace

/// They bid, bargain, vote and choose, and the better one does it better.
class WarriorBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumBeatsRandom()
    {
        constexpr std::uint64_t kGames = 40;
        const LabResult result = duel("medium", "random", kGames);
        QCOMPARE(result.tally.ended, kGames);
        QVERIFY(told("medium against random", result).value >= 0.9);
    }
    void easyStandsBetween()
    {
        QVERIFY(told("easy against random", duel("easy", "random", 60)).interval.lo > 0.5);
        QVERIFY(told("easy against medium", duel("easy", "medium", 60)).interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(WarriorBotsTest)
#include "tst_bots.moc"
