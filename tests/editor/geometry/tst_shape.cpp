// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/borderindex.h"
#include "editor/geometry/shape.h"

#include <QTest>

#include <cmath>

namespace marches::test {

using editor::BorderIndex;
using editor::BorderRun;
using editor::Shape;

namespace {

Shape polygon(const QPolygonF& corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return Shape(path);
}

Shape box(double x, double y, double width, double height)
{
    return polygon({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

double lengthOf(const BorderRun& run)
{
    double sum = 0;
    for (qsizetype i = 1; i < run.line.size(); ++i)
        sum += std::hypot(run.line[i].x() - run.line[i - 1].x(), run.line[i].y() - run.line[i - 1].y());
    return sum;
}

} // namespace

class TestShape : public QObject {
    Q_OBJECT

private slots:
    void aHoleIsOutside()
    {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        path.addRect(0, 0, 100, 100);
        path.addRect(30, 30, 40, 40);
        const Shape ring(path);
        QVERIFY(ring.contains({10, 10}));
        QVERIFY(!ring.contains({50, 50}));
        QVERIFY(!ring.contains({-1, 50}));
        QCOMPARE(ring.depth({10, 50}), 10.0);
        QCOMPARE(ring.depth({50, 45}), -15.0);
    }

    void anInsetLineKeepsItsDistanceFromTheOutline()
    {
        // An arm that is too thin for the distance, on a square: the line stays in the square.
        const Shape shape =
            polygon({{0, 0}, {100, 0}, {100, 48}, {150, 48}, {150, 52}, {100, 52}, {100, 100}, {0, 100}});
        const QPainterPath inner = editor::offsetInwards(shape, 6);
        QVERIFY(!inner.isEmpty());
        double nearest = 1e9;
        for (int i = 0; i < inner.elementCount(); ++i)
            nearest = std::min(nearest, shape.depth({inner.elementAt(i).x, inner.elementAt(i).y}));
        QVERIFY2(nearest >= 5.4, qPrintable(QString::number(nearest)));
        QVERIFY(inner.boundingRect().right() < 100);
        QVERIFY(inner.boundingRect().left() < 7);
    }

    void aRingWithoutRoomInsideStaysWhereItIs()
    {
        const Shape sliver = box(0, 0, 100, 4);
        QCOMPARE(editor::offsetInwards(sliver, 6).boundingRect(), sliver.bounds());
    }

    void theDeepestPointOfABentPlaceIsInsideIt()
    {
        // A thin arm and a square: the middle of the bounds is in neither.
        const Shape bent = polygon({{0, 0}, {200, 0}, {200, 20}, {60, 20}, {60, 80}, {0, 80}});
        const QPointF pole = editor::poleOfInaccessibility(bent, 0.5);
        QVERIFY(bent.contains(pole));
        QVERIFY(bent.depth(pole) > 29.0);
        QVERIFY(pole.x() < 60);
    }

    void aNameStandsInTheMiddleOfALongShape()
    {
        // Deepest near the right end; nearly as deep all along.
        const Shape wedge = polygon({{0, 0}, {300, 0}, {300, 102}, {0, 98}});
        const QPointF pole = editor::poleOfInaccessibility(wedge, 0.1);
        QVERIFY2(pole.x() > 200, qPrintable(QString::number(pole.x())));
        const QPointF middle = editor::labelCentre(wedge, 0.1);
        QVERIFY2(std::abs(middle.x() - 151) < 1, qPrintable(QString::number(middle.x())));
        // In a bent one the centroid may lie in the arm or outside: the name stays where there is room.
        const Shape bent = polygon({{0, 0}, {200, 0}, {200, 20}, {60, 20}, {60, 80}, {0, 80}});
        const QPointF kept = editor::labelCentre(bent, 0.5);
        QVERIFY(bent.depth(kept) > 0.89 * bent.depth(editor::poleOfInaccessibility(bent, 0.5)));
        QVERIFY(editor::labelCentre(Shape()).isNull());
    }

    void degenerateShapesEnd()
    {
        QVERIFY(editor::poleOfInaccessibility(Shape()).isNull());
        QVERIFY(Shape(QPainterPath()).isEmpty());
        const Shape thread = polygon({{0, 0}, {1e6, 0.001}, {1e6, 0}});
        editor::poleOfInaccessibility(thread); // a million units long and nothing wide: must come back
        QVERIFY(!thread.contains({5e5, 1}));
    }

    void sharedEdgesAreFound()
    {
        const Shape left = box(0, 0, 50, 40);
        const Shape right = box(50, 0, 50, 40);
        const BorderIndex index({&left, &right});
        const BorderRun shared = index.between(0, 1);
        QCOMPARE(lengthOf(shared), 40.0);
        QVERIFY(!shared.closed);
        const auto coast = index.runs(0, [](int beyond) { return beyond < 0; });
        QCOMPARE(coast.size(), std::size_t{1}); // three sides in one stretch, not cut at the first corner
        QCOMPARE(lengthOf(coast.front()), 140.0);
    }

    void bordersDrawnApartAreFound()
    {
        const Shape left = box(0, 0, 50, 40);
        const Shape right =
            polygon({{50.4, 0}, {100, 0}, {100, 40}, {50.4, 40}, {50.4, 17}}); // a gap, and another corner
        const BorderIndex index({&left, &right});
        QCOMPARE(lengthOf(index.between(0, 1)), 40.0);
        QCOMPARE(lengthOf(index.between(1, 0)), 40.0);
    }

    void theInsideIsOnItsSide()
    {
        const Shape clockwise = box(0, 0, 10, 10);
        const Shape other = polygon({{0, 0}, {0, 10}, {10, 10}, {10, 0}});
        const auto all = [](int) { return true; };
        QVERIFY(BorderIndex({&clockwise}).runs(0, all).front().insideIsRight);
        QVERIFY(!BorderIndex({&other}).runs(0, all).front().insideIsRight);
        QVERIFY(BorderIndex({&clockwise}).runs(0, all).front().closed);
        QVERIFY(BorderIndex({&clockwise}).runs(7, all).empty());
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestShape)
#include "tst_shape.moc"
