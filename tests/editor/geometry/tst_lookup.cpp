// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/strokes.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/mapsupport.h"
#include "tests/editor/geometry/samplemap.h"

#include <QTest>

#include <cmath>
#include <random>

namespace marches::test {

using namespace editor;

/// Questions to a map, and strokes.
class TestLookup : public QObject {
    Q_OBJECT

private slots:
    void thePointDeepestInsideKeepsClearOfHoles()
    {
        QPainterPath ring = boxPath(0, 0, 100, 40);
        ring.addPath(boxPath(10, 10, 20, 20).toReversed());
        const PlanarMap map = weldShapes(std::vector<QPainterPath>{ring}).map;
        const auto label = labelPointOf(map, FaceId{0}, 0.1);
        QVERIFY(label.has_value());
        QVERIFY2(label->depth > 19.8, qPrintable(QString::number(label->depth)));
        QVERIFY(label->at.x() > 49);
        QVERIFY(!labelPointOf(map, kOutside));
        QVERIFY(!labelPointOf(map, FaceId{3}));
    }

    void labelPointsLieInside()
    {
        const PlanarMap map = weldShapes(sampleShapes({5, 5, 9, 40, 0, false, 7}), {0, 0, 0}).map;
        for (const FaceId face : map.faces()) {
            const auto label = labelPointOf(map, face);
            QVERIFY(label.has_value());
            QVERIFY(label->depth > 4);
            // A square within the circle that is free around it.
            const double half = label->depth / std::sqrt(2.0) - 1e-6;
            QVERIFY(
                outlineOf(map, face).contains(QRectF(label->at.x() - half, label->at.y() - half, 2 * half, 2 * half)));
        }
    }

    /// What is said to be farther is so by the distance itself, and what is clearly farther is said to be.
    void fartherIsNeverSaidOfWhatIsNear()
    {
        std::mt19937 random(7);
        const auto share = [&random] { return static_cast<double>(random()) / 4294967296.0; };
        const auto point = [&share](double size) {
            const double x = share();
            return QPointF(size * x, size * share());
        };
        int near = 0;
        int far = 0;
        for (int i = 0; i < 20'000; ++i) {
            const double size = i % 3 == 0 ? 10 : i % 3 == 1 ? 1000 : 900'000; // the last has the most pieces
            const QPointF a = point(size);
            const QPointF b = point(size);
            const QPointF c = point(size);
            const QPointF d = point(size);
            const Segment curve = i % 5 == 0 ? Segment::line(a, b) : Segment::cubic(a, b, c, d);
            const QPointF at = i % 2 == 0 ? point(size) : curve.pointAt(share()) + point(size / 1000);
            const double distance = curve.nearestTo(at).distance;
            QVERIFY2(!curve.fartherThan(distance * 1.000001 + 1e-9, at), qPrintable(QString::number(i)));
            ++(distance < size / 500 ? near : far);
            if (distance > size / 20) QVERIFY2(curve.fartherThan(distance / 2, at), qPrintable(QString::number(i)));
        }
        QVERIFY(near > 1000 && far > 1000);
    }

    void followingABorder()
    {
        const PlanarMap map = squares(2, 2);
        const VertexId from = vertexAt(map, {10, 0});
        const auto corner = shortestBorder(map, from, vertexAt(map, {0, 10}));
        QVERIFY(corner.has_value());
        QCOMPARE(lengthOf(map, *corner), 20.0);
        const auto shortest = shortestBorder(map, from, vertexAt(map, {20, 20}));
        QVERIFY(shortest.has_value());
        QCOMPARE(lengthOf(map, *shortest), 30.0);
    }

