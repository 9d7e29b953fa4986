// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/seatcolumn.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/listrow.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

#include <set>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace marches::app {

namespace {

class StartTest : public QObject {
    Q_OBJECT
private slots:
    void opensOnWelcome()
    {
        Desktop desktop;
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().welcome()));
        QVERIFY(!desktop.window().welcome().gameCards().isEmpty());
        QCOMPARE(desktop.window().windowTitle(), QStringLiteral("Marches"));
    }

    void everyGameHasOneCard()
    {
        Desktop desktop;
        const Catalogue& catalogue = desktop.application().catalogue();
        std::set<std::string> rulesets;
        for (const Catalogue::Game& game : catalogue.games()) rulesets.insert(game.ruleset);
        QVERIFY(catalogue.games().size() > rulesets.size()); // one of them plays on several maps
        QCOMPARE(static_cast<std::size_t>(desktop.window().welcome().gameCards().size()), rulesets.size());
        const std::vector<Catalogue::Game> shown = catalogue.oneEach();
        QCOMPARE(shown.size(), rulesets.size());
        for (const Catalogue::Game& game : shown) {
            rulesets.erase(game.ruleset);
            // On the map that it has variants for, though it may play on others.
            QVERIFY2(!catalogue.variants(game).empty(), game.map.c_str());
        }
        QVERIFY(rulesets.empty());
    }

    /// What can be edited can be played, and has its picture.
    void aLargeDrawingIsPlayedToo()
    {
        Desktop desktop;
        Catalogue& catalogue = desktop.application().catalogue();
        const QDir shipped(QString::fromStdString(catalogue.map("narnia")->folder()));
        const QDir own(QString::fromStdString(desktop.application().library().ownRoot()) +
                       QStringLiteral("/maps/large"));
        QVERIFY(own.mkpath(QStringLiteral(".")));
        const auto copy = [&](const QString& name, const auto& change) {
            QFile in(shipped.filePath(name));
            QFile out(own.filePath(name));
            return in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) &&
                   out.write(change(in.readAll())) > 0;
        };
        QVERIFY(copy(QStringLiteral("map.yaml"),
                     [](QByteArray yaml) { return yaml.replace("id: narnia\n", "id: large\n"); }));
        QVERIFY(copy(QStringLiteral("board.svg"), [](QByteArray svg) {
            return svg.insert(svg.lastIndexOf("</svg>"), "<!--" + QByteArray(9 * 1024 * 1024, 'x') + "-->");
        }));
        catalogue.rescan();
        QVERIFY(desktop.window().controller().startUsual({"large", "narnia-risk-junior"}));
        settle();
        QVERIFY(desktop.window().play().board().isVisible());
        QVERIFY(desktop.window().play().board().scene().model().placeCount() > 0);
        desktop.window().openFile(own.filePath(QStringLiteral("map.yaml")));
        settle();
        QVERIFY(desktop.window().edit().controller().document() != nullptr);
    }

    void aGameIsNamedInTheTitleUnderTheCurtain()
    {
        Desktop desktop;
        NewGame wanted;
        wanted.variant = *desktop.application().library().variant("diplomacy-europe/standard");
        wanted.seats = {{"Anna", {}}, {"Ben", {}}};
        QVERIFY(desktop.window().controller().start(wanted));
        settle();
        QVERIFY(desktop.window().play().isCurtainDown());
        QCOMPARE(desktop.window().windowTitle(), QStringLiteral("Diplomacy – Standard[*] – Marches"));
        desktop.window().goToSettings();
        desktop.window().goToPlay();
        QCOMPARE(desktop.window().windowTitle(), QStringLiteral("Diplomacy – Standard[*] – Marches"));
    }

    void oneClickStartsAGame()
    {
        Desktop desktop;
        QTest::mouseClick(desktop.window().welcome().gameCards().first()->playButton(), Qt::LeftButton);
        GameSession* session = desktop.window().play().session();
        QVERIFY(session != nullptr);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().play()));
        int persons = 0;
        for (const SeatControl& seat : session->seats()) {
            persons += seat.isBot() ? 0 : 1;
            QCOMPARE(seat.isBot() ? seat.bot : seat.name, std::string(seat.isBot() ? "medium" : "Anna"));
        }
        QCOMPARE(persons, 1);
        QVERIFY(!session->game().over());
    }

    void enterStartsTheFirstGame()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        QTest::keyClick(desktop.window().welcome().gameCards().first()->playButton(), Qt::Key_Space);
        QVERIFY(desktop.window().play().session() != nullptr);
    }

    /// It is not made before, and is then as if it had always been there.
    void theNewGamePageIsMadeWhenItIsAskedFor()
    {
        Desktop desktop(QStringLiteral("en"), QSize(760, 560));
        MainWindow& window = desktop.window();
        QVERIFY(window.findChild<NewGamePage*>() == nullptr);
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(window.findChild<NewGamePage*>() == nullptr);
        window.goToNewGame();
        settle();
        NewGamePage& page = window.newGame();
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&page));
        QCOMPARE(page.title(), QStringLiteral("Nouvelle partie"));
        QVERIFY(page.startButton()->isEnabled());
        QVERIFY(!page.seats()->isVisible()); // one column at a time
        QVERIFY(!page.whatsThis().isEmpty());
        QCOMPARE(MainWindow::guidePageOf(page), QStringLiteral("new-game"));
        QTest::keyClick(&page, Qt::Key_Escape);
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&window.welcome()));
        window.goToNewGame();
        QCOMPARE(window.findChildren<NewGamePage*>().size(), 1);
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QVERIFY(window.play().session() != nullptr);
    }

    void theGearOpensAllChoices()
    {
        Desktop desktop;
        QTest::mouseClick(desktop.window().welcome().gameCards().first()->gearButton(), Qt::LeftButton);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().newGame()));
        QVERIFY(desktop.window().newGame().startButton()->isEnabled());
        QTest::mouseClick(desktop.window().newGame().startButton(), Qt::LeftButton);
        QVERIFY(desktop.window().play().session() != nullptr);
    }

    void savesAndOpensAGame()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QVERIFY(window.controller().startUsual(desktop.application().catalogue().games().front()));
        settle();
        const QString file = desktop.folder() + QStringLiteral("/a.marches-save");
        QVERIFY(window.controller().saveAs(file));
        QVERIFY(!window.play().session()->isModified());
        const std::string before = window.play().session()->asFile();
        window.controller().close();
        QVERIFY(window.play().session() == nullptr);
        window.openFile(file);
        QVERIFY(window.play().session() != nullptr);
        QCOMPARE(window.play().session()->asFile(), before);
        QCOMPARE(desktop.application().recent().entries().size(), std::size_t{1});
    }

    void aBrokenFileShowsEveryReason()
    {
        Desktop desktop;
        const QString file = desktop.folder() + QStringLiteral("/broken.marches-save");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("marches: save/1\nmap: nowhere\nruleset: nothing\nsed: 4\n");
        out.close();
        desktop.window().openFile(file);
        auto* page = dynamic_cast<ErrorPage*>(desktop.window().currentPage());
        QVERIFY(page != nullptr);
        QVERIFY2(page->text().contains(QStringLiteral("broken.marches-save:4")), qPrintable(page->text()));
        QVERIFY(desktop.window().play().session() == nullptr);
    }

    void stampsAndStylesThatCannotBeReadAreTold()
    {
        const Desktop first;
        const auto put = [&first](const QString& name, const QByteArray& bytes) {
            const QFileInfo file(first.folder() + QStringLiteral("/data/") + name);
            QVERIFY(QDir().mkpath(file.path()));
            QFile out(file.filePath());
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(bytes);
        };
        put(QStringLiteral("styles/mine.yaml"), "marches: style/1\nid: mine\npapre: red\n");
        put(QStringLiteral("stamps/mine.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><pat");
        Desktop desktop(first.folder(), QStringLiteral("en"), QSize(1400, 900));
        const MessageBar& told = desktop.window().welcome().artFaults();
        QVERIFY(!told.isHidden());
        QVERIFY2(told.text().contains(QStringLiteral("styles/mine.yaml:3:1")), qPrintable(told.text()));
        desktop.application().readOwnArt();
        QVERIFY(!told.isHidden());
        told.findChild<QPushButton*>()->click();
        settle();
        QVERIFY(told.isHidden());
    }

    void aMissingFileStaysListed()
    {
        Desktop desktop;
        RecentFiles& recent = desktop.application().recent();
        recent.add(desktop.folder() + QStringLiteral("/gone.marches-save"), QStringLiteral("Gone"));
        recent.add(desktop.folder() + QStringLiteral("/marches.ini"), QStringLiteral("Here"));
        QCOMPARE(recent.entries().front().title, QStringLiteral("Here"));
        recent.setPinned(desktop.folder() + QStringLiteral("/gone.marches-save"), true);
        QCOMPARE(recent.entries().front().title, QStringLiteral("Gone"));
        QVERIFY(!recent.entries().front().exists());
        settle();
        QStringList buttons;
        for (const QPushButton* button : desktop.window().welcome().findChildren<QPushButton*>())
            buttons.append(button->text());
        QVERIFY(buttons.contains(QStringLiteral("Remove from list")));
    }

    void namesakesAreToldApart()
    {
        Desktop desktop;
        RecentFiles& recent = desktop.application().recent();
        const QString root = desktop.folder() + QStringLiteral("/a/folder/deep/down/in/which/maps/lie/");
        for (const char* folder : {"new-map", "new-map-2", "elsewhere/new-map-2", "isles"}) {
            const QString map = root + QLatin1String(folder);
            QVERIFY(QDir().mkpath(map));
            QFile file(map + QStringLiteral("/map.yaml"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            recent.add(file.fileName(), QLatin1String(folder) == QLatin1String("isles") ? QStringLiteral("Two Isles")
                                                                                        : QStringLiteral("New map"));
        }
        settle();
        QStringList titles;
        for (const ListRow* row : desktop.window().welcome().findChildren<ListRow*>(QStringLiteral("openRecent"))) {
            titles << row->title().text();
            QVERIFY(row->accessibleName().endsWith(titles.back()));
        }
        QCOMPARE(titles, (QStringList{QStringLiteral("Two Isles"), QStringLiteral("New map (elsewhere/new-map-2)"),
                                      QStringLiteral("New map (lie/new-map-2)"), QStringLiteral("New map (new-map)")}));
        // A path that is too long for its line keeps its beginning and its end.
        ElidedLabel path;
        path.setElision(Qt::ElideMiddle);
        path.setText(root + QStringLiteral("new-map-2"));
        path.resize(path.fontMetrics().horizontalAdvance(path.text()) * 2 / 3, 40);
        QVERIFY2(path.shown().front().endsWith(QStringLiteral("new-map-2")), qPrintable(path.shown().front()));
        QVERIFY(path.shown().front() != path.text());
    }

    void searchFindsActionsGamesRules()
    {
        CommandSearch search({{QStringLiteral("Éclair"), QStringLiteral("Rule"), {}, [] {}},
                              {QStringLiteral("Save"), QStringLiteral("Action"), {}, [] {}}});
        QTest::keyClicks(search.field(), QStringLiteral("eclair rule"));
        QCOMPARE(search.list()->count(), 1);
        QTest::keyClicks(search.field(), QStringLiteral(" x"));
        QCOMPARE(search.list()->count(), 0);
    }
};

} // namespace

std::unique_ptr<QObject> makeStartTest() { return std::make_unique<StartTest>(); }

} // namespace marches::app

#include "tst_start.moc"
