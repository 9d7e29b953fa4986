// SPDX-License-Identifier: GPL-3.0-or-later
#include "child.h"
#include "pages.h"
#include "passed.h"
#include "shrinker.h"
#include "shrunk.h"
#include "stepwalk.h"
#include "tests.h"
#include "works.h"

#include "editor/document/mapdocument.h"

#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>
#include <tuple>
#include <vector>

namespace marches::monkey {

namespace {

void sign(editor::MapDocument& document, int times)
{
    for (int i = 0; i < times; ++i)
        QVERIFY(document.edit(QStringLiteral("Sign"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            editor::MapInfo info = edit.model().info;
            info.author += 'x';
            edit.setInfo(std::move(info));
            return {};
        }));
}

/// A step that does something else each time that it is done, as soon as it is spoilt.
class SpoiltStep : public QUndoCommand {
public:
    SpoiltStep(editor::MapDocument& document, const bool& isSpoilt) : m_document(document), m_isSpoilt(isSpoilt) {}
    void redo() override
    {
        if (m_isSpoilt) m_document.setId(m_document.model().info.id + "x");
    }
    void undo() override {}

private:
    editor::MapDocument& m_document;
    const bool& m_isSpoilt;
};

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void actsAreLines()
    {
        const Act act{QStringLiteral("fill"),
                      QStringLiteral("a/b~1"),
                      QStringLiteral("row 0.1:2"),
                      QStringLiteral(" a|b%\u0085# "),
                      {}};
        QCOMPARE(actOf(lineOf(act)), act);
        QVERIFY(!actOf(QStringLiteral("# no act")));
    }

    void whatAFaultDoesNotNeedIsLeftOut()
    {
        Acts acts;
        for (int i = 0; i < 200; ++i) acts.push_back({QString::number(i), {}, {}, {}, {}});
        const auto has = [](const Acts& list, int number) {
            return std::ranges::any_of(list, [&](const Act& act) { return act.kind == QString::number(number); });
        };
        const Acts shortest =
            shrink(acts, [&](const Acts& list) { return has(list, 17) && has(list, 101) && has(list, 199); });
        QCOMPARE(shortest.size(), std::size_t{3});
        QVERIFY(has(shortest, 17) && has(shortest, 101) && has(shortest, 199));
    }

    void aRunThatPassedIsNotDoneAgain()
    {
        const QTemporaryDir folder;
        const QByteArray kept = qgetenv("MARCHES_PASSED");
        const QByteArray stamp = qgetenv("MARCHES_STAMP");
        const auto putBack = qScopeGuard([&] {
            kept.isNull() ? qunsetenv("MARCHES_PASSED") : qputenv("MARCHES_PASSED", kept);
            stamp.isNull() ? qunsetenv("MARCHES_STAMP") : qputenv("MARCHES_STAMP", stamp);
        });
        qputenv("MARCHES_PASSED", folder.path().toUtf8());
        qputenv("MARCHES_STAMP", "one");
        const Wish wish{QStringLiteral("edit"), 7, 5000, {}, {}};
        Wish other = wish;
        ++other.seed;
        QVERIFY(!hasPassed(wish));
        notePassed(wish);
        QVERIFY(hasPassed(wish));
        QVERIFY(!hasPassed(other));
        qputenv("MARCHES_STAMP", "two"); // other sources
        QVERIFY(!hasPassed(wish));
        qunsetenv("MARCHES_STAMP");
        QVERIFY(!hasPassed(wish));
    }

