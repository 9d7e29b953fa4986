// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/ids.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapselection.h"
#include "editor/document/modelchanges.h"
#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/outline.h"
#include "engine/base/textlimits.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <random>

using namespace marches;
using namespace marches::editor;

namespace {

EditOutcome move(MapEdit& edit, VertexId vertex, const QPointF& by)
{
    const VertexMove one{vertex, edit.model().drawing.at(vertex) + by};
    const EditResult done = edit.draw(moveVertices, std::span(&one, 1));
    if (!done) return tl::unexpected(done.error());
    return {};
}

} // namespace

class TestMapDocument : public QObject {
    Q_OBJECT

private slots:
    void formsOfANameSayTheNewOne()
    {
        MapDocument document(gridMap(2, 2));
        const std::string base = "territory.t0";
        const auto text = [&](const char* form) { return document.model().text("en", base + form); };
        QVERIFY(document.edit(QStringLiteral("Name"), [&](MapEdit& edit) -> EditOutcome {
            setName(edit, "en", base, "The High Moor");
            edit.setText("en", base + ".with-article", "the High Moor");
            edit.setText("en", base + ".of", "of the High Moor");
            edit.setText("en", base + ".at", "up there");
            edit.setText("en", base + ".board", "The High/Moor");
            return {};
        }));
        QVERIFY(document.edit(QStringLiteral("Rename"), [&](MapEdit& edit) -> EditOutcome {
            setName(edit, "en", base, "The Low Wood");
            return {};
        }));
        QCOMPARE(text(".name"), std::string("The Low Wood"));
        QCOMPARE(text(".with-article"), std::string("the Low Wood"));
        QCOMPARE(text(".of"), std::string("of the Low Wood"));
        QCOMPARE(text(".at"), std::string("up there")); // nobody can tell what of it was the name
        QCOMPARE(text(".board"), std::string());
        document.undoStack().undo();
        QCOMPARE(text(".of"), std::string("of the High Moor"));
        // A name as long as any may be has no room for more around it.
        const std::string longest(engine::kLongestName, 'x');
        QVERIFY(document.edit(QStringLiteral("Rename"), [&](MapEdit& edit) -> EditOutcome {
            setName(edit, "en", base, longest);
            return {};
        }));
        QCOMPARE(text(".name"), longest);
        QCOMPARE(text(".of"), std::string());
    }

    void aDragIsOneStepAndDropsOutWhenItEndsWhereItBegan()
    {
        MapDocument document(gridMap(3, 3));
        const Snapshot before(document.model());
        const VertexId vertex = lineBetween(document.model(), "t0", "t1")[2];
        const auto drag = document.newMergeId();
        for (const QPointF& by : {QPointF(0.25, 0), QPointF(0.25, 0.25), QPointF(0.5, 0)})
            QVERIFY(document.edit(
                QStringLiteral("Drag"), [&](MapEdit& edit) { return move(edit, vertex, by); }, drag));
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
        document.undoStack().redo();
        QVERIFY(document.edit(
            QStringLiteral("Drag"),
            [&](MapEdit& edit) {
                return move(edit, vertex, {-1, -0.25});
            },
            drag));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(Snapshot(document.model()) == before);
    }

