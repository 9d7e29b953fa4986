// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"

#include "editor/cartography/survey.h"
#include "editor/document/borders.h"
#include "editor/document/bordershapes.h"
#include "editor/document/lanechecks.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapdocument.h"
#include "editor/document/territories.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "editor/geometry/weld.h"

#include <QTest>

#include <algorithm>

using namespace marches;
using namespace marches::editor;

namespace {

QPainterPath box(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

std::vector<EdgeId> bordersOf(const MapModel& model, const std::string& id)
{
    const std::array<RecordId, 1> keys{keyOf(model, id)};
    return bordersAround(model, keys);
}

double areaOfPlace(const MapModel& model, const std::string& id)
{
    return areaOf(model.drawing, model.place(id)->record.face);
}

EditOutcome roughen(MapDocument& document, const std::string& id, const Roughness& how)
{
    return document.edit(QStringLiteral("Roughen"),
                         [&](MapEdit& edit) { return roughenBorders(edit, bordersOf(edit.model(), id), how); });
}

} // namespace

class TestBorderShapes : public QObject {
    Q_OBJECT

private slots:
    void aStraightBorderBecomesCrooked();
    void theSameSeedGivesTheSameBorder();
    void noBorderCrossesAnother();
    void aRiverStaysOnItsBorder();
    void portsStayOnTheirCoast();
    void pointsThatMatterLittleGo();
    void whatCannotBeDoneIsRefused();
    void theEdgeOfTheSheetStays();
    void theSelectionSaysWhichBorders();
    void pressedAgainItGoesFurther();
    void curvesAreLaidThroughSteps();
    void curvesNeverCrossBorders();
    void aCoastWithoutAJunctionBecomesCurves();
};

void TestBorderShapes::aStraightBorderBecomesCrooked()
{
    MapDocument document(gridMap(3, 3));
    const std::vector<EdgeId> before = bordersOf(document.model(), "t4");
    std::vector<QPointF> points;
    for (const EdgeId id : before) points.push_back(document.model().drawing.segment(id).start);
    Roughness how;
    how.step = 3;
    QVERIFY(roughen(document, "t4", how));
    const std::vector<EdgeId> after = bordersOf(document.model(), "t4");
    QVERIFY2(after.size() > 2 * before.size(), qPrintable(QString::number(after.size())));
    for (const EdgeId id : after) QVERIFY(document.model().drawing.segment(id).length() < 4 * how.step);
    for (const QPointF& point : points) // what was there stays
        QVERIFY(std::ranges::any_of(after, [&](EdgeId id) {
            const Segment line = document.model().drawing.segment(id);
            return line.start == point || line.end == point;
        }));
    QVERIFY(checkMap(document.model().drawing).empty());
    document.undoStack().undo();
    QCOMPARE(bordersOf(document.model(), "t4"), before);
}

void TestBorderShapes::theSameSeedGivesTheSameBorder()
{
    Roughness how;
    how.step = 3;
    MapDocument one(gridMap(3, 3));
    MapDocument two(gridMap(3, 3));
    MapDocument three(gridMap(3, 3));
    QVERIFY(roughen(one, "t4", how));
    QVERIFY(roughen(two, "t4", how));
    QCOMPARE(one.model().drawing.bytes(), two.model().drawing.bytes());
    how.seed = 2;
    QVERIFY(roughen(three, "t4", how));
    QVERIFY(one.model().drawing.bytes() != three.model().drawing.bytes());
}

void TestBorderShapes::noBorderCrossesAnother()
{
    // Swings far beyond the room there is.
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        MapDocument document(gridMap(4, 4));
        Roughness how{0.49, 2, seed};
        for (int i = 0; i < 16; ++i) QVERIFY(roughen(document, "t" + std::to_string(i), how) || i > 0);
        const auto faults = checkMap(document.model().drawing);
        QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().code.c_str());
        for (int i = 0; i < 16; ++i) QVERIFY(areaOfPlace(document.model(), "t" + std::to_string(i)) > 0);
    }
}

