// SPDX-License-Identifier: GPL-3.0-or-later
// One run, in this process.
#include "app/desktop/window/preparation.h"
#include "chance.h"
#include "child.h"
#include "driver.h"
#include "invariants.h"
#include "log.h"
#include "measure.h"
#include "pages.h"
#include "sight.h"
#include "stage.h"
#include "warnings.h"
#include "works.h"
#include "worldclock.h"

#include <QAccessible>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QHashFunctions>
#include <QTemporaryDir>
#include <QUrl>

#include <array>
#include <memory>
#include <string>

namespace marches::monkey {

namespace {

constexpr unsigned kPatience = 60; ///< seconds of the processor that one act may take
constexpr int kAway = 15;          ///< acts that a run may stay on other pages

/// Swallows what would be opened by another program.
class NoOtherProgram : public QObject {
    Q_OBJECT
public slots:
    void open(const QUrl& /*url*/) {}
};

Driver::Next byLot(Stage& stage, const Wish& wish)
{
    return [&stage, wish, lot = std::make_shared<Lot>(wish.seed), left = wish.acts, away = 0, page = pageOf(wish.page),
            sight = std::shared_ptr<Sight>()]() mutable -> std::optional<Act> {
        if (left-- <= 0) return {};
        if (sight == nullptr) sight = std::make_shared<Sight>(stage, *lot);
        away = page->isOpen(stage) ? 0 : away + 1;
        if (away > kAway && inFront() == nullptr) {
            away = 0;
            return Act{QStringLiteral("world"), QStringLiteral("page"), {}, wish.page, {}};
        }
        return sight->choose();
    };
}

Driver::Next fromFile(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(name));
    return [acts = actsOf(QString::fromUtf8(file.readAll())), at = std::size_t{0}]() mutable -> std::optional<Act> {
        if (at >= acts.size()) return {};
        return acts[at++];
    };
}

void liveIn(const QString& folder)
{
    layOutFiles(folder);
    for (const char* name :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"}) {
        const QString own = folder + QLatin1Char('/') + QString::fromLatin1(name).toLower();
        QDir().mkpath(own);
        QFile::setPermissions(own, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv(name, own.toUtf8());
    }
    for (const char* name : {"XDG_DATA_DIRS", "CUPS_SERVER"}) qputenv(name, "/nonexistent");
    // Whoever starts it, and where: dates, numbers and names are the same.
    qputenv("TZ", "UTC");
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("USER", "anna");
    for (const char* name : {"LANGUAGE", "DBUS_SESSION_BUS_ADDRESS"}) qunsetenv(name);
    qputenv("QT_NO_GLIB", "1"); // whose loop orders what is due by other rules
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int runHere(const Wish& wish)
{
    QHashSeed::setDeterministicGlobalSeed(); // what stands in a hash comes in the same order in every run
    const Page* page = pageOf(wish.page);
    if (page == nullptr) qFatal("there is no page %s", qPrintable(wish.page));
    QTemporaryDir folder;
    const QString world = folder.filePath(QStringLiteral("world"));
    liveIn(world);
    openLog(wish.log);
    logEndings(kPatience);
    heedWarnings();
    stopWorldClock();
    seedWorld(wish.seed);
    holdWorks(wish.seed);
    int argc = 1;
    std::string name = "tst_monkey";
    std::array<char*, 2> argv{name.data(), nullptr};
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    MeasuredApplication application(argc, argv.data());
    app::prepareApplication();
    QAccessible::setActive(true);
    NoOtherProgram noOther;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &noOther, "open");
    {
        Stage stage(world);
        page->open(stage);
        application.setBound(wish.bound);
        application.setOpen([&stage] { return stage.open(); });
        Invariants invariants;
        Driver driver(stage, invariants, wish.replay.isEmpty() ? byLot(stage, wish) : fromFile(wish.replay));
        const int done = driver.run();
        logLine(QStringLiteral("# %1 acts").arg(done));
        application.setOpen({});
        for (const QString& line : application.longest()) logLine(QStringLiteral("# ") + line);
    }
    freeWorks();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    return 0;
}

} // namespace marches::monkey

#include "run.moc"
