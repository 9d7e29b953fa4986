// SPDX-License-Identifier: GPL-3.0-or-later
// Several maps open at once, a tab each: what belongs to one is not the other's, and what is copied in one comes into
// the other.
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/maptabs.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace marches::app {

class TestMapTabs : public QObject {
    Q_OBJECT

    static QString shipped(Desktop& desktop, const QString& map)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/") + map;
    }
    static EditPage& page(Desktop& desktop) { return desktop.window().edit(); }
    static MapController& controller(Desktop& desktop) { return page(desktop).controller(); }
    static MapTabs& tabs(Desktop& desktop) { return page(desktop).tabs(); }
    static const editor::MapModel& model(Desktop& desktop, int place)
    {
        return controller(desktop).map(place).store->document().model();
    }
    static void name(Desktop& desktop, const char* words)
    {
        controller(desktop).document()->edit(QStringLiteral("Name"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.setText("en", "territory.mill-vale.name", words);
            return {};
        });
    }
    static std::string nameIn(Desktop& desktop, int place)
    {
        return model(desktop, place).text("en", "territory.mill-vale.name");
    }
    /// A map of one's own, open.
    static QString own(Desktop& desktop, const char* folderName, const char* map = "two-isles")
    {
        const QString folder = desktop.folder() + QLatin1Char('/') + QLatin1String(folderName);
        if (!controller(desktop).openCopy(shipped(desktop, QLatin1String(map))) || !controller(desktop).saveAs(folder))
            qFatal("no map");
        settle();
        return folder;
    }
    static void press(Desktop& desktop, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        desktop.window().activateWindow(); // also after a question
        settle();
        QTest::keyClick(&page(desktop).canvas(), key, modifiers);
        settle();
    }
    static QToolButton* closeButton(Desktop& desktop, int place)
    {
        return qobject_cast<QToolButton*>(tabs(desktop).tabButton(place, QTabBar::RightSide));
    }
    /// Answers the questions about unsaved changes one after the other, and tells what was asked.
    static void answerWith(QList<UnsavedDialog::Answer> answers, QStringList& asked)
    {
        asked.clear();
        auto* timer = new QTimer(qApp);
        connect(timer, &QTimer::timeout, qApp, [timer, answers, &asked]() mutable {
            auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            QString words;
            for (const QLabel* label : dialog->findChildren<QLabel*>()) words += label->text();
            asked << words;
            const UnsavedDialog::Answer answer = answers.takeFirst();
            timer->stop(); // a question is answered once
            QTest::mouseClick(dialog->button(answer), Qt::LeftButton);
            if (answers.isEmpty())
                timer->deleteLater();
            else
                timer->start();
        });
        timer->start(5);
    }

private slots:
    void oneMapNeedsNoTabs()
    {
        Desktop desktop;
        desktop.window().goToEdit();
        settle();
        QCOMPARE(controller(desktop).count(), 1);
        QVERIFY(!tabs(desktop).isVisible());
        // Nobody has touched it: the next map takes its place.
        own(desktop, "isles");
        QCOMPARE(controller(desktop).count(), 1);
        QVERIFY(!tabs(desktop).isVisible());
        QVERIFY(!desktop.window().actions().find(QStringLiteral("map.next-tab"))->isEnabled());
        desktop.window().fileActions().newMap();
        settle();
        QCOMPARE(controller(desktop).count(), 2);
        QVERIFY(tabs(desktop).isVisible());
        QCOMPARE(tabs(desktop).currentIndex(), 1);
        QCOMPARE(tabs(desktop).tabText(0), QStringLiteral("Two Isles"));
    }

    void whatIsCopiedComesIntoTheOther()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        own(desktop, "first");
        own(desktop, "second");
        QCOMPARE(tabs(desktop).tabText(0), QStringLiteral("Two Isles (first)"));
        const std::size_t before = model(desktop, 0).places().size();
        // Another region of the same id: it is not that of the other map.
        controller(desktop).document()->edit(QStringLiteral("x"), [](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.setText("en", "region.otter-isle.name", "Beaver Isle");
            edit.setText("en", "territory.mill-vale.name", "Weir");
            return {};
        });
        controller(desktop).selection()->selectPlace(model(desktop, 1).place("mill-vale")->key);
        press(desktop, Qt::Key_C, Qt::ControlModifier);
        const int steps = controller(desktop).document()->undoStack().count();
        press(desktop, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(controller(desktop).front(), 0);
        QCOMPARE(tabs(desktop).currentIndex(), 0);
        press(desktop, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model(desktop, 0).places().size(), before + 1);
        QCOMPARE(model(desktop, 1).places().size(), before);
        const auto* pasted = model(desktop, 0).place("weir");
        QVERIFY(pasted != nullptr);
        QVERIFY(pasted->record.region != "otter-isle");
        QCOMPARE(model(desktop, 0).name("en", "region." + pasted->record.region), std::string("Beaver Isle"));
        const QString said = desktop.window().spokenLine();
        QVERIFY2(said.contains(QStringLiteral("Beaver Isle")), qPrintable(said));
        QCOMPARE(tabs(desktop).tabText(0), QStringLiteral("Two Isles (first)*"));
        // Taken from the same map under its own name it gets a number, and its region is there already.
        press(desktop, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(model(desktop, 0).place("weir-2") != nullptr);
        QVERIFY2(desktop.window().spokenLine().contains(QStringLiteral("got a number")),
                 qPrintable(desktop.window().spokenLine()));
        QVERIFY(!desktop.window().spokenLine().contains(QStringLiteral("Beaver Isle")));
        // Undo is each map's own.
        press(desktop, Qt::Key_Z, Qt::ControlModifier);
        press(desktop, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model(desktop, 0).places().size(), before);
        QVERIFY(!controller(desktop).isModified());
        press(desktop, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(nameIn(desktop, 1), std::string("Weir"));
        QCOMPARE(controller(desktop).map(1).store->document().undoStack().count(), steps);
        press(desktop, Qt::Key_PageDown, Qt::ControlModifier);
        press(desktop, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(nameIn(desktop, 1), std::string("Mill Vale"));
    }

    void stampsStayOutOfAMapThatIsNotDrawn()
    {
        Desktop desktop;
        own(desktop, "drawn");
        const auto& stamps = model(desktop, 0).stamps();
        QVERIFY(!stamps.empty());
        controller(desktop).selection()->selectStamps({stamps.begin()->key});
        page(desktop).commands().copy();
        editor::MapFiles bare = editor::newMapFiles("bare", "en", "Bare", 800, 600);
        QVERIFY(controller(desktop).adopt(bare));
        settle();
        page(desktop).paste();
        QVERIFY(controller(desktop).document()->model().stamps().empty());
        // With a territory that is pasted, it is said what stays out.
        controller(desktop).bringToFront(0);
        editor::MapSelection::Items items;
        items.stamps = {stamps.begin()->key};
        items.places = {model(desktop, 0).place("mill-vale")->key};
        controller(desktop).selection()->set(std::move(items));
        page(desktop).commands().copy();
        controller(desktop).bringToFront(1);
        page(desktop).paste();
        QVERIFY(controller(desktop).document()->model().place("mill-vale") != nullptr);
        QVERIFY2(desktop.window().spokenLine().contains(QStringLiteral("1 stamp or piece of scenery left out")),
                 qPrintable(desktop.window().spokenLine()));
    }

    void tabsGoByKeysAndSayTheirNames()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        own(desktop, "first");
        own(desktop, "second", "narnia");
        desktop.window().fileActions().newMap();
        settle();
        MapTabs& bar = tabs(desktop);
        QCOMPARE(bar.count(), 3);
        QCOMPARE(controller(desktop).front(), 2);
        press(desktop, Qt::Key_Tab, Qt::ControlModifier); // around
        QCOMPARE(controller(desktop).front(), 0);
        press(desktop, Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(controller(desktop).front(), 2);
        press(desktop, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(controller(desktop).front(), 1);
        QCOMPARE(desktop.window().windowTitle().section(QLatin1Char('['), 0, 0), controller(desktop).title());
        // With the ring on a tab the arrows go through them, and the ring stays.
        bar.setFocus();
        QTest::keyClick(&bar, Qt::Key_Left);
        settle();
        QCOMPARE(controller(desktop).front(), 0);
        QVERIFY(bar.hasFocus());
        name(desktop, "Weir");
        QAccessibleInterface* said = QAccessible::queryAccessibleInterface(&bar);
        QVERIFY(said != nullptr);
        QCOMPARE(bar.accessibleName(), QStringLiteral("Open maps"));
        QCOMPARE(said->child(0)->text(QAccessible::Name), QStringLiteral("Two Isles, not saved"));
        QCOMPARE(closeButton(desktop, 0)->accessibleName(), QStringLiteral("Close Two Isles"));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(bar.accessibleName(), QStringLiteral("Cartes ouvertes"));
        QCOMPARE(bar.tabText(0), QStringLiteral("Deux îles*"));
    }

    void whereOneWasOnAMapOneIsAgain()
    {
        Desktop desktop;
        own(desktop, "first");
        editor::MapView& canvas = page(desktop).canvas();
        canvas.setZoom(2.5);
        canvas.centreOn({300, 300});
        const QPointF middle = canvas.visibleArea().center();
        controller(desktop).selection()->selectPlace(model(desktop, 0).place("mill-vale")->key);
        own(desktop, "second");
        QVERIFY(canvas.isFitted());
        QVERIFY(controller(desktop).selection()->empty());
        controller(desktop).bringToFront(0);
        QCOMPARE(canvas.zoom(), 2.5);
        QVERIFY(QLineF(canvas.visibleArea().center(), middle).length() < 1);
        QVERIFY(!controller(desktop).selection()->empty());
        controller(desktop).bringToFront(1);
        QVERIFY(canvas.isFitted());
    }

    void nothingIsDrawnOrListedForAMapBehind()
    {
        Desktop desktop;
        own(desktop, "first");
        own(desktop, "second");
        editor::MapView& canvas = page(desktop).canvas();
        canvas.waitForArtwork();
        QTRY_VERIFY(!canvas.drawing().isRunning());
        int painted = 0;
        connect(&canvas, &editor::MapView::boardRedrawn, &desktop.window(), [&painted] { ++painted; });
        const QString title = desktop.window().windowTitle();
        editor::MapDocument& behind = controller(desktop).map(0).store->document();
        behind.edit(QStringLiteral("x"), [](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.setText("en", "map.name", "Elsewhere");
            edit.modifyPlace(edit.model().place("mill-vale")->key,
                             [](editor::PlaceRecord& record) { record.terrain = "desert"; });
            return {};
        });
        settle();
        QCOMPARE(painted, 0);
        QVERIFY(!canvas.drawing().isRunning());
        QCOMPARE(desktop.window().windowTitle(), title);
        QVERIFY(!desktop.window().actions().find(QStringLiteral("edit.undo"))->isEnabled());
    }

    void anOpenMapComesToTheFront()
    {
        Desktop desktop;
        const QString first = own(desktop, "first");
        name(desktop, "Weir");
        own(desktop, "second");
        desktop.window().goToWelcome();
        desktop.window().openFile(first + QStringLiteral("/map.yaml"));
        settle();
        QCOMPARE(controller(desktop).count(), 2);
        QCOMPARE(controller(desktop).front(), 0);
        QCOMPARE(nameIn(desktop, 0), std::string("Weir")); // as it was, not as the file is
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page(desktop)));
        // Also where it is in front already.
        desktop.window().goToWelcome();
        desktop.window().openFile(first + QStringLiteral("/map.yaml"));
        settle();
        QCOMPARE(controller(desktop).count(), 2);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page(desktop)));
        // No map is saved over one that is open behind it.
        QVERIFY(!controller(desktop).saveAs(desktop.folder() + QStringLiteral("/second")));
        QCOMPARE(controller(desktop).folder(), first);
        QVERIFY(page(desktop).strip().text().contains(QStringLiteral("is open in another tab")));
    }

    void theSearchFindsOpenMaps()
    {
        Desktop desktop;
        own(desktop, "first");
        own(desktop, "second", "narnia");
        desktop.window().goToWelcome();
        bool found = false;
        QTimer::singleShot(0, qApp, [&found] {
            auto* search = qobject_cast<CommandSearch*>(QApplication::activeModalWidget());
            if (search == nullptr) return;
            search->field()->setText(QStringLiteral("open map isles"));
            for (int row = 0; row < search->list()->count(); ++row)
                found = found || search->list()->item(row)->text().contains(QStringLiteral("Two Isles"));
            QTest::keyClick(search->field(), Qt::Key_Return);
        });
        desktop.window().actions().find(QStringLiteral("edit.search"))->trigger();
        settle();
        QVERIFY(found);
        QCOMPARE(controller(desktop).front(), 0);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page(desktop)));
    }

    void tabsAreClosedOneByOne()
    {
        using Answer = UnsavedDialog::Answer;
        Desktop desktop;
        desktop.window().activateWindow();
        const QString first = own(desktop, "first");
        name(desktop, "Weir");
        own(desktop, "second");
        own(desktop, "third");
        // One behind that has changed is shown while it is asked about.
        QStringList asked;
        answerWith({Answer::Cancel}, asked);
        QTest::mouseClick(closeButton(desktop, 0), Qt::LeftButton);
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY(asked.front().contains(QStringLiteral("Two Isles")));
        settle();
        QCOMPARE(controller(desktop).count(), 3);
        QCOMPARE(controller(desktop).front(), 0);
        // One behind that has not goes without a word, and what is in front stays there.
        QTest::mouseClick(&tabs(desktop), Qt::MiddleButton, {}, tabs(desktop).tabRect(1).center());
        QTRY_COMPARE(controller(desktop).count(), 2);
        QCOMPARE(controller(desktop).front(), 0);
        QCOMPARE(controller(desktop).folder(), first);
        answerWith({Answer::Save}, asked);
        press(desktop, Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(asked.size(), 1);
        settle();
        QCOMPARE(controller(desktop).count(), 1);
        QVERIFY(controller(desktop).folder().endsWith(QStringLiteral("/third")));
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page(desktop)));
        QVERIFY(!tabs(desktop).isVisible());
        const auto saved = editor::readMapFiles(first.toStdString());
        QVERIFY(saved && saved->map.find("Weir") != std::string::npos);
        press(desktop, Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(controller(desktop).count(), 0);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().welcome()));
    }

    void tabsAreMovedByTheMouse()
    {
        Desktop desktop;
        const QString first = own(desktop, "first");
        own(desktop, "second");
        own(desktop, "third");
        tabs(desktop).moveTab(0, 2);
        QCOMPARE(MapController::folderOf(controller(desktop).map(2)), first);
        QVERIFY(tabs(desktop).tabText(2).contains(QStringLiteral("first")));
        QCOMPARE(controller(desktop).front(), 1);
        QCOMPARE(tabs(desktop).currentIndex(), 1);
    }

    void theWindowAsksForEveryMap()
    {
        using Answer = UnsavedDialog::Answer;
        Desktop desktop;
        const QString first = own(desktop, "first");
        name(desktop, "Weir");
        const QString second = own(desktop, "second");
        name(desktop, "Ford");
        QStringList asked;
        answerWith({Answer::Save, Answer::Cancel}, asked);
        QVERIFY(!desktop.window().close());
        QCOMPARE(asked.size(), 2);
        const auto one = editor::readMapFiles(first.toStdString());
        const auto two = editor::readMapFiles(second.toStdString());
        QVERIFY(one && one->map.find("Weir") != std::string::npos);
        QVERIFY(two && two->map.find("Ford") == std::string::npos);
        QVERIFY(desktop.window().isVisible());
        QCOMPARE(controller(desktop).folder(), second);
    }

    void bothAreRecoveredAfterACrash()
    {
        QTemporaryDir folder;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            own(desktop, "first");
            own(desktop, "second");
            name(desktop, "Ford");
            controller(desktop).bringToFront(0);
            name(desktop, "Weir");
            for (int place : {0, 1}) controller(desktop).map(place).store->flushJournal();
            desktop.crash();
        }
        {
            // The mode opens both again; what each has lost is offered above it.
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QCOMPARE(desktop.window().welcome().mapStrips().size(), 2);
            desktop.window().goToEdit();
            settle();
            QCOMPARE(controller(desktop).count(), 2);
            QCOMPARE(controller(desktop).front(), 0);
            for (int place : {0, 1}) {
                controller(desktop).bringToFront(place);
                settle();
                QCOMPARE(nameIn(desktop, place), std::string("Mill Vale"));
                QVERIFY(controller(desktop).leftUnsaved().has_value());
                for (QPushButton* button : page(desktop).strip().findChildren<QPushButton*>())
                    if (button->text() == QLatin1String("Restore")) QTest::mouseClick(button, Qt::LeftButton);
                settle();
                QCOMPARE(controller(desktop).count(), 2);
                QCOMPARE(controller(desktop).front(), place);
            }
            QCOMPARE(nameIn(desktop, 0), std::string("Weir"));
            QCOMPARE(nameIn(desktop, 1), std::string("Ford"));
            QVERIFY(controller(desktop).save());
            desktop.crash();
        }
        // The first page restores each into a tab of its own; one was saved meanwhile.
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        QCOMPARE(desktop.window().welcome().mapStrips().size(), 1);
        for (QPushButton* button : desktop.window().welcome().mapStrips().at(0)->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Restore")) QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QCOMPARE(nameIn(desktop, controller(desktop).front()), std::string("Weir"));
    }

    void theNextStartOpensThemAgain()
    {
        QTemporaryDir folder;
        QString second;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            own(desktop, "first");
            second = own(desktop, "second");
            own(desktop, "third");
            desktop.window().fileActions().close();
            controller(desktop).bringToFront(1);
            QVERIFY(desktop.window().close());
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        desktop.window().goToEdit();
        settle();
        QCOMPARE(controller(desktop).count(), 2);
        QCOMPARE(controller(desktop).folder(), second);
        QCOMPARE(tabs(desktop).count(), 2);
    }

    void theMapInFrontIsTriedOut()
    {
        Desktop desktop;
        own(desktop, "first");
        own(desktop, "second");
        for (const char* words : {"Ford", "Weir"}) {
            controller(desktop).bringToFront(1 - controller(desktop).front());
            name(desktop, words);
            desktop.window().actions().find(QStringLiteral("map.play"))->trigger();
            settle();
            QVERIFY(desktop.window().play().session() != nullptr);
            QCOMPARE(desktop.window().play().session()->texts().word("territory.mill-vale.name", "en"),
                     std::string(words));
            desktop.window().goToEdit();
            settle();
            QCOMPARE(nameIn(desktop, controller(desktop).front()), std::string(words));
        }
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestMapTabs test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_maptabs.moc"