void TestBorderShapes::aRiverStaysOnItsBorder()
{
    MapDocument document(gridMap(2, 1));
    QVERIFY(document.edit(QStringLiteral("River"), [](MapEdit& edit) -> EditOutcome {
        const auto river = addBarrier(edit, false, "River", lineBetween(edit.model(), "t0", "t1"));
        return river ? EditOutcome() : EditOutcome(tl::unexpected(river.error()));
    }));
    const std::size_t before = document.model().barriers().begin()->record.line.size();
    Roughness how;
    how.step = 2;
    QVERIFY(roughen(document, "t0", how));
    const std::vector<VertexId>& line = document.model().barriers().begin()->record.line;
    QVERIFY(line.size() > before);
    const std::vector<std::pair<std::string, std::string>> closed{{"t0", "t1"}};
    QCOMPARE(closedBy(document.model(), line), closed);
}

void TestBorderShapes::portsStayOnTheirCoast()
{
    MapDocument document(gridMap(2, 1));
    QVERIFY(document.edit(QStringLiteral("Isle"), [](MapEdit& edit) -> EditOutcome {
        const QRectF land = boundsOf(edit.model().drawing, edit.model().place("t1")->record.face);
        const auto isle = addTerritory(edit, box(land.right() + 60, land.top(), 40, land.height()),
                                       {engine::PlaceKind::Land, "Isle", "plain", {}});
        if (!isle) return tl::unexpected(isle.error());
        const std::optional<QPointF> from =
            nearestShore(edit.model(), edit.model().place("t1")->record, {land.right() + 30, land.center().y() + 7});
        const auto lane =
            addLane(edit, "t1", *from, edit.model().places().at(*isle).id, {land.right() + 60, land.center().y() + 7});
        return lane ? EditOutcome() : EditOutcome(tl::unexpected(lane.error()));
    }));
    QVERIFY(checkLanes(document.model()).empty());
    Roughness how;
    how.step = 2;
    QVERIFY(roughen(document, "t1", how));
    const auto problems = checkLanes(document.model());
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().id.c_str());
}

void TestBorderShapes::pointsThatMatterLittleGo()
{
    MapDocument document(gridMap(3, 3));
    Roughness how;
    how.step = 2;
    QVERIFY(roughen(document, "t4", how));
    const std::size_t crooked = bordersOf(document.model(), "t4").size();
    const double area = areaOfPlace(document.model(), "t4");
    QVERIFY(document.edit(QStringLiteral("Simplify"),
                          [](MapEdit& edit) { return simplifyBorders(edit, bordersOf(edit.model(), "t4"), 1); }));
    const std::size_t plain = bordersOf(document.model(), "t4").size();
    QVERIFY(plain < crooked);
    // No triangle that went was larger than one unit of area.
    QVERIFY(std::abs(areaOfPlace(document.model(), "t4") - area) < static_cast<double>(crooked - plain));
    QVERIFY(checkMap(document.model().drawing).empty());
}

void TestBorderShapes::whatCannotBeDoneIsRefused()
{
    MapDocument document(gridMap(2, 2));
    Roughness how;
    how.step = 1000;
    const EditOutcome fine = roughen(document, "t0", how);
    QVERIFY(!fine);
    QCOMPARE(fine.error().code, std::string("border-fine-already"));
    how.step = 0.002;
    const EditOutcome many = roughen(document, "t0", how);
    QVERIFY(!many);
    QCOMPARE(many.error().code, std::string("too-many-points"));
    const EditOutcome plain = document.edit(QStringLiteral("Simplify"), [](MapEdit& edit) {
        return simplifyBorders(edit, bordersOf(edit.model(), "t0"), 0);
    });
    QVERIFY(!plain);
    QCOMPARE(plain.error().code, std::string("border-plain-already"));
    QCOMPARE(document.undoStack().count(), 0);
}