    void aFaultCanBeSeenAgainFromItsRecord()
    {
        const QTemporaryDir folder;
        Outcome outcome;
        for (int i = 0; i < 50; ++i) {
            outcome.acts.push_back({QStringLiteral("key"), {}, {}, QStringLiteral("F%1").arg(i), {}});
            outcome.log += lineOf(outcome.acts.back()) + QLatin1Char('\n');
        }
        outcome.fault = QStringLiteral("title-mark: wrong");
        outcome.log += QStringLiteral("! fault title-mark: wrong\n");
        const QString text =
            keepRecord({QStringLiteral("edit"), 7, 500, {}, {}}, outcome, folder.filePath(QStringLiteral("logs")));
        const QString log = folder.filePath(QStringLiteral("logs/edit-7.log"));
        QVERIFY2(text.contains(QStringLiteral("--page edit --seed 7 --acts 500\n")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("--page edit --seed 7 --replay ") + log), qPrintable(text));
        QVERIFY2(text.contains(outcome.fault), qPrintable(text));
        QCOMPARE(actsOf(text.section(QStringLiteral("acts\n"), -1)), Acts(outcome.acts.end() - 30, outcome.acts.end()));
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(actsOf(QString::fromUtf8(file.readAll())), outcome.acts);
    }

    void worksBeginWhenTheyAreLetInTheOrderInWhichTheyWereAskedFor()
    {
        holdWorks(1);
        QThreadPool slow;
        QThreadPool quick;
        const auto putBack = qScopeGuard(freeWorks);
        std::mutex mutex;
        QList<int> done;
        const auto work = [&](int number, int milliseconds) {
            return [&, number, milliseconds] {
                QThread::msleep(static_cast<unsigned long>(milliseconds));
                const std::scoped_lock lock(mutex);
                done.append(number);
            };
        };
        for (int i = 0; i < 20; ++i) (i % 2 == 0 ? slow : quick).start(work(i, i % 2 == 0 ? 3 : 0));
        QThread::msleep(20);
        QVERIFY(done.isEmpty());
        QList<int> inOrder;
        for (int i = 0; i < 20; ++i) inOrder.append(i);
        for (int turns = 0; turns < 1000 && done.size() < 20; ++turns) letWorksGoOn(0);
        QCOMPARE(done, inOrder);
        // What is waited for is not kept back.
        quick.start(work(20, 0));
        quick.waitForDone();
        QCOMPARE(done.last(), 20);
        QSemaphore ended;
        slow.start([&ended] { ended.release(); });
        QVERIFY(ended.tryAcquire(1, -1));
    }

    void anExperimentStandsStillBetweenActs()
    {
        holdWorks(1);
        QThreadPool pool;
        const auto putBack = qScopeGuard(freeWorks);
        std::atomic<int> games = 0;
        std::atomic<bool> given{false};
        pool.start([&] {
            while (!given) {
                ++games;
                std::ignore = std::chrono::steady_clock::now(); // as after some games
            }
        });
        while (games == 0) letWorksGoOn(1);
        QCOMPARE(games.load(), 1);
        letWorksGoOn(0);
        QThread::msleep(20);
        QCOMPARE(games.load(), 1);
        letWorksGoOn(5);
        QCOMPARE(games.load(), 6);
        given = true;
        pool.waitForDone(); // it is let go on to its end
        QCOMPARE(games.load(), 6);
    }

    void aSeedGivesTheSameActsOnABusyMachine()
    {
        if (qEnvironmentVariable("MARCHES_MONKEY", QStringLiteral("self")) != QLatin1String("self")) return;
        const Wish wish{QStringLiteral("settings"), 1, 100, {}, {}};
        const Outcome idle = runApart(wish);
        std::vector<std::jthread> others;
        for (int i = 0; i < 3; ++i)
            others.emplace_back([](const std::stop_token& stop) {
                for (std::uint64_t turn = 0; !stop.stop_requested(); ++turn) s_burnt = turn;
            });
        const Outcome busy = runApart(wish);
        others.clear();
        QCOMPARE(idle.fault, QString());
        QCOMPARE(idle.acts.size(), std::size_t{100});
        for (std::size_t i = 0; i < idle.acts.size() && i < busy.acts.size(); ++i)
            QCOMPARE(lineOf(busy.acts[i]), lineOf(idle.acts[i]));
        QCOMPARE(busy.acts.size(), idle.acts.size());
    }

