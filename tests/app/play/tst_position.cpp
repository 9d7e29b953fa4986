// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board: changed by hand (crowns, cards, order of the turns), and shown again when one goes back
// (dice).
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/newgame/differencespanel.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/factlist.h"
#include "app/desktop/play/lotswitches.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/positionpanel.h"
#include "app/desktop/play/scorehistory.h"
#include "app/desktop/play/timeline.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "engine/io/files.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using engine::Role;
using engine::Space;
using Waiting = GameRunner::Waiting;

namespace {

engine::Facts factsOf(const engine::Game& game)
{
    engine::Facts facts;
    game.rules().describe(game.state(), facts);
    return facts;
}

int fieldOf(const engine::Rules& rules, Role role, Space value)
{
    for (std::size_t i = 0; i < rules.fields().size(); ++i)
        if (rules.fields()[i].role == role && rules.fields()[i].value == value) return static_cast<int>(i);
    return -1;
}

const Tally* tallyOf(const PositionDraft& draft, const engine::Rules& rules, Role role, int key)
{
    for (const Tally& tally : draft.tallies())
        if (rules.fields()[static_cast<std::size_t>(tally.field)].role == role && tally.key[0] == key) return &tally;
    return nullptr;
}

void type(QSpinBox* box, const QString& number)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, number);
    QTest::keyClick(box, Qt::Key_Return);
    QCoreApplication::processEvents();
}

