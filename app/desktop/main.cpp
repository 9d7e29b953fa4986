// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"
#include "app/desktop/screens/screenpicture.h"
#include "app/desktop/window/mainwindow.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string_view>

namespace {

using marches::app::Preferences;
using marches::app::ScreenPicture;
using marches::app::ThemeChoice;

struct Wishes {
    QString file;
    QString scenario;
    std::optional<marches::app::ScreenPicture> picture;
    QString output; ///< of the picture
};

/// The size of a window as WIDTHxHEIGHT; nothing where it is none, or more than a picture should have.
std::optional<QSize> sizeOf(const QString& text)
{
    const QStringList sides = text.split(QLatin1Char('x'));
    bool isWide = false;
    bool isHigh = false;
    const QSize size(sides.front().toInt(&isWide), sides.back().toInt(&isHigh));
    constexpr int kMost = 8192;
    const bool fits = size.width() > 0 && size.height() > 0 && size.width() <= kMost && size.height() <= kMost;
    return sides.size() == 2 && isWide && isHigh && fits ? std::optional(size) : std::nullopt;
}

[[noreturn]] void refuse(const QString& why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(2);
}

/// Reads the command line. Language and theme given there hold for this run; Settings keeps what was chosen there.
Wishes readArguments(const QApplication& qt, marches::app::Application& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "Board editor and rules playground"));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QApplication::translate("main", "A saved game, a map, a drawing or a translation to open."),
        QStringLiteral("[file]"));
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QApplication::translate("main", "Language of the window, such as en or fr."),
                                      QStringLiteral("code"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   QApplication::translate("main", "Theme: system, light or dark."),
                                   QStringLiteral("name"));
    const QCommandLineOption scenario(QStringLiteral("scenario"),
                                      QApplication::translate("main", "A scenario to open in play mode."),
                                      QStringLiteral("file"));
    const QCommandLineOption picture(
        QStringLiteral("picture-of"),
        QApplication::translate("main", "Write a picture of a part of the program and leave; no display is needed."),
        QStringLiteral("screen"));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    QApplication::translate("main", "File of the picture; usually SCREEN.png."),
                                    QStringLiteral("file"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  QApplication::translate("main", "Size of the window in the picture, in pixels."),
                                  QStringLiteral("WIDTHxHEIGHT"));
    parser.addOptions({language, theme, scenario, picture, output, size});
    // process() leaves by exit() then, which takes the statics away from the threads that read the library: these end
    // first.
    if (!parser.parse(QApplication::arguments()) || parser.isSet(version) || parser.isSet(help) ||
        parser.isSet(QStringLiteral("help-all")))
        application.library();
    parser.process(qt);
    Preferences& preferences = application.preferences();
    if (parser.isSet(language)) preferences.setLanguageOfThisRun(parser.value(language));
    if (parser.isSet(theme)) {
        const QString name = parser.value(theme);
        preferences.setThemeOfThisRun(name == QLatin1String("dark")    ? ThemeChoice::Dark
                                      : name == QLatin1String("light") ? ThemeChoice::Light
                                                                       : ThemeChoice::System);
    }
    Wishes wishes{parser.positionalArguments().value(0), parser.value(scenario), {}, {}};
    if (!parser.isSet(picture)) return wishes;
    ScreenPicture& wanted = wishes.picture.emplace();
    wanted.screen = parser.value(picture);
    wanted.language = application.language().current();
    wanted.isDark = parser.value(theme) == QLatin1String("dark");
    if (!ScreenPicture::screenNames().contains(wanted.screen))
        refuse(QApplication::translate("main", "There is no screen %1. There are: %2.")
                   .arg(wanted.screen, ScreenPicture::screenNames().join(QLatin1String(", "))));
    if (parser.isSet(size)) {
        const std::optional<QSize> asked = sizeOf(parser.value(size));
        if (!asked)
            refuse(QApplication::translate("main", "%1 is no size: write it as 1200x780.").arg(parser.value(size)));
        wanted.size = *asked;
    }
    wishes.output = parser.isSet(output) ? parser.value(output) : wanted.screen + QStringLiteral(".png");
    return wishes;
}

int writePicture(const Wishes& wishes)
{
    const std::optional<QImage> image = wishes.picture->take();
    if (image && image->save(wishes.output)) return 0;
    std::fprintf(stderr, "%s\n",
                 qPrintable(QApplication::translate("main", "%1 cannot be written.").arg(wishes.output)));
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    const bool isPicture =
        std::any_of(argv, argv + argc, [](std::string_view word) { return word.starts_with("--picture-of"); });
    // Before there is an application, which would look for a display.
    if (isPicture && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication qt(argc, argv);
    marches::app::prepareApplication();
    // A picture shows nothing of the person's own, and leaves nothing.
    const QTemporaryDir nobody;
    marches::app::Application application(isPicture ? nobody.filePath(QStringLiteral("marches.ini")) : QString());
    const Wishes wishes = readArguments(qt, application);
    if (wishes.picture) return writePicture(wishes);
    marches::app::MainWindow window(application);
    window.show();
    if (!wishes.file.isEmpty()) window.openFile(wishes.file);
    if (!wishes.scenario.isEmpty()) window.openScenario(wishes.scenario);
    return QApplication::exec();
}
