// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/lab/lab.h"
#include "testgame.h"

using namespace marches::engine;

namespace {

/// One bot of a level among six of another, on every power in turn.
Share among(const std::string& level, const std::string& others, std::uint64_t games)
{
    LabRun run;
    run.rules = marches::test::diplomacyRules({{"house.round-limit", 6}});
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots.assign(7, others);
    run.subject.bots.front() = level;
    run.subject.rotate = true;
    run.subject.seed = 1;
    run.subject.games = games;
    run.subject.moveLimit = 20'000;
    const Result<LabOutcome> outcome = simulate(run);
    if (!outcome || !outcome->findings.empty() || outcome->result.tally.ended != games) qFatal("the simulation failed");
    const Share share = botShare(outcome->result.tally, 0);
    qInfo("%s among %s: %.1f %% (%.1f to %.1f)", level.c_str(), others.c_str(), 100 * share.value, 100 * share.interval.lo,
          100 * share.interval.hi);
    return share;
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
