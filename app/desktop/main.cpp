// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"
#include "app/desktop/window/mainwindow.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QCommandLineParser>

namespace {

using marches::app::Preferences;
using marches::app::ThemeChoice;

struct Wishes {
    QString file;
    QString scenario;
};

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
    parser.addOptions({language, theme, scenario});
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
    return {parser.positionalArguments().value(0), parser.value(scenario)};
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::Application application;
    const Wishes wishes = readArguments(qt, application);
    marches::app::MainWindow window(application);
    window.show();
    if (!wishes.file.isEmpty()) window.openFile(wishes.file);
    if (!wishes.scenario.isEmpty()) window.openScenario(wishes.scenario);
    return QApplication::exec();
}
