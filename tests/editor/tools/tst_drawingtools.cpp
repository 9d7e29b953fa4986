// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/contacts.h"
#include "editor/document/edittexts.h"
#include "editor/document/mapfiles.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "editor/model/mapmodel.h"
#include "editor/tools/terrainbrush.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QFile>
#include <QLineF>
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <vector>

namespace marches::test {

using namespace editor;

/// The tools that draw, with the mouse and the keys; and after each of them undo back to the start.
class TestDrawingTools : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_tools = makeTools();
        begin(std::make_unique<ToolTable>());
    }
    void cleanup()
    {
        QVERIFY(checkMap(m_table->document.model().drawing).empty());
        QUndoStack& stack = m_table->document.undoStack();
        const QByteArray after = m_table->state();
        const int index = stack.index();
        while (stack.canUndo()) stack.undo();
        QCOMPARE(m_table->state(), m_before);
        while (stack.index() < index) stack.redo();
        QCOMPARE(m_table->state(), after);
        m_tools.clear();
        m_table.reset();
    }

    void everyToolHasItsKeyAndWords()
    {
        std::set<int> keys;
        for (const auto& tool : m_tools) {
            keys.insert(tool->key());
            QVERIFY(!tool->name().isEmpty());
            QVERIFY(!tool->hint().isEmpty());
            QVERIFY2(QFile::exists(QStringLiteral(MARCHES_SOURCE_DIR "/resources/icons/") + tool->iconName() +
                                   QStringLiteral(".svg")),
                     qPrintable(tool->iconName()));
        }
        QString letters;
        for (const auto& tool : m_tools) letters += QChar(static_cast<char16_t>(tool->key()));
        QCOMPARE(letters, QStringLiteral("VBPFXMRNGLAWTSEDIQZ"));
        QCOMPARE(keys.size(), m_tools.size());
    }

    void territoryInTheOpen()
    {
        use("territory");
        for (const QPointF& corner : {QPointF(20, 20), QPointF(70, 20), QPointF(70, 70)})
            m_table->click(corner, Qt::AltModifier);
        m_table->click({20, 70}, Qt::AltModifier);
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
        QVERIFY(std::abs(m_table->area("territory-1") - 2500) < 60);
        QVERIFY(m_table->selection.has(m_table->place("territory-1")));
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void territoryFollowsBorders()
    {
        use("territory");
        // From the corner of "nw" out into the west and back to the corner of "sw": their coast becomes a border.
        m_table->click({100, 100});
        m_table->click({40, 140}, Qt::AltModifier);
        m_table->click({40, 260}, Qt::AltModifier);
        m_table->click({100, 300});
        m_table->keepPicture(QStringLiteral("territory-drawing"));
        m_table->key(Qt::Key_Return);
        QVERIFY(m_table->touch("territory-1", "nw"));
        QVERIFY(m_table->touch("territory-1", "sw"));
        QVERIFY(!m_table->touch("territory-1", "ne"));
        const auto contacts = contactsOf(m_table->document.model(), m_table->place("territory-1"));
        QVERIFY(std::abs(contacts.at(m_table->place("nw")) - 100) < 0.1);
        QCOMPARE(m_table->area("nw"), 10000.0);
    }

    void territoryWithCurvesAndTakenBackCorners()
    {
        use("territory");
        m_table->click({320, 40}, Qt::AltModifier);
        m_table->click({395, 5}, Qt::AltModifier);
        m_table->key(Qt::Key_Backspace);
        m_table->drag({380, 40}, {390, 60}, Qt::AltModifier); // a curve
        m_table->click({350, 90}, Qt::AltModifier);
        m_table->doubleClick({350, 90});
        const FaceId face = m_table->record("territory-1").face;
        const PlanarMap& map = m_table->document.model().drawing;
        QVERIFY(std::ranges::any_of(map.sides(face), [&](HalfEdge half) { return map.edge(half.edge()).curved; }));
    }

    void seaByTheKeyK()
    {
        use("territory");
        m_table->key(Qt::Key_K);
        for (const QPointF& corner : {QPointF(310, 310), QPointF(390, 310), QPointF(390, 390)})
            m_table->click(corner, Qt::AltModifier);
        m_table->click({310, 310}, Qt::AltModifier); // back to the first corner
        QCOMPARE(static_cast<int>(m_table->record("sea-1").kind), static_cast<int>(engine::PlaceKind::Sea));
    }

    void outlineThatCrossesItselfIsRefused()
    {
        use("territory");
        for (const QPointF& corner : {QPointF(20, 20), QPointF(80, 80), QPointF(80, 20), QPointF(20, 80)})
            m_table->click(corner, Qt::AltModifier);
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->view.refusal(), refusalText({"path-crosses-itself", {}}));
        QVERIFY(tool("territory")->isBusy()); // it may be mended
        // Where it does, and not where the pointer is.
        QVERIFY(m_table->view.faultPoint().has_value());
        QVERIFY(QLineF(*m_table->view.faultPoint(), QPointF(50, 50)).length() < 1);
        m_table->key(Qt::Key_Escape);
        QVERIFY(!m_table->view.faultPoint());
        m_table->key(Qt::Key_Escape);
        QVERIFY(!tool("territory")->isBusy());
        QCOMPARE(m_table->state(), m_before);
    }

    void freehandClosesAlongTheCoast()
    {
        use("freehand");
        m_table->press({300, 120});
        for (int i = 1; i < 24; ++i) {
            const double angle = 3.14159 * i / 24;
            m_table->move({300 + 50 * std::sin(angle), 150 - 30 * std::cos(angle)}, Qt::AltModifier);
        }
        m_table->move({300, 180});
        m_table->release({300, 180});
        QVERIFY(m_table->touch("territory-1", "ne"));
        QVERIFY(std::abs(m_table->area("territory-1") - 3.14159 * 50 * 30 / 2) < 120);
        QVERIFY(m_table->document.model().drawing.sides(m_table->record("territory-1").face).size() < 20); // smoothed
    }

    void freehandRefusesInItsOwnWords()
    {
        use("freehand");
        const auto stroke = [this](const std::vector<QPointF>& points) {
            m_table->press(points.front(), Qt::AltModifier);
            for (std::size_t i = 1; i < points.size(); ++i)
                for (int step = 1; step <= 8; ++step)
                    m_table->move(points[i - 1] + (points[i] - points[i - 1]) * step / 8, Qt::AltModifier);
            m_table->release(points.back(), Qt::AltModifier);
        };
        stroke({{290, 20}, {390, 90}, {390, 20}, {290, 90}});
        QCOMPARE(m_table->view.refusal(), refusalText({"stroke-crosses-itself", {}}));
        stroke({{120, 120}, {180, 120}, {180, 180}, {120, 180}, {120, 122}});
        QCOMPARE(m_table->view.refusal(), refusalText({"stroke-inside-land", {}}));
        QVERIFY(!tool("freehand")->isBusy());
        QCOMPARE(m_table->state(), m_before);
    }

    void freehandWithShiftRedrawsABorder()
    {
        use("freehand");
        const auto stroke = [this](const std::vector<QPointF>& points) {
            m_table->press(points.front(), Qt::ShiftModifier);
            for (std::size_t i = 1; i < points.size(); ++i)
                for (int step = 1; step <= 8; ++step)
                    m_table->move(points[i - 1] + (points[i] - points[i - 1]) * step / 8, Qt::ShiftModifier);
            m_table->release(points.back(), Qt::ShiftModifier);
        };
        stroke({{200, 120}, {225, 150}, {200, 180}});
        QCOMPARE(m_table->territoryCount(), std::size_t(4));
        QCOMPARE(m_table->document.undoStack().count(), 1);
        QVERIFY(std::abs(m_table->area("nw") - 10750) < 100); // a triangle 60 high and 25 wide came to it
        QVERIFY(std::abs(m_table->area("nw") + m_table->area("ne") - 20000) < 0.1);
        QVERIFY(m_table->touch("nw", "ne"));
        const QByteArray after = m_table->state();
        stroke({{150, 200}, {200, 230}, {250, 200}}); // past the corner where all four meet
        QCOMPARE(m_table->view.refusal(), refusalText({"redraw-one-border", {}}));
        stroke({{200, 120}, {230, 150}, {250, 150}}); // ends in the midst of land
        QCOMPARE(m_table->view.refusal(), refusalText({"redraw-one-border", {}}));
        QCOMPARE(m_table->state(), after);
        QVERIFY(!tool("freehand")->isBusy());
    }

    void lengthsAndAreasAreMeasured()
    {
        use("measure");
        m_table->move({150, 150});
        QVERIFY2(tool("measure")->hint().contains(QLocale().toString(10000.0, 'f', 0)),
                 qPrintable(tool("measure")->hint()));
        m_table->click({100, 100});
        m_table->click({300, 200}); // along the coast
        m_table->key(Qt::Key_Return);
        QVERIFY2(tool("measure")->hint().contains(QLocale().toString(300.0, 'f', 0)),
                 qPrintable(tool("measure")->hint()));
        m_table->click({110, 110}, Qt::AltModifier); // another line begins
        m_table->click({190, 110}, Qt::AltModifier);
        m_table->click({190, 190}, Qt::AltModifier);
        m_table->click({110, 110}, Qt::AltModifier); // where it began
        QVERIFY2(tool("measure")->hint().contains(QLocale().toString(3200.0, 'f', 0)),
                 qPrintable(tool("measure")->hint()));
        m_table->keepPicture(QStringLiteral("measure"));
        m_table->key(Qt::Key_Escape);
        QCOMPARE(m_table->state(), m_before);
    }

    void landOrSeaIsOneChoiceForBothTools()
    {
        use("territory");
        const QString land = tool("territory")->state();
        m_table->key(Qt::Key_K);
        const QString sea = tool("territory")->state();
        QVERIFY(!land.isEmpty() && !sea.isEmpty() && land != sea);
        use("freehand");
        QCOMPARE(tool("freehand")->state(), sea);
        m_table->key(Qt::Key_K);
        QCOMPARE(tool("territory")->state(), land);
        m_table->key(Qt::Key_K);
        for (const auto& each : m_tools) each->beginMap();
        QCOMPARE(tool("territory")->state(), land);
        QCOMPARE(tool("freehand")->state(), land);
    }

    void freehandMayGoPastWhereItBegan()
    {
        use("freehand");
        const auto at = [](int i) {
            const double angle = 2 * 3.14159 * i / 72;
            return QPointF(340 + (i > 72 ? 28 : 30) * std::cos(angle), 60 + 30 * std::sin(angle));
        };
        m_table->press(at(0));
        for (int i = 1; i < 76; ++i) m_table->move(at(i), Qt::AltModifier);
        m_table->release(at(76));
        QVERIFY(std::abs(m_table->area("territory-1") - 3.14159 * 900) < 100);
    }

    void splitFromBorderToBorder()
    {
        use("split");
        m_table->click({150, 100});
        m_table->click({150, 200}); // arrives at the other side: done
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
        QVERIFY(std::abs(m_table->area("nw") - 5000) < 1);
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(2));
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void aRingIsSplitOverItsHole()
    {
        use("split");
        draw({{130, 130}, {170, 130}, {170, 170}, {130, 170}});
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
        const double hole = 1600;
        // The border of the hole is reached, but nothing is parted yet.
        for (const QPointF& at : {QPointF(100, 150), QPointF(130, 150), QPointF(170, 150)}) {
            m_table->click(at);
            QCOMPARE(m_table->territoryCount(), std::size_t(5));
            QVERIFY(m_table->view.refusal().isEmpty());
        }
        m_table->click({200, 150});
        QCOMPARE(m_table->territoryCount(), std::size_t(6));
        QVERIFY(std::abs(m_table->area("nw") - (10000 - hole) / 2) < 1);
        QVERIFY(checkMap(m_table->document.model().drawing).empty());
    }

    void splitThatPartsNothingIsRefused()
    {
        use("split");
        m_table->click({120, 120}, Qt::AltModifier);
        m_table->click({150, 150}, Qt::AltModifier);
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->view.refusal(), refusalText({"path-does-not-split", {}}));
        m_table->key(Qt::Key_Escape);
        m_table->key(Qt::Key_Escape);
    }

    void mergeNeighbours()
    {
        use("merge");
        m_table->click({150, 150});
        m_table->click({250, 250});
        QCOMPARE(m_table->view.refusal(), refusalText({"not-neighbours", {}}));
        m_table->click({250, 150});
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
        QCOMPARE(m_table->area("nw"), 20000.0);
    }

    void landBecomesWaterOnlyWithShift()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Sea"), [this](MapEdit& edit) -> EditOutcome {
            edit.modify<PlaceRecord>(m_table->place("nw"),
                                     [](PlaceRecord& place) { place.kind = engine::PlaceKind::Sea; });
            return {};
        }));
        use("merge");
        m_table->click({150, 150});
        m_table->click({250, 150});
        QCOMPARE(m_table->view.refusal(), refusalText({"land-into-water", {}}));
        QCOMPARE(m_table->territoryCount(), std::size_t(4));
        m_table->click({250, 150}, Qt::ShiftModifier);
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
        QCOMPARE(m_table->area("nw"), 20000.0);
    }

    void waterBecomesLandOnlyWithShift()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Sea"), [this](MapEdit& edit) -> EditOutcome {
            edit.modify<PlaceRecord>(m_table->place("ne"),
                                     [](PlaceRecord& place) { place.kind = engine::PlaceKind::Sea; });
            return {};
        }));
        use("merge");
        m_table->click({150, 150});
        m_table->click({250, 150});
        QCOMPARE(m_table->view.refusal(), refusalText({"water-into-land", {}}));
        m_table->click({250, 150}, Qt::ShiftModifier);
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
    }

    void riverClosesBordersAndABridgeOpensOne()
    {
        use("river");
        m_table->click({200, 100});
        m_table->move({200, 300});
        m_table->keepPicture(QStringLiteral("river-drawing"));
        m_table->click({200, 300});
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->document.model().barriers().size(), std::size_t(1));
        QCOMPARE(connection("nw", "ne").barrier, std::string("river-1"));
        QCOMPARE(connection("sw", "se").barrier, std::string("river-1"));
        QVERIFY(connection("nw", "sw").barrier.empty());
        use("bridge");
        m_table->click({201, 150});
        QCOMPARE(static_cast<int>(connection("nw", "ne").kind), static_cast<int>(engine::ConnectionKind::Bridge));
        m_table->click({199, 250}, Qt::ShiftModifier);
        QCOMPARE(static_cast<int>(connection("sw", "se").kind), static_cast<int>(engine::ConnectionKind::Ford));
        m_table->click({150, 200});
        QCOMPARE(m_table->view.refusal(), refusalText({"no-barrier-here", {}}));
        // Along its border.
        m_table->drag({200, 150}, {210, 130});
        QVERIFY(std::abs(connection("nw", "ne").drawing.at->y - 130) < 1.5);
        QVERIFY(std::abs(connection("nw", "ne").drawing.at->x - 200) < 0.1);
        m_table->keepPicture(QStringLiteral("river-and-bridges"));
    }

    void riverGoesOnWhereItEnded()
    {
        use("river");
        m_table->click({200, 100});
        m_table->click({200, 200});
        m_table->key(Qt::Key_Return);
        m_table->click({200, 200});
        m_table->click({300, 200});
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->document.model().barriers().size(), std::size_t(1));
        QCOMPARE(connection("ne", "se").barrier, std::string("river-1"));
    }

    void riverStaysOnABorderWhosePointsChange()
    {
        use("river");
        m_table->click({200, 100});
        m_table->click({200, 300});
        m_table->key(Qt::Key_Return);
        use("borders");
        m_table->click({200, 125}, Qt::ControlModifier);
        m_table->click({200, 150});
        m_table->key(Qt::Key_Delete);
        const std::vector<VertexId>& line = m_table->document.model().barriers().begin()->record.line;
        QCOMPARE(line.size(), std::size_t(5));
        QVERIFY(std::ranges::find(line, m_table->vertexAt({200, 125})) != line.end());
        QVERIFY(std::abs(linePath(m_table->document.model(), line).length() - 200) < 0.1);
    }

    void mountainsGetAPass()
    {
        use("mountains");
        m_table->click({100, 200});
        m_table->click({300, 200});
        m_table->key(Qt::Key_Return);
        use("bridge");
        m_table->click({150, 200});
        QCOMPARE(static_cast<int>(connection("nw", "sw").kind), static_cast<int>(engine::ConnectionKind::Pass));
        m_table->keepPicture(QStringLiteral("mountains-and-pass"));
    }

    void laneFromCoastToCoast()
    {
        use("lane");
        m_table->click({300, 125});
        m_table->click({350, 200}); // at sea: leads it around
        m_table->click({300, 275});
        const ConnectionRecord lane = connection("ne", "se", engine::ConnectionKind::SeaLane);
        QCOMPARE(lane.drawing.ends.size(), std::size_t(2));
        QCOMPARE(lane.drawing.bend.size(), std::size_t(1));
        QVERIFY(std::ranges::find(m_table->record("ne").flags, "port") != m_table->record("ne").flags.end());
        // Bent by its middle.
        const QPointF middle = m_table->view.scene().lane(lane).pointAtPercent(0.5);
        m_table->drag(middle, middle + QPointF(25, 0));
        const QPointF now =
            m_table->view.scene().lane(connection("ne", "se", engine::ConnectionKind::SeaLane)).pointAtPercent(0.5);
        QVERIFY(std::abs(now.x() - middle.x() - 25) < 2);
        m_table->keepPicture(QStringLiteral("lane"));
        m_table->click({300, 160});
        m_table->click({300, 240});
        QCOMPARE(m_table->view.refusal(), refusalText({"lane-there-already", {}}));
        m_table->key(Qt::Key_Escape);
        m_table->key(Qt::Key_Escape);
    }

    void unevenSidesAreMadeByOneKey()
    {
        for (const bool uneven : {false, true}) {
            use("territory");
            if (uneven) m_table->key(Qt::Key_U);
            for (const QPointF& at : {QPointF(20, 320), QPointF(380, 320), QPointF(380, 390), QPointF(20, 390)})
                m_table->click(at);
            m_table->key(Qt::Key_Return);
            const RecordId made = m_table->selection.items().places.back();
            const FaceId face = m_table->document.model().places().at(made).face;
            const std::size_t sides = m_table->document.model().drawing.sides(face).size();
            QVERIFY(uneven ? sides > 40 : sides == 4);
            m_table->document.undoStack().undo();
        }
    }

    void laneEndsWhereItComesAshore()
    {
        // Clicked inland: not at the nearest place of the coast, which may lie behind the territory.
        use("lane");
        m_table->click({300, 125});
        m_table->click({350, 200});
        m_table->click({260, 290});
        const engine::MapPoint end = connection("ne", "se", engine::ConnectionKind::SeaLane).drawing.ends.at(1);
        QVERIFY2(std::abs(end.x - 300) < 1 && std::abs(end.y - 250) < 2, qPrintable(QString::number(end.y)));
    }

    void portsOpenAndClose()
    {
        use("port");
        m_table->click({295, 150});
        QCOMPARE(m_table->record("ne").flags, std::vector<std::string>{"port"});
        m_table->click({295, 150});
        QVERIFY(m_table->record("ne").flags.empty());
        m_table->click({395, 395});
        QCOMPARE(m_table->view.refusal(), refusalText({"not-a-coast", {}}));
    }

    /// What the pointer is on, or holds, may be removed by a key at any time.
    void toolsForgetWhatIsGone_data()
    {
        QTest::addColumn<QString>("tool");
        for (const char* tool : {"select", "borders", "territory", "freehand", "split", "merge", "ground", "lane",
                                 "port", "river", "mountains", "bridge", "site", "label", "scenery"})
            QTest::newRow(tool) << QString::fromLatin1(tool);
    }
    void toolsForgetWhatIsGone()
    {
        QFETCH(QString, tool);
        use(qPrintable(tool));
        for (const bool holds : {false, true})
            for (const QPointF& at : {QPointF(296, 150), QPointF(250, 150), QPointF(200, 150), QPointF(300, 200)}) {
                if (holds) m_table->press(at);
                m_table->move(at + QPointF(1, 1));
                if (holds) m_table->move(at + QPointF(12, 9));
                const auto removed = m_table->document.edit(QStringLiteral("Remove"), [](MapEdit& edit) -> EditOutcome {
                    std::vector<RecordId> all;
                    for (const Row<PlaceRecord>& row : edit.model().places()) all.push_back(row.key);
                    return removeTerritories(edit, all);
                });
                QVERIFY(removed);
                QVERIFY(!m_table->picture().isNull());
                m_table->move(at + QPointF(20, 20));
                if (holds) m_table->release(at + QPointF(20, 20));
                m_table->click({150, 150});
                m_table->key(Qt::Key_Escape);
                while (m_table->document.undoStack().canUndo()) m_table->document.undoStack().undo();
                QCOMPARE(m_table->territoryCount(), std::size_t(4));
            }
    }

    void sitesAreMovedAndResized()
    {
        use("site");
        m_table->drag({310, 20}, {390, 80});
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(1));
        const RecordId site = m_table->selection.items().places.front();
        const auto box = [&] { return *m_table->document.model().places().at(site).drawing.box; };
        QVERIFY(std::abs(box().width - 80) < 1.5);
        m_table->drag({350, 50}, {340, 60});
        QVERIFY(std::abs(box().x - 300) < 1.5 && std::abs(box().width - 80) < 1.5);
        m_table->drag({box().x + box().width, box().y + box().height}, {box().x + 60, box().y + 40});
        QVERIFY(std::abs(box().width - 60) < 1.5 && std::abs(box().height - 40) < 1.5);
        m_table->press({box().x + 20, box().y + 20});
        m_table->move({100, 50});
        m_table->key(Qt::Key_Escape);
        m_table->release({100, 50});
        QVERIFY(std::abs(box().x - 300) < 1.5);
        QCOMPARE(m_table->document.undoStack().index(), 3);
    }

    void brushTakesUpTheGround_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("held");
        QTest::newRow("Alt") << Qt::KeyboardModifiers(Qt::AltModifier);
        QTest::newRow("Ctrl+Shift") << (Qt::ControlModifier | Qt::ShiftModifier);
    }
    void brushTakesUpTheGround()
    {
        QFETCH(Qt::KeyboardModifiers, held);
        auto* ground = static_cast<TerrainBrush*>(use("ground"));
        const auto paints = [ground](const char* terrain) {
            return ground->hint().contains(QStringLiteral(": %1.").arg(terrainName(terrain)));
        };
        ground->paintTerrain("wooded");
        m_table->click({350, 350}, held); // nothing is there
        QVERIFY(paints("wooded"));
        m_table->click({250, 150});
        ground->paintTerrain("marsh");
        m_table->click({250, 150}, held);
        QVERIFY(paints("wooded"));
        QCOMPARE(m_table->record("ne").terrain, std::string("wooded")); // and is not painted
        m_table->click({250, 150}, Qt::ControlModifier);
        QVERIFY(!paints("wooded"));
    }

    void brushColoursTheMap()
    {
        auto* ground = static_cast<TerrainBrush*>(use("ground"));
        QCOMPARE(static_cast<int>(m_table->view.tint()), static_cast<int>(MapTint::Terrain));
        ground->paintRegion({});
        QCOMPARE(static_cast<int>(m_table->view.tint()), static_cast<int>(MapTint::Regions));
        m_table->view.setTool(nullptr);
        QCOMPARE(static_cast<int>(m_table->view.tint()), static_cast<int>(MapTint::Natural));
    }

    void zoomByClickAndBox()
    {
        use("zoom");
        const double before = m_table->view.zoom();
        m_table->click({200, 200});
        QVERIFY(m_table->view.zoom() > before * 1.5);
        m_table->click({200, 200}, Qt::ShiftModifier);
        QVERIFY(std::abs(m_table->view.zoom() - before) < 0.01);
        m_table->drag({150, 150}, {250, 250});
        QVERIFY(m_table->view.visibleArea().contains(QRectF(151, 151, 98, 98)));
        QVERIFY(m_table->view.visibleArea().width() < 140);
    }

    /// A map from nothing: three territories, a sea, a river with a bridge, a lane.
    void aMapFromZero_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void aMapFromZero()
    {
        QFETCH(const bool, dark);
        begin(std::make_unique<ToolTable>(ToolTable::emptyModel(400, 300)));
        m_table->view.setTheme(dark ? Theme::Dark : Theme::Light);
        use("territory");
        draw({{60, 60}, {160, 40}, {170, 120}, {150, 200}, {70, 210}, {40, 130}});
        // East of it, from its upper corner to its lower one.
        draw({{160, 40}, {250, 70}, {245, 180}, {150, 200}});
        // An island.
        draw({{310, 90}, {370, 80}, {380, 150}, {320, 160}});
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
        QVERIFY(m_table->touch("territory-1", "territory-2"));
        use("river");
        m_table->click({160, 40});
        m_table->click({150, 200});
        m_table->key(Qt::Key_Return);
        QCOMPARE(connection("territory-1", "territory-2").barrier, std::string("river-1"));
        use("bridge");
        m_table->click({170, 120});
        use("lane");
        m_table->click({247, 130});
        m_table->click({280, 170});
        m_table->click({315, 125});
        use("label");
        m_table->drag(m_table->view.scene().namePoint(m_table->place("territory-1")), {100, 90});
        use("ground");
        static_cast<TerrainBrush*>(tool("ground"))->paintTerrain("wooded");
        m_table->click({220, 150});
        use("site");
        m_table->drag({20, 240}, {120, 290});
        m_table->selection.clear();
        m_table->view.setTool(nullptr);
        m_table->keepPicture(dark ? QStringLiteral("from-zero-dark") : QStringLiteral("from-zero"));
        QCOMPARE(m_table->document.model().connections().size(), std::size_t(2));
    }

private:
    void begin(std::unique_ptr<ToolTable> table)
    {
        if (m_table) m_table->view.setTool(nullptr);
        m_table = std::move(table);
        m_before = m_table->state();
    }
    MapTool* tool(const char* id) { return findTool(m_tools, QString::fromLatin1(id)); }
    MapTool* use(const char* id)
    {
        m_table->view.setTool(tool(id));
        return tool(id);
    }
    /// Corner by corner with the territory tool.
    void draw(const std::vector<QPointF>& corners)
    {
        for (const QPointF& corner : corners) m_table->click(corner);
        m_table->key(Qt::Key_Return);
    }
    ConnectionRecord connection(const std::string& a, const std::string& b,
                                std::optional<engine::ConnectionKind> kind = std::nullopt) const
    {
        for (const RecordId key : connectionsBetween(m_table->document.model(), a, b)) {
            const ConnectionRecord& record = m_table->document.model().connections().at(key);
            if (!kind || record.kind == *kind) return record;
        }
        return {};
    }

    std::vector<std::unique_ptr<MapTool>> m_tools;
    std::unique_ptr<ToolTable> m_table;
    QByteArray m_before;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestDrawingTools)
#include "tst_drawingtools.moc"