    void aRefusedEditLeavesNothingBehind()
    {
        MapDocument document(gridMap(3, 3));
        const Snapshot before(document.model());
        QSignalSpy refused(&document, &MapDocument::refused);
        QSignalSpy changed(&document, &MapDocument::changed);
        QVERIFY(!document.edit(QStringLiteral("Two things"), [](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "North", {});
            return refuse("edges-cross", {});
        }));
        QVERIFY(Snapshot(document.model()) == before);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(document.undoStack().count(), 0);
        document.setReadOnly(true);
        QVERIFY(!document.edit(QStringLiteral("Region"), [](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "North", {});
            return {};
        }));
        QVERIFY(Snapshot(document.model()) == before);
    }

    void madeUpIdsAreTakenFromNames()
    {
        MapDocument document(gridMap(3, 2));
        QVERIFY(document.edit(QStringLiteral("Before"), [](MapEdit& edit) -> EditOutcome {
            const std::pair<const char*, const char*> ids[]{{"t0", "territory-13"},
                                                            {"t1", "territory-1-2"},
                                                            {"t2", "territory-3"},
                                                            {"t3", "mer-2"},
                                                            {"t4", "sea-wolf-rock"}};
            for (const auto& [from, to] : ids)
                if (const EditOutcome done = renamePlace(edit, keyOf(edit.model(), from), to); !done) return done;
            edit.setText("en", "territory.territory-3.name", "Territory 3"); // nobody named it yet
            edit.setText("fr", "territory.territory-13.name", "Pays");
            return {};
        }));
        const Snapshot before(document.model());
        QCOMPARE(recordsWithMadeUpIds(document.model()).size(), std::size_t(3));
        QVERIFY(document.edit(QStringLiteral("Ids"), [](MapEdit& edit) {
            return takeIdsFromNames(edit, [](const std::string& id) { return id == "mer-2"; });
        }));
        const MapModel& model = document.model();
        for (const char* id : {"land-0", "land-1", "territory-3", "mer-2", "sea-wolf-rock", "t5"})
            QVERIFY2(model.place(id) != nullptr, id);
        QCOMPARE(model.text("fr", "territory.land-0.name"), std::string("Pays"));
        document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
    }

    void aNewIdIsTakenUpEverywhere()
    {
        MapDocument document(gridMap(3, 3));
        const Snapshot before(document.model());
        QVERIFY(document.edit(QStringLiteral("Rename"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("fr", "territory.t0.name", "Pays");
            return renamePlace(edit, keyOf(edit.model(), "t0"), "first-land");
        }));
        const MapModel& model = document.model();
        QVERIFY(model.place("t0") == nullptr);
        QCOMPARE(model.text("en", "territory.first-land.name"), std::string("Land 0"));
        QCOMPARE(model.text("fr", "territory.first-land.name"), std::string("Pays"));
        QCOMPARE(connectionsBetween(model, "first-land", "t1").size(), std::size_t(1));
        QVERIFY(!document.edit(QStringLiteral("Rename"),
                               [](MapEdit& edit) { return renamePlace(edit, keyOf(edit.model(), "t1"), "t2"); }));
        QVERIFY(!document.edit(QStringLiteral("Rename"),
                               [](MapEdit& edit) { return renamePlace(edit, keyOf(edit.model(), "t1"), "T 2"); }));
        document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
    }

    void idsComeFromNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << QStringLiteral("Stone Table") << QStringLiteral("stone-table");
        QTest::newRow("accents") << QStringLiteral("Forêt d’Été") << QStringLiteral("foret-d-ete");
        QTest::newRow("letters of two") << QStringLiteral("Le Cœur, Ærø, Straße, Łódź")
                                        << QStringLiteral("le-coeur-aero-strasse-lodz");
        QTest::newRow("signs around") << QStringLiteral("  (The) Isle! ") << QStringLiteral("the-isle");
        QTest::newRow("numbers") << QStringLiteral("Area 51") << QStringLiteral("area-51");
        QTest::newRow("nothing usable") << QStringLiteral("海") << QStringLiteral("place");
    }
    void idsComeFromNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(idFromName(name.toStdString())), id);
    }

    void aRiverClosesTheBordersItFollows()
    {
        MapDocument document(gridMap(3, 3));
        const Snapshot before(document.model());
        const std::vector<VertexId> line = lineBetween(document.model(), "t3", "t4");
        QVERIFY(document.edit(QStringLiteral("River"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto river = addBarrier(edit, false, "Great River", line); !river)
                return tl::unexpected(river.error());
            return {};
        }));
        const MapModel& model = document.model();
        const auto rows = connectionsBetween(model, "t3", "t4");
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(model.connections().at(rows.front()).barrier, std::string("great-river"));
        QVERIFY(model.connections().at(connectionsBetween(model, "t0", "t1").front()).barrier.empty());

        // A bridge over it, near its middle.
        const QPointF middle = model.drawing.at(line[line.size() / 2]);
        QVERIFY(document.edit(QStringLiteral("Bridge"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto bridge = addCrossing(edit, engine::ConnectionKind::Bridge, middle, 10); !bridge)
                return tl::unexpected(bridge.error());
            return {};
        }));
        const ConnectionRecord& bridge = model.connections().at(connectionsBetween(model, "t3", "t4").front());
        QVERIFY(bridge.kind == engine::ConnectionKind::Bridge);
        QCOMPARE(bridge.over, std::string("great-river"));
        QVERIFY(bridge.barrier.empty());
        const auto again = document.edit(QStringLiteral("Bridge"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto second = addCrossing(edit, engine::ConnectionKind::Bridge, middle, 10); !second)
                return tl::unexpected(second.error());
            return {};
        });
        QCOMPARE(again.error().code, std::string("crossing-there-already"));

        QVERIFY(document.edit(QStringLiteral("No river"), [](MapEdit& edit) -> EditOutcome {
            removeBarrier(edit, edit.model().barriers().byId("great-river")->key);
            return {};
        }));
        QVERIFY(model.connections().at(connectionsBetween(model, "t3", "t4").front()).isBorder());
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
    }

    void lanesMakePorts()
    {
        MapDocument document(gridMap(3, 3));
        const auto lane = [&document](const char* a, const char* b) {
            return document.edit(QStringLiteral("Lane"), [&](MapEdit& edit) -> EditOutcome {
                if (const auto added = addLane(edit, a, {1, 1}, b, {100, 100}); !added)
                    return tl::unexpected(added.error());
                return {};
            });
        };
        QVERIFY(lane("t0", "t8"));
        QCOMPARE(document.model().place("t8")->record.flags, std::vector<std::string>{"port"});
        QCOMPARE(lane("t8", "t0").error().code, std::string("lane-there-already"));
        QCOMPARE(lane("t0", "t0").error().code, std::string("lane-to-itself"));
    }

    void whatAPersonDecidedOfABorderStays()
    {
        MapDocument document(gridMap(3, 1));
        QVERIFY(document.edit(QStringLiteral("Close"), [](MapEdit& edit) -> EditOutcome {
            chooseBorder(edit, "t0", "t1", BorderChoice::Closed);
            return {};
        }));
        // The three part and meet again at one corner of the middle one: derived borders go and come, decisions stay.
        const MapModel& model = document.model();
        QCOMPARE(model.connections().at(connectionsBetween(model, "t0", "t1").front()).basis,
                 engine::BorderOrigin::Forbidden);
        const FaceId middle = model.place("t1")->record.face;
        for (const char* other : {"t0", "t2"}) {
            for (const VertexId vertex : lineBetween(model, other, "t1")) {
                const QPointF inwards = boundsOf(model.drawing, middle).center() - model.drawing.at(vertex);
                QVERIFY(document.edit(QStringLiteral("Part"), [&](MapEdit& edit) -> EditOutcome {
                    const EditResult done =
                        edit.draw(detachCorner, middle, vertex,
                                  model.drawing.at(vertex) + inwards * (2.0 / std::hypot(inwards.x(), inwards.y())));
                    if (!done) return tl::unexpected(done.error());
                    return {};
                }));
            }
        }
        QCOMPARE(connectionsBetween(model, "t0", "t1").size(), std::size_t(1));
        QVERIFY(connectionsBetween(model, "t1", "t2").empty());
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QCOMPARE(connectionsBetween(model, "t1", "t2").size(), std::size_t(1));
    }

    void tracksAndSites()
    {
        MapDocument document(gridMap(2, 2));
        const Snapshot before(document.model());
        const std::vector<QPointF> line{{0, 0}, {30, 0}, {30, 30}};
        const std::vector<QPointF> spaces = spacedAlong(line, 5);
        QCOMPARE(spaces, (std::vector<QPointF>{{0, 0}, {15, 0}, {30, 0}, {30, 15}, {30, 30}}));
        QVERIFY(document.edit(QStringLiteral("Track"), [&](MapEdit& edit) -> EditOutcome {
            addTrack(edit, "The Road", spaces, true);
            addSite(edit, "The Court", {10, 10, 20, 10});
            return {};
        }));
        const MapModel& model = document.model();
        QCOMPARE(model.places().size(), std::size_t(4 + 5 + 1));
        QVERIFY(document.edit(QStringLiteral("Space"), [&](MapEdit& edit) -> EditOutcome {
            // Another space, before the first.
            const Row<PlaceRecord>* first = edit.model().places().first(
                [](const PlaceRecord& place) { return place.kind == engine::PlaceKind::Space; });
            PlaceRecord space = first->record;
            space.id = "before-all";
            space.drawing.label = engine::MapPoint{-5, 0};
            edit.insert(edit.model().places().placeOf(first->key), std::move(space));
            return {};
        }));
        const auto first =
            model.places().first([](const PlaceRecord& place) { return place.kind == engine::PlaceKind::Space; });
        QCOMPARE(first->record.drawing.label->x, -5.0);
        QVERIFY(document.edit(QStringLiteral("Remove"), [&](MapEdit& edit) -> EditOutcome {
            while (const auto* space = edit.model().places().first(
                       [](const PlaceRecord& place) { return place.kind == engine::PlaceKind::Space; }))
                removePlace(edit, space->key);
            return {};
        }));
        QVERIFY(model.tracks().empty());
        QVERIFY(model.text("en", "track.the-road.name").empty());
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
    }

    void theSelectionLosesWhatIsGone()
    {
        MapDocument document(gridMap(2, 2));
        MapSelection selection(document);
        QVERIFY(document.edit(QStringLiteral("Site"), [](MapEdit& edit) -> EditOutcome {
            addSite(edit, "Court", {0, 0, 5, 5});
            return {};
        }));
        const RecordId court = keyOf(document.model(), "court");
        selection.selectPlaces({keyOf(document.model(), "t1"), court, court});
        QCOMPARE(selection.items().places.size(), std::size_t(2));
        QSignalSpy changed(&selection, &MapSelection::changed);
        document.undoStack().undo();
        QCOMPARE(changed.count(), 1);
        QVERIFY(!selection.has(court));
        QCOMPARE(selection.items().places.size(), std::size_t(1));
    }

    /// Random edits of all kinds: undone they give back the same map, done again the same result; the journal's form
    /// holds all of each change, and replaying it leads to the same map.
    void randomEditsUndoRedoAndReplay_data()
    {
        QTest::addColumn<unsigned>("seed");
        const unsigned count = qEnvironmentVariableIsSet("MARCHES_LONG") ? 1000 : 25;
        for (unsigned seed = 1; seed <= count; ++seed) QTest::addRow("seed %u", seed) << seed;
    }
    void randomEditsUndoRedoAndReplay()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto below = [&random](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
        MapModel replayed = gridMap(4, 3);
        MapDocument document(gridMap(4, 3));
        std::vector<QByteArray> journal;
        connect(&document, &MapDocument::changed, this,
                [&journal](const ModelChanges& changes) { journal.push_back(encodeChanges(changes)); });
        const MapModel& model = document.model();
        const Snapshot before(model);
        int made = 0;
        for (int step = 0; step < 40; ++step) {
            const auto outcome = document.edit(QStringLiteral("Step"), [&](MapEdit& edit) -> EditOutcome {
                const auto place =
                    std::next(model.places().begin(), static_cast<std::ptrdiff_t>(below(model.places().size())));
                const auto& connection = *std::next(model.connections().begin(),
                                                    static_cast<std::ptrdiff_t>(below(model.connections().size())));
                const std::vector<VertexId> vertices = model.drawing.vertices();
                const std::vector<EdgeId> edges = model.drawing.edges();
                switch (below(9)) {
                case 0:
                    return move(edit, vertices[below(vertices.size())],
                                {static_cast<double>(below(9)) - 4, static_cast<double>(below(9)) - 4});
                case 1: {
                    const EditResult done = edit.draw(insertVertex, edges[below(edges.size())], 0.5);
                    if (!done) return tl::unexpected(done.error());
                    return {};
                }
                case 2: {
                    const EditResult done = edit.draw(deleteVertex, vertices[below(vertices.size())]);
                    if (!done) return tl::unexpected(done.error());
                    return {};
                }
                case 3: addRegion(edit, "Region", std::vector<RecordId>{place->key}); return {};
                case 4: return renamePlace(edit, place->key, freeId(model, "place"));
                case 5: {
                    const std::vector<VertexId> line = lineBetween(model, connection.record.from, connection.record.to);
                    if (const auto river = addBarrier(edit, below(2) == 0, "Barrier", line); !river)
                        return tl::unexpected(river.error());
                    return {};
                }
                case 6:
                    chooseBorder(edit, connection.record.from, connection.record.to,
                                 static_cast<BorderChoice>(below(3)));
                    return {};
                case 7: edit.setText("fr", textBase(place->record) + ".name", "Nom " + std::to_string(step)); return {};
                default:
                    edit.modifyPlace(place->key,
                                     [&](PlaceRecord& record) { record.terrain = below(2) == 0 ? "wooded" : "plain"; });
                    return {};
                }
            });
            made += outcome ? 1 : 0;
        }
        QVERIFY(made > 5);
        const Snapshot after(model);
        const std::size_t edits = journal.size();
        while (document.undoStack().canUndo()) document.undoStack().undo();
        QVERIFY(Snapshot(model) == before);
        while (document.undoStack().canRedo()) document.undoStack().redo();
        QVERIFY(Snapshot(model) == after);
        for (std::size_t i = 0; i < edits; ++i) {
            const std::optional<ModelChanges> changes = decodeChanges(journal[i]);
            QVERIFY(changes.has_value());
            QCOMPARE(encodeChanges(*changes), journal[i]);
            for (const ModelChange& change : *changes) {
                QVERIFY(fits(replayed, change));
                replayed.apply(change);
            }
            QVERIFY(!decodeChanges(journal[i].chopped(1)).has_value());
        }
        QVERIFY(Snapshot(replayed) == after);
    }
};

QTEST_GUILESS_MAIN(TestMapDocument)
#include "tst_mapdocument.moc"
