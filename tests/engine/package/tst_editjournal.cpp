// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/editjournal.h"

#include <QtTest>

#include <algorithm>
#include <random>

#include <fcntl.h>

#include "failingcalls.h"
#include "folders.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

const JournalDocument kDocument{"/maps/narnia\nnorth",
                                {{"map.yaml", "marches: map/1\n"}, {"board.svg", std::string(5000, 's')}}};

std::string recordNumber(std::size_t i) { return "record " + std::to_string(i) + std::string(i * 37 % 3000, '.'); }

} // namespace

class TestEditJournal : public QObject {
    Q_OBJECT

private slots:
    void keepsDocumentAndRecords()
    {
        const QTemporaryDir root(quickFolders());
        const std::string folder = root.filePath("one").toStdString();
        Result<EditJournal> journal = EditJournal::create(folder, kDocument);
        QVERIFY(journal);
        const std::vector<std::string> records{"first", "", std::string("\0\n\xFF", 3), std::string(100'000, 'x')};
        for (const std::string& record : records) QVERIFY(journal->append(record));
        QCOMPARE(journal->records(), records.size());
        const Result<JournalContent> content = readJournal(folder);
        QVERIFY(content);
        QVERIFY(content->records == records);
        QVERIFY(!content->torn);
        QCOMPARE(content->document.path, kDocument.path);
        QCOMPARE(content->document.files.size(), std::size_t{2});
        QCOMPARE(content->document.files.back().bytes, kDocument.files.back().bytes);
        QVERIFY(!EditJournal::create(folder, kDocument)); // it is held
        journal->discard();
        QVERIFY(!QFileInfo::exists(QString::fromStdString(folder)));
        QVERIFY(!journal->append("more"));
    }

    void refusesRecordsBeyondTheLimit()
    {
        const QTemporaryDir root(quickFolders());
        Result<EditJournal> journal = EditJournal::create(root.filePath("one").toStdString(), kDocument);
        QVERIFY(journal);
        const Result<void> refused = journal->append(std::string(EditJournal::kMaxRecord + 1, 'x'));
        QVERIFY(!refused);
        QCOMPARE(refused.error().front().code, std::string("journal-full"));
        QVERIFY(journal->append("still fine"));
    }

    /// Cut off anywhere, or with any byte changed: the whole records before it remain, and work goes on behind them.
    void tornTailsAreDropped()
    {
        const QTemporaryDir root(quickFolders());
        const std::string folder = root.filePath("one").toStdString();
        const std::string path = folder + "/journal";
        std::vector<std::size_t> ends;
        {
            Result<EditJournal> journal = EditJournal::create(folder, kDocument);
            QVERIFY(journal);
            ends.push_back(readFile(path, 1'000'000)->size());
            for (const char* record : {"one", "two", "three"}) {
                QVERIFY(journal->append(record));
                ends.push_back(readFile(path, 1'000'000)->size());
            }
        }
        const std::string whole = *readFile(path, 1'000'000);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            const auto expected = static_cast<std::size_t>(std::ranges::upper_bound(ends, at) - ends.begin());
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x20);
            for (const std::string& bytes : {whole.substr(0, at), changed}) {
                QVERIFY(writeFile(path, bytes));
                const Result<JournalContent> content = readJournal(folder);
                QCOMPARE(content.has_value(), expected > 0);
                if (!content) continue;
                QCOMPARE(content->records.size(), expected - 1);
                QCOMPARE(content->torn, bytes.size() > ends[expected - 1]);
                if (at % 7 != 0) continue;
                Result<EditJournal> again = EditJournal::resume(folder);
                QVERIFY(again);
                QVERIFY(again->append("after"));
                QCOMPARE(readJournal(folder)->records.size(), expected);
                QCOMPARE(readJournal(folder)->records.back(), std::string("after"));
            }
        }
    }

    void damagedSnapshotsAreToldOf()
    {
        const QTemporaryDir root(quickFolders());
        const std::string folder = root.filePath("one").toStdString();
        QVERIFY(EditJournal::create(folder, kDocument));
        QVERIFY(writeFile(folder + "/snapshot-0", "something else"));
        const Result<JournalContent> content = readJournal(folder);
        QVERIFY(!content);
        QCOMPARE(content.error().front().code, std::string("journal-unreadable"));
    }

    void listsWhatNobodyHolds()
    {
        const QTemporaryDir root(quickFolders());
        const auto at = [&](const char* name) { return root.filePath(name).toStdString(); };
        {
            Result<EditJournal> left = EditJournal::create(at("left"), kDocument);
            QVERIFY(left);
            QVERIFY(left->append("a") && left->append("b"));
        }
        const Result<EditJournal> held = EditJournal::create(at("held"), kDocument);
        QVERIFY(held);
        QVERIFY(writeFile(at("no-journal/notes.txt"), "mine"));
        QVERIFY(writeFile(at("damaged/journal"), "marches: edit-journal/1\nxx"));
        const std::vector<JournalListing> listed = listJournals(root.path().toStdString());
        QCOMPARE(listed.size(), std::size_t{1});
        QCOMPARE(listed.front().folder, at("left"));
        QCOMPARE(listed.front().document, kDocument.path);
        QCOMPARE(listed.front().records, std::size_t{2});
        QVERIFY(std::chrono::system_clock::now() - listed.front().changed < std::chrono::minutes(5));
        QVERIFY(!discardJournal(at("held")));
        QVERIFY(discardJournal(at("left")));
        QVERIFY(discardJournal(at("no-journal")));
        QVERIFY(listJournals(root.path().toStdString()).empty());
        QVERIFY(contentOf(root.path()).contains("no-journal/notes.txt"));
        QVERIFY(listJournals(at("nowhere")).empty());
    }