/// Answers and rolls until a person is asked for something that is not about cards or dice.
void playOn(engine::Game& game, int steps)
{
    engine::Random random(4);
    for (int i = 0; i < steps && !game.over(); ++i) {
        engine::Move move;
        if (game.pending().pending == engine::Pending::Chance)
            game.roll();
        else if (engine::sample(game.pending(), game.state(), random, move))
            (void)game.apply(move);
    }
}

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    void crownsAndCaptivesAreSet()
    {
        PlayTable table({0, 1}, 41);
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.runner().game().here() > 150; });
        const engine::Rules& rules = table.runner().rules();
        table.key(Qt::Key_E, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QVERIFY(table.page().positionPanel().isVisible());
        const PositionDraft& draft = *table.page().editing().draft();
        const Tally* crowns = tallyOf(draft, rules, Role::Score, 1);
        const Tally* captives = tallyOf(draft, rules, Role::Captives, 0);
        QVERIFY(crowns != nullptr && captives != nullptr);
        const Tally wantedCrowns = *crowns;
        const Tally wantedCaptives = *captives;
        const int before = draft.amount(wantedCaptives);
        const int supply = factValue(draft.facts(), fieldOf(rules, Role::Supply, Space::Number),
                                     keyOf(wantedCaptives.key[1], wantedCaptives.key[2]));
        QVERIFY(supply > 0);
        type(table.page().positionPanel().box(wantedCrowns), QStringLiteral("17"));
        type(table.page().positionPanel().box(wantedCaptives), QString::number(before + 1));
        // More than the box holds: nothing is done, and the field shows again what there is.
        type(table.page().positionPanel().box(wantedCaptives), QStringLiteral("900"));
        QCOMPARE(table.page().positionPanel().box(wantedCaptives)->value(), before + 1);
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QVERIFY(!table.page().isEditing());
        QVERIFY(!table.page().positionPanel().isVisible());
        const engine::Facts facts = factsOf(table.runner().game());
        QCOMPARE(factValue(facts, wantedCrowns.field, wantedCrowns.key), 17);
        QCOMPARE(factValue(facts, wantedCaptives.field, wantedCaptives.key), before + 1);
        QCOMPARE(factValue(facts, fieldOf(rules, Role::Supply, Space::Number),
                           keyOf(wantedCaptives.key[1], wantedCaptives.key[2])),
                 supply - 1);
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(factValue(factsOf(table.runner().game()), wantedCrowns.field, wantedCrowns.key) != 17);
    }

    /// Esc leaves where nothing would be lost, and tells how one leaves where something would.
    void escLeaves()
    {
        PlayTable table({0, 1}, 41);
        table.playUntil([&] { return table.runner().waiting() == Waiting::Answer; });
        const int here = table.runner().game().here();
        table.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(table.page().isEditing());
        table.key(Qt::Key_Escape);
        QVERIFY(!table.page().isEditing());
        QCOMPARE(table.runner().game().here(), here);
        QVERIFY(table.page().isVisible());

        table.key(Qt::Key_E, Qt::ControlModifier);
        for (int place = 0; place < 40 && !table.page().editing().draft()->isChanged(); ++place)
            if (const QPoint point = table.pointOf(place); !point.isNull())
                QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, point);
        QVERIFY(table.page().editing().draft()->isChanged());
        table.key(Qt::Key_Escape);
        QVERIFY(table.page().isEditing());
        QVERIFY(table.window().spokenLine().contains(QStringLiteral("Undo all")));
        QTest::mouseClick(table.page().editBar().undoAllButton(), Qt::LeftButton);
        table.page().board().setFocus();
        table.key(Qt::Key_Escape);
        QVERIFY(!table.page().isEditing());
    }

    void thePanelThatWasSeenComesBack_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("small") << QSize(1000, 700);
        QTest::newRow("narrow") << QSize(700, 700);
    }

    void thePanelThatWasSeenComesBack()
    {
        QFETCH(QSize, size);
        PlayTable table({0}, 44, {}, 7, "diplomacy-europe:diplomacy");
        table.window().resize(size);
        table.playUntil([&] { return table.runner().waiting() == Waiting::Answer; });
        for (const char* name : {"orders", "result", "seats", "log"}) {
            auto* seen = table.page().findChild<QDockWidget*>(QLatin1String(name));
            if (seen->isHidden()) seen->toggleViewAction()->trigger();
            seen->raise();
            QCoreApplication::processEvents();
            QVERIFY2(!seen->visibleRegion().isEmpty(), qPrintable(seen->objectName()));
            table.key(Qt::Key_E, Qt::ControlModifier);
            QCoreApplication::processEvents();
            QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
            QCoreApplication::processEvents();
            QVERIFY2(!seen->visibleRegion().isEmpty(), qPrintable(seen->objectName()));
        }
    }

    /// Units and centres of a game of orders are put, replaced and taken by the mouse, and what was ordered gives way.
    void unitsAndCentresAreChanged()
    {
        PlayTable table({0}, 44, {}, 7, "diplomacy-europe:diplomacy");
        table.playUntil([&] { return table.runner().waiting() == Waiting::Answer; });
        const engine::Rules& rules = table.runner().rules();
        const engine::Board& board = rules.board();
        table.key(Qt::Key_E, Qt::ControlModifier);
        const PositionDraft& draft = *table.page().editing().draft();
        const auto choose = [&](Brush::Kind kind, int seat, int item) {
            const auto found = std::ranges::find(draft.brushes(), Brush{kind, seat, item});
            QVERIFY(found != draft.brushes().end());
            table.page().editBar().buttons()[static_cast<std::size_t>(found - draft.brushes().begin())]->click();
        };
        const auto unit = [&](int seat, const char* where, int piece) {
            std::array<std::int16_t, 3> key = keyOf(seat, *board.findPlace(where));
            key[2] = static_cast<std::int16_t>(piece);
            return factValue(draft.facts(), fieldOf(rules, Role::Stack, Space::Number), key);
        };
        const auto place = [&](const char* id) { return *board.findPlace(id); };
        QWidget* view = &table.page().board();
        const auto put = [&](const char* id) { QTest::mouseClick(view, Qt::LeftButton, {}, table.pointOf(place(id))); };
        const auto take = [&](const char* id) {
            const QPoint point = table.pointOf(place(id));
            QTest::mouseClick(view, Qt::RightButton, {}, point);
            QContextMenuEvent event(QContextMenuEvent::Mouse, point, view->mapToGlobal(point));
            QCoreApplication::sendEvent(view, &event);
        };
        choose(Brush::Kind::Unit, 1, 0);
        put("munich");
        QCOMPARE(unit(1, "munich", 0), 1);
        QVERIFY2(table.page().editBar().spoken().contains(QStringLiteral("army")), // and not what was there before
                 qPrintable(table.page().editBar().spoken()));
        take("munich");
        QVERIFY2(!table.page().editBar().spoken().contains(QStringLiteral("army")),
                 qPrintable(table.page().editBar().spoken()));
        put("munich");
        take("london"); // a fleet, with the brush of an army
        QCOMPARE(unit(1, "london", 1), 0);
        put("munich"); // there already
        QCOMPARE(unit(1, "munich", 0), 1);
        put("north-sea"); // no place for an army
        QCOMPARE(unit(1, "north-sea", 0), 0);
        choose(Brush::Kind::Unit, 2, 1);
        put("spain");
        QCOMPARE(unit(2, "spain/nc", 1) + unit(2, "spain/sc", 1), 1);
        const int first = unit(2, "spain/nc", 1);
        put("spain"); // to the other coast
        QCOMPARE(unit(2, "spain/nc", 1) + unit(2, "spain/sc", 1), 1);
        QVERIFY(unit(2, "spain/nc", 1) != first);
        put("munich");
        QCOMPARE(unit(1, "munich", 0), 1); // no place for a fleet
        choose(Brush::Kind::Unit, 2, 0);
        put("munich");
        QCOMPARE(unit(1, "munich", 0), 0); // one unit a province
        QCOMPARE(unit(2, "munich", 0), 1);
        take("munich");
        QCOMPARE(unit(2, "munich", 0), 0);
        choose(Brush::Kind::Owner, 4, -1);
        put("munich");
        const int centres = fieldOf(rules, Role::Owner, Space::Seat);
        QCOMPARE(factValue(draft.facts(), centres, keyOf(place("munich"))), 4);
        put("bohemia"); // no centre
        QCOMPARE(factValue(draft.facts(), centres, keyOf(place("bohemia"))), 0);
        take("paris");
        QComboBox* phases = table.page().positionPanel().phaseBox();
        QVERIFY(phases != nullptr);
        const int before = draft.phase();
        QVERIFY(phases->count() > 1); // spring and autumn at least
        QTest::keyClick(phases, phases->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(draft.phase() != before);
        const int phase = draft.phase();
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QVERIFY(!table.page().isEditing());
        const engine::Facts facts = factsOf(table.runner().game());
        QCOMPARE(factValue(facts, fieldOf(rules, Role::Phase, Space::Phase), keyOf(engine::kNothing)), phase);
        QCOMPARE(factValue(facts, centres, keyOf(place("munich"))), 4);
        QCOMPARE(factValue(facts, fieldOf(rules, Role::Score, Space::Number), keyOf(4)), 4);
    }

    void theOrderOfTheTurnsIsChanged()
    {
        PlayTable table({0, 1}, 42);
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.runner().game().here() > 30; });
        const int track = fieldOf(table.runner().rules(), Role::Track, Space::Army);
        const std::vector<int> before = listOf(factsOf(table.runner().game()), track);
        std::size_t at = 0; // two tokens that differ
        while (at + 1 < before.size() && before[at] == before[at + 1]) ++at;
        QVERIFY(at + 1 < before.size());
        table.key(Qt::Key_E, Qt::ControlModifier);
        PositionPanel& panel = table.page().positionPanel();
        QCOMPARE(panel.trackList()->count(), static_cast<int>(before.size()));
        panel.trackList()->setCurrentRow(static_cast<int>(at) + 1);
        QTest::mouseClick(panel.earlierButton(), Qt::LeftButton);
        QCOMPARE(panel.trackList()->currentRow(), static_cast<int>(at));
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        std::vector<int> swapped = before;
        std::swap(swapped[at], swapped[at + 1]);
        QCOMPARE(listOf(factsOf(table.runner().game()), track), swapped);
    }

    void aPositionIsKeptAndBeginsAGame_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("with cards and a track") << QStringLiteral("narnia/official") << 2;
        QTest::newRow("with missions") << QStringLiteral("world:classic-risk") << 3;
        QTest::newRow("with orders") << QStringLiteral("diplomacy-europe:diplomacy") << 7;
    }
    void aPositionIsKeptAndBeginsAGame()
    {
        QFETCH(QString, variant);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("A start.yaml"));
        QFETCH(int, players);
        PlayTable table({0, 1}, 44, {}, players, variant.toStdString());
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.runner().game().here() > 8; });
        const engine::Facts laidOut = factsOf(table.runner().game());
        QVERIFY(!table.page().keepPosition(file)); // nothing is being changed
        table.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(table.page().isEditing());
        QVERIFY(table.page().editBar().keepButton()->isVisible());
        const QString notFolder = folder.filePath(QStringLiteral("taken"));
        QVERIFY(engine::writeFile(notFolder.toStdString(), "a file"));
        QVERIFY(!table.page().keepPosition(notFolder + QStringLiteral("/x.yaml")));
        QVERIFY(table.page().keepPosition(file));
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        table.window().openFile(file);
        QCoreApplication::processEvents();
        QCOMPARE(table.window().currentPage(), static_cast<ModePage*>(&table.page())); // not that of errors
        QVERIFY(table.page().runner() != nullptr);
        QCOMPARE(table.runner().game().here(), 1); // the position is all that has happened
        QCOMPARE(factsOf(table.runner().game()), laidOut);
        // It holds as a scenario, too.
        const engine::Library library(MARCHES_SOURCE_DIR, {});
        const auto scenario = engine::loadScenario(file.toStdString(), library);
        QVERIFY(scenario);
        const engine::ScenarioReport report = engine::run(*scenario);
        QVERIFY(report.passed());
        QCOMPARE(report.finalFacts, laidOut);
    }

    void aPositionIsTheSetUpOfAVariant_data() { aPositionIsKeptAndBeginsAGame_data(); }
    void aPositionIsTheSetUpOfAVariant()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        PlayTable table({0, 1}, 44, {}, players, variant.toStdString());
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.runner().game().here() > 8; });
        const engine::Rules& rules = table.runner().rules();
        engine::State asked = table.runner().game().state();
        rules.reopenAnswers(asked); // what was answered and not carried out begins no game
        engine::State open;
        rules.view(asked, -1, open);
        engine::Facts seen;
        rules.describe(open, seen);
        QVERIFY(!table.page().keepVariant(QStringLiteral("Late game"))); // nothing is being changed
        table.key(Qt::Key_E, Qt::ControlModifier);
        EditBar& bar = table.page().editBar();
        QVERIFY(bar.keepButton()->menu()->actions().contains(bar.keepAsVariant()));
        // Asked for its name, as by the menu.
        QTimer::singleShot(0, this, [] {
            auto* dialog = qobject_cast<SaveVariantDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QTest::keyClicks(dialog->nameField(), QStringLiteral("Late game"));
            QTest::mouseClick(dialog->saveButton(), Qt::LeftButton);
        });
        bar.keepAsVariant()->trigger();
        QVERIFY(bar.spoken().contains(QStringLiteral("Late game")));
        QVERIFY(table.page().isEditing());
        const auto second = table.page().keepVariant(QStringLiteral("Late game"));
        QVERIFY(second && QString::fromStdString(*second).endsWith(QStringLiteral("late-game-2.yaml")));
        QTest::mouseClick(bar.doneButton(), Qt::LeftButton);

        const QString first =
            QString::fromStdString(*second).replace(QStringLiteral("-2.yaml"), QStringLiteral(".yaml"));
        NewGamePage& page = table.window().newGame();
        table.window().goToNewGame();
        const engine::VariantData& played = table.page().session()->setup().variant;
        QVERIFY(page.model().choose({played.map, played.ruleset}, first.toStdString()));
        QCoreApplication::processEvents();
        QVERIFY(page.model().errors().empty());
        QCOMPARE(page.model().players(), players);
        page.model().setPlayers(players - 1); // the position is for these
        QCOMPARE(page.model().players(), players);
        const auto lines = page.differences()->findChildren<QToolButton*>(QStringLiteral("undo"));
        QCOMPARE(lines.back()->accessibleName(), QStringLiteral("Back to the usual beginning"));
        QVERIFY(page.startButton()->isEnabled());
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(table.page().runner() != nullptr);
        engine::Game begun = table.runner().game();
        begun.goTo(0);
        begun.rules().view(begun.state(), -1, open);
        engine::Facts now;
        begun.rules().describe(open, now);
        QCOMPARE(now, seen);
        // It is taken back in New game, and comes back.
        table.window().goToNewGame();
        page.differences()->findChildren<QToolButton*>(QStringLiteral("undo")).back()->click();
        QVERIFY(!page.model().content().start());
        page.model().undoContent();
        QVERIFY(page.model().content().start());
        for (const QString& file : {first, QString::fromStdString(*second)}) QVERIFY(QFile::remove(file));
    }

    void cardsAreGivenAndDiscarded()
    {
        PlayTable table({0, 1}, 43);
        table.playUntil(
            [&] { return table.runner().waiting() == Waiting::Answer && table.runner().game().here() > 60; });
        const int hand = fieldOf(table.runner().rules(), Role::Hand, Space::Card);
        const int discarded = fieldOf(table.runner().rules(), Role::Discard, Space::Card);
        const std::vector<int> before = listOf(factsOf(table.runner().game()), hand, 1);
        table.key(Qt::Key_E, Qt::ControlModifier);
        PositionPanel& panel = table.page().positionPanel();
        QComboBox* box = panel.cardBox(1);
        QVERIFY(box != nullptr && box->count() > 0);
        const int card = box->itemData(0).toInt();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCoreApplication::processEvents();
        std::vector<int> now = listOf(table.page().editing().draft()->facts(), hand, 1);
        QCOMPARE(now.size(), before.size() + 1);
        QVERIFY(std::ranges::count(now, card) == std::ranges::count(before, card) + 1);
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QCOMPARE(listOf(factsOf(table.runner().game()), hand, 1), now);

        table.key(Qt::Key_E, Qt::ControlModifier);
        emit panel.cardDiscarded(1, card);
        QTest::mouseClick(table.page().editBar().doneButton(), Qt::LeftButton);
        QCOMPARE(listOf(factsOf(table.runner().game()), hand, 1), before);
        QCOMPARE(listOf(factsOf(table.runner().game()), discarded).front(), card);
    }

    /// What is drawn by lot in the games of a variant is chosen where it is kept.
    void handsAreDealtByLotInGamesOfAVariant()
    {
        PlayTable table({0, 1}, 43);
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer &&
                   std::ranges::any_of(factsOf(table.runner().game()), [&](const engine::Fact& fact) {
                       return table.runner().rules().fields()[fact.field].role == Role::Hand;
                   });
        });
        table.key(Qt::Key_E, Qt::ControlModifier);
        EditBar& bar = table.page().editBar();
        QTimer::singleShot(0, this, [] {
            auto* dialog = qobject_cast<SaveVariantDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* switches = dialog->findChild<LotSwitches*>();
            QVERIFY(switches != nullptr && switches->box(engine::Lot::Hands) != nullptr);
            QVERIFY(!switches->box(engine::Lot::Hands)->isChecked());
            QCOMPARE(switches->chosen(), std::vector{engine::Lot::Hidden});
            QTest::keyClicks(dialog->nameField(), QStringLiteral("Dealt"));
            switches->box(engine::Lot::Hidden)->click();
            switches->box(engine::Lot::Hands)->click();
            QTest::mouseClick(dialog->saveButton(), Qt::LeftButton);
        });
        bar.keepAsVariant()->trigger();
        QVERIFY(bar.spoken().contains(QStringLiteral("Dealt")));
        const auto second = table.page().keepVariant(QStringLiteral("Dealt"));
        QVERIFY(second);
        const QString first =
            QString::fromStdString(*second).replace(QStringLiteral("-2.yaml"), QStringLiteral(".yaml"));
        const auto kept = engine::loadVariant(first.toStdString());
        QVERIFY(kept && kept->content.start);
        QCOMPARE(kept->content.start->byLot.size(), std::size_t{1});
        QCOMPARE(kept->content.start->byLot.front().id, std::string("hands"));
    }

    /// In Risk the score is the number of territories: it cannot be set, and follows when one changes hands.
    void whatFollowsFromTheBoardIsCountedAnew()
    {
        const engine::Library library(MARCHES_SOURCE_DIR, {});
        const auto setup = library.setup("world/classic");
        QVERIFY(setup.has_value());
        engine::Game game(setup->game, setup->options, 6, setup->maker);
        playOn(game, 400);
        const engine::Rules& rules = game.rules();
        PositionDraft draft(rules, factsOf(game), factsOf(game), std::nullopt);
        QVERIFY(tallyOf(draft, rules, Role::Score, 0) == nullptr);
        const int owner = fieldOf(rules, Role::Owner, Space::Army);
        int taken = -1;
        for (const engine::Fact& fact : draft.facts())
            if (fact.field == owner && fact.value == 1) taken = fact.key[0];
        QVERIFY(taken >= 0);
        const Brush* brush = nullptr;
        for (const Brush& candidate : draft.brushes())
            if (candidate.kind == Brush::Kind::Piece && candidate.army == 0) brush = &candidate;
        QVERIFY(brush != nullptr);
        QVERIFY(draft.put(*brush, taken));
        QVERIFY(!game.edit(draft.facts()));
    }

    void theSharesOfAScoreAddUp_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("official") << QStringLiteral("narnia/official");
        QTest::newRow("advanced") << QStringLiteral("narnia/advanced");
    }
    void theSharesOfAScoreAddUp()
    {
        QFETCH(QString, variant);
        const engine::Library library(MARCHES_SOURCE_DIR, {});
        const auto setup = library.setup(variant.toStdString());
        QVERIFY(setup.has_value());
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            engine::Game game(setup->game, setup->options, seed, setup->maker);
            playOn(game, 10'000);
            QVERIFY(game.over());
            const engine::GameResult standing = game.rules().standing(game.state());
            const auto history = scoreHistory(game);
            QCOMPARE(history.size(), standing.score.size());
            for (std::size_t seat = 0; seat < history.size(); ++seat) {
                int sum = 0;
                for (const ScoreShare& share : history[seat]) {
                    sum += share.amount;
                    QVERIFY(share.rule != 0); // nobody changed anything by hand
                    // Taking captives is told with a number, too, and gives nothing by itself.
                    QVERIFY(game.rules().vocabulary().name(Space::Rule, share.rule) != "NRJ-26");
                }
                QCOMPARE(sum, standing.score[seat]);
                QVERIFY(standing.score[seat] == 0 || history[seat].size() > 1);
            }
        }
    }

    void theLastRollComesBackWithItsMoment()
    {
        PlayTable table({0, 1}, 44);
        std::vector<int> rolls; // moments at which dice had just been thrown
        table.playUntil([&] {
            const auto thrown = table.runner().game().lastRoll();
            if (thrown && (rolls.empty() || rolls.back() != thrown->node)) rolls.push_back(thrown->node);
            return rolls.size() >= 4;
        });
        const auto facesAt = [&](int node) {
            const auto& outcome = std::get<engine::Outcome>(table.runner().game().journal().node(node).step);
            return std::vector<int>(outcome.values().begin(), outcome.values().end());
        };
        auto* battle = table.page().findChild<BattlePanel*>();
        for (const int node : {rolls[1], rolls[0], rolls[2]}) {
            table.runner().goTo(node);
            QCOMPARE(battle->lastRoll().faces(), facesAt(node));
        }
        table.runner().goTo(1);
        QVERIFY(!battle->lastRoll().isVisibleTo(battle));

        table.runner().goTo(rolls[2]);
        engine::Errors leftOut;
        const engine::Library library(MARCHES_SOURCE_DIR, {});
        auto again = GameSession::read(library, table.page().session()->asFile(), "again", leftOut);
        QVERIFY(again.has_value());
        table.page().setSession(std::move(*again));
        QVERIFY(battle->lastRoll().isVisibleTo(battle));
        QCOMPARE(battle->lastRoll().faces(), facesAt(rolls[2]));
    }

    void theTimelineIsOneRowInALowWindow()
    {
        PlayTable table({0, 1}, 45);
        auto* bar = table.page().findChild<TimelineBar*>();
        const auto isBelowButtons = [&] {
            const int top = bar->timeline().mapTo(bar, QPoint()).y();
            return std::ranges::all_of(bar->findChildren<QToolButton*>(), [&](const QToolButton* button) {
                return !button->isVisible() || button->mapTo(bar, QPoint(0, button->height())).y() <= top;
            });
        };
        const int high = bar->height();
        QVERIFY(isBelowButtons());
        table.window().resize(1000, 700);
        QCoreApplication::processEvents();
        QVERIFY(bar->height() < high);
        const QRect line(bar->timeline().mapTo(bar, QPoint()), bar->timeline().size());
        for (const QToolButton* button : bar->findChildren<QToolButton*>())
            if (button->isVisible()) QVERIFY(!line.intersects(QRect(button->mapTo(bar, QPoint()), button->size())));
        table.window().resize(1400, 900);
        QCOMPARE(table.window().size(), QSize(1400, 900));
        // From 1100 px on the page is told that it has room only after it was laid out, and is laid out once more.
        QTRY_VERIFY(isBelowButtons());
        QTRY_COMPARE(bar->height(), high);
    }

    /// A year is a number of four digits, and one does not begin by learning that it is another one; how one edits may
    /// be cut off, but not that one does.
    void whereOrdersAreGivenTheYearIsRight()
    {
        PlayTable table({0}, 45, {}, 7, "diplomacy-europe/standard");
        table.preferences().setLanguage(QStringLiteral("fr"));
        table.window().resize(1000, 700);
        table.page().editPosition();
        for (int pass = 0; pass < 8; ++pass) QCoreApplication::processEvents();
        const QList<QSpinBox*> numbers = table.page().findChild<PositionPanel*>()->findChildren<QSpinBox*>();
        QVERIFY(std::ranges::any_of(numbers, [](const QSpinBox* box) { return box->value() == 1901; }));
        QVERIFY(std::ranges::any_of(table.page().editBar().findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("modifiez la position"));
        }));
    }
};

QTEST_MAIN(TestPosition)
#include "tst_position.moc"
