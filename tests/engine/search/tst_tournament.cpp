// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/tournament.h"

#include <QtTest>

#include <cmath>

#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

TournamentRun toyRun(int jobs)
{
    TournamentRun run;
    run.rules = std::make_shared<toy::Rules>(3);
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.variant = "ring:toy";
    run.subject.map = "ring";
    run.subject.ruleset = "toy";
    run.subject.levels = {"random", "easy", "medium"};
    run.subject.seed = 9;
    run.subject.games = 30;
    run.subject.moveLimit = 5000;
    run.jobs = jobs;
    return run;
}

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    // Three of four games won are 190.8 Elo, the logarithm of the odds times 400 / ln 10, if many were played.
    void eloOfTwoPlayers()
    {
        const std::vector<Rating> found = bradleyTerry(2, {{0, 1, 40'000, 10'000}});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].elo, 0.0);
        QVERIFY(std::abs(found[1].elo - 190.85) < 0.1);
        // Of a proportion p of n games the logarithm of the odds has the variance 1 / (n p (1 - p)).
        const double half = 1.96 * 173.718 / std::sqrt(40'000 * 0.75 * 0.25);
        QVERIFY(std::abs(found[1].interval.hi - found[1].elo - half) < 0.05);
    }

    void strengthsAddUp()
    {
        // 0 against 1 even, 1 beats 2 three times of four: so 0 beats 2 as often.
        const std::vector<Rating> found =
            bradleyTerry(3, {{0, 1, 10'000, 5000}, {1, 2, 10'000, 7500}, {0, 2, 10'000, 7500}});
        QVERIFY(std::abs(found[1].elo) < 1.0);
        QVERIFY(std::abs(found[2].elo + 190.8) < 1.0);
    }

    void whoNeverWonHasANumber()
    {
        const std::vector<Rating> found = bradleyTerry(2, {{0, 1, 10, 10}});
        QVERIFY(std::isfinite(found[1].elo));
        QVERIFY(found[1].elo < -200.0);
        QVERIFY(found[1].interval.lo < found[1].elo);
        QCOMPARE(bradleyTerry(1, {}).size(), std::size_t{1});
    }

    void partsMergeToTheWhole()
    {
        const Result<TournamentResult> whole = playTournament(toyRun(1));
        const Result<TournamentResult> threads = playTournament(toyRun(3));
        QVERIFY(whole && threads);
        QVERIFY(*whole == *threads);
        QVERIFY(whole->complete());
        for (const TournamentPair& pair : whole->pairs) QCOMPARE(pair.games + pair.cut, std::uint64_t{30});
        std::vector<TournamentResult> parts;
        for (const int part : {3, 1, 4, 2}) {
            TournamentRun run = toyRun(1);
            run.shard = part;
            run.shards = 4;
            const Result<TournamentResult> played = playTournament(run);
            QVERIFY(played);
            const Result<TournamentResult> read = readTournament(writeTournament(*played), "part.yaml");
            QVERIFY(read);
            QVERIFY(*read == *played);
            parts.push_back(*read);
        }
        const Result<TournamentResult> merged = merge(parts);
        QVERIFY(merged);
        QCOMPARE(writeTournament(*merged), writeTournament(*whole));
        QCOMPARE(merge({parts[0], parts[0]}).error().front().code, std::string("merge-overlap"));
        parts[1].subject.seed = 10;
        QCOMPARE(merge({parts[0], parts[1]}).error().front().code, std::string("merge-subject"));
    }

    // Whoever plays better is rated higher.
    void betterLevelsAreRatedHigher()
    {
        const Result<TournamentResult> result = playTournament(toyRun(1));
        QVERIFY(result);
        const std::vector<Rating> found = ratings(*result);
        QVERIFY(found[2].interval.lo > 0.0);
    }

    void strangeFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("code");
        QTest::newRow("more won than played")
            << QByteArray("win-units: ") << QByteArray("win-units: 99999999") << "tournament-fit";
        QTest::newRow("no number") << QByteArray("seed: 9") << QByteArray("seed: many") << "lab-number";
        QTest::newRow("beyond the end") << QByteArray("[0, 90]") << QByteArray("[0, 91]") << "lab-ranges";
    }
    void strangeFilesAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, code);
        const Result<TournamentResult> result = playTournament(toyRun(1));
        QVERIFY(result);
        QByteArray bytes = QByteArray::fromStdString(writeTournament(*result));
        QVERIFY2(bytes.contains(from), bytes.constData());
        bytes.replace(from, to);
        const Result<TournamentResult> read = readTournament(bytes.toStdString(), "strange.yaml");
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().front().code), code);
        QCOMPARE(read.error().front().file, std::string("strange.yaml"));
    }

    void wrongRunsAreRefused()
    {
        TournamentRun run = toyRun(1);
        run.subject.levels = {"easy", "easy"};
        QCOMPARE(playTournament(run).error().front().code, std::string("tournament-levels"));
        run.subject.levels = {"easy", "genius"};
        QCOMPARE(playTournament(run).error().front().code, std::string("lab-bot"));
        run = toyRun(1);
        run.shard = 2;
        QCOMPARE(playTournament(run).error().front().code, std::string("lab-shard"));
    }
};

QTEST_APPLESS_MAIN(TournamentTest)
#include "tst_tournament.moc"
