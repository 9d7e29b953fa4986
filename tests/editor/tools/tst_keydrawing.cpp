// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/contacts.h"
#include "editor/document/edittexts.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "editor/model/terrain.h"
#include "editor/tools/bordernodes.h"
#include "editor/tools/terrainbrush.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace marches::test {

using namespace editor;

/// Drawing with the keys alone; and what tools say and do for somebody who begins.
class TestKeyDrawing : public QObject {
    Q_OBJECT

    std::unique_ptr<ToolTable> m_table;
    std::vector<std::unique_ptr<MapTool>> m_tools;

    void begin(MapModel model)
    {
        if (m_table) m_table->view.setTool(nullptr);
        m_table = std::make_unique<ToolTable>(std::move(model));
    }
    MapTool* use(const char* id)
    {
        MapTool* tool = findTool(m_tools, QString::fromLatin1(id));
        m_table->view.setTool(tool);
        return tool;
    }
    /// Moves the cross by arrow keys: far, then in steps, then finely.
    void go(const QPointF& to)
    {
        const auto along = [this](double by, Qt::Key less, Qt::Key more) {
            const double pixels = by * m_table->view.zoom();
            double left = std::abs(pixels);
            const Qt::Key key = pixels < 0 ? less : more;
            for (; left >= 40; left -= 40) m_table->key(key, Qt::ShiftModifier);
            for (; left >= 8; left -= 8) m_table->key(key);
            for (; left >= 1; left -= 1) m_table->key(key, Qt::AltModifier);
        };
        if (!m_table->view.keyCursor()) m_table->key(Qt::Key_Right); // it appears
        along(to.x() - m_table->view.keyCursor()->x(), Qt::Key_Left, Qt::Key_Right);
        along(to.y() - m_table->view.keyCursor()->y(), Qt::Key_Up, Qt::Key_Down);
        QVERIFY(distanceBetween(*m_table->view.keyCursor(), to) < 1);
        // The last step with snapping.
        m_table->key(Qt::Key_Right);
        m_table->key(Qt::Key_Left);
    }
    void ring(const std::vector<QPointF>& corners)
    {
        for (const QPointF& corner : corners) {
            go(corner);
            m_table->key(Qt::Key_Return);
        }
        m_table->key(Qt::Key_Return); // twice at one place: done
    }
    std::string nameOf(const std::string& id) const { return m_table->document.model().name("en", "territory." + id); }

private slots:
    void init()
    {
        m_tools = makeTools();
        m_table = std::make_unique<ToolTable>();
    }
    void cleanup()
    {
        QVERIFY(checkMap(m_table->document.model().drawing).empty());
        m_table->view.setTool(nullptr);
        m_tools.clear();
        m_table.reset();
    }

    void threeTerritoriesByKeysAlone()
    {
        begin(ToolTable::emptyModel());
        use("territory");
        QSignalSpy spoken(&m_table->view, &MapView::spoken);
        ring({{100, 100}, {200, 100}, {200, 200}, {100, 200}});
        QCOMPARE(m_table->territoryCount(), std::size_t(1));
        QVERIFY(std::abs(m_table->area("territory-1") - 10000) < 100);
        QVERIFY(
            std::ranges::any_of(spoken, [](const auto& said) { return said.first().toString().contains(u"x 100"); }));
        // The second begins and ends on corners that are there, and shares the border between them.
        ring({{200, 100}, {300, 100}, {300, 200}, {200, 200}});
        QVERIFY(std::ranges::any_of(spoken,
                                    [](const auto& said) { return said.first().toString().contains(u"snaps to"); }));
        ring({{100, 200}, {200, 200}, {200, 300}, {100, 300}});
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
        QVERIFY(m_table->touch("territory-1", "territory-2"));
        QVERIFY(m_table->touch("territory-1", "territory-3"));
        QCOMPARE(m_table->document.undoStack().count(), 3);
        m_table->keepPicture(QStringLiteral("keys"));
    }

    void spaceSetsPointsBackspaceTakesThemBackEscGivesUp()
    {
        begin(ToolTable::emptyModel());
        MapTool* tool = use("territory");
        for (const QPointF& corner : {QPointF(100, 100), QPointF(200, 100), QPointF(60, 60)}) {
            go(corner);
            m_table->key(Qt::Key_Space);
        }
        m_table->key(Qt::Key_Backspace);
        go({200, 200});
        m_table->key(Qt::Key_Space);
        m_table->key(Qt::Key_Space);
        QCOMPARE(m_table->territoryCount(), std::size_t(1));
        QVERIFY(std::abs(m_table->area("territory-1") - 5000) < 60);
        go({20, 20});
        m_table->key(Qt::Key_Space);
        QVERIFY(tool->isBusy());
        m_table->key(Qt::Key_Escape);
        QVERIFY(!tool->isBusy());
        QVERIFY(m_table->view.keyCursor());
        m_table->key(Qt::Key_Escape);
        QVERIFY(!m_table->view.keyCursor());
        QCOMPARE(m_table->territoryCount(), std::size_t(1));
    }

