// SPDX-License-Identifier: GPL-3.0-or-later
// Every answer says what it does and by which rule, and shows the key that gives it.
#include <map>

#include <QMenu>
#include <QSpinBox>
#include <QWhatsThis>
#include <QtTest>

#include "app/desktop/play/answerbutton.h"
#include "app/desktop/play/decisionform.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/window/guidewindow.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/verbrules.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

/// What a tip says besides the key.
QString tipWithoutKey(const QWidget& answer)
{
    QStringList lines = answer.toolTip().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith(QLatin1String("Key:")); });
    return lines.join(QLatin1Char('\n'));
}

QList<QPushButton*> buttonsIn(const QWidget& part)
{
    QList<QPushButton*> found;
    for (QPushButton* button : part.findChildren<QPushButton*>())
        if (button->isVisible()) found << button;
    return found;
}

/// What can be chosen in a menu and in those inside it.
void entriesOf(const QMenu& menu, QList<QAction*>& entries, QList<const QMenu*>& menus)
{
    menus << &menu;
    for (QAction* action : menu.actions())
        if (action->menu() != nullptr)
            entriesOf(*action->menu(), entries, menus);
        else if (!action->isSeparator() && action->isEnabled())
            entries << action;
}

class TestAnswerTips : public QObject {
    Q_OBJECT

    /// The first answers of the games of each ruleset, one after the other.
    static void everyRuleset()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("Castle Risk") << "castle-europe/document" << 3;
        QTest::newRow("Classic Risk") << "world/classic" << 3;
        QTest::newRow("Diplomacy") << "diplomacy-europe/standard" << 7;
        QTest::newRow("The Herald's Round") << "harrowvale/usual" << 2;
        QTest::newRow("The Lantern War") << "amber-straits/lantern-war" << 3;
        QTest::newRow("Le Monde de Narnia") << "wardrobe-road/usual" << 2;
        QTest::newRow("Narnia Risk Junior") << "narnia/official" << 2;
        QTest::newRow("Narnian Wars") << "narnian-wars/standard" << 8;
        QTest::newRow("Warrior Risk") << "world/warriors" << 3;
    }
    static bool isAsked(PlayTable& table) { return table.runner().waiting() == Waiting::Answer; }

