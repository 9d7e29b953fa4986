// SPDX-License-Identifier: GPL-3.0-or-later
// The board takes the room: in a small window, and with letters twice as large.
#include <QApplication>
#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr int kLeastShare = 55; ///< percent of the window's area

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

    /// The least share of the board while a person is asked for places, percent, over the beginning of a game.
    static void playAndMeasure(const QString& variant, int players, QSize size)
    {
        for (const char* language : {"en", "fr"}) {
            PlayTable table({0}, 7, {}, players, variant.toStdString(), "random");
            table.preferences().setLanguage(QString::fromLatin1(language));
            table.window().resize(size);
            QCoreApplication::processEvents();
            int measured = 0;
            for (int guard = 0; guard < 60 && measured < 12; ++guard) {
                table.settle();
                GameRunner& runner = table.runner();
                if (runner.waiting() == Waiting::Over) break;
                if (runner.waiting() == Waiting::Answer && table.page().legalPlaces().any()) {
                    ++measured;
                    QCoreApplication::processEvents();
                    const QSize board = table.page().board().size();
                    const QSize window = table.window().size();
                    const int share = board.width() * board.height() * 100 / (window.width() * window.height());
                    QVERIFY2(share >= kLeastShare,
                             qPrintable(QStringLiteral("%1: %2 percent, board %3 x %4, question %5: %6")
                                            .arg(QString::fromLatin1(language))
                                            .arg(share)
                                            .arg(board.width())
                                            .arg(board.height())
                                            .arg(table.page().questionBar().height())
                                            .arg(table.page().questionBar().spoken())));
                    const QString wide = widestOfTheSeats(table.window());
                    QVERIFY2(wide.isEmpty(), qPrintable(QString::fromLatin1(language) + wide));
                }
                bool once = false;
                table.playUntil([&] { return std::exchange(once, true); });
            }
            QVERIFY(measured > 0);
        }
    }

private slots:
    void initTestCase() { prepareApplication(); }

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
        QVERIFY2(visited.size() <= 4, qPrintable(QString::number(visited.size()))); // the rail is the fifth
    }
};

} // namespace

QTEST_MAIN(TestRoom)
#include "tst_room.moc"
