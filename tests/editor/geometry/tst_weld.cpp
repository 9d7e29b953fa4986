// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/samplemap.h"
#include "editor/geometry/weld.h"
#include "engine/package/mappackage.h"
#include "tests/editor/geometry/mapsupport.h"

#include <QFile>
#include <QTest>

#include <set>

namespace marches::test {

using namespace editor;

class TestWeld : public QObject {
    Q_OBJECT

private slots:
    void samples_data()
    {
        QTest::addColumn<bool>("curved");
        QTest::addColumn<double>("apart");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 3}) {
            QTest::addRow("lines, seed %d", seed) << false << 0.0 << 0.0 << seed;
            QTest::addRow("curves, seed %d", seed) << true << 0.0 << 0.0 << seed;
            QTest::addRow("half a unit apart, seed %d", seed) << false << 0.5 << 1.0 << seed;
            QTest::addRow("curves half a unit apart, seed %d", seed) << true << 0.5 << 1.0 << seed;
        }
    }
    void samples()
    {
        QFETCH(bool, curved);
        QFETCH(double, apart);
        QFETCH(double, tolerance);
        QFETCH(int, seed);
        SampleMap sample{6, 5, 9, 40, apart, curved, static_cast<std::uint32_t>(seed)};
        const WeldedMap welded = weldShapes(sampleShapes(sample), {tolerance, 0, 2});
        QCOMPARE(faultOf(welded.map), QString());
        QCOMPARE(welded.map.faceCount(), std::size_t{30});
        QCOMPARE(adjacencies(welded.map, 5).size(), std::size_t{5 * 5 + 6 * 4});
        QCOMPARE(welded.report.overlaps.size(), std::size_t{0});
        QCOMPARE(welded.report.gaps.size(), std::size_t{0});
        if (apart > 0) return;
        // Nothing was lost or made up: corners, and the inner points of borders.
        const std::size_t inner = curved ? 2 : 8;
        QCOMPARE(welded.map.vertexCount(), 6 * 7 + (6 * 6 + 7 * 5) * inner);
        // Each face has its own outline.
        sample.apart = 0;
        const std::vector<QPainterPath> shapes = sampleShapes(sample);
        for (const FaceId face : welded.map.faces()) {
            const QPainterPath outline = outlineOf(welded.map, face);
            QCOMPARE(outline.boundingRect(), shapes[slotOf(face)].boundingRect());
        }
    }

    void theShippedBoardTouchesWhereItIsConnected()
    {
        const std::string folder = MARCHES_SOURCE_DIR "/maps/narnia/";
        QFile file(QString::fromStdString(folder + "board.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto svg = BoardSvg::read(file.readAll(), "board.svg");
        QVERIFY(svg.has_value());
        const auto data = engine::loadMap(folder + "map.yaml");
        QVERIFY(data.has_value());
        std::vector<int> places;
        std::vector<QPainterPath> shapes;
        for (int i = 0; i < data->board.placeCount(); ++i) {
            const engine::Place& place = data->board.place(i);
            if (place.kind != engine::PlaceKind::Land) continue;
            const auto outline = svg->outline(place.id);
            QVERIFY(outline.has_value());
            places.push_back(i);
            shapes.push_back(outline->path);
        }
        const WeldedMap welded = weldShapes(shapes, {0.05, 0, 2});
        QCOMPARE(faultOf(welded.map), QString());
        QCOMPARE(welded.map.faceCount(), shapes.size());
        std::set<std::pair<int, int>> drawn;
        for (const Adjacency& one : adjacencies(welded.map, 1))
            drawn.insert(std::minmax(places[slotOf(one.a)], places[slotOf(one.b)]));
        std::set<std::pair<int, int>> written;
        for (const engine::Connection& c : data->board.connections())
            if (c.kind != engine::ConnectionKind::SeaLane) written.insert(std::minmax(c.from, c.to));
        QCOMPARE(drawn, written);
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestWeld)
#include "tst_weld.moc"
