// SPDX-License-Identifier: GPL-3.0-or-later
// GEOS asked about random maps: what it finds in the polylines of their faces must be what the map says of itself.
// MARCHES_LONG=1 runs the full count.
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/faceedits.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/geosreference.h"
#include "tests/editor/geometry/mapsupport.h"
#include "tests/editor/geometry/samplemap.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <random>
#include <set>

namespace marches::test {

using namespace editor;

namespace {

/// Of sums of the same numbers in another order, for each unit of what is added up.
constexpr double kRounding = 1e-9;
/// GEOS and the map look at the same polylines; nearer to them than this, either may be right.
constexpr double kOnBorder = 1e-6;
/// Qt draws a curve as straight pieces that are not as near to it as the map's (kFlatness).
constexpr double kQtFlatness = 0.5;

/// Random numbers that follow from a seed, the same everywhere.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_random(seed) {}

    int pick(int count) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(count)); }
    double number(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(m_random()) / 4294967296.0);
    }
    /// From here on places are whole numbers.
    void setWhole(bool whole) { m_whole = whole; }
    QPointF aLittle(double most) { return within({-most, -most, 2 * most, 2 * most}); }
    QPointF within(const QRectF& box)
    {
        const double x = number(box.left(), box.right());
        const double y = number(box.top(), box.bottom());
        return m_whole ? QPointF(std::round(x), std::round(y)) : QPointF(x, y);
    }
    template <class Id> Id oneOf(const std::vector<Id>& ids)
    {
        return ids[static_cast<std::size_t>(pick(static_cast<int>(ids.size())))];
    }

private:
    std::mt19937 m_random;
    bool m_whole = false;
};

SampleMap sampleOf(Dice& dice, bool curved, std::uint32_t seed)
{
    SampleMap sample{2 + dice.pick(3), 2 + dice.pick(3), 1 + dice.pick(4), 40, 0, curved, seed};
    if (dice.pick(4) == 0) sample.apart = 0.3; // slits all over the map
    return sample;
}

QPainterPath cut(Dice& dice, const QRectF& box, bool curved)
{
    const QRectF around = box.adjusted(-10, -10, 10, 10);
    QPainterPath path(dice.within(around));
    for (int i = 1 + dice.pick(3); i > 0; --i) {
        const QPointF to = dice.within(around);
        if (curved && dice.pick(2) == 0) {
            const QPointF a = path.currentPosition() + dice.aLittle(15);
            path.cubicTo(a, to + dice.aLittle(15), to);
        } else {
            path.lineTo(to);
        }
    }
    return path;
}

QPainterPath lump(Dice& dice, const QPointF& centre, double radius, bool curved)
{
    QPainterPath path;
    const int corners = 3 + dice.pick(4);
    QPointF first;
    for (int i = 0; i <= corners; ++i) {
        const double turn = 2 * M_PI * i / corners;
        const double reach = radius * dice.number(0.5, 1);
        QPointF to = centre + QPointF(std::cos(turn), std::sin(turn)) * reach;
        if (i == 0) path.moveTo(first = to);
        if (i == corners) to = first;
        if (i > 0 && curved && dice.pick(2) == 0) {
            const QPointF a = path.currentPosition() + dice.aLittle(radius / 3);
            path.cubicTo(a, to + dice.aLittle(radius / 3), to);
        } else if (i > 0) {
            path.lineTo(to);
        }
    }
    return path;
}

constexpr int kKinds = 13;

