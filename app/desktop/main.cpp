// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"
#include "app/desktop/window/mainwindow.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

#include <cstdio>
#include <optional>

namespace {

using marches::app::Preferences;
using marches::app::ThemeChoice;

struct Wishes {
    QString file;
    QString scenario;
};

/// Reads the command line. Language and theme given there hold for this run; Settings keeps what was chosen there.
/// Nothing where that is all: `status` is what to leave with. Never by exit(), which would take the statics away from
/// threads that still read the library.
std::optional<Wishes> readArguments(Preferences& preferences, int& status)
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
    parser.addOptions({language, theme, scenario});
    status = 0;
    if (!parser.parse(QApplication::arguments())) {
        status = 1;
        QTextStream(stderr) << QApplication::applicationName() << ": " << parser.errorText() << '\n';
        return {};
    }
    if (parser.isSet(version)) {
        QTextStream(stdout) << QApplication::applicationName() << ' ' << QApplication::applicationVersion() << '\n';
        return {};
    }
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all"))) {
        QTextStream(stdout) << parser.helpText();
        return {};
    }
    if (parser.isSet(language)) preferences.setLanguageOfThisRun(parser.value(language));
    if (parser.isSet(theme)) {
        const QString name = parser.value(theme);
        preferences.setThemeOfThisRun(name == QLatin1String("dark")    ? ThemeChoice::Dark
                                      : name == QLatin1String("light") ? ThemeChoice::Light
                                                                       : ThemeChoice::System);
    }
    return Wishes{parser.positionalArguments().value(0), parser.value(scenario)};
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::Application application;
    int status = 0;
    const std::optional<Wishes> wishes = readArguments(application.preferences(), status);
    if (!wishes) return status;
    marches::app::MainWindow window(application);
    window.show();
    if (!wishes->file.isEmpty()) window.openFile(wishes->file);
    if (!wishes->scenario.isEmpty()) window.openScenario(wishes->scenario);
    return QApplication::exec();
}
