// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/package/failingcalls.h"
#include "tests/engine/package/folders.h"

#include "editor/document/journalwriter.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <optional>

using namespace marches;
using namespace marches::editor;
using engine::test::FailingCalls;

namespace {

const engine::JournalDocument kDocument{"/maps/shire", {{"map.yaml", "marches: map/1\n"}}};

/// A disk that brings no record home before it may.
class HeldCalls final : public engine::FileSystem {
public:
    int syncData(int file) override
    {
        m_thread = QThread::currentThread();
        ++m_reached;
        m_mayGo.acquire();
        return FileSystem::syncData(file);
    }
    int reached() const { return m_reached; }
    QThread* thread() const { return m_thread; }
    void letGo(int count) { m_mayGo.release(count); }

private:
    std::atomic<int> m_reached = 0;
    std::atomic<QThread*> m_thread = nullptr;
    QSemaphore m_mayGo;
};

class TestJournalWriter : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_root;
    std::string folder() const { return m_root->filePath(QStringLiteral("one")).toStdString(); }
    static void say(JournalWriter& writer, const std::string& record)
    {
        writer.append([record] { return record; });
    }

private slots:
    void init() { m_root.emplace(engine::test::quickFolders()); }

    void nobodyWaitsForTheDiskAndTheOrderStays()
    {
        HeldCalls calls;
        JournalWriter writer;
        writer.setCalls(calls);
        writer.begin(folder(), [] { return kDocument; });
        for (const char* record : {"first", "second", "third"}) say(writer, record);
        QTRY_COMPARE(calls.reached(), 1); // and all three were told
        QVERIFY(calls.thread() != QThread::currentThread());
        calls.letGo(3);
        QCOMPARE(writer.records(), std::size_t(3));
        const auto content = engine::readJournal(folder());
        QVERIFY(content);
        QCOMPARE(content->document.path, kDocument.path);
        QVERIFY((content->records == std::vector<std::string>{"first", "second", "third"}));
    }

    void whatWaitsGoesWithTheJournal()
    {
        HeldCalls calls;
        JournalWriter writer;
        writer.setCalls(calls);
        writer.begin(folder(), [] { return kDocument; });
        say(writer, "first");
        QTRY_COMPARE(calls.reached(), 1);
        say(writer, "second");
        const std::unique_ptr<QThread> later(QThread::create([&calls] {
            QThread::msleep(50);
            calls.letGo(2);
        }));
        later->start();
        writer.end();
        later->wait();
        QVERIFY(!writer.hasJournal());
        QVERIFY(!QDir(QString::fromStdString(folder())).exists());
        QCOMPARE(calls.reached(), 1);
    }

    void failuresAreToldOnceUntilItEnds()
    {
        FailingCalls full(1, FailingCalls::Style::FailOn);
        engine::FileSystem good;
        JournalWriter writer;
        QSignalSpy failed(&writer, &JournalWriter::failed);
        writer.setCalls(full);
        writer.begin(folder(), [] { return kDocument; });
        say(writer, "first");
        say(writer, "second");
        QVERIFY(failed.wait());
        writer.setCalls(good);
        say(writer, "third"); // means nothing without those before it
        QCOMPARE(writer.records(), std::size_t(0));
        QCOMPARE(failed.size(), 1);
        writer.end();
        writer.begin(folder(), [] { return kDocument; });
        say(writer, "fourth");
        QCOMPARE(writer.records(), std::size_t(1));
        QCOMPARE(failed.size(), 1);
    }

    void troubleThatNobodyHeardOfEndsWithTheJournal()
    {
        FailingCalls full(1, FailingCalls::Style::FailOn);
        JournalWriter writer;
        QSignalSpy failed(&writer, &JournalWriter::failed);
        writer.setCalls(full);
        writer.begin(folder(), [] { return kDocument; });
        writer.end();
        QCoreApplication::processEvents();
        QCOMPARE(failed.size(), 0);
    }

    void whoLooksAtTheFolderMeanwhileIsWaitedFor()
    {
        JournalWriter writer;
        QSignalSpy failed(&writer, &JournalWriter::failed);
        {
            const auto held = engine::FolderLock::take(folder());
            QVERIFY(held);
            writer.begin(folder(), [] { return kDocument; });
            say(writer, "first");
            QThread::msleep(20);
        }
        QCOMPARE(writer.records(), std::size_t(1));
        QCOMPARE(failed.size(), 0);
    }

    void whateverWasToldIsThereWhenItGoes()
    {
        {
            JournalWriter writer;
            writer.begin(folder(), [] { return kDocument; });
            for (int i = 0; i < 20; ++i) say(writer, std::to_string(i));
        }
        const auto content = engine::readJournal(folder());
        QVERIFY(content);
        QCOMPARE(content->records.size(), std::size_t(20));
        auto left = engine::EditJournal::resume(folder());
        QVERIFY(left);
        JournalWriter writer;
        writer.takeUp(std::move(*left));
        QVERIFY(writer.hasJournal());
        say(writer, "more");
        QCOMPARE(writer.records(), std::size_t(21));
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestJournalWriter)
#include "tst_journalwriter.moc"
