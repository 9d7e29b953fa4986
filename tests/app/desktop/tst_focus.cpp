// SPDX-License-Identifier: GPL-3.0-or-later
// What the keyboard reaches: the focus is seen on every control of every page, and Enter presses it.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/seatcolumn.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/recentlist.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/moderail.h"

#include <algorithm>
#include <utility>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeDatabase>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace marches::app {

namespace {

/// Names of the controls that are reached by Tab and look the same with the focus as without, or that have no name for
/// a screen reader.
QStringList unmarked(QWidget& window)
{
    QStringList blind;
    QSet<QWidget*> seen;
    const QWidget* last = nullptr;
    for (int tabs = 0; tabs < 400; ++tabs) {
        QTest::keyClick(QApplication::focusWidget() == nullptr ? &window : QApplication::focusWidget(), Qt::Key_Tab);
        settle();
        QWidget* focus = QApplication::focusWidget();
        if (focus == nullptr || (seen.contains(focus) && focus != last)) break;
        if (std::exchange(last, focus) == focus) continue; // it steps through something of its own
        seen.insert(focus);
        if (QAccessible::queryAccessibleInterface(focus)->text(QAccessible::Name).isEmpty())
            blind << QStringLiteral("no name: %1 %2")
                         .arg(QLatin1String(focus->metaObject()->className()), focus->objectName());
        // Cursors of fields blink; lists and the board mark their current item.
        const bool button =
            qobject_cast<QAbstractButton*>(focus) != nullptr || qobject_cast<QComboBox*>(focus) != nullptr;
        if (!button || !focus->isVisible()) continue;
        const QImage with = focus->grab().toImage();
        focus->clearFocus();
        settle();
        const QImage without = focus->grab().toImage();
        focus->setFocus(Qt::TabFocusReason);
        if (with == without)
            blind << QStringLiteral("%1 %2 \"%3\"")
                         .arg(QLatin1String(focus->metaObject()->className()), focus->objectName(),
                              focus->accessibleName());
    }
    return blind;
}

QList<QWidget*> everyPage(MainWindow& window)
{
    return {window.welcome().widget(), window.newGame().widget(),    window.play().widget(),
            window.edit().widget(),    window.importPage().widget(), window.translate().widget(),
            window.settings().widget()};
}

class FocusTest : public QObject {
    Q_OBJECT
private slots:
    void isSeenOnEveryPage_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void isSeenOnEveryPage()
    {
        QFETCH(bool, dark);
        Desktop desktop;
        desktop.application().preferences().setTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        MainWindow& window = desktop.window();
        window.activateWindow();
        QVERIFY(window.controller().startUsual(desktop.application().catalogue().games().front()));
        settle();
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        window.goToWelcome();
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        window.goToNewGame();
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        window.goToSettings();
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        window.goToTranslate();
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        const QString maps =
            QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps");
        QVERIFY(window.edit().controller().openCopy(maps + QStringLiteral("/two-isles")));
        settle();
        QCOMPARE(window.currentPage()->widget(), window.edit().widget());
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
        window.openFile(maps + QStringLiteral("/two-isles/board.svg"));
        editor::LongWork::waitForAll(); // the report is there, and what makes the map
        settle();
        QCOMPARE(window.currentPage()->widget(), window.importPage().widget());
        QCOMPARE(unmarked(window).join(QLatin1Char(';')), QString());
    }

    void enterPressesWhatHasIt()
    {
        Desktop desktop;
        QPushButton* play = desktop.window().welcome().gameCards()[1]->playButton();
        play->setFocus();
        QTest::keyClick(play, Qt::Key_Return);
        settle();
        QVERIFY(desktop.window().play().session() != nullptr);
        desktop.window().goToWelcome();
        QToolButton* gear = desktop.window().welcome().gameCards()[0]->gearButton();
        gear->setFocus();
        QTest::keyClick(gear, Qt::Key_Return);
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().newGame());
    }

