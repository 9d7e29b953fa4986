// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that are being typed, things that are gone while something still shows them, and the wheel: by the events that
// a mouse and keys send to the real window.
#include "fixture.h"

#include "app/desktop/edit/artworkupdate.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/edittoolbar.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/sheetdialog.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/document/borders.h"
#include "editor/document/deletion.h"
#include "editor/document/longwork.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/territories.h"
#include "editor/panels/playablepanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLineF>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUndoView>
#include <QWheelEvent>

#include <algorithm>

namespace marches::app {

class TestEditForms : public QObject {
    Q_OBJECT

    std::unique_ptr<Desktop> m_desktop;

    MainWindow& window() { return m_desktop->window(); }
    EditPage& edit() { return window().edit(); }
    MapController& controller() { return edit().controller(); }
    editor::MapDocument& document() { return *controller().document(); }
    const editor::MapModel& model() { return document().model(); }
    QUndoStack& steps() { return document().undoStack(); }
    editor::RecordId place(const char* id) { return model().place(id)->key; }
    QPoint onScreen(const QPointF& board) { return edit().canvas().toWidget(board).toPoint(); }
    void clickAt(const QPoint& at)
    {
        QTest::mouseMove(&edit().canvas(), at);
        QTest::mouseClick(&edit().canvas(), Qt::LeftButton, {}, at);
    }
    void trigger(const char* id) { window().actions().find(QLatin1String(id))->trigger(); }
    QString sample()
    {
        return QString::fromStdString(m_desktop->application().library().dataRoot()) +
               QStringLiteral("/maps/two-isles");
    }
    /// A click on the button of an action in the tool bar, which takes no focus.
    void clickInBar(const char* id)
    {
        QWidget* button = edit().bar().widgetForAction(window().actions().find(QLatin1String(id)));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// The sample as a map of one's own.
    QString own()
    {
        const QString folder = m_desktop->folder() + QStringLiteral("/isles");
        if (!controller().openCopy(sample()) || !controller().saveAs(folder)) qFatal("no map");
        settle();
        if (!QTest::qWaitForWindowActive(&window())) qFatal("the window is not in front again");
        return folder;
    }
    template <class Field = QLineEdit> Field* field(const char* name)
    {
        edit().properties().refreshNow();
        for (Field* one : edit().properties().findChildren<Field*>(QLatin1String(name)))
            if (one->isVisible()) return one;
        return nullptr;
    }
    void select(const char* id)
    {
        controller().selection()->selectPlace(place(id));
        edit().properties().refreshNow();
        settle();
    }
    /// Text in a field that nobody has stored.
    QLineEdit* type(const char* name, const QString& text)
    {
        QLineEdit* line = field(name);
        if (line == nullptr) return nullptr;
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        return line;
    }
    static QString contentOf(const QString& file)
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
    }
    QPushButton* offered(const char* words)
    {
        for (QPushButton* button : edit().strip().findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8(words)) return button;
        return nullptr;
    }
    static void turnWheel(QWidget* over)
    {
        const QPointF at = QRectF(over->rect()).center();
        QWheelEvent wheel(at, over->mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // one that a program makes goes no further than its receiver
        qApp->notify(over, &wheel);                // sendEvent() would make it one of the program again
    }

private slots:
    void theSheetDoesNotGrowWhereTheSeasReachItsEdge()
    {
        const auto fitted = [](const QRectF& drawn) {
            SheetDialog dialog({1000, 700}, drawn);
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("fit")), Qt::LeftButton);
            return dialog.frame();
        };
        QCOMPARE(fitted({0, 0, 1000, 700}), QRectF(0, 0, 1000, 700));
        QCOMPARE(fitted({100, 100, 500, 400}), QRectF(88, 88, 524, 424));
        QCOMPARE(fitted({0, 100, 500, 600}), QRectF(0, 88, 512, 612));
    }

    void init()
    {
        m_desktop = std::make_unique<Desktop>();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_desktop.reset(); }

    void aLaneGoesByTheKey()
    {
        QVERIFY(controller().openCopy(sample()));
        settle();
        QVERIFY(edit().tools().choose(QStringLiteral("select")));
        const auto* lane = model().connections().first(
            [](const editor::ConnectionRecord& one) { return one.kind == engine::ConnectionKind::SeaLane; });
        QVERIFY(lane != nullptr);
        const editor::RecordId key = lane->key;
        clickAt(onScreen(edit().canvas().scene().lane(lane->record).pointAtPercent(0.5)));
        QCOMPARE(controller().selection()->items().connections, std::vector<editor::RecordId>{key});
        // Whoever is told of the step finds no selection of what is gone.
        bool asked = false;
        connect(&steps(), &QUndoStack::indexChanged, this, [&] {
            asked = true;
            for (const editor::RecordId one : controller().selection()->items().connections)
                QVERIFY(model().connections().has(one));
            (void)editor::onlyCloses(model(), controller().selection()->items());
        });
        edit().canvas().setFocus();
        QTest::keyClick(&edit().canvas(), Qt::Key_Delete);
        QVERIFY(asked);
        QVERIFY(!model().connections().has(key));
        QVERIFY(controller().selection()->empty());
        steps().disconnect(this);
        steps().undo();
        QVERIFY(model().connections().has(key));
    }