/// One edit of a kind; its name is its place in the list.
EditResult randomEdit(PlanarMap& map, Dice& dice, int kind, bool curved)
{
    const std::vector<VertexId> vertices = map.vertices();
    const std::vector<EdgeId> edges = map.edges();
    const std::vector<FaceId> faces = map.faces();
    const FaceId face = dice.oneOf(faces);
    const EdgeId edge = dice.oneOf(edges);
    switch (kind) {
    case 0: {
        const VertexId v = dice.oneOf(vertices);
        return moveVertices(map, std::vector<VertexMove>{{v, map.at(v) + dice.aLittle(dice.pick(5) == 0 ? 40 : 4)}});
    }
    case 1: return deleteVertex(map, dice.oneOf(vertices));
    case 2: return insertVertex(map, edge, dice.number(0.05, 0.95));
    case 3: return splitFace(map, face, cut(dice, boundsOf(map, face), curved));
    case 4: // a hole with a face in it
        return splitFace(map, face, lump(dice, labelPointOf(map, face)->at, dice.number(1, 15), curved));
    case 5: {
        const HalfEdge half(edge, true);
        if (map.left(half) == kOutside || map.right(half) == kOutside)
            return mergeFaces(map, face, dice.oneOf(faces), true);
        return mergeFaces(map, map.left(half), map.right(half));
    }
    case 6: return removeFace(map, face);
    case 7: {
        const QPointF centre = dice.within({-20, -20, 200, 200});
        const QPainterPath path = lump(dice, centre, dice.number(5, 40), curved);
        return addFace(map, path, {1e-6, dice.pick(2) == 0});
    }
    case 8: return moveFaces(map, std::vector<FaceId>{face}, dice.aLittle(3), Borders::Follow);
    case 9: return moveFaces(map, std::vector<FaceId>{face}, dice.aLittle(dice.pick(3) == 0 ? 60 : 3), Borders::Part);
    case 10: {
        const HalfEdge half(edge, dice.pick(2) == 0);
        return weldVertices(map, map.start(half), dice.pick(4) == 0 ? dice.oneOf(vertices) : map.end(half));
    }
    case 11: {
        const VertexId v = map.start(dice.oneOf(map.sides(face)));
        return detachCorner(map, face, v, map.at(v) + dice.aLittle(3));
    }
    default: {
        if (!curved) return weldToEdge(map, dice.oneOf(vertices), edge);
        const Segment s = map.segment(edge);
        const QPointF a = s.pointAt(0.3) + dice.aLittle(6);
        return moveHandles(map, edge, a, s.pointAt(0.7) + dice.aLittle(6));
    }
    }
}

/// The same with whole numbers, as drawn on a grid: much of it is level, upright or in one line.
QPainterPath onGrid(QPainterPath path)
{
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        path.setElementPositionAt(i, std::round(at.x), std::round(at.y));
    }
    return path;
}

/// A map after many edits, which follows from its seed.
struct EditedMap {
    EditedMap(std::uint32_t seed, int steps) : dice(seed), curved(seed % 2 == 0)
    {
        const bool grid = seed % 3 == 0;
        dice.setWhole(grid);
        std::vector<QPainterPath> shapes = sampleShapes(sampleOf(dice, curved, seed));
        if (grid) std::ranges::transform(shapes, shapes.begin(), onGrid);
        map = weldShapes(shapes, {0, 0, 0}).map;
        for (int i = 0; i < steps && map.faceCount() > 0; ++i) {
            const int kind = dice.pick(kKinds);
            if (randomEdit(map, dice, kind, curved)) ++applied[kind];
        }
        dice.setWhole(false);
    }

    Dice dice;
    bool curved = false;
    PlanarMap map;
    std::map<int, int> applied; ///< by kind
};

QString number(double value) { return QString::number(value, 'g', 12); }

QString differs(const char* what, double ours, double theirs, double most)
{
    if (std::abs(ours - theirs) <= most) return {};
    return QStringLiteral("%1: %2 and not %3 (may differ by %4)")
        .arg(QLatin1String(what), number(ours), number(theirs), number(most));
}

/// The faces as GEOS sees them, by the map's polylines.
struct Faces {
    explicit Faces(const PlanarMap& of) : map(of), names(of.faces())
    {
        for (const FaceId face : names) areas.push_back(GeosArea::ofFace(map, face));
    }

    const PlanarMap& map;
    std::vector<FaceId> names;
    std::vector<GeosArea> areas;
};

QString validityFault(const Faces& faces)
{
    for (std::size_t i = 0; i < faces.names.size(); ++i) {
        const GeosArea& area = faces.areas[i];
        if (const QString fault = area.isEmpty() ? QStringLiteral("without area") : area.fault(); !fault.isEmpty())
            return QStringLiteral("face %1: %2").arg(slotOf(faces.names[i])).arg(fault);
    }
    return {};
}

/// The map's area is that of the curves. Between a curve and its polyline lie strips as thin as kFlatness; where edges
/// are straight there is nothing between them.
QString areaFault(const Faces& faces)
{
    for (std::size_t i = 0; i < faces.names.size(); ++i) {
        double curves = 0;
        for (const HalfEdge half : faces.map.sides(faces.names[i]))
            if (const Segment s = faces.map.segment(half); s.curved) curves += s.length();
        const double area = faces.areas[i].area();
        const double most = curves * kFlatness + kRounding * (1 + area);
        if (const QString fault = differs("area", areaOf(faces.map, faces.names[i]), area, most); !fault.isEmpty())
            return QStringLiteral("face %1: %2").arg(slotOf(faces.names[i])).arg(fault);
    }
    return {};
}

