// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "engine/package/mappackage.h"
#include "tests/editor/geometry/mapsupport.h"
#include "tests/editor/geometry/samplemap.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <random>
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

    void pairs_data()
    {
        QTest::addColumn<QPainterPath>("second"); // beside a square of ten
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<double>("shared"); // 0: they do not touch
        const auto row = [](const char* name, double tolerance, double shared, const QPainterPath& path) {
            QTest::newRow(name) << path << tolerance << shared;
        };
        row("the same points", 0, 10, boxPath(10, 0, 10, 10));
        row("the same but for rounding", 0, 10, boxPath(10 + 1e-9, -1e-9, 10, 10));
        row("a corner alone", 0, 0, boxPath(10, 10, 10, 10));
        row("half a unit apart", 0.6, 10, boxPath(10.5, 0.2, 10, 9.6));
        row("half a unit apart, too far", 0.4, 0, boxPath(10.5, 0, 10, 10));
        row("corners in the middle of a side", 0, 4, boxPath(10, 3, 10, 4));
        row("corners near the middle of a side", 0.5, 4, boxPath(10.3, 3, 10, 4));
        row("a side that is longer", 0, 10, boxPath(10, -5, 10, 20));
        row("a side with more points", 0.5, 10,
            polygonPath({{10, 0}, {20, 0}, {20, 10}, {10, 10}, {10.3, 7}, {9.8, 5}, {10.2, 2}}));
        row("overlapping by a little", 0.5, 10, boxPath(9.7, 0, 10, 10));
    }
    void pairs()
    {
        QFETCH(QPainterPath, second);
        QFETCH(double, tolerance);
        QFETCH(double, shared);
        for (const bool swapped : {false, true}) {
            const QPainterPath square = boxPath(0, 0, 10, 10);
            const WeldedMap welded = weldShapes(
                std::vector<QPainterPath>{swapped ? second : square, swapped ? square : second}, {tolerance, 0, 0});
            QCOMPARE(faultOf(welded.map), QString());
            const std::vector<Adjacency> found = adjacencies(welded.map, 0.5);
            QCOMPARE(found.size(), shared > 0 ? std::size_t{1} : std::size_t{0});
            if (shared > 0)
                QVERIFY2(std::abs(found.front().length - shared) < 0.8,
                         qPrintable(QString::number(found.front().length)));
            QVERIFY(welded.report.gaps.empty());
            QVERIFY(welded.report.overlaps.empty());
        }
    }

    void curves_data()
    {
        QTest::addColumn<bool>("split");
        QTest::addColumn<bool>("flat");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("the same curve, the other way") << false << false << 0.0;
        QTest::newRow("in two pieces") << true << false << 0.0;
        QTest::newRow("as a polyline") << false << true << 0.1;
    }
    void curves()
    {
        QFETCH(bool, split);
        QFETCH(bool, flat);
        QFETCH(double, tolerance);
        const Segment border = Segment::cubic({10, 0}, {14, 3}, {6, 7}, {10, 10});
        QPainterPath first(QPointF(0, 0));
        first.lineTo(10, 0);
        first.cubicTo(border.startHandle, border.endHandle, border.end);
        first.lineTo(0, 10);
        first.closeSubpath();
        QPainterPath second(QPointF(20, 10));
        second.lineTo(10, 10);
        const Segment back = border.reversed();
        if (split) {
            const auto [a, b] = back.splitAt(0.3);
            second.cubicTo(a.startHandle, a.endHandle, a.end);
            second.cubicTo(b.startHandle, b.endHandle, b.end);
        } else if (flat) {
            for (int i = 1; i <= 20; ++i) second.lineTo(back.pointAt(i / 20.0));
        } else {
            second.cubicTo(back.startHandle, back.endHandle, back.end);
        }
        second.lineTo(20, 0);
        second.closeSubpath();
        const WeldedMap welded = weldShapes(std::vector<QPainterPath>{first, second}, {tolerance, 0, 0});
        QCOMPARE(faultOf(welded.map), QString());
        const auto chains = bordersBetween(welded.map, FaceId{0}, FaceId{1});
        QCOMPARE(chains.size(), std::size_t{1});
        QCOMPARE(chains.front().size(), split ? std::size_t{2} : flat ? std::size_t{20} : std::size_t{1});
        for (const HalfEdge half : chains.front())
            QVERIFY(welded.map.edge(half.edge()).curved); // the first shape's form
        QVERIFY(std::abs(areaOf(welded.map, FaceId{0}) + areaOf(welded.map, FaceId{1}) - 200) < 1e-9);
        QVERIFY(welded.report.gaps.empty());
        QVERIFY(welded.report.overlaps.empty());
    }

    void aCurveThatCrossesItself()
    {
        QPainterPath path(QPointF(0, 0));
        path.cubicTo(30, 24, -20, 24, 10, 0); // a loop above its foot
        path.closeSubpath();
        path.setFillRule(Qt::WindingFill);
        const WeldedMap welded = weldShapes(std::vector<QPainterPath>{path}, {0, 0, 0});
        QVERIFY(welded.report.settled);
        QCOMPARE(faultOf(welded.map), QString());
        QCOMPARE(ringsOf(welded.map, FaceId{0}).size(), std::size_t{2});
        const Segment curve = Segment::cubic({0, 0}, {30, 24}, {-20, 24}, {10, 0});
        QVERIFY(faceAt(welded.map, curve.pointAt(0.5) - QPointF(0, 1)) == FaceId{0});
        QVERIFY(faceAt(welded.map, {5, 1}) == FaceId{0});
        QVERIFY(faceAt(welded.map, {1, 5}) == kOutside);
        for (const EdgeId id : welded.map.edges())
            QCOMPARE(welded.map.edge(id).curved,
                     welded.map.segment(id).hull().height() > 0); // the foot alone is straight
    }

    void theSideOfABulge_data()
    {
        QTest::addColumn<QPointF>("handle");
        QTest::newRow("it turns back level") << QPointF(40, 0);
        QTest::newRow("it turns back steeper than it came") << QPointF(60, 14);
        QTest::newRow("it turns back flatter than it came") << QPointF(60, -14);
    }
    /// The eastern end of a curve lies between others that come from the same side of it.
    void theSideOfABulge()
    {
        QFETCH(QPointF, handle);
        for (const bool reversed : {false, true}) {
            QPainterPath path(QPointF(0, 0));
            path.cubicTo(handle, handle + QPointF(0, 1), QPointF(0, 10));
            path.closeSubpath();
            const WeldedMap welded =
                weldShapes(std::vector<QPainterPath>{reversed ? path.toReversed() : path}, {0, 0, 0});
            QCOMPARE(faultOf(welded.map), QString());
            QVERIFY(areaOf(welded.map, FaceId{0}) > 0);
        }
    }

    void holesAndIslands()
    {
        QPainterPath ring = boxPath(0, 0, 30, 30);
        ring.addPath(boxPath(10, 10, 10, 10)); // the same direction: a hole by the odd-even rule alone
        ring.setFillRule(Qt::OddEvenFill);
        QPainterPath islands = boxPath(12, 12, 2, 2);
        islands.addPath(boxPath(50, 0, 5, 5));
        const WeldedMap welded = weldShapes(std::vector<QPainterPath>{ring, islands});
        QCOMPARE(faultOf(welded.map), QString());
        QCOMPARE(areaOf(welded.map, FaceId{0}), 800.0);
        QCOMPARE(areaOf(welded.map, FaceId{1}), 29.0);
        QCOMPARE(ringsOf(welded.map, FaceId{0}).size(), std::size_t{2});
        QCOMPARE(ringsOf(welded.map, FaceId{1}).size(), std::size_t{2});
    }

    void whatIsFarTooTangledIsGivenUp_data()
    {
        QTest::addColumn<QString>("drawing");
        QTest::addColumn<int>("tangled"); // shape that is to blame; -1: none alone
        QTest::newRow("an outline through itself") << "scribble" << 1;
        QTest::newRow("a grid of lines") << "grid" << 1;
        QTest::newRow("long teeth side by side") << "comb" << 1;
        QTest::newRow("all in one spot of a vast board") << "crowd" << 1;
        QTest::newRow("curves that wind through each other") << "curves" << -1;
    }
    /// What takes minutes and gigabytes otherwise is refused in a second or so.
    void whatIsFarTooTangledIsGivenUp()
    {
        QFETCH(QString, drawing);
        QFETCH(int, tangled);
        std::mt19937 random(7);
        const auto place = [&random](double size) {
            const auto coordinate = [&] { return size * static_cast<double>(random()) / 4294967296.0; };
            const double x = coordinate();
            return QPointF(x, coordinate());
        };
        QPainterPath path(QPointF(0, 0));
        if (drawing == QLatin1String("scribble"))
            for (int i = 0; i < 10'000; ++i) path.lineTo(place(1000));
        if (drawing == QLatin1String("grid"))
            for (int i = 0; i < 4000; ++i)
                i % 2 == 0 ? path.lineTo(i % 4 == 0 ? 1000 : 0, i / 4.0) : path.lineTo(i / 4.0, i % 4 == 1 ? 1000 : 0);
        if (drawing == QLatin1String("comb"))
            for (int i = 0; i < 120'000; ++i) path.lineTo(i % 2 == 0 ? 1000 : 1, i / 120.0);
        if (drawing == QLatin1String("crowd")) {
            for (int i = 0; i < 60'000; ++i) path.lineTo(10 + i / 600.0, i % 2 == 0 ? 10 : 10.3);
            path.lineTo(0, 9e5);
        }
        if (drawing == QLatin1String("curves"))
            for (int i = 0; i < 2000; ++i) path.cubicTo(place(9e5), place(9e5), place(9e5));
        path.closeSubpath();
        const WeldedMap welded = weldShapes(std::vector<QPainterPath>{boxPath(2000, 2000, 9, 9), path});
        QVERIFY(!welded.report.settled);
        if (drawing != QLatin1String("curves")) QCOMPARE(static_cast<int>(welded.report.tangled), tangled);
        QVERIFY(welded.map.edges().empty());
    }

    void someCrossingsAreNoMatter()
    {
        constexpr int kPoints = 61;
        constexpr int kRounds = 30;
        QPainterPath star(QPointF(200, 100));
        for (int i = 1; i < kPoints; ++i) { // a polygon that goes round thirty times
            const double angle = 2 * M_PI * i * kRounds / kPoints;
            star.lineTo(100 + 100 * std::cos(angle), 100 + 100 * std::sin(angle));
        }
        star.closeSubpath();
        star.setFillRule(Qt::WindingFill);
        const WeldedMap welded = weldShapes(std::vector<QPainterPath>{star});
        QVERIFY(welded.report.settled);
        // Its notches lie at a third of its radius.
        const double notch = 100 * std::cos(M_PI * kRounds / kPoints) / std::cos(M_PI * (kRounds - 1) / kPoints);
        QVERIFY(std::abs(areaOf(welded.map, FaceId{0}) - kPoints * 100 * notch * std::sin(M_PI / kPoints)) < 1);
    }

    void shortRunsAreMarked()
    {
        const std::vector<QPainterPath> shapes{boxPath(0, 0, 10, 10), boxPath(10, 9, 10, 10)};
        QVERIFY(weldShapes(shapes, {0, 2, 0}).report.welded.front().isShort);
        QVERIFY(!weldShapes(shapes, {0, 0.5, 0}).report.welded.front().isShort);
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
