// SPDX-License-Identifier: GPL-3.0-or-later
// What people do to a game beside playing it: switch rules, change the position, compare branches, hurry bots.
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/comparedialog.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/rulesdialog.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardposition.h"
#include "engine/game/domain.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

const std::string kWoods = "advanced.wooded-two-dice";
const std::string kFauns = "base.faun-per-set";

/// By any answers, until bots are to play, whom nobody waits for.
void playUntilBots(PlayTable& table)
{
    table.settle();
    table.preferences().setBotPause(60000);
    engine::Random random(35);
    for (int step = 0; step < 500 && table.runner().waiting() != GameRunner::Waiting::Nothing; ++step) {
        engine::Move move;
        if (table.runner().waiting() == GameRunner::Waiting::Roll)
            table.runner().roll();
        else if (engine::sample(table.runner().decision(), table.runner().game().state(), random, move))
            (void)table.runner().answer(move);
    }
}

bool logTells(PlayTable& table, const QString& words)
{
    const LogModel& log = table.page().log().model();
    for (int row = 0; row < log.rowCount(); ++row)
        if (log.index(row).data().toString().contains(words)) return true;
    return false;
}

editor::PlaceContents contentsOf(const GameRunner& runner, int place)
{
    engine::Facts facts;
    runner.rules().describe(runner.game().state(), facts);
    return editor::readPosition(runner.rules(), facts).places[static_cast<std::size_t>(place)];
}

bool toAnswerOnTheBoard(PlayTable& table)
{
    return table.runner().waiting() == Waiting::Answer && table.page().legalPlaces().any() &&
           table.runner().game().here() > 30;
}

/// A territory that somebody holds with pieces of one kind alone, and that can be clicked.
int simplePlace(PlayTable& table)
{
    const int territories = table.runner().rules().board().territoryCount();
    for (int place = 0; place < territories; ++place) {
        const editor::PlaceContents here = contentsOf(table.runner(), place);
        if (here.stack.size() == 1 && here.intruders.empty() && !table.pointOf(place).isNull()) return place;
    }
    return -1;
}

/// The press, the release and what the system makes of them.
void rightClick(PlayTable& table, int place)
{
    QWidget* board = &table.page().board();
    const QPoint point = table.pointOf(place);
    QTest::mouseClick(board, Qt::RightButton, {}, point);
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, board->mapToGlobal(point));
    QCoreApplication::sendEvent(board, &event);
}

