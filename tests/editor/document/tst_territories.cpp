// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"

#include "editor/document/barrierlines.h"
#include "editor/document/borders.h"
#include "editor/document/drawingchecks.h"
#include "editor/document/ids.h"
#include "editor/document/lanechecks.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapdocument.h"
#include "editor/document/partjoining.h"
#include "editor/document/placemoves.h"
#include "editor/document/problemfixes.h"
#include "editor/document/territories.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace marches;
using namespace marches::editor;

namespace {

QPainterPath line(const QPointF& from, const QPointF& to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

QPainterPath box(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

/// An upright line through a territory, from well above to well below.
QPainterPath cutThrough(const MapModel& model, const std::string& id)
{
    const QRectF bounds = boundsOf(model.drawing, model.place(id)->record.face);
    return line({bounds.center().x(), bounds.top() - 5}, {bounds.center().x(), bounds.bottom() + 5});
}

std::set<std::string> neighbours(const MapModel& model, const std::string& id)
{
    std::set<std::string> found;
    for (const Row<ConnectionRecord>& row : model.connections())
        if (row.record.touches(id)) found.insert(row.record.from == id ? row.record.to : row.record.from);
    return found;
}

/// Spoils a grid of nine so that it has a problem of names, ground, islands or lanes.
void spoilNewer(MapEdit& edit, const std::string& id)
{
    const MapModel& model = edit.model();
    const auto place = [&](const char* name, const std::function<void(PlaceRecord&)>& change) {
        edit.modifyPlace(keyOf(model, name), change);
    };
    const auto middle = [&](const char* name) {
        return boundsOf(model.drawing, model.place(name)->record.face).center();
    };
    if (id == "name-missing") edit.setText("en", "territory.t0.name", {});
    if (id == "name-twice") edit.setText("en", "territory.t1.name", "Land 0");
    if (id == "terrain-misspelt") place("t0", [](PlaceRecord& record) { record.terrain = "lakef"; });
    if (id == "terrain-unknown") place("t0", [](PlaceRecord& record) { record.terrain = "swampp"; });
    if (id == "lake-is-land") place("t4", [](PlaceRecord& record) { record.terrain = "lake"; });
    if (id == "label-elsewhere") setLabel(edit, keyOf(model, "t0"), middle("t4"));
    if (id == "lane-over-land") QVERIFY(addLane(edit, "t0", middle("t0"), "t2", middle("t2")));
    if (id == "lane-end-adrift") QVERIFY(addLane(edit, "t0", middle("t0") - QPointF(200, 0), "t2", middle("t2")));
    if (id == "territory-isolated" || id == "board-in-parts") {
        const double right = boundsOf(model.drawing, model.place("t8")->record.face).right();
        QVERIFY(addTerritory(edit, box(right + 100, 20, 40, 40), {engine::PlaceKind::Land, "Isle", "plain", {}}));
        if (id == "board-in-parts")
            QVERIFY(addTerritory(edit, box(right + 140, 20, 40, 40), {engine::PlaceKind::Land, "Holm", "plain", {}}));
    }
    if (id == "port-without-lane" || id == "island-without-lane") {
        const double right = boundsOf(model.drawing, model.place("t8")->record.face).right();
        QVERIFY(addTerritory(edit, box(right + 100, 20, 40, 40), {engine::PlaceKind::Land, "Isle", "plain", {}}));
        QVERIFY(addTerritory(edit, box(-60, -60, right + 300, right + 300),
                             {engine::PlaceKind::Sea, "The Sea", "sea", {}}));
    }
    if (id == "port-without-lane") {
        place("t0", [](PlaceRecord& record) { record.flags = {"port"}; });
        QVERIFY(addLane(edit, "t2", middle("t2"), "isle", middle("isle")));
    }
}

} // namespace

class TestTerritories : public QObject {
    Q_OBJECT

private slots:
    void namesOfRegionsGoWithAllOfTheirTerritories()
    {
        MapDocument document(gridMap(2, 2));
        RecordId north{};
        QVERIFY(document.edit(QStringLiteral("Region"), [&north](MapEdit& edit) -> EditOutcome {
            const std::array<RecordId, 2> both{keyOf(edit.model(), "t0"), keyOf(edit.model(), "t1")};
            north = addRegion(edit, "North", both);
            setRegionLabel(edit, north, QPointF(30, 40));
            return {};
        }));
        const auto label = [&] { return *document.model().regions().at(north).drawing.label; };
        const auto move = [&](std::initializer_list<const char*> ids) {
            return document.edit(QStringLiteral("Move"), [&](MapEdit& edit) {
                std::vector<RecordId> keys;
                for (const char* id : ids) keys.push_back(keyOf(edit.model(), id));
                return moveTerritories(edit, keys, {3, 0}, Borders::Follow);
            });
        };
        QVERIFY(move({"t0"}));
        QCOMPARE(label().x, 30.0);
        QVERIFY(move({"t0", "t1"}));
        QCOMPARE(label().x, 33.0);
        document.undoStack().undo();
        QCOMPARE(label().x, 30.0);
        QVERIFY(document.edit(QStringLiteral("Turn"), [](MapEdit& edit) {
            std::vector<RecordId> all;
            for (const Row<PlaceRecord>& row : edit.model().places()) all.push_back(row.key);
            return transformItems(edit, all, {}, QTransform::fromScale(2, 2));
        }));
        QCOMPARE(label().x, 60.0);
        QCOMPARE(label().y, 80.0);
    }

    /// Whichever of the borders that a river closes is the longest or the first: its line never turns back over itself.
    void aLineByConnectionsRunsOneWay()
    {
        const std::vector<std::vector<std::size_t>> orders{{0, 1, 2, 3}, {1, 0, 2, 3}, {2, 3, 1, 0}, {3, 0, 2, 1}};
        for (const std::vector<std::size_t>& order : orders) {
            MapModel model = gridMap(4, 2);
            for (const Row<ConnectionRecord>& row : Table<ConnectionRecord>(model.connections()))
                model.apply(RowChange<ConnectionRecord>{row.key, 0, row.record, std::nullopt});
            std::size_t at = 0;
            for (const std::size_t column : order) {
                ConnectionRecord record;
                record.from = "t" + std::to_string(column);
                record.to = "t" + std::to_string(column + 4);
                record.barrier = "brook";
                model.apply(RowChange<ConnectionRecord>{model.newKey(), at++, std::nullopt, record});
            }
            const std::vector<VertexId> found = lineByConnections(model, "brook");
            std::set<VertexId> vertices;
            for (const std::size_t column : order) {
                const std::vector<VertexId> part =
                    lineBetween(model, "t" + std::to_string(column), "t" + std::to_string(column + 4));
                vertices.insert(part.begin(), part.end());
            }
            QCOMPARE(found.size(), vertices.size()); // each once
            QVERIFY(std::set<VertexId>(found.begin(), found.end()) == vertices);
        }
    }

    void aNewTerritorySharesTheBordersItMeets()
    {
        MapDocument document(gridMap(2, 2));
        const MapModel& model = document.model();
        const Snapshot before(model);
        const QRectF whole = boundsOf(model.drawing, model.place("t1")->record.face);
        // Drawn over the right edge of t1: it gets what is free there.
        tl::expected<RecordId, EditRefusal> made = tl::unexpected(EditRefusal{});
        QVERIFY(document.edit(QStringLiteral("Draw"), [&](MapEdit& edit) -> EditOutcome {
            made = addTerritory(edit, box(whole.center().x(), whole.top() + 5, whole.width(), whole.height() - 10),
                                {engine::PlaceKind::Land, "East Land", "plain", {}});
            if (!made) return tl::unexpected(made.error());
            return {};
        }));
        const PlaceRecord& record = model.places().at(*made);
        QCOMPARE(record.id, std::string("east-land"));
        QCOMPARE(model.name("en", "territory.east-land"), std::string("East Land"));
        QCOMPARE(neighbours(model, "east-land"), std::set<std::string>{"t1"});
        const RecordId row = connectionsBetween(model, "east-land", "t1").front();
        QCOMPARE(model.connections().at(row).basis, engine::BorderOrigin::Derived);
        document.undoStack().undo();
        QVERIFY(Snapshot(model) == before);
    }

    void aSplitGivesEachPartItsBorders()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        const Snapshot before(model);
        // t4 is in the middle: t3 to its left, t5 to its right, t1 above, t7 below. A river closes its left side.
        QVERIFY(document.edit(QStringLiteral("River"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto river = addBarrier(edit, false, "River", lineBetween(model, "t3", "t4")); !river)
                return tl::unexpected(river.error());
            return {};
        }));
        std::vector<RecordId> parts;
        QVERIFY(document.edit(QStringLiteral("Split"), [&](MapEdit& edit) -> EditOutcome {
            const auto split = splitTerritory(edit, keyOf(model, "t4"), cutThrough(model, "t4"), "New Land");
            if (!split) return tl::unexpected(split.error());
            parts = *split;
            return {};
        }));
        QCOMPARE(parts.size(), std::size_t(1));
        const std::string part = model.places().at(parts.front()).id;
        QCOMPARE(part, std::string("new-land"));
        // Together the two have what t4 had, and each other; left and right went to one part each.
        const auto left = neighbours(model, "t4").contains("t3") ? std::string("t4") : part;
        const auto right = left == part ? std::string("t4") : part;
        QCOMPARE(neighbours(model, left), (std::set<std::string>{"t1", "t3", "t7", right}));
        QCOMPARE(neighbours(model, right), (std::set<std::string>{"t1", "t5", "t7", left}));
        QCOMPARE(model.connections().at(connectionsBetween(model, "t3", left).front()).barrier, std::string("river"));
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QVERIFY(Snapshot(model) == before);
    }