/// No face lies on another one, and what lies between faces has the outside on one side of all its borders.
QString unionFault(const Faces& faces)
{
    double sum = 0;
    for (const GeosArea& area : faces.areas) sum += area.area();
    const GeosArea all = GeosArea::unionOf(faces.areas);
    if (const QString fault = differs("sum of areas beside their union", sum, all.area(), kRounding * (1 + sum));
        !fault.isEmpty())
        return fault;
    double coasts = 0;
    for (const HalfEdge half : faces.map.sides(kOutside)) coasts += faces.map.segment(half).length();
    return differs("length of coasts", coasts, all.outlineLength(), kRounding * (1 + coasts));
}

QString neighbourFault(const Faces& faces)
{
    std::map<std::pair<FaceId, FaceId>, double> ours;
    for (const Adjacency& pair : adjacencies(faces.map)) ours[{pair.a, pair.b}] = pair.length;
    for (std::size_t i = 0; i < faces.names.size(); ++i)
        for (std::size_t j = i + 1; j < faces.names.size(); ++j) {
            const auto known = ours.find({faces.names[i], faces.names[j]});
            const double length = known == ours.end() ? 0 : known->second;
            const QString pair =
                QStringLiteral("faces %1 and %2: ").arg(slotOf(faces.names[i])).arg(slotOf(faces.names[j]));
            const double contact = faces.areas[i].contactWith(faces.areas[j]);
            if ((length > 0) != (contact > 0) || std::abs(length - contact) > kRounding * (1 + contact))
                return pair + differs("border", length, contact, kRounding * (1 + contact));
            const double overlap = faces.areas[i].overlapWith(faces.areas[j]);
            if (overlap > kRounding * (1 + faces.areas[i].area()))
                return pair + QStringLiteral("overlap of ") + number(overlap);
        }
    return {};
}

/// Random places, and places a hair beside borders.
QString placeFault(const Faces& faces, Dice& dice, int& asked)
{
    const std::vector<EdgeId> edges = faces.map.edges();
    for (int i = 0; i < 60; ++i) {
        QPointF place = dice.within({-30, -30, 230, 230});
        if (i % 2 == 1) {
            const std::vector<QPointF> line = faces.map.segment(dice.oneOf(edges)).flattened();
            const auto piece = static_cast<std::size_t>(dice.pick(static_cast<int>(line.size()) - 1));
            place = line[piece] + (line[piece + 1] - line[piece]) * dice.number(0, 1);
            place += dice.aLittle(std::pow(10, -dice.pick(6)));
        }
        FaceId theirs = kOutside;
        bool onBorder = false;
        for (std::size_t k = 0; k < faces.names.size(); ++k) {
            onBorder = onBorder || faces.areas[k].distanceToOutline(place) < kOnBorder;
            if (faces.areas[k].covers(place)) theirs = faces.names[k];
        }
        if (onBorder) continue;
        ++asked;
        if (const FaceId ours = faceAt(faces.map, place); ours != theirs)
            return QStringLiteral("at %1, %2: face %3 and not %4")
                .arg(number(place.x()), number(place.y()))
                .arg(static_cast<int>(ours))
                .arg(static_cast<int>(theirs));
    }
    return {};
}

QPainterPath asLines(const std::vector<Ring>& rings)
{
    QPainterPath path;
    for (const Ring& ring : rings) {
        path.addPolygon(QPolygonF(QList<QPointF>(ring.begin(), ring.end())));
        path.closeSubpath();
    }
    return path;
}

/// The deepest point of a face is looked for to within a precision in both, so neither may be deeper by more.
QString depthFault(const PlanarMap& map, FaceId face, double precision)
{
    const GeosArea area = GeosArea::ofFace(map, face);
    const double theirs = area.inscribedCircle(precision).radius;
    const Shape shape(asLines(ringsAsPolylines(map, face)));
    const QPointF pole = poleOfInaccessibility(shape, precision);
    if (!area.covers(pole)) return QStringLiteral("the pole lies outside");
    if (const QString fault = differs("depth of the pole", shape.depth(pole), area.distanceToOutline(pole), kOnBorder);
        !fault.isEmpty())
        return fault;
    if (const QString fault = differs("depth of pole and circle", shape.depth(pole), theirs, precision + kOnBorder);
        !fault.isEmpty())
        return fault;
    const QPointF centre = labelCentre(shape, precision);
    if (!area.covers(centre) || area.distanceToOutline(centre) < 0.9 * (theirs - precision) - kOnBorder)
        return QStringLiteral("the centre for a name has a depth of %1, the face %2")
            .arg(number(area.distanceToOutline(centre)), number(theirs));
    // By Qt's polylines of the curves.
    const std::optional<LabelPoint> label = labelPointOf(map, face, precision);
    if (!label) return QStringLiteral("no label point");
    return differs("depth of the label", label->depth, theirs, precision + kQtFlatness);
}

