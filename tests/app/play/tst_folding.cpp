// SPDX-License-Identifier: GPL-3.0-or-later
// Panels that have nothing to show fold away by themselves; what a person opened or folded stays so.
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QListView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/endingcard.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/logline.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/domain.h"
#include "fixture.h"
#include "playtable.h"

namespace marches::app {

namespace {

using Waiting = GameRunner::Waiting;

constexpr QSize kLarge(1400, 900);
constexpr QSize kSmall(1000, 700);
constexpr QSize kDrawer(740, 560);

class TestFolding : public QObject {
    Q_OBJECT

    static std::unique_ptr<PlayTable> risk(QSize size = kLarge)
    {
        auto table = std::make_unique<PlayTable>(std::vector<int>{0, 1}, 3, std::vector<engine::OptionSetting>{}, 2,
                                                 "world/classic");
        table->window().resize(size);
        table->settle();
        return table;
    }
    static QDockWidget& battle(PlayPage& page) { return *page.findChild<QDockWidget*>(QStringLiteral("battle")); }
    static QDockWidget& battle(PlayTable& table) { return battle(table.page()); }
    static QDockWidget& panel(PlayTable& table, const char* name)
    {
        return *table.page().findChild<QDockWidget*>(QLatin1String(name));
    }
    static LogLine& line(PlayTable& table) { return *table.page().findChild<LogLine*>(); }
    static QListView& list(PlayTable& table) { return *table.page().log().findChild<QListView*>(); }

