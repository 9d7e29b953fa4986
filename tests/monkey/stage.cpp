// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"

#include "pages.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/play/playpage.h"
#include "engine/game/domain.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QPainter>

namespace marches::monkey {

namespace {

constexpr QSize kWindow(1200, 800);

void lay(const QString& name, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(name).path());
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(name));
}

void copyFolder(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString name = to + QLatin1Char('/') + QDir(from).relativeFilePath(file);
        QDir().mkpath(QFileInfo(name).path());
        QFile::copy(file, name);
        QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner);
    }
}

QString dataOf(const QString& folder) { return folder + QStringLiteral("/data"); }

} // namespace

void layOutFiles(const QString& folder)
{
    QDir(folder).removeRecursively();
    // What is shipped can be translated, and so written to: the program gets its own.
    for (const char* part : {"maps", "resources", "translations"})
        copyFolder(QStringLiteral(MARCHES_SOURCE_DIR "/") + QLatin1String(part),
                   dataOf(folder) + QLatin1Char('/') + QLatin1String(part));
    qputenv("MARCHES_DATA", dataOf(folder).toUtf8());
    const QString files = folder + QStringLiteral("/files/");
    const QString maps = QStringLiteral(MARCHES_SOURCE_DIR "/maps/");
    copyFolder(maps + QStringLiteral("two-isles"), files + QStringLiteral("isles"));
    copyFolder(maps + QStringLiteral("wardrobe-road"), files + QStringLiteral("road"));
    lay(files + QStringLiteral("plan.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                                            "<path id='a1' d='M20,20H150V180H20Z' fill='#aa8844'/>"
                                            "<path id='a2' d='M150.2,20H280V110H150.2Z' fill='#88aa44'/></svg>");
    lay(files + QStringLiteral("broken.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><path d='M20,20H");
    lay(files + QStringLiteral("broken.marches-save"), "format: 1\nmoves: {");
    QImage picture(60, 40, QImage::Format_RGB32);
    picture.fill(Qt::blue);
    QPainter painter(&picture);
    painter.fillRect(5, 5, 25, 30, Qt::green);
    painter.fillRect(30, 5, 25, 30, Qt::yellow);
    painter.end();
    if (!picture.save(files + QStringLiteral("picture.png"))) qFatal("no picture can be written");
}

Stage::Stage(QString folder) : m_folder(std::move(folder)) { restart(false); }

Stage::~Stage() = default;

QStringList Stage::fileNames() const
{
    QStringList names;
    const QDir root(files());
    for (const QFileInfo& entry : root.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name)) {
        names.append(entry.fileName());
        if (entry.isDir())
            for (const QString& file : QDir(entry.filePath()).entryList(QDir::Files, QDir::Name))
                names.append(entry.fileName() + QLatin1Char('/') + file);
    }
    return names;
}

QString Stage::open()
{
    app::MainWindow& main = window();
    qsizetype windows = 0;
    for (const QWidget* each : QApplication::topLevelWidgets()) windows += each->isVisible() ? 1 : 0;
    return QStringLiteral("%1 %2 %3 %4")
        .arg(main.windowTitle()) // the file, too
        .arg(windows)
        .arg(reinterpret_cast<quintptr>(main.currentPage()))
        .arg(reinterpret_cast<quintptr>(main.play().session()));
}

void Stage::restart(bool killed)
{
    if (m_desktop != nullptr && killed) m_desktop->crash();
    m_desktop.reset();
    m_desktop = std::make_unique<app::Desktop>(m_folder, QStringLiteral("en"), kWindow);
    m_desktop->window().activateWindow();
}

bool Stage::mayPlayOn()
{
    app::PlayPage& page = window().play();
    return page.isVisible() && page.runner() != nullptr && !page.isEditing() && !page.isReplaying();
}

bool Stage::playOn(int answers)
{
    using Waiting = app::GameRunner::Waiting;
    constexpr int kMostSteps = 40; // of bots and dice, to an answer
    if (!mayPlayOn()) return false;
    app::GameRunner& runner = *window().play().runner();
    // The same answers at the same moment, however it was come to.
    engine::Random random(static_cast<std::uint64_t>(runner.game().here()));
    for (int steps = answers * kMostSteps; steps > 0 && answers > 0; --steps) {
        switch (runner.waiting()) {
        case Waiting::Nothing: runner.step(); break;
        case Waiting::Roll: runner.roll(); break;
        case Waiting::RevealedAnswers: runner.acknowledge(); break;
        case Waiting::HandoverScreen: runner.liftCurtain(); break;
        case Waiting::Resume: runner.resume(); break;
        case Waiting::Over: return true;
        case Waiting::Answer:
            engine::Move move;
            if (!engine::sample(runner.decision(), runner.game().state(), random, move) || runner.answer(move))
                return true;
            --answers;
        }
    }
    return true;
}

bool Stage::happen(const QString& what, const QString& argument)
{
    if (what == QLatin1String("language")) {
        application().preferences().setLanguage(argument);
    } else if (what == QLatin1String("theme")) {
        application().preferences().setTheme(static_cast<app::ThemeChoice>(argument.toInt()));
    } else if (what == QLatin1String("resize")) {
        window().resize(argument.section(QLatin1Char(','), 0, 0).toInt(),
                        argument.section(QLatin1Char(','), 1, 1).toInt());
    } else if (what == QLatin1String("clipboard")) {
        QApplication::clipboard()->setText(argument);
    } else if (what == QLatin1String("page")) {
        const Page* page = pageOf(argument);
        if (page == nullptr) return false;
        page->open(*this);
    } else if (what == QLatin1String("answers")) {
        return playOn(argument.toInt());
    } else if (what == QLatin1String("open")) {
        window().openFile(files() + QLatin1Char('/') + argument);
    } else {
        return toFile(what, argument);
    }
    return true;
}

bool Stage::toFile(const QString& what, const QString& name) const
{
    const QString path = files() + QLatin1Char('/') + name;
    if (what == QLatin1String("delete"))
        return QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
    if (QFileInfo(path).isDir() || !QFileInfo::exists(path)) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite)) return false;
    if (what == QLatin1String("append")) return file.seek(file.size()) && file.write("\n") == 1;
    if (what == QLatin1String("cut")) return file.resize(file.size() / 2);
    if (what == QLatin1String("garble"))
        return file.seek(file.size() / 3) && file.write(QByteArray("\xff\0{<", 4)) == 4;
    return false;
}

} // namespace marches::monkey
