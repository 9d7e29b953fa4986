// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/backups.h"

#include <QtTest>

#include <random>

#include "failingcalls.h"
#include "folders.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

using Files = std::map<std::string, std::string>;

const std::vector<std::string> kNames{"map.yaml", "board.svg", "i18n/fr.po", "missing.yaml"};

/// A map of which all files tell the same version.
void writeVersion(const QString& folder, int version)
{
    for (const char* name : {"map.yaml", "board.svg", "i18n/fr.po"})
        QVERIFY(writeFile((folder + '/' + name).toStdString(),
                          std::string(3000, static_cast<char>('a' + version % 26)) + name));
}

bool isWhole(const std::string& generation)
{
    const Files files = contentOf(QString::fromStdString(generation));
    if (files.size() != 3) return false;
    return std::ranges::all_of(files, [&](const auto& file) {
        return file.second.size() == 3000 + file.first.size() && file.second.front() == files.begin()->second.front();
    });
}

} // namespace

class TestBackups : public QObject {
    Q_OBJECT

private slots:
    void keepsTheLatest()
    {
        const QTemporaryDir map(quickFolders());
        const QTemporaryDir root(quickFolders());
        const std::string backups = root.filePath("backups").toStdString();
        for (int version = 0; version < 6; ++version) {
            writeVersion(map.path(), version);
            for (int again = 0; again < 2; ++again)
                QVERIFY(rotateBackups(map.path().toStdString(), kNames, backups, 3));
            const std::vector<std::string> all = backupGenerations(backups);
            QCOMPARE(all.size(), static_cast<std::size_t>(std::min(version + 1, 3))); // the same again is no new one
            QVERIFY(contentOf(QString::fromStdString(all.back())) == contentOf(map.path()));
        }
        QCOMPARE(backupGenerations(backups).front(), backups + "/000004");
        writeVersion(map.path(), 7);
        QVERIFY(rotateBackups(map.path().toStdString(), kNames, backups, 1));
        QCOMPARE(backupGenerations(backups), std::vector<std::string>{backups + "/000007"});
        QVERIFY(!rotateBackups(map.path().toStdString(), {"../map.yaml"}, backups, 1));
    }

    /// A generation gets its name when all its folders are on the disk.
    void foldersOfAGenerationAreSynced()
    {
        class Told final : public FileSystem {
        public:
            int syncFolder(const std::string& folder) override
            {
                calls << "sync " + QString::fromStdString(folder).section("/backups", 1);
                return FileSystem::syncFolder(folder);
            }
            int rename(const std::string& from, const std::string& to) override
            {
                calls << "rename " + QString::fromStdString(to).section("/backups", 1);
                return FileSystem::rename(from, to);
            }
            QStringList calls;
        };
        const QTemporaryDir map(quickFolders());
        const QTemporaryDir root(quickFolders());
        writeVersion(map.path(), 1);
        Told told;
        QVERIFY(rotateBackups(map.path().toStdString(), kNames, root.filePath("backups").toStdString(), 3, told));
        QCOMPARE(told.calls, (QStringList{"sync /.new/i18n", "sync /.new", "rename /000001", "sync "}));
    }

    void everyStepMayFail()
    {
        int failed = 0;
        for (int step = 1; step < 100; ++step) {
            const QTemporaryDir map(quickFolders());
            const QTemporaryDir root(quickFolders());
            const std::string backups = root.filePath("backups").toStdString();
            for (int version = 0; version < 2; ++version) {
                writeVersion(map.path(), version);
                QVERIFY(rotateBackups(map.path().toStdString(), kNames, backups, 2));
            }
            writeVersion(map.path(), 2);
            FailingCalls calls(step, FailingCalls::Style::Fail);
            const Result<void> rotated = rotateBackups(map.path().toStdString(), kNames, backups, 2, calls);
            if (!rotated) ++failed;
            const std::vector<std::string> all = backupGenerations(backups);
            QVERIFY(!all.empty() && all.size() <= 2);
            for (const std::string& one : all) QVERIFY(isWhole(one));
            QCOMPARE(contentOf(root.path()).size(), all.size() * 3); // nothing is left beside them
            if (calls.calls() < step) {
                QVERIFY(rotated && failed >= 10);
                return;
            }
        }
        QFAIL("never went well");
    }

    void endedInTheMiddle()
    {
        const int kills = qEnvironmentVariableIsSet("MARCHES_LONG") ? 2000 : 200;
        const QTemporaryDir map(quickFolders());
        const QTemporaryDir root(quickFolders());
        const std::string backups = root.filePath("backups").toStdString();
        std::mt19937 random(9);
        // However slow the machine is, the end comes within the first generations.
        const QTemporaryDir trial(quickFolders());
        const unsigned longest = std::max(3'000U, timeOf([&] {
                                              for (int version = 0; version < 3; ++version) {
                                                  writeVersion(map.path(), version);
                                                  (void)rotateBackups(map.path().toStdString(), kNames,
                                                                      trial.filePath("backups").toStdString(), 3);
                                              }
                                          }));
        int midway = 0;
        for (int i = 0; i < kills; ++i) {
            const bool killed = killedWhile(
                [&] {
                    for (int version = i;; ++version) {
                        writeVersion(map.path(), version);
                        if (!rotateBackups(map.path().toStdString(), kNames, backups, 3)) return;
                    }
                },
                static_cast<unsigned>(300 + random() % longest));
            QVERIFY(killed);
            const std::vector<std::string> all = backupGenerations(backups);
            QVERIFY(all.size() <= 3);
            for (const std::string& one : all) {
                const Files files = contentOf(QString::fromStdString(one));
                QCOMPARE(files.size(), std::size_t{3});
            }
            if (contentOf(root.path()).size() != all.size() * 3) ++midway;
        }
        writeVersion(map.path(), 3);
        QVERIFY(rotateBackups(map.path().toStdString(), kNames, backups, 3));
        QVERIFY(contentOf(root.path()).size() <= 9); // what was begun is gone
        qInfo("%d kills, %d of them with a generation half made", kills, midway);
        QVERIFY(midway > 0);
    }
};

QTEST_APPLESS_MAIN(TestBackups)
#include "tst_backups.moc"
