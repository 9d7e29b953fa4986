// SPDX-License-Identifier: GPL-3.0-or-later
// How many presses a game takes: what is always answered in the same way need not be asked.
#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

#include "app/desktop/base/actions.h"
#include "app/desktop/play/gamesounds.h"
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

constexpr int kLongerThanOwnPace = 200; ///< milliseconds; what is done for a person comes after 150

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

    /// Some habits alone are not all that "Play quickly" stands for: it switches on the others.
    void playQuicklyIsCheckedWithAllHabits()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        const auto actions = table.page().menuActions(MenuId::Game);
        const auto found = std::ranges::find_if(actions, [](const QAction* action) {
            return action != nullptr && action->text() == QStringLiteral("Play quickly");
        });
        QVERIFY(found != actions.end());
        for (const Habit habit : {Habit::Roll, Habit::Defend, Habit::FightOn, Habit::Advance}) {
            table.preferences().setHabit(habit, true);
            QVERIFY(!(*found)->isChecked());
        }
        (*found)->trigger();
        QVERIFY((*found)->isChecked());
        QVERIFY(table.preferences().habits().testFlag(Habit::Numbers));
        QVERIFY(table.preferences().habits().testFlag(Habit::OnlyAnswer));
    }

    /// Each of them has an action that may get a key, in a menu of their own; it follows the settings and they it.
    void eachHabitMayHaveAKey()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        Actions& actions = table.window().actions();
        const std::vector<std::pair<const char*, Habit>> habits{
            {"play.habit-roll", Habit::Roll},        {"play.habit-defend", Habit::Defend},
            {"play.habit-fight-on", Habit::FightOn}, {"play.habit-advance", Habit::Advance},
            {"play.habit-numbers", Habit::Numbers},  {"play.habit-only-answer", Habit::OnlyAnswer}};
        const QMenu* menu = nullptr;
        for (const QAction* action : table.page().menuActions(MenuId::Game))
            if (action != nullptr && action->menu() != nullptr) menu = action->menu();
        QVERIFY(menu != nullptr);
        for (const auto& [id, habit] : habits) {
            QAction* action = actions.find(QLatin1String(id));
            QVERIFY2(action != nullptr && action->isCheckable() && menu->actions().contains(action), id);
            QVERIFY2(action->shortcuts().isEmpty(), id); // only who wants one has a key for it
            actions.setKeys(QLatin1String(id), {QKeySequence(Qt::Key_J)});
            table.key(Qt::Key_J);
            QCOMPARE(table.preferences().habits(), Habits(habit));
            QVERIFY(action->isChecked());
            table.key(Qt::Key_J);
            QCOMPARE(table.preferences().habits(), Habits());
            table.preferences().setHabit(habit, true);
            QVERIFY(action->isChecked());
            table.preferences().setHabit(habit, false);
            actions.setKeys(QLatin1String(id), {});
        }
    }

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

    void whatIsLeftAtSetUpIsPlacedByOnePress_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<std::vector<int>>("persons");
        QTest::addColumn<QString>("bots");
        QTest::newRow("claimed, a person and bots") << "world/classic" << std::vector{0} << "random";
        QTest::newRow("claimed, bots that think") << "world/classic" << std::vector{1} << "medium";
        QTest::newRow("claimed, two persons") << "world/classic" << std::vector{0, 2} << "random";
        QTest::newRow("Castle Risk") << "castle-europe/document" << std::vector{0} << "random";
        QTest::newRow("Warrior Risk") << "world/warriors" << std::vector{0} << "random";
    }

    void whatIsLeftAtSetUpIsPlacedByOnePress()
    {
        QFETCH(QString, variant);
        QFETCH(std::vector<int>, persons);
        QFETCH(QString, bots);
        PlayTable table(persons, 7, {}, 3, variant.toStdString(), bots.toStdString());
        leaveUnpainted(table);
        table.settle();
        GameRunner& runner = table.runner();
        table.playUntil([&] { return runner.mayPlaceRest(); });
        const TurnLedger::Turn begun = runner.turns().at(runner.game().here());
        Hand hand(table);
        std::set<int> asked;
        for (std::size_t i = 0; i < persons.size(); ++i) {
            table.settle();
            QVERIFY(runner.mayPlaceRest());
            asked.insert(runner.askedSeat());
            hand.key(Qt::Key_P);
        }
        QCOMPARE(asked.size(), persons.size()); // what one asked for is not forgotten for another's sake
        QElapsedTimer patience;
        patience.start();
        while (runner.waiting() == Waiting::Nothing && patience.elapsed() < 60000) table.settle();
        QCOMPARE(hand.presses(), static_cast<int>(persons.size()));
        QVERIFY(runner.waiting() != Waiting::Nothing);
        // The set-up is over, or asks for something else; what comes in the first turn is asked for again.
        const TurnLedger::Turn now = runner.turns().at(runner.game().here());
        QVERIFY(now.phase != begun.phase);
        if (variant.startsWith(QLatin1String("world/classic"))) {
            QCOMPARE(runner.rules().vocabulary().name(engine::Space::Phase, now.phase), std::string_view("reinforce"));
            QVERIFY(runner.mayPlaceRest());
        }
    }

    void theRestIsPlacedByLotFromTheMenu()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        leaveUnpainted(table);
        table.settle();
        table.playUntil([&] { return table.runner().mayPlaceRest(); });
        const int before = table.runner().game().here();
        auto* rest = table.page().questionBar().findChild<QPushButton*>(QStringLiteral("placeRest"));
        QVERIFY(rest != nullptr && rest->isVisible());
        rest->setUpdatesEnabled(true);
        QTimer answer; // the menu has the event loop until it is answered
        connect(&answer, &QTimer::timeout, this, [] {
            QWidget* menu = QApplication::activePopupWidget();
            if (menu == nullptr) return;
            QTest::keyClick(menu, Qt::Key_End);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        answer.start(50);
        Hand(table).press(rest);
        answer.stop();
        QTRY_VERIFY(table.runner().waiting() == Waiting::Answer && table.runner().game().here() > before + 30);
        QCOMPARE(verbAsked(table), std::string("place"));
    }

    /// Water and paper are no places: it is said, and nothing else happens.
    void aDragToNowhereIsNotSilent()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        begin(table);
        editor::BoardView& board = table.page().board();
        QPoint nowhere(4, board.height() / 2);
        while (board.placeAtPoint(nowhere) >= 0) nowhere.ry() += 4;
        const int before = table.runner().game().here();
        int own = 0;
        while (table.pointOf(own).isNull()) ++own;
        QTest::mousePress(&board, Qt::LeftButton, {}, table.pointOf(own));
        QTest::mouseMove(&board, nowhere);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, nowhere);
        table.settle();
        QCOMPARE(table.runner().game().here(), before);
        const QString words = textsOf(table.page().questionBar()).join(QLatin1Char('|'));
        QVERIFY2(words.contains(QStringLiteral("let go over a place")), qPrintable(words));
    }

    void aMoveThatWasTakenBackIsNotMadeAgainByHabit()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        begin(table);
        table.key(Qt::Key_F);
        table.settle();
        Hand hand(table);
        GameRunner& runner = table.runner();
        const auto front = nextPlacement(runner.rules(), runner.decision(), runner.game().state(),
                                         runner.game().state(), Spread::InFront, 1);
        QVERIFY(front);
        hand.click(front->arg[0]);
        QCOMPARE(verbAsked(table), std::string("attack"));
        const int before = runner.game().here();
        const auto [from, to] = anAttack(table);
        hand.drag(from, to);
        QVERIFY(runner.game().here() > before + 2); // fought to the end by itself
        for (int guard = 0; guard < 200 && runner.game().here() > before; ++guard) {
            table.key(Qt::Key_Z, Qt::ControlModifier);
            QTest::qWait(kLongerThanOwnPace); // nothing is done by itself meanwhile
            QVERIFY(runner.waiting() != Waiting::Nothing);
        }
        QCOMPARE(runner.game().here(), before);
        QCOMPARE(verbAsked(table), std::string("attack"));
        hand.drag(from, to); // and then habits hold again
        QVERIFY(runner.game().here() > before + 2);
    }

    void shiftAsksNevertheless()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        begin(table);
        table.preferences().setHabit(Habit::Numbers, true);
        GameRunner& runner = table.runner();
        const auto front = nextPlacement(runner.rules(), runner.decision(), runner.game().state(),
                                         runner.game().state(), Spread::InFront, 1);
        QVERIFY(front);
        const int before = runner.game().here();
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, Qt::ShiftModifier, table.pointOf(front->arg[0]));
        table.settle();
        QCOMPARE(runner.game().here(), before);
        QPushButton* primary = table.page().questionBar().form().primary();
        QVERIFY(primary != nullptr && primary->isVisible());
        Hand(table).press(primary);
        QVERIFY(runner.game().here() > before);
    }

    void aDragThatIsNoMoveSaysWhy()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic", "random");
        begin(table);
        table.key(Qt::Key_P);
        table.settle();
        QCOMPARE(verbAsked(table), std::string("attack"));
        // From a place that is not one's own to another one of that kind: neither can be meant.
        const engine::Mask legal = table.page().legalPlaces();
        std::vector<int> others;
        for (int place = 0; place < table.runner().rules().board().territoryCount(); ++place)
            if (!legal.test(place) && !table.pointOf(place).isNull()) others.push_back(place);
        QVERIFY(others.size() >= 2);
        const int before = table.runner().game().here();
        Hand hand(table);
        hand.drag(others.front(), others.back());
        QVERIFY(table.page().questionBar().showsRefusal());
        QVERIFY(!table.page().questionBar().findChild<QLabel*>(QStringLiteral("hint"))->text().isEmpty());
        QCOMPARE(table.runner().game().here(), before);
    }

    /// E ends what can be left, whichever game it is.
    void theTurnIsEndedByAKeyInOtherGames_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("verb");
        QTest::newRow("Castle Risk") << "castle-europe/document"
                                     << "pass";
        QTest::newRow("Le Monde de Narnia") << "wardrobe-road/usual"
                                            << "pass";
        QTest::newRow("Narnia Risk Junior") << "narnia/official"
                                            << "decline";
        QTest::newRow("Narnia Risk Junior, a card") << "narnia/official"
                                                    << "pass";
    }

    void theTurnIsEndedByAKeyInOtherGames()
    {
        QFETCH(QString, variant);
        QFETCH(QString, verb);
        PlayTable table({0, 1}, 11, {}, 2, variant.toStdString(), "random");
        leaveUnpainted(table);
        GameRunner& runner = table.runner();
        const auto passes = [&] {
            if (runner.waiting() != Waiting::Answer) return false;
            const int number = runner.rules().vocabulary().find(engine::Space::Verb, verb.toStdString()).value_or(-1);
            return number >= 0 && runner.decision().findOffer(number) != nullptr;
        };
        table.playUntil(passes);
        QVERIFY(passes());
        const int before = runner.game().here();
        table.key(Qt::Key_E);
        table.settle();
        QVERIFY(runner.game().here() > before);
        QVERIFY(!table.page().questionBar().showsRefusal());
    }

    /// Two at one screen attack each other; the usual dice of the defender are thrown without a question.
    /// In a game that asks for the aim first, and then who fights, a drag means the aim.
    void aDragToAnAimMeansTheAim()
    {
        PlayTable table({0}, 7, {}, 3, "world/warriors", "random");
        leaveUnpainted(table);
        const GameRunner& runner = table.runner();
        const auto offer = [&](std::string_view verb) {
            const auto known = runner.rules().vocabulary().find(engine::Space::Verb, verb);
            return known ? runner.decision().findOffer(*known) : nullptr;
        };
        table.playUntil([&] { return runner.waiting() == Waiting::Answer && offer("target") != nullptr; });
        QVERIFY(offer("target") != nullptr && offer("grant-passage") != nullptr);
        emit table.runner().changed(false);
        const engine::Decision& decision = runner.decision();
        const engine::Mask own = decision.params(*offer("grant-passage"))[0].set;
        const engine::Mask aims = decision.params(*offer("target"))[0].set;
        int from = -1;
        int to = -1;
        aims.forEach([&](int aim) {
            for (const int neighbour : runner.rules().board().neighbours(aim))
                if (own.test(neighbour) && !table.pointOf(aim).isNull() && !table.pointOf(neighbour).isNull()) {
                    from = neighbour;
                    to = aim;
                }
        });
        QVERIFY(from >= 0);
        const int target = runner.rules().vocabulary().find(engine::Space::Verb, "target").value_or(-1);
        const int before = runner.game().here();
        Hand(table).drag(from, to);
        // Either there is nothing else that one can do to it, or the attack is among what is asked then.
        if (runner.game().here() == before) {
            QPushButton* attack = nullptr;
            for (QPushButton* button : table.answers())
                if (button->text() == QStringLiteral("Attack")) attack = button;
            QVERIFY2(attack != nullptr, qPrintable(table.page().board().placeName(to)));
            Hand(table).press(attack);
        }
        const auto* move = std::get_if<engine::Move>(&runner.game().journal().node(before + 1).step);
        QVERIFY(move != nullptr);
        QCOMPARE(int{move->verb}, target);
        QCOMPARE(int{move->arg[0]}, to);
    }

    void whatEndsTheTurnIsThePlainAnswer()
    {
        PlayTable table({0, 1}, 3, {}, 3, "castle-europe/document");
        leaveUnpainted(table);
        const GameRunner& runner = table.runner();
        const auto finishes = [&] {
            return runner.waiting() == Waiting::Answer && runner.decision().offers().size() > 2 &&
                   finishing(runner.rules(), runner.decision(), runner.game().state()).has_value();
        };
        table.playUntil(finishes);
        QVERIFY(finishes());
        emit table.runner().changed(false);
        const int seat = runner.askedSeat();
        const int turn = runner.turns().at(runner.game().here()).seat;
        QCOMPARE(turn, seat);
        table.key(Qt::Key_S); // there are talks to be opened, too, which end nothing
        table.settle();
        const auto* move = std::get_if<engine::Move>(&runner.game().journal().node(runner.game().here()).step);
        for (int node = runner.game().here(); move == nullptr; node = runner.game().journal().node(node).parent)
            move = std::get_if<engine::Move>(&runner.game().journal().node(node).step);
        QCOMPARE(runner.rules().verbSpecs()[move->verb].role, engine::VerbRole::Finish);
    }

    void soundsAreHeardByWhoAskedForThem()
    {
        using Sound = GameSounds::Sound;
        PlayTable table({0}, 31);
        std::vector<Sound> heard;
        connect(&table.page().sounds(), &GameSounds::played, this, [&heard](Sound sound) { heard.push_back(sound); });
        QSignalSpy rolled(&table.runner(), &GameRunner::rolled);
        int answers = 0;
        table.playUntil([&] { return ++answers > 20 && rolled.size() > 2; });
        QVERIFY(rolled.size() > 2);
        QVERIFY(heard.empty()); // off until chosen

        table.window().findChild<SettingsPage*>()->soundsBox()->click();
        QVERIFY(table.preferences().sounds());
        rolled.clear();
        answers = 0;
        table.playUntil([&] { return ++answers > 40 && rolled.size() > 5; });
        QVERIFY(rolled.size() > 5);
        // What is not dice was shuffled, and sounds like cards.
        const auto dice = std::ranges::count(heard, Sound::Dice);
        QVERIFY(dice > 0 && dice <= rolled.size());
        QVERIFY(dice + std::ranges::count(heard, Sound::Card) >= rolled.size());
        QVERIFY(std::ranges::count(heard, Sound::Turn) > 0); // the bots have had theirs in between
        QVERIFY(std::ranges::count(heard, Sound::Turn) < answers / 2);

        const std::size_t before = heard.size();
        table.runner().undo();
        table.runner().redo();
        QCOMPARE(heard.size(), before); // nothing is heard of what is looked back on
    }

    void oneDefendsByHabit()
    {
        PlayTable table({0, 1}, 7, {{"base.defender-chooses-dice", true}}, 2, "world/classic", "random");
        leaveUnpainted(table);
        GameRunner& runner = table.runner();
        const auto rest = [&] { return runner.mayPlaceRest() || verbAsked(table) == "attack"; };
        for (table.playUntil(rest); runner.mayPlaceRest(); table.playUntil(rest)) {
            table.key(Qt::Key_P);
            table.settle();
        }
        const auto defences = [&] {
            const engine::Journal& journal = runner.game().journal();
            int count = 0;
            for (const int node : journal.line(runner.game().here()))
                if (const auto* move = std::get_if<engine::Move>(&journal.node(node).step))
                    count += runner.rules().verbSpecs()[move->verb].role == engine::VerbRole::Defend ? 1 : 0;
            return count;
        };
        table.playUntil([&] { return verbAsked(table) == "defend"; });
        QCOMPARE(verbAsked(table), std::string("defend")); // asked, as long as it is no habit
        table.preferences().setHabit(Habit::Defend, true);
        const int before = defences();
        bool first = true;
        int asked = 0;
        table.playUntil([&] {
            asked += !std::exchange(first, false) && verbAsked(table) == "defend" ? 1 : 0;
            return defences() >= before + 3;
        });
        QVERIFY(defences() >= before + 3);
        QCOMPARE(asked, 0);
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
        table.key(Qt::Key_F); // some are off: all on
        QVERIFY(table.preferences().habits().testFlag(Habit::Roll));
        QVERIFY(fight->isChecked());
        table.key(Qt::Key_F); // all are on: all off
        QCOMPARE(table.preferences().habits(), Habits());
        QVERIFY(!fight->isChecked());
    }
};

} // namespace

QTEST_MAIN(TestHabits)
#include "tst_habits.moc"
