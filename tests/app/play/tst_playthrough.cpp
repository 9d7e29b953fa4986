// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games played through the real window: by the mouse alone, by the keyboard alone, by the accessibility interface alone.
// To look at such a game: MARCHES_PICTURES=<folder> leaves pictures of the window on its way, MARCHES_LANGUAGE=fr in French.
#include <QAccessible>
#include <QDir>
#include <QFontDatabase>
#include <QPointer>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "app/desktop/play/curtain.h"
#include "app/desktop/play/questionbar.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr int kMostSteps = 6000;

/// MARCHES_SEED plays another game than the one that is known to have it all.
std::uint64_t seedOr(std::uint64_t otherwise)
{
    bool good = false;
    const int number = qEnvironmentVariableIntValue("MARCHES_SEED", &good);
    return good ? static_cast<std::uint64_t>(number) : otherwise;
}

/// A legal answer at random, or a roll, without any hands.
void answerAtRandom(PlayTable& table, std::uint64_t seed)
{
    if (table.runner().waiting() == Waiting::Roll) {
        table.runner().roll();
        return;
    }
    engine::Move move;
    engine::Random random(seed);
    QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
    QVERIFY(!table.runner().answer(move));
}

/// The accessible child of the board that stands for a place.
QAccessibleInterface* accessiblePlace(PlayTable& table, int place)
{
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&table.page().board());
    const QString name = table.page().board().placeName(place);
    for (int i = 0; i < board->childCount(); ++i)
        if (QAccessibleInterface* child = board->child(i); child != nullptr && child->text(QAccessible::Name) == name)
            return child;
    return nullptr;
}

void press(QAccessibleInterface* thing)
{
    QVERIFY(thing != nullptr);
    QAccessibleActionInterface* action = thing->actionInterface();
    QVERIFY(action != nullptr);
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    action->doAction(QAccessibleActionInterface::pressAction());
    // A button pressed in this way goes down for a moment before it clicks.
    if (const auto* button = qobject_cast<QAbstractButton*>(thing->object())) {
        const QPointer<const QAbstractButton> pressed(button);
        QTRY_VERIFY(pressed.isNull() || !pressed->isDown());
    }
}

/// How a player who has only one way in does the few things that there are to do.
struct Hands {
    std::function<void(PlayTable&)> roll;
    std::function<void(PlayTable&, int place)> point;
    std::function<void(PlayTable&, QPushButton*)> press;
};

/// By the mouse alone.
const Hands kMouse{
    [](PlayTable& t) {
        QTest::mouseClick(t.page().questionBar().findChild<QPushButton*>(QStringLiteral("roll")), Qt::LeftButton);
    },
    [](PlayTable& t, int place) {
        const QPoint point = t.pointOf(place);
        QVERIFY2(!point.isNull(), "a legal place cannot be clicked");
        QTest::mouseClick(t.page().board().viewport(), Qt::LeftButton, {}, point);
    },
    [](PlayTable&, QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); },
};

/// A picture of the window for every so many answers, where one is wished for.
void takePicture(PlayTable& table, int step)
{
    constexpr int kEvery = 25;
    const QString folder = qEnvironmentVariable("MARCHES_PICTURES");
    if (folder.isEmpty() || (step % kEvery != 1 && table.runner().waiting() != Waiting::Over)) return;
    QDir().mkpath(folder);
    table.page().board().waitForArtwork();
    QCoreApplication::processEvents();
    table.window().grab().save(QDir(folder).filePath(
        QStringLiteral("%1-%2.png").arg(QLatin1String(QTest::currentTestFunction())).arg(step, 4, 10, QLatin1Char('0'))));
}