    void theWayAcrossABorder_data()
    {
        QTest::addColumn<QPointF>("at");
        QTest::addColumn<double>("degrees");
        QTest::newRow("across an upright border") << QPointF(200, 50) << 0.0;
        QTest::newRow("and beside it") << QPointF(204, 50) << 0.0;
        QTest::newRow("across a level border") << QPointF(50, 100) << 90.0;
        QTest::newRow("a slope that falls to the right") << QPointF(350, 50) << 135.0;
        QTest::newRow("where there is no border") << QPointF(900, 900) << 90.0;
    }
    void theWayAcrossABorder()
    {
        QFETCH(QPointF, at);
        QFETCH(double, degrees);
        const std::vector<QPainterPath> shapes{boxPath(0, 0, 200, 100), boxPath(0, 100, 200, 100),
                                               polygonPath({{200, 0}, {300, 0}, {400, 100}, {200, 100}})};
        const double found = wayAcross(weldShapes(shapes).map, at);
        // Both directions of a line are one.
        const double apart = std::abs(std::remainder(found - degrees, 180.0));
        QVERIFY2(apart < 1e-6, qPrintable(QString::number(found)));
        QVERIFY(found > -1e-9 && found < 180 + 1e-9);
    }

    void bordersInOrder()
    {
        const PlanarMap map = weldShapes(sampleShapes({2, 1, 9, 40, 0, false, 3}), {0, 0, 0}).map;
        const auto chains = bordersBetween(map, FaceId{0}, FaceId{1});
        QCOMPARE(chains.size(), std::size_t{1});
        QCOMPARE(chains.front().size(), std::size_t{9});
        for (std::size_t i = 0; i < 9; ++i) {
            QCOMPARE(map.left(chains.front()[i]), FaceId{0});
            if (i > 0) QCOMPARE(map.start(chains.front()[i]), map.end(chains.front()[i - 1]));
        }
        QCOMPARE(bordersBetween(map, FaceId{0}, kOutside).size(), std::size_t{1});
    }

    void slitsAreNearContacts()
    {
        const std::vector<QPainterPath> shapes{boxPath(0, 0, 10, 10), boxPath(10.5, 0, 10, 10), boxPath(40, 0, 10, 10)};
        const WeldedMap apart = weldShapes(shapes, {0.1, 0, 1});
        QVERIFY(adjacencies(apart.map).empty());
        QCOMPARE(apart.report.gaps.size(), std::size_t{1});
        QVERIFY(std::abs(apart.report.gaps.front().width - 0.5) < 0.05);
        QVERIFY(std::abs(apart.report.gaps.front().area - 5) < 0.6);
        const WeldedMap closed = weldShapes(shapes, {0.6, 0, 1});
        QCOMPARE(adjacencies(closed.map).size(), std::size_t{1});
        QVERIFY(closed.report.gaps.empty());
        QCOMPARE(closed.report.welded.front().shift, 0.5);
    }

    void overlapsAreReported()
    {
        const std::vector<QPainterPath> shapes{boxPath(0, 0, 10, 10), boxPath(8, 0, 10, 10), boxPath(2, 2, 2, 2)};
        const WeldedMap welded = weldShapes(shapes);
        QCOMPARE(faultOf(welded.map), QString());
        QCOMPARE(welded.report.overlaps.size(), std::size_t{2});
        QCOMPARE(welded.report.overlaps.front().area, 20.0);
        QCOMPARE(areaOf(welded.map, FaceId{0}), 76.0);
        QCOMPARE(areaOf(welded.map, FaceId{1}), 100.0);
        const WeldedMap hidden = weldShapes(std::vector<QPainterPath>{boxPath(2, 2, 2, 2), boxPath(0, 0, 10, 10)});
        QCOMPARE(hidden.report.lost, std::vector<FaceId>{FaceId{0}});
        QCOMPARE(hidden.map.faceCount(), std::size_t{1});
    }

