// SPDX-License-Identifier: GPL-3.0-or-later
// The board takes the room: in a small window, and with letters twice as large.
#include <QApplication>
#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr int kLeastShare = 55; ///< percent of the window's area
/// While an offer is put together: it stands between question and board, and has to be seen as a whole.
constexpr int kLeastShareBesideADeal = 45;

/// A game of one person and bots, in a window of this size and in a language.
class TableInAWindow : public PlayTable {
public:
    TableInAWindow(const QString& variant, int players, const char* language, QSize size)
        : PlayTable({0}, 7, {}, players, variant.toStdString(), "random")
    {
        preferences().setLanguage(QString::fromLatin1(language));
        window().resize(size);
        QCoreApplication::processEvents();
    }
};

class TestRoom : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("Narnia Risk Junior") << "narnia/official" << 3;
        QTest::newRow("Le Monde de Narnia") << "wardrobe-road/usual" << 3;
        QTest::newRow("Castle Risk") << "castle-europe/document" << 3;
        QTest::newRow("Classic Risk") << "world/classic" << 3;
        QTest::newRow("Warrior Risk") << "world/warriors" << 3;
        QTest::newRow("Diplomacy") << "diplomacy-europe/standard" << 7;
        QTest::newRow("Narnian Wars") << "narnian-wars/standard" << 8;
    }

    /// What makes the panel of seats wider than its room, so that it would scroll sideways; empty: nothing.
    static QString widestOfTheSeats(const QWidget& window)
    {
        const auto* dock = window.findChild<QDockWidget*>(QStringLiteral("seats"));
        const auto* area = dock->findChild<QScrollArea*>();
        const int room = area->viewport()->width();
        QString wide;
        for (const QWidget* card : area->widget()->findChildren<QWidget*>()) {
            const int needed = card->minimumSizeHint().width();
            if (!card->isVisible() || (needed <= room && card->geometry().right() <= card->parentWidget()->width()))
                continue;
            wide += QStringLiteral("; %1 %2: %3 of %4")
                        .arg(QLatin1String(card->metaObject()->className()), card->objectName())
                        .arg(needed)
                        .arg(room);
        }
        return area->horizontalScrollBar()->maximum() > 0 ? wide + QStringLiteral("; it scrolls") : wide;
    }

    /// A name of a seat that is cut while its score has not given up its word; empty: none.
    static QString cutName(const QWidget& window)
    {
        for (const auto* name : window.findChildren<ElidedLabel*>(QStringLiteral("seatName"))) {
            const auto* score = name->parentWidget()->findChild<ElidedLabel*>(QStringLiteral("seatScore"));
            const bool isCut = name->isVisible() && name->shown() != QStringList(name->text());
            if (isCut && score->shown() == QStringList(score->text())) return name->shown().join(QLatin1Char(' '));
        }
        return {};
    }

    inline static int s_least = 100; ///< percent, of a game

    static void measure(PlayTable& table, const QString& when)
    {
        // A scroll bar that comes takes width, and what has less width is laid out once more.
        for (int pass = 0; pass < 6; ++pass) QCoreApplication::processEvents();
        const QSize board = table.page().board().size();
        const QSize window = table.window().size();
        const int share = board.width() * board.height() * 100 / (window.width() * window.height());
        const bool deal = table.page().findChild<DealCard*>()->isVisible();
        s_least = std::min(s_least, deal ? 100 : share);
        QVERIFY2(share >= (deal ? kLeastShareBesideADeal : kLeastShare),
                 qPrintable(QStringLiteral("%1: %2 percent, board %3 x %4, question %5: %6")
                                .arg(when)
                                .arg(share)
                                .arg(board.width())
                                .arg(board.height())
                                .arg(table.page().questionBar().height())
                                .arg(table.page().questionBar().spoken())));
        const QString wide = widestOfTheSeats(table.window());
        QVERIFY2(wide.isEmpty(), qPrintable(when + wide));
        const QString cut = cutName(table.window());
        QVERIFY2(cut.isEmpty(), qPrintable(when + QStringLiteral(": ") + cut));
    }

    /// The share of the board while a person is asked for places, at the beginning of a game and in its middle.
    static void playAndMeasure(const QString& variant, int players, QSize size)
    {
        constexpr int kMeasured = 6;  // questions
        constexpr int kSkipped = 250; // steps between them
        for (const char* language : {"en", "fr"}) {
            TableInAWindow table(variant, players, language, size);
            GameRunner& runner = table.runner();
            int beginning = 0;
            int middle = 0;
            for (int guard = 0; guard < 60 && middle < kMeasured && runner.waiting() != Waiting::Over; ++guard) {
                table.settle();
                if (runner.waiting() == Waiting::Answer && table.page().legalPlaces().any()) {
                    int& measured = beginning < kMeasured ? beginning : middle;
                    measure(table,
                            QStringLiteral("%1, move %2").arg(QString::fromLatin1(language)).arg(runner.game().here()));
                    if (QTest::currentTestFailed()) return;
                    if (++measured == kMeasured && middle == 0) {
                        for (int step = 0; step < kSkipped && runner.waiting() != Waiting::Over; ++step)
                            table.stepUnseen();
                        emit runner.changed(false);
                        continue;
                    }
                }
                bool once = false;
                table.playUntil([&] { return std::exchange(once, true); });
            }
            QVERIFY(beginning > 0);
        }
        qInfo("the board has %d percent or more", std::exchange(s_least, 100));
    }

    /// Where the board is in the page stays the same whatever is asked: nothing moves away under the pointer. But for
    /// an offer, which is put together above it in a large window.
    static void playAndWatch(const QString& variant, int players, const char* language, QSize size)
    {
        constexpr int kQuestions = 30;
        constexpr int kEvery = 7; // steps, by lot
        TableInAWindow table(variant, players, language, size);
        GameRunner& runner = table.runner();
        QRect first;
        int questions = 0;
        for (int step = 0; questions < kQuestions && step < 4000 && runner.waiting() != Waiting::Over; ++step) {
            table.stepUnseen();
            if (step % kEvery != 0 && runner.waiting() != Waiting::Roll) continue;
            if (runner.waiting() != Waiting::Answer && runner.waiting() != Waiting::Roll) continue;
            emit runner.changed(false);
            QCoreApplication::processEvents();
            if (table.page().findChild<DealCard*>()->isVisible()) continue;
            const QRect board = table.page().board().geometry();
            if (questions++ == 0) first = board;
            QVERIFY2(board == first, qPrintable(QStringLiteral("%1, move %2: board %3 + %4, at first %5 + %6: %7")
                                                    .arg(QLatin1String(language))
                                                    .arg(runner.game().here())
                                                    .arg(board.y())
                                                    .arg(board.height())
                                                    .arg(first.y())
                                                    .arg(first.height())
                                                    .arg(table.page().questionBar().spoken())));
        }
        QVERIFY(questions > 0);
    }

