// SPDX-License-Identifier: GPL-3.0-or-later
// The seats are seen whole where there is room, say who plays them, and follow the position that is made by hand.
#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/editbar.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr QSize kSmall(1000, 700);
constexpr QSize kLarge(1400, 900);

QScrollArea& seatsArea(PlayTable& table)
{
    return *table.page().findChild<QDockWidget*>(QStringLiteral("seats"))->findChild<QScrollArea*>();
}

class TestSeats : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* variant : {"castle-europe/document", "narnia/official"}) {
            QTest::addRow("%s, small", variant) << QString::fromLatin1(variant) << QStringLiteral("fr") << kSmall;
            QTest::addRow("%s, large", variant) << QString::fromLatin1(variant) << QStringLiteral("en") << kLarge;
        }
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void threeSeatsAreSeenWhole_data() { addGames(); }
    /// The column of panels has room for all three: below the seats there are the dice, and a log of one line.
    void threeSeatsAreSeenWhole()
    {
        QFETCH(QString, variant);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        PlayTable table({0, 1, 2}, 11, {}, 3, variant.toStdString());
        table.preferences().setLanguage(language);
        table.window().resize(size);
        constexpr int kLooks = 5;
        constexpr int kBetween = 40; // steps
        for (int look = 0; look < kLooks; ++look) {
            table.playUnseen([] { return false; }, kBetween);
            if (table.page().isCurtainDown()) continue;
            const QScrollArea& seats = seatsArea(table);
            // What is still longer than half the column may scroll.
            if (seats.widget()->height() > table.page().height() / 2) continue;
            QVERIFY2(seats.verticalScrollBar()->maximum() == 0,
                     qPrintable(QStringLiteral("move %1: %2 of %3 in a page of %4")
                                    .arg(table.runner().game().here())
                                    .arg(seats.viewport()->height())
                                    .arg(seats.widget()->height())
                                    .arg(table.page().height())));
        }
    }

    /// The three of a game that comes after one of seven powers are seen whole, too.
    void theSeatsHaveTheRoomOfTheirGame()
    {
        PlayTable table({0, 1, 2}, 11, {}, 7, "diplomacy-europe/standard");
        table.settle();
        QVERIFY(table.window().controller().startUsual({"world", "classic-risk"}));
        table.settle();
        for (int pass = 0; pass < 6; ++pass) QCoreApplication::processEvents();
        QVERIFY2(seatsArea(table).verticalScrollBar()->maximum() == 0,
                 qPrintable(QString::number(seatsArea(table).verticalScrollBar()->maximum())));
    }

    /// Seven powers are one table: all rows in sight beside the orders, and scores said in one way.
    void sevenSeatsAreOneTable_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("hidden"); // pixels that may scroll
        QTest::newRow("small") << QSize(1000, 700) << 12;
        QTest::newRow("large") << QSize(1400, 900) << 0;
    }
    void sevenSeatsAreOneTable()
    {
        QFETCH(QSize, size);
        QFETCH(int, hidden);
        PlayTable table({0}, 11, {}, 7, "diplomacy-europe/standard");
        table.preferences().setLanguage(QStringLiteral("fr"));
        table.window().resize(size);
        table.settle();
        for (int pass = 0; pass < 12; ++pass) QCoreApplication::processEvents();
        QVERIFY2(seatsArea(table).verticalScrollBar()->maximum() <= hidden,
                 qPrintable(QString::number(seatsArea(table).verticalScrollBar()->maximum())));
        int words = 0;
        for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>()) {
            const auto* score = seat->findChild<ElidedLabel*>(QStringLiteral("seatScore"));
            words += score->width() >= score->sizeHint().width() ? 1 : 0;
        }
        QVERIFY2(words == 0 || words == 7, qPrintable(QString::number(words)));
    }

    void whatAPersonDraggedStays()
    {
        PlayTable table({0, 1, 2}, 11, {}, 3, "castle-europe/document");
        table.window().resize(kLarge);
        table.playUnseen([] { return false; }, 60);
        auto* seats = table.page().findChild<QDockWidget*>(QStringLiteral("seats"));
        constexpr int kLow = 160;
        table.page().resizeDocks({seats}, {kLow}, Qt::Vertical);
        QCoreApplication::processEvents();
        const int low = seats->height();
        emit table.runner().changed(false);
        QCoreApplication::processEvents();
        QCOMPARE(seats->height(), low);
    }

    void whoPlaysASeatIsNotCut_data() { addGames(); }
    void whoPlaysASeatIsNotCut()
    {
        QFETCH(QString, variant);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        PlayTable table({0, 1, 2}, 11, {}, 3, variant.toStdString());
        table.preferences().setLanguage(language);
        table.window().resize(size);
        for (int look = 0; look < 5; ++look) {
            table.playUnseen([] { return false; }, look == 0 ? 3 : 30);
            if (table.page().isCurtainDown()) continue;
            for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>())
                for (const ElidedLabel* label : seat->findChildren<ElidedLabel*>(QStringLiteral("seatWho")))
                    QVERIFY2(!label->isVisible() || !label->shown().first().endsWith(QChar(u'\u2026')),
                             qPrintable(label->text() + QStringLiteral(": ") + label->shown().join(QLatin1Char(' '))));
        }
    }

    void theSeatsFollowAPositionThatIsMade()
    {
        PlayTable table({0, 1, 2}, 7, {}, 3, "world/classic");
        table.settle();
        const auto* seats = table.page().findChild<QDockWidget*>(QStringLiteral("seats"));
        QVERIFY(!textsOf(*seats).contains(QStringLiteral("1 territory")));
        table.page().editPosition();
        QTest::mouseClick(table.page().editBar().buttons().front(), Qt::LeftButton);
        int place = 0;
        while (table.pointOf(place).isNull()) ++place;
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(place));
        QCoreApplication::processEvents();
        QVERIFY2(textsOf(*seats).contains(QStringLiteral("1 territory")), qPrintable(textsOf(*seats).join(u'|')));
        table.page().undo();
        QVERIFY(!textsOf(*seats).contains(QStringLiteral("1 territory")));
    }

    /// Bots wait after a position was made, but nothing that is shown is earlier than anything.
    void afterAPositionWasMadeNoMomentIsEarlier()
    {
        PlayTable table({}, 7, {}, 3, "world/classic");
        table.page().editPosition();
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(5));
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(table.runner().waiting(), Waiting::Resume);
        QVERIFY(!table.runner().canRedo());
        const auto* hint = table.page().questionBar().findChild<QLabel*>(QStringLiteral("hint"));
        QCOMPARE(hint->text(), QStringLiteral("The game rests here until it is continued."));
        table.runner().goTo(0);
        QCoreApplication::processEvents();
        QVERIFY(hint->text().contains(QStringLiteral("earlier moment")));
    }

    void whoBecomesABotHasTheScreenNoLonger()
    {
        PlayTable table({0}, 4, {}, 7, "diplomacy-europe/short");
        table.settle();
        GameRunner& runner = table.runner();
        QCOMPARE(runner.viewer(), 0);
        runner.pause();
        runner.session().setSeat(0, {{}, "random"});
        QCOMPARE(runner.viewer(), -1);
    }

    void aLongNoteDoesNotMoveTheBoard_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(740, 560), kSmall, kLarge})
            QTest::addRow("%d", size.width())
                << QStringLiteral("castle-europe/document") << QStringLiteral("fr") << size;
    }
    void aLongNoteDoesNotMoveTheBoard()
    {
        QFETCH(QString, variant);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        PlayTable table({0, 1}, 11, {}, 3, variant.toStdString());
        table.preferences().setLanguage(language);
        table.window().resize(size);
        table.playUnseen([] { return false; }, 60);
        table.page().editPosition();
        for (int pass = 0; pass < 8; ++pass) QCoreApplication::processEvents();
        const QRect board = table.page().board().geometry();
        const auto* told = table.page().editBar().findChild<ElidedLabel*>(QStringLiteral("told"));
        const auto* instead = table.page().editBar().findChild<ElidedLabel*>(QStringLiteral("toldLong"));
        table.page().editBar().tell(QStringLiteral("So."));
        QCoreApplication::processEvents();
        QCOMPARE(table.page().board().geometry(), board);
        QVERIFY(told->isVisible() && !instead->isVisible());
        for (const int words : {20, 60}) {
            table.page().editBar().tell(QStringLiteral("A word and more. ").repeated(words));
            for (int pass = 0; pass < 4; ++pass) QCoreApplication::processEvents();
            QCOMPARE(table.page().board().geometry(), board);
            QVERIFY(!told->isVisible() && instead->isVisible());
        }
        QVERIFY(instead->shown().size() == 2 && instead->toolTip() == instead->text()); // all of it is in the tip
    }
};

} // namespace

QTEST_MAIN(TestSeats)
#include "tst_seats.moc"
