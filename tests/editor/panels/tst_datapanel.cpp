// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapanalysis.h"
#include "editor/document/territories.h"
#include "editor/panels/cellsview.h"
#include "editor/panels/datapanel.h"
#include "editor/panels/maptablemodel.h"
#include "engine/package/textloading.h"
#include "tests/editor/document/gridmap.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

#include <array>
#include <cstdlib>

namespace marches::editor {

using What = TableColumn::What;

/// A map is read and edited in tables, by keys and mouse.
class TestDataPanel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document = std::make_unique<MapDocument>(gridMap(3, 3));
        QVERIFY(m_document->edit(QStringLiteral("Region"), [](MapEdit& edit) -> EditOutcome {
            const std::array<RecordId, 2> both{keyOf(edit.model(), "t0"), keyOf(edit.model(), "t1")};
            addRegion(edit, "North March", both);
            return {};
        }));
        m_selection = std::make_unique<MapSelection>(*m_document);
        m_panel = std::make_unique<DataPanel>();
        m_panel->setMap(m_selection.get());
        m_panel->resize(900, 400);
        m_panel->show();
        m_panel->activateWindow();
        (void)QTest::qWaitForWindowActive(m_panel.get());
        m_panel->refreshNow();
        m_start = m_document->undoStack().index();
    }
    void cleanup()
    {
        m_panel->setMap(nullptr);
        m_panel.reset();
        m_selection.reset();
        m_document.reset();
    }

    void aCellIsWrittenByKeys()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 4, What::Terrain);
        QTest::keyClick(&view, Qt::Key_F2);
        QLineEdit* field = editor(view);
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, QStringLiteral("marsh"));
        enter(field);
        QCOMPARE(record("t4").terrain, std::string("marsh"));
        QCOMPARE(stepsDone(), 1);
    }

    void aLetterBeginsToWrite()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Abbreviation);
        QTest::keyClick(&view, Qt::Key_Q);
        QLineEdit* field = editor(view);
        QVERIFY(field != nullptr);
        QTest::keyClick(field, Qt::Key_X);
        enter(field);
        QCOMPARE(QString::fromStdString(record("t0").abbreviation).toLower(), QStringLiteral("qx"));
    }

    /// What is selected on the board comes to the middle of the table, once: who looks elsewhere stays there.
    void theSelectionIsBroughtIntoSightOnce()
    {
        MapDocument many(gridMap(10, 10));
        MapSelection selection(many);
        DataPanel panel;
        panel.setMap(&selection);
        panel.resize(900, 130); // in steps, as a panel is opened
        panel.show();
        panel.refreshNow();
        CellsView& view = panel.view(MapTable::Territories);
        QScrollBar& bar = *view.verticalScrollBar();
        selection.selectPlaces({keyOf(many.model(), "t50")});
        panel.refreshNow();
        panel.resize(900, 400);
        QCoreApplication::processEvents();
        const QRect row = view.visualRect(view.model()->index(50, 0));
        QVERIFY(std::abs(row.center().y() - view.viewport()->height() / 2) < 2 * row.height());
        bar.setValue(0);
        panel.refreshNow();
        QCOMPARE(bar.value(), 0);
        panel.resize(900, 300);
        QCoreApplication::processEvents();
        QCOMPARE(bar.value(), 0);
        selection.selectPlaces({keyOf(many.model(), "t90")});
        panel.refreshNow();
        QVERIFY(bar.value() > 0);
        panel.setMap(nullptr);
    }

    void severalCellsAtOnce()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Terrain);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view, Qt::Key_F2);
        QTest::keyClicks(editor(view), QStringLiteral("hills"));
        enter(editor(view));
        for (const char* id : {"t0", "t1", "t2"}) QCOMPARE(record(id).terrain, std::string("hills"));
        QVERIFY(record("t3").terrain != "hills");
        QCOMPARE(stepsDone(), 1);
        m_panel->refreshNow();
        QTest::keyClick(&view, Qt::Key_Delete);
        QCOMPARE(record("t1").terrain, std::string());
        QCOMPARE(stepsDone(), 2);
    }

    void whatIsWrittenIsOfTheRecordThatItWasBegunFor()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 8, What::Abbreviation);
        QTest::keyClick(&view, Qt::Key_F2);
        QTest::keyClicks(editor(view), QStringLiteral("ZZ"));
        const RecordId gone = keyOf(m_document->model(), "t0"); // another row goes: all below have other numbers
        QVERIFY(m_document->edit(QStringLiteral("Remove"),
                                 [&](MapEdit& edit) { return removeTerritories(edit, std::span(&gone, 1)); }));
        if (QLineEdit* field = editor(view)) enter(field);
        m_panel->refreshNow();
        for (const Row<PlaceRecord>& row : m_document->model().places())
            QVERIFY(row.record.id == "t8" || row.record.abbreviation.empty());
        // The record itself goes while somebody writes.
        take(view, 0, What::Abbreviation);
        QTest::keyClick(&view, Qt::Key_F2);
        QTest::keyClicks(editor(view), QStringLiteral("YY"));
        const RecordId next = keyOf(m_document->model(), "t1");
        QVERIFY(m_document->edit(QStringLiteral("Remove"),
                                 [&](MapEdit& edit) { return removeTerritories(edit, std::span(&next, 1)); }));
        if (QLineEdit* field = editor(view)) enter(field);
        m_panel->refreshNow();
        for (const Row<PlaceRecord>& row : m_document->model().places()) QVERIFY(row.record.abbreviation != "YY");
    }

    void aPasteIsShownFirst()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Terrain);
        QApplication::clipboard()->setText(QStringLiteral("marsh\tNorth March\ndesert\tNorth March\n"));
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        // t0 and t1 are in the region already.
        QCOMPARE(m_panel->pasted().size(), std::size_t(2));
        QCOMPARE(stepsDone(), 0);
        auto* take = m_panel->findChild<QPushButton*>(QStringLiteral("paste-take"));
        QVERIFY(take->isVisible() && take->hasFocus());
        QTest::keyClick(take, Qt::Key_Space);
        QCOMPARE(record("t0").terrain, std::string("marsh"));
        QCOMPARE(record("t1").terrain, std::string("desert"));
        QCOMPARE(stepsDone(), 1);
        QVERIFY(!take->isVisible());
        QVERIFY(view.hasFocus());
    }

    void whatIsPastedFollowsTheMap()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Terrain);
        QApplication::clipboard()->setText(QStringLiteral("marsh\ndesert\nmarsh\n"));
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        auto* changes = m_panel->findChild<QTreeWidget*>();
        QCOMPARE(changes->topLevelItemCount(), 3);
        const RecordId gone = keyOf(m_document->model(), "t1");
        QVERIFY(m_document->edit(QStringLiteral("Elsewhere"),
                                 [&](MapEdit& edit) { return removeTerritories(edit, std::span(&gone, 1)); }));
        const auto terrain = [&](const char* id, const char* written) {
            return CellEdit{keyOf(m_document->model(), id), {What::Terrain}, QString::fromLatin1(written)};
        };
        QVERIFY(MapTables::set(*m_document, MapTable::Territories, {terrain("t0", "desert"), terrain("t2", "marsh")}));
        m_panel->refreshNow();
        QCOMPARE(m_panel->pasted().size(), std::size_t(1)); // one went, and one says it already
        QCOMPARE(changes->topLevelItemCount(), 1);
        QCOMPARE(changes->topLevelItem(0)->text(2), QStringLiteral("desert"));
        m_document->undoStack().undo();
        m_panel->refreshNow();
        QCOMPARE(changes->topLevelItem(0)->text(2), QString()); // no ground is said, as before
    }

    void aRefusedPasteSaysWhichCell()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Kind);
        QApplication::clipboard()->setText(QStringLiteral("land\tmarsh\nisland\tdesert\n"));
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        const std::size_t pasted = m_panel->pasted().size();
        QTest::keyClick(m_panel->findChild<QPushButton*>(QStringLiteral("paste-take")), Qt::Key_Space);
        QCOMPARE(stepsDone(), 0);
        QCOMPARE(m_panel->pasted().size(), pasted); // which can be read, and copied right
        const auto* leave = m_panel->findChild<QPushButton*>(QStringLiteral("paste-leave"));
        QVERIFY(leave->isVisible() && leave->hasFocus());
        const auto* question = m_panel->findChild<QLabel*>(QStringLiteral("paste-question"));
        QVERIFY2(question->text().contains(QStringLiteral("“island”")), qPrintable(question->text()));
        QVERIFY2(question->text().contains(QStringLiteral("“Kind”")), qPrintable(question->text()));
        QTest::keyClick(m_panel->findChild<QPushButton*>(QStringLiteral("paste-leave")), Qt::Key_Space);
        QVERIFY(m_panel->pasted().empty());
        QVERIFY(view.hasFocus());
    }

    void aRefusedPasteNamesTheRegionsThereAre()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Region);
        QApplication::clipboard()->setText(QStringLiteral("North March\nNowhere\nSouth March\n"));
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(m_panel->findChild<QPushButton*>(QStringLiteral("paste-take")), Qt::Key_Space);
        QCOMPARE(stepsDone(), 0);
        const QString said = m_panel->findChild<QLabel*>(QStringLiteral("paste-question"))->text();
        QVERIFY2(said.contains(QStringLiteral("“Nowhere”")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("row 2")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("North March")), qPrintable(said));
    }

    void copiedCellsComeBackAsTheyWere()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 0, What::Name);
        view.selectAll();
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QCOMPARE(copied.count(u'\n'), 9);
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_panel->pasted().empty());
        QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("paste-leave")), Qt::LeftButton);
        QCOMPARE(stepsDone(), 0);
    }

    void rowsAndTheBoardFollowEachOther()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 5, What::Name);
        QCOMPARE(m_selection->items().places, std::vector<RecordId>{keyOf(m_document->model(), "t5")});
        m_panel->findChild<QLineEdit*>(QStringLiteral("data-filter"))->setFocus();
        m_selection->selectPlaces({keyOf(m_document->model(), "t2"), keyOf(m_document->model(), "t7")});
        m_panel->refreshNow();
        const std::vector<RecordId> both{keyOf(m_document->model(), "t2"), keyOf(m_document->model(), "t7")};
        QCOMPARE(view.selectedRows(), both);
        m_panel->setCurrent(MapTable::Regions);
        take(m_panel->view(MapTable::Regions), 0, What::Name);
        QCOMPARE(m_selection->items().places.size(), std::size_t(2)); // its territories
    }

    void filteredAndSorted()
    {
        CellsView& view = m_panel->view(MapTable::Territories);
        auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("data-filter"));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("north"));
        QCOMPARE(view.shownRows(), 2);
        filter->clear();
        filter->setText(QStringLiteral("LAND N\u00F4rth")); // whatever the accents, in whatever order
        QCOMPARE(view.shownRows(), 2);
        filter->clear();
        QCOMPARE(view.shownRows(), 9);
        view.sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(view.model()->index(0, 0).data().toString(), QStringLiteral("Land 8"));
        // Written in the sorted table, it is still of the right record.
        take(view, 0, What::Abbreviation);
        QTest::keyClick(&view, Qt::Key_F2);
        QTest::keyClicks(editor(view), QStringLiteral("L"));
        enter(editor(view));
        QCOMPARE(record("t8").abbreviation, std::string("L"));
    }

    void aProblemMarksItsCell()
    {
        engine::Errors errors;
        const engine::Texts texts = engine::engineTexts(MARCHES_SOURCE_DIR, errors);
        MapAnalysis analysis(*m_document);
        m_panel->setTexts(&texts, "en");
        m_panel->setAnalysis(&analysis);
        QVERIFY(m_document->edit(QStringLiteral("Spoil"), [](MapEdit& edit) -> EditOutcome {
            edit.modifyPlace(keyOf(edit.model(), "t4"), [](PlaceRecord& place) { place.terrain = "swampp"; });
            return {};
        }));
        analysis.waitUntilCurrent();
        m_panel->refreshNow();
        const MapTableModel& cells = m_panel->view(MapTable::Territories).cells();
        const QModelIndex cell = cells.index(4, columnOf(cells, What::Terrain));
        QVERIFY2(!cells.problemsOf(cell).isEmpty(), "the unknown ground is not marked");
        QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(cells.problemsOf(cell)));
        QVERIFY(cells.problemsOf(cells.index(3, columnOf(cells, What::Terrain))).isEmpty());
        m_panel->setAnalysis(nullptr);
        m_panel->setTexts(nullptr, "en");
    }

    void aMapThatMayNotBeChangedIsRead()
    {
        m_document->setReadOnly(true);
        CellsView& view = m_panel->view(MapTable::Territories);
        take(view, 4, What::Terrain);
        QTest::keyClick(&view, Qt::Key_F2);
        QVERIFY(editor(view) == nullptr);
        QApplication::clipboard()->setText(QStringLiteral("marsh"));
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_panel->pasted().empty());
    }

private:
    static int columnOf(const MapTableModel& cells, What what)
    {
        const auto& columns = cells.columns();
        return static_cast<int>(std::ranges::find(columns, what, &TableColumn::what) - columns.begin());
    }
    static void take(CellsView& view, int row, What what)
    {
        view.setFocus();
        view.setCurrentIndex(view.model()->index(row, columnOf(view.cells(), what)));
    }
    static QLineEdit* editor(const CellsView& view)
    {
        for (QLineEdit* field : view.viewport()->findChildren<QLineEdit*>())
            if (field->isVisible()) return field;
        return nullptr;
    }
    /// A field stores what is in it once the key is over.
    static void enter(QLineEdit* field)
    {
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    const PlaceRecord& record(const std::string& id) const { return m_document->model().place(id)->record; }
    int stepsDone() const { return m_document->undoStack().index() - m_start; }

    std::unique_ptr<MapDocument> m_document;
    std::unique_ptr<MapSelection> m_selection;
    std::unique_ptr<DataPanel> m_panel;
    int m_start = 0;
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestDataPanel)
#include "tst_datapanel.moc"