private slots:
    void initTestCase() { prepareApplication(); }

    /// In every game each verb belongs to a rule that can be read, or to that of the question.
    void everyVerbHasItsRule_data() { everyRuleset(); }
    void everyVerbHasItsRule()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        PlayTable table({0}, 3, {}, players, variant.toStdString());
        const engine::Rules& rules = table.runner().rules();
        const engine::Texts& texts = table.page().session()->texts();
        for (int verb = 0; verb < static_cast<int>(rules.verbSpecs().size()); ++verb) {
            const std::string name(rules.vocabulary().name(engine::Space::Verb, verb));
            const int rule = engine::ruleOfVerb(rules, verb);
            if (rule == 0) {
                // In Diplomacy units are disbanded in retreats and in winter, by different rules.
                QCOMPARE(rules.verbSpecs()[static_cast<std::size_t>(verb)].role, engine::VerbRole::Disband);
                continue;
            }
            const std::string id(rules.vocabulary().name(engine::Space::Rule, rule));
            QVERIFY2(!texts.word("rule." + id + ".title", "en").empty(), (name + ": " + id).c_str());
        }
    }

    void everyAnswerExplainsItself_data() { everyRuleset(); }
    void everyAnswerExplainsItself()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        PlayTable table({0}, 3, {}, players, variant.toStdString());
        int answers = 0;
        constexpr int kLooks = 30;
        for (int look = 0; look < kLooks || (answers == 0 && look < 10 * kLooks); ++look) {
            if (!table.playUnseen([&] { return isAsked(table); }, 400)) break;
            const DecisionForm& form = table.page().questionBar().form();
            for (const QPushButton* button : buttonsIn(form)) {
                ++answers;
                QVERIFY2(!tipWithoutKey(*button).isEmpty(), qPrintable(button->text()));
                if (button->menu() == nullptr) {
                    QVERIFY2(!button->whatsThis().isEmpty(), qPrintable(button->text())); // Shift+F1
                    continue;
                }
                QList<QAction*> entries;
                QList<const QMenu*> menus;
                entriesOf(*button->menu(), entries, menus);
                for (const QMenu* menu : menus) QVERIFY(menu->toolTipsVisible());
                for (const QAction* entry : entries) {
                    QVERIFY2(entry->toolTip() != entry->text() && !entry->toolTip().isEmpty(),
                             qPrintable(entry->text()));
                    QVERIFY2(!entry->whatsThis().isEmpty(), qPrintable(entry->text()));
                }
            }
            table.stepUnseen();
        }
        QVERIFY(answers > 0);
    }

    /// A tip names the rule by its id and title, and F1 on the answer opens the rule book there.
    void anAnswerLeadsToItsRule()
    {
        PlayTable table({0, 1}, 3, {}, 3, "world/classic");
        GameRunner& runner = table.runner();
        const auto end = [&] { return runner.rules().vocabulary().find(engine::Space::Verb, "end-attacks"); };
        QVERIFY(table.playUnseen([&] { return isAsked(table) && runner.decision().findOffer(*end()) != nullptr; }));
        QPushButton* button = table.page().questionBar().form().plain();
        QVERIFY(button != nullptr);
        const std::string id(
            runner.rules().vocabulary().name(engine::Space::Rule, engine::ruleOfVerb(runner.rules(), *end())));
        const engine::Texts& texts = table.page().session()->texts();
        const QString title = QString::fromStdString(texts.word("rule." + id + ".title", "en"));
        QVERIFY2(button->toolTip().contains(QString::fromStdString(id)) && button->toolTip().contains(title),
                 qPrintable(button->toolTip()));
        const QString text = QString::fromStdString(texts.word("rule." + id + ".text", "en"));
        QVERIFY2(MainWindow::explanation(*button).contains(text), qPrintable(MainWindow::explanation(*button)));
        table.window().activateWindow();
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_F1);
        QTRY_VERIFY(table.window().guide().isVisible());
        QTRY_VERIFY2(table.window().guide().page().contains(QLatin1String("classic-risk")),
                     qPrintable(table.window().guide().page()));
    }

    /// The key of each answer is seen on it, also where it is no verb.
    void everyAnswerShowsItsKey_data() { everyRuleset(); }
    void everyAnswerShowsItsKey()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        PlayTable table({0, 1}, 3, {}, players, variant.toStdString());
        std::map<QString, int> seen;
        constexpr int kNumbered = 9;
        for (int look = 0; look < 40; ++look) {
            if (!table.playUnseen(
                    [&] {
                        const Waiting waiting = table.runner().waiting();
                        return waiting != Waiting::Nothing && waiting != Waiting::HandoverScreen;
                    },
                    400))
                break;
            const DecisionForm& form = table.page().questionBar().form();
            const bool numbers = form.findChildren<QSpinBox*>().isEmpty();
            int number = 0;
            for (const QPushButton* button : buttonsIn(table.page().questionBar())) {
                const auto* answer = qobject_cast<const AnswerButton*>(button);
                QVERIFY2(answer != nullptr, qPrintable(button->text() + button->objectName()));
                if (form.isAncestorOf(button) && ++number > kNumbered) continue;
                if (!numbers && form.isAncestorOf(button) && button != form.primary() &&
                    button->objectName() != QLatin1String("back"))
                    continue;
                QVERIFY2(!answer->key().isEmpty(), qPrintable(button->text() + button->objectName()));
                ++seen[button->objectName()];
            }
            table.stepUnseen();
        }
        QVERIFY(!seen.empty());
    }
};

} // namespace

QTEST_MAIN(TestAnswerTips)
#include "tst_answertips.moc"