/// To the end of the game.
void play(PlayTable& table, const Hands& hands)
{
    int steps = 0;
    if (const QString language = qEnvironmentVariable("MARCHES_LANGUAGE"); !language.isEmpty())
        table.preferences().setLanguage(language);
    QCoreApplication::processEvents();
    for (table.settle(); table.runner().waiting() != Waiting::Over; table.settle()) {
        QVERIFY2(++steps < kMostSteps, "the game does not end");
        takePicture(table, steps);

        const int here = table.runner().game().here();
        switch (table.runner().waiting()) {
        case Waiting::Curtain:
            QTest::mouseClick(table.page().findChild<Curtain*>()->findChild<QPushButton*>(), Qt::LeftButton);
            break;
        case Waiting::Roll: hands.roll(table); break;
        case Waiting::Answer: {
            const std::vector<QPushButton*> buttons = table.answers();
            const engine::Mask places = table.page().legalPlaces();
            QVERIFY2(places.any() || !buttons.empty(), "nothing can be answered");
            // A place or a button, each as likely as it is one of several.
            std::vector<int> choices;
            for (int i = 0; i < places.count(); ++i) choices.push_back(places.nth(i));
            for (int i = 0; i < static_cast<int>(buttons.size()); ++i) choices.push_back(-1 - i);
            const int choice = table.pick(choices);
            if (choice >= 0)
                hands.point(table, choice);
            else
                hands.press(table, buttons[static_cast<std::size_t>(-1 - choice)]);
            break;
        }
        default: QFAIL("an unexpected pause");
        }
        QVERIFY(!table.page().questionBar().showsRefusal());
        QVERIFY(table.runner().game().here() >= here);
    }
    QVERIFY(table.runner().game().over());
    takePicture(table, steps);
}

/// What a game that was played to its end has told and shown.
struct Past {
    std::set<std::string> told;       ///< keys of its log lines
    std::set<std::string> outOfTurn;  ///< of those that begin with the name of a seat that was not on turn
    std::set<std::string> reshuffled; ///< piles that have grown: last words of their fields
};

Past pastOf(PlayTable& table)
{
    Past past;
    const engine::Rules& rules = table.runner().rules();
    engine::Game game = table.runner().game();
    std::optional<std::map<std::uint16_t, int>> before;
    engine::Facts facts;
    for (const int node : game.journal().line(game.here())) {
        game.goTo(node);
        rules.describe(game.state(), facts);
        std::map<std::uint16_t, int> heights;
        int turn = -1;
        for (const engine::Fact& fact : facts) {
            const engine::FieldSpec& field = rules.fields()[fact.field];
            if (field.role == engine::Role::Pile) ++heights[fact.field];
            if (field.role == engine::Role::Turn) turn = fact.value;
        }
        for (const auto& [field, height] : heights)
            if (before && height > (*before)[field]) past.reshuffled.insert(engine::lastWord(rules.fields()[field]));
        before = heights;
        for (const engine::Message& message : game.log(node)) {
            const engine::MessageSpec& spec = rules.messages()[message.text];
            past.told.insert(spec.key);
            if (spec.params.empty() || spec.params[0].space != engine::Space::Seat || turn < 0) continue;
            const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(message.arg[0])].armies;
            if (std::ranges::find(armies, turn) == armies.end()) past.outOfTurn.insert(spec.key);
        }
    }
    return past;
}

} // namespace

