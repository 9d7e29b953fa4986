// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page in both languages and themes, large and small:  desktop_pictures FOLDER [PART-OF-A-NAME]
#include "fixture.h"

#include "app/desktop/edit/backupsdialog.h"
#include "app/desktop/edit/differencesdialog.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfiling.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/playmenu.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/play/comparedialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/rulesdialog.h"
#include "app/desktop/shell/commandsearch.h"
#include "app/desktop/shell/errorpage.h"
#include "app/desktop/shell/gamedesk.h"
#include "app/desktop/shell/helpdialogs.h"
#include "app/desktop/shell/noticestrip.h"
#include "editor/canvas/boardview.h"
#include "editor/canvas/mapview.h"
#include "engine/play/domain.h"

#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QFile>
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

using Waiting = GameRunner::Waiting;

/// Plays legal moves at random until `stop` holds; curtains are lifted.
template <class Stop> void playUntil(GameRunner& runner, Stop stop)
{
    engine::Random random(5);
    for (int step = 0; step < 6000 && !stop() && runner.waiting() != Waiting::Over; ++step) {
        engine::Move move;
        switch (runner.waiting()) {
        case Waiting::Curtain: runner.liftCurtain(); break;
        case Waiting::Opened: runner.goOn(); break;
        case Waiting::Roll: runner.roll(); break;
        case Waiting::Answer:
            if (engine::sample(runner.decision(), runner.game().state(), random, move)) runner.answer(move);
            break;
        default: runner.step();
        }
    }
}

void takeDialog(const Camera& camera, QDialog* dialog, const QString& name)
{
    camera.take(*dialog, name);
    dialog->close();
    settle();
}

/// A game between two persons with hidden cards, at each of its stages.
void takePlay(const Camera& camera, Desktop& desktop)
{
    MainWindow& window = desktop.window();
    PlayPage& page = window.play();
    NewGame wanted;
    wanted.variant = *desktop.application().library().variant("narnia/official");
    wanted.request.options = {{"advanced.secret-cards", true}};
    wanted.request.players = 2;
    wanted.seats = {SeatControl{"Anna", {}}, SeatControl{"Paul", {}}};
    wanted.seed = 12;
    if (!window.desk().start(wanted)) return;
    page.board().waitForArtwork();
    camera.take(window, QStringLiteral("play-curtain"));
    GameRunner& runner = *page.runner();
    const auto onBoard = [&] { return runner.waiting() == Waiting::Answer && page.legalPlaces().any(); };
    playUntil(runner, [&] { return onBoard() && runner.game().here() > 60; });
    page.board().waitForArtwork();
    page.board().setFocus();
    page.board().setCurrentPlace(page.legalPlaces().nth(0));
    camera.take(window, QStringLiteral("play-question"));
    const int fork = runner.game().here();
    playUntil(runner, [&] { return runner.waiting() == Waiting::Roll && runner.game().here() > fork + 3; });
    page.setDice();
    camera.take(window, QStringLiteral("play-dice"));
    runner.setDice(std::vector<int>(runner.decision().chance.count, 5));
    page.showHand();
    camera.take(window, QStringLiteral("play-hand"));
    runner.goTo(fork);
    playUntil(runner, [&] { return runner.game().here() > fork + 30 && onBoard(); });
    camera.take(window, QStringLiteral("play-timeline"));
    page.editPosition();
    page.board().setCurrentPlace(3);
    page.addAmount(1);
    camera.take(window, QStringLiteral("play-edit"));
    page.editPosition();
    page.changeRules();
    takeDialog(camera, page.findChild<RulesDialog*>(), QStringLiteral("play-rules"));
    page.compareBranches();
    auto* compare = page.findChild<CompareDialog*>();
    settle();
    for (auto* board : compare->findChildren<editor::BoardView*>()) board->waitForArtwork();
    takeDialog(camera, compare, QStringLiteral("play-compare"));
    playUntil(runner, [] { return false; });
    settle();
    page.board().waitForArtwork();
    camera.take(window, QStringLiteral("play-result"));
}

