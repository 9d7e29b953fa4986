// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/settings/keyseditor.h"
#include "app/desktop/settings/settingspage.h"

#include <QAction>
#include <QApplication>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

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
                if (!Actions::workTogether(entries[i].scope, entries[j].scope)) continue;
                QVERIFY2(entries[i].id != entries[j].id, qPrintable(entries[i].id));
                for (const QKeySequence& key : entries[i].keys)
                    QVERIFY2(!entries[j].keys.contains(key),
                             qPrintable(entries[i].id + QStringLiteral(" and ") + entries[j].id + QStringLiteral(": ") +
                                        key.toString()));
            }
        }
    }

    void noTwoMnemonicsOfAMenuClash_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* code : {"en", "fr"}) QTest::newRow(code) << QString::fromLatin1(code);
    }
    void noTwoMnemonicsOfAMenuClash()
    {
        QFETCH(QString, language);
        Desktop desktop(language);
        for (const auto mode : {&MainWindow::goToWelcome, &MainWindow::goToEdit, &MainWindow::goToTranslate}) {
            (desktop.window().*mode)();
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
        QAction* action = actions.add(&owner, QStringLiteral("x"), Scope::Play,
                                      {QKeySequence(Qt::Key_R), QKeySequence(Qt::CTRL | Qt::Key_R)});
        QCOMPARE(action->shortcuts().size(), 2);
        desktop.application().preferences().setSingleLetterKeys(false);
        QCOMPARE(action->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_R)});
    }

    void keysAreChangedInSettings()
    {
        Desktop desktop;
        desktop.window().goToSettings();
        settle();
        Actions& actions = desktop.window().actions();
        KeysEditor& keys = desktop.window().settings().keys();
        const QString search = QStringLiteral("edit.search");
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QSignalSpy recorded(&keys.recorder(), &QKeySequenceEdit::keySequenceChanged);
            keys.recorder().setFocus();
            QTest::keyClick(&keys.recorder(), key, modifiers);
            QVERIFY(recorded.wait()); // the field waits a moment for further keys
            settle();
        };
        keys.choose(search);
        QCOMPARE(keys.chosen(), search);
        press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        const QKeySequence free(Qt::CTRL | Qt::ALT | Qt::Key_J);
        QCOMPARE(actions.find(search)->shortcuts(), QList<QKeySequence>{free});
        QVERIFY(keys.resetButton().isEnabled());

        // One that another command has is told with it, and changes nothing until it is taken over.
        const QString save = QStringLiteral("file.save");
        const QKeySequence taken = actions.find(save)->shortcuts().front();
        press(Qt::Key(taken[0].key()), taken[0].keyboardModifiers());
        QVERIFY2(keys.told().contains(QStringLiteral("Save")), qPrintable(keys.told()));
        QVERIFY(keys.takeOverButton().isVisible());
        QCOMPARE(actions.find(search)->shortcuts(), QList<QKeySequence>{free});
        QTest::mouseClick(&keys.takeOverButton(), Qt::LeftButton);
        QCOMPARE(actions.find(search)->shortcuts(), QList<QKeySequence>{taken});
        QVERIFY(!actions.find(save)->shortcuts().contains(taken));
        QVERIFY(!keys.takeOverButton().isVisible());

        QTest::mouseClick(&keys.resetAllButton(), Qt::LeftButton);
        for (const Actions::Entry& entry : actions.entries()) QCOMPARE(entry.keys, entry.usual);
        QVERIFY(actions.find(save)->shortcuts().contains(taken));
    }

    void chosenKeysAreKept()
    {
        const QTemporaryDir folder;
        const QKeySequence chosen(Qt::CTRL | Qt::SHIFT | Qt::Key_J);
        const QString id = QStringLiteral("edit.search");
        {
            Desktop desktop(folder.path(), QStringLiteral("fr"), QSize(1050, 720));
            desktop.window().actions().setKeys(id, {chosen});
        }
        Desktop again(folder.path(), QStringLiteral("en"), QSize(1050, 720));
        QCOMPARE(again.window().actions().find(id)->shortcuts(), QList<QKeySequence>{chosen});
        // What a file says that is no key is passed over.
        again.application().preferences().setKeysOf(
            id, QStringList{QStringLiteral("Ctrl+Nonsense+"), QStringLiteral("Ctrl+J")});
        QCOMPARE(again.window().actions().find(id)->shortcuts().last(), QKeySequence(Qt::CTRL | Qt::Key_J));
    }

    void commandsAreFoundByNameOrKey()
    {
        Desktop desktop;
        desktop.window().goToSettings();
        KeysEditor& keys = desktop.window().settings().keys();
        const auto shown = [&] {
            int count = 0;
            for (int i = 0; i < keys.list().topLevelItemCount(); ++i)
                count += keys.list().topLevelItem(i)->isHidden() ? 0 : 1;
            return count;
        };
        const int all = shown();
        QVERIFY(all > 20);
        QTest::keyClicks(&keys.search(), QStringLiteral("undo"));
        QVERIFY(shown() >= 1 && shown() < 6);
        keys.search().clear();
        QTest::keyClicks(&keys.search(), QStringLiteral("zzzz"));
        QCOMPARE(shown(), 0);
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
