// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games played through the real window: by the mouse alone, by the keyboard alone, by the accessibility interface
// alone.
#include <QAccessible>
#include <QFontDatabase>
#include <QPointer>
#include <QTemporaryDir>
#include <QtTest>

#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "playing.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

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
        play(table, byMouse());
    }

    void castlesAndSecretsBySixOfWhomTwoArePersons()
    {
        PlayTable table({0, 3}, seedOr(15), {}, 6, "castle-europe/document", "medium");
        play(table, byMouse());
        const Past past = pastOf(table);
        for (const char* event :
             {"log.counter-spy", "log.sail", "log.revealed", "log.falls", "log.banner-moves", "log.winner"})
            QVERIFY2(past.told.contains(event), event);
    }

    void aRaceOfFourPersons()
    {
        PlayTable table({0, 1, 2, 3}, seedOr(16), {}, 4, "wardrobe-road/usual");
        // Short decks, so that both are used up and shuffled again.
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("race.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "marches: scenario/1\ntitle: A race with short decks\nrules: [LMN-05]\nmap: wardrobe-road\n"
            "ruleset: le-monde-de-narnia\nseats: [{id: lucy}, {id: peter}, {id: susan}, {id: edmund}]\n"
            "given:\n  turn: red\n  phase: choose-die\n  round: 1\n"
            "  decks: {event: [father-christmas, the-thaw, snowstorm], sword: [courage, quick-march, broken-blade]}\n"
            "steps: [{expect: {round: 1}}]\n");
        file.close();
        table.window().openScenario(file.fileName());
        play(table, byMouse());
        const Past past = pastOf(table);
        for (const char* event : {"log.stone", "log.revived", "log.wolves-take", "log.winner"})
            QVERIFY2(past.told.contains(event), event);
        QVERIFY(past.outOfTurn.contains("log.rerolls"));
        for (const char* pile : {"event", "sword"}) QVERIFY2(past.reshuffled.contains(pile), pile);
    }

    void byTheKeyboardAlone()
    {
        PlayTable table({0}, 12);
        play(table,
             {[](PlayTable& t) {
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
            if (table.runner().waiting() == Waiting::HandoverScreen) {
                ++curtains;
                QVERIFY(table.page().isCurtainDown());
                QCOMPARE(table.runner().viewer(), -1);
                QVERIFY(!table.page().board().isVisible());
                QTest::mouseClick(table.page().findChild<HandoverScreen*>()->findChild<QPushButton*>(), Qt::LeftButton);
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