    void theMousePutsTheCrossAway()
    {
        MapTool* tool = use("territory");
        m_table->key(Qt::Key_Down);
        QVERIFY(m_table->view.keyCursor());
        QVERIFY(!m_table->view.keyCursorHint().isEmpty());
        m_table->move({330, 330});
        QVERIFY(!m_table->view.keyCursor());
        // A line begun by the mouse is closed by Enter, as ever.
        for (const QPointF& corner : {QPointF(20, 20), QPointF(70, 20), QPointF(70, 70)})
            m_table->click(corner, Qt::AltModifier);
        QVERIFY(tool->isBusy());
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
    }

    void arrowsPanOtherwise()
    {
        use("select");
        QRectF before = m_table->view.visibleArea();
        m_table->key(Qt::Key_Right);
        QVERIFY(m_table->view.visibleArea() != before);
        QVERIFY(!m_table->view.keyCursor());
        use("territory");
        before = m_table->view.visibleArea();
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(m_table->view.visibleArea() != before);
        QVERIFY(!m_table->view.keyCursor());
    }

    void aPlaceChosenByTabIsWhereTheCrossBegins()
    {
        use("port");
        m_table->key(Qt::Key_Tab);
        const std::optional<RecordId> chosen = m_table->view.currentPlace();
        QVERIFY(chosen);
        m_table->key(Qt::Key_Down); // appears there
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->document.model().places().at(*chosen).flags, std::vector<std::string>{"port"});
    }

    void aSiteAndAStrokeAreHeldByEnter()
    {
        MapTool* site = use("site");
        go({320, 320});
        m_table->key(Qt::Key_Return);
        go({380, 360});
        m_table->key(Qt::Key_Return);
        const auto sites = [this] {
            return std::ranges::count_if(m_table->document.model().places(),
                                         [](const auto& row) { return row.record.kind == engine::PlaceKind::Site; });
        };
        QCOMPARE(sites(), 1);
        // Given up in the middle, nothing comes of it.
        go({320, 20});
        m_table->key(Qt::Key_Return);
        go({380, 60});
        m_table->key(Qt::Key_Escape);
        m_table->key(Qt::Key_Escape);
        QVERIFY(!site->isBusy());
        QCOMPARE(sites(), 1);

        use("freehand");
        go({20, 20});
        m_table->key(Qt::Key_Return);
        for (const QPointF& to : {QPointF(80, 20), QPointF(80, 80), QPointF(20, 80)}) go(to);
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
    }

    /// Tab comes past the points of a territory once, and goes on.
    void tabLeavesTheBorders()
    {
        QWidget window;
        QHBoxLayout row(&window);
        QLineEdit before;
        MapView view;
        QLineEdit after;
        for (QWidget* part : std::initializer_list<QWidget*>{&before, &view, &after}) row.addWidget(part);
        view.setDocument(&m_table->document, &m_table->selection);
        view.setTool(findTool(m_tools, u"borders"));
        window.resize(900, 600);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (const auto& [key, end] : {std::pair(Qt::Key_Tab, &after), std::pair(Qt::Key_Backtab, &before)}) {
            view.setFocus();
            std::set<VertexId> visited;
            int presses = 0;
            for (; presses < 60 && view.hasFocus(); ++presses) {
                QTest::keyClick(&view, key, key == Qt::Key_Tab ? Qt::NoModifier : Qt::ShiftModifier);
                if (!m_table->selection.items().vertices.empty())
                    visited.insert(m_table->selection.items().vertices.front());
            }
            QVERIFY2(end->hasFocus(), qPrintable(QString::number(presses)));
            QVERIFY(visited.size() >= 8);
            QVERIFY(m_table->selection.empty());
        }
        view.setTool(nullptr);
        view.setDocument(nullptr, nullptr);
    }

    /// Curved borders run on through their points without a corner.
    void curvesAreSmooth()
    {
        use("borders");
        m_table->click({200, 150});
        for (int i = 0; i < 2; ++i) m_table->key(Qt::Key_Right, Qt::ShiftModifier);
        const VertexId middle = m_table->vertexAt({220, 150});
        QVERIFY(middle != kNoVertex);
        m_table->key(Qt::Key_U, Qt::ShiftModifier);
        const PlanarMap& map = m_table->document.model().drawing;
        std::vector<QPointF> ways;
        map.visitStar(middle, [&](HalfEdge half) {
            QVERIFY(map.edge(half.edge()).curved);
            const Segment curve = map.segment(half);
            ways.push_back(curve.startHandle - curve.start);
        });
        QCOMPARE(ways.size(), std::size_t(2));
        QVERIFY(std::abs(cross(ways[0], ways[1])) < 1e-6); // on one line, in opposite directions
        QVERIFY(ways[0].x() * ways[1].x() + ways[0].y() * ways[1].y() < 0);
        QVERIFY(std::abs(m_table->area("nw") - 11000) > 50); // and not straight any more
        QCOMPARE(m_table->document.undoStack().count(), 2);
    }

    void aSeaInsideOfLandIsALake()
    {
        auto* tool = use("territory");
        const auto draw = [this] {
            for (const QPointF& corner : {QPointF(120, 120), QPointF(180, 120), QPointF(180, 180), QPointF(120, 180)})
                m_table->click(corner, Qt::AltModifier);
            m_table->key(Qt::Key_Return);
        };
        draw();
        QCOMPARE(m_table->view.refusal(), refusalText({"path-inside-land", {}}));
        QVERIFY(m_table->view.refusal().contains(u"Split"));
        QCOMPARE(m_table->territoryCount(), std::size_t(4));
        QVERIFY(tool->isBusy()); // what was drawn waits for another choice
        m_table->key(Qt::Key_K);
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(5));
        const PlaceRecord& lake = m_table->record("lake-1");
        QVERIFY(lake.kind == engine::PlaceKind::Sea);
        QCOMPARE(lake.terrain, std::string("lake"));
        QVERIFY(std::abs(m_table->area("nw") - 6400) < 60);
        QVERIFY(m_table->touch("nw", "lake-1"));
        QCOMPARE(m_table->document.undoStack().count(), 1);
        m_table->document.undoStack().undo();
        QCOMPARE(m_table->area("nw"), 10000.0);
    }

    /// A name that stood where the lake is does not stay in the water.
    void aLakeTakesNoNames()
    {
        const RecordId nw = m_table->place("nw");
        QVERIFY(m_table->document.edit(QStringLiteral("Name"), [nw](MapEdit& edit) -> EditOutcome {
            setLabel(edit, nw, QPointF(150, 150));
            return {};
        }));
        use("territory");
        m_table->key(Qt::Key_K);
        for (const QPointF& corner : {QPointF(120, 120), QPointF(180, 120), QPointF(180, 180), QPointF(120, 180)})
            m_table->click(corner, Qt::AltModifier);
        m_table->key(Qt::Key_Return);
        QVERIFY(!m_table->record("nw").drawing.label);
    }

    void partsAreCountedOn()
    {
        use("split");
        m_table->click({150, 100});
        m_table->click({150, 200});
        QCOMPARE(nameOf("nw-2"), std::string("nw 2"));
        const QRectF part = boundsOf(m_table->document.model().drawing, m_table->record("nw-2").face);
        m_table->click({part.left(), 150});
        m_table->click({part.right(), 150});
        QCOMPARE(nameOf("nw-3"), std::string("nw 3"));
    }

    void nothingIsSaidOfALineThatIsDone()
    {
        begin(ToolTable::emptyModel());
        use("territory");
        for (const QPointF& corner : {QPointF(100, 100), QPointF(200, 100), QPointF(200, 200)}) m_table->click(corner);
        m_table->move({100, 200});
        QVERIFY(!m_table->view.tool()->pointWords().isEmpty());
        m_table->click({100, 200});
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->territoryCount(), std::size_t(1));
        QVERIFY(m_table->view.tool()->pointWords().isEmpty());
        // Nor at the first point of a line, of that very point.
        m_table->click({320, 320}, Qt::AltModifier);
        m_table->move({321, 321});
        QVERIFY2(m_table->view.tool()->pointWords().isEmpty(), qPrintable(m_table->view.tool()->pointWords()));
        m_table->key(Qt::Key_Escape);
    }

    void theLegendOfTheGroundIsClicked()
    {
        auto* tool = static_cast<TerrainBrush*>(use("ground"));
        m_table->keepPicture(QStringLiteral("legend"));
        for (const int row : {0, 4, 7}) {
            QTest::mouseClick(&m_table->view, Qt::LeftButton, {}, QPoint(40, 18 + 22 * row + 11));
            QCOMPARE(tool->terrain(), std::string(usualTerrains()[static_cast<std::size_t>(row)]));
        }
        QVERIFY(!m_table->document.undoStack().canUndo()); // nothing was painted below it
        m_table->click({150, 150});
        QCOMPARE(m_table->record("nw").terrain, std::string("sea"));
    }

    void aLaneBeginsAnywhereInsideOfLand()
    {
        MapTool* lane = use("lane");
        m_table->click({140, 150});
        QVERIFY(lane->isBusy());
        m_table->click({250, 140});
        QVERIFY(!lane->isBusy());
        QCOMPARE(connectionsBetween(m_table->document.model(), "nw", "ne").size(), std::size_t(2));
    }

    /// Night is around the board, not on it.
    void theMapHasItsColoursByNight()
    {
        const auto pixel = [this](const QPointF& board) {
            const QImage picture = m_table->picture();
            return picture.pixelColor((m_table->view.toWidget(board) * picture.devicePixelRatio()).toPoint());
        };
        const QPointF inside(130, 170);
        const QPointF sheet(30, 30);
        const QPointF beyond(-4, 200);
        const QColor land = pixel(inside);
        const QColor bare = pixel(sheet);
        const QColor around = pixel(beyond);
        m_table->view.setTheme(Theme::Dark);
        QCOMPARE(pixel(inside), land);
        QCOMPARE(pixel(inside), terrainFill(engine::PlaceKind::Land, "plain"));
        QCOMPARE(pixel(sheet), bare);
        QVERIFY(pixel(beyond).lightness() < 80 && around.lightness() > 200);
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestKeyDrawing)
#include "tst_keydrawing.moc"
