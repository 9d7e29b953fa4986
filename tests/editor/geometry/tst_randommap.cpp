// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits of random maps: what every map promises must hold after each of them. MARCHES_LONG=1 runs the full
// count.
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/faceedits.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/mapsupport.h"
#include "tests/editor/geometry/samplemap.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>
#include <map>

namespace marches::test {

using namespace editor;

namespace {

constexpr double kExtent = 160; // of the sample map

/// Draws from RapidCheck, so that a failure is shrunk to few edits.
int pick(int count) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, std::max(1, count))); }
double number(double low, double high) { return low + (high - low) * pick(1'000'000) / 1e6; }
QPointF somewhere() { return {number(-30, kExtent + 30), number(-30, kExtent + 30)}; }
QPointF aLittle(double most) { return {number(-most, most), number(-most, most)}; }

template <class Id> Id oneOf(const std::vector<Id>& ids)
{
    return ids[static_cast<std::size_t>(pick(static_cast<int>(ids.size())))];
}

QPainterPath randomPath(bool closed)
{
    const QPointF centre = somewhere();
    const int corners = 3 + pick(4);
    const double radius = number(1, 60);
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const double turn = closed ? 2 * M_PI * i / corners : 0;
        const QPointF to = closed ? centre + QPointF(std::cos(turn), std::sin(turn)) * radius * number(0.4, 1)
                                  : centre + QPointF(i * radius, 0) + aLittle(radius);
        if (i == 0)
            path.moveTo(to);
        else if (pick(3) == 0)
            path.cubicTo(path.currentPosition() + aLittle(radius / 4), to + aLittle(radius / 4), to);
        else
            path.lineTo(to);
    }
    return path;
}

/// One edit of a kind; its name is its place in the list.
EditResult randomEdit(PlanarMap& map, int kind)
{
    const std::vector<VertexId> vertices = map.vertices();
    const std::vector<EdgeId> edges = map.edges();
    const std::vector<FaceId> faces = map.faces();
    if (faces.empty()) kind = 12;
    const PathOptions options{pick(2) == 0 ? 1e-6 : number(0.1, 3), pick(2) == 0};
    switch (kind) {
    case 0: {
        std::vector<VertexMove> moves;
        for (int i = 1 + pick(3); i > 0; --i) {
            const VertexId v = oneOf(vertices);
            moves.push_back({v, map.at(v) + aLittle(pick(5) == 0 ? 60 : 3)});
        }
        return moveVertices(map, moves);
    }
    case 1: {
        const Edge edge = map.edge(oneOf(edges));
        const QPointF by = aLittle(4);
        return moveVertices(
            map, std::vector<VertexMove>{{edge.start, map.at(edge.start) + by}, {edge.end, map.at(edge.end) + by}});
    }
    case 2: {
        const EdgeId edge = oneOf(edges);
        const Segment s = map.segment(edge);
        return moveHandles(map, edge, s.pointAt(0.3) + aLittle(6), s.pointAt(0.7) + aLittle(6));
    }
    case 3: return pick(2) == 0 ? makeStraight(map, oneOf(edges)) : makeCurved(map, oneOf(edges));
    case 4: return insertVertex(map, oneOf(edges), number(-0.1, 1.1));
    case 5: return deleteVertex(map, oneOf(vertices));
    case 6: {
        const HalfEdge half(oneOf(edges), pick(2) == 0);
        return weldVertices(map, map.start(half), pick(4) == 0 ? oneOf(vertices) : map.end(half));
    }
    case 7: return weldToEdge(map, oneOf(vertices), oneOf(edges));
    case 8: {
        const FaceId face = oneOf(faces);
        const VertexId v = map.start(oneOf(map.sides(face)));
        return detachCorner(map, face, v, map.at(v) + aLittle(3));
    }
    case 9:
    case 10: return splitFace(map, oneOf(faces), randomPath(pick(4) == 0), options);
    case 11: {
        const HalfEdge half(oneOf(edges), true);
        if (map.left(half) == kOutside || map.right(half) == kOutside || pick(5) == 0)
            return mergeFaces(map, oneOf(faces), oneOf(faces), pick(2) == 0);
        return mergeFaces(map, map.left(half), map.right(half));
    }
    case 12: return addFace(map, randomPath(true), options);
    case 13: return removeFace(map, oneOf(faces));
    case 14: return moveFaces(map, std::vector<FaceId>{oneOf(faces)}, aLittle(pick(3) == 0 ? 100 : 3), Borders::Follow);
    case 15: return moveFaces(map, std::vector<FaceId>{oneOf(faces)}, aLittle(pick(3) == 0 ? 100 : 3), Borders::Part);
    case 16: {
        // A run as long as it gets, or one that a junction interrupts, and a line that may have nothing to do with it.
        std::vector<HalfEdge> run{HalfEdge(oneOf(edges), pick(2) == 0)};
        for (int most = pick(6); most > 0 && (map.degree(map.end(run.back())) == 2 || pick(8) == 0); --most)
            for (const HalfEdge half : map.star(map.end(run.back())))
                if (half != run.back().twin()) {
                    run.push_back(half);
                    break;
                }
        std::vector<Segment> by;
        QPointF at = map.at(map.start(run.front()));
        const QPointF end = map.at(map.end(run.back()));
        const int pieces = 1 + pick(static_cast<int>(run.size()) + 1);
        for (int i = 1; i <= pieces; ++i) {
            const QPointF to = i == pieces ? end : at + (end - at) / (pieces - i + 1) + aLittle(4);
            by.push_back(pick(2) == 0 ? Segment::line(at, to)
                                      : Segment::cubic(at, at + (to - at) / 3 + aLittle(4), to + aLittle(9), to));
            at = to;
        }
        return redrawRun(map, run, by);
    }
    default: {
        std::vector<VertexId> some;
        for (const HalfEdge half : map.sides(oneOf(faces))) some.push_back(map.start(half));
        QTransform turn;
        turn.translate(80, 80).rotate(number(-3, 3)).translate(-80, -80);
        return transformVertices(map, some, turn);
    }
    }
}

