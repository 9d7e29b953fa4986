// SPDX-License-Identifier: GPL-3.0-or-later
// Single letters answer: each does what it says, or tells why it cannot. None is silent.
#include <algorithm>

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QtTest>

#include "app/desktop/play/answerbuilder.h"
#include "app/desktop/play/decisionform.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/usualanswer.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

/// The last move that a seat has made.
engine::Move lastMove(const engine::Game& game)
{
    const engine::Journal& journal = game.journal();
    for (int node = game.here(); node > 0; node = journal.node(node).parent)
        if (const auto* move = std::get_if<engine::Move>(&journal.node(node).step)) return *move;
    return {};
}

bool offers(PlayTable& table, std::string_view verb)
{
    const GameRunner& runner = table.runner();
    if (runner.waiting() != Waiting::Answer) return false;
    const auto known = runner.rules().vocabulary().find(engine::Space::Verb, verb);
    return known && runner.decision().findOffer(*known) != nullptr;
}

bool mayEnd(PlayTable& table)
{
    const GameRunner& runner = table.runner();
    return std::ranges::any_of(runner.decision().offers(),
                               [&](const engine::Offer& offer) { return endsOrPasses(runner.rules(), offer.verb); });
}

class TestAnswerKeys : public QObject {
    Q_OBJECT

    static void refuses(PlayTable& table, Qt::Key key, const QString& why)
    {
        const int here = table.runner().game().here();
        table.key(key);
        table.settle();
        QCOMPARE(table.runner().game().here(), here);
        QVERIFY(table.page().questionBar().showsRefusal());
        QCOMPARE(table.page().questionBar().findChild<QLabel*>(QStringLiteral("hint"))->text(), why);
        QVERIFY2(table.window().spokenLine().contains(why), qPrintable(table.window().spokenLine()));
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void sEndsWhateverIsBegun_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("begun");
        QTest::newRow("Classic Risk, an attack") << "world/classic"
                                                 << "attack";
        QTest::newRow("Classic Risk, a march") << "world/classic"
                                               << "fortify";
        QTest::newRow("Castle Risk, an attack") << "castle-europe/document"
                                                << "attack";
        QTest::newRow("Warrior Risk, a march") << "world/warriors"
                                               << "move";
    }

