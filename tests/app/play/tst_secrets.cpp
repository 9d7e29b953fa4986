// SPDX-License-Identifier: GPL-3.0-or-later
// Several persons at one screen: what one of them knows is in no text, name or tip that another one can come to.
#include <set>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/bots/bot.h"
#include "engine/game/domain.h"
#include "engine/text/messageformatter.h"
#include "playing.h"
#include "widgettexts.h"

namespace marches::app {

namespace {

using Waiting = GameRunner::Waiting;

/// All that the window says, and would say of any place that is pointed at.
QStringList told(PlayTable& table)
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was of an earlier question
    QStringList lines = textLines(table.window());
    // How a game came to the screen is no secret of it, nor how large the board is drawn.
    static const QRegularExpression zoom(QStringLiteral("QStatusBar/QLabel/text = \\d+ %$"));
    lines.removeIf([](const QString& line) {
        return line.contains(QLatin1String("Undo")) || line.contains(QLatin1String("Redo")) || line.contains(zoom);
    });
    const int places = table.runner().rules().board().territoryCount();
    for (int place = 0; place < places; ++place) lines << table.page().board().describe(place);
    lines << table.window().spokenLine();
    return lines;
}

/// What is told is read here, not looked at: to paint it all would take most of the time.
void leaveUnpainted(PlayTable& table)
{
    for (QWidget* widget : table.window().findChildren<QWidget*>()) widget->setUpdatesEnabled(false);
}

/// What is in one of two sorted lists only.
QString difference(QStringList a, QStringList b)
{
    for (const QString& line : QStringList(b))
        if (a.removeOne(line)) b.removeOne(line);
    return QStringLiteral("only here: ") + a.mid(0, 6).join(QStringLiteral(" | ")) + QStringLiteral("\nonly there: ") +
           b.mid(0, 6).join(QStringLiteral(" | "));
}

class SecretsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_library = std::make_unique<engine::Library>(Application::dataRoot().toStdString(), std::string());
    }

    /// Whoever defends has answered, and the dice of the attack roll by themselves: the attacker looks at them, and
    /// must not see the hand of the one who still has the screen.
    void theDefendersHandIsClosedWhileTheAttackGoesOn()
    {
        PlayTable table({0, 1}, 12, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        runner.setHabits(Habit::Roll);
        const auto turn = [&] { return runner.turns().at(runner.game().here()).seat; };
        int looked = 0;
        for (int step = 0; step < 3000 && looked < 3 && runner.waiting() != Waiting::Over; ++step) {
            const bool defends = runner.waiting() == Waiting::Answer && turn() >= 0 && turn() != runner.askedSeat();
            const int holder = runner.askedSeat();
            table.stepUnseen();
            if (!defends || runner.waiting() != Waiting::Nothing || turn() < 0 || turn() == holder) continue;
            QCOMPARE(runner.viewer(), -1);
            ++looked;
        }
        QVERIFY(looked > 0);
    }

    void aSeatGivenToABotOpensNobodysHand_data()
    {
        QTest::addColumn<bool>("underTheCurtain");
        QTest::newRow("by whoever has the screen") << false;
        QTest::newRow("under the curtain") << true;
    }

    /// Whoever gives its own seat to a bot still sits there: the last person takes the screen over as from anybody.
    void aSeatGivenToABotOpensNobodysHand()
    {
        PlayTable table({0, 1}, 12, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        int other = -1;
        for (int step = 0; step < 3000 && other < 0 && runner.waiting() != Waiting::Over; ++step) {
            table.stepUnseen();
            if (runner.waiting() != Waiting::Answer) continue;
            const int rival = 1 - runner.askedSeat();
            engine::State open;
            engine::State own;
            runner.rules().view(runner.game().state(), -1, open);
            runner.rules().view(runner.game().state(), rival, own);
            if (own != open) other = rival;
        }
        QVERIFY(other >= 0);
        QFETCH(bool, underTheCurtain);
        if (underTheCurtain) runner.goTo(runner.game().here());
        QCOMPARE(runner.waiting(), underTheCurtain ? Waiting::HandoverScreen : Waiting::Answer);
        runner.session().setSeat(1 - other, {.name = {}, .bot = "easy"});
        runner.session().setSeat(1 - other, {.name = {}, .bot = "medium"}); // another one, after all
        QCOMPARE(runner.viewer(), -1);
        while (runner.waiting() == Waiting::Nothing || runner.waiting() == Waiting::Resume) {
            runner.step();
            QCOMPARE(runner.viewer(), -1);
        }
        QCOMPARE(runner.waiting(), Waiting::HandoverScreen);
        QCOMPARE(runner.viewer(), -1);
        runner.liftCurtain();
        QCOMPARE(runner.viewer(), other);
        // Alone from now on, it needs no curtain.
        for (int step = 0; step < 40 && runner.waiting() != Waiting::Over; ++step) {
            table.stepUnseen();
            QVERIFY(runner.waiting() != Waiting::HandoverScreen);
        }
    }

    void nothingOfAnotherSeatIsShown_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("typedDice");
        QTest::newRow("castle risk") << "castle-europe/document" << 2 << false;
        QTest::newRow("castle risk, real dice") << "castle-europe/document" << 3 << true;
        QTest::newRow("narnian wars") << "narnian-wars/standard" << 8 << false;
        QTest::newRow("diplomacy") << "diplomacy-europe/short" << 7 << false;
        QTest::newRow("warrior risk") << "world/warriors" << 3 << false;
        QTest::newRow("narnia, secret cards") << "narnia/advanced" << 2 << false;
    }

    /// The window that has shown one person's game shows the next the same as a window that was opened just now.
    void nothingOfAnotherSeatIsShown()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(bool, typedDice);
        PlayTable table({0, 1}, seedOr(11), {}, players, variant.toStdString());
        PlayTable fresh({0, 1}, 11, {}, players, variant.toStdString());
        leaveUnpainted(table);
        leaveUnpainted(fresh);
        QVERIFY(table.runner().rules().hasPrivateKnowledge());
        table.runner().setTypedDice(typedDice);
        engine::Random random(5);
        int compared = 0;
        for (int steps = 0; steps < 900 && compared < 8; ++steps) {
            table.settle();
            GameRunner& runner = table.runner();
            switch (runner.waiting()) {
            case Waiting::Over: steps = 900; break;
            case Waiting::RevealedAnswers: runner.acknowledge(); break;
            case Waiting::Roll:
                QVERIFY2(runner.viewer() == -1 || runner.viewer() == runner.askedSeat(),
                         "another one's hand lies open");
                if (typedDice)
                    QVERIFY(runner.setDice(std::vector<int>(runner.game().pending().chance.count, 1)));
                else
                    runner.roll();
                break;
            case Waiting::HandoverScreen: {
                compare(table, fresh);
                if (QTest::currentTestFailed()) return;
                ++compared;
                const auto count = static_cast<std::uint32_t>(runner.rules().board().territoryCount());
                const int place = static_cast<int>(engine::below(random, count));
                runner.liftCurtain();
                fresh.runner().liftCurtain();
                QCoreApplication::processEvents();
                table.page().board().setCurrentPlace(place); // looks about, for the next to find
                table.page().board().setCurrentPlace(-1);
                fresh.page().board().setCurrentPlace(place);
                fresh.page().board().setCurrentPlace(-1);
                const QStringList a = told(table);
                const QStringList b = told(fresh);
                QVERIFY2(a == b, qPrintable(difference(a, b)));
                table.page().board().setCurrentPlace(place);
                break;
            }
            case Waiting::Answer: {
                engine::Move move;
                QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
                QVERIFY(!runner.answer(move));
                break;
            }
            default: QFAIL("an unexpected pause");
            }
        }
        QVERIFY(compared > 0);
    }

    /// Two games in which one person has answered something else in secret are the same to everybody else.
    void aSecretAnswerIsSeenByNobodyElse_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("castle risk") << "castle-europe/document" << 2;
        QTest::newRow("narnian wars") << "narnian-wars/standard" << 8;
        QTest::newRow("diplomacy") << "diplomacy-europe/short" << 7;
    }
    void aSecretAnswerIsSeenByNobodyElse()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        PlayTable one({0, 1}, 12, {}, players, variant.toStdString());
        PlayTable other({0, 1}, 12, {}, players, variant.toStdString());
        leaveUnpainted(one);
        leaveUnpainted(other);
        engine::Random random(3);
        engine::Random secrets(4);
        // The game runs without a window, and comes into the two where a person is asked in secret.
        const std::unique_ptr<GameSession> session = copyOf(one);
        engine::Game& game = session->game();
        int compared = 0;
        for (int steps = 0; steps < 3000 && compared < 8 && !game.over(); ++steps) {
            if (game.pending().pending == engine::Pending::Chance) {
                game.roll();
                continue;
            }
            engine::Move move;
            engine::Move another;
            QVERIFY(engine::sample(game.pending(), game.state(), random, move));
            if (game.pending().secret && game.pending().seat < 2 && !game.check(move) &&
                engine::sample(game.pending(), game.state(), secrets, another) && another.verb == move.verb &&
                !(another == move) && !game.check(another)) {
                compared += comparedAfter(*session, {one, move}, {other, another});
                if (QTest::currentTestFailed()) return;
            }
            (void)game.apply(move); // refused where the parts do not go together: another is drawn
        }
        QVERIFY(compared > 0);
    }

    void whatOnePersonWasToldIsGone_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<std::vector<int>>("persons");
        QTest::newRow("a card that was kept") << "narnia/advanced" << 2 << std::vector{0, 1};
        QTest::newRow("where hidden persons went") << "narnian-wars/standard" << 8 << std::vector{0, 1, 2, 3};
    }

    /// When the screen is passed on, and after going back, also from what is not seen.
    void whatOnePersonWasToldIsGone()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(std::vector<int>, persons);
        PlayTable table(persons, 5, {}, players, variant.toStdString());
        leaveUnpainted(table);
        GameRunner& runner = table.runner();
        engine::Random random(7);
        int looks = 0;
        for (int steps = 0; steps < 600 && looks < 120; ++steps) {
            table.settle();
            if (runner.waiting() == Waiting::Over) break;
            if (runner.waiting() == Waiting::RevealedAnswers) runner.acknowledge();
            if (runner.waiting() == Waiting::Roll) runner.roll();
            if (runner.waiting() == Waiting::HandoverScreen) {
                looks += looksFor(table);
                if (QTest::currentTestFailed()) return;
                runner.liftCurtain();
            }
            if (runner.waiting() != Waiting::Answer) continue;
            const int here = runner.game().here();
            for (int back = 1; back < 100; back *= 2) { // to where bots answered, and to where persons did
                auto* results = table.page().findChild<QToolButton*>(QStringLiteral("results"));
                if (results != nullptr && results->isEnabled()) results->click();
                const std::vector<int> line = runner.game().journal().line(here);
                if (line.size() <= static_cast<std::size_t>(back)) break;
                runner.goTo(line[line.size() - 1 - static_cast<std::size_t>(back)]);
                if (runner.viewer() < 0) looks += looksFor(table);
                if (QTest::currentTestFailed()) return;
                runner.goTo(here);
                if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
            }
            if (runner.waiting() != Waiting::Answer) continue;
            engine::Move move;
            const std::optional<int> walk = runner.rules().vocabulary().find(engine::Space::Verb, "walk");
            for (int tries = 0; tries < 8; ++tries) { // persons are to go somewhere
                QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
                if (walk && move.verb == *walk) break;
            }
            QVERIFY(!runner.answer(move));
        }
        QVERIFY(looks > 0);
    }

    /// Whoever looks back with the screen between two persons sees what is everybody's, and finds the way on again.
    void oneLooksBackFromUnderTheCurtain()
    {
        PlayTable table({0, 1}, 4, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        engine::Random random(8);
        std::set<int> persons; // who has answered
        for (int steps = 0; steps < 3000; ++steps) {
            if (runner.waiting() == Waiting::HandoverScreen && persons.size() > 1 && runner.game().here() > 200) break;
            if (runner.waiting() == Waiting::Answer) persons.insert(runner.askedSeat());
            stepUnseen(runner, random);
        }
        emit runner.changed(false);
        QVERIFY(table.page().isCurtainDown());
        const int asked = runner.askedSeat();
        const int end = runner.game().here();
        auto* toEnd = table.page().findChild<QPushButton*>(QStringLiteral("curtainToEnd"));
        QVERIFY(toEnd != nullptr && !toEnd->isVisible());

        // Back, as often as one likes, without taking the screen for anybody.
        for (int back = 1; back < 8; ++back) {
            QTest::keyClick(&table.window(), Qt::Key_Left, Qt::AltModifier);
            QCoreApplication::processEvents();
            QVERIFY(runner.game().here() < end);
            QVERIFY(!table.page().isCurtainDown());
            QCOMPARE(runner.viewer(), -1);
            QVERIFY(table.page().board().isVisible());
        }
        QTest::keyClick(&table.window(), Qt::Key_End, Qt::AltModifier);
        QCoreApplication::processEvents();
        QCOMPARE(runner.game().here(), end);
        QCOMPARE(runner.waiting(), Waiting::HandoverScreen);
        QCOMPARE(runner.askedSeat(), asked);

        // What was taken back is told as such, and comes again.
        QTest::keyClick(&table.window(), Qt::Key_Z, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QVERIFY(runner.game().here() < end);
        QVERIFY(table.page().isCurtainDown());
        QVERIFY(toEnd->isVisible());
        QTest::mouseClick(toEnd, Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(runner.game().here(), end);
        QVERIFY(table.page().isCurtainDown());
        QVERIFY(!toEnd->isVisible());

        // Whoever moves differently there takes the screen first.
        for (int back = 0; back < 200 && !runner.isLookedAtByAll(); ++back)
            QTest::keyClick(&table.window(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(runner.isLookedAtByAll());
        runner.resume();
        QCOMPARE(runner.waiting(), Waiting::HandoverScreen);
    }

    void theSearchListsNoPlacesUnderTheCurtain()
    {
        PlayTable table({0, 1}, 5, {}, 8, "narnian-wars/standard");
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::HandoverScreen);
        const QString place = table.page().board().placeName(0);
        QStringList found;
        QTimer::singleShot(0, &table.window(), [&] {
            auto* search = qobject_cast<CommandSearch*>(QApplication::activeModalWidget());
            if (search == nullptr) return;
            QTest::keyClicks(search->field(), place);
            for (int i = 0; i < search->list()->count(); ++i) found << search->list()->item(i)->text();
            search->reject();
        });
        QTest::keyClick(&table.window(), Qt::Key_K, Qt::ControlModifier);
        for (const QString& line : found) QVERIFY2(!line.endsWith(place), qPrintable(line));
        // Even where something asks the board for it, it says nothing.
        const QString before = table.window().spokenLine();
        table.page().board().setCurrentPlace(0);
        QCOMPARE(table.window().spokenLine(), before);
    }

    void afterTheCurtainTheKeysGoToTheQuestion()
    {
        PlayTable table({0, 1}, 5, {}, 8, "narnian-wars/standard");
        table.window().activateWindow();
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::HandoverScreen);
        auto* lift = table.page().findChild<HandoverScreen*>()->findChild<QPushButton*>();
        lift->setFocus();
        QTest::keyClick(lift, Qt::Key_Return);
        QTest::keyClick(lift, Qt::Key_Return);
        table.settle();
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus != nullptr);
        QVERIFY(focus == &table.page().board() || table.page().questionBar().isAncestorOf(focus));
    }

    /// Until somebody has a secret there is no curtain, and all look at the screen. The first one is for one pair of
    /// eyes alone, too.
    void theFirstSecretIsBehindACurtain()
    {
        PlayTable table({0, 1}, 4, {}, 2, "castle-europe/document");
        GameRunner& runner = table.runner();
        int curtains = 0;
        QVERIFY(table.playUnseen([&] {
            curtains += runner.waiting() == Waiting::HandoverScreen && !runner.game().pending().secret ? 1 : 0;
            return runner.game().pending().secret;
        }));
        QCOMPARE(curtains, 0);
        QCOMPARE(runner.waiting(), Waiting::HandoverScreen);
        const int first = runner.askedSeat();
        runner.liftCurtain();
        QCOMPARE(runner.waiting(), Waiting::Answer);
        QCOMPARE(runner.viewer(), first);
        QVERIFY(table.playUnseen([&] { return runner.askedSeat() != first; }));
        QCOMPARE(runner.waiting(), Waiting::HandoverScreen);
    }

    void aPublicQuestionIsToldOnTheCurtain()
    {
        PlayTable table({0, 1}, 4, {}, 2, "castle-europe/document");
        engine::Random random(8);
        int said = 0;
        for (int steps = 0; steps < 400 && said == 0; ++steps) {
            table.settle();
            GameRunner& runner = table.runner();
            if (runner.waiting() == Waiting::Over) break;
            if (runner.waiting() == Waiting::RevealedAnswers) runner.acknowledge();
            if (runner.waiting() == Waiting::Roll) runner.roll();
            if (runner.waiting() == Waiting::HandoverScreen) {
                auto* what = table.page().findChild<QLabel*>(QStringLiteral("curtainQuestion"));
                // Why it is there: what is asked, or that it is a secret.
                QVERIFY(what->isVisible() && !what->text().isEmpty());
                const engine::Decision& asked = runner.game().pending();
                const bool secret = asked.secret || asked.question.audience >= 0;
                QCOMPARE(what->text() == QStringLiteral("What is asked now is a secret."), secret);
                said += secret ? 0 : 1;
                runner.liftCurtain();
            }
            if (runner.waiting() != Waiting::Answer) continue;
            engine::Move move;
            QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
            QVERIFY(!runner.answer(move));
        }
        QVERIFY(said > 0);
    }

    void aNoteStaysWithTheMomentItWasBegunAt()
    {
        PlayTable table({0, 1}, 21);
        int answers = 0;
        table.playUntil([&] { return ++answers > 6 && table.runner().waiting() == Waiting::Answer; });
        const int then = table.runner().game().here();
        QLineEdit* note = nullptr;
        for (QLineEdit* field : table.page().findChild<TimelineBar*>()->findChildren<QLineEdit*>())
            if (field->placeholderText() == QLatin1String("Note on this moment")) note = field;
        QVERIFY(note != nullptr);
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("a mistake"));
        engine::Random random(2);
        engine::Move move;
        QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
        QVERIFY(!table.runner().answer(move));
        QVERIFY(table.runner().game().here() != then);
        QTest::keyClick(note, Qt::Key_Return);
        const engine::Journal& journal = table.runner().game().journal();
        QCOMPARE(journal.node(then).note, std::string("a mistake"));
        for (int node = 0; node < journal.size(); ++node) QVERIFY(node == then || journal.node(node).note.empty());
        QCOMPARE(note->text(), QString()); // of the moment that is shown now
    }

    void aBranchGetsTheNameThatWasBegunForIt()
    {
        PlayTable table({0, 1}, 23);
        GameRunner& runner = table.runner();
        table.playUntil([&] { return runner.game().here() > 20 && runner.waiting() == Waiting::Answer; });
        const int fork = runner.game().here();
        const engine::Journal& journal = runner.game().journal();
        for (std::uint64_t seed = 1; seed < 60 && journal.node(fork).children.size() < 2; ++seed) {
            engine::Random random(seed);
            engine::Move move;
            QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
            QVERIFY(!runner.answer(move));
            runner.goTo(fork);
        }
        const std::vector<int> ways(journal.node(fork).children.begin(), journal.node(fork).children.end());
        QVERIFY(ways.size() >= 2);
        auto* bar = table.page().findChild<TimelineBar*>();
        const auto beginName = [&](const char* words) -> QLineEdit* {
            for (const QToolButton* button : bar->findChildren<QToolButton*>()) {
                if (button->menu() == nullptr) continue;
                emit button->menu()->aboutToShow();
                for (QAction* action : button->menu()->actions())
                    if (action->text() == QLatin1String("Name this branch")) {
                        action->trigger();
                        break; // the menu is made anew the next time
                    }
            }
            for (QLineEdit* field : bar->findChildren<QLineEdit*>())
                if (field->placeholderText() == QLatin1String("Name of this branch") && field->isVisible()) {
                    field->setText(QLatin1String(words));
                    return field;
                }
            return nullptr;
        };
        runner.goTo(ways[0]);
        QLineEdit* name = beginName("bold");
        QVERIFY(name != nullptr);
        runner.goTo(ways[1]); // the game moves on before it is finished
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(journal.node(ways[0]).name, std::string("bold"));
        QCOMPARE(journal.node(ways[1]).name, std::string());
        QVERIFY(beginName("careful") != nullptr);
        table.page().commitTexts(); // as before the game is saved or left
        QVERIFY(name->isHidden());
        QCOMPARE(journal.node(ways[0]).name, std::string("bold"));
        QCOMPARE(journal.node(ways[1]).name, std::string("careful"));
    }

    void aBotWhoseMoveIsRefusedIsNotAskedForEver()
    {
        class Stubborn : public engine::Bot {
        public:
            explicit Stubborn(int& asked) : m_asked(asked) {}
            void choose(const engine::Rules& /*rules*/, const engine::State& /*view*/,
                        const engine::Decision& /*decision*/, engine::Move& move) override
            {
                ++m_asked;
                move = engine::Move(250, 0);
            }

        private:
            int& m_asked;
        };
        PlayTable table({0}, 21);
        int asked = 0;
        table.playUntil([&] { return table.runner().waiting() == Waiting::Answer; });
        table.runner().seatBot(1, std::make_unique<Stubborn>(asked));
        engine::Random random(9);
        for (int steps = 0; steps < 400 && asked == 0; ++steps) {
            table.settle();
            if (table.runner().waiting() == Waiting::Roll) table.runner().roll();
            if (table.runner().waiting() != Waiting::Answer) continue;
            engine::Move move;
            QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
            (void)table.runner().answer(move);
        }
        QTest::qWait(50);
        QCOMPARE(asked, 1);
        QCOMPARE(table.runner().waiting(), Waiting::Resume);
        QVERIFY(table.page().questionBar().showsRefusal());
    }

    void oneEnterGivesOneAnswer()
    {
        for (const char* variant : {"castle-europe/document", "narnia/official", "world/classic"}) {
            PlayTable table({0, 1}, 6, {}, 2, variant);
            table.window().activateWindow();
            engine::Random random(8);
            for (int steps = 0; steps < 250; ++steps) {
                table.settle();
                GameRunner& runner = table.runner();
                if (runner.waiting() == Waiting::Over) break;
                if (runner.waiting() == Waiting::RevealedAnswers) runner.acknowledge();
                if (runner.waiting() == Waiting::Roll) runner.roll();
                if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
                if (runner.waiting() != Waiting::Answer) continue;
                const engine::Mask places = table.page().legalPlaces();
                QWidget* focus = QApplication::focusWidget();
                if (places.any()) {
                    table.page().board().setFocus();
                    table.page().board().setCurrentPlace(table.pick(places));
                    focus = &table.page().board();
                } else if (const std::vector<QPushButton*> buttons = table.answers(); !buttons.empty()) {
                    focus = table.pick(buttons);
                    focus->setFocus();
                }
                const int before = runner.game().here();
                QTest::keyClick(focus, Qt::Key_Return);
                QCoreApplication::processEvents();
                int given = 0;
                const engine::Journal& journal = runner.game().journal();
                for (int node = runner.game().here(); node > before; node = journal.node(node).parent)
                    given += std::holds_alternative<engine::Move>(journal.node(node).step) ? 1 : 0;
                QVERIFY2(given <= 1, variant);
            }
        }
    }

private:
    std::unique_ptr<GameSession> copyOf(PlayTable& table)
    {
        auto session = copyOf(*table.page().session());
        session->setTypedDice(table.runner().typedDice());
        return session;
    }

    std::unique_ptr<GameSession> copyOf(const GameSession& of)
    {
        engine::Errors leftOut;
        auto session = GameSession::read(*m_library, of.asFile(), "copy", leftOut);
        if (!session || !leftOut.empty()) qFatal("the game cannot be read again");
        return std::move(*session);
    }

    /// Nothing that was told to one seat alone is on the page, which shows what everybody may know. 0: there was
    /// nothing of the kind, 1: it was looked for.
    static int looksFor(PlayTable& table)
    {
        const GameRunner& runner = table.runner();
        engine::MessageFormatter wording(table.page().session()->texts(), runner.rules(), "en");
        for (int seat = 0; seat < runner.seatCount(); ++seat)
            wording.setSeatName(seat, table.page().session()->seats()[static_cast<std::size_t>(seat)].name);
        QSet<QString> kept;
        QSet<QString> known;
        for (int node = 0; node < runner.game().journal().size(); ++node)
            for (const engine::Message& message : runner.game().log(node))
                (message.isFor(-1) ? known : kept).insert(QString::fromStdString(wording.sentence(message)));
        kept -= known;
        QStringList said;
        for (const QLabel* label : table.page().findChildren<QLabel*>()) said << label->text();
        for (const QAbstractItemView* list : table.page().findChildren<QAbstractItemView*>())
            for (int row = 0; list->model() != nullptr && row < list->model()->rowCount(); ++row)
                said << list->model()->index(row, 0).data().toString();
        for (const QString& line : said)
            for (const QString& sentence : kept) [&] { QVERIFY2(!line.contains(sentence), qPrintable(line)); }();
        return kept.isEmpty() ? 0 : 1;
    }

    struct Answered {
        PlayTable& table;
        engine::Move move;
    };

    /// How often the two windows were compared before the others may see what differs.
    int comparedAfter(GameSession& session, const Answered& a, const Answered& b)
    {
        const int seat = session.game().pending().seat;
        for (const Answered& answered : {a, b}) {
            answered.table.page().setSession(copyOf(session));
            answered.table.settle();
            GameRunner& runner = answered.table.runner();
            if (runner.waiting() == Waiting::RevealedAnswers) runner.acknowledge();
            if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
            if (runner.waiting() != Waiting::Answer || runner.askedSeat() != seat || runner.answer(answered.move))
                return 0;
            answered.table.settle();
        }
        GameRunner& one = a.table.runner();
        GameRunner& other = b.table.runner();
        engine::Random random(6);
        int compared = 0;
        for (int steps = 0; steps < 40 && one.waiting() == other.waiting() && one.askedSeat() == other.askedSeat();
             ++steps) {
            const bool ofTheSame = one.askedSeat() == seat;
            if (one.waiting() == Waiting::HandoverScreen || (one.waiting() == Waiting::Answer && !ofTheSame)) {
                showSamePanels(a.table, b.table);
                const QStringList here = told(a.table);
                const QStringList there = told(b.table);
                [&] { QVERIFY2(here == there, qPrintable(difference(here, there))); }();
                ++compared;
            }
            if (one.waiting() == Waiting::HandoverScreen && !ofTheSame) {
                one.liftCurtain();
                other.liftCurtain();
            } else if (one.waiting() == Waiting::Answer && ofTheSame) {
                engine::Move move; // the rest of the same sheet
                if (!engine::sample(one.decision(), one.game().state(), random, move)) break;
                if (other.game().check(move) || one.answer(move) || other.answer(move)) break;
            } else {
                break; // what was secret may come to light now
            }
            a.table.settle();
            b.table.settle();
        }
        return compared;
    }

    /// Of panels that lie on each other, whichever was in front stays there.
    static void showSamePanels(PlayTable& table, PlayTable& fresh)
    {
        for (QDockWidget* dock : table.page().findChildren<QDockWidget*>())
            if (!dock->visibleRegion().isEmpty())
                if (auto* same = fresh.page().findChild<QDockWidget*>(dock->objectName())) same->raise();
    }

    void compare(PlayTable& table, PlayTable& fresh)
    {
        fresh.page().setSession(copyOf(table));
        fresh.window().goToPlay();
        fresh.settle();
        QCOMPARE(fresh.runner().waiting(), Waiting::HandoverScreen);
        showSamePanels(table, fresh);
        const QStringList a = told(table);
        const QStringList b = told(fresh);
        QVERIFY2(a == b, qPrintable(difference(a, b)));
    }

    std::unique_ptr<engine::Library> m_library;
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::SecretsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_secrets.moc"
