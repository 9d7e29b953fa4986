// SPDX-License-Identifier: GPL-3.0-or-later
// What the play mode shows of games that differ: with and without territories, cards, tracks, castles.
#include <QDockWidget>
#include <QLabel>
#include <QtTest>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/cardreader.h"
#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/shell/chip.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;

namespace {

QStringList textsOf(const QWidget& widget)
{
    QStringList found;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        if (label->isVisible()) found << label->text();
    return found;
}

} // namespace

class TestPlayGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    void aSeatShowsWhatItsGameHas()
    {
        PlayTable race({0, 1}, 4, {}, 2, "wardrobe-road/usual");
        race.settle();
        for (const SeatStatus* seat : race.page().findChildren<SeatStatus*>()) {
            const QString texts = textsOf(*seat).join(QLatin1Char('\n'));
            QVERIFY2(!texts.contains(QStringLiteral("territor")), qPrintable(texts));
            QVERIFY2(texts.contains(QStringLiteral("tokens")), qPrintable(texts));
        }
        PlayTable castles({0}, 4, {}, 2, "castle-europe/document");
        castles.settle();
        const auto seats = castles.page().findChildren<SeatStatus*>();
        QVERIFY(!seats.isEmpty());
        for (const SeatStatus* seat : seats) {
            const QString texts = textsOf(*seat).join(QLatin1Char('\n'));
            QVERIFY2(texts.contains(QStringLiteral("territor")), qPrintable(texts));
        }
    }

    void diceShowTheirFacesAndACardThatWasDrawnIsRead()
    {
        PlayTable table({0, 1}, 4, {}, 2, "wardrobe-road/usual");
        const auto reader = [&] { return table.page().findChild<CardReader*>(); };
        const auto dock = table.page().findChild<QDockWidget*>(QStringLiteral("battle"));
        QCOMPARE(dock->windowTitle(), QStringLiteral("Dice"));
        // The first throw says who begins, with plain dice; then comes the die of the Witch and the wolves.
        const auto tray = [&]() -> const DiceTray& { return table.page().findChild<BattlePanel*>()->lastRoll(); };
        table.playUntil([&] { return tray().accessibleDescription().contains(QStringLiteral("spaces")); });
        const QString faces = tray().accessibleDescription();
        QVERIFY2(faces.contains(QStringLiteral("Wolf")) || faces.contains(QStringLiteral("Witch")), qPrintable(faces));
        QVERIFY(tray().sizeHint().height() > 50);
        table.playUntil([&] { return reader()->hasCard(); });
        QVERIFY(reader()->isVisible());
        const QString read = textsOf(*reader()).join(QLatin1Char('\n'));
        QVERIFY2(read.contains(reader()->accessibleName()) && read.contains(reader()->accessibleDescription()), qPrintable(read));
        QVERIFY(!reader()->accessibleDescription().isEmpty());
        // Back to where nothing was drawn yet.
        table.runner().goTo(1);
        QVERIFY(!reader()->isVisible());
    }

    void theNameKeepsItsDistanceFromWhoseTurnItIs()
    {
        PlayTable table({0, 1}, 4);
        table.settle();
        QCoreApplication::processEvents();
        int chips = 0;
        for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>())
            for (const Chip* chip : seat->findChildren<Chip*>()) {
                if (!chip->isVisible()) continue;
                ++chips;
                for (const QLabel* label : seat->findChildren<QLabel*>())
                    if (label->isVisible() && label->geometry().right() < chip->geometry().left() &&
                        label->geometry().intersects(chip->geometry().adjusted(-300, 0, 0, 0)))
                        QVERIFY(chip->geometry().left() - label->geometry().right() >= 6);
            }
        QVERIFY(chips > 0);
    }
};

QTEST_MAIN(TestPlayGames)
#include "tst_playgames.moc"
