// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/shell/actions.h"

#include <QAction>
#include <QApplication>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace marches::app {

namespace {

class KeysTest : public QObject {
    Q_OBJECT
private slots:
    void noTwoActionsShareAKey()
    {
        Desktop desktop;
        const auto& entries = desktop.window().actions().entries();
        QVERIFY(entries.size() > 10);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            for (std::size_t j = i + 1; j < entries.size(); ++j) {
                const bool together = entries[i].scope == entries[j].scope || entries[i].scope == Scope::Everywhere ||
                                      entries[j].scope == Scope::Everywhere;
                if (!together) continue;
                QVERIFY2(entries[i].id != entries[j].id, qPrintable(entries[i].id));
                for (const QKeySequence& key : entries[i].keys)
                    QVERIFY2(!entries[j].keys.contains(key), qPrintable(entries[i].id + QStringLiteral(" and ") + entries[j].id +
                                                                        QStringLiteral(": ") + key.toString()));
            }
        }
    }

    void noTwoMnemonicsOfAMenuClash_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : Language::available()) QTest::newRow(qPrintable(code)) << code;
    }
    void noTwoMnemonicsOfAMenuClash()
    {
        QFETCH(QString, language);
        Desktop desktop(language);
        for (const bool editing : {false, true}) {
            if (editing) desktop.window().goToEdit();
            check(desktop.window().menuBar()->actions());
            for (const QAction* menu : desktop.window().menuBar()->actions()) check(menu->menu()->actions());
        }
    }

    void everyActionHasAWord()
    {
        Desktop desktop;
        for (const Actions::Entry& entry : desktop.window().actions().entries())
            QVERIFY2(!entry.action->text().isEmpty(), qPrintable(entry.id));
    }

    void singleLettersCanBeSwitchedOff()
    {
        Desktop desktop;
        Actions actions(desktop.application().preferences());
        QWidget owner;
        QAction* action =
            actions.add(&owner, QStringLiteral("x"), Scope::Play, {QKeySequence(Qt::Key_R), QKeySequence(Qt::CTRL | Qt::Key_R)});
        QCOMPARE(action->shortcuts().size(), 2);
        desktop.application().preferences().setSingleLetterKeys(false);
        QCOMPARE(action->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_R)});
    }

    void f6VisitsTheAreas()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        settle();
        QAction* next = desktop.window().actions().find(QStringLiteral("view.next-area"));
        QSet<QWidget*> visited;
        for (int i = 0; i < 6; ++i) {
            next->trigger();
            visited.insert(QApplication::focusWidget());
        }
        QVERIFY(visited.size() >= 3);
        QVERIFY(!visited.contains(nullptr));
    }

private:
    static void check(const QList<QAction*>& actions)
    {
        QMap<QChar, QString> taken;
        for (const QAction* action : actions) {
            if (!action->isVisible()) continue; // of another mode
            const QString text = action->text();
            const qsizetype at = text.indexOf(QLatin1Char('&'));
            if (at < 0 || at + 1 >= text.size()) continue;
            const QChar letter = text[at + 1].toLower();
            QVERIFY2(!taken.contains(letter), qPrintable(text + QStringLiteral(" / ") + taken.value(letter)));
            taken[letter] = text;
        }
    }
};

} // namespace

std::unique_ptr<QObject> makeKeysTest() { return std::make_unique<KeysTest>(); }

} // namespace marches::app

#include "tst_keys.moc"
