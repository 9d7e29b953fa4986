// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importdialog.h"
#include "app/desktop/edit/noticestrip.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/toolcolumn.h"
#include "app/desktop/play/playpage.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/document/regions.h"
#include "editor/panels/findbar.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

namespace marches::app {

class TestEditPage : public QObject {
    Q_OBJECT

    static QString narnia(Desktop& desktop)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/narnia/map.yaml");
    }
    static void trigger(Desktop& desktop, const char* id) { desktop.window().actions().find(QLatin1String(id))->trigger(); }

private slots:
    void aNewMapOffersThreeWays()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        settle();
        QTest::keyClick(&desktop.window(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        EditPage& edit = desktop.window().edit();
        QCOMPARE(desktop.window().currentPage(), &edit);
        QVERIFY(edit.offersStart());
        QVERIFY(edit.desk().document() != nullptr);
        QVERIFY(edit.desk().needsFolder());
    }

    void shippedMapsAreReadOnlyUntilCopied()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        settle();
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().document()->isReadOnly());
        QVERIFY(edit.strip().isVisible());
        QTest::mouseClick(edit.strip().findChild<QPushButton*>(), Qt::LeftButton);
        settle();
        QVERIFY(!edit.desk().document()->isReadOnly());
        QVERIFY(!edit.strip().isVisible());
        QVERIFY(QFileInfo::exists(QString::fromStdString(edit.desk().store()->folder()) + QStringLiteral("/board.svg")));
        QVERIFY(!edit.desk().isShipped());
    }

    void undoRedoAndSaveByKeys()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        desktop.window().activateWindow();
        settle();
        editor::MapDocument& document = *edit.desk().document();
        const editor::Key beruna = document.model().place("beruna")->key;
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.modifyPlace(beruna, [](editor::PlaceRecord& place) { place.terrain = "desert"; });
            return {};
        });
        QVERIFY(edit.desk().isModified());
        QVERIFY(desktop.window().isWindowModified());
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.model().places().at(beruna).terrain, std::string("plain"));
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document.model().places().at(beruna).terrain, std::string("desert"));
        QTest::keyClick(&edit.canvas(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!edit.desk().isModified());
        const auto read = engine::loadMap(edit.desk().store()->folder());
        QVERIFY(read.has_value());
        QCOMPARE(read->board.place(*read->board.findPlace("beruna")).terrain, std::string("desert"));
    }

    void playsTheMapAsItIsAndComesBack()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        editor::MapDocument& document = *edit.desk().document();
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", "Beruna Market");
            return {};
        });
        trigger(desktop, "map.play");
        settle();
        PlayPage& play = desktop.window().play();
        QCOMPARE(desktop.window().currentPage(), &play);
        QVERIFY(play.session() != nullptr);
        QCOMPARE(play.session()->texts().word("territory.beruna.name", "en"), std::string("Beruna Market"));
        trigger(desktop, "map.back");
        QCOMPARE(desktop.window().currentPage(), &edit);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.undoStack().canUndo());
    }

    void copyAndPasteASite()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        editor::MapDocument& document = *edit.desk().document();
        std::optional<editor::Key> site;
        for (const auto& row : document.model().places())
            if (row.record.kind == engine::PlaceKind::Site && row.record.drawing.box) site = row.key;
        QVERIFY(site.has_value());
        const std::size_t before = document.model().places().size();
        edit.desk().selection()->selectPlace(*site);
        trigger(desktop, "edit.copy");
        trigger(desktop, "edit.paste");
        QCOMPARE(document.model().places().size(), before + 1);
        QCOMPARE(edit.desk().selection()->items().places.size(), 1U);
        QVERIFY(edit.desk().selection()->items().places.front() != *site);
        trigger(desktop, "edit.remove");
        QCOMPARE(document.model().places().size(), before);
    }

    void territoriesAreCopiedByKeysAndTurnedOver()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        desktop.window().activateWindow();
        settle();
        const editor::MapModel& model = edit.desk().document()->model();
        const std::size_t before = model.places().size();
        const std::vector<editor::Key> two{model.place("anvard")->key, model.place("beruna")->key};
        edit.desk().selection()->selectPlaces(two);
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&edit.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model.places().size(), before + 2);
        QVERIFY(model.place("anvard-2") != nullptr);
        QCOMPARE(model.text("fr", "territory.anvard-2.name"), model.text("fr", "territory.anvard.name") + " 2");
        const auto joined = [](const editor::ConnectionRecord& c) { return c.joins("anvard-2", "beruna-2"); };
        QVERIFY(model.connections().first(joined) != nullptr);
        // The copies share nothing with others, and are turned over where they are.
        const QByteArray drawing = model.drawing.bytes();
        trigger(desktop, "map.mirror");
        QCOMPARE(model.places().size(), before + 2);
        QVERIFY(model.drawing.bytes() != drawing);
        trigger(desktop, "map.mirror");
        // The originals do, and get a copy.
        edit.desk().selection()->selectPlaces(two);
        trigger(desktop, "map.mirror-down");
        QCOMPARE(model.places().size(), before + 4);
        QCOMPARE(edit.desk().selection()->items().places.size(), 2U);
        QVERIFY(edit.desk().selection()->items().places != two);
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model.places().size(), before + 2);
    }

    void rulersAndSnappingAreSwitched()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        settle();
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        QVERIFY(edit.ruledCanvas().showsRulers());
        trigger(desktop, "view.rulers");
        QVERIFY(!edit.ruledCanvas().showsRulers());
        QVERIFY(editor::MapTool::snapSwitches().on);
        auto* button = edit.findChild<QToolButton*>(QStringLiteral("snapButton"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QVERIFY(!editor::MapTool::snapSwitches().on);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        trigger(desktop, "snap.grid");
        QVERIFY(editor::MapTool::snapSwitches().grid);
        QVERIFY(edit.desk().document()->model().info.guides.empty());
        QVERIFY(!desktop.window().actions().find(QStringLiteral("map.clear-guides"))->isEnabled());
        // What was chosen is remembered.
        const QSettings& memory = desktop.application().preferences().memory();
        QVERIFY(!memory.value(QStringLiteral("drawingAids/view.rulers")).toBool());
        QVERIFY(memory.value(QStringLiteral("drawingAids/snap.grid")).toBool());
        editor::MapTool::setSnapSwitches({});
    }

    void territoriesAreDraggedToARegion()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.desk().makeOwn());
        desktop.window().activateWindow();
        settle();
        const editor::MapModel& model = edit.desk().document()->model();
        const editor::Key beruna = model.place("beruna")->key;
        const editor::Key anvard = model.place("anvard")->key;
        edit.desk().document()->edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            editor::addRegion(change, "South", std::span(&anvard, 1));
            return {};
        });
        const std::string region = model.places().at(anvard).region;
        edit.desk().selection()->selectPlace(beruna);
        edit.regions().refreshNow();
        editor::RegionTree& tree = edit.regions().tree();
        QTreeWidgetItem* other = tree.topLevelItem(0);
        QCOMPARE(editor::RegionTree::regionOf(other).toStdString(), region);
        editor::MapView& canvas = edit.canvas();
        const QPoint target = tree.viewport()->mapToGlobal(tree.visualItemRect(other).center());
        QCOMPARE(desktop.window().childAt(desktop.window().mapFromGlobal(target)), tree.viewport());
        const QByteArray drawing = model.drawing.bytes();
        const QPoint from = canvas.toWidget(canvas.scene().middleOf(beruna)).toPoint() + QPoint(0, 25);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        for (const QPoint& to : {from + QPoint(9, 0), from + QPoint(30, 0), canvas.mapFromGlobal(target)}) {
            QMouseEvent move(QEvent::MouseMove, to, canvas.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&canvas, &move);
        }
        QCursor::setPos(target);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, canvas.mapFromGlobal(target));
        QVERIFY(model.drawing.bytes() == drawing); // it stays where it was
        QTRY_COMPARE(model.places().at(beruna).region, region);
    }

    void toolsByTheirLetters()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        desktop.window().activateWindow();
        settle();
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_B);
        QCOMPARE(edit.tools().current()->id(), QStringLiteral("borders"));
        QTest::keyClick(&edit.canvas(), Qt::Key_V);
        QCOMPARE(edit.tools().current()->id(), QStringLiteral("select"));
        QTest::keyClick(&edit.canvas(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(edit.findBar().isVisible());
    }

    void importShowsFirstAndThenMakesAMap()
    {
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                               "<rect id='sheet' width='300' height='200' fill='#ffffff'/>"
                               "<path id='west' d='M20,20H150V180H20Z' fill='#aa8844'/>"
                               "<path id='east' d='M150.2,20H280V180H150.2Z' fill='#88aa44'/>"
                               "<path id='north_sea' d='M20,0H280V20H20Z' fill='#4466cc'/></svg>";
        auto plan = editor::planFromSvg(svg, "x.svg");
        QVERIFY(plan.has_value());
        ImportDialog dialog(std::move(*plan), QStringLiteral("Two lands"), "en");
        QCOMPARE(dialog.plan().shapes.size(), 4U);
        QCOMPARE(dialog.plan().usedShapes().size(), 3U); // the sheet is left out
        QCOMPARE(dialog.welded().report.welded.size(), 3U);
        Desktop desktop;
        const auto files = dialog.files();
        QVERIFY(files.has_value());
        QVERIFY(desktop.window().edit().desk().adopt(*files));
        const editor::MapModel& model = desktop.window().edit().desk().document()->model();
        QCOMPARE(model.places().size(), 3U);
        QCOMPARE(model.connections().size(), 3U);
        QCOMPARE(model.place("north-sea")->record.kind, engine::PlaceKind::Sea);
        QVERIFY(model.place("west")->record.face != editor::kOutside);
    }

    void picturesBecomeTerritories()
    {
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(QColor(90, 140, 210));
        QPainter painter(&picture);
        painter.fillRect(QRect(40, 40, 110, 120), QColor(200, 160, 90));
        painter.fillRect(QRect(150, 40, 110, 120), QColor(120, 170, 80));
        painter.end();
        ImportDialog dialog(picture, QStringLiteral("Island"), "en");
        QCOMPARE(dialog.plan().usedShapes().size(), 3U);
        const auto files = dialog.files();
        QVERIFY(files.has_value());
        Desktop desktop;
        QVERIFY(desktop.window().edit().desk().adopt(*files));
        QCOMPARE(desktop.window().edit().desk().document()->model().connections().size(), 3U);
    }

    void outputWritesWhatItSays()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        OutputDialog dialog(*edit.desk().document(), edit.desk().boardSvg());
        dialog.setKind(OutputDialog::Kind::Png);
        dialog.setPictureWidth(640);
        const QString png = desktop.folder() + QStringLiteral("/map.png");
        QVERIFY(dialog.writeTo(png));
        QCOMPARE(QImage(png).size(), dialog.pictureSize());
        QCOMPARE(QImage(png).width(), 640);
        dialog.setKind(OutputDialog::Kind::Svg);
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/map.svg")));
        dialog.setKind(OutputDialog::Kind::Pdf);
        dialog.setBoardWidth(500);
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/map.pdf")));
        QVERIFY(QFileInfo(desktop.folder() + QStringLiteral("/map.pdf")).size() > 1000);
    }

    void unsavedWorkIsFoundAgain()
    {
        Desktop first;
        first.window().openFile(narnia(first));
        QVERIFY(first.window().edit().desk().makeOwn());
        editor::MapDocument& document = *first.window().edit().desk().document();
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", "Lost Town");
            return {};
        });
        settle();
        first.window().edit().desk().store()->flushJournal();
        first.window().edit().desk().close();
        QVERIFY(first.window().edit().desk().left().has_value());
        QVERIFY(first.window().edit().desk().restoreLeft());
        QCOMPARE(first.window().edit().desk().document()->model().text("en", "territory.beruna.name"), std::string("Lost Town"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestEditPage test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editpage.moc"
