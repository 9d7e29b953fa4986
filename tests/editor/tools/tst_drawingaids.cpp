// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapgrid.h"
#include "editor/canvas/mapruler.h"
#include "editor/document/borders.h"
#include "editor/painting/mapartwork.h"
#include "editor/tools/borderstool.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/document/gridmap.h"
#include "tests/editor/tools/tooltable.h"

#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

namespace {

/// The mouse over a ruler, wherever it goes.
void send(MapRuler& ruler, QEvent::Type type, const QPoint& global)
{
    const QPointF here = ruler.mapFromGlobal(global);
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(type, here, global, moves ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&ruler, &event);
}

} // namespace

/// Rulers, guides, grid and the switches of snapping, by the mouse.
class TestDrawingAids : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        MapView& view = m_table->view;
        m_above = std::make_unique<MapRuler>(Qt::Horizontal, view, nullptr);
        m_beside = std::make_unique<MapRuler>(Qt::Vertical, view, nullptr);
        const QPoint corner = view.mapToGlobal(QPoint(0, 0));
        m_above->setGeometry(
            QRect(corner - QPoint(0, MapRuler::kThickness), QSize(view.width(), MapRuler::kThickness)));
        m_beside->setGeometry(
            QRect(corner - QPoint(MapRuler::kThickness, 0), QSize(MapRuler::kThickness, view.height())));
    }
    void cleanup()
    {
        MapTool::setSnapSwitches({});
        m_table->view.setTool(nullptr);
        m_above.reset();
        m_beside.reset();
        m_table.reset();
    }

    void guidesArePulledOutOfRulers()
    {
        pull(*m_above, {150, 0}, {150, 80});
        QCOMPARE(guides().level.size(), 1U);
        QVERIFY(std::abs(guides().level.front() - 80) < 1);
        pull(*m_beside, {0, 150}, {60, 150});
        QCOMPARE(guides().upright.size(), 1U);
        QVERIFY(std::abs(guides().upright.front() - 60) < 1);
        QCOMPARE(m_table->document.undoStack().count(), 2); // one step each
        m_table->document.undoStack().undo();
        QVERIFY(guides().upright.empty());
        m_table->document.undoStack().redo();
        // Let go before it has reached the map, nothing comes of it.
        send(*m_above, QEvent::MouseButtonPress, m_above->mapToGlobal(QPoint(30, 5)));
        send(*m_above, QEvent::MouseMove, m_above->mapToGlobal(QPoint(30, 9)));
        send(*m_above, QEvent::MouseButtonRelease, m_above->mapToGlobal(QPoint(30, 9)));
        QCOMPARE(guides().level.size(), 1U);
        QCOMPARE(m_table->document.undoStack().count(), 2);
    }

    void aMarkOnTheRulerMovesItsGuide()
    {
        pull(*m_beside, {0, 150}, {60, 150});
        const auto mark = [&](double x) {
            const QPoint inView = m_table->view.toWidget(QPointF(x, 0)).toPoint();
            return QPoint(m_table->view.mapToGlobal(inView).x(), m_above->mapToGlobal(QPoint(0, 10)).y());
        };
        send(*m_above, QEvent::MouseButtonPress, mark(60));
        send(*m_above, QEvent::MouseMove, mark(90));
        send(*m_above, QEvent::MouseButtonRelease, mark(90));
        QVERIFY(std::abs(guides().upright.front() - 90) < 1);
        send(*m_above, QEvent::MouseButtonPress, mark(90));
        send(*m_above, QEvent::MouseMove, mark(90) - QPoint(0, 60));
        send(*m_above, QEvent::MouseButtonRelease, mark(90) - QPoint(0, 60)); // off the ruler, away from the map
        QVERIFY(guides().upright.empty());
        m_table->document.undoStack().undo();
        QVERIFY(std::abs(guides().upright.front() - 90) < 1);
    }

    void theSelectToolTakesGuides()
    {
        setGuides({{60}, {350}});
        m_table->view.setTool(&m_select);
        m_table->drag({60, 20}, {40, 20});
        QVERIFY(std::abs(guides().upright.front() - 40) < 1);
        QVERIFY(m_table->selection.empty());
        m_table->press({200, 350});
        m_table->move({200, 330});
        m_table->key(Qt::Key_Escape);
        QCOMPARE(guides().level.front(), 350.0);
        m_table->release({200, 330});
        m_table->drag({20, 350}, {20, 900}); // off the map
        QVERIFY(guides().level.empty());
        m_table->move({40, 30});
        m_table->key(Qt::Key_Delete);
        QVERIFY(guides().upright.empty());
        QCOMPARE(m_table->territoryCount(), 4U);
        GuideDrag::removeAll(m_table->document);
        QVERIFY(guides().empty());
    }

    void pointsSnapToWhatIsSwitchedOn_data()
    {
        QTest::addColumn<bool>("on");
        QTest::addColumn<bool>("guides");
        QTest::addColumn<bool>("grid");
        QTest::addColumn<Qt::KeyboardModifiers>("held");
        QTest::addColumn<int>("to"); // 0: where it was let go, 1: the guide, 2: the grid
        const Qt::KeyboardModifiers none;
        QTest::newRow("a guide") << true << true << false << none << 1;
        QTest::newRow("a guide before the grid") << true << true << true << none << 1;
        QTest::newRow("not guides") << true << false << false << none << 0;
        QTest::newRow("the grid") << true << false << true << none << 2;
        QTest::newRow("nothing at all") << false << true << true << none << 0;
        QTest::newRow("let go by Alt") << true << true << true << Qt::KeyboardModifiers(Qt::AltModifier) << 0;
        // Where Alt+drag moves the window.
        QTest::newRow("let go by Ctrl+Shift") << true << true << true << (Qt::ControlModifier | Qt::ShiftModifier) << 0;
    }
    void pointsSnapToWhatIsSwitchedOn()
    {
        QFETCH(bool, on);
        QFETCH(bool, guides);
        QFETCH(bool, grid);
        QFETCH(Qt::KeyboardModifiers, held);
        QFETCH(int, to);
        setGuides({{77}, {}});
        SnapSwitches switches;
        switches.on = on;
        switches.guides = guides;
        switches.grid = grid;
        MapTool::setSnapSwitches(switches);
        m_table->view.setTool(&m_borders);
        const double pixel = 1 / m_table->view.zoom();
        const QPointF drop(77 + 3 * pixel, 127.3);
        m_table->drag({100, 150}, drop, held); // a point of the western coast
        const VertexId vertex = m_table->selection.items().vertices.front();
        const QPointF at = m_table->document.model().drawing.at(vertex);
        const double step = gridStep(pixel);
        const auto isMultiple = [step](double value) { return std::abs(std::remainder(value, step)) < 1e-6; };
        if (to == 0) QVERIFY(distanceBetween(at, drop) < pixel);
        if (to == 1) QCOMPARE(at.x(), 77.0);
        if (to == 2) QVERIFY(isMultiple(at.x()) && isMultiple(at.y()));
    }

    void stepsAreRoundNumbers()
    {
        QCOMPARE(niceStep(1, 12), 20.0);
        QCOMPARE(niceStep(1, 10), 10.0);
        QCOMPARE(niceStep(0.1, 12), 2.0);
        QCOMPARE(niceStep(0.01, 12), 0.2);
        QCOMPARE(niceStep(1, 40), 50.0);
        QCOMPARE(niceStep(1, 51), 100.0);
    }

    void territoriesAreCarriedOffTheMap()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->click({280, 120}, Qt::ShiftModifier);
        const QByteArray before = m_table->state();
        const QSignalSpy carried(&m_table->view, &MapView::carriedOut);
        m_table->drag({120, 120}, {2000, 120});
        QCOMPARE(carried.size(), 1);
        QCOMPARE(carried.front().front().value<std::vector<RecordId>>(),
                 (std::vector<RecordId>{m_table->place("nw"), m_table->place("ne")}));
        QCOMPARE(m_table->state(), before); // they stay where they were
        QCOMPARE(m_table->selection.items().places.size(), 2U);
    }

    void artworkMakesRoomForWhatIsDrawnLive()
    {
        MapModel model = gridMap(2, 1);
        MapArtwork artwork;
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 900'>"
                               "<rect id='rush' x='0' y='0' width='100' height='100' fill='#ff0000'/></svg>";
        QVERIFY(artwork.setSource(svg, model));
        const auto colour = [&artwork] {
            artwork.renderNow(1);
            QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            artwork.paintBelow(painter);
            painter.end();
            return image.pixelColor(50, 50);
        };
        QCOMPARE(colour(), QColor(Qt::red));
        QVERIFY(!artwork.follow(model));
        MapEdit edit(model);
        QVERIFY(addBarrier(edit, false, "Rush", lineBetween(model, "t0", "t1")).has_value());
        QVERIFY(artwork.follow(model));
        QCOMPARE(colour(), QColor(Qt::white));
        edit.rollBack();
        QVERIFY(artwork.follow(model));
        QCOMPARE(colour(), QColor(Qt::red));
    }

