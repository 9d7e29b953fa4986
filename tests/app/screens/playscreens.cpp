// SPDX-License-Identifier: GPL-3.0-or-later
#include "playtable.h"
#include "screens.h"

#include "app/desktop/play/comparedialog.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/rulesdialog.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardview.h"

#include <set>

#include <QAction>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

namespace marches::app {

namespace {

using Waiting = GameRunner::Waiting;

/// A game of persons alone. Their names are no words, so that a test of languages has nothing to overlook.
void start(Desktop& desktop, const char* variant, int players, std::vector<engine::OptionSetting> options = {})
{
    NewGame wanted;
    wanted.variant = *desktop.application().library().variant(variant);
    wanted.request.options = std::move(options);
    wanted.request.players = players;
    for (int seat = 0; seat < players; ++seat) wanted.seats.push_back({"P" + std::to_string(seat + 1), {}});
    wanted.seed = 12;
    if (!desktop.window().controller().start(wanted)) qFatal("%s cannot be started", variant);
    settle();
}

/// What a question looks like: questions that have it in common need only one look.
QString kindOf(const GameRunner& runner)
{
    const engine::Decision& decision = runner.decision();
    switch (runner.waiting()) {
    case Waiting::Answer: break;
    case Waiting::Roll: return QStringLiteral("roll %1").arg(decision.chance.count);
    default: return QStringLiteral("waiting %1").arg(static_cast<int>(runner.waiting()));
    }
    return QString::fromStdString(runner.rules().messages()[decision.question.text].key);
}

/// Tells the page what has happened meanwhile.
void catchUp(GameRunner& runner)
{
    if (runner.game().lastRoll()) emit runner.rolled();
    emit runner.changed(false);
    if (runner.waiting() == Waiting::Over) emit runner.gameOver();
    settle();
}

/// Plays by lot; everything that is seen for the first time is looked at.
void play(Desktop& desktop, const Look& look, int steps)
{
    PlayPage& page = desktop.window().play();
    GameRunner& runner = *page.runner();
    engine::Random random(5);
    std::set<QString> seen;
    for (int step = 0; step < steps && runner.waiting() != Waiting::Over; ++step) {
        const QString kind = kindOf(runner);
        if (seen.insert(kind).second) {
            catchUp(runner);
            look(page, kind);
            if (runner.waiting() == Waiting::Answer) lookAtForms(page, look, kind);
        }
        stepUnseen(runner, random);
    }
    catchUp(runner);
    look(page, runner.waiting() == Waiting::Over ? QStringLiteral("result") : QStringLiteral("stopped"));
}

void lookAtDialog(PlayPage& page, QDialog* dialog, const Look& look, const QString& name)
{
    if (dialog == nullptr) qFatal("%s did not open", qPrintable(name));
    settle();
    look(*dialog, name);
    dialog->close();
    settle();
    page.activateWindow();
}

/// What can be opened at any moment of a game.
void lookAround(Desktop& desktop, const Look& look)
{
    PlayPage& page = desktop.window().play();
    GameRunner& runner = *page.runner();
    runner.goTo(runner.game().here() / 2);
    if (runner.waiting() == Waiting::Resume) runner.resume();
    if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
    settle();
    page.board().setFocus();
    page.board().setCurrentPlace(0);
    page.readNeighbours();
    look(desktop.window(), QStringLiteral("earlier"));
    lookInto(
        [&] {
            page.openPlaceMenu();
            QApplication::processEvents();
        },
        look, QStringLiteral("menu of a place"));
    page.showHand();
    settle();
    look(page, QStringLiteral("hand"));
    if (runner.waiting() == Waiting::Roll) {
        page.setDice();
        settle();
        look(page, QStringLiteral("dice by hand"));
        page.stepOut();
    }
    page.changeRules();
    lookAtDialog(page, page.findChild<RulesDialog*>(), look, QStringLiteral("rules"));
    page.compareBranches();
    lookAtDialog(page, page.findChild<CompareDialog*>(), look, QStringLiteral("compare"));
    page.editPosition();
    settle();
    for (int place = 0; place < 3; ++place) {
        page.board().setCurrentPlace(place);
        emit page.board().placeActivated(place);
        page.addAmount(1);
        settle();
        look(page, QStringLiteral("position %1").arg(place));
    }
    EditBar& bar = page.editBar();
    lookInto([&] { bar.keepButton()->showMenu(); }, look, QStringLiteral("ways to keep a position"));
    lookInto([&] { bar.keepAsVariant()->trigger(); }, look, QStringLiteral("position as a variant"));
    page.editPosition();
    settle();
    look(page, QStringLiteral("after the position"));
}

/// Orders carried out: each way of reading them.
void lookAtOrders(Desktop& desktop, const Look& look)
{
    PlayPage& page = desktop.window().play();
    auto* orders = page.findChild<OrdersPanel*>();
    for (const char* name : {"orders", "why"}) {
        auto* dock = page.findChild<QDockWidget*>(QLatin1String(name));
        dock->show();
        dock->raise();
    }
    settle();
    orders->step(1);
    settle();
    look(page, QStringLiteral("why"));
}

/// A game to its end or for `steps`.
struct Play {
    const char* name;
    const char* variant;
    int players;
    int steps;
    std::vector<engine::OptionSetting> options;
};

std::vector<Screen> screensFor(const std::vector<Play>& plays, bool withOrders = false)
{
    std::vector<Screen> screens;
    for (const Play& each : plays)
        screens.push_back({each.name, [each, withOrders](Desktop& desktop, const Look& look) {
                               start(desktop, each.variant, each.players, each.options);
                               play(desktop, look, each.steps);
                               if (withOrders) lookAtOrders(desktop, look);
                               lookAround(desktop, look);
                           }});
    return screens;
}

} // namespace

void lookAtForms(PlayPage& page, const Look& look, const QString& name)
{
    for (int step = 1; step <= 3 && page.legalPlaces().any(); ++step) {
        const int here = page.runner()->game().here();
        emit page.board().placeActivated(page.legalPlaces().nth(page.legalPlaces().count() / 2));
        settle();
        if (page.runner()->game().here() != here || page.runner()->waiting() != Waiting::Answer) return;
        look(page, QStringLiteral("%1, form %2").arg(name).arg(step));
    }
    page.stepOut();
}

std::vector<Screen> narniaScreens()
{
    return screensFor({{"junior", "narnia/official", 3, 3000, {{"advanced.secret-cards", true}}},
                       {"advanced", "narnia/advanced", 2, 3000, {}},
                       {"road", "wardrobe-road/usual", 3, 3000, {}}});
}

std::vector<Screen> conquestScreens()
{
    return screensFor({{"castle", "castle-europe/document", 3, 500, {}},
                       {"classic", "world/classic", 3, 500, {}},
                       {"warrior", "world/warriors", 3, 500, {}}});
}

std::vector<Screen> ordersScreens()
{
    return screensFor(
        {{"diplomacy", "diplomacy-europe/standard", 7, 600, {}}, {"wars", "narnian-wars/standard", 8, 900, {}}}, true);
}

} // namespace marches::app