    static std::string asked(PlayTable& table)
    {
        GameRunner& runner = table.runner();
        const engine::Message& message =
            runner.waiting() == Waiting::Roll ? runner.decision().chance.what : runner.decision().question;
        return runner.rules().messages()[message.text].key;
    }
    static int turn(PlayTable& table) { return table.runner().turns().at(table.runner().game().here()).seat; }
    static void playUntil(PlayTable& table, const std::function<bool()>& stop)
    {
        QVERIFY2(table.playUnseen(stop), "it does not come to that");
        table.settle();
    }
    static void playTo(PlayTable& table, const std::string& question)
    {
        playUntil(table, [&] { return asked(table) == question; });
    }
    static void playToNextTurn(PlayTable& table)
    {
        const int whose = turn(table);
        playUntil(table, [&] { return turn(table) != whose && table.runner().waiting() == Waiting::Answer; });
    }
    /// Fights until all that is left to say is how it came out.
    static void fight(PlayTable& table)
    {
        playTo(table, "chance.attack");
        for (int guard = 0; asked(table) != "question.attack" && guard < 50; ++guard) {
            if (table.runner().waiting() == Waiting::Roll)
                table.key(Qt::Key_R);
            else if (asked(table) == "question.battle")
                table.key(Qt::Key_S);
            else {
                engine::Move move;
                QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), table.random(), move));
                QVERIFY(!table.runner().answer(move));
            }
            table.settle();
        }
        QCOMPARE(asked(table), "question.attack");
    }
    /// The board's place in the page but for the question above it, which grows with what it says.
    static QRect beside(PlayTable& table)
    {
        return table.page().board().geometry().adjusted(0, -table.page().questionBar().height(), 0, 0);
    }
    /// Rolls with its key until something else is asked.
    static void rollAll(PlayTable& table)
    {
        for (table.settle(); table.runner().waiting() == Waiting::Roll; table.settle()) table.key(Qt::Key_R);
    }
    static void closeByHand(QDockWidget& dock)
    {
        auto* close = dock.findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"));
        QTest::mouseClick(close, Qt::LeftButton);
        QCoreApplication::processEvents();
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void theBattleIsThereUntilTheNextTurn()
    {
        const auto table = risk();
        playTo(*table, "question.reinforce");
        QVERIFY(!battle(*table).isVisible());
        const QRect board = beside(*table);
        playTo(*table, "chance.attack");
        QVERIFY(battle(*table).isVisible());
        QCOMPARE(beside(*table), board);
        rollAll(*table);
        QVERIFY(battle(*table).isVisible()); // how it came out is news
        QVERIFY(table->page().findChild<BattlePanel*>()->lastRoll().isVisible());
        playToNextTurn(*table);
        QVERIFY(!battle(*table).isVisible());
        QCOMPARE(beside(*table), board);
    }

    void theDiceOfTheAttackStayBesideTheAnswer()
    {
        const auto table = risk();
        playTo(*table, "chance.attack");
        const BattlePanel& panel = *table->page().findChild<BattlePanel*>();
        table->key(Qt::Key_R); // both sides roll
        table->settle();
        QCOMPARE(asked(*table), "question.battle");
        const engine::Game& game = table->runner().game();
        const int defence = game.lastRoll()->node;
        const int attack = game.journal().node(defence).parent;
        const auto facesAt = [&](int node) {
            const auto& outcome = std::get<engine::Outcome>(game.journal().node(node).step);
            return std::vector<int>(outcome.values().begin(), outcome.values().end());
        };
        QVERIFY(panel.answeredRoll().isVisible() && panel.lastRoll().isVisible());
        QCOMPARE(panel.answeredRoll().faces(), facesAt(attack));
        QCOMPARE(panel.lastRoll().faces(), facesAt(defence));
        QVERIFY(panel.answeredRoll().geometry().right() < panel.lastRoll().geometry().left());
        // Before the answer the attack alone lies there.
        table->runner().goTo(attack);
        table->settle();
        QVERIFY(!panel.answeredRoll().isVisible());
        QCOMPARE(panel.lastRoll().faces(), facesAt(attack));
    }

    void manyDiceGoOnInFurtherLines()
    {
        const auto table = risk();
        playTo(*table, "chance.attack");
        const QRect board = beside(*table);
        auto& dice = *table->page().findChild<BattlePanel*>()->findChild<DiceTray*>();
        dice.showFaces(std::vector<int>(1, 6), false);
        dice.show();
        table->settle();
        const int line = dice.height();
        dice.showFaces(std::vector<int>(17, 6), false);
        table->settle();
        QCOMPARE(beside(*table), board); // the column is as wide as it was
        QVERIFY2(dice.height() > 2 * line, qPrintable(QString::number(dice.height())));
    }

    /// Above the board there is one row for all of them.
    void manyDiceInOneRowGetSmaller()
    {
        DiceTray dice;
        dice.setWrapped(false);
        dice.edit(24, 6);
        QVERIFY2(dice.minimumSizeHint().width() <= 500, qPrintable(QString::number(dice.minimumSizeHint().width())));
        dice.resize(500, dice.sizeHint().height());
        QTest::mouseClick(&dice, Qt::LeftButton, {}, QPoint(470, dice.height() / 2));
        QCOMPARE(dice.faces().back(), 1); // the last one is there
        QCOMPARE(dice.faces().front(), 0);
    }

    void theBoardKeepsItsWidth_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        for (const auto& [variant, players] :
             std::initializer_list<std::pair<const char*, int>>{{"narnia/official", 2},
                                                                {"castle-europe/document", 3},
                                                                {"wardrobe-road/usual", 3},
                                                                {"world/classic", 3},
                                                                {"world/warriors", 3},
                                                                {"diplomacy-europe/standard", 7},
                                                                {"narnian-wars/standard", 8}})
            QTest::newRow(variant) << QString::fromLatin1(variant) << players;
    }

    void theBoardKeepsItsWidth()
    {
        QFETCH(const QString, variant);
        QFETCH(const int, players);
        PlayTable table({0}, 5, {}, players, variant.toStdString(), "medium");
        table.window().resize(1366, 768);
        table.settle();
        const int width = table.page().board().width();
        for (int look = 0; look < 16; ++look) {
            int steps = 0;
            const auto rollsMany = [&] {
                return table.runner().waiting() == Waiting::Roll && table.runner().decision().chance.count > 6;
            };
            table.playUnseen([&] { return ++steps > 36 || (steps > 1 && rollsMany()); });
            if (table.runner().waiting() == Waiting::Over) return; // how it went may take the room
            const engine::Message said = table.runner().waiting() == Waiting::Roll
                                             ? table.runner().decision().chance.what
                                             : table.runner().decision().question;
            QVERIFY2(table.page().board().width() == width,
                     qPrintable(QStringLiteral("%1 in place of %2 at %3 (look %4)")
                                    .arg(table.page().board().width())
                                    .arg(width)
                                    .arg(QString::fromStdString(table.runner().rules().messages()[said.text].key))
                                    .arg(look)));
        }
    }

    void theBattleGoesWhenSomethingElseIsAnswered()
    {
        const auto table = risk();
        // What is answered about the battle itself is no other matter.
        fight(*table);
        QVERIFY(battle(*table).isVisible());
        const int whose = turn(*table);
        table->key(Qt::Key_S);
        table->settle();
        QCOMPARE(asked(*table), "question.fortify");
        QCOMPARE(turn(*table), whose);
        QVERIFY(!battle(*table).isVisible());
        // The record says it, not what has been on the screen: a step back, and it is there again.
        table->key(Qt::Key_Left, Qt::AltModifier);
        table->settle();
        QVERIFY(battle(*table).isVisible());
    }

    void theBattleIsThereWhileAnAttackIsAsked()
    {
        const auto table = risk();
        playTo(*table, "question.reinforce");
        QVERIFY(!battle(*table).isVisible());
        const QRect board = beside(*table);
        playTo(*table, "question.attack");
        QVERIFY(battle(*table).isVisible());
        const auto* panel = table->page().findChild<BattlePanel*>();
        const QString hint = QStringLiteral("Point at a place to see its odds");
        QVERIFY(textsOf(*panel).contains(hint));
        const int from = table->page().legalPlaces().nth(0);
        QTest::mouseClick(&table->page().board(), Qt::LeftButton, {}, table->pointOf(from));
        QTest::mouseMove(&table->page().board(), table->pointOf(table->page().legalPlaces().nth(0)));
        QCoreApplication::processEvents();
        QVERIFY(!textsOf(*panel).contains(hint));
        QCOMPARE(beside(*table), board);
        table->key(Qt::Key_Escape);
        table->key(Qt::Key_Escape);
        table->key(Qt::Key_S);
        table->settle();
        QCOMPARE(asked(*table), "question.fortify");
        QVERIFY(!battle(*table).isVisible());
        QCOMPARE(beside(*table), board);
    }

    void oddsAndDiceBringTheBattleInAnyGame()
    {
        // Narnia Risk Junior has no word for an attack: the target that it asks for has odds.
        PlayTable table({0, 1}, 22);
        playTo(table, "question.choose-target");
        QVERIFY(battle(table).isVisible());
        // Nor is it asked about the battle here, but for what has just been rolled.
        playTo(table, "question.assign-hits");
        QVERIFY(battle(table).isVisible());
    }

    void whoOpensTheBattleKeepsIt()
    {
        const auto table = risk();
        playTo(*table, "question.reinforce");
        QVERIFY(!battle(*table).isVisible());
        battle(*table).toggleViewAction()->trigger();
        QCoreApplication::processEvents();
        QVERIFY(battle(*table).isVisible());
        playToNextTurn(*table);
        QVERIFY(battle(*table).isVisible());
        // Closed, it is as before: it comes and goes by itself.
        closeByHand(battle(*table));
        QVERIFY(!battle(*table).isVisible());
        playTo(*table, "chance.attack");
        QVERIFY(battle(*table).isVisible());
    }

    void whoClosesTheBattleIsRidOfIt()
    {
        const auto table = risk();
        playTo(*table, "chance.attack");
        QVERIFY(battle(*table).isVisible());
        closeByHand(battle(*table));
        QVERIFY(!battle(*table).isVisible());
        rollAll(*table);
        playTo(*table, "chance.attack");
        QVERIFY(!battle(*table).isVisible());
        // Shift+R sets the dice, which are looked at there.
        table->key(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(battle(*table).isVisible());
        closeByHand(battle(*table));
        table->page().forgetPanels();
        QVERIFY(battle(*table).isVisible());
    }

    void anOpenedBattleIsRemembered()
    {
        QTemporaryDir folder;
        const auto begin = [](Desktop& desktop) {
            const auto& games = desktop.application().catalogue().games();
            QVERIFY(desktop.window().controller().startUsual(games.front()));
            settle();
        };
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), kLarge);
            begin(desktop);
            QVERIFY(!battle(desktop.window().play()).isVisible());
            battle(desktop.window().play()).toggleViewAction()->trigger();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), kLarge);
        begin(desktop);
        QVERIFY(battle(desktop.window().play()).isVisible());
    }

    void aGameBelowAClosedDrawerOpensNoPanel()
    {
        QTemporaryDir folder;
        Desktop desktop(folder.path(), QStringLiteral("en"), kDrawer);
        const auto& games = desktop.application().catalogue().games();
        const auto open = [&] {
            QStringList names;
            for (const QDockWidget* dock :
                 desktop.window().play().findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
                if (!dock->isHidden()) names << dock->objectName();
            return names.join(QLatin1Char(' '));
        };
        for (const auto& game : games) {
            QVERIFY(desktop.window().controller().startUsual(game));
            settle();
            QVERIFY2(open().isEmpty(), qPrintable(open()));
        }
        // The last of them has no orders: the drawer holds nothing about any.
        const bool orders = engine::referee::takesOrders(desktop.window().play().runner()->rules());
        QTest::keyClick(&desktop.window().play().board(), Qt::Key_F7);
        settle();
        QVERIFY(open().contains(QStringLiteral("seats")));
        QCOMPARE(open().contains(QStringLiteral("orders")), orders);
        QCOMPARE(open().contains(QStringLiteral("why")), orders);
    }

    void cardsAndScoreAreThereOnceThereIsSomethingInThem()
    {
        const auto table = risk();
        const QDockWidget& hand = panel(*table, "hand");
        const QDockWidget& result = panel(*table, "result");
        QCOMPARE(asked(*table), "question.claim");
        QVERIFY(!hand.isVisible());
        QVERIFY(!result.isVisible());
        playTo(*table, "question.reinforce");
        QVERIFY(result.isVisible()); // armies have been placed
        QVERIFY(!hand.isVisible());
        const QRect board = beside(*table);
        const auto hasCards = [&] {
            const GameRunner& runner = table->runner();
            return runner.waiting() == Waiting::Answer && runner.viewer() == runner.askedSeat() &&
                   !PositionReader(runner.rules(), runner.facts()).hand(runner.viewer()).empty();
        };
        playUntil(*table, hasCards);
        QVERIFY(hand.isVisible());
        QCOMPARE(beside(*table), board);
        // Back to the beginning, where there is nothing of it yet.
        table->key(Qt::Key_Home, Qt::AltModifier);
        table->settle();
        QVERIFY(!hand.isVisible());
        QVERIFY(!result.isVisible());
        QCOMPARE(beside(*table), board);
        table->key(Qt::Key_End, Qt::AltModifier);
        table->settle();
        QVERIFY(hand.isVisible());
        QVERIFY(result.isVisible());
    }

    void whoOpensCardsOrScoreKeepsThem()
    {
        const auto table = risk();
        QDockWidget& hand = panel(*table, "hand");
        QDockWidget& result = panel(*table, "result");
        // By the menu of the panels, and by the key.
        result.toggleViewAction()->trigger();
        table->key(Qt::Key_H);
        QCoreApplication::processEvents();
        QVERIFY(result.isVisible());
        QVERIFY(hand.isVisible());
        playUntil(*table, [&] { return table->runner().game().here() > 4; });
        table->key(Qt::Key_Home, Qt::AltModifier);
        table->settle();
        QVERIFY(result.isVisible());
        QVERIFY(hand.isVisible());
        // Closed, they come and go by themselves again.
        closeByHand(hand);
        QVERIFY(!hand.isVisible());
        closeByHand(result);
        QVERIFY(!result.isVisible());
        table->key(Qt::Key_End, Qt::AltModifier);
        table->settle();
        QVERIFY(result.isVisible());
        // Closed while it came by itself, it stays away.
        closeByHand(result);
        playUntil(*table, [&] { return table->runner().game().here() > 9; });
        QVERIFY(!result.isVisible());
    }

    void theScoreIsThereAtTheEndWhoeverHasClosedIt()
    {
        const auto table = risk();
        playUntil(*table, [&] { return table->runner().game().here() > 4; });
        closeByHand(panel(*table, "result"));
        playUntil(*table, [&] { return asked(*table) == "question.reinforce"; });
        QVERIFY(!panel(*table, "result").isVisible());
        emit table->runner().gameOver();
        QCoreApplication::processEvents();
        QVERIFY(panel(*table, "result").isVisible());
    }

    /// Nothing more is told then: what the log does not need is the score's.
    void theScoreHasTheRoomAtTheEnd_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << kSmall;
        QTest::newRow("low") << QSize(1366, 768);
    }
    void theScoreHasTheRoomAtTheEnd()
    {
        QFETCH(QSize, size);
        PlayTable table({0, 1}, 3, {}, 2, "narnia/official");
        table.window().resize(size);
        table.settle();
        QVERIFY(table.playUnseen([&] { return table.runner().game().over(); }, 20000));
        table.settle();
        emit table.runner().gameOver();
        QVERIFY(table.page().findChild<EndingCard*>()->dismiss()); // it was told over the board
        for (int turn = 0; turn < 8; ++turn) QCoreApplication::processEvents();
        const QDockWidget& result = panel(table, "result");
        QVERIFY(result.isVisible());
        QVERIFY(2 * result.height() > 3 * panel(table, "log").height());
    }

    void panelsThatWereAllClosedStayClosed()
    {
        const auto table = risk();
        playTo(*table, "question.reinforce");
        table->key(Qt::Key_F7);
        QCoreApplication::processEvents();
        playTo(*table, "chance.attack");
        QVERIFY(!battle(*table).isVisible());
        table->key(Qt::Key_F7);
        QCoreApplication::processEvents();
        QVERIFY(battle(*table).isVisible());
        table->key(Qt::Key_F7);
        playToNextTurn(*table);
        table->key(Qt::Key_F7); // all that have something to show
        QTRY_VERIFY(!battle(*table).isVisible());
        QVERIFY(table->page().findChild<QDockWidget*>(QStringLiteral("seats"))->isVisible());
    }

    void theRowDoesNotMoveTheBoardUnderThePointer()
    {
        const auto table = risk(kDrawer);
        playTo(*table, "question.reinforce");
        auto* panel = table->page().findChild<BattlePanel*>();
        QVERIFY(!panel->isVisible());
        playTo(*table, "question.attack");
        QVERIFY(panel->isVisible());
        const QRect board = table->page().board().geometry();
        const engine::Mask sources = table->page().legalPlaces();
        QTest::mouseClick(&table->page().board(), Qt::LeftButton, {}, table->pointOf(sources.nth(0)));
        QCoreApplication::processEvents();
        QCOMPARE(table->page().board().geometry(), board);
        QVERIFY(table->page().legalPlaces().any());
        QTest::mouseMove(&table->page().board(), table->pointOf(table->page().legalPlaces().nth(0)));
        QCoreApplication::processEvents();
        QVERIFY2(textsOf(*panel).join(QLatin1Char('|')).contains(QStringLiteral("you win in")),
                 qPrintable(textsOf(*panel).join(QLatin1Char('|'))));
        QCOMPARE(table->page().board().geometry(), board);
        QTest::mouseMove(&table->page().board(), QPoint(1, 1));
        QCoreApplication::processEvents();
        QCOMPARE(table->page().board().geometry(), board);
        playToNextTurn(*table);
        QVERIFY(!panel->isVisible());
    }

    void theLogIsALineInASmallWindow()
    {
        const auto table = risk();
        playTo(*table, "question.reinforce");
        QVERIFY(list(*table).isVisible() && !line(*table).isVisible());
        const int open = table->page().log().height();
        table->window().resize(kSmall);
        QCoreApplication::processEvents();
        QVERIFY(line(*table).isVisible() && !list(*table).isVisible());
        QVERIFY2(table->page().log().height() < 40, qPrintable(QString::number(table->page().log().height())));
        const LogModel& model = table->page().log().model();
        const QModelIndex last = model.index(model.rowCount() - 1);
        QCOMPARE(line(*table).told(), last.data().toString());
        const QString full = last.data(Qt::AccessibleTextRole).toString();
        QCOMPARE(line(*table).toolTip(), full);
        QCOMPARE(line(*table).accessibleName(), QStringLiteral("Log: ") + full);
        // What is longer than the line is cut off, not wider than it.
        const auto isLong = [&](const QModelIndex& index) {
            return index.data().toString().size() > 40 && !index.data(LogModel::HeadingRole).toBool();
        };
        int row = 0;
        while (row < model.rowCount() && !isLong(model.index(row))) ++row;
        QVERIFY(row < model.rowCount());
        table->runner().goTo(model.index(row).data(LogModel::NodeRole).toInt());
        QVERIFY(line(*table).shown() != line(*table).told());
        QVERIFY(line(*table).shown().endsWith(QChar(u'\u2026')));
        QVERIFY(line(*table).toolTip().startsWith(line(*table).told()));
        table->window().resize(kLarge);
        QCoreApplication::processEvents();
        QVERIFY(list(*table).isVisible() && !line(*table).isVisible());
        QVERIFY2(table->page().log().height() >= open / 2, qPrintable(QString::number(table->page().log().height())));
    }

    void theLineTellsOfTheMomentThatIsShown()
    {
        const auto table = risk(kSmall);
        playTo(*table, "question.reinforce");
        const LogModel& model = table->page().log().model();
        const QModelIndex earlier = model.index(model.rowCount() / 2);
        table->runner().goTo(earlier.data(LogModel::NodeRole).toInt());
        const int row = model.rowOf(table->runner().game().here());
        QVERIFY(row < model.rowCount() - 1);
        QCOMPARE(line(*table).told(), model.index(row).data().toString());
    }

    void theLineOpensTheLogAndTheChoiceStays()
    {
        const auto table = risk(kSmall);
        playTo(*table, "question.reinforce");
        QTest::mouseClick(&line(*table), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(list(*table).isVisible() && !line(*table).isVisible());
        QVERIFY2(list(*table).height() > 60, qPrintable(QString::number(list(*table).height())));
        table->window().resize(kLarge);
        QCoreApplication::processEvents();
        table->window().resize(kSmall);
        QCoreApplication::processEvents();
        QVERIFY(list(*table).isVisible());
        // And folded where there is room for it, which is another choice.
        auto* fold = table->page().log().findChild<QToolButton*>(QStringLiteral("foldLog"));
        table->window().resize(kLarge);
        QCoreApplication::processEvents();
        QTest::mouseClick(fold, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(line(*table).isVisible());
        table->window().resize(kSmall);
        QCoreApplication::processEvents();
        QVERIFY(list(*table).isVisible());
        table->window().resize(kLarge);
        QCoreApplication::processEvents();
        QVERIFY(line(*table).isVisible());
        table->page().forgetPanels();
        QVERIFY(list(*table).isVisible());
    }

    void theLineIsReachedAndOpenedByKeys()
    {
        const auto table = risk(kSmall);
        playTo(*table, "question.reinforce");
        table->window().activateWindow();
        table->page().board().setFocus();
        QTest::keyClick(&table->page().board(), Qt::Key_F6);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::focusWidget(), &line(*table));
        QTest::keyClick(&line(*table), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(list(*table).isVisible());
        QCOMPARE(QApplication::focusWidget(), &list(*table));
        auto* fold = table->page().log().findChild<QToolButton*>(QStringLiteral("foldLog"));
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::focusWidget(), &line(*table));
    }

    void aPanelInFrontOfTheLineHasItsRoom()
    {
        const auto table = risk(kSmall);
        playTo(*table, "question.reinforce");
        auto* recap = table->page().findChild<QDockWidget*>(QStringLiteral("recap"));
        recap->raise();
        QCoreApplication::processEvents();
        QVERIFY2(recap->height() > 120, qPrintable(QString::number(recap->height())));
        table->page().findChild<QDockWidget*>(QStringLiteral("log"))->raise();
        QCoreApplication::processEvents();
        QVERIFY2(table->page().log().height() < 40, qPrintable(QString::number(table->page().log().height())));
    }

    void panelsBehindEachOtherHaveTheirHeight()
    {
        const auto table = risk({900, 640});
        playTo(*table, "question.reinforce");
        QVERIFY(!table->page().log().isFolded());
        QVERIFY(!table->page().log().findChild<QToolButton*>(QStringLiteral("foldLog"))->isVisible());
        QVERIFY(battle(*table).isHidden());
        playTo(*table, "chance.attack");
        QTRY_VERIFY(!battle(*table).visibleRegion().isEmpty());
    }

    /// A note on a moment that is listed already, changed and taken back, is a line of the log each time.
    void aNoteIsALineOfTheLog()
    {
        PlayTable table({0}, 5);
        table.playUntil([&] { return table.runner().game().here() > 12; });
        const LogModel& model = table.page().log().model();
        const auto notes = [&] {
            QStringList found;
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.index(row).data(LogModel::NoteRole).toBool()) found << model.index(row).data().toString();
            return found;
        };
        table.runner().setNote(7, QStringLiteral("the turning point"));
        QCOMPARE(notes(), QStringList{QStringLiteral("the turning point")});
        table.runner().setNote(7, QStringLiteral("a mistake"));
        QCOMPARE(notes(), QStringList{QStringLiteral("a mistake")});
        table.runner().setNote(7, {});
        QCOMPARE(notes(), QStringList());
    }

    void theLineSaysNothingUnderTheCurtain()
    {
        PlayTable table({0, 1, 2}, 5, {{"advanced.secret-cards", true}}, 3);
        table.window().resize(kSmall);
        int curtains = 0;
        QString before;
        const LogModel& model = table.page().log().model();
        // playUntil() would lift the curtain before it is looked at.
        engine::Random random(4);
        for (int step = 0; step < 400 && curtains < 6; ++step) {
            table.settle();
            GameRunner& runner = table.runner();
            engine::Move move;
            switch (runner.waiting()) {
            case Waiting::HandoverScreen:
                QVERIFY(line(table).isVisibleTo(&table.page()));
                QCOMPARE(line(table).told(), QString());
                QCOMPARE(line(table).toolTip(), QString());
                QCOMPARE(line(table).accessibleName(), QStringLiteral("Log"));
                QVERIFY(!line(table).isEnabled());
                curtains += before.isEmpty() ? 0 : 1;
                runner.liftCurtain();
                break;
            case Waiting::RevealedAnswers: runner.acknowledge(); break;
            case Waiting::Roll: runner.roll(); break;
            case Waiting::Answer:
                before = line(table).told();
                if (model.rowCount() > 0) QCOMPARE(before, model.index(model.rowCount() - 1).data().toString());
                QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
                QVERIFY(!runner.answer(move));
                break;
            default: QFAIL("an unexpected pause");
            }
        }
        QVERIFY(curtains > 0);
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    const QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestFolding test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_folding.moc"