/// Every vertex of a ring that was moved lies within what GEOS leaves when it takes a border of nine tenths of the
/// distance away, of which it takes no more than all (its arcs have corners on the circle).
QString insetFault(const PlanarMap& map, FaceId face, double distance, int& moved)
{
    const std::vector<Ring> rings = ringsAsPolylines(map, face);
    const Shape shape(asLines(rings));
    const GeosArea area = GeosArea::ofFace(map, face);
    const GeosArea within = area.buffered(-(0.9 * distance - kOnBorder));
    const QList<QPolygonF> inner = offsetInwards(shape, distance).toSubpathPolygons(QTransform());
    if (static_cast<std::size_t>(inner.size()) != shape.rings().size()) return QStringLiteral("rings got lost");
    for (std::size_t i = 0; i < shape.rings().size(); ++i) {
        QPolygonF ring = inner[static_cast<qsizetype>(i)];
        if (ring.isClosed()) ring.removeLast();
        if (ring == shape.rings()[i]) continue; // too little room
        ++moved;
        for (const QPointF& p : ring)
            if (!within.covers(p))
                return QStringLiteral("inset by %1: %2, %3 lies %4 from the outline")
                    .arg(number(distance), number(p.x()), number(p.y()), number(area.distanceToOutline(p)));
    }
    return {};
}

bool full() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }

/// Asks about as many maps as there are seeds and tells of those with a fault. `known`: seeds whose fault is ours and
/// has a test of its own below; when it is mended they must go from the list.
template <class Ask> void askAll(std::uint32_t seeds, int steps, const std::set<std::uint32_t>& known, Ask ask)
{
    QStringList faults;
    std::map<int, int> applied;
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
        EditedMap edited(seed, steps);
        for (const auto& [kind, times] : edited.applied) applied[kind] += times;
        if (edited.map.faceCount() == 0) continue;
        const QString fault = ask(edited);
        if (known.contains(seed)) {
            if (fault.isEmpty()) faults.append(QStringLiteral("seed %1: mended, and still listed").arg(seed));
        } else if (!fault.isEmpty()) {
            faults.append(QStringLiteral("seed %1: %2").arg(seed).arg(fault));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 of %2 maps\n").arg(faults.size()).arg(seeds) +
                                          faults.mid(0, 20).join(QLatin1Char('\n'))));
    for (int kind = 0; kind < kKinds; ++kind)
        QVERIFY2(applied[kind] > 0, qPrintable(QStringLiteral("kind %1 was never applied").arg(kind)));
}

} // namespace