void TestBorderShapes::theEdgeOfTheSheetStays()
{
    MapModel model = gridMap(2, 1);
    const QRectF land = boundsOf(model.drawing, model.place("t0")->record.face) |
                        boundsOf(model.drawing, model.place("t1")->record.face);
    MapInfo info = model.info;
    info.width = land.right() + 50;
    info.height = land.bottom() + 50;
    model.apply(InfoChange{model.info, info});
    MapDocument document(std::move(model));
    QVERIFY(document.edit(QStringLiteral("Sea"), [&](MapEdit& edit) -> EditOutcome {
        const auto sea =
            addTerritory(edit, box(0, 0, info.width, info.height), {engine::PlaceKind::Sea, "Sea", "sea", {}});
        return sea ? EditOutcome() : EditOutcome(tl::unexpected(sea.error()));
    }));
    const std::string sea = "sea";
    Roughness how;
    how.step = 3;
    QVERIFY(roughen(document, sea, how));
    const QRectF bounds = boundsOf(document.model().drawing, document.model().place(sea)->record.face);
    QCOMPARE(bounds, QRectF(0, 0, info.width, info.height));
    for (const HalfEdge half : document.model().drawing.sides(document.model().place(sea)->record.face))
        if (document.model().drawing.right(half) == kOutside)
            QVERIFY(document.model().drawing.segment(half).length() > 20 || land.left() < 1);
}

void TestBorderShapes::theSelectionSaysWhichBorders()
{
    MapDocument document(gridMap(3, 1));
    MapSelection selection(document);
    QVERIFY(!MapCommands::hasBorders(selection));
    selection.selectPlace(keyOf(document.model(), "t0"));
    QVERIFY(MapCommands::hasBorders(selection));
    const std::size_t far = bordersOf(document.model(), "t2").size();
    QVERIFY(MapCommands::roughen(selection));
    QCOMPARE(bordersOf(document.model(), "t2").size(), far); // it does not touch t0
    QCOMPARE(document.undoStack().count(), 1);
}

void TestBorderShapes::pressedAgainItGoesFurther()
{
    MapDocument document(gridMap(2, 1));
    MapSelection selection(document);
    selection.selectPlace(keyOf(document.model(), "t0"));
    std::size_t count = bordersOf(document.model(), "t0").size();
    for (int i = 0; i < 3; ++i) {
        QVERIFY(MapCommands::roughen(selection));
        const std::size_t now = bordersOf(document.model(), "t0").size();
        QVERIFY(now > count);
        count = now;
    }
    for (int i = 0; i < 3; ++i) {
        QVERIFY(MapCommands::simplify(selection));
        const std::size_t now = bordersOf(document.model(), "t0").size();
        QVERIFY(now < count);
        count = now;
    }
}

/// A border as a traced picture has it: a wave in steps of one unit.
MapModel steppedMap()
{
    MapModel model;
    model.info.width = model.info.height = 400;
    const std::vector<QPainterPath> shapes{box(0, 0, 200, 400), box(200, 0, 200, 400)};
    model.drawing = weldShapes(shapes).map;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        PlaceRecord record;
        record.id = "t" + std::to_string(i);
        record.face = static_cast<FaceId>(i);
        model.apply(RowChange<PlaceRecord>{model.newKey(), i, std::nullopt, record});
    }
    MapEdit edit(model);
    const std::vector<VertexId> line = lineBetween(model, "t0", "t1");
    const PlanarMap& map = model.drawing;
    EdgeId piece = edgeBetween(map, line.front(), line.back());
    const Segment whole = map.segment(piece);
    constexpr int kSteps = 40;
    const QPointF along = (whole.end - whole.start) / kSteps;
    const QPointF aside(along.y(), -along.x());
    const VertexId last = map.edge(piece).end;
    std::vector<VertexMove> moves;
    for (int i = 1; i < kSteps; ++i) {
        const VertexId made = addedVertex(*edit.draw(insertVertex, piece, 1.0 / (kSteps - i + 1)));
        piece = edgeBetween(map, made, last);
        moves.push_back({made, whole.start + along * i + aside / 4 * std::round(4 * std::sin(i * 0.3))});
    }
    if (!edit.draw(moveVertices, std::span<const VertexMove>(moves))) qFatal("the steps cross");
    edit.take();
    return model;
}

