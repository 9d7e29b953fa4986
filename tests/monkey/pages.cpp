// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "stage.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/gamecontroller.h"

#include <QTabBar>
#include <QThread>

namespace marches::monkey {

namespace {

using app::MainWindow;

QString shipped(const char* map) { return QStringLiteral(MARCHES_SOURCE_DIR "/maps/") + QLatin1String(map); }

/// Nobody can have given it up: no act is done yet.
bool isBeginning() { return QThread::currentThread()->loopLevel() == 0; }

// What is to be lost is asked for by the window; who comes back to a page has no questions.
void editMap(Stage& stage, bool (*open)(app::MapController& controller))
{
    constexpr int kMost = 4; // of maps that are open: more would only cost time
    app::MapController& controller = stage.window().edit().controller();
    controller.forgetChanges();
    for (; controller.count() > kMost; controller.forgetChanges()) controller.close();
    // On a slow machine opening is seen, and the monkey may press Cancel.
    if (controller.document() == nullptr && !open(controller) && isBeginning()) qFatal("a map cannot be opened");
    stage.window().goToEdit();
}

void editSample(Stage& stage)
{
    editMap(stage, [](app::MapController& controller) { return controller.openCopy(shipped("two-isles")); });
}
void editNarnia(Stage& stage)
{
    editMap(stage, [](app::MapController& controller) { return controller.openCopy(shipped("narnia")); });
}
/// Two maps to go between, and to copy from one into the other.
void editTabs(Stage& stage)
{
    editSample(stage);
    app::MapController& controller = stage.window().edit().controller();
    if (controller.count() < 2 && !controller.openCopy(shipped("kestrel-sound")) && isBeginning())
        qFatal("a second map cannot be opened");
}
void editNew(Stage& stage)
{
    editMap(stage, [](app::MapController& controller) { return controller.newMap(); });
}

/// The cards and tables of a game that has decks and dice.
void cards(Stage& stage)
{
    stage.window().goToNewGame();
    app::NewGamePage& page = stage.window().newGame();
    if (!page.model().hasContent()) page.choose({"wardrobe-road", "le-monde-de-narnia"});
    page.ruleParts()->setCurrentIndex(1);
}

void import(Stage& stage)
{
    stage.window().openFile(stage.files() + QStringLiteral("/plan.svg"));
    stage.window().goToEdit();
}

void bench(Stage& stage)
{
    app::MainWindow& window = stage.window();
    window.goToTranslate();
    app::TranslationController& controller = window.translate().controller();
    for (const app::TranslatableTexts& texts : controller.choices())
        if (texts.file.contains(QLatin1String("two-isles")) && controller.open(texts.file, QStringLiteral("fr")))
            return;
}

/// Two persons at one screen, and bots in the other seats.
template <const char* const& variant, int players> void play(Stage& stage)
{
    MainWindow& window = stage.window();
    if (window.play().session() != nullptr) return window.goToPlay();
    app::NewGame wanted;
    wanted.variant = *stage.application().library().variant(variant);
    wanted.request.players = players;
    for (int seat = 0; seat < players; ++seat)
        wanted.seats.push_back(seat < 2 ? app::SeatControl{"P" + std::to_string(seat + 1), {}}
                                        : app::SeatControl{{}, "random"});
    wanted.seed = 12;
    if (!window.controller().start(wanted)) qFatal("%s cannot be started", variant);
}

/// The controller of a game by mail that has begun, with a sheet on it.
void mail(Stage& stage)
{
    stage.window().goToMail();
    app::MailPage& page = stage.window().mail();
    app::NewMailGame wanted;
    wanted.game = {"diplomacy-europe", "diplomacy"};
    if (!page.controller().isOpen() && !page.controller().start(wanted, 12)) qFatal("no game by mail can be begun");
    page.takeText(QStringLiteral("France: A Par - Bur, A Mar - Spa, F Bre - MOA"), {});
}

template <class Of> bool shows(Stage& stage, Of& (MainWindow::*page)()) { return (stage.window().*page)().isVisible(); }

constexpr const char* kJunior = "narnia/official";
constexpr const char* kAdvanced = "narnia/advanced";
constexpr const char* kRoad = "wardrobe-road/usual";
constexpr const char* kCastle = "castle-europe/document";
constexpr const char* kClassic = "world/classic";
constexpr const char* kWarrior = "world/warriors";
constexpr const char* kDiplomacy = "diplomacy-europe/standard";
constexpr const char* kWars = "narnian-wars/standard";

} // namespace

const std::vector<Page>& pages()
{
    static constexpr auto kPlaying = [](Stage& stage) { return shows(stage, &MainWindow::play); };
    static constexpr auto kEditing = [](Stage& stage) { return shows(stage, &MainWindow::edit); };
    static const std::vector<Page> all{
        {"welcome", [](Stage& stage) { stage.window().goToWelcome(); },
         [](Stage& stage) { return shows(stage, &MainWindow::welcome); }},
        {"newgame", [](Stage& stage) { stage.window().goToNewGame(); },
         [](Stage& stage) { return shows(stage, &MainWindow::newGame); }},
        {"cards", cards, [](Stage& stage) { return shows(stage, &MainWindow::newGame); }},
        {"settings", [](Stage& stage) { stage.window().goToSettings(); },
         [](Stage& stage) { return shows(stage, &MainWindow::settings); }},
        {"lab", [](Stage& stage) { stage.window().goToLab(); },
         [](Stage& stage) { return shows(stage, &MainWindow::lab); }},
        {"mail", mail, [](Stage& stage) { return shows(stage, &MainWindow::mail); }},
        {"edit", editSample, kEditing},
        {"edit-narnia", editNarnia, kEditing},
        {"edit-new", editNew, kEditing},
        {"edit-tabs", editTabs, kEditing},
        {"import", import, [](Stage& stage) { return shows(stage, &MainWindow::importPage); }},
        {"bench", bench, [](Stage& stage) { return shows(stage, &MainWindow::translate); }},
        {"junior", play<kJunior, 3>, kPlaying},
        {"advanced", play<kAdvanced, 2>, kPlaying},
        {"road", play<kRoad, 3>, kPlaying},
        {"castle", play<kCastle, 3>, kPlaying},
        {"classic", play<kClassic, 3>, kPlaying},
        {"warrior", play<kWarrior, 3>, kPlaying},
        {"diplomacy", play<kDiplomacy, 7>, kPlaying},
        {"wars", play<kWars, 8>, kPlaying},
    };
    return all;
}

const Page* pageOf(const QString& name)
{
    for (const Page& page : pages())
        if (name == QLatin1String(page.name)) return &page;
    return nullptr;
}

} // namespace marches::monkey
