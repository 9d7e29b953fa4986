// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/files.h"
#include "failingcalls.h"

#include <QtTest>

#include <cerrno>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

std::string contentOf(const std::string& path)
{
    const Result<std::string> bytes = readFile(path, 10'000'000);
    return bytes ? *bytes : "cannot be read: " + bytes.error().front().code;
}

/// Entries of a folder, hidden ones too.
QStringList entries(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("new/folders/a.yaml").toStdString();
        QVERIFY(writeFile(path, "one\n"));
        QCOMPARE(contentOf(path), std::string("one\n"));
        QVERIFY(writeFile(path, ""));
        QCOMPARE(contentOf(path), std::string());
        const std::string big(3'000'000, 'x');
        QVERIFY(writeFile(path, big));
        QVERIFY(contentOf(path) == big);
        QCOMPARE(QDir(folder.filePath("new/folders")).entryList(QDir::Files | QDir::Hidden), QStringList("a.yaml"));
    }

    void keepsModeAndLinks()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        const std::string link = folder.filePath("link.yaml").toStdString();
        QVERIFY(writeFile(path, "one"));
        QCOMPARE(::chmod(path.c_str(), 0640), 0);
        QCOMPARE(::symlink("a.yaml", link.c_str()), 0);
        QVERIFY(writeFile(link, "two"));
        QCOMPARE(contentOf(path), std::string("two"));
        struct stat info {};
        QCOMPARE(::lstat(link.c_str(), &info), 0);
        QVERIFY(S_ISLNK(info.st_mode));
        QCOMPARE(::stat(path.c_str(), &info), 0);
        QCOMPARE(info.st_mode & 0777U, 0640U);
    }

    void refusesWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << "missing"
                                 << "file-not-found";
        QTest::newRow("below a file") << "file/below"
                                      << "file-not-found";
        QTest::newRow("folder") << "."
                                << "file-is-folder";
        QTest::newRow("pipe") << "pipe"
                              << "file-not-regular";
        QTest::newRow("device") << "/dev/zero"
                                << "file-not-regular";
        QTest::newRow("too large") << "file"
                                   << "file-too-large";
        QTest::newRow("link to itself") << "loop"
                                        << "file-unreadable";
    }
    void refusesWhatIsNoFile()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QVERIFY(writeFile(folder.filePath("file").toStdString(), "12345"));
        QCOMPARE(::mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
        QCOMPARE(::symlink("loop", qPrintable(folder.filePath("loop"))), 0);
        const std::string path = (name.startsWith('/') ? name : folder.filePath(name)).toStdString();
        const Result<std::string> bytes = readFile(path, 4);
        QVERIFY(!bytes);
        QTEST(QString::fromStdString(bytes.error().front().code), "code");
        if (name == "pipe" || name == ".") QVERIFY(!writeFile(path, "x")); // and is not replaced either
        QCOMPARE(contentOf(folder.filePath("file").toStdString()), std::string("12345"));
    }

    void exactlyTheLimitIsRead()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a").toStdString();
        QVERIFY(writeFile(path, "1234"));
        QVERIFY(readFile(path, 4));
        QVERIFY(!readFile(path, 3));
    }

    void everyStepMayFail_data()
    {
        QTest::addColumn<bool>("shortWrite");
        QTest::addColumn<bool>("nameless");
        QTest::addColumn<bool>("oldFile");
        for (const bool shortWrite : {false, true})
            for (const bool nameless : {false, true})
                for (const bool oldFile : {false, true})
                    QTest::addRow("%s, %s, %s", shortWrite ? "short writes" : "failures", nameless ? "nameless" : "named",
                                  oldFile ? "over a file" : "new")
                        << shortWrite << nameless << oldFile;
    }
    /// Fails step 1, 2, 3, ... until a writing goes well: the old file is whole every time, and nothing is left beside it.
    void everyStepMayFail()
    {
        QFETCH(bool, shortWrite);
        QFETCH(bool, nameless);
        QFETCH(bool, oldFile);
        int failed = 0;
        for (int step = 1; step < 100; ++step) {
            const QTemporaryDir folder;
            const std::string path = folder.filePath("a.yaml").toStdString();
            if (oldFile) QVERIFY(writeFile(path, "the old file"));
            FailingCalls calls(step, shortWrite ? FailingCalls::Style::ShortWrite : FailingCalls::Style::Fail);
            calls.nameless = nameless;
            const Result<void> written = writeFile(path, "the new file, longer than the old one", calls);
            if (written && calls.calls() < step) {
                QVERIFY(failed >= 4);
                return;
            }
            if (written) continue; // a nameless file that cannot be made is made with a name
            ++failed;
            QVERIFY(!written.error().front().code.empty());
            QVERIFY(!written.error().front().args.back().second.empty()); // the reason
            if (calls.reachedFolder()) {
                QCOMPARE(contentOf(path), std::string("the new file, longer than the old one"));
            } else if (oldFile) {
                QCOMPARE(contentOf(path), std::string("the old file"));
            }
            const int expected = oldFile || calls.reachedFolder() ? 1 : 0;
            QVERIFY2(entries(folder).size() == expected, qPrintable(entries(folder).join(' ')));
        }
        QFAIL("never went well");
    }

    /// A limit on the size of files does what a full disk does, without being root; the signal for it must not end us.
    void aFullDiskKeepsTheOldFile()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        QVERIFY(writeFile(path, "the old file"));
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 64 * 1024;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const Result<void> written = writeFile(path, std::string(200'000, 'x'));
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!written);
        QCOMPARE(written.error().front().code, std::string("file-not-written"));
        QCOMPARE(contentOf(path), std::string("the old file"));
        QCOMPARE(entries(folder).size(), 1);
    }

    void aFolderThatMayNotBeWritten()
    {
        if (::geteuid() == 0) QSKIP("root may write everywhere");
        const QTemporaryDir folder;
        QCOMPARE(::chmod(qPrintable(folder.path()), 0500), 0);
        const Result<void> written = writeFile(folder.filePath("a").toStdString(), "x");
        QCOMPARE(::chmod(qPrintable(folder.path()), 0700), 0);
        QVERIFY(!written);
        QCOMPARE(written.error().front().code, std::string("file-not-created"));
    }

    /// A program that is ended in the middle of saving leaves the old or the new file, whole. What it may leave beside it,
    /// between naming and renaming, the next saving removes.
    void endedInTheMiddle()
    {
        const int kills = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 2000 : 40;
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        const std::string odd(200'000, 'o');
        const std::string even(150'000, 'e');
        QVERIFY(writeFile(path, odd));
        for (int i = 0; i < kills; ++i) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (int round = 0;; ++round)
                    if (!writeFile(path, round % 2 == 0 ? even : odd)) ::_exit(1);
            }
            ::usleep(static_cast<useconds_t>(2000 + 977 * i % 15'000));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status));
            const std::string content = contentOf(path);
            QVERIFY(content == odd || content == even);
        }
        QVERIFY(writeFile(path, odd));
        QVERIFY2(entries(folder).size() == 1, qPrintable(entries(folder).join(' ')));
    }
};

QTEST_APPLESS_MAIN(TestFiles)
#include "tst_files.moc"