void TestBorderShapes::curvesAreLaidThroughSteps()
{
    MapDocument document(steppedMap());
    const PlanarMap& map = document.model().drawing;
    const std::vector<QPointF> before = [&] {
        std::vector<QPointF> points;
        for (const VertexId id : map.vertices()) points.push_back(map.at(id));
        return points;
    }();
    const auto between = [&] {
        std::vector<EdgeId> shared;
        for (const auto& chain :
             bordersBetween(map, document.model().place("t0")->record.face, document.model().place("t1")->record.face))
            for (const HalfEdge half : chain) shared.push_back(half.edge());
        return shared;
    };
    QCOMPARE(between().size(), std::size_t{40});
    constexpr double kTolerance = 2;
    const auto fit = [&] {
        return document.edit(QStringLiteral("Fit"),
                             [&](MapEdit& edit) { return fitCurves(edit, between(), kTolerance); });
    };
    QVERIFY(fit());
    const std::vector<EdgeId> after = between();
    QVERIFY2(after.size() < 14, qPrintable(QString::number(after.size())));
    QVERIFY(std::ranges::any_of(after, [&](EdgeId id) { return map.edge(id).curved; }));
    for (const QPointF& point : before) { // what it took the place of is near
        double nearest = 1e9;
        for (const EdgeId id : map.edges()) nearest = std::min(nearest, map.segment(id).nearestTo(point).distance);
        QVERIFY2(nearest <= kTolerance * 1.01, qPrintable(QString::number(nearest)));
    }
    QVERIFY(checkMap(map).empty());
    const EditOutcome again = fit();
    QVERIFY(!again);
    QCOMPARE(again.error().code, std::string("border-smooth-already"));
    document.undoStack().undo();
    QCOMPARE(between().size(), std::size_t{40});
    // As the command, whose steps are those of the sheet.
    MapSelection selection(document);
    selection.selectPlace(keyOf(document.model(), "t0"));
    QVERIFY(MapCommands::fitCurves(selection));
    QVERIFY(between().size() < 40);
}

void TestBorderShapes::curvesNeverCrossBorders()
{
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        MapDocument document(gridMap(4, 4));
        for (int i = 0; i < 16; ++i) static_cast<void>(roughen(document, "t" + std::to_string(i), {0.45, 2, seed}));
        int fitted = 0;
        for (int i = 0; i < 16; ++i)
            for (const double tolerance : {1.0, 30.0})
                fitted += document.edit(QStringLiteral("Fit"),
                                        [&](MapEdit& edit) {
                                            return fitCurves(edit, bordersOf(edit.model(), "t" + std::to_string(i)),
                                                             tolerance);
                                        })
                              ? 1
                              : 0;
        QVERIFY(fitted > 0);
        const auto faults = checkMap(document.model().drawing);
        QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().code.c_str());
        for (int i = 0; i < 16; ++i) QVERIFY(areaOfPlace(document.model(), "t" + std::to_string(i)) > 0);
    }
}

void TestBorderShapes::aCoastWithoutAJunctionBecomesCurves()
{
    MapModel model;
    model.info.width = model.info.height = 400;
    MapEdit edit(model);
    QPolygonF round;
    for (int i = 0; i < 72; ++i)
        round << QPointF(200 + 120 * std::cos(i * 5 * 3.14159265 / 180),
                         200 + 120 * std::sin(i * 5 * 3.14159265 / 180));
    QPainterPath path;
    path.addPolygon(round);
    path.closeSubpath();
    QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "Isle", "isle", {}}));
    const double area = areaOfPlace(model, "isle");
    QVERIFY(fitCurves(edit, bordersOf(model, "isle"), 0.5));
    QVERIFY2(bordersOf(model, "isle").size() <= 12, qPrintable(QString::number(bordersOf(model, "isle").size())));
    QVERIFY(std::abs(areaOfPlace(model, "isle") / area - 1) < 0.01);
    QVERIFY(checkMap(model.drawing).empty());
}

QTEST_GUILESS_MAIN(TestBorderShapes)
#include "tst_bordershapes.moc"