    void whatCannotBeListedIsPassedOver()
    {
        const QTemporaryDir root(quickFolders());
        const auto at = [&](const char* name) { return root.filePath(name).toStdString(); };
        QVERIFY(EditJournal::create(at("left"), kDocument));
        QVERIFY(::symlink("loop", at("loop").c_str()) == 0); // asking what it is fails
        QVERIFY(::symlink("nowhere", at("dangling").c_str()) == 0);
        QVERIFY(writeFile(at("file"), "no folder"));
        QVERIFY(QDir(root.path()).mkdir(QStringLiteral("empty")));
        const auto listed = [](const std::string& folder) {
            try {
                return static_cast<int>(listJournals(folder).size());
            } catch (const std::exception& thrown) {
                qWarning("%s", thrown.what());
                return -1;
            }
        };
        QCOMPARE(listed(root.path().toStdString()), 1);
        for (const std::string& folder :
             {at("loop"), at("file"), at("file/below"), at("dangling"), std::string(5000, 'x')})
            QCOMPARE(listed(folder), 0);
    }

    void everyStepMayFail()
    {
        for (const auto style :
             {FailingCalls::Style::Fail, FailingCalls::Style::ShortWrite, FailingCalls::Style::FailOn}) {
            int failed = 0;
            for (int step = 1; step < 60; ++step) {
                const QTemporaryDir root(quickFolders());
                const std::string folder = root.filePath("one").toStdString();
                FailingCalls calls(step, style);
                Result<EditJournal> journal = EditJournal::create(folder, kDocument, calls);
                if (!journal) {
                    ++failed;
                    QVERIFY(contentOf(root.path()).empty());
                    continue;
                }
                std::vector<std::string> kept;
                for (std::size_t i = 0; i < 4; ++i) {
                    if (journal->append(recordNumber(i), calls))
                        kept.push_back(recordNumber(i));
                    else
                        ++failed;
                }
                const Result<JournalContent> content = readJournal(folder);
                QVERIFY(content);
                if (style == FailingCalls::Style::FailOn) // even taking back failed: the record may be there
                    QVERIFY(content->records.size() >= kept.size());
                else
                    QVERIFY(content->records == kept && (!content->torn || style == FailingCalls::Style::ShortWrite));
            }
            QVERIFY(failed >= 10);
        }
    }

    /// A program that is ended at any moment loses at most the record that it was writing.
    void endedInTheMiddle()
    {
        const int kills = qEnvironmentVariableIsSet("MARCHES_LONG") ? 2000 : 200;
        std::mt19937 random(3);
        // However slow the machine is, the end comes within the first records.
        const QTemporaryDir trial(quickFolders());
        const unsigned longest = std::max(3'000U, 2 * timeOf([&] {
                                                      Result<EditJournal> journal = EditJournal::create(
                                                          trial.filePath("one").toStdString(), kDocument);
                                                      for (std::size_t n = 0; journal && n < 20; ++n)
                                                          (void)journal->append(recordNumber(n));
                                                  }));
        std::size_t all = 0;
        for (int i = 0; i < kills; ++i) {
            const QTemporaryDir root(quickFolders());
            const std::string folder = root.filePath("one").toStdString();
            const std::string told = root.filePath("told").toStdString();
            const bool killed = killedWhile(
                [&] {
                    Result<EditJournal> journal = EditJournal::create(folder, kDocument);
                    const int file = ::open(told.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
                    for (std::size_t n = 0; journal && journal->append(recordNumber(n)); ++n)
                        if (::write(file, "x", 1) != 1) return; // this one is kept
                    ::pause();
                },
                static_cast<unsigned>(300 + random() % longest));
            QVERIFY(killed);
            const Result<JournalContent> content = readJournal(folder);
            const Result<std::string> kept = readFile(told, 1'000'000);
            if (!content) {
                QVERIFY(!kept || kept->empty()); // it had not begun
                continue;
            }
            const std::size_t promised = kept ? kept->size() : 0;
            QVERIFY(content->records.size() == promised || content->records.size() == promised + 1);
            for (std::size_t n = 0; n < content->records.size(); ++n) QCOMPARE(content->records[n], recordNumber(n));
            all += promised;
            QCOMPARE(listJournals(root.path().toStdString()).size(), std::size_t{1}); // its process lives no more
        }
        qInfo("%d kills, %zu records kept", kills, all);
        QVERIFY(all > static_cast<std::size_t>(kills));
    }
};

QTEST_APPLESS_MAIN(TestEditJournal)
#include "tst_editjournal.moc"
