// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/adjacency.h"
#include "editor/geometry/faceedits.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/mapsupport.h"

#include <QTest>

#include <functional>

namespace marches::test {

using namespace editor;

using Edit = std::function<EditResult(PlanarMap&)>;
using Areas = QList<double>;

namespace {

QPainterPath linePath(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    return path;
}

/// Faces 0 to 3 are squares of ten, 4 is a ring around a lake to their right, 5 an islet in that lake.
PlanarMap board()
{
    QPainterPath around = boxPath(30, 0, 30, 30);
    around.addPath(boxPath(40, 10, 10, 10).toReversed());
    const std::vector<QPainterPath> shapes{
        boxPath(0, 0, 10, 10), boxPath(10, 0, 10, 10), boxPath(0, 10, 10, 10), boxPath(10, 10, 10, 10), around,
        boxPath(44, 14, 2, 2)};
    return weldShapes(shapes, {0, 0, 0}).map;
}

Areas areasOf(const PlanarMap& map)
{
    Areas areas;
    for (const FaceId face : map.faces()) areas << std::round(areaOf(map, face) * 1000) / 1000;
    return areas;
}

} // namespace

class TestFaceEdits : public QObject {
    Q_OBJECT

private slots:
    void edits_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("refused");
        QTest::addColumn<Areas>("areas"); // by face, of those that are there afterwards
        const Areas same{100, 100, 100, 100, 800, 4};
        const auto row = [](const char* name, const Areas& areas, const char* refused, const Edit& edit) {
            QTest::newRow(name) << edit << QString::fromLatin1(refused) << areas;
        };
        const auto split = [](int face, const QPolygonF& points, PathOptions options = {}) {
            return [=](PlanarMap& m) { return splitFace(m, static_cast<FaceId>(face), linePath(points), options); };
        };
        const auto add = [](const QPolygonF& points, PathOptions options = {}) {
            return [=](PlanarMap& m) { return addFace(m, linePath(points), options); };
        };
        row("split a square", {60, 100, 100, 100, 800, 4, 40}, "", split(0, {{4, -1}, {4, 11}}));
        row("split from border to border", {60, 100, 100, 100, 800, 4, 40}, "", split(0, {{4, 0}, {4, 10}}));
        row("split from corner to corner", {50, 100, 100, 100, 800, 4, 50}, "", split(0, {{0, 0}, {10, 10}}));
        row("split near the corners", {50, 100, 100, 100, 800, 4, 50}, "",
            split(0, {{0.3, 0.2}, {9.8, 9.9}}, {0.5, false}));
        row("split through two", {60, 100, 60, 100, 800, 4, 40, 40}, "", split(0, {{4, -1}, {4, 21}}, {1e-6, true}));
        row("split only one of two", {60, 100, 100, 100, 800, 4, 40}, "", split(0, {{4, -1}, {4, 21}}));
        row("split in three", {40, 100, 100, 100, 800, 4, 30, 30}, "", split(0, {{3, -1}, {3, 11}, {7, 11}, {7, -1}}));
        row("split by a loop inside", {96, 100, 100, 100, 800, 4, 4}, "",
            split(0, {{4, 4}, {6, 4}, {6, 6}, {4, 6}, {4, 4}}));
        row("split by a loop around the lake", {100, 100, 100, 100, 644, 4, 156}, "",
            split(4, {{37, 7}, {53, 7}, {53, 23}, {37, 23}, {37, 7}}));
        row("split from shore to shore", {100, 100, 100, 100, 400, 4, 400}, "", split(4, {{29, 15}, {61, 15}}));
        row("a path that ends inside", same, "path-does-not-split", split(0, {{4, -1}, {4, 5}}));
        row("a path elsewhere", same, "path-does-not-split", split(0, {{4, 40}, {4, 50}}));
        row("a path to the lake alone", same, "path-does-not-split", split(4, {{29, 15}, {41, 15}}));
        row("a path with a knot", same, "path-crosses-itself", split(0, {{2, -1}, {2, 8}, {8, 8}, {8, 4}, {-1, 4}}));
        row("a path to nowhere", same, "no-number", split(0, {{2, -1}, {2, qInf()}}));
        row("split what is not there", same, "no-such-element", split(17, {{2, -1}, {2, 11}}));
        row("add an island", {100, 100, 100, 100, 800, 4, 25}, "", add({{-10, 0}, {-5, 0}, {-5, 5}, {-10, 5}}));
        row("add, the other way round", {100, 100, 100, 100, 800, 4, 25}, "",
            add({{-10, 5}, {-5, 5}, {-5, 0}, {-10, 0}}));
        row("add at a coast", {100, 100, 100, 100, 800, 4, 200}, "", add({{20, 0}, {30, 0}, {30, 20}, {20, 20}}));
        row("add over others", {100, 100, 100, 100, 800, 4, 325}, "", add({{5, -15}, {25, -15}, {25, 5}, {5, 5}}));
        row("add, cut out of others", {75, 50, 100, 100, 800, 4, 400}, "",
            add({{5, -15}, {25, -15}, {25, 5}, {5, 5}}, {1e-6, true}));
        row("add around an islet", {100, 100, 100, 100, 800, 4, 96}, "", add({{35, 5}, {55, 5}, {55, 25}, {35, 25}}));
        row("add, with all that is inside", {100, 100, 100, 100, 500, 400}, "",
            add({{35, 5}, {55, 5}, {55, 25}, {35, 25}}, {1e-6, true}));
        row("add what is taken", same, "path-encloses-nothing", add({{2, 2}, {8, 2}, {8, 8}, {2, 8}}));
        row("add a line", same, "path-encloses-nothing", add({{-2, -2}, {-8, -2}}));
        row("add a knot", same, "path-crosses-itself", add({{-10, 0}, {-5, 5}, {-5, 0}, {-10, 5}}));
        row("add near a coast", {100, 100, 100, 100, 800, 4, 200}, "",
            add({{20.4, 0.3}, {30.2, 0.1}, {29.8, 20}, {20.3, 19.8}}, {0.6, false}));
        row("merge two", {200, 100, 100, 800, 4}, "", [](PlanarMap& m) { return mergeFaces(m, FaceId{0}, FaceId{1}); });
        row("merge at a corner", same, "not-neighbours",
            [](PlanarMap& m) { return mergeFaces(m, FaceId{0}, FaceId{3}); });
        row("merge far ones", {104, 100, 100, 100, 800}, "",
            [](PlanarMap& m) { return mergeFaces(m, FaceId{0}, FaceId{5}, true); });
        row("merge with itself", same, "no-such-element",
            [](PlanarMap& m) { return mergeFaces(m, FaceId{0}, FaceId{0}); });
        row("remove one", {100, 100, 100, 800, 4}, "", [](PlanarMap& m) { return removeFace(m, FaceId{0}); });
        row("remove the ring", {100, 100, 100, 100, 4}, "", [](PlanarMap& m) { return removeFace(m, FaceId{4}); });
        const auto move = [](std::vector<FaceId> faces, QPointF by, Borders borders) {
            return [=](PlanarMap& m) { return moveFaces(m, faces, by, borders); };
        };
        row("move an islet", same, "", move({FaceId{5}}, {1, 1}, Borders::Follow));
        row("move it ashore", same, "edges-cross", move({FaceId{5}}, {5, 0}, Borders::Follow));
        row("move it inland", same, "face-swallowed", move({FaceId{5}}, {9, 0}, Borders::Follow));
        row("move the ring alone", same, "", move({FaceId{4}}, {2, 2}, Borders::Follow));
        row("move the ring over its islet", same, "face-swallowed", move({FaceId{4}}, {8, 0}, Borders::Follow));
        row("leave the islet behind", same, "", move({FaceId{4}}, {50, 0}, Borders::Follow));
        row("move both", same, "", move({FaceId{4}, FaceId{5}}, {50, 0}, Borders::Follow));
        row("move a square, borders follow", {100, 80, 80, 80, 800, 4}, "", move({FaceId{0}}, {2, 2}, Borders::Follow));
        row("move a square, borders part", same, "", move({FaceId{0}}, {-2, -2}, Borders::Part));
        row("move a square into its neighbour", same, "edges-cross", move({FaceId{0}}, {2, -2}, Borders::Part));
        row("part, but do not move", same, "vertex-on-vertex", move({FaceId{0}}, {0, 0}, Borders::Part));
        row("move two squares away", same, "", move({FaceId{0}, FaceId{1}}, {0, -5}, Borders::Part));
    }
    void edits()
    {
        QFETCH(Edit, edit);
        PlanarMap map = board();
        QCOMPARE(faultOf(map), QString());
        const QByteArray before = map.bytes();
        const EditResult result = edit(map);
        QTEST(codeOf(result), "refused");
        QCOMPARE(faultOf(map), QString());
        QTEST(areasOf(map), "areas");
        if (!result) {
            QCOMPARE(map.bytes(), before);
            return;
        }
        QCOMPARE(undoFault(map, *result, before), QString());
    }

