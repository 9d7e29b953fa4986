// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's whole way to the disk under kill -9: whatever it was doing, the old or the new version of everything is
// there, whole, and at most one command is lost.
#include "told.h"

#include "editor/document/mapjournal.h"
#include "editor/document/mapstore.h"
#include "engine/io/files.h"
#include "tests/engine/package/folders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace marches;
using namespace marches::editor;
using namespace marches::test;

namespace {

constexpr int kUsualKills = 200;
constexpr int kLongKills = 2000;
constexpr unsigned kLongestReach = 6'000; ///< microseconds after a word of the worker's until it is killed, at most
constexpr int kPatience = 20'000;         ///< milliseconds until a worker must have told something

/// The worker as another process, with what it tells.
class Worker {
public:
    Worker(const QString& root, unsigned seed)
    {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0) qFatal("no pipe");
        const QByteArray program = MARCHES_MAPWORKER;
        const QByteArray folder = root.toLocal8Bit();
        const QByteArray number = QByteArray::number(seed);
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::close(ends[0]);
            ::execl(program.constData(), program.constData(), folder.constData(), number.constData(), nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        m_pipe = ends[0];
    }
    ~Worker() { ::close(m_pipe); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Reads until a line begins so; false when the worker ended or says no more.
    bool waitFor(const QByteArray& beginning)
    {
        const auto there = [&] { return m_told.startsWith(beginning) || m_told.contains('\n' + beginning); };
        while (!there())
            if (!readSome(kPatience)) return false;
        return true;
    }

    /// Ends it and gives all whole lines that it told.
    QList<QByteArray> kill()
    {
        ::kill(m_process, SIGKILL);
        int status = 0;
        ::waitpid(m_process, &status, 0);
        m_wasKilled = WIFSIGNALED(status);
        while (readSome(0)) {}
        QList<QByteArray> lines = m_told.split('\n');
        lines.removeLast(); // not whole, or empty
        return lines;
    }
    bool wasKilled() const { return m_wasKilled; }
    const QByteArray& told() const { return m_told; }

private:
    bool readSome(int patience)
    {
        pollfd wanted{m_pipe, POLLIN, 0};
        if (::poll(&wanted, 1, patience) <= 0) return false;
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(m_pipe, bytes.data(), bytes.size());
        if (count <= 0) return false;
        m_told.append(bytes.data(), count);
        return true;
    }

    pid_t m_process = -1;
    int m_pipe = -1;
    QByteArray m_told;
    bool m_wasKilled = false;
};

const QByteArray kNothing; ///< the version of what has not been written yet

/// What may be on the disk now, from all that workers have told.
struct Promise {
    std::map<QByteArray, QList<QByteArray>> folders; ///< hashes of the files, oldest first: the last two may be there
    std::map<QByteArray, QList<QByteArray>> exports;
    QList<QByteArray> states;      ///< of the map, of this worker
    QList<QByteArray> everWritten; ///< hashes of all exports
    QString failed;

