// SPDX-License-Identifier: GPL-3.0-or-later
// What would Hard do: asked for by a key, told with chances, given by a press, and gone with what it was about.
#include <cmath>

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QtTest>

#include "app/desktop/play/hintstrip.h"
#include "app/desktop/play/playhints.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr int kPatience = 60000; ///< milliseconds; a machine may be busy with other things

QList<QPushButton*> hintButtons(PlayTable& table)
{
    return table.page().hints().strip()->findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^hintAnswer")));
}

/// Every word that the strip shows or speaks of an answer.
QString wordsLeft(PlayTable& table)
{
    QString words;
    for (const QPushButton* button : hintButtons(table))
        words += button->text() + button->toolTip() + button->accessibleName();
    return words;
}

class TestHints : public QObject {
    Q_OBJECT

    static bool waitForHints(PlayTable& table)
    {
        return QTest::qWaitFor([&] { return !table.page().hints().isThinking(); }, kPatience) &&
               !table.page().hints().answers().empty();
    }
    static bool isGone(PlayTable& table)
    {
        return !table.page().hints().strip()->isVisible() && !table.page().hints().isThinking() &&
               table.page().hints().answers().empty() && wordsLeft(table).isEmpty();
    }
    static void answerAnyhow(PlayTable& table)
    {
        engine::Random random(3);
        engine::Move move;
        QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
        QVERIFY(!table.runner().answer(move));
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void itIsAskedForByAKeyAndGivenByAPress()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        QVERIFY(isGone(table));
        const int here = table.runner().game().here();
        table.key(Qt::Key_I);
        QVERIFY(table.page().hints().strip()->isVisible()); // at once: it thinks
        QVERIFY(waitForHints(table));
        QCOMPARE(table.runner().game().here(), here);
        const std::vector<engine::Answer> answers = table.page().hints().answers();
        const QList<QPushButton*> buttons = hintButtons(table);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            QVERIFY(engine::contains(table.runner().decision(), table.runner().game().state(), answers[i].move));
            const QString words = buttons[static_cast<qsizetype>(i)]->accessibleName();
            QVERIFY2(words.contains(QStringLiteral("(wins %1 in 100, %2 to %3)")
                                        .arg(std::lround(answers[i].chance * 100))
                                        .arg(std::lround(answers[i].low * 100))
                                        .arg(std::lround(answers[i].high * 100))),
                     qPrintable(words));
            QVERIFY2(words.contains(table.page().board().placeName(answers[i].move.arg[0]), Qt::CaseInsensitive),
                     qPrintable(words));
        }
        // Several answers are so many choices, and no list of what to do.
        QVERIFY(answers.size() > 1);
        QCOMPARE(table.page().hints().strip()->findChild<QLabel*>(QStringLiteral("hintWords"))->text(),
                 QStringLiteral("Hard would do one of these:"));
        // The key once more leads to the answers, and the space bar gives the one that has the focus.
        table.key(Qt::Key_I);
        QVERIFY(QApplication::focusWidget() == buttons.front());
        QTest::keyClick(buttons.front(), Qt::Key_Space);
        QVERIFY(isGone(table));
        const engine::Journal& journal = table.runner().game().journal();
        const int first = journal.line(journal.mainEnd(here))[journal.line(here).size()];
        const auto* given = std::get_if<engine::Move>(&journal.node(first).step);
        QVERIFY(given != nullptr && *given == answers.front().move);
    }

    /// The board would move under the pointer when a hint comes, and again when it goes.
    void theBoardStaysWhereItIs()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        for (const QSize size : {QSize(1400, 900), QSize(1000, 700)}) {
            table.window().resize(size);
            table.settle();
            const QWidget& board = table.page().board();
            const QRect before = board.geometry();
            HintStrip* strip = table.page().hints().strip();
            table.key(Qt::Key_I);
            QVERIFY(waitForHints(table));
            table.settle();
            QCOMPARE(board.geometry(), before);
            QVERIFY(strip->isVisible());
            // It lies over the upper edge and takes what it needs; what is asked is still seen whole.
            QCOMPARE(strip->y(), before.y());
            QVERIFY(strip->width() == before.width() && strip->height() >= strip->heightForWidth(before.width()));
            QPushButton* last = hintButtons(table)[static_cast<qsizetype>(table.page().hints().answers().size()) - 1];
            QWidget* under = strip->parentWidget();
            QCOMPARE(under->childAt(last->mapTo(under, last->rect().center())), last);
            QVERIFY(strip->rect().contains(last->mapTo(strip, last->rect().bottomRight())));
            table.key(Qt::Key_Escape);
            QCOMPARE(board.geometry(), before);
        }
    }

    void escapeTakesItAway()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        table.settle();
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        table.key(Qt::Key_Escape);
        QVERIFY(isGone(table));
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
    }

    void itGoesWithThePosition()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        table.settle();
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        answerAnyhow(table);
        QVERIFY(isGone(table));
        // A press that comes too late gives nothing.
        table.settle();
        const int here = table.runner().game().here();
        emit table.page().hints().strip()->pressed(0);
        QCOMPARE(table.runner().game().here(), here);
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        table.runner().undo();
        QVERIFY(isGone(table));
    }

    void whatIsThoughtOfAnEarlierPositionIsNeverShown()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        table.settle();
        table.key(Qt::Key_I);
        QVERIFY(table.page().hints().isThinking());
        answerAnyhow(table);
        QVERIFY(isGone(table));
        table.settle();
        QTest::qWait(300);
        QVERIFY(isGone(table));
    }

    void itIsWordedInTheLanguageThatIsSpoken()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "random");
        table.window().activateWindow();
        table.settle();
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        table.preferences().setLanguage(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        QVERIFY(isGone(table));
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        QVERIFY2(wordsLeft(table).contains(QStringLiteral(" sur 100, de ")), qPrintable(wordsLeft(table)));
    }

    void nothingOfItIsBehindTheCurtain()
    {
        PlayTable table({0, 1}, 8, {}, 3, "castle-europe/document", "random");
        table.window().activateWindow();
        bool hides = false; // somebody has something to hide
        table.playUntil([&] {
            hides = hides || table.runner().waiting() == Waiting::HandoverScreen;
            return hides && table.runner().waiting() == Waiting::Answer;
        });
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        table.key(Qt::Key_I);
        QVERIFY(waitForHints(table));
        QVERIFY(!wordsLeft(table).isEmpty());
        table.runner().undo(); // back across a curtain is back to a curtain
        QVERIFY(table.page().isCurtainDown());
        QVERIFY(isGone(table));
        table.page().askHint();
        QVERIFY(isGone(table));
    }
};

} // namespace

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
