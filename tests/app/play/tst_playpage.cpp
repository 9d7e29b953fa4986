// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSpinBox>
#include <QtTest>

#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/piececounter.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

class TestPlayPage : public QObject {
    Q_OBJECT

    /// The answer that is being made shares something out, with a given total or a free one.
    static bool hasSpread(PlayTable& table, bool given)
    {
        const engine::Decision& decision = table.runner().decision();
        return decision.offers().size() == 1 &&
               std::ranges::any_of(decision.params(decision.offers()[0]), [given](const engine::Param& param) {
                   return param.form == engine::Form::Spread && (param.totalLo == param.totalHi) == given;
               });
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void whatWaitsToBePlacedIsToldAtItsSeat()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.settle();
        QCOMPARE(table.runner().waiting(), GameRunner::Waiting::Answer);
        const auto seats = table.page().findChildren<SeatStatus*>();
        QVERIFY(std::ranges::any_of(seats, [](const SeatStatus* seat) {
            return seat->accessibleName().contains(QStringLiteral("To place: "));
        }));
    }

    void aPlaceThatIsNotLegalSaysWhyAndNamesTheRule()
    {
        PlayTable table({0, 1}, 21);
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.page().legalPlaces().any(); });
        const engine::Mask legal = table.page().legalPlaces();
        const int territories = table.runner().rules().board().territoryCount();
        int refusedPlace = -1;
        for (int place = 0; place < territories && refusedPlace < 0; ++place)
            if (!legal.test(place) && !table.pointOf(place).isNull()) refusedPlace = place;
        QVERIFY(refusedPlace >= 0);
        const int here = table.runner().game().here();
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(refusedPlace));
        QVERIFY(table.page().questionBar().showsRefusal());
        QVERIFY(!table.page().questionBar().findChild<QLabel*>(QStringLiteral("hint"))->text().isEmpty());
        QCOMPARE(table.runner().game().here(), here);
    }

    void diceCanBeSetByHandAndAreMarked()
    {
        PlayTable table({0, 1}, 22);
        table.playUntil([&] { return table.runner().waiting() == Waiting::Roll; });
        const int count = table.runner().decision().chance.count;
        QTest::keyClick(&table.page().board(), Qt::Key_R, Qt::ShiftModifier);
        DiceTray* tray = nullptr;
        for (DiceTray* one : table.page().findChildren<DiceTray*>())
            if (one->isEditing()) tray = one;
        QVERIFY(tray != nullptr);
        for (int i = 0; i < count; ++i) QTest::keyClick(tray, Qt::Key_5);
        const engine::Journal& journal = table.runner().game().journal();
        const auto line = journal.line(table.runner().game().here());
        bool found = false;
        for (const int node : line)
            if (const auto* outcome = std::get_if<engine::Outcome>(&journal.node(node).step);
                outcome != nullptr && outcome->setByHand) {
                found = true;
                for (const std::int16_t face : outcome->values()) QCOMPARE(face, std::int16_t{5});
            }
        QVERIFY(found);
        // The log keeps the pencil, and says so to those who do not see it.
        const LogModel& log = table.page().log().model();
        bool pencil = false;
        for (int row = 0; row < log.rowCount(); ++row)
            if (const QModelIndex told = log.index(row); told.data(LogModel::HandRole).toBool())
                pencil = pencil || told.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("set by hand"));
        QVERIFY(pencil);
    }

    void aQuestionOfOneFormNeedsNoFirstClickAndEnterInAStepperAnswersIt()
    {
        PlayTable table({0, 1}, 26, {}, 2, "world/classic"); // how many armies go on, or defend
        const auto stepper = [&]() -> QSpinBox* {
            for (QSpinBox* box : table.page().questionBar().form().findChildren<QSpinBox*>())
                if (box->isVisible()) return box;
            return nullptr;
        };
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && table.runner().decision().offers().size() == 1 &&
                   !table.page().legalPlaces().any() && stepper() != nullptr;
        });
        QSpinBox* box = stepper();
        QVERIFY(box != nullptr);
        const int here = table.runner().game().here();
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(4, box->height() / 2));
        QVERIFY(box->hasFocus());
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(table.runner().game().here() != here);
    }

    void numbersThatMakeNoLegalMoveAreRefusedInWords()
    {
        PlayTable table({0, 1}, 26, {{"base.pooled-attack", true}}, 2, "world/classic");
        PromptBar& bar = table.page().questionBar();
        const auto steppers = [&] {
            QList<QSpinBox*> found;
            for (QSpinBox* box : bar.form().findChildren<QSpinBox*>())
                if (box->isVisible()) found << box;
            return found;
        };
        // Where the total is given, numbers make room for each other instead: here it is free.
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && steppers().size() > 1 &&
                   bar.form().primary()->isEnabled() && hasSpread(table, false);
        });
        QVERIFY(steppers().size() > 1);
        const QString before = bar.spoken();
        std::vector<int> values;
        for (QSpinBox* box : steppers()) values.push_back(box->value());
        for (QSpinBox* box : steppers()) box->setValue(box->minimum());
        QVERIFY(!bar.form().primary()->isEnabled());
        QVERIFY(bar.showsRefusal());
        QVERIFY(bar.spoken() != before);
        for (int i = 0; i < steppers().size(); ++i) steppers()[i]->setValue(values[static_cast<std::size_t>(i)]);
        QVERIFY(bar.form().primary()->isEnabled());
        QCOMPARE(bar.spoken(), before);
    }

    void numbersOfAGivenTotalMakeRoomForEachOther()
    {
        // On pictures of the pieces: hits and captives are chosen so.
        PlayTable table({0, 1}, 26);
        DecisionForm& form = table.page().questionBar().form();
        const auto steppers = [&] {
            QList<PieceCounter*> found;
            for (PieceCounter* pieces : form.findChildren<PieceCounter*>())
                if (pieces->isVisible()) found << pieces;
            return found;
        };
        const auto mayGrow = [](const QList<PieceCounter*>& boxes, int which) {
            return boxes[which]->value() < boxes[which]->maximum() && boxes[1 - which]->value() > 0;
        };
        table.playUntil([&] {
            const QList<PieceCounter*> boxes = steppers();
            return table.runner().waiting() == Waiting::Answer && boxes.size() == 2 && hasSpread(table, true) &&
                   (mayGrow(boxes, 0) || mayGrow(boxes, 1));
        });
        const QList<PieceCounter*> boxes = steppers();
        QCOMPARE(boxes.size(), 2);
        QVERIFY(!boxes[0]->accessibleName().isEmpty());
        const int total = boxes[0]->value() + boxes[1]->value();
        PieceCounter* more = boxes[mayGrow(boxes, 0) ? 0 : 1];
        const int before = more->value();
        QTest::mouseClick(more, Qt::LeftButton, {}, more->boxOf(before).center());
        QCOMPARE(more->value(), before + 1);
        QCOMPARE(boxes[0]->value() + boxes[1]->value(), total);
        QTest::keyClick(more, Qt::Key_Minus);
        QCOMPARE(boxes[0]->value() + boxes[1]->value(), total);
        QTest::mouseClick(more, Qt::LeftButton, {}, more->boxOf(more->maximum() - 1).center());
        QCOMPARE(boxes[0]->value() + boxes[1]->value(), total); // never more than there are hits
        QVERIFY(form.primary()->isEnabled());
        QVERIFY(!table.page().questionBar().showsRefusal());
        QVERIFY(more->hasFocus());
        const int here = table.runner().game().here();
        QTest::keyClick(more, Qt::Key_Return); // answers, as in a stepper
        QVERIFY(table.runner().game().here() != here);
    }

    void aFormIsAnsweredByEnterOverTheBoard()
    {
        PlayTable table({0, 1}, 28);
        const auto isForm = [&] {
            QPushButton* primary = table.page().questionBar().form().primary();
            return table.runner().waiting() == Waiting::Answer && !table.page().legalPlaces().any() &&
                   primary != nullptr && primary->isVisible() && primary->isEnabled();
        };
        table.playUntil(isForm);
        QVERIFY(isForm());
        const int here = table.runner().game().here();
        table.page().board().setFocus();
        table.key(Qt::Key_Return);
        QVERIFY(table.runner().game().here() != here);
    }

    void enterPressesTheAnswerThatHasTheFocus()
    {
        PlayTable table({0, 1}, 27);
        table.playUntil([&] { return table.runner().waiting() == Waiting::Answer && table.answers().size() > 1; });
        const int here = table.runner().game().here();
        QPushButton* answer = table.answers().back();
        answer->setFocus(Qt::TabFocusReason);
        QTest::keyClick(answer, Qt::Key_Return);
        QVERIFY(table.runner().game().here() != here);
        QVERIFY(table.page().board().hasFocus()); // not Undo, which stands beside the answers
    }

    void whatIsPressedInTheQuestionLeavesTheFocusToTheBoard()
    {
        PlayTable table({0, 1}, 29);
        const auto back = [&] {
            return table.page().questionBar().form().findChild<QPushButton*>(QStringLiteral("back"));
        };
        table.playUntil([&] {
            if (table.runner().waiting() != Waiting::Answer || !table.page().legalPlaces().any()) return false;
            QTest::mouseClick(&table.page().board(), Qt::LeftButton, {},
                              table.pointOf(table.page().legalPlaces().nth(0)));
            return back() != nullptr && back()->isVisible();
        });
        QVERIFY(back() != nullptr);
        QTest::mouseClick(back(), Qt::LeftButton);
        QVERIFY(table.page().board().hasFocus());
    }

    void undoGoesBackAndADifferentMoveMakesABranch()
    {
        PlayTable table({0, 1}, 23);
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && table.page().legalPlaces().count() > 1 &&
                   table.runner().game().here() > 20;
        });
        const int fork = table.runner().game().here();
        const engine::Mask legal = table.page().legalPlaces();
        const auto choose = [&](int place) {
            QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(place));
            if (table.runner().game().here() == fork) table.page().questionBar().form().commit();
        };
        choose(legal.nth(0));
        QVERIFY(table.runner().game().here() != fork);
        table.page().undo();
        QCOMPARE(table.runner().game().here(), fork);
        choose(legal.nth(1));
        QCOMPARE(table.runner().game().journal().node(fork).children.size(), std::size_t{2});
    }

    void everyLineOfTheLogNamesItsRuleOrNeedsNone()
    {
        PlayTable table({}, 24);
        QTRY_VERIFY_WITH_TIMEOUT(table.runner().waiting() == Waiting::Over, 60000);
        const LogModel& log = table.page().log().model();
        QVERIFY(log.rowCount() > 50);
        int withRule = 0;
        int lines = 0;
        for (int row = 0; row < log.rowCount(); ++row) {
            const QModelIndex index = log.index(row);
            QVERIFY(!index.data().toString().isEmpty());
            if (index.data(LogModel::HeadingRole).toBool()) continue;
            ++lines;
            QVERIFY2(!index.data().toString().contains(QLatin1Char('{')), qPrintable(index.data().toString()));
            withRule += index.data(LogModel::RuleRole).toString().isEmpty() ? 0 : 1;
        }
        QVERIFY(withRule * 10 >= lines * 9);
    }

    /// However many lines the newest sentence is broken over.
    void theLogIsAtItsEnd()
    {
        PlayTable table({0, 1}, 31, {}, 2, "narnia/official");
        auto* view = table.page().findChild<LogPanel*>()->findChild<QListView*>();
        QVERIFY(view != nullptr);
        int looked = 0;
        int broken = 0;
        table.playUntil([&] {
            for (int pass = 0; pass < 6; ++pass) QCoreApplication::processEvents(); // lines are laid out
            const QScrollBar* bar = view->verticalScrollBar();
            if (view->model()->rowCount() == 0 || bar->maximum() == 0) return false;
            if (bar->value() != bar->maximum()) return true;
            const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
            if (view->visualRect(last).height() > 2 * view->fontMetrics().height()) ++broken;
            return ++looked > 40;
        });
        QCOMPARE(view->verticalScrollBar()->value(), view->verticalScrollBar()->maximum());
        QVERIFY(looked > 40);
        QVERIFY(broken > 0);
    }

    void languageSwitchesAtOnceAndBackIsTheSame()
    {
        PlayTable table({0, 1}, 25);
        table.playUntil(
            [&] { return table.runner().game().here() > 40 && table.runner().waiting() == Waiting::Answer; });
        const auto words = [&] {
            QStringList all = textsOf(table.page());
            for (int row = 0; row < table.page().log().model().rowCount(); ++row)
                all << table.page().log().model().index(row).data().toString();
            return all;
        };
        const QStringList english = words();
        table.preferences().setLanguage(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        const QStringList french = words();
        QVERIFY(english != french);
        table.preferences().setLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(words(), english);
    }
};

QTEST_MAIN(TestPlayPage)
#include "tst_playpage.moc"
