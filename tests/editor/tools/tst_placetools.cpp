// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/edittexts.h"
#include "editor/document/territories.h"
#include "editor/document/tracklayout.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/mapscene.h"
#include "editor/tools/labeltool.h"
#include "editor/tools/picturetool.h"
#include "editor/tools/sitetool.h"
#include "editor/tools/terrainbrush.h"
#include "tests/editor/tools/tooltable.h"

#include <QContextMenuEvent>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

/// Ground, Label, Site and Picture with the mouse and the keys.
class TestPlaceTools : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        m_before = m_table->state();
    }
    void cleanup()
    {
        // Undo of everything gives the same map, redo too.
        QUndoStack& stack = m_table->document.undoStack();
        const QByteArray after = m_table->state();
        const int index = stack.index();
        while (stack.canUndo()) stack.undo();
        QCOMPARE(m_table->state(), m_before);
        while (stack.index() < index) stack.redo();
        QCOMPARE(m_table->state(), after);
        m_table->view.setTool(nullptr);
        m_table.reset();
    }

    void aStrokePaintsEveryTerritoryOnItsWay()
    {
        m_table->view.setTool(&m_ground);
        m_table->key(Qt::Key_2); // the second kind
        m_table->drag({120, 120}, {280, 280});
        QCOMPARE(m_table->record("nw").terrain, std::string("wooded"));
        QCOMPARE(m_table->record("se").terrain, std::string("wooded"));
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void groundIsTakenUpFromTheMap()
    {
        m_table->view.setTool(&m_ground);
        m_ground.paintTerrain("salt-flats");
        m_table->click({280, 120});
        m_ground.paintTerrain("plain");
        m_table->click({280, 120}, Qt::AltModifier);
        QCOMPARE(m_ground.terrain(), std::string("salt-flats"));
        m_table->click({120, 280});
        QCOMPARE(m_table->record("sw").terrain, std::string("salt-flats"));
    }

    void regionsArePainted()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Region"), [this](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "North", std::vector<RecordId>{m_table->place("nw")});
            return {};
        }));
        m_table->view.setTool(&m_ground);
        m_table->click({120, 120}, Qt::ControlModifier);
        QCOMPARE(m_ground.region(), std::optional<std::string>("north"));
        QVERIFY(m_ground.hint().contains(QStringLiteral("North")));
        m_table->drag({280, 120}, {280, 280});
        QCOMPARE(m_table->record("ne").region, std::string("north"));
        QCOMPARE(m_table->record("se").region, std::string("north"));
        QCOMPARE(m_table->record("sw").region, std::string());
    }

    void namesAreBentAtTheirGripsAndByKeys()
    {
        m_table->view.setTool(&m_label);
        m_table->click({150, 150});
        const auto curve = [this] {
            const auto& lettering = m_table->record("nw").drawing.lettering;
            return lettering ? lettering->curve : std::vector<engine::MapPoint>();
        };
        const LabelPlace straight = *m_table->view.scene().name(m_table->place("nw"));
        // The right end is pulled down.
        const double pixel = m_table->view.scene().pixel();
        const QPointF grip(straight.box.right() + 7 * pixel, straight.box.center().y());
        m_table->drag(grip, grip + QPointF(10, 30));
        QCOMPARE(curve().size(), std::size_t{3});
        QVERIFY(curve()[2].y - curve()[0].y > 28 && m_table->record("nw").drawing.label);
        QCOMPARE(m_table->document.undoStack().count(), 1);
        // Its point is a grip now.
        const QPointF end(curve()[2].x, curve()[2].y);
        m_table->drag(end, end + QPointF(0, -20));
        QVERIFY(std::abs(curve()[2].y - (end.y() - 20)) < 1.5);
        const double middle = curve()[1].y;
        m_table->key(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(curve()[1].y < middle);
        // It goes with its name, and with its territory.
        const engine::MapPoint before = curve()[0];
        m_table->key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(std::abs(curve()[0].x - before.x - 10) < 1e-9);
        m_table->key(Qt::Key_Delete);
        QVERIFY(!m_table->record("nw").drawing.lettering && !m_table->record("nw").drawing.label);
    }

    void curvesGetAndLosePoints()
    {
        m_table->view.setTool(&m_label);
        const std::vector<QPointF> bow{{110, 150}, {150, 140}, {190, 150}};
        QVERIFY(m_table->document.edit(QStringLiteral("Bend"), [&](MapEdit& edit) -> EditOutcome {
            bendName(edit, m_table->place("nw"), {150, 145}, bow);
            return {};
        }));
        m_table->click({150, 180});
        const auto curve = [this] { return m_table->record("nw").drawing.lettering->curve; };
        QCOMPARE(curve().size(), std::size_t{3});
        // The small grip between two points makes a third of itself, and is dragged on.
        const QPointF middle = smoothCurve(bow)[kCurvePieces / 2];
        m_table->drag(middle, middle + QPointF(0, -12));
        QCOMPARE(curve().size(), std::size_t{4});
        QVERIFY(std::abs(curve()[1].y - (middle.y() - 12)) < 1.5);
        // With the right button it goes again.
        const QPointF added(curve()[1].x, curve()[1].y);
        const QPoint there = m_table->view.toWidget(added).toPoint();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, there, m_table->view.mapToGlobal(there));
        QCoreApplication::sendEvent(&m_table->view, &menu);
        QCOMPARE(curve().size(), std::size_t{3});
        // By keys: the next point is chosen, moved, doubled and taken away.
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        m_table->key(Qt::Key_Up);
        QVERIFY(std::abs(curve()[1].y - 139) < 1e-9);
        m_table->key(Qt::Key_Insert);
        QCOMPARE(curve().size(), std::size_t{4});
        m_table->key(Qt::Key_Delete);
        QCOMPARE(curve().size(), std::size_t{3});
        // No more than eight.
        for (int i = 0; i < 12; ++i) {
            m_table->key(Qt::Key_Right, Qt::ControlModifier);
            m_table->key(Qt::Key_Insert);
        }
        QCOMPARE(curve().size(), LabelTool::kMostPoints);
        m_table->key(Qt::Key_Escape);
        m_table->key(Qt::Key_Delete);
        QVERIFY(!m_table->record("nw").drawing.lettering);
    }

    void namesOfRegionsAreTakenInHand()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Region"), [this](MapEdit& edit) -> EditOutcome {
            const std::vector<RecordId> all{m_table->place("nw"), m_table->place("ne")};
            setRegionLabel(edit, addRegion(edit, "Uplands", all), QPointF(200, 200));
            MapInfo info = edit.model().info;
            info.regionNames = true;
            edit.setInfo(info);
            return {};
        }));
        const RecordId region = m_table->document.model().regions().begin()->key;
        const auto drawing = [&] { return m_table->document.model().regions().at(region).drawing; };
        const auto name = [&] { return m_table->view.scene().names().regionName(region); };
        QVERIFY(!name().isHidden());
        m_table->view.setTool(&m_label);
        const QPointF letter = name().parts.front().center();
        m_table->drag(letter, letter + QPointF(0, 40));
        QCOMPARE(m_label.region(), std::optional(region));
        QVERIFY(m_table->selection.empty());
        QVERIFY(std::abs(drawing().label->y - 240) < 1.5 && std::abs(drawing().label->x - 200) < 1.5);
        const QRectF box = name().box;
        QVERIFY(std::abs(box.center().y() - drawing().label->y) < 1e-6);
        m_table->key(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(drawing().lettering && drawing().lettering->curve.size() == 3);
        m_table->key(Qt::Key_Delete);
        QVERIFY(!drawing().label && (!drawing().lettering || drawing().lettering->curve.empty()));
        m_table->click({20, 20});
        QVERIFY(!m_label.region());
    }

    void namesGoWhereTheyAreDraggedAndBack()
    {
        m_table->view.setTool(&m_label);
        m_table->drag({150, 150}, {120, 120});
        const auto label = m_table->record("nw").drawing.label;
        QVERIFY(label && std::abs(label->x - 120) < 1.5 && std::abs(label->y - 120) < 1.5);
        m_table->key(Qt::Key_Right);
        QVERIFY(std::abs(m_table->record("nw").drawing.label->x - label->x - 1) < 1e-9);
        m_table->key(Qt::Key_Delete);
        QVERIFY(!m_table->record("nw").drawing.label);
    }

    void thePiecesPlaceIsDraggedWithShift()
    {
        m_table->view.setTool(&m_label);
        m_table->drag({130, 170}, {140, 180}, Qt::ShiftModifier);
        const auto stack = m_table->record("nw").drawing.stack;
        QVERIFY(stack && std::abs(stack->x - 140) < 1.5 && std::abs(stack->y - 180) < 1.5);
        QVERIFY(!m_table->record("nw").drawing.label);
        m_table->doubleClick({130, 130});
        QVERIFY(m_table->record("nw").drawing.stack);
    }

    void aSiteIsABox()
    {
        m_table->view.setTool(&m_site);
        m_table->drag({20, 20}, {80, 60});
        const auto& row = *m_table->document.model().places().first(
            [](const PlaceRecord& place) { return place.kind == engine::PlaceKind::Site; });
        QVERIFY(row.record.drawing.box.has_value());
        QVERIFY(std::abs(row.record.drawing.box->width - 60) < 1.5);
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{row.key});
        m_table->click({350, 350}); // no box at all
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void aTrackIsCountedBeforeItIsMade()
    {
        m_table->view.setTool(&m_site);
        m_table->drag({20, 350}, {380, 350}, Qt::ControlModifier);
        QVERIFY(m_site.hasTrack());
        const int before = m_site.spaces();
        m_table->key(Qt::Key_Up);
        m_table->key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_site.spaces(), before + 1 - 10);
        QCOMPARE(m_table->document.undoStack().count(), 0);
        m_table->key(Qt::Key_Return);
        QVERIFY(!m_site.hasTrack());
        QCOMPARE(m_table->document.model().tracks().size(), std::size_t(1));
        QVERIFY(!m_table->document.model().tracks().begin()->record.circular);
        QCOMPARE(m_table->selection.items().places.size(), static_cast<std::size_t>(before + 1 - 10));
    }

    void aTrackIsMadeWhenOneGoesOn()
    {
        m_table->view.setTool(&m_site);
        m_table->drag({20, 350}, {380, 350}, Qt::ControlModifier);
        m_table->drag({20, 20}, {380, 20}, Qt::ControlModifier); // another one
        QCOMPARE(m_table->document.model().tracks().size(), std::size_t(1));
        m_table->view.setTool(&m_label);
        QCOMPARE(m_table->document.model().tracks().size(), std::size_t(2));
        QCOMPARE(m_table->document.undoStack().count(), 2);
        m_table->view.setTool(&m_site);
        m_table->drag({20, 200}, {380, 200}, Qt::ControlModifier);
        m_table->key(Qt::Key_Escape); // that one is not wanted
        m_table->view.setTool(&m_label);
        QCOMPARE(m_table->document.model().tracks().size(), std::size_t(2));
    }

    void aTrackIsLaidOutInABox()
    {
        m_table->view.setTool(&m_site);
        m_table->drag({40, 20}, {360, 90}, Qt::ShiftModifier);
        QVERIFY(m_site.hasTrack());
        QCOMPARE(m_table->document.undoStack().count(), 0);
        QVERIFY(m_site.shape() == TrackShape::Ring);
        const QString ring = m_site.hint();
        m_table->key(Qt::Key_Left);
        QVERIFY(m_site.shape() == TrackShape::Snake);
        QVERIFY(m_site.hint() != ring);
        m_table->key(Qt::Key_Right);
        m_table->key(Qt::Key_Right);
        QVERIFY(m_site.shape() == TrackShape::Row);
        m_table->key(Qt::Key_Return);
        QVERIFY(!m_site.hasTrack());
        QVERIFY(!m_table->document.model().tracks().begin()->record.circular);
        for (const QPointF& at : spaces()) {
            QVERIFY(std::abs(at.y() - 55) < 1.5);
            QVERIFY(at.x() > 38 && at.x() < 362);
        }
        m_table->document.undoStack().undo();
        // A box that hangs over the edge of the sheet.
        m_table->drag({300, 300}, {460, 460}, Qt::ShiftModifier);
        m_table->key(Qt::Key_Left); // from the row that was made last
        QVERIFY(m_site.shape() == TrackShape::Ring);
        m_table->key(Qt::Key_Return);
        QVERIFY(m_table->document.model().tracks().begin()->record.circular);
        QCOMPARE(spaces().size(), static_cast<std::size_t>(m_site.spaces()));
        for (const QPointF& at : spaces())
            QVERIFY(roomForSpaces(m_table->document.model()).adjusted(-0.01, -0.01, 0.01, 0.01).contains(at));
        m_table->document.undoStack().undo();
        m_table->drag({40, 20}, {360, 90}, Qt::ShiftModifier);
        m_table->key(Qt::Key_Escape);
        QVERIFY(!m_site.hasTrack());
    }

    void aLineBesideTheSheetIsMovedOntoIt()
    {
        m_table->view.setTool(&m_site);
        m_table->drag({-60, 395}, {460, 395}, Qt::ControlModifier);
        m_table->key(Qt::Key_Return);
        QVERIFY(!spaces().empty());
        for (const QPointF& at : spaces())
            QVERIFY(roomForSpaces(m_table->document.model()).adjusted(-0.01, -0.01, 0.01, 0.01).contains(at));
        QVERIFY(spaces().front().x() < spaces().back().x()); // and keeps its order
    }

    void aLineThatEndsWhereItBeganIsARing()
    {
        m_table->view.setTool(&m_site);
        m_table->press({20, 20}, Qt::ControlModifier);
        for (const QPointF& at : {QPointF(80, 20), QPointF(80, 80), QPointF(20, 80), QPointF(20, 22)})
            m_table->move(at, Qt::ControlModifier);
        m_table->release({20, 22}, Qt::ControlModifier);
        m_table->key(Qt::Key_Escape);
        QVERIFY(!m_site.hasTrack());
        m_table->press({20, 20}, Qt::ControlModifier);
        for (const QPointF& at : {QPointF(80, 20), QPointF(80, 80), QPointF(20, 80), QPointF(20, 22)})
            m_table->move(at, Qt::ControlModifier);
        m_table->release({20, 22}, Qt::ControlModifier);
        m_table->key(Qt::Key_Return);
        QVERIFY(m_table->document.model().tracks().begin()->record.circular);
    }

    void thePictureIsMovedScaledAndLocked()
    {
        QImage image(100, 80, QImage::Format_RGB32);
        image.fill(Qt::red);
        m_table->view.setTracedPicture(image);
        QVERIFY(m_table->document.edit(QStringLiteral("Picture"), [](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.picture = engine::TracePicture{"coast.png", {50, 50}, 2, 0.5, false};
            edit.setInfo(info);
            return {};
        }));
        const auto picture = [this] { return *m_table->document.model().info.picture; };
        m_table->view.setTool(&m_picture);
        m_table->drag({100, 100}, {90, 120});
        QVERIFY(std::abs(picture().at.x - 40) < 1.5 && std::abs(picture().at.y - 70) < 1.5);
        QCOMPARE(m_table->document.undoStack().count(), 2);
        // Its lower right corner is at (240, 230); the upper left one stays.
        const QPointF upperLeft(picture().at.x, picture().at.y);
        m_table->drag(upperLeft + QPointF(200, 160), upperLeft + QPointF(100, 80));
        QVERIFY(std::abs(picture().scale - 1) < 0.05);
        QVERIFY(std::abs(picture().at.x - upperLeft.x()) < 1e-6);
        m_table->key(Qt::Key_Return);
        QVERIFY(picture().locked);
        const int steps = m_table->document.undoStack().count();
        m_table->drag({60, 100}, {90, 120});
        m_table->key(Qt::Key_Left);
        QCOMPARE(m_table->document.undoStack().count(), steps);
        QVERIFY(hasRefusalText("picture-locked"));
        QVERIFY(hasRefusalText("nothing-traced"));
        QCOMPARE(m_table->view.refusal(), refusalText({"picture-locked", {}}));
    }

private:
    std::vector<QPointF> spaces() const
    {
        std::vector<QPointF> found;
        for (const Row<PlaceRecord>& row : m_table->document.model().places())
            if (row.record.kind == engine::PlaceKind::Space)
                found.emplace_back(row.record.drawing.label->x, row.record.drawing.label->y);
        return found;
    }

    std::unique_ptr<ToolTable> m_table;
    QByteArray m_before;
    TerrainBrush m_ground;
    LabelTool m_label;
    SiteTool m_site;
    PictureTool m_picture;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestPlaceTools)
#include "tst_placetools.moc"