class TestPlaythrough : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(QFontDatabase::families().size() > 0, "without a font nothing can be read");
        prepareApplication();
    }

    void byTheMouseAlone()
    {
        PlayTable table({1}, 11);
        play(table, kMouse);
    }

    void castlesAndSecretsBySixOfWhomTwoArePersons()
    {
        PlayTable table({0, 3}, seedOr(15), {}, 6, "castle-europe/document", "medium");
        play(table, kMouse);
        const Past past = pastOf(table);
        for (const char* event : {"log.counter-spy", "log.sail", "log.revealed", "log.falls", "log.banner-moves", "log.winner"})
            QVERIFY2(past.told.contains(event), event);
    }

    void aRaceOfFourPersons()
    {
        PlayTable table({0, 1, 2, 3}, seedOr(16), {}, 4, "wardrobe-road/usual");
        // Short decks, so that both are used up and shuffled again.
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("race.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("marches: scenario/1\ntitle: A race with short decks\nrules: [LMN-05]\nmap: wardrobe-road\n"
                   "ruleset: le-monde-de-narnia\nseats: [{id: lucy}, {id: peter}, {id: susan}, {id: edmund}]\n"
                   "given:\n  turn: red\n  phase: choose-die\n  round: 1\n"
                   "  decks: {event: [father-christmas, the-thaw, snowstorm], sword: [courage, quick-march, broken-blade]}\n"
                   "steps: [{expect: {round: 1}}]\n");
        file.close();
        table.window().openScenario(file.fileName());
        play(table, kMouse);
        const Past past = pastOf(table);
        for (const char* event : {"log.stone", "log.revived", "log.wolves-take", "log.winner"})
            QVERIFY2(past.told.contains(event), event);
        QVERIFY(past.outOfTurn.contains("log.rerolls"));
        for (const char* pile : {"event", "sword"}) QVERIFY2(past.reshuffled.contains(pile), pile);
    }

    void byTheKeyboardAlone()
    {
        PlayTable table({0}, 12);
        play(table, {[](PlayTable& t) {
                         QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &t.page(),
                                         Qt::Key_R);
                     },
                     [](PlayTable& t, int place) {
                         t.page().board().setFocus(Qt::ShortcutFocusReason);
                         for (int i = 0; i < engine::Mask::kCapacity && t.page().board().currentPlace() != place; ++i)
                             QTest::keyClick(&t.page().board(), Qt::Key_Tab);
                         QCOMPARE(t.page().board().currentPlace(), place);
                         QTest::keyClick(&t.page().board(), Qt::Key_Return);
                     },
                     [](PlayTable&, QPushButton* button) {
                         button->setFocus(Qt::TabFocusReason);
                         QTest::keyClick(button, Qt::Key_Space);
                     }});
    }

    void byTheAccessibilityInterfaceAlone()
    {
        QAccessible::setActive(true);
        PlayTable table({1}, 13);
        play(table, {[](PlayTable& t) {
                         press(QAccessible::queryAccessibleInterface(
                             t.page().questionBar().findChild<QPushButton*>(QStringLiteral("roll"))));
                     },
                     [](PlayTable& t, int place) {
                         QAccessibleInterface* child = accessiblePlace(t, place);
                         QVERIFY(child != nullptr);
                         QCOMPARE(child->role(), QAccessible::Button); // legal places are buttons
                         QVERIFY(!child->text(QAccessible::Description).isEmpty());
                         press(child);
                     },
                     [](PlayTable&, QPushButton* button) { press(QAccessible::queryAccessibleInterface(button)); }});
    }

    void passesTheScreenUnderACurtain()
    {
        PlayTable table({0, 1}, 14, {{"advanced.secret-cards", true}});
        int curtains = 0;
        int steps = 0;
        for (table.settle(); table.runner().waiting() != Waiting::Over && ++steps < kMostSteps; table.settle()) {
            if (table.runner().waiting() == Waiting::Curtain) {
                ++curtains;
                QVERIFY(table.page().isCurtainDown());
                QCOMPARE(table.runner().viewer(), -1);
                QVERIFY(!table.page().board().isVisible());
                QTest::mouseClick(table.page().findChild<Curtain*>()->findChild<QPushButton*>(), Qt::LeftButton);
                QCOMPARE(table.runner().viewer(), table.runner().askedSeat());
            } else {
                answerAtRandom(table, static_cast<std::uint64_t>(steps));
            }
        }
        QVERIFY(curtains > 5);
        QVERIFY(table.runner().game().over());
    }
};

QTEST_MAIN(TestPlaythrough)
#include "tst_playthrough.moc"
