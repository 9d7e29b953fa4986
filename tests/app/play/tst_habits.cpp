// SPDX-License-Identifier: GPL-3.0-or-later
// How many presses a game takes: what is always answered in the same way need not be asked.
#include <map>

#include <QAction>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QtTest>

#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/usualanswer.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

std::string verbAsked(PlayTable& table)
{
    const engine::Decision& decision = table.runner().decision();
    if (table.runner().waiting() != Waiting::Answer || decision.offers().empty()) return {};
    return std::string(table.runner().rules().vocabulary().name(engine::Space::Verb, decision.offers().front().verb));
}

/// A hand that counts what it does.
class Hand {
public:
    explicit Hand(PlayTable& table) : m_table(table) {}
    int presses() const { return m_presses; }
    void click(int place)
    {
        ++m_presses;
        QTest::mouseClick(&m_table.page().board(), Qt::LeftButton, {}, m_table.pointOf(place));
        m_table.settle();
    }
    void drag(int from, int to)
    {
        ++m_presses;
        editor::BoardView& board = m_table.page().board();
        const QPoint begin = m_table.pointOf(from);
        const QPoint end = m_table.pointOf(to);
        QTest::mousePress(&board, Qt::LeftButton, {}, begin);
        QTest::mouseMove(&board, (begin + end) / 2);
        QTest::mouseMove(&board, end);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, end);
        m_table.settle();
    }
    void key(Qt::Key key)
    {
        ++m_presses;
        m_table.key(key);
        m_table.settle();
    }
    void press(QPushButton* button)
    {
        ++m_presses;
        QTest::mouseClick(button, Qt::LeftButton);
        m_table.settle();
    }

private:
    PlayTable& m_table;
    int m_presses = 0;
};

/// An attack that is open, on the weakest that one can see on the screen.
std::pair<int, int> anAttack(PlayTable& table)
{
    const GameRunner& runner = table.runner();
    const engine::Facts& facts = runner.facts();
    std::map<int, int> armies;
    for (const engine::Fact& fact : facts)
        if (runner.rules().fields()[fact.field].role == engine::Role::Stack) armies[fact.key[0]] += fact.value;
    std::pair<int, int> best{-1, -1};
    int margin = -1000;
    engine::forEachMove(runner.decision(), runner.game().state(), 100000, [&](const engine::Move& move) {
        const engine::Offer* offer = runner.decision().findOffer(move.verb);
        if (offer->paramCount != 3) return;
        const int by = armies[move.arg[0]] - armies[move.arg[1]];
        if (by <= margin || table.pointOf(move.arg[0]).isNull() || table.pointOf(move.arg[1]).isNull()) return;
        margin = by;
        best = {move.arg[0], move.arg[1]};
    });
    return best;
}

/// What is done is counted here, not looked at: to paint it all would take most of the time.
void leaveUnpainted(PlayTable& table)
{
    for (QWidget* widget : table.window().findChildren<QWidget*>()) widget->setUpdatesEnabled(false);
}

/// Begins a game of Classic Risk and places what there is before the first turn.
void begin(PlayTable& table)
{
    leaveUnpainted(table);
    table.settle();
    table.playUntil([&] { return table.runner().waiting() == Waiting::Answer && verbAsked(table) == "place"; });
    table.runner().placeRest(Spread::InFront);
    QElapsedTimer patience;
    patience.start();
    do table.settle();
    while (table.runner().waiting() != Waiting::Answer && patience.elapsed() < 90000);
}

