// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page in both languages and themes, large and small:  desktop_pictures FOLDER [PART-OF-A-NAME]
#include "fixture.h"

#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/commandsearch.h"
#include "app/desktop/shell/errorpage.h"
#include "app/desktop/shell/gamedesk.h"
#include "app/desktop/shell/helpdialogs.h"
#include "editor/canvas/boardview.h"

#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QTabBar>

namespace marches::app {

namespace {

struct Camera {
    QString folder;
    QString only;
    QString suffix;

    bool wants(const QString& name) const { return only.isEmpty() || (name + suffix).contains(only); }
    void take(QWidget& widget, const QString& name) const
    {
        settle();
        if (!wants(name)) return;
        const QString file = QDir(folder).filePath(name + suffix + QStringLiteral(".png"));
        widget.grab().save(file);
        std::puts(qPrintable(file));
    }
};

void changeRules(MainWindow& window)
{
    NewGameModel& model = window.newGame().model();
    int changed = 0;
    for (const engine::OptionSpec& option : model.data().options)
        if (option.isSwitch() && option.group == engine::OptionGroup::Advanced && changed++ < 5) model.setOption(option.id, true);
    for (const engine::OptionSpec& option : model.data().options)
        if (option.isNumber() && option.max > 24) {
            model.setOption(option.id, 24);
            break;
        }
    window.newGame().options()->tabs()->setCurrentIndex(1);
}

void takeNewGame(const Camera& camera, MainWindow& window)
{
    window.goToNewGame();
    camera.take(window, QStringLiteral("newgame-official"));
    changeRules(window);
    camera.take(window, QStringLiteral("newgame-changed"));
    window.newGame().options()->tabs()->setCurrentIndex(2);
    camera.take(window, QStringLiteral("newgame-readings"));
    for (int column = 0; column < 3; ++column) {
        window.newGame().showColumn(column);
        if (roominessOf(window.width()) >= Roominess::Tabbed)
            camera.take(window, QStringLiteral("newgame-column%1").arg(column + 1));
    }
    window.newGame().model().setPlayers(window.newGame().model().data().maxSeats);
    window.newGame().showColumn(1);
    camera.take(window, QStringLiteral("newgame-seats"));
}

void takeAll(const Camera& camera, Desktop& desktop)
{
    MainWindow& window = desktop.window();
    desktop.application().thumbnails().waitForAll();
    camera.take(window, QStringLiteral("welcome-first"));
    takeNewGame(camera, window);
    window.goToSettings();
    camera.take(window, QStringLiteral("settings"));
    window.desk().startUsual(desktop.application().catalogue().games().front());
    window.play().board().waitForArtwork();
    camera.take(window, QStringLiteral("play-start"));
    desktop.application().recent().add(desktop.folder() + QStringLiteral("/gone.marches-save"),
                                       QStringLiteral("Anna, Bo and two bots"));
    window.desk().saveAs(desktop.folder() + QStringLiteral("/evening.marches-save"));
    window.goToWelcome();
    camera.take(window, QStringLiteral("welcome-again"));
    window.openFile(desktop.folder() + QStringLiteral("/marches.ini"));
    camera.take(window, QStringLiteral("errors"));
    ShortcutsDialog shortcuts(window.actions(), &window);
    camera.take(shortcuts, QStringLiteral("keys"));
    AboutDialog about(&window);
    camera.take(about, QStringLiteral("about"));
}

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    using namespace marches::app;
    if (argc < 2) {
        std::fputs("desktop_pictures FOLDER [PART-OF-A-NAME]\n", stderr);
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication qt(argc, argv);
    prepareApplication();
    QDir().mkpath(QString::fromLocal8Bit(argv[1]));
    for (const QSize size : {QSize(1400, 900), QSize(1050, 720), QSize(900, 640), QSize(720, 540)}) {
        for (const QString& language : Language::available()) {
            for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
                const QString suffix =
                    QStringLiteral("-%1-%2-%3")
                        .arg(language, theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                        .arg(size.width());
                const QString only = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString();
                if (!only.isEmpty() && only.startsWith(QLatin1Char('-')) && !suffix.contains(only)) continue;
                Desktop desktop(language, size);
                desktop.application().preferences().setTheme(theme);
                takeAll({QString::fromLocal8Bit(argv[1]), only, suffix}, desktop);
            }
        }
    }
    return 0;
}