    /// With an origin on the board chosen there is no button that ends: S does all the same what it says.
    void sEndsWhateverIsBegun()
    {
        QFETCH(QString, variant);
        QFETCH(QString, begun);
        PlayTable table({0, 1}, 3, {}, 3, variant.toStdString());
        GameRunner& runner = table.runner();
        table.playUnseen([&] { return offers(table, begun.toStdString()) && mayEnd(table); });
        QVERIFY(offers(table, begun.toStdString()));
        const int verb = *runner.rules().vocabulary().find(engine::Space::Verb, begun.toStdString());
        const engine::Decision& decision = runner.decision();
        int from = -1;
        decision.params(*decision.findOffer(verb))[0].set.forEach([&](int place) {
            if (!table.pointOf(place).isNull()) from = place;
        });
        QVERIFY(from >= 0);
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(from));
        QCoreApplication::processEvents();
        QCOMPARE(runner.waiting(), Waiting::Answer);
        const int before = runner.game().here();
        table.key(Qt::Key_S);
        table.settle();
        QVERIFY(runner.game().here() > before);
        QVERIFY(endsOrPasses(runner.rules(), lastMove(runner.game()).verb));
    }

    /// What wants no more words is not what ends: a battle that must go on, talks that can be opened.
    void sDoesNothingElse()
    {
        PlayTable table({0, 1, 2}, 4, {}, 3, "castle-europe/document");
        const auto plainWithoutEnd = [&] {
            if (table.runner().waiting() != Waiting::Answer || mayEnd(table)) return false;
            return std::ranges::any_of(table.runner().decision().offers(),
                                       [](const engine::Offer& offer) { return offer.paramCount == 0; });
        };
        table.playUnseen(plainWithoutEnd);
        QVERIFY(plainWithoutEnd());
        refuses(table, Qt::Key_S, QStringLiteral("Nothing can be ended, stopped or passed here: choose an answer."));
    }

    /// An answer that ends and asks for more, as whether one passes for the whole turn, has the key as well.
    void sPassesAlsoWhereMoreCanBeSaid()
    {
        PlayTable table({0, 1}, 11, {}, 2, "narnia/official");
        table.playUnseen([&] { return offers(table, "pass"); });
        QVERIFY(offers(table, "pass"));
        QPushButton* pass = table.page().questionBar().form().plain();
        QVERIFY(pass != nullptr);
        QVERIFY2(pass->toolTip().contains(QStringLiteral("Key: S")), qPrintable(pass->toolTip()));
        const int before = table.runner().game().here();
        table.key(Qt::Key_S);
        table.key(Qt::Key_S); // where it asks for more, once for that and once for the answer
        table.settle();
        QVERIFY(table.runner().game().here() > before);
    }

    void whoDropsOutOfAnAuctionPasses()
    {
        PlayTable table({0, 1}, 5, {}, 3, "world/warriors");
        const auto out = [&] { return offers(table, "drop-out") || offers(table, "decline"); };
        table.playUnseen(out);
        QVERIFY(out());
        const int before = table.runner().game().here();
        table.key(Qt::Key_S);
        table.settle();
        QVERIFY(table.runner().game().here() > before);
    }

    /// Of all that can be done to a place the attack is named first: on the buttons, and in its menu.
    void theAttackIsNamedFirst()
    {
        PlayTable table({0, 1, 2}, 5, {}, 3, "world/warriors");
        GameRunner& runner = table.runner();
        auto* builder = table.page().findChild<AnswerBuilder*>();
        const auto verb = [&](std::string_view id) {
            return runner.rules().vocabulary().find(engine::Space::Verb, id).value_or(-1);
        };
        engine::Mask both;
        QVERIFY(table.playUnseen([&] {
            both = {};
            if (!offers(table, "target") || !offers(table, "ask-passage")) return false;
            const engine::Decision& asked = runner.decision();
            both = asked.params(*asked.findOffer(verb("target")))[0].set;
            both &= asked.params(*asked.findOffer(verb("ask-passage")))[0].set;
            return both.any();
        }));
        builder->point(both.first());
        const std::vector<int> open = builder->builder().candidates();
        QCOMPARE(open.front(), verb("target"));
        QVERIFY(std::ranges::find(open, verb("ask-passage")) != open.end());
        QCOMPARE(table.answers().front()->text(), QStringLiteral("Attack"));
    }

    /// Where a place is named that nobody marches to, no place of one's own is taken for whence somebody would.
    void whatNobodyMarchesToHasNoOrigin()
    {
        PlayTable table({0, 1, 2}, 5, {}, 3, "world/warriors");
        GameRunner& runner = table.runner();
        const engine::Board& map = runner.rules().board();
        auto* builder = table.page().findChild<AnswerBuilder*>();
        // A place beside one that could be named.
        const auto besideNamed = [&] {
            engine::Mask named;
            engine::Mask beside;
            if (runner.waiting() != Waiting::Answer || offers(table, "target")) return beside;
            for (const engine::Offer& offer : runner.decision().offers())
                if (const auto params = runner.decision().params(offer); params.size() == 1 &&
                                                                         params[0].form == engine::Form::One &&
                                                                         params[0].space == engine::Space::Place)
                    named |= params[0].set;
            const PositionReader position(runner.rules(), runner.facts());
            for (int place = 0; place < map.territoryCount(); ++place) {
                if (named.test(place) || !position.owns(runner.askedSeat(), place)) continue;
                if (std::ranges::any_of(map.neighbours(place), [&](int next) { return named.test(next); }))
                    beside.set(place);
            }
            return beside;
        };
        int pointed = 0;
        for (int look = 0; look < 4; ++look) {
            QVERIFY(table.playUnseen([&] { return besideNamed().any(); }));
            besideNamed().forEach([&](int place) {
                builder->startAnew();
                const int here = runner.game().here();
                builder->point(place);
                editor::BoardMarks marks;
                builder->mark(marks);
                QCOMPARE(marks.selected, builder->builder().lastPlace());
                QCOMPARE(marks.legal, builder->builder().places());
                QCOMPARE(runner.game().here(), here);
                ++pointed;
            });
            builder->startAnew();
            table.stepUnseen();
        }
        QVERIFY(pointed > 0);
    }

    /// Where the aim is asked for first, one may point at whence all the same, and is not asked for that again.
    void anAttackMayBeginWithItsOrigin_data()
    {
        QTest::addColumn<bool>("byDrag");
        QTest::newRow("by clicks") << false;
        QTest::newRow("by drag") << true;
    }
    void anAttackMayBeginWithItsOrigin()
    {
        QFETCH(bool, byDrag);
        PlayTable table({0, 1, 2}, 5, {}, 3, "world/warriors");
        GameRunner& runner = table.runner();
        editor::BoardView& board = table.page().board();
        int begun = 0;
        for (int look = 0; look < 12 && begun == 0; ++look) {
            QVERIFY(table.playUnseen([&] { return offers(table, "target"); }));
            const int verb = *runner.rules().vocabulary().find(engine::Space::Verb, "target");
            const engine::Mask aims = runner.decision().params(*runner.decision().findOffer(verb))[0].set;
            const int here = runner.game().here();
            for (int from = 0; from < runner.rules().board().territoryCount() && begun == 0; ++from) {
                const auto& held = board.scene().model().contents(from);
                if (held.owner != runner.askedSeat() || held.stack.empty() || held.stack.front().count < 2) continue;
                for (const int to : runner.rules().board().neighbours(from)) {
                    const QPoint start = table.pointOf(from);
                    const QPoint end = table.pointOf(to);
                    if (!aims.test(to) || start.isNull() || end.isNull()) continue;
                    if (byDrag) {
                        QTest::mousePress(&board, Qt::LeftButton, {}, start);
                        QTest::mouseMove(&board, end);
                        QTest::mouseRelease(&board, Qt::LeftButton, {}, end);
                    } else {
                        QTest::mouseClick(&board, Qt::LeftButton, {}, start);
                        QVERIFY(table.page().legalPlaces().test(to));
                        QTest::mouseClick(&board, Qt::LeftButton, {}, end);
                    }
                    table.settle();
                    QVERIFY(runner.game().here() > here);
                    if (!offers(table, "gather")) break;
                    const engine::MoveBuilder& built = table.page().findChild<AnswerBuilder*>()->builder();
                    QVERIFY(built.offer() != nullptr);
                    QCOMPARE(built.itemAmount(from), built.move().parts().front().amount);
                    QCOMPARE(built.move().parts().size(), std::size_t(1));
                    QVERIFY(built.legal());
                    ++begun;
                    break;
                }
                if (runner.game().here() != here) break;
            }
            table.stepUnseen();
        }
        QVERIFY(begun > 0);
    }

    /// What the rules of a game have no word for is not in its menu; its key says so.
    void theMenuOfAGameHasWhatItKnows_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("orders");
        QTest::newRow("Warrior Risk") << "world/warriors" << 3 << false;
        QTest::newRow("Diplomacy") << "diplomacy-europe/standard" << 7 << true;
    }
    void theMenuOfAGameHasWhatItKnows()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(bool, orders);
        PlayTable table({0}, 7, {}, players, variant.toStdString());
        const auto find = [&](const char* id) { return table.window().actions().find(QLatin1String(id)); };
        QMenu* menu = nullptr;
        for (const QAction* title : table.window().menuBar()->actions())
            if (title->menu()->actions().contains(find("play.hint"))) menu = title->menu();
        QVERIFY(menu != nullptr);
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().contains(find("play.convoy")), orders);
        QCOMPARE(menu->actions().contains(find("play.seal")), orders);
        QVERIFY(menu->actions().contains(find("play.roll")));
        QVERIFY(find("play.convoy")->isEnabled() && find("play.convoy")->isVisible());
    }

    void keysThatHaveNothingToDoSayWhy()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic");
        table.playUnseen([&] { return offers(table, "claim") || offers(table, "place"); });
        refuses(table, Qt::Key_R, QStringLiteral("No dice are to be rolled now."));
        refuses(table, Qt::Key_C, QStringLiteral("Nothing is convoyed in this game."));
        refuses(table, Qt::Key_E, QStringLiteral("Something has to be answered before the turn can end."));
        refuses(table, Qt::Key_S, QStringLiteral("Nothing can be ended, stopped or passed here: choose an answer."));
        // While the position is changed by hand nothing is asked.
        table.page().editPosition();
        table.key(Qt::Key_S);
        QCOMPARE(table.window().spokenLine(), table.page().editBar().spoken());
    }

    /// Also from a button of the question, to which Tab leads.
    void keysAnswerFromAButtonToo()
    {
        PlayTable table({0, 1}, 27);
        GameRunner& runner = table.runner();
        QVERIFY(table.playUnseen([&] { return runner.waiting() == Waiting::Roll; }));
        auto* roll = table.page().questionBar().findChild<QPushButton*>(QStringLiteral("roll"));
        QVERIFY(roll != nullptr && roll->isVisible());
        const int here = runner.game().here();
        roll->setFocus(Qt::TabFocusReason);
        QTest::keyClick(roll, Qt::Key_R);
        QVERIFY(runner.game().here() > here);
        const auto isChoice = [&] {
            const auto& form = table.page().questionBar().form();
            return runner.waiting() == Waiting::Answer && table.answers().size() > 1 &&
                   form.findChildren<QSpinBox*>().isEmpty() && !table.answers().front()->text().isEmpty();
        };
        table.playUntil(isChoice);
        QVERIFY(isChoice());
        const std::vector<QPushButton*> answers = table.answers();
        int pressed = 0;
        connect(answers[1], &QPushButton::clicked, this, [&pressed] { ++pressed; });
        answers.front()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(answers.front(), Qt::Key_2);
        QCOMPARE(pressed, 1);
    }

    void whatIsSaidAtLengthIsCutWithAnEllipsis()
    {
        PlayTable table({0}, 7, {}, 3, "world/classic");
        table.window().resize(1000, 700);
        const QString words = QStringLiteral("Hard would attack, or attack, or wait. ").repeated(12);
        table.window().speak(words);
        QCoreApplication::processEvents();
        const auto* line = table.window().findChild<ElidedLabel*>(QStringLiteral("spokenLine"));
        QVERIFY(line != nullptr);
        QVERIFY(line->shown().size() == 1 && line->shown().first().endsWith(QChar(u'\u2026')));
        QCOMPARE(line->toolTip(), words);
        QCOMPARE(line->accessibleName(), words);
        QCOMPARE(table.window().spokenLine(), words);
        table.window().speak(QStringLiteral("Well."));
        QCOMPARE(line->shown(), QStringList(QStringLiteral("Well.")));
    }

    /// A piece that supports nobody is no reason to seal all orders.
    void sSealsNothingWhileAPieceIsChosen()
    {
        PlayTable table({0}, 7, {}, 7, "diplomacy-europe/standard");
        table.settle();
        const int unit = table.page().legalPlaces().first();
        table.page().board().setCurrentPlace(unit);
        table.key(Qt::Key_Return);
        table.key(Qt::Key_S); // support
        QCoreApplication::processEvents();
        refuses(table, Qt::Key_S, QStringLiteral("Finish the order that is begun, or take it back with Esc."));
    }
};

} // namespace

QTEST_MAIN(TestAnswerKeys)
#include "tst_answerkeys.moc"
