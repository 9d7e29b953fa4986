// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/files.h"
#include "failingcalls.h"

#include <QtTest>

#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
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
        QTest::addColumn<bool>("linkable");
        QTest::addColumn<bool>("oldFile");
        for (const bool shortWrite : {false, true})
            for (const int kind : {0, 1, 2})
                for (const bool oldFile : {false, true})
                    QTest::addRow("%s, %s, %s", shortWrite ? "short writes" : "failures",
                                  kind == 0   ? "named"
                                  : kind == 1 ? "nameless"
                                              : "nameless for ever",
                                  oldFile ? "over a file" : "new")
                        << shortWrite << (kind != 0) << (kind == 1) << oldFile;
    }
    /// Fails step 1, 2, 3, ... until a writing goes well: the old file is whole every time, and nothing is left beside
    /// it.
    void everyStepMayFail()
    {
        QFETCH(bool, shortWrite);
        QFETCH(bool, nameless);
        QFETCH(bool, linkable);
        QFETCH(bool, oldFile);
        int failed = 0;
        for (int step = 1; step < 100; ++step) {
            const QTemporaryDir folder;
            const std::string path = folder.filePath("a.yaml").toStdString();
            if (oldFile) QVERIFY(writeFile(path, "the old file"));
            FailingCalls calls(step, shortWrite ? FailingCalls::Style::ShortWrite : FailingCalls::Style::Fail);
            calls.nameless = nameless;
            calls.linkable = linkable;
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
        QCOMPARE(written.error().front().args.back().second, std::string(std::strerror(EFBIG))); // and no other reason
        QCOMPARE(contentOf(path), std::string("the old file"));
        QCOMPARE(entries(folder).size(), 1);
    }

    void aFullDiskIsCalledSo()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        FailingCalls calls(1, FailingCalls::Style::FailOn);
        calls.nameless = false;
        const Result<void> unmade = writeFile(path, "x", calls);
        QVERIFY(!unmade);
        QCOMPARE(unmade.error().front().args.back().second, std::string(std::strerror(ENOSPC)));
        FailingCalls full(2, FailingCalls::Style::FailOn);
        const Result<void> unwritten = writeNewFile(path, "x", std::nullopt, path, full);
        QVERIFY(!unwritten);
        QCOMPARE(unwritten.error().front().code, std::string("file-not-written"));
        QCOMPARE(unwritten.error().front().args.back().second, std::string(std::strerror(ENOSPC)));
        QVERIFY(entries(folder).isEmpty());
    }

    /// The whole length that a file system allows.
    void theLongestNameIsWritten()
    {
        const QTemporaryDir folder;
        for (const bool nameless : {true, false}) {
            const QString name = QString(251, nameless ? 'n' : 'm') + ".txt";
            FailingCalls calls(0, FailingCalls::Style::Fail);
            calls.nameless = nameless;
            const Result<void> written = writeFile(folder.filePath(name).toStdString(), "x", calls);
            QVERIFY2(written.has_value(), written ? "" : written.error().front().args.back().second.c_str());
        }
        QCOMPARE(entries(folder).size(), 2);
    }

    void aFileOfSimilarNameIsLeftAlone()
    {
        const QTemporaryDir folder;
        for (const char* name :
             {".a.yaml.part", ".marches-part-", ".marches-part-1", ".marches-part-1-x", "a.yaml.part"})
            QVERIFY(writeFile(folder.filePath(name).toStdString(), "mine"));
        const int before = static_cast<int>(entries(folder).size());
        for (const bool nameless : {true, false}) {
            FailingCalls calls(0, FailingCalls::Style::Fail);
            calls.nameless = nameless;
            QVERIFY(writeFile(folder.filePath("a.yaml").toStdString(), "new", calls));
        }
        QCOMPARE(entries(folder).size(), before + 1);
        QCOMPARE(contentOf(folder.filePath(".a.yaml.part").toStdString()), std::string("mine"));
    }

    /// Another process writes the same file just before this one gives it its place: both are written, the later one is
    /// there.
    void twoWritingsOfOneFile_data()
    {
        QTest::addColumn<bool>("nameless");
        QTest::newRow("nameless") << true;
        QTest::newRow("named") << false;
    }
    void twoWritingsOfOneFile()
    {
        class Between final : public FileSystem {
        public:
            Between(std::string path, bool nameless) : m_path(std::move(path)), m_nameless(nameless) {}
            int openNameless(const std::string& folder, unsigned mode) override
            {
                errno = EOPNOTSUPP;
                return m_nameless ? FileSystem::openNameless(folder, mode) : -1;
            }
            int rename(const std::string& from, const std::string& to) override
            {
                FailingCalls theirs(0, FailingCalls::Style::Fail);
                theirs.nameless = m_nameless;
                other = writeFile(m_path, "theirs", theirs).has_value();
                return FileSystem::rename(from, to);
            }
            bool other = false;

        private:
            std::string m_path;
            bool m_nameless;
        };
        QFETCH(bool, nameless);
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        Between calls(path, nameless);
        const Result<void> written = writeFile(path, "ours", calls);
        QVERIFY2(written.has_value(), written ? "" : written.error().front().args.back().second.c_str());
        QVERIFY(calls.other);
        QCOMPARE(contentOf(path), std::string("ours"));
        QCOMPARE(entries(folder).size(), 1);
    }

    /// What a program left that was ended goes; what one writes just now stays.
    void deadPartsGo()
    {
        const QTemporaryDir folder;
        const QString dead = folder.filePath(".marches-part-12-3");
        const QString living = folder.filePath(".marches-part-12-4");
        for (const QString& path : {dead, living}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const int lock = ::open(qPrintable(living), O_RDONLY | O_CLOEXEC);
        QCOMPARE(::flock(lock, LOCK_EX), 0);
        QVERIFY(writeFile(folder.filePath("a.yaml").toStdString(), "x"));
        QVERIFY(!QFile::exists(dead));
        QVERIFY(QFile::exists(living));
        ::close(lock);
        QVERIFY(writeFile(folder.filePath("a.yaml").toStdString(), "y"));
        QCOMPARE(entries(folder), QStringList("a.yaml"));
    }

    void whatCannotBeReadSaysWhy()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        QVERIFY(writeFile(path, "x"));
        FailingCalls calls(0, FailingCalls::Style::Fail);
        calls.unreadable = EIO;
        const Result<std::string> bytes = readFile(path, 10, calls);
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().front().code, std::string("file-unreadable"));
        QCOMPARE(bytes.error().front().args.back().second, std::string(std::strerror(EIO)));
        QVERIFY(namesIn(folder.filePath("missing").toStdString())->empty());
        QVERIFY(QFile::link("loop", folder.filePath("loop")));
        QVERIFY(!namesIn(folder.filePath("loop").toStdString()));
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

    /// A program that is ended in the middle of saving leaves the old or the new file, whole. What it may leave beside
    /// it, between naming and renaming, the next saving removes.
    void endedInTheMiddle_data()
    {
        QTest::addColumn<bool>("nameless");
        QTest::newRow("nameless") << true;
        QTest::newRow("named") << false;
    }
    void endedInTheMiddle()
    {
        QFETCH(bool, nameless);
        const int kills = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 1000 : 20;
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.yaml").toStdString();
        const std::string odd(200'000, 'o');
        const std::string even(150'000, 'e');
        QVERIFY(writeFile(path, odd));
        for (int i = 0; i < kills; ++i) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                FailingCalls calls(0, FailingCalls::Style::Fail);
                calls.nameless = nameless;
                for (int round = 0;; ++round)
                    if (!writeFile(path, round % 2 == 0 ? even : odd, calls)) ::_exit(1);
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
