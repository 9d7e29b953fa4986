// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens/screens.h"

#include "app/desktop/base/application.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/mainwindow.h"
#include "editor/document/longwork.h"
#include "editor/exchange/exportmap.h"
#include "editor/panels/mappanel.h"
#include "engine/bots/bot.h"

#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDockWidget>
#include <QFile>
#include <QSignalBlocker>
#include <QSpinBox>

namespace marches::app {

namespace {

constexpr int kMostSteps = 20'000;
constexpr int kMostOfAnExperiment = 60'000; ///< milliseconds
constexpr int kGames = 120;                 ///< of an experiment

QString sharedMap(const Application& application, const char* map)
{
    return QString::fromStdString(application.library().dataRoot()) + QStringLiteral("/maps/") + QLatin1String(map);
}

void bringForward(QWidget& page, const char* dock)
{
    auto* found = page.findChild<QDockWidget*>(QLatin1String(dock));
    if (found == nullptr) return;
    found->show();
    found->raise();
    letSettle();
}

// ---------------------------------------------------------------- games

/// Anna against easy bots.
bool start(const Visited& desk, const char* variant, int players, std::uint64_t seed)
{
    NewGame wanted;
    const auto data = desk.application.library().variant(variant);
    if (!data) return false;
    wanted.variant = *data;
    wanted.request.players = players;
    wanted.seats.push_back({"Anna", {}});
    for (int seat = 1; seat < players; ++seat) wanted.seats.push_back({{}, "easy"});
    wanted.seed = seed;
    return desk.window.controller().start(wanted);
}

/// Plays on unseen, an easy bot in Anna's place, until she has answered so often and is asked again.
void play(PlayPage& page, int answers)
{
    using Waiting = GameRunner::Waiting;
    GameRunner& runner = *page.runner();
    {
        const QSignalBlocker quiet(runner);
        const std::unique_ptr<engine::Bot> bot = engine::makeBot("easy", 5);
        for (int step = 0; step < kMostSteps && runner.waiting() != Waiting::Over; ++step) {
            engine::Move move;
            switch (runner.waiting()) {
            case Waiting::HandoverScreen: runner.liftCurtain(); break;
            case Waiting::RevealedAnswers: runner.acknowledge(); break;
            case Waiting::Roll: runner.roll(); break;
            case Waiting::Resume: runner.resume(); break;
            case Waiting::Answer:
                if (answers-- == 0) step = kMostSteps;
                if (step == kMostSteps) break;
                bot->choose(runner.rules(), runner.shown(), runner.decision(), move);
                if (runner.answer(move)) step = kMostSteps;
                break;
            default: runner.step(); QCoreApplication::processEvents();
            }
        }
    }
    if (runner.game().lastRoll()) emit runner.rolled();
    emit runner.changed(false);
    letSettle();
}

QWidget* openWelcome(const Visited& desk)
{
    desk.window.goToWelcome();
    return &desk.window;
}

/// The first game that the rules are played on.
bool choose(const Visited& desk, const std::string& ruleset)
{
    const std::vector<Catalogue::Game>& games = desk.application.catalogue().games();
    const auto game = std::ranges::find(games, ruleset, &Catalogue::Game::ruleset);
    if (game == games.end()) return false;
    desk.window.goToNewGame();
    desk.window.newGame().choose(*game);
    letSettle();
    desk.window.newGame().model().setSeed(7);
    return true;
}

QWidget* openNewGame(const Visited& desk) { return choose(desk, "classic-risk") ? &desk.window : nullptr; }

QWidget* openOptions(const Visited& desk)
{
    if (!choose(desk, "warrior-risk")) return nullptr;
    desk.window.newGame().showColumn(2);
    return &desk.window;
}

QWidget* openCards(const Visited& desk)
{
    if (!choose(desk, "castle-risk")) return nullptr;
    NewGamePage& page = desk.window.newGame();
    const std::vector<engine::DeckSpec>& decks = page.model().content().decks();
    if (decks.empty() || decks.front().cards.empty()) return nullptr;
    page.showCard(decks.front().id, decks.front().cards.front().id);
    return &desk.window;
}

QWidget* openPlay(const Visited& desk)
{
    if (!start(desk, "world/classic", 4, 7)) return nullptr;
    play(desk.window.play(), 60);
    return &desk.window;
}

QWidget* openOrders(const Visited& desk)
{
    if (!start(desk, "diplomacy-europe/standard", 7, 3)) return nullptr;
    play(desk.window.play(), 4);
    bringForward(desk.window.play(), "orders");
    bringForward(desk.window.play(), "why");
    return &desk.window;
}

QWidget* openGoingBack(const Visited& desk)
{
    if (!start(desk, "narnia/official", 3, 11)) return nullptr;
    PlayPage& page = desk.window.play();
    play(page, 24);
    page.runner()->goTo(page.runner()->game().here() / 2);
    bringForward(page, "log");
    return &desk.window;
}

// ---------------------------------------------------------------- maps

void bringUpToDate(EditPage& edit)
{
    edit.controller().analysis()->waitUntilCurrent();
    for (auto* panel : edit.findChildren<editor::MapPanel*>()) panel->refreshNow();
    letSettle();
}

/// A copy of a shipped map with a place selected.
bool edit(const Visited& desk, const char* map, const char* place)
{
    if (!desk.window.fileActions().openSample(QLatin1String(map))) return false;
    desk.window.goToEdit();
    letSettle(); // the page has its width now, and the board its scale
    EditPage& page = desk.window.edit();
    bringUpToDate(page);
    const auto* found = page.controller().document()->model().place(place);
    if (found == nullptr) return false;
    page.controller().selection()->selectPlaces({found->key});
    return true;
}

QWidget* openEditor(const Visited& desk)
{
    if (!edit(desk, "narnia", "beruna")) return nullptr;
    bringUpToDate(desk.window.edit());
    return &desk.window;
}

QWidget* openPanel(const Visited& desk, const char* dock)
{
    if (!edit(desk, "narnia", "beruna")) return nullptr;
    bringForward(desk.window.edit(), dock);
    bringUpToDate(desk.window.edit());
    return &desk.window;
}

QWidget* openStyle(const Visited& desk) { return openPanel(desk, "style"); }
QWidget* openStamps(const Visited& desk) { return openPanel(desk, "stamps"); }
QWidget* openData(const Visited& desk) { return openPanel(desk, "data"); }

/// A map with something to put right: a territory without a name, and an island that no lane leads to.
QWidget* openProblems(const Visited& desk)
{
    if (!edit(desk, "narnia", "beruna")) return nullptr;
    EditPage& page = desk.window.edit();
    page.controller().document()->edit({}, [](editor::MapEdit& change) -> editor::EditOutcome {
        const std::map<editor::TextId, std::string> texts = change.model().texts();
        for (const auto& [id, text] : texts)
            if (id.key == "territory.beruna.name") change.setText(id.language, id.key, {});
        std::vector<editor::RecordId> lanes;
        for (const auto& lane : change.model().connections())
            if (lane.record.from == "galma" || lane.record.to == "galma") lanes.push_back(lane.key);
        for (const editor::RecordId lane : lanes) change.remove<editor::ConnectionRecord>(lane);
        return {};
    });
    bringForward(page, "problems");
    bringUpToDate(page);
    return &desk.window;
}

QWidget* openImport(const Visited& desk)
{
    const engine::Result<editor::ExportedMap> map =
        editor::exportMap(sharedMap(desk.application, "world").toStdString(), "topojson");
    if (!map || map->files.size() != 1) return nullptr;
    QFile file(desk.folder + QStringLiteral("/world.topojson"));
    if (!file.open(QIODevice::WriteOnly) || file.write(map->files.begin()->second) < 0) return nullptr;
    file.close();
    desk.window.openFile(file.fileName());
    while (desk.window.importPage().isBusy()) letSettle();
    return desk.window.importPage().isUnderWay() ? &desk.window : nullptr;
}

QWidget* openPrint(const Visited& desk)
{
    if (!edit(desk, "narnia", "beruna")) return nullptr;
    MapController& maps = desk.window.edit().controller();
    auto* dialog = new OutputDialog(
        *maps.document(), maps.boardSvg(), [](const engine::Errors&) { return QString(); }, &desk.window);
    dialog->setKind(OutputDialog::Kind::Pdf);
    dialog->show();
    return dialog;
}

// ---------------------------------------------------------------- lab, letters, languages

QWidget* openLab(const Visited& desk)
{
    desk.window.goToLab();
    LabPage& page = desk.window.lab();
    LabForm& form = page.form();
    form.ask(LabQuestion::Fair);
    form.bots().levelBox()->setCurrentIndex(0);
    emit form.bots().levelBox()->activated(0);
    form.gamesField()->setValue(kGames);
    page.run();
    const QDeadlineTimer patience(kMostOfAnExperiment);
    while (page.isRunning() && !patience.hasExpired()) letSettle();
    return page.result() ? &desk.window : nullptr;
}

QWidget* openMail(const Visited& desk)
{
    desk.window.goToMail();
    MailPage& page = desk.window.mail();
    NewMailGame wanted;
    wanted.game = {"diplomacy-europe", "diplomacy"};
    if (!page.controller().start(wanted, 7)) return nullptr;
    page.takeText(QStringLiteral("Russia: A Mos - Ukr\nA War - Gal\nF Sev - Bla\nF Stp/sc - Bot"), {});
    page.takeText(QStringLiteral("France: A Par - Burgundi\nA Mar S A Par - Bur\nF Bre - Mid"), {});
    return &desk.window;
}

QWidget* openBench(const Visited& desk)
{
    desk.window.goToTranslate();
    letSettle();
    TranslatePage& page = desk.window.translate();
    for (const TranslatableTexts& texts : page.controller().choices()) {
        if (!texts.file.contains(QStringLiteral("castle_risk")) && !texts.file.contains(QStringLiteral("castle-risk")))
            continue;
        if (!page.controller().open(texts.file, QStringLiteral("fr"))) return nullptr;
        editor::LongWork::waitForAll(); // the other texts are read, for suggestions
        letSettle();
        page.step(1);
        return &desk.window;
    }
    return nullptr;
}

} // namespace

const QList<ScreenVisit>& screenVisits()
{
    static const QList<ScreenVisit> visits{{"welcome", openWelcome},
                                           {"new-game", openNewGame},
                                           {"options", openOptions},
                                           {"cards", openCards},
                                           {"play", openPlay},
                                           {"orders", openOrders},
                                           {"going-back", openGoingBack},
                                           {"edit", openEditor},
                                           {"style", openStyle},
                                           {"stamps", openStamps},
                                           {"data", openData},
                                           {"problems", openProblems},
                                           {"import", openImport},
                                           {"print", openPrint},
                                           {"lab", openLab},
                                           {"mail", openMail},
                                           {"bench", openBench}};
    return visits;
}

void letSettle()
{
    for (int pass = 0; pass < 3; ++pass) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

void leave(MainWindow& window)
{
    window.edit().controller().closeAll(); // what is not saved stays in the journal, and nobody is asked
    window.importPage().finish();
    window.close();
}

} // namespace marches::app
