// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/foldertransaction.h"

#include <QtTest>

#include <random>

#include <sys/stat.h>

#include "engine/io/savemarker.h"
#include "failingcalls.h"
#include "folders.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

using Files = std::map<std::string, std::string>;

const Files kOld{{"map.yaml", "old map"},
                 {"board.svg", std::string(70'000, 'o')},
                 {"i18n/fr.po", "vieux"},
                 {"i18n/de.po", "alt"},
                 {"notes.txt", "mine"}};
const Files kNew{{"map.yaml", "the new map"},
                 {"board.svg", std::string(90'000, 'n')},
                 {"i18n/fr.po", "neuf"},
                 {"variants/house/rules.yaml", "new"},
                 {"notes.txt", "mine"}};

/// What leads from one version to another.
std::vector<FolderChange> changes(const Files& from, const Files& to)
{
    std::vector<FolderChange> all;
    for (const auto& [name, bytes] : to) {
        const auto old = from.find(name);
        all.push_back({name, bytes, old == from.end() ? std::nullopt : std::optional(FileStamp::of(old->second))});
    }
    for (const auto& [name, bytes] : from)
        if (!to.contains(name)) all.push_back({name, std::nullopt, FileStamp::of(bytes)});
    return all;
}

Result<void> change(const QString& folder, const std::vector<FolderChange>& all, FileSystem& calls)
{
    const Result<FolderLock> lock = FolderLock::take(folder.toStdString());
    return lock ? changeFolder(*lock, all, calls) : tl::unexpected<Errors>(lock.error());
}
Result<void> change(const QString& folder, const std::vector<FolderChange>& all)
{
    FileSystem calls;
    return change(folder, all, calls);
}

std::string codeOf(const Result<void>& result) { return result ? "" : result.error().front().code; }

} // namespace

class TestFolderTransaction : public QObject {
    Q_OBJECT

private slots:
    void changesAllFilesTogether()
    {
        const QTemporaryDir folder;
        QVERIFY(change(folder.path(), changes({}, kOld)));
        QVERIFY(contentOf(folder.path()) == kOld);
        QVERIFY(change(folder.path(), changes(kOld, kNew)));
        QVERIFY(contentOf(folder.path()) == kNew);
        const Result<FolderRecovery> recovered = recoverFolder(folder.path().toStdString());
        QVERIFY(recovered && *recovered == FolderRecovery::Nothing);
    }

    void filesThatAreAsTheyShallBeAreLeftAlone()
    {
        const QTemporaryDir folder;
        QVERIFY(change(folder.path(), changes({}, kOld)));
        QCOMPARE(::chmod(qPrintable(folder.filePath("map.yaml")), 0640), 0);
        struct stat before {};
        QCOMPARE(::stat(qPrintable(folder.filePath("notes.txt")), &before), 0);
        QVERIFY(change(folder.path(), changes(kOld, kNew)));
        struct stat after {};
        QCOMPARE(::stat(qPrintable(folder.filePath("notes.txt")), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino);
        QCOMPARE(::stat(qPrintable(folder.filePath("map.yaml")), &after), 0);
        QCOMPARE(after.st_mode & 0777U, 0640U); // and a new file has the mode of the old one
    }

    void filesChangedBySomethingElseAreNotOverwritten()
    {
        const QTemporaryDir folder;
        QVERIFY(change(folder.path(), changes({}, kOld)));
        Files theirs = kOld;
        theirs["map.yaml"] = "their map";
        theirs["variants/house/rules.yaml"] = "their rules";
        QVERIFY(change(folder.path(), changes(kOld, theirs)));
        std::vector<FolderChange> ours = changes(kOld, kNew);
        const Result<void> refused = change(folder.path(), ours);
        QVERIFY(!refused);
        QCOMPARE(refused.error().size(), std::size_t{2});
        QCOMPARE(codeOf(refused), std::string("file-changed-on-disk"));
        QVERIFY(QString::fromStdString(refused.error().front().file).endsWith("/map.yaml"));
        QVERIFY(contentOf(folder.path()) == theirs);
        for (FolderChange& one : ours) one.overwrite = true;
        QVERIFY(change(folder.path(), ours));
        QVERIFY(contentOf(folder.path()) == kNew);
    }

    void refusesNamesThatLeadOut_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"", "../a", "/etc/a", "a/../b", ".hidden", "a//b", "a/", "a\nb", ".marches-save", "link/a", "file/a"})
            QTest::newRow(qPrintable(QString(name).replace('\n', '_') + ' ')) << QString(name);
    }
    void refusesNamesThatLeadOut()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        QVERIFY(writeFile(folder.filePath("file").toStdString(), "x"));
        QVERIFY(QFile::link(elsewhere.path(), folder.filePath("link")));
        QCOMPARE(codeOf(change(folder.path(), {{name.toStdString(), "new", {}, true}})),
                 std::string("path-leaves-folder"));
        QVERIFY(contentOf(elsewhere.path()).empty());
    }

    void linksAreNotFollowed()
    {
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        QVERIFY(writeFile(elsewhere.filePath("precious").toStdString(), "x"));
        QVERIFY(QFile::link(elsewhere.filePath("precious"), folder.filePath("map.yaml")));
        QCOMPARE(codeOf(change(folder.path(), {{"map.yaml", "new", {}, true}})), std::string("file-not-regular"));
        // Nor by what looks like a save that was ended, in a folder from a stranger.
        const std::vector<SaveStep> steps{{SaveStep::Kind::Put, "map.yaml", FileStamp::of("evil")}};
        QVERIFY(writeFile(folder.filePath(".marches-save-0").toStdString(), "evil"));
        QVERIFY(writeFile(folder.filePath(".marches-save").toStdString(), writeSaveMarker(steps)));
        QVERIFY(!recoverFolder(folder.path().toStdString()));
        QCOMPARE(contentOf(elsewhere.path()).at("precious"), std::string("x"));
    }

    /// Files may have changed places already, and then the old ones lie where the new ones were: nothing is thrown
    /// away.
    void markersThatCannotBeReadAreKept_data()
    {
        QTest::addColumn<QString>("marker");
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("code");
        const QString whole =
            QString::fromStdString(writeSaveMarker({{SaveStep::Kind::Put, "map.yaml", FileStamp::of("new")}}));
        const auto damaged = [](const char* name, const QString& marker) {
            QTest::newRow(name) << marker << 0 << "save-marker-damaged";
        };
        damaged("cut off", whole.chopped(1));
        damaged("half", whole.left(whole.size() / 2));
        damaged("empty", QString());
        damaged("more behind it", whole + "put 1 2 x\n");
        damaged("changed", QString(whole).replace("map", "cap"));
        damaged("something else", "marches: map/1\n");
        damaged("version without a number", QString(whole).replace("/1", "/x"));
        damaged("out of the folder",
                QString::fromStdString(writeSaveMarker({{SaveStep::Kind::Put, "../map.yaml", FileStamp::of("new")}})));
        QTest::newRow("newer") << QString(whole).replace("/1", "/2") << 0 << "save-marker-newer";
        QTest::newRow("much newer") << "marches: folder-save/12\nsomething else\n" << 0 << "save-marker-newer";
        QTest::newRow("bad sector") << whole << EIO << "file-unreadable";
        QTest::newRow("not allowed") << whole << EACCES << "file-unreadable";
    }
    void markersThatCannotBeReadAreKept()
    {
        QFETCH(QString, marker);
        QFETCH(int, error);
        QFETCH(QString, code);
        const QTemporaryDir folder;
        QVERIFY(change(folder.path(), changes({}, kOld)));
        // As after the exchange: the new file is in its place, the old one where that was.
        QVERIFY(writeFile(folder.filePath("map.yaml").toStdString(), "new"));
        QVERIFY(writeFile(folder.filePath(".marches-save-0").toStdString(), kOld.at("map.yaml")));
        QVERIFY(writeFile(folder.filePath(".marches-save").toStdString(), marker.toStdString()));
        const Files before = contentOf(folder.path());
        FailingCalls calls(0, FailingCalls::Style::Fail);
        calls.unreadable = error;
        {
            const Result<FolderLock> lock = FolderLock::take(folder.path().toStdString());
            QVERIFY(lock);
            const Result<FolderRecovery> recovered = recoverFolder(*lock, calls);
            QVERIFY(!recovered);
            QCOMPARE(QString::fromStdString(recovered.error().front().code), code);
        }
        QCOMPARE(QString::fromStdString(codeOf(change(folder.path(), changes(kOld, kNew), calls))),
                 code); // nor saved over
        QVERIFY(contentOf(folder.path()) == before);
        if (error == 0) QVERIFY(!recoverFolder(folder.path().toStdString()));
    }

    void slotsWithoutMarkerAreDiscarded()
    {
        const QTemporaryDir folder;
        QVERIFY(change(folder.path(), changes({}, kOld)));
        QVERIFY(writeFile(folder.filePath(".marches-save-0").toStdString(), "new"));
        const Result<FolderRecovery> recovered = recoverFolder(folder.path().toStdString());
        QVERIFY(recovered && *recovered == FolderRecovery::Discarded);
        QVERIFY(contentOf(folder.path()) == kOld);
    }

    void aFolderThatCannotBeListedIsNotTakenForWhole()
    {
        const QTemporaryDir folder;
        QVERIFY(QFile::link("loop", folder.filePath("loop")));
        QVERIFY(!recoverFolder(folder.filePath("loop").toStdString()));
        const Result<FolderRecovery> missing = recoverFolder(folder.filePath("missing").toStdString());
        QVERIFY(missing && *missing == FolderRecovery::Nothing);
    }

    void oneProcessAtATime()
    {
        const QTemporaryDir folder;
        const Result<FolderLock> ours = FolderLock::take(folder.path().toStdString());
        QVERIFY(ours);
        QCOMPARE(codeOf(change(folder.path(), changes({}, kOld))), std::string("folder-in-use"));
        QVERIFY(writeFile(folder.filePath(".marches-save-0").toStdString(), "theirs"));
        const Result<FolderRecovery> recovered = recoverFolder(folder.path().toStdString());
        QVERIFY(recovered && *recovered == FolderRecovery::InUse);
        QVERIFY(contentOf(folder.path()).contains(".marches-save-0"));
    }

    void theLockEndsWithItsProcess()
    {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const Result<FolderLock> lock = FolderLock::take(path);
            if (::write(ready[1], lock ? "y" : "n", 1) != 1) ::_exit(1);
            ::pause();
            ::_exit(1);
        }
        char answer = 0;
        QCOMPARE(::read(ready[0], &answer, 1), ssize_t{1});
        QCOMPARE(answer, 'y');
        QVERIFY(!FolderLock::take(path));
        ::kill(child, SIGKILL);
        QCOMPARE(::waitpid(child, nullptr, 0), child);
        QVERIFY(FolderLock::take(path));
        ::close(ready[0]);
        ::close(ready[1]);
    }

    void everyStepMayFail_data()
    {
        QTest::addColumn<int>("style");
        QTest::addColumn<bool>("exchanges");
        QTest::addColumn<bool>("nameless");
        QTest::addColumn<bool>("removals");
        const QStringList styles{"one call fails", "short writes", "a disk that dies"};
        for (int style = 0; style < 3; ++style)
            for (int kind = 0; kind < 8; ++kind)
                QTest::addRow("%s%s%s%s", qPrintable(styles[style]), kind & 1 ? "" : ", no exchange",
                              kind & 2 ? "" : ", named", kind & 4 ? ", removals too" : "")
                    << style << bool(kind & 1) << bool(kind & 2) << bool(kind & 4);
    }
    /// Fails step 1, 2, 3, ... until a save goes well. Every failure leaves one whole version, told truly.
    void everyStepMayFail()
    {
        QFETCH(int, style);
        QFETCH(bool, exchanges);
        QFETCH(bool, nameless);
        QFETCH(bool, removals);
        int failed = 0;
        for (int step = 1; step < 200; ++step) {
            const QTemporaryDir folder(quickFolders());
            QVERIFY(change(folder.path(), changes({}, kOld)));
            FailingCalls calls(step, static_cast<FailingCalls::Style>(style));
            calls.exchanges = exchanges;
            calls.nameless = nameless;
            calls.failsRemovals = removals;
            const Result<void> saved = change(folder.path(), changes(kOld, kNew), calls);
            const std::string code = codeOf(saved);
            if (!saved) {
                ++failed;
                QVERIFY(!saved.error().front().args.front().second.empty()); // the file
                QVERIFY(!saved.error().front().args.back().second.empty());  // the reason
            }
            Files now = contentOf(folder.path());
            const bool mayLeaveFiles = removals || code == "folder-not-synced" || code == "save-unfinished";
            if (mayLeaveFiles) std::erase_if(now, [](const auto& file) { return isSaveFile(file.first); });
            if (code != "save-unfinished") {
                const Files& expected = saved || code == "folder-not-synced" ? kNew : kOld;
                QVERIFY2(now == expected, code.c_str());
            }
            const Result<FolderRecovery> recovered = recoverFolder(folder.path().toStdString());
            QVERIFY(recovered.has_value());
            now = contentOf(folder.path());
            QVERIFY2(now == kOld || now == kNew, code.c_str());
            if (saved || code == "folder-not-synced") QVERIFY(now == kNew);
            if (exchanges && !removals && style == 0)
                QVERIFY2(code != "save-unfinished", qPrintable(QString::number(step)));
            if (saved && calls.calls() < step) {
                QVERIFY(failed >= 15);
                return;
            }
        }
        QFAIL("never went well");
    }

    /// The recovery itself fails at every step; the next one does what is left.
    void recoveryMayFailAsWell()
    {
        int failed = 0;
        for (int step = 1; step < 100; ++step) {
            const QTemporaryDir folder(quickFolders());
            const std::string path = folder.path().toStdString();
            QVERIFY(change(folder.path(), changes({}, kOld)));
            FailingCalls broken(step, FailingCalls::Style::Fail);
            broken.failsRemovals = true;
            std::vector<SaveStep> steps;
            for (const auto& [name, bytes] : kNew) {
                if (name == "notes.txt") continue;
                QVERIFY(writeFile(path + '/' + saveSlot(steps.size()), bytes));
                steps.push_back({SaveStep::Kind::Put, name, FileStamp::of(bytes)});
            }
            steps.push_back({SaveStep::Kind::Remove, "i18n/de.po", FileStamp::of("alt")});
            QVERIFY(writeFile(path + "/.marches-save", writeSaveMarker(steps)));
            const Result<FolderLock> lock = FolderLock::take(path);
            QVERIFY(lock);
            if (!recoverFolder(*lock, broken)) ++failed;
            FileSystem calls;
            const Result<FolderRecovery> recovered = recoverFolder(*lock, calls);
            QVERIFY(recovered.has_value());
            QVERIFY(contentOf(folder.path()) == kNew);
            if (broken.calls() < step) {
                QVERIFY(failed >= 5);
                return;
            }
        }
        QFAIL("never went well");
    }

    /// A program that is ended at any moment of saving, again and again: all files are of one version, and nothing is
    /// left.
    void endedInTheMiddle()
    {
        const int kills = qEnvironmentVariableIsSet("MARCHES_LONG") ? 2000 : 200;
        const QTemporaryDir folder(quickFolders());
        std::mt19937 random(5);
        QVERIFY(change(folder.path(), changes({}, kOld)));
        // However slow the machine is, the end comes within the first saves.
        const unsigned longest = std::max(4'000U, timeOf([&] {
                                              (void)(change(folder.path(), changes(kOld, kNew)) &&
                                                     change(folder.path(), changes(kNew, kOld)));
                                          }));
        int midway = 0;
        int finished = 0;
        for (int i = 0; i < kills; ++i) {
            const bool killed = killedWhile(
                [&] {
                    for (bool old = contentOf(folder.path()) == kOld;; old = !old)
                        if (!change(folder.path(), old ? changes(kOld, kNew) : changes(kNew, kOld))) return;
                },
                static_cast<unsigned>(300 + random() % longest));
            QVERIFY(killed);
            const Result<FolderRecovery> recovered = recoverFolder(folder.path().toStdString());
            QVERIFY(recovered.has_value());
            if (*recovered != FolderRecovery::Nothing) ++midway;
            if (*recovered == FolderRecovery::Finished) ++finished;
            const Files now = contentOf(folder.path());
            QVERIFY(now == kOld || now == kNew);
        }
        qInfo("%d kills, %d in the middle of a save, %d of them finished", kills, midway, finished);
        QVERIFY(midway > kills / 20 && finished > 0);
    }
};

QTEST_APPLESS_MAIN(TestFolderTransaction)
#include "tst_foldertransaction.moc"