    void aMergeKeepsWhatOneMayCross()
    {
        MapDocument document(gridMap(3, 2));
        const MapModel& model = document.model();
        const Snapshot before(model);
        QVERIFY(document.edit(QStringLiteral("Close"), [&](MapEdit& edit) -> EditOutcome {
            chooseBorder(edit, "t0", "t3", BorderChoice::Closed);
            return {};
        }));
        QVERIFY(document.edit(QStringLiteral("Merge"), [&](MapEdit& edit) {
            return mergeTerritories(edit, keyOf(model, "t0"), keyOf(model, "t1"));
        }));
        QVERIFY(model.place("t1") == nullptr);
        QCOMPARE(neighbours(model, "t0"), (std::set<std::string>{"t2", "t3", "t4"}));
        QVERIFY(model.text("en", "territory.t1.name").empty());
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(Snapshot(model) == before);
    }

    void removingTakesAllThatHangsOnIt()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        const Snapshot before(model);
        const RecordId middle = keyOf(model, "t4");
        QVERIFY(document.edit(QStringLiteral("Remove"),
                              [&](MapEdit& edit) { return removeTerritories(edit, std::span(&middle, 1)); }));
        QVERIFY(neighbours(model, "t4").empty());
        QCOMPARE(model.drawing.faceCount(), std::size_t(8));
        document.undoStack().undo();
        QVERIFY(Snapshot(model) == before);
    }

    void movingApartLosesTheDerivedBorders()
    {
        MapDocument document(gridMap(2, 1));
        const MapModel& model = document.model();
        const RecordId right = keyOf(model, "t1");
        QVERIFY(document.edit(QStringLiteral("Move"), [&](MapEdit& edit) {
            return moveTerritories(edit, std::span(&right, 1), {50, 0}, Borders::Part);
        }));
        QVERIFY(neighbours(model, "t0").empty());
        document.undoStack().undo();
        QCOMPARE(neighbours(model, "t0"), std::set<std::string>{"t1"});
    }

    void aSeaDrawnAroundIsBorderedByAll()
    {
        MapDocument document(gridMap(2, 2));
        const MapModel& model = document.model();
        QVERIFY(document.edit(QStringLiteral("Sea"), [&](MapEdit& edit) -> EditOutcome {
            const auto sea =
                addTerritory(edit, box(-60, -60, 250, 250), {engine::PlaceKind::Sea, "The Sea", "sea", {}});
            if (!sea) return tl::unexpected(sea.error());
            return {};
        }));
        QCOMPARE(neighbours(model, "the-sea"), (std::set<std::string>{"t0", "t1", "t2", "t3"}));
    }

    void problemsHaveFixesThatMendThem_data()
    {
        QTest::addColumn<QString>("problem");
        for (const char* id :
             {"contact-undecided",  "contact-lost",       "port-unused",      "region-missing",  "region-empty",
              "labels-overlap",     "abbreviation-twice", "barrier-unused",   "shape-missing",   "connection-twice",
              "name-missing",       "name-twice",         "terrain-misspelt", "terrain-unknown", "lake-is-land",
              "port-without-lane",  "label-elsewhere",    "lane-end-adrift",  "lane-over-land",  "island-without-lane",
              "territory-isolated", "board-in-parts"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    /// A board that comes in with the names of its layers must still be one that can be written.
    void nothingIsCalledAsALayerOfTheDrawing()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        for (const SvgLayer layer : kSvgLayers) {
            const std::string made(madeGroupId(layer));
            QCOMPARE(freeId(model, made), "place-" + made);
            QVERIFY(freeId(model, std::string(svgLayerId(layer))) != svgLayerId(layer));
            QVERIFY(!document.edit(QStringLiteral("Id"),
                                   [&](MapEdit& edit) { return renamePlace(edit, keyOf(edit.model(), "t0"), made); }));
        }
        QCOMPARE(freeId(model, "moor"), std::string("moor"));
        QVERIFY(model.place("t0") != nullptr);
    }

    /// A slip of a number puts land where nobody looks for it.
    void landBesideTheSheetIsAProblem()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        const auto beside = [&model] {
            std::vector<std::string> found;
            for (const engine::Problem& problem : checkDrawing(model))
                if (problem.id == "off-sheet") found.push_back(problem.at.front());
            return found;
        };
        QCOMPARE(beside(), std::vector<std::string>());
        QVERIFY(document.edit(QStringLiteral("Isle"), [&](MapEdit& edit) -> EditOutcome {
            const auto made = addTerritory(edit, box(model.info.width + 70'000, 20, 40, 40),
                                           {engine::PlaceKind::Land, "Far Isle", "plain", {}});
            if (!made) return tl::unexpected(made.error());
            return {};
        }));
        QCOMPARE(beside().size(), std::size_t(1));
        document.undoStack().undo();
        QCOMPARE(beside(), std::vector<std::string>());
    }

    void islandsAreJoinedByOnePress()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        const double right = boundsOf(model.drawing, model.place("t8")->record.face).right();
        QVERIFY(document.edit(QStringLiteral("Isles"), [&](MapEdit& edit) -> EditOutcome {
            for (int i = 0; i < 3; ++i)
                if (const auto made = addTerritory(edit, box(right + 30 + 50 * i, 20, 30, 30),
                                                   {engine::PlaceKind::Land, "Isle " + std::to_string(i), "plain", {}});
                    !made)
                    return tl::unexpected(made.error());
            return {};
        }));
        QCOMPARE(landParts(model).size(), std::size_t(4));
        const std::vector<ProblemFix> fixes = fixesFor(document, {"territory-isolated", {}, {"isle-2"}, {}});
        QCOMPARE(fixes.size(), std::size_t(2));
        QVERIFY(document.edit(fixes[1].title, fixes[1].apply));
        QCOMPARE(landParts(model).size(), std::size_t(1));
        // Each over the narrowest strait.
        const auto isJoined = [&model](const char* from, const char* to) {
            return model.connections().first([&](const ConnectionRecord& lane) { return lane.joins(from, to); }) !=
                   nullptr;
        };
        QVERIFY(isJoined("isle-1", "isle-2"));
        QVERIFY(isJoined("isle-0", "isle-1"));
        document.undoStack().undo();
        QCOMPARE(landParts(model).size(), std::size_t(4));
    }

    void whatABarrierClosesOffGetsACrossing_data()
    {
        QTest::addColumn<bool>("mountains");
        QTest::addColumn<QString>("title");
        QTest::newRow("river") << false << QStringLiteral("Bridge to Land 1");
        QTest::newRow("mountains") << true << QStringLiteral("Pass to Land 1");
    }
    void whatABarrierClosesOffGetsACrossing()
    {
        QFETCH(bool, mountains);
        QFETCH(QString, title);
        MapDocument document(gridMap(2, 1));
        const MapModel& model = document.model();
        const std::vector<VertexId> line = lineBetween(model, "t0", "t1");
        QVERIFY(document.edit(QStringLiteral("Barrier"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto barrier = addBarrier(edit, mountains, "Barrier", line); !barrier)
                return tl::unexpected(barrier.error());
            return {};
        }));
        QCOMPARE(landParts(model).size(), std::size_t(2));
        // No lane over land: there is no water.
        const std::vector<ProblemFix> fixes = fixesFor(document, {"territory-isolated", {}, {"t0"}, {}});
        QCOMPARE(fixes.size(), std::size_t(1));
        QCOMPARE(fixes.front().title, title);
        QVERIFY(document.edit(fixes.front().title, fixes.front().apply));
        QCOMPARE(landParts(model).size(), std::size_t(1));
    }

    void problemsHaveFixesThatMendThem()
    {
        QFETCH(QString, problem);
        const std::string id = problem.toStdString();
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        QVERIFY(document.edit(QStringLiteral("Spoil"), [&](MapEdit& edit) -> EditOutcome {
            const RecordId t0 = keyOf(model, "t0");
            const RecordId t1 = keyOf(model, "t1");
            if (id == "contact-undecided") edit.remove<ConnectionRecord>(connectionsBetween(model, "t0", "t1").front());
            if (id == "contact-lost") chooseBorder(edit, "t0", "t8", BorderChoice::Open);
            if (id == "port-unused") edit.modifyPlace(t0, [](PlaceRecord& place) { place.flags = {"port"}; });
            if (id == "region-missing" || id == "region-empty") edit.add(RegionRecord{"north", 2});
            if (id == "region-missing")
                for (const auto& row : model.places())
                    if (row.key != t0) edit.modifyPlace(row.key, [](PlaceRecord& place) { place.region = "north"; });
            if (id == "labels-overlap") {
                setLabel(edit, t0, QPointF(30, 30));
                setLabel(edit, t1, QPointF(30, 30));
            }
            if (id == "abbreviation-twice")
                for (const RecordId key : {t0, t1})
                    edit.modifyPlace(key, [](PlaceRecord& place) { place.abbreviation = "Abc"; });
            if (id == "barrier-unused") edit.add(BarrierRecord{"river", false, {}});
            if (id == "shape-missing") {
                PlaceRecord lost;
                lost.id = "lost";
                edit.insert(9, lost);
            }
            spoilNewer(edit, id);
            if (id == "connection-twice") edit.add(ConnectionRecord{"t0", "t1", {}, {}, {}, {}, {}, {}});
            return {};
        }));
        const auto problems = checkWholeMap(model);
        const auto found = std::ranges::find(problems, id, &engine::Problem::id);
        QVERIFY(found != problems.end());
        const std::vector<ProblemFix> fixes = fixesFor(document, *found);
        QVERIFY(!fixes.empty());
        for (const ProblemFix& fix : fixes) {
            QVERIFY(!fix.title.isEmpty());
            QVERIFY2(document.edit(fix.title, fix.apply), fix.id.c_str());
            const auto left = checkWholeMap(model);
            const bool same = std::ranges::any_of(
                left, [&](const engine::Problem& one) { return one.id == id && one.at == found->at; });
            QVERIFY2(!same, fix.id.c_str());
            document.undoStack().undo();
        }
        // Accepted, it is there still, and no longer a matter.
        QVERIFY(document.edit(QStringLiteral("Accept"), [&](MapEdit& edit) -> EditOutcome {
            approve(edit, *found, "It is meant so.");
            return {};
        }));
        const auto after = checkWholeMap(model);
        const auto accepted = std::ranges::find_if(
            after, [&](const engine::Problem& one) { return one.id == id && one.at == found->at; });
        QVERIFY(accepted != after.end() && accepted->approved);
    }

    /// What has a name, a place and a lane where it should is told nothing of.
    void soundMapsAreToldNothing()
    {
        QVERIFY(checkWholeMap(gridMap(3, 3)).empty());
        MapDocument document(gridMap(3, 1));
        const MapModel& model = document.model();
        const QRectF left = boundsOf(model.drawing, model.place("t0")->record.face);
        const QRectF right = boundsOf(model.drawing, model.place("t2")->record.face);
        QVERIFY(document.edit(QStringLiteral("Around"), [&](MapEdit& edit) -> EditOutcome {
            // From the upper coast of one to that of another, around the one between; and from middle to middle.
            const QPointF above((left.center().x() + right.center().x()) / 2, left.top() - 150);
            const auto around =
                addLane(edit, "t0", *nearestShore(model, model.place("t0")->record, left.center() - QPointF(0, 500)),
                        "t2", *nearestShore(model, model.place("t2")->record, right.center() - QPointF(0, 500)),
                        {{above.x(), above.y()}});
            return around ? EditOutcome() : tl::unexpected(around.error());
        }));
        for (const engine::Problem& problem : checkWholeMap(model))
            QVERIFY2(!problem.id.starts_with("lane-"), problem.id.c_str());
    }

    /// A lane is pointed at where it goes wrong, not in the middle of a territory.
    void problemsOfLanesAreAtTheLane()
    {
        MapDocument document(gridMap(3, 3));
        const MapModel& model = document.model();
        for (const char* id : {"lane-end-adrift", "lane-over-land"}) {
            QVERIFY(document.edit(QStringLiteral("Spoil"), [&](MapEdit& edit) -> EditOutcome {
                spoilNewer(edit, id);
                return {};
            }));
            const auto problems = checkWholeMap(model);
            const auto found = std::ranges::find(problems, id, &engine::Problem::id);
            QVERIFY(found != problems.end());
            const std::optional<QPointF> at = pointOf(model, *found);
            QVERIFY(at);
            const std::optional<RecordId> there = model.placeOf(faceAt(model.drawing, *at));
            if (std::string(id) == "lane-end-adrift")
                QVERIFY(!there);
            else
                QCOMPARE(there, keyOf(model, "t1"));
            document.undoStack().undo();
        }
    }

    void theListFollowsTheDrawing()
    {
        MapDocument document(gridMap(3, 3));
        MapAnalysis analysis(document);
        QSignalSpy updated(&analysis, &MapAnalysis::updated);
        QVERIFY(updated.wait(5000));
        QVERIFY(analysis.isCurrent());
        const std::size_t before = analysis.problems().size();
        QVERIFY(document.edit(QStringLiteral("Twice"), [](MapEdit& edit) -> EditOutcome {
            edit.add(ConnectionRecord{"t0", "t1", {}, {}, {}, {}, {}, {}});
            return {};
        }));
        QVERIFY(!analysis.isCurrent());
        analysis.waitUntilCurrent();
        QCOMPARE(analysis.problems().size(), before + 1);
        document.undoStack().undo();
        QVERIFY(updated.wait(5000));
        QTRY_VERIFY(analysis.isCurrent());
        QCOMPARE(analysis.problems().size(), before);
    }
};

QTEST_GUILESS_MAIN(TestTerritories)
#include "tst_territories.moc"
