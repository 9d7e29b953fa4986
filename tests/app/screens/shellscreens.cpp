// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include "app/desktop/base/modepage.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/mail/sheetpanel.h"
#include "app/desktop/newgame/contentpanel.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/recoverydialog.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/guidebrowser.h"
#include "app/desktop/window/guidewindow.h"
#include "app/desktop/window/helpdialogs.h"
#include "engine/package/library.h"

#include <set>
#include <string>

#include <QAction>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>

namespace marches::app {

namespace {

constexpr int kSampleGames = 32;            ///< enough for an answer
constexpr int kMostOfAnExperiment = 20'000; ///< milliseconds

void welcome(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToWelcome();
    look(window, QStringLiteral("first"));
    window.controller().startUsual(desktop.application().catalogue().games().front());
    desktop.application().recent().add(desktop.folder() + QStringLiteral("/gone.marches-save"),
                                       QStringLiteral("A1, B2"));
    window.controller().saveAs(desktop.folder() + QStringLiteral("/1.marches-save"));
    window.goToWelcome();
    look(window, QStringLiteral("again"));
    lookInto([&] { window.actions().find(QStringLiteral("edit.search"))->trigger(); }, look, QStringLiteral("search"));
}

void newGame(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToNewGame();
    NewGamePage& page = window.newGame();
    std::set<std::string> seen; // the same rules on another map say the same in their tabs
    for (const Catalogue::Game& game : desktop.application().catalogue().games()) {
        page.choose(game);
        page.model().setSeed(7);
        const QString name = QString::fromStdString(game.ruleset);
        look(page, name);
        if (!seen.insert(game.ruleset).second) continue;
        for (const engine::OptionSpec& option : page.model().data().options)
            if (option.isSwitch()) page.model().setOption(option.id, true);
        page.model().setPlayers(page.model().seatRange().most);
        page.showColumn(2); // where only one has room
        for (int tab = 0; tab < page.options()->tabs()->count(); ++tab) {
            page.options()->tabs()->setCurrentIndex(tab);
            look(page, QStringLiteral("%1 rules %2").arg(name).arg(tab));
        }
        page.ruleParts()->setCurrentIndex(1);
        for (const engine::DeckSpec& deck : page.model().content().decks()) {
            page.content()->choose(deck.id);
            look(page, QStringLiteral("%1 deck %2").arg(name, QString::fromStdString(deck.id)));
            page.content()->choose(deck.id, deck.cards.front().id);
            look(page, QStringLiteral("%1 card of %2").arg(name, QString::fromStdString(deck.id)));
        }
        page.ruleParts()->setCurrentIndex(0);
        for (int column = 0; windowSizeClassOf(window.width()) >= WindowSizeClass::Tabbed && column < 3; ++column) {
            page.showColumn(column);
            look(page, QStringLiteral("%1 column %2").arg(name).arg(column));
        }
    }
    SaveVariantDialog variant(desktop.application(), page.model(), &window);
    lookAt(variant, look, QStringLiteral("save variant"));
}

void settings(Desktop& desktop, const Look& look)
{
    desktop.window().goToSettings();
    look(desktop.window(), QStringLiteral("settings"));
}

void help(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    ShortcutsDialog shortcuts(window.actions(), &window);
    lookAt(shortcuts, look, QStringLiteral("keys"));
    AboutDialog about(&window);
    lookAt(about, look, QStringLiteral("about"));
    for (const LeftDifferences& left : {LeftDifferences{{}, 4, 1, false, {}}, LeftDifferences{{}, 0, 12, false, {}},
                                        LeftDifferences{{}, 9, 3, true, {}}}) {
        RecoveryDialog recovery(left, &window);
        lookAt(recovery, look, QStringLiteral("recovery %1").arg(left.newSteps));
    }
    const Catalogue& catalogue = desktop.application().catalogue();
    const Catalogue::Game& game = catalogue.games().front();
    const QString first = QString::fromStdString(catalogue.rules(game.ruleset)->data.rules.front());
    RulePopup* rule = RulePopup::open(&window, catalogue.texts(game.map, game.ruleset), catalogue.languageCode(), first,
                                      [&window, &game, first] { window.showRuleBook(game.ruleset, first); });
    settle();
    look(*rule, QStringLiteral("rule"));
    rule->close();
    settle();
}

void errors(Desktop& desktop, const Look& look)
{
    desktop.window().openFile(desktop.folder() + QStringLiteral("/marches.ini"));
    settle();
    look(desktop.window(), QStringLiteral("no game"));
}

void guide(Desktop& desktop, const Look& look)
{
    GuideWindow& guide = desktop.window().guide();
    guide.showPage(QStringLiteral("first-map"));
    guide.browser().waitForPictures();
    settle();
    look(guide, QStringLiteral("page"));
    guide.search().setText(QStringLiteral("xyzzy"));
    look(guide, QStringLiteral("nothing found"));
    guide.search().clear();
    guide.showRules("classic-risk");
    look(guide, QStringLiteral("rule book"));
    guide.close();
    settle();
}

void lab(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToLab();
    look(window, QStringLiteral("question"));
}

void labAnswers(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToLab();
    LabPage& page = window.lab();
    const QStringList names{QStringLiteral("plays"), QStringLiteral("compare"), QStringLiteral("matters"),
                            QStringLiteral("fair")};
    LabForm& form = page.form();
    for (int question = 0; question < names.size(); ++question) {
        page.list().setCurrent({});
        form.ask(static_cast<LabQuestion>(question));
        form.bots().levelBox()->setCurrentIndex(0);
        emit form.bots().levelBox()->activated(0);
        form.gamesField()->setValue(kSampleGames);
        look(window, names[question] + QStringLiteral(" asked"));
        page.run();
        const QDeadlineTimer patience(kMostOfAnExperiment);
        while (page.isRunning() && !patience.hasExpired()) settle();
        settle();
        QTabWidget& tabs = page.answerView().tabs();
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (!tabs.isTabVisible(tab)) continue;
            tabs.setCurrentIndex(tab);
            settle();
            look(window, QStringLiteral("%1 tab %2").arg(names[question]).arg(tab));
        }
    }
    page.form().setFocus();
}

void mail(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToMail();
    MailPage& page = window.mail();
    look(window, QStringLiteral("start"));
    NewMailGame wanted;
    wanted.game = {"diplomacy-europe", "diplomacy"};
    if (!page.controller().start(wanted, 7)) return;
    look(window, QStringLiteral("empty desk"));
    page.takeText(QStringLiteral("France: A Par - Burgundi\nA Mar S A Par - Bur\nA Vie - Gal"), {});
    settle();
    look(window, QStringLiteral("mistakes"));
    page.resolve();
    settle();
    look(window, QStringLiteral("missing"));
    if (!page.controller().resolve()) return;
    page.showTurn(0);
    settle();
    look(window, QStringLiteral("reports"));
    wanted.game = {"narnian-wars", "narnian-wars"};
    wanted.players = 9;
    wanted.master = true;
    if (!page.controller().start(wanted, 7)) return;
    settle();
    look(window, QStringLiteral("narnian wars"));
    page.takeText(QStringLiteral("Queen: Queen Jadis"), {});
    if (!page.controller().resolve()) return;
    page.showTurn(0);
    settle();
    look(window, QStringLiteral("narnian reports"));
    page.controller().goBack();
    page.controller().setAnswers({"Trufflehunter's Cave"});
    page.takeText(QStringLiteral("Queen: the Queen is Jadiss"), {});
    page.sheets().showSheet(1);
    settle();
    look(window, QStringLiteral("answers"));
}

} // namespace

// Photographed only: what an answer says is put together of words and numbers, which the checks of texts take for
// glued.
std::vector<Screen> labScreens() { return {{"lab answers", labAnswers}}; }

std::vector<Screen> shellScreens()
{
    return {{"welcome", welcome}, {"newgame", newGame}, {"settings", settings}, {"help", help},
            {"guide", guide},     {"lab", lab},         {"mail", mail},         {"errors", errors}};
}

} // namespace marches::app
