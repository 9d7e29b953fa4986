// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/mapsupport.h"

#include <QTest>

#include <functional>

namespace marches::test {

using namespace editor;

using Edit = std::function<EditResult(PlanarMap&)>;

class TestPlanarMap : public QObject {
    Q_OBJECT

private slots:
    void aGridHasWhatItShould()
    {
        const PlanarMap map = squares(3, 2);
        QCOMPARE(faultOf(map), QString());
        QCOMPARE(map.vertexCount(), std::size_t{12});
        QCOMPARE(map.edgeCount(), std::size_t{17});
        QCOMPARE(map.faceCount(), std::size_t{6});
        QCOMPARE(areaOf(map, FaceId{4}), 100.0);
        QCOMPARE(boundsOf(map, FaceId{4}), QRectF(10, 10, 10, 10));
        QCOMPARE(faceAt(map, {15, 15}), FaceId{4});
        QCOMPARE(faceAt(map, {35, 15}), kOutside);
        QCOMPARE(adjacencies(map).size(), std::size_t{7}); // corners do not count
        QCOMPARE(neighboursOf(map, FaceId{4}, 10.5).size(), std::size_t{0});
    }

    void theStarRunsClockwise()
    {
        const PlanarMap map = squares(2, 2);
        const std::vector<HalfEdge> star = map.star(vertexAt(map, {10, 10}));
        std::vector<QPointF> ends;
        for (const HalfEdge half : star) ends.push_back(map.at(map.end(half)));
        const std::vector<QPointF> expected{{20, 10}, {10, 20}, {0, 10}, {10, 0}};
        QCOMPARE(ends, expected);
    }