    void take(const QList<QByteArray>& lines)
    {
        states.clear();
        for (const QByteArray& line : lines) {
            const QList<QByteArray> words = line.split(' ');
            if (words[0] == "start" || words[0] == "edited") {
                if (states.isEmpty() || states.last() != words[1])
                    states << words[1]; // an undo with nothing to undo is none
            } else if (words[0] == "saving") {
                begin(folders[words[1]], words[2]);
            } else if (words[0] == "saved") {
                finish(folders[words[1]]);
            } else if (words[0] == "exporting") {
                begin(exports[words[1]], words[2]);
                everWritten << words[2];
            } else if (words[0] == "exported") {
                finish(exports[words[1]]);
            } else {
                failed = QString::fromUtf8(line);
            }
        }
    }

private:
    static void begin(QList<QByteArray>& versions, const QByteArray& next)
    {
        if (versions.isEmpty()) versions << kNothing;
        versions << next;
    }
    static void finish(QList<QByteArray>& versions) { versions = {versions.last()}; }
};

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class TestKilled : public QObject {
    Q_OBJECT

    QString checkFolders(const Promise& promise)
    {
        for (const auto& [name, versions] : promise.folders) {
            const QString folder = QString::fromUtf8(name);
            if (!QDir(folder).exists()) {
                if (!versions.contains(kNothing)) return QStringLiteral("%1 was saved and is gone").arg(folder);
                continue; // its first save had hardly begun
            }
            const auto store = MapStore::open(folder.toStdString(), {});
            if (!store) {
                // The folder of a first save may be there and empty.
                if (versions.contains(kNothing) && QDir(folder).isEmpty(QDir::Files | QDir::Hidden)) continue;
                return folder + QStringLiteral(": ") + QString::fromStdString(store.error().front().code);
            }
            const auto files = readMapFiles(folder.toStdString());
            if (!files || !versions.contains(hashOf(*files)))
                return folder + QStringLiteral(": neither the old nor the new version");
            for (const auto& [file, bytes] : engine::test::contentOf(folder))
                if (file != "map.yaml" && file != "board.svg" && file != "i18n/fr.po")
                    return folder + QStringLiteral(": left over: ") + QString::fromStdString(file);
        }
        return {};
    }

    QString checkExports(const Promise& promise)
    {
        for (const auto& [file, bytes] : engine::test::contentOf(m_root + QStringLiteral("/out"))) {
            // Between getting its name and taking the place of the old one the new file is beside it, whole; the next
            // writing into the folder takes it away.
            const QByteArray name = QByteArray::fromStdString(file);
            const QByteArray hash = hashOf(QByteArray::fromStdString(bytes));
            if (engine::isPartFile(file)) {
                if (!promise.everWritten.contains(hash))
                    return QStringLiteral("left over: ") + QString::fromStdString(file);
                continue;
            }
            const auto versions = promise.exports.find(name);
            if (versions == promise.exports.end()) return QStringLiteral("left over: ") + QString::fromStdString(file);
            if (!versions->second.contains(hash))
                return QString::fromStdString(file) + QStringLiteral(": neither the old nor the new version");
        }
        for (const auto& [name, versions] : promise.exports)
            if (versions.size() == 1 && m_finished.contains(name) &&
                !QFile::exists(m_root + QStringLiteral("/out/") + QString::fromUtf8(name)))
                return QString::fromUtf8(name) + QStringLiteral(" is gone");
        return {};
    }

    /// What one would find at the next start is what was told last, or one command before it.
    QString checkWork(const Promise& promise)
    {
        const auto left = MapStore::left((m_root + QStringLiteral("/journals")).toStdString());
        if (left.size() > 1) return QStringLiteral("more than one journal");
        if (promise.states.isEmpty()) return {}; // it had not opened anything yet
        if (left.empty()) {
            // Then nothing has come of all since the map was opened or saved but one command.
            const bool fresh = m_sinceSafe <= 1;
            return fresh ? QString() : QStringLiteral("%1 commands and no journal").arg(m_sinceSafe);
        }
        const auto map = readMapJournal(left.front().folder);
        if (!map) return QStringLiteral("journal: ") + QString::fromStdString(map.error().front().code);
        const QByteArray now = stateOf(map->opened.model);
        const qsizetype last = promise.states.size() - 1;
        if (now == promise.states[last] || (last > 0 && now == promise.states[last - 1])) return {};
        return QStringLiteral("more than one command is lost (%1 of %2)")
            .arg(promise.states.lastIndexOf(now))
            .arg(last);
    }

    /// Commands since the work was last safe without a journal, by what a worker told; those that lead back to what it
    /// was then are none.
    static int commandsSinceSafe(const QList<QByteArray>& lines)
    {
        int count = 0;
        QByteArray state;
        QByteArray safe;
        for (const QByteArray& line : lines) {
            if (line.startsWith("saved ")) count = 0;
            if (line.startsWith("saving ") && &line == &lines.last()) {
                // It may have been killed between the end of the save and telling of it.
                const QList<QByteArray> words = line.split(' ');
                const auto files = readMapFiles(words[1].toStdString());
                if (files && hashOf(*files) == words[2]) count = 0;
            }
            if (!line.startsWith("edited ") && !line.startsWith("start ")) continue;
            const QByteArray next = line.mid(line.indexOf(' '));
            if (line.startsWith("start")) safe = next;
            if (next == safe) // nothing was done, or all of it taken back
                count = 0;
            else if (next != state)
                ++count;
            state = next;
        }
        return count;
    }

    QString m_root;
    QList<QByteArray> m_finished;
    int m_sinceSafe = 0;

private slots:
    void atAnyMoment()
    {
        const int kills = qEnvironmentVariableIsSet("MARCHES_LONG") ? kLongKills : kUsualKills;
        const QTemporaryDir root(engine::test::quickFolders());
        m_root = root.path();
        std::mt19937 random(11);
        Promise promise;
        std::map<QByteArray, int> caught;
        const std::array<QByteArray, 4> moments{"start", "saving", "exporting", "edited"};
        std::map<QByteArray, unsigned> reach{
            {"start", 6'000}, {"saving", 1'500}, {"exporting", 300}, {"edited", 6'000}};
        for (int i = 0; i < kills; ++i) {
            Worker worker(m_root, static_cast<unsigned>(random()));
            const QByteArray moment = moments[random() % moments.size()];
            QVERIFY2(worker.waitFor(moment),
                     qPrintable(QStringLiteral("kill %1: the worker ended, or says nothing after: %2")
                                    .arg(i)
                                    .arg(QString::fromUtf8(worker.told().right(200)))));
            ::usleep(static_cast<unsigned>(random() % reach[moment]));
            const QList<QByteArray> lines = worker.kill();
            // How long a write takes depends on the machine: sooner the next time where this kill came after it.
            if (moment == "saving" || moment == "exporting")
                reach[moment] = lines.last().startsWith(moment + ' ')
                                    ? std::min(reach[moment] * 5 / 4 + 1, kLongestReach)
                                    : std::max(reach[moment] * 2 / 3, 1U);
            promise.take(lines);
            QVERIFY2(promise.failed.isEmpty(), qPrintable(QStringLiteral("kill %1: %2").arg(i).arg(promise.failed)));
            QVERIFY(worker.wasKilled());
            for (const QByteArray& line : lines)
                if (line.startsWith("exported ")) m_finished << line.mid(9);
            m_sinceSafe = commandsSinceSafe(lines);
            ++caught[lines.last().split(' ').first()];
            for (const QString& fault : {checkFolders(promise), checkWork(promise), checkExports(promise)})
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("kill %1, after \"%2\": %3")
                                                         .arg(i)
                                                         .arg(QString::fromUtf8(lines.last()), fault)));
            // What is on the disk now is what the next one finds.
            for (auto& [name, versions] : promise.folders) {
                const auto files = readMapFiles(name.toStdString());
                if (files) versions = {hashOf(*files)};
            }
            for (auto& [name, versions] : promise.exports) {
                const QByteArray bytes = bytesOf(m_root + QStringLiteral("/out/") + QString::fromUtf8(name));
                if (!bytes.isEmpty()) versions = {hashOf(bytes)};
            }
        }
        QStringList told;
        for (const auto& [moment, count] : caught)
            told << QStringLiteral("%1 after \"%2\"").arg(count).arg(QString::fromUtf8(moment));
        qInfo("%d kills: %s", kills, qPrintable(told.join(QStringLiteral(", "))));
        for (const char* moment : {"saving", "exporting", "edited"}) QVERIFY2(caught[moment] > kills / 40, moment);
    }
};

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
