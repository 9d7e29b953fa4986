// SPDX-License-Identifier: GPL-3.0-or-later
// How many presses a game takes: what is always answered in the same way need not be asked.
#include <map>

#include <QCheckBox>
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
