// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every screen, for looking at: screens_pictures FOLDER [--language fr] [--theme dark] [--size 900x640]
// [--points 11] [--only PART-OF-A-NAME]. Its names tell group, screen and moment.
#include "app/desktop/window/preparation.h"
#include "screens.h"

#include "editor/canvas/canvasview.h"
#include "editor/document/longwork.h"

#include <cstdio>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

namespace marches::app {

namespace {

void waitForBoards(QWidget& shown)
{
    for (auto* canvas : shown.findChildren<editor::CanvasView*>())
        if (canvas->isVisible()) canvas->waitForArtwork();
}

void take(QWidget& shown, const QString& file)
{
    settle();
    editor::LongWork::waitForAll();
    waitForBoards(shown);
    settle();
    if (!shown.grab().save(file)) qFatal("%s cannot be written", qPrintable(file));
    std::puts(qPrintable(file));
}

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    using namespace marches::app;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication qt(argc, argv);
    prepareApplication();
    QCommandLineParser line;
    line.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("where the pictures go"));
    line.addOptions(
        {{QStringLiteral("language"), QStringLiteral("en, fr, en-XA"), QStringLiteral("code"), QStringLiteral("en")},
         {QStringLiteral("theme"), QStringLiteral("light or dark"), QStringLiteral("name"), QStringLiteral("light")},
         {QStringLiteral("size"), QStringLiteral("of the window"), QStringLiteral("WxH"), QStringLiteral("1400x900")},
         {QStringLiteral("points"), QStringLiteral("of the usual letters"), QStringLiteral("size"),
          QStringLiteral("9")},
         {QStringLiteral("only"), QStringLiteral("screens whose name has it"), QStringLiteral("part")}});
    line.addHelpOption();
    line.process(qt);
    if (line.positionalArguments().size() != 1) line.showHelp(2);
    QFont letters = QApplication::font();
    letters.setPointSizeF(line.value(QStringLiteral("points")).toDouble());
    QApplication::setFont(letters);
    const QDir folder(line.positionalArguments().front());
    folder.mkpath(QStringLiteral("."));
    const QStringList size = line.value(QStringLiteral("size")).split(QLatin1Char('x'));
    const bool dark = line.value(QStringLiteral("theme")) == QLatin1String("dark");
    for (const Screen& screen : screensOf({})) {
        const QString name = QString::fromLatin1(screen.name);
        if (!name.contains(line.value(QStringLiteral("only")))) continue;
        Desktop desktop(line.value(QStringLiteral("language")), QSize(size.front().toInt(), size.back().toInt()));
        desktop.application().preferences().setTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        desktop.application().thumbnails().waitForAll();
        int count = 0;
        screen.visit(desktop, [&](QWidget& shown, QString moment) {
            moment.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("-"));
            take(shown,
                 folder.filePath(
                     QStringLiteral("%1-%2-%3.png").arg(name).arg(++count, 2, 10, QLatin1Char('0')).arg(moment)));
        });
    }
    return 0;
}