    void aCurvedSplitKeepsItsCurve()
    {
        PlanarMap map = board();
        QPainterPath path(QPointF(0, 5));
        path.cubicTo({3, 0}, {7, 10}, {10, 5});
        const EditResult result = splitFace(map, FaceId{0}, path);
        QVERIFY(result.has_value());
        QCOMPARE(faultOf(map), QString());
        const auto chains = bordersBetween(map, FaceId{0}, addedFace(*result));
        QCOMPARE(chains.size(), std::size_t{1});
        QCOMPARE(chains.front().size(), std::size_t{1});
        QVERIFY(map.edge(chains.front().front().edge()).curved);
    }

    void bordersThatAPathCrossesToNoPurposeStayWhole()
    {
        PlanarMap map = board();
        const std::size_t vertices = map.vertexCount();
        QVERIFY(splitFace(map, FaceId{0}, linePath({{4, -5}, {4, 50}})).has_value()); // also across face 2
        QCOMPARE(map.vertexCount(), vertices + 2);
        QVERIFY(addFace(map, linePath({{5, -15}, {25, -15}, {25, 5}, {5, 5}})).has_value());
        QCOMPARE(map.vertexCount(), vertices + 2 + 3 + 2); // its own corners, and where it meets the coasts
    }

    void aNewFaceSharesTheBordersItFollows()
    {
        PlanarMap map = board();
        const EditResult result = addFace(map, boxPath(20, 0, 10, 20));
        QVERIFY(result.has_value());
        const std::vector<Adjacency> found = neighboursOf(map, addedFace(*result));
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].length, 10.0);
        QCOMPARE(found[2].length, 20.0);
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestFaceEdits)
#include "tst_faceedits.moc"