class TestHabits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }

    void aTurnWithThreeAttacksTakesSixPressesAtMost()
    {
        std::map<bool, int> presses;
        for (const bool quickly : {false, true}) {
            PlayTable table({0}, 7, {}, 3, "world/classic", "random");
            begin(table);
            QCOMPARE(verbAsked(table), std::string("place"));
            if (quickly) table.key(Qt::Key_F);
            QCOMPARE(table.preferences().habits() != Habits(), quickly);
            table.settle();
            Hand hand(table);
            GameRunner& runner = table.runner();
            const int seat = runner.askedSeat();
            const auto turn = [&] { return runner.turns().at(runner.game().here()).seat; };
            const auto asked = [&] { return runner.waiting() == Waiting::Answer && turn() == seat; };
            // All to one place beside others.
            const auto front = nextPlacement(runner.rules(), runner.decision(), runner.game().state(),
                                             runner.game().state(), Spread::InFront, 1);
            QVERIFY(front);
            hand.click(front->arg[0]);
            if (asked() && verbAsked(table) == "place") hand.key(Qt::Key_Return);
            for (int attack = 0; attack < 3; ++attack) {
                QCOMPARE(verbAsked(table), std::string("attack"));
                const auto [from, to] = anAttack(table);
                QVERIFY(from >= 0);
                hand.drag(from, to);
                for (int guard = 0; guard < 60; ++guard) {
                    if (runner.waiting() == Waiting::Roll) {
                        hand.key(Qt::Key_R);
                        continue;
                    }
                    QPushButton* primary = table.page().questionBar().form().primary();
                    if (verbAsked(table) == "roll") {
                        hand.press(table.answers()[1]); // to the end
                    } else if (primary != nullptr && primary->isVisible() &&
                               (verbAsked(table) != "attack" ||
                                table.page().questionBar().form().fieldWithFocus() >= 0 || primary->isEnabled())) {
                        hand.press(primary);
                    } else {
                        break;
                    }
                }
            }
            if (quickly) {
                hand.key(Qt::Key_E);
            } else {
                while (asked() && verbAsked(table) != "place") hand.key(Qt::Key_S);
            }
            presses[quickly] = hand.presses();
            const engine::Journal& journal = runner.game().journal();
            int attacks = 0;
            int finished = 0;
            for (const int node : journal.line(runner.game().here()))
                if (const auto* move = std::get_if<engine::Move>(&journal.node(node).step);
                    move != nullptr && move->seat == seat) {
                    const engine::VerbRole role = runner.rules().verbSpecs()[move->verb].role;
                    attacks += role == engine::VerbRole::Attack ? 1 : 0;
                    finished += role == engine::VerbRole::Finish ? 1 : 0;
                }
            QCOMPARE(attacks, 3);
            QVERIFY(finished >= 2); // with attacking, and the turn
        }
        qInfo("presses for a turn with three attacks: %d, quickly %d", presses[false], presses[true]);
        QVERIFY(presses[true] <= 6);
        QVERIFY(presses[false] > 2 * presses[true]);
    }

    void setUpIsOnePress()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        leaveUnpainted(table);
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        auto* rest = table.page().findChild<QPushButton*>(QStringLiteral("placeRest"));
        QVERIFY(rest->isVisible());
        const int seat = table.runner().askedSeat();
        // Who begins may attack before one's own first turn.
        table.preferences().setHabit(Habit::Defend, true);
        table.preferences().setHabit(Habit::Roll, true);
        rest->menu()->actions().front()->trigger();
        const auto begun = [&] {
            const int node = table.runner().game().here();
            return table.runner().waiting() == Waiting::Answer && table.runner().turns().at(node).seat == seat &&
                   verbAsked(table) == "place" &&
                   table.runner().rules().vocabulary().name(engine::Space::Phase,
                                                            table.runner().turns().at(node).phase) == "reinforce";
        };
        QTRY_VERIFY_WITH_TIMEOUT(begun(), 90000);
        // Evenly: when the last was placed no own place had two more than another.
        engine::Game walk = table.runner().game();
        int last = 0;
        for (const int node : walk.journal().line(walk.here()))
            if (const auto* move = std::get_if<engine::Move>(&walk.journal().node(node).step);
                move != nullptr && move->seat == seat &&
                walk.rules().verbSpecs()[move->verb].role == engine::VerbRole::Place)
                last = node;
        QVERIFY(last > 0);
        walk.goTo(last);
        engine::Facts facts;
        walk.rules().describe(walk.state(), facts);
        std::map<int, int> armies;
        std::map<int, int> owners;
        for (const engine::Fact& fact : facts) {
            const engine::Role role = table.runner().rules().fields()[fact.field].role;
            if (role == engine::Role::Stack) armies[fact.key[0]] += fact.value;
            if (role == engine::Role::Owner) owners[fact.key[0]] = fact.value;
        }
        int least = 1000;
        int most = 0;
        for (const auto& [place, army] : owners) {
            if (army != table.runner().rules().seats()[static_cast<std::size_t>(seat)].armies.front()) continue;
            least = std::min(least, armies[place]);
            most = std::max(most, armies[place]);
        }
        QVERIFY2(most - least <= 1, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
    }

    void aDefenceIsRolledByItselfAndNobodyIsAskedForDice()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "medium");
        table.preferences().setHabits(true);
        begin(table);
        GameRunner& runner = table.runner();
        const int seat = runner.askedSeat();
        int defended = 0;
        for (int turns = 0; turns < 6 && runner.waiting() == Waiting::Answer; ++turns) {
            runner.placeRest(Spread::InFront);
            table.settle();
            if (!runner.finishTurn()) break;
            table.settle();
        }
        const engine::Journal& journal = runner.game().journal();
        for (const int node : journal.line(runner.game().here())) {
            const auto* move = std::get_if<engine::Move>(&journal.node(node).step);
            defended += move != nullptr && move->seat == seat &&
                                runner.rules().verbSpecs()[move->verb].role == engine::VerbRole::Defend
                            ? 1
                            : 0;
        }
        QVERIFY(defended > 0);
    }

    void whatIsDoneWithoutAskingCanBeTakenBackAndAnsweredOtherwise()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.preferences().setHabits(true);
        begin(table);
        GameRunner& runner = table.runner();
        const auto front = nextPlacement(runner.rules(), runner.decision(), runner.game().state(),
                                         runner.game().state(), Spread::InFront, 1);
        QVERIFY(front);
        Hand hand(table);
        hand.click(front->arg[0]);
        QCOMPARE(verbAsked(table), std::string("attack"));
        const auto [from, to] = anAttack(table);
        const int before = runner.game().here();
        hand.drag(from, to);
        QVERIFY(runner.game().here() != before);
        for (int steps = 0; steps < 20 && runner.game().here() > before; ++steps) table.page().undo();
        QVERIFY(runner.game().here() <= before);
        QCOMPARE(runner.waiting(), Waiting::Answer); // it is asked, and not done again
    }

    void shiftAsksForTheNumberAllTheSame()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        table.preferences().setHabit(Habit::Numbers, true);
        begin(table);
        GameRunner& runner = table.runner();
        const int here = runner.game().here();
        const int place = table.page().legalPlaces().nth(0);
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, Qt::ShiftModifier, table.pointOf(place));
        QCOMPARE(runner.game().here(), here);
        QVERIFY(table.page().questionBar().form().primary() != nullptr);
    }

    void aDragFromWhereNothingCanGoSaysWhy()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        begin(table);
        const engine::Mask legal = table.page().legalPlaces();
        int from = -1;
        int to = -1;
        for (int place = 0; place < table.runner().rules().board().territoryCount(); ++place) {
            if (legal.test(place) || table.pointOf(place).isNull()) continue;
            (from < 0 ? from : to) = place;
            if (to >= 0) break;
        }
        QVERIFY(to >= 0);
        QVERIFY(!table.page().questionBar().showsRefusal());
        Hand hand(table);
        hand.drag(from, to);
        QVERIFY(table.page().questionBar().showsRefusal());
    }

    void habitsAreKeptAndSwitchedInSettings()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        auto* page = table.window().findChild<SettingsPage*>();
        QVERIFY(page != nullptr);
        QCheckBox* fight = nullptr;
        for (QCheckBox* box : page->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Fight to the end")) fight = box;
        QVERIFY(fight != nullptr);
        QVERIFY(!fight->isChecked());
        fight->click();
        QCOMPARE(table.preferences().habits(), Habits(Habit::FightOn));
        table.key(Qt::Key_F); // something is on: all off
        QCOMPARE(table.preferences().habits(), Habits());
        QVERIFY(!fight->isChecked());
    }
};

} // namespace

QTEST_MAIN(TestHabits)
#include "tst_habits.moc"