    void aBrokenStepIsFoundAtTheNextLook()
    {
        editor::MapDocument document{editor::MapModel()};
        StepWalk walk;
        sign(document, 40);
        QCOMPARE(walk.look(document, false), QString());
        sign(document, 3);
        QCOMPARE(walk.look(document, false), QString());
        const bool isSpoilt = true;
        document.undoStack().setIndex(30); // the steps from there on are other ones
        document.undoStack().push(new SpoiltStep(document, isSpoilt));
        sign(document, 20);
        QVERIFY(!walk.look(document, false).isEmpty());
    }

    void aStepThatIsSpoiltLaterIsFoundToo()
    {
        editor::MapDocument document{editor::MapModel()};
        StepWalk walk;
        bool isSpoilt = false;
        document.undoStack().push(new SpoiltStep(document, isSpoilt));
        sign(document, 20);
        QCOMPARE(walk.look(document, false), QString());
        isSpoilt = true;
        QVERIFY(!walk.look(document, true).isEmpty()); // as at the end of a run
        isSpoilt = false;
        QCOMPARE(walk.look(document, true), QString());
        isSpoilt = true;
        int looks = 0;
        while (looks < 100 && walk.look(document, false).isEmpty()) {
            sign(document, 4);
            ++looks;
        }
        QVERIFY2(looks < 30, qPrintable(QString::number(looks)));
    }

    void whatHasNotChangedIsNotGoneOver()
    {
        editor::MapDocument document{editor::MapModel()};
        StepWalk walk;
        sign(document, 40);
        QCOMPARE(walk.look(document, false), QString());
        const int before = document.step();
        QCOMPARE(walk.look(document, false), QString());
        QCOMPARE(document.step(), before);
        sign(document, 2);
        const int signedAt = document.step();
        QCOMPARE(walk.look(document, false), QString());
        QCOMPARE(document.step() - signedAt, 4 * 2); // there, back, there and back
    }

    void actsOnThePage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("seed");
        const QString wanted = qEnvironmentVariable("MARCHES_MONKEY");
        const bool full = qEnvironmentVariableIntValue("MARCHES_LONG") != 0;
        for (const Page& page : pages()) {
            if (!wanted.isEmpty() && wanted != QLatin1String(page.name)) continue;
            for (int seed = 1; seed <= (full ? kLongRuns : 1); ++seed)
                QTest::addRow("%s %d", page.name, seed) << QString::fromLatin1(page.name) << seed;
        }
        if (pageOf(wanted) == nullptr && !wanted.isEmpty()) QTest::newRow("none") << QString() << 0;
    }

    void actsOnThePage()
    {
        QFETCH(const QString, page);
        QFETCH(const int, seed);
        if (page.isEmpty()) return; // "self": what is tried is the monkey, not the program
        const bool full = qEnvironmentVariableIntValue("MARCHES_LONG") != 0;
        const Wish wish{page, static_cast<std::uint64_t>(seed), full ? kLongActs : kActs, {}, {}};
        if (hasPassed(wish)) return;
        const Outcome outcome = runApart(wish);
        if (outcome.fault.isEmpty()) {
            notePassed(wish);
            return;
        }
        QTextStream(stdout) << keepRecord(wish, outcome, QStringLiteral(MARCHES_MONKEY_LOGS)) << Qt::flush;
        QFAIL(qPrintable(tellShrunk(wish, outcome, kRuns)));
    }

private:
    inline static std::atomic<std::uint64_t> s_burnt = 0;
    static constexpr int kActs = 500;
    static constexpr int kLongActs = 5000;
    static constexpr int kLongRuns = 40;
    static constexpr int kRuns = 60; ///< to make the list of a fault shorter, so that the test ends
};

std::unique_ptr<QObject> makeMonkeyTest() { return std::make_unique<TestMonkey>(); }

} // namespace marches::monkey

#include "tst_monkey.moc"