void choose(PlayTable& table, const QString& name)
{
    for (QToolButton* button : table.page().editBar().buttons())
        if (button->accessibleName() == name) QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class TestByHand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    void rulesAreSwitchedDuringPlayAndLogged()
    {
        PlayTable table({0, 1}, 31);
        table.playUntil([&] { return toAnswerOnTheBoard(table); });
        const int before = table.runner().game().here();
        table.key(Qt::Key_R, Qt::ControlModifier);
        auto* dialog = table.page().findChild<RulesDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->changeButton()->isEnabled());

        OptionRow* fixed = dialog->options()->row(kFauns);
        dialog->options()->showOption(kFauns);
        QCoreApplication::processEvents();
        QVERIFY(fixed->isFixed());
        QVERIFY(!fixed->number()->isEnabled());
        bool reason = false;
        for (const QLabel* label : fixed->findChildren<QLabel*>())
            reason = reason || (label->isVisible() && label->text().startsWith(QStringLiteral("Fixed during")));
        QVERIFY(reason);

        dialog->options()->showOption(kWoods);
        QCoreApplication::processEvents();
        OptionRow* row = dialog->options()->row(kWoods);
        QVERIFY(!row->isFixed());
        QTest::mouseClick(row->toggle(), Qt::LeftButton);
        QVERIFY(dialog->summary().contains(QStringLiteral(": on")));
        QVERIFY(!table.runner().game().options().flag(kWoods));
        QTest::mouseClick(dialog->changeButton(), Qt::LeftButton);
        QVERIFY(table.runner().game().options().flag(kWoods));
        QCOMPARE(table.runner().game().journal().node(table.runner().game().here()).parent, before);
        QVERIFY(logTells(table, QStringLiteral("Rule changed")));

        QCoreApplication::processEvents(); // the dialog goes
        table.page().undo();
        QCOMPARE(table.runner().game().here(), before);
        QVERIFY(!table.runner().game().options().flag(kWoods));
    }

    void thePositionIsChangedByHand()
    {
        PlayTable table({0, 1}, 32);
        table.playUntil([&] { return toAnswerOnTheBoard(table); });
        const int before = table.runner().game().here();
        const int place = simplePlace(table);
        QVERIFY(place >= 0);
        const editor::PieceCount stack = contentsOf(table.runner(), place).stack.front();
        const auto word = [&](engine::Space space, int index) {
            const std::string name =
                engine::MessageFormatter(table.page().session()->texts(), table.runner().rules(), "en")
                    .word(space, index);
            return QString::fromStdString(name);
        };

        table.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(table.page().isEditing());
        QVERIFY(table.page().editBar().isVisible());
        QVERIFY(!table.page().questionBar().isVisible());
        choose(table,
               word(engine::Space::Army, stack.army) + QStringLiteral(": ") + word(engine::Space::Piece, stack.piece));
        QWidget* board = &table.page().board();
        QTest::mouseClick(board, Qt::LeftButton, {}, table.pointOf(place));
        QTest::mouseClick(board, Qt::LeftButton, {}, table.pointOf(place));
        table.key(Qt::Key_Minus);
        table.key(Qt::Key_Plus);
        rightClick(table, place);
        QCOMPARE(table.runner().game().here(), before); // nothing is a move, and nothing is done yet
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);

        QVERIFY(!table.page().isEditing());
        QVERIFY(table.page().questionBar().isVisible());
        const engine::Game& game = table.runner().game();
        QCOMPARE(game.journal().node(game.here()).parent, before);
        QVERIFY(std::holds_alternative<engine::PositionEdit>(game.journal().node(game.here()).step));
        QCOMPARE(contentsOf(table.runner(), place).stack.front().count, stack.count + 1);
        QVERIFY(logTells(table, QStringLiteral("The position was changed by hand.")));

        // It is in the file, and can be undone as one step.
        engine::Errors leftOut;
        const engine::Library library(MARCHES_SOURCE_DIR, {});
        const auto again = GameSession::read(library, table.page().session()->asFile(), "again", leftOut);
        QVERIFY(again.has_value());
        QVERIFY(leftOut.empty());
        QCOMPARE((*again)->game().journal().size(), game.journal().size());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.runner().game().here(), before);
        QCOMPARE(contentsOf(table.runner(), place).stack.front().count, stack.count);
    }

    void undoAllLeavesTheGameAlone()
    {
        PlayTable table({0, 1}, 33);
        table.playUntil([&] { return toAnswerOnTheBoard(table); });
        const int steps = table.runner().game().journal().size();
        const int place = simplePlace(table);
        table.key(Qt::Key_E, Qt::ControlModifier);
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(place));
        QVERIFY(table.page().editBar().undoAllButton()->isEnabled());
        QTest::mouseClick(table.page().editBar().undoAllButton(), Qt::LeftButton);
        QVERIFY(!table.page().editBar().undoAllButton()->isEnabled());
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QVERIFY(!table.page().isEditing());
        QCOMPARE(table.runner().game().journal().size(), steps);
    }

    void branchesStandSideBySide()
    {
        PlayTable table({0, 1}, 23);
        table.playUntil([&] { return toAnswerOnTheBoard(table) && table.page().legalPlaces().count() > 1; });
        const int fork = table.runner().game().here();
        const engine::Mask legal = table.page().legalPlaces();
        for (int i = 0; i < 2; ++i) {
            QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(legal.nth(i)));
            if (table.runner().game().here() == fork) table.page().questionBar().form().commit();
            const int past = table.runner().game().here() + 25;
            table.playUntil([&] { return table.runner().game().here() > past; });
            if (i == 0) table.runner().goTo(fork);
        }
        QCOMPARE(table.runner().game().journal().node(fork).children.size(), std::size_t{2});
        table.key(Qt::Key_D, Qt::ControlModifier);
        auto* dialog = table.page().findChild<CompareDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->course(0)->count(), 2);
        QVERIFY(dialog->course(0)->currentIndex() != dialog->course(1)->currentIndex());
        QVERIFY(!dialog->found().empty());
        // Whose a place is, as everywhere: the player, not the colour.
        bool named = false;
        for (const Difference& one : dialog->found())
            named |= one.place >= 0 && (one.here + one.there).contains(QStringLiteral("Person "));
        QVERIFY(named);
        dialog->course(1)->setCurrentIndex(dialog->course(0)->currentIndex());
        QVERIFY(dialog->found().empty());
    }

    void aClickWhileBotsPlayIsAnswered()
    {
        PlayTable table({1}, 35);
        playUntilBots(table);
        QCOMPARE(table.runner().waiting(), Waiting::Nothing);
        const int place = 3;
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(place));
        QVERIFY2(table.window().spokenLine().contains(QStringLiteral("not your turn")),
                 qPrintable(table.window().spokenLine()));
        QVERIFY(table.window().spokenLine().contains(table.page().board().placeName(place)));
    }

    void aPersonNeedNotWaitForBots()
    {
        PlayTable table({1}, 35);
        playUntilBots(table);
        QCOMPARE(table.runner().waiting(), Waiting::Nothing);
        auto* now = table.page().questionBar().findChild<QPushButton*>(QStringLiteral("moveNow"));
        QVERIFY(!now->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(now->isVisible(), 5000);
        QTest::mouseClick(now, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(table.runner().waiting() != Waiting::Nothing, 20000);
        QVERIFY(!now->isVisible());
    }

    void theCurtainWantsMoreThanOneKey()
    {
        PlayTable table({0, 1}, 14, {{"advanced.secret-cards", true}});
        const auto down = [&] { return table.runner().waiting() == Waiting::HandoverScreen; };
        table.playUntil(down); // as long as nobody holds a card there is nothing to hide
        QVERIFY(down());
        auto* button = table.page().findChild<HandoverScreen*>()->findChild<QPushButton*>();
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(down());
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(!down());

        table.playUntil(down);
        QVERIFY(down());
        button->setFocus();
        QTest::keyPress(button, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!down(), 5000);
        QTest::keyRelease(button, Qt::Key_Space);
    }

    void theMenuOfAPlaceAnswersToo()
    {
        PlayTable table({0, 1}, 36);
        table.playUntil([&] { return toAnswerOnTheBoard(table); });
        const int here = table.runner().game().here();
        const int place = table.page().legalPlaces().nth(0);
        rightClick(table, place);
        const QList<QMenu*> menus = table.page().findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(!menus.isEmpty());
        QMenu* menu = menus.last(); // before it there is that of the habits
        QCOMPARE(menu->actions().front()->text(), table.page().board().placeName(place));
        QVERIFY(menu->actions().size() > 4);
        menu->actions()[2]->trigger();
        if (table.runner().game().here() == here) table.page().questionBar().form().commit();
        QVERIFY(table.runner().game().here() != here);
    }

    void theBattleFoldsIntoARowWhereItIsNarrow()
    {
        PlayTable table({0, 1}, 22);
        table.playUntil([&] { return table.runner().waiting() == Waiting::Roll; });
        auto* battle = table.page().findChild<BattlePanel*>();
        const int tall = battle->height();
        table.window().resize(740, 560);
        QCoreApplication::processEvents();
        QVERIFY(battle->isVisible());
        QVERIFY(battle->height() < tall && battle->height() < 80);
        QVERIFY(battle->mapTo(&table.page(), QPoint()).y() < table.page().board().mapTo(&table.page(), QPoint()).y());
        table.key(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(battle->isEditing());
        table.window().resize(1400, 900);
        QCoreApplication::processEvents();
        QVERIFY(battle->isVisible());
        QVERIFY(battle->height() > 80);
    }
};

QTEST_MAIN(TestByHand)
#include "tst_byhand.moc"