    void modesAreToldAsOneOfMany()
    {
        Desktop desktop;
        const QList<QToolButton*> modes = desktop.window().findChild<ModeRail*>()->findChildren<QToolButton*>();
        QCOMPARE(modes.size(), 7);
        int checked = 0;
        for (QToolButton* mode : modes) {
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(mode);
            QCOMPARE(told->role(), QAccessible::RadioButton);
            QCOMPARE(told->text(QAccessible::Name), mode->text());
            QVERIFY(!told->text(QAccessible::Accelerator).isEmpty());
            if (told->state().checked) ++checked;
        }
        QCOMPARE(checked, 1);
        QAccessible::queryAccessibleInterface(modes.back())
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().settings());
        QVERIFY(QAccessible::queryAccessibleInterface(modes.back())->state().checked);
    }

    void everyNewGameIsAnotherOne()
    {
        Desktop desktop;
        QSet<std::uint64_t> seeds;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&desktop.window(), Qt::Key_N, Qt::ControlModifier);
            QTest::mouseClick(desktop.window().newGame().startButton(), Qt::LeftButton);
            settle();
            seeds.insert(desktop.window().play().session()->game().seed());
        }
        QVERIFY(seeds.size() >= 3);
        desktop.window().goToNewGame();
        QLineEdit* field = desktop.window().newGame().seats()->seedField();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("4711"));
        desktop.window().goToWelcome();
        desktop.window().goToNewGame();
        QCOMPARE(field->text(), QStringLiteral("4711")); // what a person typed stays
    }

    void theWholeRowOfARecentFileOpensIt()
    {
        Desktop desktop;
        QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
        const QString file = desktop.folder() + QStringLiteral("/evening.marches-save");
        QVERIFY(desktop.window().controller().saveAs(file));
        for (const bool byKey : {false, true}) {
            desktop.window().controller().close();
            desktop.window().goToWelcome();
            settle();
            auto* row =
                desktop.window().welcome().findChild<RecentList*>()->findChild<QWidget*>(QStringLiteral("openRecent"));
            QVERIFY(row->width() > 200);
            row->setFocus();
            if (byKey)
                QTest::keyClick(row, Qt::Key_Return);
            else
                QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(row->width() / 2, row->height() / 2));
            settle();
            QVERIFY(desktop.window().play().session() != nullptr);
            QCOMPARE(desktop.window().play().session()->file(), file);
        }
    }

    void theSearchTellsGamesApartAndSaysWhenItFindsNothing()
    {
        Desktop desktop;
        QStringList found;
        QStringList orders;
        bool told = false;
        QTimer::singleShot(0, &desktop.window(), [&] {
            auto* search = qobject_cast<CommandSearch*>(QApplication::activeModalWidget());
            if (search == nullptr) return;
            QTest::keyClicks(search->field(), QStringLiteral("diplo"));
            for (int i = 0; i < search->list()->count(); ++i) orders << search->list()->item(i)->text();
            search->field()->clear();
            QTest::keyClicks(search->field(), QStringLiteral("classic"));
            for (int i = 0; i < search->list()->count(); ++i) found << search->list()->item(i)->text();
            search->field()->clear();
            QTest::keyClicks(search->field(), QStringLiteral("zzzz"));
            auto* nothing = search->findChild<QLabel*>(QStringLiteral("nothingFound"));
            told = nothing != nullptr && nothing->isVisible() && nothing->text().contains(QLatin1String("zzzz"));
            search->reject();
        });
        QTest::keyClick(&desktop.window(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(found.size() > 1);
        QVERIFY(told);
        const qsizetype all = found.size();
        found.removeDuplicates();
        QCOMPARE(found.size(), all);
        // Games stand before the rules that mention the same word.
        const auto isOf = [](const char* kind) {
            return [kind](const QString& line) { return line.contains(QLatin1String(kind)); };
        };
        const auto rule = std::ranges::find_if(orders, isOf("Rule"));
        QVERIFY2(rule != orders.end(), qPrintable(orders.join(QLatin1Char('|'))));
        QVERIFY(std::any_of(orders.begin(), rule, isOf("Game")));
        QVERIFY2(std::none_of(rule, orders.end(), isOf("Game")), qPrintable(orders.join(QLatin1Char('|'))));
    }

    void aRuleOpensOnTheScreen()
    {
        Desktop desktop;
        const Catalogue& catalogue = desktop.application().catalogue();
        const Catalogue::Game game = catalogue.games().front();
        const QString rule = QString::fromStdString(catalogue.rules(game.ruleset)->data.rules.front());
        desktop.window().move(0, 0);
        for (QWidget* anchor : {desktop.window().welcome().parentWidget(), static_cast<QWidget*>(&desktop.window())}) {
            RulePopup* popup = RulePopup::open(anchor, catalogue.texts(game.map, game.ruleset), "en", rule);
            QVERIFY(desktop.window().screen()->availableGeometry().contains(popup->geometry()));
            popup->close();
        }
    }

    void explainingTellsMoreThanAName()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QVERIFY(window.controller().startUsual(desktop.application().catalogue().games().front()));
        settle();
        const auto explained = [&](QWidget* focus) {
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_F1, Qt::ShiftModifier);
            settle();
            for (QWidget* top : QApplication::topLevelWidgets())
                if (top->isVisible() && top->inherits("QWhatsThat")) {
                    top->close();
                    return true;
                }
            return false;
        };
        // The words of the part itself, and those of what it is in.
        auto* timeline = window.play().findChild<QWidget*>(QStringLiteral("timeline"));
        QVERIFY(explained(timeline));
        QVERIFY(!timeline->accessibleName().isEmpty());
        const QString words = MainWindow::explanation(*timeline);
        QVERIFY2(words.startsWith(timeline->accessibleName()), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("Go back to any moment and choose differently there")),
                 qPrintable(words));
        // Every page, and every area of the play page, has more to say than its name.
        constexpr qsizetype kSentence = 30;
        for (QWidget* page : everyPage(window)) {
            QVERIFY(page->whatsThis().size() > kSentence);
            QVERIFY(MainWindow::explanation(*page).contains(page->whatsThis()));
        }
        for (QWidget* area : window.play().areas()) {
            const QString told = MainWindow::explanation(*area);
            QVERIFY2(told.size() > area->accessibleName().size() + kSentence, qPrintable(area->objectName() + told));
        }
    }

    void numbersAreReadAsTheLanguageWritesThem()
    {
        Desktop desktop;
        auto* box = new QDoubleSpinBox(&desktop.window());
        box->show();
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("1,5"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(box->value(), 1.5);
        auto* later = new QDoubleSpinBox(&desktop.window());
        later->setValue(2.5);
        QVERIFY(later->text().contains(QLatin1Char(',')));
    }

    void aChoiceOfTheCommandLineIsForgotten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("marches.ini"));
        {
            Preferences preferences(file);
            preferences.setLanguage(QStringLiteral("fr"));
            QSignalSpy heard(&preferences, &Preferences::changed);
            preferences.setLanguageOfThisRun(QStringLiteral("en"));
            preferences.setThemeOfThisRun(ThemeChoice::Dark);
            QCOMPARE(heard.size(), 2);
            QCOMPARE(preferences.language(), QStringLiteral("en"));
            QCOMPARE(preferences.theme(), ThemeChoice::Dark);
        }
        {
            Preferences preferences(file);
            QCOMPARE(preferences.language(), QStringLiteral("fr"));
            QCOMPARE(preferences.theme(), ThemeChoice::System);
            preferences.setLanguageOfThisRun(QStringLiteral("en"));
            preferences.setLanguage(QStringLiteral("en")); // chosen in Settings after all
        }
        QCOMPARE(Preferences(file).language(), QStringLiteral("en"));
    }

    void onlyAnotherLookDressesAnew()
    {
        Desktop desktop;
        desktop.application().preferences().setTheme(ThemeChoice::Light);
        QSignalSpy dressed(&desktop.application().theme(), &Theme::changed);
        desktop.application().preferences().setBotPause(300);
        desktop.application().preferences().setMotion(Motion::Short);
        desktop.application().preferences().setTheme(ThemeChoice::Light);
        QCOMPARE(dressed.size(), 0);
        desktop.application().preferences().setTheme(ThemeChoice::Dark);
        QCOMPARE(dressed.size(), 1);
    }

    void theFolderIsReadWhole()
    {
        Desktop desktop;
        desktop.window().goToSettings();
        auto* field = desktop.window().settings().findChild<QLineEdit*>(QStringLiteral("dataFolder"));
        QVERIFY(field != nullptr && field->isReadOnly());
        QCOMPARE(field->text(), desktop.application().preferences().dataFolder());
        QCOMPARE(field->accessibleName().isEmpty(), false);
    }
};

} // namespace

std::unique_ptr<QObject> makeFocusTest() { return std::make_unique<FocusTest>(); }

} // namespace marches::app

#include "tst_focus.moc"
