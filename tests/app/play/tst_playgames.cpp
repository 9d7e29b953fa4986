// SPDX-License-Identifier: GPL-3.0-or-later
// What the play mode shows of games that differ: with and without territories, cards, tracks, castles.
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/cardreader.h"
#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/numbertrack.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardposition.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;

namespace {} // namespace

class TestPlayGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    void whatIsNotQuiteSureIsNotCalledSo()
    {
        const auto spoken = [](double win) {
            engine::Forecast forecast;
            forecast.win = win;
            return BattlePanel::badge(forecast) + QStringLiteral(", ") + BattlePanel::spokenOdds(forecast);
        };
        QCOMPARE(spoken(0.434), QStringLiteral("43 %, 43 of 100"));
        QCOMPARE(spoken(0.9999), QStringLiteral("> 99 %, more than 99 of 100"));
        QCOMPARE(spoken(1), QStringLiteral("100 %, 100 of 100"));
        QCOMPARE(spoken(0.0001), QStringLiteral("< 1 %, less than 1 of 100"));
        QCOMPARE(spoken(0), QStringLiteral("0 %, 0 of 100"));
    }

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

    void aLongNameGivesWayToTheScore()
    {
        PlayTable table({0, 1}, 4);
        table.settle();
        SeatControl control = table.page().session()->seats()[0];
        control.name = QStringLiteral("Maximilian Bartholomew the Younger").toStdString();
        table.page().session()->setSeat(0, control);
        QApplication::processEvents();
        for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>()) {
            QVERIFY2(seat->minimumSizeHint().width() <= 300,
                     qPrintable(QString::number(seat->minimumSizeHint().width())));
            QVERIFY(seat->accessibleName().contains(QString::fromStdString(table.page().session()->seats()[0].name)) ||
                    seat != table.page().findChildren<SeatStatus*>().front());
        }
    }

    void muchToTellOfASeatStandsInLines()
    {
        PlayTable table({0}, 4, {}, 3, "world/warriors");
        table.settle();
        const auto seats = table.page().findChildren<SeatStatus*>();
        QVERIFY(!seats.isEmpty());
        for (const SeatStatus* seat : seats) {
            QVERIFY(textsOf(*seat).join(QLatin1Char('\n')).contains(QStringLiteral("gold")));
            QVERIFY2(seat->minimumSizeHint().width() <= 300,
                     qPrintable(QString::number(seat->minimumSizeHint().width())));
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
        QVERIFY2(read.contains(reader()->accessibleName()) && read.contains(reader()->accessibleDescription()),
                 qPrintable(read));
        QVERIFY(!reader()->accessibleDescription().isEmpty());
        // Back to where nothing was drawn yet.
        table.runner().goTo(1);
        QVERIFY(!reader()->isVisible());
    }

    void whatLastsStandsWithThoseItIsAbout()
    {
        PlayTable table({0}, 4, {}, 2, "castle-europe/document");
        table.window().openScenario(QStringLiteral(MARCHES_SOURCE_DIR "/tests/scenarios/castle-risk/") +
                                    QStringLiteral("a-truce-outlasts-the-turns-of-the-others.yaml"));
        table.settle();
        GameRunner& runner = table.runner();
        runner.pause();
        const auto lines = [&] {
            QStringList found;
            for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>()) found << textsOf(*seat);
            return found.filter(QStringLiteral("Truce"));
        };
        // Somewhere in the record a truce is made: whom it binds both see it, with its end.
        int most = 0;
        for (const int node : runner.game().journal().line(runner.game().journal().mainEnd(0))) {
            runner.goTo(node);
            if (runner.isLookedAtByAll()) runner.resume();
            if (runner.waiting() == GameRunner::Waiting::HandoverScreen) runner.liftCurtain();
            QCoreApplication::processEvents(); // seats made anew are shown by the event loop
            const QStringList truces = lines();
            for (const QString& truce : truces) {
                QVERIFY2(truce.contains(QStringLiteral("until")), qPrintable(truce));
                QVERIFY2(truce.contains(QStringLiteral("href=\"CR-34\"")), qPrintable(truce)); // its rule, to be read
            }
            most = std::max(most, static_cast<int>(truces.size()));
        }
        QCOMPARE(most, 2);
        // However much there is to tell, no line lies upon another, once all is laid out.
        table.settle();
        for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>()) {
            const QList<const QWidget*> labels = labelsOf(*seat);
            for (const QWidget* label : labels) {
                QVERIFY(label->height() >= label->fontMetrics().height());
                for (const QWidget* other : labels)
                    if (other != label)
                        QVERIFY2(!other->geometry().intersects(label->geometry()),
                                 qPrintable(QStringLiteral("%1 lies upon %2")
                                                .arg(other->accessibleName(), label->accessibleName())));
            }
        }
    }

    void whatIsOfferedLiesOpenWhileItIsSpokenOf()
    {
        PlayTable table({0}, 4, {}, 3, "world/warriors");
        table.window().openScenario(QStringLiteral(MARCHES_SOURCE_DIR "/tests/scenarios/warrior-risk/") +
                                    QStringLiteral("an-offer-is-countered-and-refused.yaml"));
        table.settle();
        GameRunner& runner = table.runner();
        runner.pause();
        const auto* card = table.page().findChild<DealCard*>();
        QStringList seen;
        for (const int node : runner.game().journal().line(runner.game().journal().mainEnd(0))) {
            runner.goTo(node);
            if (runner.isLookedAtByAll()) runner.resume();
            if (runner.waiting() == GameRunner::Waiting::HandoverScreen) runner.liftCurtain();
            QCoreApplication::processEvents();
            QStringList lines;
            for (const QLabel* label : card->findChildren<QLabel*>()) lines << label->text();
            for (const RuleChip* rule : card->findChildren<RuleChip*>()) lines << rule->text();
            seen << (card->hasDeal() ? lines.join(QLatin1Char('|')) : QString());
        }
        // Three units for 60 gold pieces, on two sides of a card with its rule; after the refusal nothing of it is
        // left.
        const QStringList both = seen.filter(QStringLiteral("3 units")).filter(QStringLiteral("60 gold pieces"));
        QVERIFY2(!both.isEmpty(), qPrintable(seen.join(QLatin1Char('\n'))));
        QVERIFY2(both.front().contains(QStringLiteral("WR-44")), qPrintable(both.front()));
        QCOMPARE(both.front().count(QStringLiteral("gives:")), 2);
        QVERIFY2(seen.back().isEmpty(), qPrintable(seen.back()));
    }

    void aTrackSaysItsNextNumber()
    {
        PlayTable table({0}, 4, {}, 2, "castle-europe/document");
        table.playUntil([&] { return table.runner().game().here() > 80; });
        const auto* track = table.page().findChild<NumberTrack*>();
        QVERIFY(track != nullptr && track->isVisible());
        const auto next = [&] {
            const PositionReader position(table.runner().rules(), table.runner().facts());
            for (const PositionReader::Amount& counter : position.counters())
                if (const auto row = position.numberRow(counter.item)) return row->next(counter.count).value_or(-1);
            return -1;
        };
        const int first = next();
        QVERIFY(first > 0);
        QVERIFY2(track->accessibleName().endsWith(QStringLiteral(" %1").arg(first)),
                 qPrintable(track->accessibleName()));
        table.playUntil([&] { return next() != first; });
        QVERIFY2(track->accessibleName().endsWith(QStringLiteral(" %1").arg(next())),
                 qPrintable(track->accessibleName()));
        QVERIFY(track->width() > 0 && track->height() >= track->heightForWidth(track->width()));
    }

    void anAttackIsShownFromWhereItComes()
    {
        PlayTable table({0}, 4, {}, 2, "castle-europe/document");
        table.window().openScenario(QStringLiteral(MARCHES_SOURCE_DIR "/tests/scenarios/castle-risk/") +
                                    QStringLiteral("the-attacker-stops-before-a-roll.yaml"));
        table.settle();
        GameRunner& runner = table.runner();
        runner.pause();
        const auto arrows = [&] { return table.page().board().scene().model().arrows(); };
        int attacks = 0;
        int odds = 0;
        for (const int node : runner.game().journal().line(runner.game().journal().mainEnd(0))) {
            runner.goTo(node);
            if (runner.isLookedAtByAll()) runner.resume();
            if (runner.waiting() == GameRunner::Waiting::HandoverScreen) runner.liftCurtain();
            QCoreApplication::processEvents();
            const editor::BoardPosition position = editor::readPosition(runner.rules(), runner.facts());
            QCOMPARE(arrows().empty(), position.attacked < 0);
            if (arrows().empty()) continue;
            ++attacks;
            QCOMPARE(arrows().front().from, position.attackedFrom);
            QCOMPARE(arrows().front().to, position.attacked);
            odds +=
                textsOf(*table.page().findChild<BattlePanel*>()).filter(QStringLiteral("You win in")).isEmpty() ? 0 : 1;
        }
        // Where the attacker is asked, the odds of going on stand in the panel, without anything being pointed at.
        QVERIFY(attacks > 0);
        QVERIFY(odds > 0 && odds < attacks);
    }

    void oddsOfAnEarlierQuestionAreNoneOfTheNext()
    {
        PlayTable table({0, 1}, 4, {}, 2, "castle-europe/document");
        PlayPage& page = table.page();
        const auto odds = [&] {
            return !textsOf(*page.findChild<BattlePanel*>()).filter(QStringLiteral("ou win in")).isEmpty();
        };
        const auto talk = [&]() -> QPushButton* {
            for (QPushButton* button : table.answers())
                if (button->text().contains(QStringLiteral("Open talks"))) return button;
            return nullptr;
        };
        const auto stop = [&] {
            return std::ranges::any_of(table.answers(), [](const QPushButton* button) {
                return button->text().contains(QStringLiteral("Stop"));
            });
        };
        table.playUntil([&] { return odds() && stop(); }); // of going on with an attack
        QVERIFY(odds());
        const QString asked = page.questionBar().spoken();
        table.key(Qt::Key_S);
        table.settle();
        QVERIFY(page.questionBar().spoken() != asked);
        QVERIFY(!odds());
        table.playUntil([&] { return talk() != nullptr; });
        QVERIFY(talk() != nullptr);
        QTest::mouseClick(talk(), Qt::LeftButton);
        table.settle();
        QCOMPARE(table.runner().waiting(), GameRunner::Waiting::Answer);
        QVERIFY2(page.questionBar().spoken().contains(QStringLiteral("offer or promise")),
                 qPrintable(page.questionBar().spoken()));
        QVERIFY(!odds());
    }

    void whoDefendsSeesTheOddsOfHoldingOut()
    {
        PlayTable table({0, 1}, 4, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        const auto defends = [&] {
            if (runner.waiting() != GameRunner::Waiting::Answer) return false;
            return std::ranges::any_of(runner.decision().offers(), [&](const engine::Offer& offer) {
                return runner.rules().verbSpecs()[offer.verb].role == engine::VerbRole::Defend;
            });
        };
        table.playUntil(defends);
        QVERIFY(defends());
        const QStringList told = textsOf(*table.page().findChild<BattlePanel*>());
        QCOMPARE(told.filter(QStringLiteral("You hold out in")).size(), 1);
        QVERIFY(told.filter(QStringLiteral("win in"), Qt::CaseInsensitive).isEmpty());
    }

    void castlesFlyTheBannersOfTheirHoldersAndStandBesideTheArmies()
    {
        PlayTable table({0}, 4, {}, 2, "castle-europe/document");
        table.playUntil([&] { return table.runner().game().here() > 80; });
        const editor::BoardPosition position = editor::readPosition(table.runner().rules(), table.runner().facts());
        int banners = 0;
        for (const editor::PlaceContents& place : position.places) {
            QVERIFY(place.markers.empty() || place.banner >= 0); // until it falls, a castle has its banner
            banners += place.banner >= 0 ? 1 : 0;
        }
        QVERIFY(banners >= 2);
        for (const SeatStatus* seat : table.page().findChildren<SeatStatus*>())
            QVERIFY(textsOf(*seat).join(QLatin1Char(' ')).contains(QStringLiteral("Empire")));
    }

    void aBranchDoesNotTellWhereArmiesWereHidden()
    {
        PlayTable table({0}, 4, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        const auto asksToHide = [&] {
            return runner.waiting() == GameRunner::Waiting::Answer && runner.decision().secret &&
                   table.page().legalPlaces().any();
        };
        table.playUntil(asksToHide);
        QVERIFY(asksToHide());
        const int fork = runner.game().here();
        const engine::Mask places = table.page().legalPlaces();
        QVERIFY(places.count() >= 2);
        QStringList hidden;
        for (int i = 0; i < 2; ++i) {
            const int place = places.nth(i);
            hidden << table.page().board().placeName(place);
            QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(place));
            QVERIFY(runner.game().here() != fork);
            runner.goTo(fork);
        }
        runner.goTo(runner.game().journal().node(fork).children.back());
        QMenu* menu = nullptr;
        for (const QToolButton* button : table.page().findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Branches")) menu = button->menu();
        QVERIFY(menu != nullptr);
        emit menu->aboutToShow();
        QStringList names;
        for (const QAction* action : menu->actions())
            if (action->isCheckable()) names << action->text();
        QCOMPARE(names.size(), 2);
        QVERIFY(names[0] != names[1]);
        for (const QString& name : names)
            for (const QString& place : hidden) QVERIFY2(!name.contains(place), qPrintable(name));
    }

    void aFinishedGameNamesWhatItsScoreCounts()
    {
        PlayTable table({}, 5, {}, 6, "castle-europe/document", "medium");
        table.playUntil([] { return false; });
        QCOMPARE(table.runner().waiting(), GameRunner::Waiting::Over);
        QString result;
        for (const QLabel* label : table.page().findChild<ResultPanel*>()->findChildren<QLabel*>())
            result += label->text();
        // The winner holds all banners; that is no sum of what was told on the way.
        for (const char* empire : {"British", "French", "German", "Austrian", "Russian", "Ottoman"})
            QVERIFY2(result.contains(QLatin1String(empire)), qPrintable(result));
        QVERIFY2(!result.contains(QStringLiteral("Set by hand")), qPrintable(result));
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
                for (const QWidget* label : labelsOf(*seat))
                    if (label->geometry().right() < chip->geometry().left() &&
                        label->geometry().intersects(chip->geometry().adjusted(-300, 0, 0, 0)))
                        QVERIFY(chip->geometry().left() - label->geometry().right() >= 6);
            }
        QVERIFY(chips > 0);
    }
};

QTEST_MAIN(TestPlayGames)
#include "tst_playgames.moc"
