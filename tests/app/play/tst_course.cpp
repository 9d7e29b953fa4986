// SPDX-License-Identifier: GPL-3.0-or-later
// How a game went: its lines and honours say what the record says; seats change hands; the same game begins again.
#include <QComboBox>
#include <QDockWidget>
#include <QImageReader>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <map>

#include <QtTest>

#include "app/desktop/charts/plot.h"
#include "app/desktop/play/coursechart.h"
#include "app/desktop/play/endingcard.h"
#include "app/desktop/play/gamecourse.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

void finish(PlayTable& table)
{
    QElapsedTimer patience;
    patience.start();
    while (table.runner().waiting() != Waiting::Over && patience.elapsed() < 60000) table.settle();
}

EndingCard& endingOf(PlayTable& table) { return *table.page().findChild<EndingCard*>(); }

void showResult(PlayTable& table)
{
    endingOf(table).dismiss();
    auto* dock = table.page().findChild<QDockWidget*>(QStringLiteral("result"));
    dock->show();
    dock->raise();
    QCoreApplication::processEvents();
}

/// A chart whose kept pictures can be seen.
class OpenPlot : public Plot {
public:
    using Plot::Plot;
    using QCustomPlot::mPaintBuffers;
};

class TestCourse : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    /// Told once, with room; then beside the board.
    void theEndIsToldOverTheBoard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1000, 700);
        QTest::newRow("large") << QSize(1400, 900);
    }
    void theEndIsToldOverTheBoard()
    {
        QFETCH(QSize, size);
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        table.window().resize(size);
        table.window().activateWindow();
        finish(table);
        table.settle();
        EndingCard& card = endingOf(table);
        QVERIFY(card.isVisible());
        const QWidget& board = table.page().board();
        QVERIFY(board.geometry().contains(card.geometry()));
        // Its buttons are in sight whatever scrolls, and nothing begins another game by an Enter too many.
        auto* again = card.findChild<QPushButton*>(QStringLiteral("again"));
        QVERIFY(card.rect().contains(QRect(again->mapTo(&card, QPoint()), again->size())));
        QVERIFY(QApplication::focusWidget() == &card);
        const GameSession* session = table.page().session();
        table.key(Qt::Key_Return);
        QVERIFY(table.page().session() == session);
        // Escape leads to the score beside the board; what was told once does not come back by itself.
        auto* score = table.page().findChild<QDockWidget*>(QStringLiteral("result"));
        table.key(Qt::Key_Escape);
        QVERIFY(card.isHidden());
        QCoreApplication::processEvents();
        QVERIFY(score->isVisible());
        QVERIFY(QApplication::focusWidget() == &board);
        QVERIFY2(textsOf(card).filter(QStringLiteral("took")).isEmpty(), qPrintable(textsOf(card).join(u'|')));
        table.key(Qt::Key_Home, Qt::AltModifier);
        table.settle();
        table.key(Qt::Key_End, Qt::AltModifier);
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Over);
        QVERIFY(card.isHidden());
    }

    /// In a narrow window its buttons take another row: no word of them is cut.
    void itsButtonsAreReadWhole()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        table.preferences().setLanguage(QStringLiteral("fr"));
        finish(table);
        for (const QSize size : {QSize(1400, 900), QSize(800, 540)}) {
            table.window().resize(size);
            table.settle();
            EndingCard& card = endingOf(table);
            QVERIFY(card.isVisible());
            for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents();
            for (const char* name : {"again", "sameSeed", "courseExport"}) {
                const auto* button = card.findChild<QPushButton*>(QLatin1String(name));
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(QStringLiteral("%1: %2 of %3 in %4")
                                                                                       .arg(QLatin1String(name))
                                                                                       .arg(button->width())
                                                                                       .arg(button->sizeHint().width())
                                                                                       .arg(card.width())));
                QVERIFY2(card.rect().contains(QRect(button->mapTo(&card, QPoint()), button->size())), name);
            }
        }
    }

    void aTurnThatDecidedLeadsToItsMoment()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        table.settle();
        EndingCard& card = endingOf(table);
        QVERIFY(card.isVisible());
        auto* story = card.findChild<QLabel*>(QStringLiteral("courseStory"));
        const QRegularExpressionMatch link = QRegularExpression(QStringLiteral("href=\"(\\d+)\"")).match(story->text());
        QVERIFY(link.hasMatch());
        const int node = link.captured(1).toInt();
        emit story->linkActivated(QString::number(node));
        table.settle();
        QCOMPARE(table.runner().game().here(), node);
        QVERIFY(card.isHidden());
        QVERIFY(table.page().findChild<QDockWidget*>(QStringLiteral("result"))->isVisible());
    }

    /// The branch that led to the end can be deleted while one looks back at it.
    void theBranchOfTheEndMayGo()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        table.settle();
        const std::vector<int> line = table.runner().game().journal().line(table.runner().game().here());
        const int middle = line[line.size() / 2];
        table.runner().goTo(middle);
        table.settle();
        QVERIFY(!table.runner().game().over());
        auto* story = table.page().findChild<QLabel*>(QStringLiteral("courseStory"));
        QVERIFY(story->text().contains(QStringLiteral("href=")));
        table.runner().deleteBranch(line[line.size() / 2 + 1]);
        table.settle();
        QCOMPARE(table.runner().game().here(), middle);
        // No way leads to a turn that is gone.
        const int size = table.runner().game().journal().size();
        QRegularExpressionMatchIterator links =
            QRegularExpression(QStringLiteral("href=\"(\\d+)\"")).globalMatch(story->text());
        while (links.hasNext()) QVERIFY(links.next().captured(1).toInt() < size);
    }

    /// Whoever looks at the board, to change it or to see what was done on it, sees all of it.
    void theBoardIsFreeWhereItIsLookedAt()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        table.settle();
        QVERIFY(endingOf(table).isVisible());
        table.page().editPosition();
        QVERIFY(endingOf(table).isHidden());
    }

    void anotherGameTakesItAway()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        table.settle();
        QVERIFY(endingOf(table).isVisible());
        QVERIFY(table.window().controller().startUsual({"world", "classic-risk"}));
        table.settle();
        QVERIFY(endingOf(table).isHidden());
    }

    void theCourseEndsWithWhatTheBoardShows()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        QCOMPARE(table.runner().waiting(), Waiting::Over);
        const GameCourse course = courseOf(table.runner().game(), table.runner().turns(), -1);
        QVERIFY(course.points.size() > 20);
        int places = 0;
        for (int seat = 0; seat < 3; ++seat)
            places += course.value(course.points.size() - 1, seat, CourseMeasure::Places);
        int owned = 0;
        for (const engine::Fact& fact : table.runner().facts())
            owned += table.runner().rules().fields()[fact.field].role == engine::Role::Owner ? 1 : 0;
        QCOMPARE(places, owned);
        QVERIFY(!course.decisive.empty());
        // What was taken, counted another way: by the lines of the log that say so.
        int taken = 0;
        for (const int count : course.taken) taken += count;
        int told = 0;
        for (const int node : table.runner().game().journal().line(table.runner().game().here()))
            for (const engine::Message& message : table.runner().game().log(node))
                told += table.runner().rules().messages()[message.text].key == "log.captured" ? 1 : 0;
        QCOMPARE(taken, told);
    }

    void whatAGameCountsIsDrawn()
    {
        PlayTable table({0}, 4, {}, 3, "world/warriors", "random");
        GameRunner& runner = table.runner();
        int steps = 0;
        table.playUntil([&] { return ++steps > 120; });
        const GameCourse course = courseOf(runner.game(), runner.turns(), runner.viewer());
        const int gold = runner.rules().vocabulary().find(engine::Space::Counter, "gold").value_or(-1);
        QVERIFY(gold >= 0);
        const auto measures = course.measures();
        const auto drawn = [&](CourseMeasure wanted) {
            return std::ranges::any_of(measures, [&](CourseMeasure measure) {
                return measure.kind == wanted.kind && measure.counter == wanted.counter;
            });
        };
        QVERIFY(drawn({CourseMeasure::Counter, gold}));
        QVERIFY(drawn(CourseMeasure::Pieces));
        const PositionReader position(runner.rules(), runner.facts());
        for (const PositionReader::Amount& counter : position.counters(runner.viewer()))
            if (counter.item == gold)
                QCOMPARE(course.value(course.points.size() - 1, runner.viewer(), {CourseMeasure::Counter, gold}),
                         counter.count);
    }

    /// It is painted when it is looked at; a picture of it would lie in memory for nothing.
    void aChartKeepsNoPicture()
    {
        OpenPlot plot;
        QCoreApplication::processEvents();
        QVERIFY(plot.mPaintBuffers.isEmpty());
        QVERIFY(!plot.grab().isNull());
        QVERIFY(plot.mPaintBuffers.isEmpty());
    }

    void itIsSeenAndExported()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        showResult(table);
        auto* chart = table.page().findChild<CourseChart*>();
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->words().size(), 3);
        auto* measure = table.page().findChild<QComboBox*>(QStringLiteral("courseMeasure"));
        QVERIFY(measure->count() >= 2);
        QVERIFY(!table.page().findChild<QLabel*>(QStringLiteral("courseStory"))->text().isEmpty());
        auto* panel = table.page().findChild<ResultPanel*>();
        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("game.html"));
        QVERIFY(panel->writeTo(page));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(file.readAll());
        QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
        // How it went, and the board at the end.
        const QString start = QStringLiteral("data:image/png;base64,");
        QCOMPARE(html.count(start), 2);
        const qsizetype at = html.indexOf(start) + start.size();
        const QImage board =
            QImage::fromData(QByteArray::fromBase64(html.mid(at, html.indexOf(QLatin1Char('"'), at) - at).toLatin1()));
        const QSizeF drawn = table.page().board().scene().model().drawing->size;
        QCOMPARE(board.height(), qRound(board.width() * drawn.height() / drawn.width()));
        QVERIFY(board.width() >= 800);
        const LogModel& log = table.page().log().model();
        const QString last = log.index(log.rowCount() - 1).data().toString();
        QVERIFY2(html.contains(last.toHtmlEscaped()), qPrintable(last));
        const QString text = folder.filePath(QStringLiteral("game.txt"));
        QVERIFY(panel->writeTo(text));
        QFile plain(text);
        QVERIFY(plain.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(plain.readAll()).contains(last));
        const QString picture = folder.filePath(QStringLiteral("game.png"));
        QVERIFY(panel->writeTo(picture));
        QCOMPARE(QImageReader(picture).size(), QSize(960, 480));
        QVERIFY(!panel->writeTo(folder.filePath(QStringLiteral("nowhere/game.html"))));
    }

    void theSameGameBeginsAgainWithItsSeed()
    {
        PlayTable table({0}, 24, {}, 3, "world/classic", "medium");
        table.settle();
        const engine::State before = table.runner().game().state();
        const std::uint64_t seed = table.runner().game().seed();
        emit table.page().againRequested(true);
        table.settle();
        QCOMPARE(table.runner().game().seed(), seed);
        QVERIFY(table.runner().game().state() == before);
        emit table.page().againRequested(false);
        table.settle();
        QVERIFY(table.runner().game().seed() != seed);
    }

    void theLinesOfTheGameBeforeAreGone()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        showResult(table);
        const auto* chart = table.page().findChild<CourseChart*>();
        const QStringList ended = chart->words();
        QVERIFY(!ended.isEmpty());
        table.preferences().setBotPause(2000); // nothing is to come of it
        emit table.page().againRequested(true);
        QCoreApplication::processEvents();
        showResult(table);
        QCOMPARE(table.runner().waiting(), Waiting::Nothing);
        QVERIFY2(chart->words() != ended, qPrintable(chart->words().join(QLatin1Char('\n'))));
    }

    void aTurnThatDecidedIsSeenAgain()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        showResult(table);
        const GameCourse course = courseOf(table.runner().game(), table.runner().turns(), -1);
        QVERIFY(!course.decisive.empty());
        const int node = course.decisive.front().node;
        auto* story = table.page().findChild<QLabel*>(QStringLiteral("courseStory"));
        QVERIFY2(story->text().contains(QStringLiteral("href=\"%1\"").arg(node)), qPrintable(story->text()));
        QVERIFY(story->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard));
        QVERIFY(node != table.runner().game().here());
        const QString told = story->text();
        emit story->linkActivated(QString::number(node));
        QCoreApplication::processEvents();
        QCOMPARE(table.runner().game().here(), node);
        QCOMPARE(story->text(), told); // the other turns are still to be seen
        const int last = course.decisive.back().node;
        emit story->linkActivated(QString::number(last));
        QCoreApplication::processEvents();
        QCOMPARE(table.runner().game().here(), last);
    }

    /// Orders that are not sealed are on the board of whoever gives them alone: the page is passed on.
    void anExportedBoardTellsWhatEverybodySees()
    {
        PlayTable table({0}, 8, {}, 7, "diplomacy-europe/standard");
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        const QTemporaryDir folder;
        const auto boardOf = [&](const QString& name) {
            const QString page = folder.filePath(name);
            if (!table.page().findChild<ResultPanel*>()->writeTo(page)) return QByteArray();
            QFile file(page);
            if (!file.open(QIODevice::ReadOnly)) return QByteArray();
            const QByteArray html = file.readAll();
            const qsizetype from = html.indexOf("base64,"); // the board comes first, the lines after it
            return html.mid(from, html.indexOf('"', from) - from);
        };
        const QByteArray before = boardOf(QStringLiteral("before.html"));
        QVERIFY(before.size() > 10'000);
        const engine::Facts open = table.runner().facts();
        const engine::Vocabulary& words = table.runner().rules().vocabulary();
        engine::Random random(3);
        engine::Move move;
        do {
            QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
        } while (words.name(engine::Space::Verb, move.verb) != "move");
        QVERIFY(!table.runner().answer(move));
        QVERIFY(table.runner().facts().size() > open.size()); // it is told to whoever gave it
        QCOMPARE(boardOf(QStringLiteral("after.html")), before);
    }

    void aSeatIsGivenToABotAndBack()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        const int seat = table.runner().askedSeat();
        const auto give = [&](int entry) {
            auto* control =
                table.page().findChildren<SeatStatus*>()[seat]->findChild<QToolButton*>(QStringLiteral("seatControl"));
            emit control->menu()->aboutToShow();
            control->menu()->actions()[entry]->trigger();
            QCoreApplication::processEvents();
        };
        table.runner().setPace({-1}); // bots wait to be looked at
        give(2);
        QVERIFY(!table.runner().isPerson(seat));
        QCOMPARE(table.page().session()->seats()[static_cast<std::size_t>(seat)].bot, std::string("medium"));
        QCOMPARE(table.runner().waiting(), Waiting::Nothing);
        give(0);
        QVERIFY(table.runner().isPerson(seat));
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        QVERIFY(table.page().legalPlaces().any());
    }

    void theLineThatNamesATurnStandsUnderItsHeading()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        const LogModel& log = table.page().log().model();
        int named = 0;
        std::map<int, QString> headings; // of each section
        for (int row = 0; row < log.rowCount(); ++row) {
            const QModelIndex line = log.index(row);
            const QString words = line.data().toString();
            const int section = line.data(LogModel::SectionRole).toInt();
            if (line.data(LogModel::HeadingRole).toBool())
                QVERIFY(headings.emplace(section, words).second); // each folds by itself
            if (!words.startsWith(QStringLiteral("Turn of "))) continue;
            ++named;
            QCOMPARE(words, QStringLiteral("Turn of ") + headings[section]);
        }
        QVERIFY(named > 5);
    }

    void theLogFoldsByTurns()
    {
        PlayTable table({}, 24, {}, 3, "world/classic", "medium");
        finish(table);
        auto* view = table.page().log().findChild<QListView*>();
        const QAbstractItemModel* rows = view->model();
        const int all = rows->rowCount();
        int headings = 0;
        for (int row = 0; row < all; ++row)
            headings += rows->index(row, 0).data(LogModel::HeadingRole).toBool() ? 1 : 0;
        QVERIFY(headings > 5);
        auto* fold = table.page().log().findChild<QToolButton*>(QStringLiteral("foldTurns"));
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(rows->rowCount() < all / 2);
        const int folded = rows->rowCount();
        // One is opened by itself.
        view->scrollToTop();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(rows->index(0, 0)).center());
        QVERIFY(rows->rowCount() > folded);
        QTest::mouseClick(fold, Qt::LeftButton);
        QCOMPARE(rows->rowCount(), all);
    }
};

} // namespace

QTEST_MAIN(TestCourse)
#include "tst_course.moc"