    void edits_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("refused");
        QTest::addColumn<double>("firstArea"); // of face 0 afterwards
        const auto at = [](const PlanarMap& map, double x, double y) { return vertexAt(map, {x, y}); };
        const auto row = [](const char* name, const Edit& edit, const char* refused, double area) {
            QTest::newRow(name) << edit << QString::fromLatin1(refused) << area;
        };
        row(
            "move the middle",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 10, 10), {12, 12}}});
            },
            "", 120);
        row(
            "move it across a border",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 10, 10), {25, 9}}});
            },
            "edges-cross", 100);
        row(
            "move it onto a corner",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 10, 10), {20, 20}}});
            },
            "vertex-on-vertex", 100);
        row(
            "move a corner onto an edge",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 0, 0), {10, 5}}});
            },
            "edges-overlap", 100);
        row(
            "turn a square over",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 0, 0), {25, 25}}});
            },
            "edges-cross", 100);
        row(
            "move to nowhere",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 0, 0), {qQNaN(), 0}}});
            },
            "no-number", 100);
        row(
            "move too far",
            [at](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{at(m, 0, 0), {-2e6, 0}}});
            },
            "no-number", 100);
        row(
            "move an unknown vertex",
            [](PlanarMap& m) {
                return moveVertices(m, std::vector<VertexMove>{{VertexId{99}, {0, 0}}});
            },
            "no-such-element", 100);
        row(
            "move an edge",
            [](PlanarMap& m) {
                const Edge edge = m.edge(edgeNear(m, {10, 5}));
                const QPointF by(2, 0);
                return moveVertices(
                    m, std::vector<VertexMove>{{edge.start, m.at(edge.start) + by}, {edge.end, m.at(edge.end) + by}});
            },
            "", 120);
        row(
            "curve an edge",
            [](PlanarMap& m) {
                return makeCurved(m, edgeNear(m, {10, 5}));
            },
            "", 100);
        row(
            "bend it",
            [](PlanarMap& m) {
                const Segment side = m.segment(edgeNear(m, {0, 5}));
                const QPointF out(-4, 0);
                return moveHandles(m, edgeNear(m, {0, 5}), side.pointAt(1.0 / 3) + out, side.pointAt(2.0 / 3) + out);
            },
            "", 120);
        row(
            "bend it too far",
            [](PlanarMap& m) {
                return moveHandles(m, edgeNear(m, {10, 5}), {60, 0}, {60, 20});
            },
            "edges-cross", 100);
        row(
            "knot it",
            [](PlanarMap& m) {
                const Segment side = m.segment(edgeNear(m, {0, 5}));
                const QPointF out(-30, 0);
                const QPointF along = (side.end - side.start) * 3;
                return moveHandles(m, edgeNear(m, {0, 5}), side.end + along + out, side.start - along + out);
            },
            "edges-cross", 100);
        row(
            "fold it upon its own line",
            [](PlanarMap& m) {
                const Segment side = m.segment(edgeNear(m, {0, 5}));
                const QPointF along = side.end - side.start;
                return moveHandles(m, edgeNear(m, {0, 5}), side.end + along * 0.4, side.start - along * 0.4);
            },
            "edges-overlap", 100);
        row(
            "handles that cross on its line",
            [](PlanarMap& m) {
                const Segment side = m.segment(edgeNear(m, {0, 5}));
                return moveHandles(m, edgeNear(m, {0, 5}), side.pointAt(0.6), side.pointAt(0.4));
            },
            "", 100);
        row(
            "insert a vertex",
            [](PlanarMap& m) {
                return insertVertex(m, edgeNear(m, {10, 5}), 0.25);
            },
            "", 100);
        row(
            "insert at the end",
            [](PlanarMap& m) {
                return insertVertex(m, edgeNear(m, {10, 5}), 1);
            },
            "edge-too-short", 100);
        row(
            "delete a junction", [at](PlanarMap& m) { return deleteVertex(m, at(m, 10, 10)); }, "is-junction", 100);
        row(
            "delete an outer corner", [at](PlanarMap& m) { return deleteVertex(m, at(m, 0, 0)); }, "", 50);
        row(
            "weld two corners", [at](PlanarMap& m) { return weldVertices(m, at(m, 10, 0), at(m, 0, 0)); }, "", 50);
        row(
            "weld across a face", [at](PlanarMap& m) { return weldVertices(m, at(m, 0, 0), at(m, 10, 10)); },
            "face-vanishes", 100);
        row(
            "weld a corner to itself", [at](PlanarMap& m) { return weldVertices(m, at(m, 0, 0), at(m, 0, 0)); },
            "no-such-element", 100);
        row(
            "detach the middle",
            [at](PlanarMap& m) {
                return detachCorner(m, FaceId{0}, at(m, 10, 10), {8, 8});
            },
            "", 80);
        row(
            "detach a free corner",
            [at](PlanarMap& m) {
                return detachCorner(m, FaceId{0}, at(m, 0, 0), {1, 1});
            },
            "not-in-contact", 100);
        row(
            "detach outwards",
            [at](PlanarMap& m) {
                return detachCorner(m, FaceId{0}, at(m, 10, 10), {12, 12});
            },
            "edges-cross", 100);
    }
    void edits()
    {
        QFETCH(Edit, edit);
        QFETCH(double, firstArea);
        PlanarMap map = squares(2, 2);
        const QByteArray before = map.bytes();
        const EditResult result = edit(map);
        QTEST(codeOf(result), "refused");
        QCOMPARE(faultOf(map), QString());
        QCOMPARE(areaOf(map, FaceId{0}), firstArea);
        if (!result) {
            QCOMPARE(map.bytes(), before);
            return;
        }
        QVERIFY(!result->isEmpty());
        QCOMPARE(undoFault(map, *result, before), QString());
    }

    void aSecondSegmentOfADragMerges()
    {
        PlanarMap map = squares(2, 2);
        const QByteArray before = map.bytes();
        const VertexId middle = vertexAt(map, {10, 10});
        Patch drag = *moveVertices(map, std::vector<VertexMove>{{middle, {11, 10}}});
        drag.merge(*moveVertices(map, std::vector<VertexMove>{{middle, {12, 11}}}));
        QCOMPARE(drag.vertices.size(), std::size_t{1});
        QCOMPARE(undoFault(map, drag, before), QString());
        const Affected affected = affectedBy(map, drag);
        QCOMPARE(affected.edges.size(), std::size_t{4});
        QCOMPARE(affected.faces.size(), std::size_t{4});
        drag.merge(*moveVertices(map, std::vector<VertexMove>{{middle, {10, 10}}}));
        QVERIFY(drag.isEmpty());
        QCOMPARE(map.bytes(), before);
    }

    void bordersStopBeforeAnIsland()
    {
        // A square must not be drawn over an islet, nor an islet be put into a square.
        const std::vector<QPainterPath> shapes{boxPath(0, 0, 10, 10), boxPath(14, 4, 2, 2)};
        PlanarMap map = weldShapes(shapes).map;
        QCOMPARE(faultOf(map), QString());
        const QByteArray before = map.bytes();
        const std::vector<VertexMove> over{{vertexAt(map, {10, 0}), {30, 0}}, {vertexAt(map, {10, 10}), {30, 10}}};
        QCOMPARE(codeOf(moveVertices(map, over)), QStringLiteral("face-swallowed"));
        QCOMPARE(codeOf(moveVertices(map, std::vector<VertexMove>{{vertexAt(map, {10, 0}), {14, 5}}})),
                 QStringLiteral("vertex-on-edge"));
        std::vector<VertexId> islet;
        for (const HalfEdge half : map.sides(FaceId{1})) islet.push_back(map.start(half));
        QCOMPARE(codeOf(transformVertices(map, islet, QTransform::fromTranslate(-10, 0))),
                 QStringLiteral("face-swallowed"));
        QCOMPARE(map.bytes(), before);
        QVERIFY(transformVertices(map, islet, QTransform::fromTranslate(-20, 0))); // over it to the other side
        QCOMPARE(faultOf(map), QString());
    }

    void aMirroredIslandIsTurnedOver()
    {
        PlanarMap map = squares(1, 1);
        QCOMPARE(codeOf(transformVertices(map, map.vertices(), QTransform::fromScale(-1, 1))),
                 QStringLiteral("face-swallowed"));
        QCOMPARE(faultOf(map), QString());
        QVERIFY(transformVertices(map, map.vertices(), QTransform().rotate(30)));
        QCOMPARE(faultOf(map), QString());
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestPlanarMap)
#include "tst_planarmap.moc"