void takeSample(const Camera& camera, Desktop& desktop)
{
    MainWindow& window = desktop.window();
    window.filing().openSample();
    window.edit().desk().analysis()->waitUntilCurrent();
    window.edit().canvas().waitForArtwork();
    camera.take(window, QStringLiteral("edit-sample"));
    window.edit().play();
    settle();
    window.play().board().waitForArtwork();
    camera.take(window, QStringLiteral("edit-trial"));
    window.edit().desk().close();
}

void takeImport(const Camera& camera, MainWindow& window)
{
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                           "<rect id='sheet' width='300' height='200' fill='#ffffff'/>"
                           "<path id='west_march' d='M20,20H150V180H20Z' fill='#aa8844'/>"
                           "<path id='east_march' d='M150.2,20H280V110H150.2Z' fill='#88aa44'/>"
                           "<path id='south' d='M152,112H280V180H150.2Z' fill='#99bb66'/>"
                           "<path id='north_sea' d='M20,0H280V20H20Z' fill='#4466cc'/></svg>";
    auto plan = editor::planFromSvg(svg, "coast.svg");
    if (!plan) return;
    window.importPage().begin(std::move(*plan), QStringLiteral("Coast"), "en");
    window.goToEdit();
    camera.take(window, QStringLiteral("edit-import"));
    window.importPage().finish();
}

void takeEdit(const Camera& camera, Desktop& desktop)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    edit.desk().newMap();
    camera.take(window, QStringLiteral("edit-new"));
    window.openMap(QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/narnia"));
    edit.desk().analysis()->waitUntilCurrent();
    edit.canvas().waitForArtwork();
    camera.take(window, QStringLiteral("edit-shipped"));
    edit.desk().makeOwn();
    const editor::MapModel& model = edit.desk().document()->model();
    edit.desk().selection()->selectPlaces({model.place("beruna")->key});
    edit.desk().analysis()->waitUntilCurrent();
    edit.canvas().waitForArtwork();
    camera.take(window, QStringLiteral("edit-place"));
    OutputDialog output(
        *edit.desk().document(), edit.desk().boardSvg(), [](const engine::Errors&) { return QString(); }, &window);
    output.setBoardWidth(500);
    camera.take(output, QStringLiteral("edit-output"));
    output.setKind(OutputDialog::Kind::Png);
    camera.take(output, QStringLiteral("edit-output-png"));
    auto* games = edit.findChild<PlayMenu*>();
    games->popup(window.mapToGlobal(QPoint(400, 100)));
    camera.take(*games, QStringLiteral("edit-games"));
    games->close();
    UnsavedDialog unsaved(edit.desk().title(), &window);
    camera.take(unsaved, QStringLiteral("edit-unsaved"));
    for (const char* words : {"Market", "Ford"}) {
        edit.desk().document()->edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", words);
            return {};
        });
        edit.desk().save();
    }
    BackupsDialog backups(edit.desk(), &window);
    camera.take(backups, QStringLiteral("edit-backups"));
    QFile file(edit.desk().folder() + QStringLiteral("/board.svg"));
    if (file.open(QIODevice::Append)) file.write("\n");
    file.close();
    edit.desk().save();
    camera.take(window, QStringLiteral("edit-outside"));
    window.filing().showOutside();
    if (auto* differences = window.findChild<DifferencesDialog*>())
        takeDialog(camera, differences, QStringLiteral("edit-differences"));
    edit.desk().close();
    takeSample(camera, desktop);
    takeImport(camera, window);
}

void takeAll(const Camera& camera, Desktop& desktop)
{
    MainWindow& window = desktop.window();
    desktop.application().thumbnails().waitForAll();
    camera.take(window, QStringLiteral("welcome-first"));
    takeNewGame(camera, window);
    takeEdit(camera, desktop);
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
    takePlay(camera, desktop);
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
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
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