private slots:
    /// A game that counts regions has their names on a board without a legend, with what each is worth.
    void regionsThatCountAreNamed_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("named");
        QTest::newRow("they count") << "harrowvale/usual" << 3 << true;
        QTest::newRow("they do not") << "diplomacy-europe/standard" << 7 << false;
        QTest::newRow("a legend names them") << "world/classic" << 3 << false;
    }

    void regionsThatCountAreNamed()
    {
        QFETCH(const QString, variant);
        QFETCH(const int, players);
        QFETCH(const bool, named);
        TableInAWindow table(variant, players, "fr", {1400, 900});
        const engine::Board& board = table.runner().rules().board();
        const std::vector<editor::LabelPlace>& names = table.page().board().scene().model().layout.regions;
        QCOMPARE(names.size(), named ? board.regions().size() : 0);
        int seen = 0;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i].isHidden()) continue;
            ++seen;
            QVERIFY(names[i]
                        .lines.join(QLatin1Char(' '))
                        .endsWith(QStringLiteral("\u00a0+%1").arg(board.regions()[i].bonus)));
        }
        QVERIFY(!named || seen > 0);
    }

    void initTestCase() { prepareApplication(); }

    void theQuestionNeverMovesTheBoard_data() { addGames(); }
    void theQuestionNeverMovesTheBoard()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        playAndWatch(variant, players, "fr", {1000, 700}); // little room and long words
        playAndWatch(variant, players, "en", {1400, 900});
        if (qEnvironmentVariableIntValue("MARCHES_LONG") != 1) return;
        playAndWatch(variant, players, "en", {1000, 700});
        playAndWatch(variant, players, "fr", {1400, 900});
    }

    void theBoardHasMostOfASmallWindow_data() { addGames(); }
    void theBoardHasMostOfASmallWindow()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        playAndMeasure(variant, players, {1000, 700});
    }

    void theBoardHasMostOfAWindowOfLargeLetters_data() { addGames(); }
    void theBoardHasMostOfAWindowOfLargeLetters()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const QFont usual = QApplication::font();
        QFont twice = usual;
        twice.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(twice);
        playAndMeasure(variant, players, {1400, 900});
        QApplication::setFont(usual);
    }

    void namesOnTheBoardHaveFiveSizes()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.settle();
        const auto letters = [&] { return table.page().board().scene().model().layout.sizes.label; };
        double before = 0;
        for (int size = 0; size < kBoardLetters; ++size) {
            table.preferences().setBoardLetters(size);
            QVERIFY(letters() > before);
            before = letters();
        }
        // They stay, also when the board is drawn at another size.
        table.window().resize(1300, 800);
        QCoreApplication::processEvents();
        const double large = letters();
        table.preferences().setBoardLetters(kUsualLetters);
        QVERIFY(letters() < large);
    }

    void f6GoesToFourPlaces()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.settle();
        table.window().activateWindow();
        table.page().board().setFocus();
        std::vector<const QWidget*> visited;
        for (int press = 0; press < 12; ++press) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            QCoreApplication::processEvents();
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr);
            if (focus == &table.page().board()) break;
            visited.push_back(focus);
        }
        QVERIFY(QApplication::focusWidget() == &table.page().board());
        // Question, panels and timeline, and back to the board; no button of a mode.
        QVERIFY2(visited.size() == 3, qPrintable(QString::number(visited.size())));
        for (const QWidget* focus : visited) QVERIFY(table.page().isAncestorOf(focus));
    }
};

} // namespace

QTEST_MAIN(TestRoom)
#include "tst_room.moc"