    void strokesAreSimplified()
    {
        std::vector<QPointF> stroke;
        for (int i = 0; i <= 200; ++i) stroke.emplace_back(i, 20 * std::sin(i * 0.05) + (i % 2) * 0.2);
        const std::vector<QPointF> few = simplified(stroke, 0.5);
        QVERIFY(few.size() < 30);
        QCOMPARE(few.front(), stroke.front());
        QCOMPARE(few.back(), stroke.back());
        for (const QPointF& p : stroke) {
            double nearest = 1e9;
            for (std::size_t i = 1; i < few.size(); ++i)
                nearest = std::min(nearest, nearestOnLine(p, few[i - 1], few[i]).distance);
            QVERIFY(nearest <= 0.5);
        }
    }

    void curvesFollowTheStroke()
    {
        std::vector<QPointF> stroke;
        for (int i = 0; i <= 100; ++i) stroke.emplace_back(i, 20 * std::sin(i * 0.05));
        for (int i = 1; i <= 50; ++i) stroke.emplace_back(100 - i, stroke[100].y() - i); // and a sharp turn
        const QPainterPath path = fittedCurve(stroke, 0.5);
        QVERIFY(path.elementCount() < 25);
        QVERIFY(path.elementCount() > 4);
        std::vector<Segment> pieces;
        QPointF at = path.elementAt(0);
        for (int i = 1; i < path.elementCount(); ++i) {
            if (path.elementAt(i).isLineTo()) {
                pieces.push_back(Segment::line(at, path.elementAt(i)));
            } else {
                pieces.push_back(Segment::cubic(at, path.elementAt(i), path.elementAt(i + 1), path.elementAt(i + 2)));
                i += 2;
            }
            at = pieces.back().end;
        }
        for (const QPointF& p : stroke) {
            double nearest = 1e9;
            for (const Segment& piece : pieces) nearest = std::min(nearest, piece.nearestTo(p).distance);
            QVERIFY2(nearest <= 0.55, qPrintable(QString::number(nearest)));
        }
        bool corner = false;
        for (const Segment& piece : pieces) corner = corner || piece.end == stroke[100];
        QVERIFY(corner);
        QVERIFY(fittedCurve({}, 1).isEmpty());
    }

    /// A hurried hand leaves points far apart, and on whole pixels.
    void curvesStayBesideStrokesOfFewPoints_data()
    {
        QTest::addColumn<double>("step");
        for (const double step : {1.0, 3.0, 5.0, 9.0}) QTest::newRow(qPrintable(QString::number(step))) << step;
    }
    void curvesStayBesideStrokesOfFewPoints()
    {
        QFETCH(double, step);
        constexpr double kTolerance = 2.5;
        for (int seed = 1; seed <= 40; ++seed) {
            std::vector<QPointF> stroke;
            const double radius = 120;
            const double turn = step / radius;
            for (double a = 0; a < 6.2; a += turn) {
                const double out = radius + 9 * std::sin(11 * a + seed) + 5 * std::sin(23 * a + 2 * seed) +
                                   3 * std::sin(41 * a + 3 * seed);
                stroke.emplace_back(std::round(out * std::cos(a)), std::round(out * std::sin(a)));
            }
            const QPainterPath path = fittedCurve(stroke, kTolerance);
            double furthest = 0;
            QPointF from = path.elementAt(0);
            for (int i = 1; i < path.elementCount(); ++i) {
                if (path.elementAt(i).isLineTo()) { // on the stroke
                    from = path.elementAt(i);
                    continue;
                }
                const Segment piece =
                    Segment::cubic(from, path.elementAt(i), path.elementAt(i + 1), path.elementAt(i + 2));
                for (const double t : {0.2, 0.4, 0.6, 0.8}) {
                    const QPointF at = piece.pointAt(t);
                    double nearest = 1e9;
                    for (std::size_t j = 1; j < stroke.size(); ++j)
                        nearest = std::min(nearest, nearestOnLine(at, stroke[j - 1], stroke[j]).distance);
                    furthest = std::max(furthest, nearest);
                }
                from = piece.end;
                i += 2;
            }
            QVERIFY2(furthest < 2 * kTolerance, qPrintable(QStringLiteral("%1: %2").arg(seed).arg(furthest)));
        }
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestLookup)
#include "tst_lookup.moc"