constexpr int kKinds = 18;

} // namespace

class TestRandomMap : public QObject {
    Q_OBJECT

    std::map<int, std::pair<int, int>> m_done; ///< by kind: applied, refused

private slots:
    void editsKeepTheMapWhole()
    {
        const bool full = qEnvironmentVariableIntValue("MARCHES_LONG") == 1;
        // Read at the first check. A failure of the usual run is shrunk by hand with RC_PARAMS="reproduce=...".
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", full ? "max_success=2000 max_size=100" : "max_success=40 max_size=100 noshrink=1");
        const int steps = full ? 60 : 25;
        const bool held = rc::check("random edits keep a random map whole", [&] {
            SampleMap sample{4, 4, 3, 40, 0, pick(2) == 0, static_cast<std::uint32_t>(pick(1000))};
            PlanarMap map = weldShapes(sampleShapes(sample), {0, 0, 0}).map;
            const QByteArray first = map.bytes();
            Patch all;
            for (int step = 0; step < steps; ++step) {
                const int kind = pick(kKinds);
                const QByteArray before = map.bytes();
                const EditResult edit = randomEdit(map, kind);
                auto& [applied, refused] = m_done[kind];
                (edit ? applied : refused)++;
                const QByteArray after = map.bytes();
                const std::string what = "kind " + std::to_string(kind);
                if (!edit) {
                    if (after != before) RC_FAIL(what + ": a refused edit changed the map: " + edit.error().code);
                    continue;
                }
                if (const QString fault = faultOf(map); !fault.isEmpty()) RC_FAIL(what + ": " + fault.toStdString());
                map.apply(edit->inverse());
                if (map.bytes() != before) RC_FAIL(what + ": undo gives another map");
                map.apply(*edit);
                if (map.bytes() != after) RC_FAIL(what + ": redo gives another map");
                all.merge(*edit);
            }
            const QByteArray last = map.bytes();
            map.apply(all.inverse());
            if (map.bytes() != first) RC_FAIL("undo of all merged gives another map");
            map.apply(all);
            if (map.bytes() != last) RC_FAIL("redo of all merged gives another map");
        });
        QVERIFY(held);
        for (int kind = 0; kind < kKinds; ++kind) {
            const auto& [applied, refused] = m_done[kind];
            QVERIFY2(applied > 0,
                     qPrintable(QStringLiteral("kind %1 was never applied, %2 refused").arg(kind).arg(refused)));
        }
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestRandomMap)
#include "tst_randommap.moc"