class TestGeosOpinion : public QObject {
    Q_OBJECT

private slots:
    /// GEOS must tell shapes apart that are known, else it would agree with anything.
    void knownShapes()
    {
        const GeosArea ring({{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{2, 2}, {2, 8}, {8, 8}, {8, 2}}});
        QCOMPARE(ring.fault(), QString());
        QCOMPARE(ring.area(), 64.0);
        QCOMPARE(ring.holes(), 1);
        QCOMPARE(ring.outlineLength(), 64.0);
        QVERIFY(!ring.covers({5, 5}) && ring.covers({1, 1}));
        QCOMPARE(ring.distanceToOutline({5, 5}), 3.0);
        const GeosArea core({{{2, 2}, {8, 2}, {8, 8}, {2, 8}}});
        QCOMPARE(ring.contactWith(core), 24.0);
        QCOMPARE(ring.overlapWith(core), 0.0);
        QCOMPARE(core.buffered(-1).area(), 16.0);
        QVERIFY(core.buffered(-3.5).isEmpty());
        QVERIFY(std::abs(core.inscribedCircle(0.01).radius - 3) <= 0.01);
        QCOMPARE(core.lengthOutside({{5, 5}, {5, 20}}), 12.0);
        std::vector<GeosArea> both;
        both.push_back(GeosArea({{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}));
        both.push_back(GeosArea({{{3, 0}, {7, 0}, {7, 4}, {3, 4}}}));
        QCOMPARE(both[0].overlapWith(both[1]), 4.0);
        QCOMPARE(GeosArea::unionOf(both).area(), 28.0);
        QVERIFY(!GeosArea({{{0, 0}, {9, 9}, {9, 0}, {0, 9}}}).fault().isEmpty());
        // Pinched at 5, 5: one ring to who walks along it, a shell and a hole that touch to GEOS.
        const GeosArea pinched({{{0, 0}, {10, 0}, {10, 10}, {5, 5}, {7, 3}, {5, 1}, {3, 3}, {5, 5}, {0, 10}}});
        QCOMPARE(pinched.fault(), QString());
        QCOMPARE(pinched.holes(), 1);
        QCOMPARE(pinched.area(), 75.0 - 8.0);
        QPainterPath disc;
        disc.addEllipse(QPointF(50, 50), 40, 40);
        QVERIFY(std::abs(GeosArea::ofPath(disc).area() - M_PI * 1600) < 2 * M_PI * 40 * kQtFlatness);
    }

    void subdivision()
    {
        int asked = 0;
        askAll(full() ? 3000 : 60, 30, {}, [&asked](EditedMap& edited) {
            const Faces faces(edited.map);
            QString fault = validityFault(faces);
            if (fault.isEmpty()) fault = areaFault(faces);
            if (fault.isEmpty()) fault = unionFault(faces);
            if (fault.isEmpty()) fault = neighbourFault(faces);
            if (fault.isEmpty()) fault = placeFault(faces, edited.dice, asked);
            return fault;
        });
        QVERIFY(asked > 1000);
    }

    void deepestPoints()
    {
        askAll(full() ? 1000 : 25, 30, {}, [](EditedMap& edited) {
            for (const FaceId face : edited.map.faces())
                for (const double precision : {1.0, 0.1})
                    if (const QString fault = depthFault(edited.map, face, precision); !fault.isEmpty())
                        return QStringLiteral("face %1, precision %2: %3").arg(slotOf(face)).arg(precision).arg(fault);
            return QString();
        });
    }

    /// A triangle without its apex is two straight edges on each other.
    void apexOfATriangle()
    {
        for (const double rise : {0.0, 3.0}) {
            PlanarMap map = weldShapes(std::vector<QPainterPath>{polygonPath({{0, 0}, {20, rise}, {10, -10}})}).map;
            const EditResult edit = deleteVertex(map, vertexAt(map, {10, -10}));
            QVERIFY(!edit);
            QVERIFY(GeosArea::ofFace(map, FaceId{0}).area() > 0);
        }
    }

    /// The pole of a face that is thinner than the precision must lie inside all the same.
    void poleOfAThinFace()
    {
        // A strip along two sides of a square: the middle of its box lies far outside.
        const Ring strip{{0, 0}, {20, 0}, {20, 20}, {19.7, 20}, {19.7, 0.3}, {0, 0.3}};
        const GeosArea area({strip});
        QVERIFY(area.inscribedCircle(0.01).radius > 0.1);
        const Shape shape(asLines({strip}));
        QVERIFY(area.covers(poleOfInaccessibility(shape, 0.01)));
        QVERIFY(area.covers(poleOfInaccessibility(shape, 1.0)));
    }

    /// Two borders that are curved so little that Qt draws both as the same line.
    void labelOfAFlatLens()
    {
        QPainterPath lens(QPointF(100, 100));
        lens.cubicTo(QPointF(110, 100.2), QPointF(120, 100.2), QPointF(130, 100));
        lens.cubicTo(QPointF(120, 99.8), QPointF(110, 99.8), QPointF(100, 100));
        const PlanarMap map = weldShapes(std::vector<QPainterPath>{lens}, {0, 0, 0}).map;
        const GeosArea area = GeosArea::ofFace(map, FaceId{0});
        QVERIFY(area.area() > 1);
        const std::optional<LabelPoint> label = labelPointOf(map, FaceId{0}, 0.01);
        QVERIFY(label);
        QVERIFY(area.covers(label->at));
    }

    void insets()
    {
        int moved = 0;
        askAll(full() ? 1000 : 25, 30, {}, [&moved](EditedMap& edited) {
            for (const FaceId face : edited.map.faces())
                for (const double distance : {0.5, 2.0, 6.0})
                    if (const QString fault = insetFault(edited.map, face, distance, moved); !fault.isEmpty())
                        return QStringLiteral("face %1: %2").arg(slotOf(face)).arg(fault);
            return QString();
        });
        QVERIFY(moved > 100);
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestGeosOpinion)
#include "tst_geosopinion.moc"