    void undoInTheBarWhileOneTypes()
    {
        QVERIFY(controller().newMap());
        settle();
        QVERIFY(edit().tools().choose(QStringLiteral("territory")));
        edit().canvas().setFocus();
        for (const QPointF& corner :
             {QPointF(300, 300), QPointF(600, 300), QPointF(600, 500), QPointF(300, 500), QPointF(300, 300)})
            clickAt(onScreen(corner));
        QCOMPARE(model().places().size(), 1U);
        controller().selection()->selectPlace(model().places().begin()->key);
        QVERIFY(type("abbreviation", QStringLiteral("Abc")) != nullptr);
        clickInBar("edit.undo"); // takes back what was typed
        settle();
        QCOMPARE(model().places().size(), 1U);
        QCOMPARE(model().places().begin()->record.abbreviation, std::string());
        QVERIFY(type("values", QStringLiteral("income 3")) != nullptr);
        steps().undo(); // by something that asks nobody
        steps().undo();
        settle();
        edit().properties().refreshNow();
        settle();
        QVERIFY(model().places().empty());
        QVERIFY(QTest::qWaitFor([&] { return field("author") != nullptr; }, 1000));
    }

    void aRemedyForWhatIsGone()
    {
        QVERIFY(controller().openCopy(sample()));
        settle();
        const editor::RecordId gone = place("beacon-hill");
        document().edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            editor::assignRegion(change, std::span(&gone, 1), {});
            return {};
        });
        controller().analysis()->waitUntilCurrent();
        edit().problems().refreshNow();
        const auto& listed = edit().problems().listed();
        const auto found = std::ranges::find(listed, std::string("region-missing"), &engine::Problem::id);
        QVERIFY(found != listed.end());
        edit().problems().setCurrent(static_cast<int>(found - listed.begin()));
        controller().selection()->selectPlace(gone);
        trigger("edit.remove");
        const int before = steps().count();
        trigger("map.fix-1");
        trigger("map.fix-2");
        QCOMPARE(steps().count(), before);
        QVERIFY(!model().places().has(gone));
    }

    void savingTakesWhatIsBeingTyped_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"en.name", "abbreviation", "values", "aliases"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void savingTakesWhatIsBeingTyped()
    {
        QFETCH(QString, name);
        const QString folder = own();
        select("mill-vale");
        QLineEdit* line = type(qPrintable(name), QStringLiteral("Wyz"));
        QVERIFY(line != nullptr);
        line->setCursorPosition(2);
        QTest::keyClick(line, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contentOf(folder + QStringLiteral("/map.yaml")).contains(QStringLiteral("wyz"), Qt::CaseInsensitive));
        QVERIFY(!controller().isModified());
        QTRY_VERIFY(line->hasFocus()); // one types on where one was
        QCOMPARE(line->cursorPosition(), 2);
    }

    void aNoteIsSavedWhileItIsTyped()
    {
        const QString folder = own();
        select("mill-vale");
        auto* note = field<QPlainTextEdit>("note");
        QVERIFY(note != nullptr);
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("Quern "));
        QTest::keyClick(note, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contentOf(folder + QStringLiteral("/map.yaml")).contains(QStringLiteral("Quern")));
        QTRY_VERIFY(note->hasFocus());
    }

    void aSizeIsSavedWhileItIsTyped()
    {
        const QString folder = own();
        controller().selection()->clear();
        auto* height = field<QDoubleSpinBox>("height");
        QVERIFY(height != nullptr);
        height->setFocus();
        height->selectAll();
        QTest::keyClicks(height, QStringLiteral("777"));
        QTest::keyClick(height, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contentOf(folder + QStringLiteral("/map.yaml")).contains(QStringLiteral("777")));
    }

    void tryingOutTakesWhatIsBeingTyped()
    {
        own();
        select("mill-vale");
        QLineEdit* line = type("en.name", QStringLiteral("Weirdale"));
        QTest::keyClick(line, Qt::Key_F5);
        settle();
        QVERIFY(window().play().session() != nullptr && window().play().session()->isTrial());
        QCOMPARE(QString::fromStdString(window().play().session()->texts().word("territory.mill-vale.name", "en")),
                 QStringLiteral("Weirdale"));
    }

    void leavingTakesWhatIsBeingTyped()
    {
        own();
        select("mill-vale");
        QVERIFY(type("en.name", QStringLiteral("Weirdale")) != nullptr);
        QTest::keyClick(&window(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier); // to the welcome page
        settle();
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Weirdale"));
        QVERIFY(controller().isModified());
        window().goToEdit();
        steps().undo();
        QVERIFY(!controller().isModified());
        select("mill-vale");
        QVERIFY(type("en.name", QStringLiteral("Weirdale")) != nullptr);
        bool asked = false;
        QTimer::singleShot(0, qApp, [&asked] {
            auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
            asked = dialog != nullptr;
            if (asked) QTest::mouseClick(dialog->button(UnsavedDialog::Answer::Cancel), Qt::LeftButton);
        });
        QVERIFY(!window().close());
        QVERIFY(asked);
    }

    void savingElsewhereIsNoStep()
    {
        own();
        const int count = steps().count();
        const QString other =
            QString::fromStdString(m_desktop->application().library().ownRoot()) + QStringLiteral("/maps/isles-two");
        QVERIFY(controller().saveAs(other));
        QCOMPARE(steps().count(), count);
        QTest::keyClick(&edit().canvas(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&edit().canvas(), Qt::Key_S, Qt::ControlModifier);
        const auto isListed = [this] { // the library is read anew in another thread
            const auto& maps = m_desktop->application().library().maps();
            return std::ranges::any_of(
                maps, [](const engine::LibraryEntry& one) { return one.id == "isles-two" && !one.broken(); });
        };
        QTRY_VERIFY(isListed());
    }

    void theFirstSaveGoesToOnesOwnMaps()
    {
        const QString maps =
            QString::fromStdString(m_desktop->application().library().ownRoot()) + QStringLiteral("/maps");
        QVERIFY(!QFileInfo::exists(maps));
        QVERIFY(controller().newMap());
        settle();
        QString offeredIn;
        QTimer::singleShot(0, qApp, [&offeredIn] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            offeredIn = dialog->directory().absolutePath();
            dialog->findChild<QLineEdit*>()->setFocus();
            QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
            if (QApplication::activeModalWidget() == dialog) dialog->reject();
        });
        trigger("file.save");
        QCOMPARE(QFileInfo(offeredIn).canonicalFilePath(), QFileInfo(maps).canonicalFilePath());
        QVERIFY(!controller().folder().isEmpty());
        const auto isListed = [this] {
            const auto& all = m_desktop->application().library().maps();
            return std::ranges::any_of(all, [](const engine::LibraryEntry& one) { return one.id == "new-map"; });
        };
        QTRY_VERIFY(isListed());
    }

    void cutTakesWhatCopyTook()
    {
        QVERIFY(controller().openCopy(sample()));
        settle();
        editor::MapSelection::Items items;
        items.places = {place("beacon-hill")};
        items.barriers = {model().barriers().begin()->key};
        controller().selection()->set(items);
        edit().canvas().setFocus();
        QTest::keyClick(&edit().canvas(), Qt::Key_X, Qt::ControlModifier);
        QVERIFY(model().place("beacon-hill") == nullptr);
        QVERIFY(model().barriers().has(items.barriers.front()));
        QTest::keyClick(&edit().canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(controller().selection()->items().places.size(), 1U);
    }

    void theWheelGoesPastFields()
    {
        own();
        controller().selection()->clear();
        settle();
        auto* height = field<QDoubleSpinBox>("height");
        edit().canvas().setFocus();
        turnWheel(height);
        turnWheel(height->findChild<QLineEdit*>());
        QCOMPARE(model().info.height, 700.0);
        QVERIFY(height->focusPolicy() != Qt::WheelFocus);
        QVERIFY(!height->hasFocus());
        select("mill-vale");
        edit().canvas().setFocus();
        for (const char* name : {"terrain", "region", "kind"}) {
            auto* box = field<QComboBox>(name);
            QVERIFY2(box != nullptr, name);
            turnWheel(box);
            if (box->lineEdit() != nullptr) turnWheel(box->lineEdit());
            QVERIFY(box->focusPolicy() != Qt::WheelFocus);
        }
        QVERIFY(!controller().isModified());
        // It scrolls what is around instead.
        auto* box = field<QComboBox>("terrain");
        QScrollArea* area = nullptr;
        for (QWidget* around = box; around != nullptr && area == nullptr; around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area != nullptr && area->verticalScrollBar()->maximum() > 0);
        turnWheel(box);
        QVERIFY(area->verticalScrollBar()->value() > 0);
        // With the focus it is meant.
        height = nullptr;
        controller().selection()->clear();
        height = field<QDoubleSpinBox>("height");
        height->setFocus();
        turnWheel(height);
        QVERIFY(model().info.height < 700);
    }

    void theWheelGoesPastRowsOfAnImport()
    {
        window().openFile(sample() + QStringLiteral("/board.svg"));
        editor::LongWork::waitForAll(); // the report is there, and what makes the map
        settle();
        ImportPage& page = window().importPage();
        QCOMPARE(window().currentPage(), static_cast<ModePage*>(&page));
        const auto isSeen = [](const QWidget* field) { return field->isVisible() && field->isEnabled(); };
        int turned = 0;
        for (auto* box : page.widget()->findChildren<QComboBox*>()) {
            if (!isSeen(box) || box->count() < 2) continue;
            const int before = box->currentIndex();
            for (const int entry : {box->count() - 1, 0}) { // there is somewhere to go either way
                box->setCurrentIndex(entry);
                turnWheel(box);
                QCOMPARE(box->currentIndex(), entry);
            }
            box->setCurrentIndex(before);
            ++turned;
        }
        for (auto* number : page.widget()->findChildren<QDoubleSpinBox*>()) {
            if (!isSeen(number)) continue;
            const double before = number->value();
            turnWheel(number);
            QCOMPARE(number->value(), before);
            ++turned;
        }
        QVERIFY(turned > 1);
    }

    void choosingGivesTheFocusBack()
    {
        own();
        select("mill-vale");
        auto* terrain = field<QComboBox>("terrain");
        QVERIFY(terrain != nullptr);
        terrain->setFocus();
        terrain->showPopup();
        QVERIFY(QTest::qWaitForWindowExposed(terrain->view()->window()));
        const int row = terrain->findData(QStringLiteral("wooded"));
        QVERIFY(row >= 0);
        terrain->view()->setCurrentIndex(terrain->model()->index(row, 0));
        QTest::keyClick(terrain->view(), Qt::Key_Return);
        settle();
        QCOMPARE(model().place("mill-vale")->record.terrain, std::string("wooded"));
        QTRY_VERIFY(edit().canvas().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F); // a tool
        settle();
        QCOMPARE(model().place("mill-vale")->record.terrain, std::string("wooded"));
        // By the arrows one walks on through the entries.
        terrain->setFocus();
        QTest::keyClick(terrain, Qt::Key_Down);
        settle();
        QVERIFY(terrain->hasFocus());
    }

    void escGivesBackWhatAListHeld_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("terrain") << QStringLiteral("terrain");
        QTest::newRow("region") << QStringLiteral("region");
        QTest::newRow("kind") << QStringLiteral("kind");
    }
    void escGivesBackWhatAListHeld()
    {
        QFETCH(QString, name);
        own();
        select("mill-vale");
        auto* box = field<QComboBox>(qPrintable(name));
        QVERIFY(box != nullptr);
        const editor::PlaceRecord before = model().place("mill-vale")->record;
        const int index = box->currentIndex();
        const Qt::Key away = index + 1 < box->count() ? Qt::Key_Down : Qt::Key_Up;
        box->setFocus();
        for (int i = 0; i < (index + 2 < box->count() ? 2 : 1); ++i) QTest::keyClick(box, away);
        settle();
        QVERIFY(!(model().place("mill-vale")->record == before));
        QTest::keyClick(box, Qt::Key_Escape);
        settle();
        QVERIFY(model().place("mill-vale")->record == before);
        QCOMPARE(box->currentIndex(), index);
        QVERIFY(box->hasFocus());
        const int done = steps().index();
        QTest::keyClick(box, Qt::Key_Escape); // nothing is left to give back
        QCOMPARE(steps().index(), done);

        // What one place held is nothing to another.
        QTest::keyClick(box, away);
        settle();
        const editor::PlaceRecord first = model().place("mill-vale")->record;
        const editor::RecordId other = model().place("salt-meadow")->key;
        const editor::PlaceRecord second = model().places().at(other);
        controller().selection()->selectPlace(other);
        edit().properties().refreshNow();
        QVERIFY(box->hasFocus());
        QTest::keyClick(box, Qt::Key_Escape);
        settle();
        QVERIFY(model().places().at(other) == second);
        QVERIFY(model().place("mill-vale")->record == first);
    }

    void escGivesBackWhatWasTyped()
    {
        own();
        select("mill-vale");
        const int done = steps().index();
        const editor::PlaceRecord before = model().place("mill-vale")->record;
        auto* terrain = field<QComboBox>("terrain");
        const QString shown = terrain->currentText();
        terrain->setFocus();
        terrain->lineEdit()->selectAll();
        QTest::keyClicks(terrain, QStringLiteral("swamp"));
        QTest::keyClick(terrain, Qt::Key_Escape);
        QCOMPARE(terrain->currentText(), shown);

        auto* note = field<QPlainTextEdit>("note");
        const QString words = note->toPlainText();
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("Half a"));
        QVERIFY(note->toPlainText() != words);
        QTest::keyClick(note, Qt::Key_Escape);
        QCOMPARE(note->toPlainText(), words);
        edit().canvas().setFocus();
        settle();
        QCOMPARE(steps().index(), done); // nothing of it is stored
        QVERIFY(model().place("mill-vale")->record == before);
        QCOMPARE(QString::fromStdString(model().text("en", "territory.mill-vale.text")), words);
    }

    void escGivesBackANumber()
    {
        own();
        controller().selection()->clear();
        settle();
        auto* width = field<QDoubleSpinBox>("width");
        QVERIFY(width != nullptr);
        const double before = model().info.width;
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("77"));
        QTest::keyClick(width, Qt::Key_Escape);
        QCOMPARE(width->value(), before);
        QVERIFY(!width->text().contains(QStringLiteral("77")));
        QTest::keyClick(width, Qt::Key_Up);
        QTest::keyClick(width, Qt::Key_Up);
        settle();
        QCOMPARE(model().info.width, before + 2);
        QTest::keyClick(width, Qt::Key_Escape);
        settle();
        QCOMPARE(model().info.width, before);
        // Enter has counted it: that is what is given back from then on.
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("900"));
        QTest::keyClick(width, Qt::Key_Return);
        QTest::keyClick(width, Qt::Key_Up);
        QTest::keyClick(width, Qt::Key_Escape);
        settle();
        QCOMPARE(model().info.width, 900.0);
    }

    void renamingByKeyAndDoubleClick()
    {
        own();
        QVERIFY(edit().tools().choose(QStringLiteral("select")));
        const QPoint middle = onScreen(edit().canvas().scene().middleOf(place("mill-vale")));
        clickAt(middle);
        QTest::keyClick(&edit().canvas(), Qt::Key_F2);
        auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(name != nullptr);
        QCOMPARE(name->objectName(), QStringLiteral("en.name"));
        QCOMPARE(name->selectedText(), QStringLiteral("Mill Vale"));
        QTest::keyClicks(name, QStringLiteral("Weir"));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(edit().canvas().hasFocus());
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Weir"));
        QTest::mouseDClick(&edit().canvas(), Qt::LeftButton, {}, middle);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr);
        QCOMPARE(qobject_cast<QLineEdit*>(QApplication::focusWidget())->selectedText(), QStringLiteral("Weir"));
    }

    void renamingWithNothingSelected()
    {
        own();
        controller().selection()->clear();
        QTest::keyClick(&edit().canvas(), Qt::Key_F2);
        auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(name != nullptr);
        QCOMPARE(name->selectedText(), QString::fromStdString(model().text("en", "map.name")));
        // What has no name says what has one.
        edit().canvas().setFocus();
        controller().selection()->set({{}, {model().connections().begin()->key}, {}, {}, {}});
        window().speak(QString());
        QTest::keyClick(&edit().canvas(), Qt::Key_F2);
        QVERIFY(edit().canvas().hasFocus());
        QVERIFY(!window().findChild<ElidedLabel*>(QStringLiteral("spokenLine"))->text().isEmpty());
    }

    void problemsAreLowAgainAfterTheTables()
    {
        own();
        window().resize(1400, 1000);
        settle();
        auto* problems = edit().findChild<QDockWidget*>(QStringLiteral("problems"));
        auto* data = edit().findChild<QDockWidget*>(QStringLiteral("data"));
        problems->raise();
        settle();
        const int before = problems->height();
        edit().openData();
        settle();
        QVERIFY(data->height() > before + 50);
        problems->raise();
        settle();
        QTRY_VERIFY2(std::abs(problems->height() - before) <= 2,
                     qPrintable(QStringLiteral("%1, %2 before").arg(problems->height()).arg(before)));
        // As often as one likes.
        edit().openData();
        settle();
        QVERIFY(data->height() > before + 50);
    }

    void keysAfterANameGoToTheMap_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("second");
        QTest::newRow("Enter, another language") << int(Qt::Key_Return) << true;
        QTest::newRow("Esc, another language") << int(Qt::Key_Escape) << true;
        QTest::newRow("Esc") << int(Qt::Key_Escape) << false;
    }
    /// The key of a tool that follows a name must not become part of it.
    void keysAfterANameGoToTheMap()
    {
        QFETCH(int, key);
        QFETCH(bool, second);
        own();
        QVERIFY(edit().tools().choose(QStringLiteral("select")));
        clickAt(onScreen(edit().canvas().scene().middleOf(place("mill-vale"))));
        const std::string before = model().text("fr", "territory.mill-vale.name");
        QTest::keyClick(&edit().canvas(), Qt::Key_F2);
        if (second) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(name != nullptr);
        QCOMPARE(name->objectName(), second ? QStringLiteral("fr.name") : QStringLiteral("en.name"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Val"));
        QTest::keyClick(name, static_cast<Qt::Key>(key));
        QTRY_VERIFY(edit().canvas().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
        QCOMPARE(edit().tools().current()->id(), QStringLiteral("territory"));
        const bool typed = key == Qt::Key_Return;
        QCOMPARE(model().text("fr", "territory.mill-vale.name"), typed ? std::string("Val") : before);
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Mill Vale"));
    }

    void undoTakesBackTheLastPointOfADraft_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<bool>("byBar");
        for (const char* tool : {"territory", "split", "scenery", "river", "lane"})
            QTest::newRow(tool) << QString::fromLatin1(tool) << false;
        QTest::newRow("by the tool bar") << QStringLiteral("territory") << true;
    }
    void undoTakesBackTheLastPointOfADraft()
    {
        QFETCH(QString, tool);
        QFETCH(bool, byBar);
        own();
        for (const char* words : {"Weir", "Mill"})
            QVERIFY(document().edit(QStringLiteral("Name"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
                edit.setText("en", "territory.mill-vale.name", words);
                return {};
            }));
        steps().undo(); // so that there is one to undo and one to redo
        QCOMPARE(steps().index(), 1);
        const auto undo = [&] {
            if (byBar)
                clickInBar("edit.undo");
            else
                QTest::keyClick(&edit().canvas(), Qt::Key_Z, Qt::ControlModifier);
        };
        QVERIFY(edit().tools().choose(tool));
        edit().canvas().setFocus();
        QPoint first = onScreen({560, 600});
        QPoint second = onScreen({620, 640});
        if (tool == QLatin1String("river")) {
            const auto length = [this](editor::EdgeId id) {
                const editor::Edge& edge = model().drawing.edge(id);
                return QLineF(model().drawing.at(edge.start), model().drawing.at(edge.end)).length();
            };
            const editor::Edge& border = model().drawing.edge(std::ranges::max(model().drawing.edges(), {}, length));
            first = onScreen(model().drawing.at(border.start));
            second = onScreen(model().drawing.at(border.end));
        }
        if (tool == QLatin1String("lane")) first = onScreen(edit().canvas().scene().middleOf(place("long-strand")));
        clickAt(first);
        clickAt(second);
        QVERIFY(edit().tools().current()->isBusy());
        QVERIFY(!window().actions().find(QStringLiteral("edit.redo"))->isEnabled());
        QTest::keyClick(&edit().canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steps().index(), 1);
        undo();
        QVERIFY(edit().tools().current()->isBusy());
        QCOMPARE(steps().index(), 1);
        undo();
        QVERIFY(!edit().tools().current()->isBusy());
        QCOMPARE(steps().index(), 1);
        QVERIFY(window().actions().find(QStringLiteral("edit.redo"))->isEnabled());
        undo();
        QCOMPARE(steps().index(), 0);
        QTest::keyClick(&edit().canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steps().index(), 1);
    }

    void enterAfterALaneSelectsNothingElse()
    {
        own();
        QVERIFY(edit().tools().choose(QStringLiteral("select")));
        const auto middle = [this](const char* id) { return onScreen(edit().canvas().scene().middleOf(place(id))); };
        clickAt(middle("mill-vale"));
        QTest::keyClick(&edit().canvas(), Qt::Key_L);
        const int before = steps().index();
        clickAt(middle("stone-down"));
        clickAt(onScreen({560, 120}));
        clickAt(middle("gull-point"));
        QCOMPARE(steps().index(), before + 1); // at the second coast it is done
        QTest::keyClick(&edit().canvas(), Qt::Key_Return);
        QVERIFY(controller().selection()->items().places.empty());
        QCOMPARE(controller().selection()->items().connections.size(), std::size_t(1));
    }

    void aSplitEndsAsItsHintSays()
    {
        own();
        QVERIFY(edit().tools().choose(QStringLiteral("split")));
        const auto isAskedFor = [this] { return edit().tools().current()->hint().contains(QStringLiteral("Enter")); };
        clickAt(onScreen(edit().canvas().scene().middleOf(place("mill-vale")))); // a ring within it
        QVERIFY(edit().tools().current()->isBusy());
        QVERIFY(isAskedFor());
        QTest::keyClick(&edit().canvas(), Qt::Key_Escape);
        const editor::Edge& border = model().drawing.edge(model().drawing.edges().front());
        clickAt(onScreen(model().drawing.at(border.start)));
        QVERIFY(edit().tools().current()->isBusy());
        QVERIFY(!isAskedFor()); // it is cut at the second border
    }

    void regionsShowTheColourThatTheyHaveOnTheBoard()
    {
        own();
        QVERIFY(document().edit(QStringLiteral("Colour"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.modify<editor::RegionRecord>(model().regions().begin()->key,
                                              [](editor::RegionRecord& region) { region.drawing.color = "#c9b0d8"; });
            return {};
        }));
        edit().regions().refreshNow();
        const QIcon swatch = edit().regions().tree().topLevelItem(0)->icon(0);
        QCOMPARE(swatch.pixmap(14, 14).toImage().pixelColor(7, 7), QColor(0xc9, 0xb0, 0xd8));
    }

    void whatAMapLacksIsSaidWithNames()
    {
        own();
        QVERIFY(document().edit(QStringLiteral("Region"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.modifyPlace(place("mill-vale"), [](editor::PlaceRecord& record) { record.region.clear(); });
            edit.setText("en", "territory.mill-vale.name", "Weirdale");
            return {};
        }));
        auto* panel = edit().findChild<editor::PlayablePanel*>();
        QVERIFY(panel != nullptr);
        panel->refreshNow();
        editor::LongWork::waitForAll();
        settle();
        QString said;
        for (QTreeWidgetItemIterator row(panel->findChild<QTreeWidget*>()); *row != nullptr; ++row)
            said += (*row)->text(0) + QLatin1Char('\n');
        QVERIFY2(said.contains(QStringLiteral("Weirdale among them")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("mill-vale")), qPrintable(said));
    }

    void aMapThatWasNeverSavedHasNoLastSave()
    {
        QVERIFY(controller().openCopy(sample()));
        settle();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        auto* history = edit().findChild<QUndoView*>();
        QVERIFY(history != nullptr);
        QVERIFY(history->cleanIcon().isNull());
        select("mill-vale");
        QVERIFY(type("en.name", QStringLiteral("Weirdale")) != nullptr);
        QString asked;
        QTimer::singleShot(0, qApp, [&asked] {
            auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            for (const QLabel* label : dialog->findChildren<QLabel*>()) asked += label->text();
            QTest::mouseClick(dialog->button(UnsavedDialog::Answer::Cancel), Qt::LeftButton);
        });
        QVERIFY(!window().close());
        QVERIFY2(asked.contains(QStringLiteral("never been saved")), qPrintable(asked));
        QVERIFY(controller().saveAs(m_desktop->folder() + QStringLiteral("/isles")));
        QVERIFY(!history->cleanIcon().isNull());
    }

    void renamingByKeyInTheListOfRegions()
    {
        own();
        select("mill-vale");
        edit().regions().refreshNow();
        editor::RegionTree& tree = edit().regions().tree();
        tree.setFocus();
        tree.setCurrentItem(tree.topLevelItem(0));
        QTest::keyClick(&tree, Qt::Key_F2);
        auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(name != nullptr && tree.isAncestorOf(name));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Beaver Isle"));
        QTest::keyClick(name, Qt::Key_Return);
        settle();
        QCOMPARE(model().text("en", "region.otter-isle.name"), std::string("Beaver Isle"));
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Mill Vale"));
    }

    void anotherFormBeginsAtItsTop()
    {
        own();
        select("mill-vale");
        QScrollArea* area = nullptr;
        for (QWidget* around = &edit().properties(); around != nullptr && area == nullptr;
             around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area != nullptr);
        settle();
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        QVERIFY(area->verticalScrollBar()->value() > 0);
        controller().selection()->set({{}, {model().connections().begin()->key}, {}, {}, {}});
        edit().properties().refreshNow();
        settle();
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        // It is as long as what is shown, not as the longest of all forms.
        QVERIFY2(area->verticalScrollBar()->maximum() < 40,
                 qPrintable(QString::number(area->verticalScrollBar()->maximum())));
    }

    void whatIsGoneFromTheDiskCanBeWrittenAgain_data()
    {
        QTest::addColumn<bool>("all");
        QTest::newRow("map.yaml") << false;
        QTest::newRow("the folder") << true;
    }
    void whatIsGoneFromTheDiskCanBeWrittenAgain()
    {
        QFETCH(bool, all);
        const QString folder = own();
        if (all)
            QVERIFY(QDir(folder).removeRecursively());
        else
            QVERIFY(QFile::remove(folder + QStringLiteral("/map.yaml")));
        select("mill-vale");
        QLineEdit* line = type("en.name", QStringLiteral("Weirdale"));
        QTest::keyClick(line, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(controller().isModified());
        QCOMPARE(QFileInfo::exists(folder), !all); // and no empty folder in its place
        QVERIFY(edit().strip().isVisible());
        QVERIFY(edit().strip().text().contains(QStringLiteral("no longer in")));
        QVERIFY(offered("Save elsewhere…") != nullptr);
        QTest::mouseClick(offered("Write it again"), Qt::LeftButton);
        settle();
        QVERIFY(!controller().isModified());
        QVERIFY(!edit().strip().isVisible());
        QVERIFY(contentOf(folder + QStringLiteral("/map.yaml")).contains(QStringLiteral("Weirdale")));
        QVERIFY(QFileInfo::exists(folder + QStringLiteral("/board.svg")));
    }

    void whatACrashLeftIsOfferedWithTheMap()
    {
        QTemporaryDir data;
        m_desktop = std::make_unique<Desktop>(data.path(), QStringLiteral("en"), QSize(1400, 900));
        const QString folder = own();
        select("mill-vale");
        QTest::keyClick(type("en.name", QStringLiteral("Weirdale")), Qt::Key_Return);
        controller().store()->flushJournal();
        m_desktop->crash();
        m_desktop = std::make_unique<Desktop>(data.path(), QStringLiteral("en"), QSize(1400, 900));
        window().openFile(folder + QStringLiteral("/map.yaml"));
        settle();
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Mill Vale"));
        QVERIFY(edit().strip().isVisible());
        QTest::mouseClick(offered("Restore"), Qt::LeftButton);
        settle();
        QCOMPARE(model().text("en", "territory.mill-vale.name"), std::string("Weirdale"));
        QVERIFY(controller().wouldLose());
        QVERIFY(!edit().strip().isVisible());
    }

    /// After any change the canvas shows what a fresh opening of the saved map shows.
    void theCanvasShowsWhatAnOpeningShows_data()
    {
        QTest::addColumn<QString>("change");
        for (const char* change :
             {"a river is removed", "a border is moved", "a territory is removed", "theirs is taken", "undone"})
            QTest::newRow(change) << QString::fromLatin1(change);
    }
    void theCanvasShowsWhatAnOpeningShows()
    {
        QFETCH(QString, change);
        const QString folder = own();
        // Artwork that copies a territory, as hatching and shores do.
        QString svg = contentOf(folder + QStringLiteral("/board.svg"));
        const QString copies =
            QStringLiteral("<use href=\"#beacon-hill\" fill=\"none\" stroke=\"#ff00ff\" stroke-width=\"9\"/></svg>");
        svg.replace(QStringLiteral("</svg>"), copies);
        const auto write = [&](const QString& bytes) {
            QFile file(folder + QStringLiteral("/board.svg"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes.toUtf8());
        };
        write(svg);
        QVERIFY(controller().open(folder));
        settle();
        const auto apply = [&](const std::function<editor::EditOutcome(editor::MapEdit&)>& make) {
            QVERIFY(document().edit(QStringLiteral("x"), make).has_value());
        };
        const editor::RecordId hill = place("beacon-hill");
        const auto moves = [&](editor::MapEdit& made) {
            return editor::moveTerritories(made, std::span(&hill, 1), QPointF(6, 9), editor::Borders::Follow);
        };
        if (change == QLatin1String("a river is removed")) {
            apply([&](editor::MapEdit& made) -> editor::EditOutcome {
                editor::removeBarrier(made, made.model().barriers().begin()->key);
                return {};
            });
        } else if (change == QLatin1String("a border is moved")) {
            apply(moves);
        } else if (change == QLatin1String("a territory is removed")) {
            apply([&](editor::MapEdit& made) { return editor::removeTerritories(made, std::span(&hill, 1)); });
        } else if (change == QLatin1String("undone")) {
            apply(moves);
            QTest::qWait(600);
            steps().undo();
        } else {
            QString theirs = svg;
            theirs.replace(QStringLiteral("</svg>"),
                           QStringLiteral("<circle cx=\"500\" cy=\"80\" r=\"40\" fill=\"#ff0000\"/></svg>"));
            theirs.replace(QStringLiteral("#ff00ff"), QStringLiteral("#00aa00"));
            write(theirs);
            QTRY_VERIFY_WITH_TIMEOUT(offered("Take theirs") != nullptr, 5000);
            QTest::mouseClick(offered("Take theirs"), Qt::LeftButton);
            settle();
        }
        const auto shown = [&] {
            QTRY_VERIFY_WITH_TIMEOUT(edit().artwork().isCurrent(), 5000);
            controller().selection()->clear();
            edit().canvas().setPins({});
            edit().canvas().clearFocus();
            edit().canvas().setCurrentPlace(std::nullopt);
        };
        const auto picture = [&] {
            const QSize size = edit().canvas().size();
            edit().canvas().fit();
            edit().canvas().waitForArtwork();
            edit().canvas().setPins({});
            edit().canvas().clearFocus(); // the save may have given it the keyboard back
            QImage image(size, QImage::Format_RGB32);
            edit().canvas().render(&image);
            return image;
        };
        shown();
        const QString copy = m_desktop->folder() + QStringLiteral("/copy");
        QVERIFY(controller().saveCopy(copy));
        // The notice gives its room to the canvas, so that both pictures have one size.
        edit().strip().hide();
        settle();
        const QImage now = picture();
        controller().forgetChanges();
        controller().close(); // a row of tabs would take room
        QVERIFY(controller().open(copy));
        settle();
        edit().strip().hide();
        settle();
        shown();
        const QImage opened = picture();
        QCOMPARE(now.size(), opened.size());
        int different = 0;
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x) {
                const QColor a = now.pixelColor(x, y);
                const QColor b = opened.pixelColor(x, y);
                different +=
                    std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) > 48;
            }
        if (different > 60 && qEnvironmentVariableIsSet("MARCHES_PICTURES")) {
            now.save(qEnvironmentVariable("MARCHES_PICTURES") + QStringLiteral("/now.png"));
            opened.save(qEnvironmentVariable("MARCHES_PICTURES") + QStringLiteral("/opened.png"));
        }
        QVERIFY2(different <= 60, qPrintable(QStringLiteral("%1 pixels differ").arg(different)));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestEditForms test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editforms.moc"