private:
    const engine::Guides& guides() const { return m_table->document.model().info.guides; }
    void setGuides(const engine::Guides& guides)
    {
        m_table->document.edit(QStringLiteral("x"), [&](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.guides = guides;
            edit.setInfo(info);
            return {};
        });
    }
    /// From a ruler, at a place of the board, to a point of it.
    void pull(MapRuler& ruler, const QPointF& from, const QPointF& to)
    {
        const MapView& view = m_table->view;
        const QPoint begin = view.mapToGlobal(view.toWidget(from).toPoint());
        const QPoint ownMiddle = ruler.mapToGlobal(ruler.rect().center());
        const bool above = &ruler == m_above.get();
        const QPoint press(above ? begin.x() : ownMiddle.x(), above ? ownMiddle.y() : begin.y());
        const QPoint end = view.mapToGlobal(view.toWidget(to).toPoint());
        send(ruler, QEvent::MouseButtonPress, press);
        for (int i = 1; i <= 4; ++i) send(ruler, QEvent::MouseMove, press + (end - press) * i / 4);
        send(ruler, QEvent::MouseButtonRelease, end);
    }

    std::unique_ptr<ToolTable> m_table;
    std::unique_ptr<MapRuler> m_above;
    std::unique_ptr<MapRuler> m_beside;
    SelectTool m_select;
    BordersTool m_borders;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestDrawingAids)
#include "tst_drawingaids.moc"
