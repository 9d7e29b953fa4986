// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/exchange/exportmap.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/zipfile.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/outline.h"
#include "engine/io/files.h"
#include "engine/package/mappackage.h"
#include "tests/editor/exchange/mapsummary.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace marches;
using namespace marches::editor;

namespace {

std::string folderOf(const char* map) { return std::string(MARCHES_SOURCE_DIR "/maps/") + map; }

MapSummary shipped(const char* map)
{
    const engine::Result<std::string> yaml = engine::readFile(folderOf(map) + "/map.yaml", 10'000'000);
    if (!yaml) qFatal("%s is missing", map);
    return MapSummary(*yaml);
}

/// A map written in a form and read again; nothing, where that fails or it says anything but before.
std::optional<MapModel> sentAround(const MapModel& model, const std::string& form)
{
    const engine::Result<ExportedMap> written = exportMap(model, form);
    if (!written) return std::nullopt;
    const engine::Result<ImportedMap> read = importMap(ForeignFiles::of(written->files, "exported"), form, {}, {});
    if (!read) return std::nullopt;
    const MapSummary before = shipped("world");
    const MapSummary after(read->files.map);
    if (after.places != before.places || after.regions != before.regions || after.bonuses != before.bonuses ||
        after.ways != before.ways)
        return std::nullopt;
    engine::Result<OpenedMap> opened = openMap(read->files, {});
    if (!opened) return std::nullopt;
    return std::move(opened->model);
}

double areaOfPlace(const MapModel& model, const std::string& id)
{
    const Row<PlaceRecord>* place = model.place(id);
    return place == nullptr ? 0 : areaOf(model.drawing, place->record.face);
}

/// Moves a point on a border between two territories, and says of which; nothing, where none can be moved so far.
std::optional<std::array<std::string, 2>> moveSomeBorder(MapDocument& document)
{
    const MapModel& model = document.model();
    for (const VertexId vertex : model.drawing.vertices()) {
        if (model.drawing.degree(vertex) != 2) continue;
        const HalfEdge half = model.drawing.star(vertex).front();
        const auto one = model.placeOf(model.drawing.left(half));
        const auto other = model.placeOf(model.drawing.right(half));
        if (!one || !other) continue;
        const std::array<std::string, 2> ids{model.places().at(*one).id, model.places().at(*other).id};
        const QPointF along = model.drawing.at(model.drawing.end(half)) - model.drawing.at(vertex);
        const VertexMove move{vertex, model.drawing.at(vertex) + QPointF(-along.y(), along.x())};
        const double before = areaOfPlace(model, ids[0]);
        if (document.edit(QStringLiteral("Move"), [&](MapEdit& edit) -> EditOutcome {
                const EditResult done = edit.draw(moveVertices, std::span(&move, 1));
                if (!done) return tl::unexpected(done.error());
                return {};
            })) {
            if (std::abs(areaOfPlace(model, ids[0]) - before) > 20) return ids;
            document.undoStack().undo();
        }
    }
    return std::nullopt;
}

} // namespace

class TestExports : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsTheSame_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("form");
        for (const char* map : {"two-isles", "diplomacy-europe", "world"})
            for (const char* form : {"svg", "jdip", "godip", "geojson", "topojson", "marches-map"})
                QTest::addRow("%s as %s", map, form) << map << form;
        for (const char* map : {"two-isles", "world"}) // these know neither seas nor kinds of pieces
            for (const char* form : {"warzone", "domination"}) QTest::addRow("%s as %s", map, form) << map << form;
    }
    void whatIsWrittenReadsTheSame()
    {
        QFETCH(QString, map);
        QFETCH(QString, form);
        const engine::Result<ExportedMap> written = exportMap(folderOf(qPrintable(map)), form.toStdString());
        QVERIFY2(written, qPrintable(written ? QString() : inWords(written.error())));
        std::map<std::string, QByteArray> files = written->files;
        if (form == QLatin1String("marches-map")) {
            auto unpacked = readZip(files.begin()->second, "map");
            QVERIFY(unpacked);
            files = std::move(*unpacked);
        }
        const engine::Result<ImportedMap> read =
            importMap(ForeignFiles::of(std::move(files), "exported"), form.toStdString(), {}, {});
        QVERIFY2(read, qPrintable(read ? QString() : inWords(read.error())));
        const MapSummary before = shipped(qPrintable(map));
        const MapSummary after(read->files.map);
        QCOMPARE(after.places, before.places);
        QCOMPARE(after.regions, before.regions);
        QCOMPARE(after.bonuses, before.bonuses);
        QCOMPARE(after.ways, before.ways);
        QCOMPARE(after.seas, before.seas);
    }

    /// What stands where on the sheet is said beside the drawing, and is as it was; on another sheet it is found anew.
    void pointsComeBack_data()
    {
        QTest::addColumn<QString>("map");
        for (const char* map : {"two-isles", "kestrel-sound", "amber-straits", "world", "diplomacy-europe"})
            QTest::newRow(map) << map;
    }
    void pointsComeBack()
    {
        QFETCH(QString, map);
        const std::string folder = folderOf(qPrintable(map));
        const engine::Result<engine::MapData> before = engine::loadMap(folder);
        QVERIFY(before);
        const engine::Result<ExportedMap> written = exportMap(folder, "svg");
        QVERIFY(written);
        const auto back = [&written](bool scaled) {
            std::map<std::string, QByteArray> files = written->files;
            if (scaled) files.begin()->second.replace(" viewBox=\"0 0 ", " viewBox=\"0 0 1");
            const auto read = importMap(ForeignFiles::of(std::move(files), "exported"), "svg", {}, {});
            return read ? engine::readMap(read->files.map, "map.yaml") : engine::fail(read.error());
        };
        const auto after = back(false);
        QVERIFY(after);
        int points = 0;
        for (std::size_t i = 0; i < before->places.size(); ++i) {
            const engine::Place& place = before->board.place(static_cast<int>(i));
            const auto found = after->board.findPlace(place.id);
            if (!found || place.kind == engine::PlaceKind::Coast) continue; // spaces and sites have no shape
            const engine::PlaceDrawing& drawn = after->places[static_cast<std::size_t>(*found)];
            const auto isSame = [](const auto& a, const auto& b) { // tenths of a unit are written
                return a.has_value() == b.has_value() &&
                       (!a || (std::abs(a->x - b->x) < 0.06 && std::abs(a->y - b->y) < 0.06));
            };
            QVERIFY2(isSame(drawn.label, before->places[i].label), place.id.c_str());
            QVERIFY2(isSame(drawn.stack, before->places[i].stack), place.id.c_str());
            QCOMPARE(drawn.color, before->places[i].color);
            QCOMPARE(after->board.place(*found).values, place.values);
            points += drawn.label ? 1 : 0;
        }
        QVERIFY(points > 0);
        int lanes = 0;
        const auto& ways = before->board.connections();
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (ways[i].kind != engine::ConnectionKind::SeaLane) continue;
            const std::string& from = before->board.place(ways[i].from).id;
            const std::string& to = before->board.place(ways[i].to).id;
            const auto& there = after->board.connections();
            const auto same = std::ranges::find_if(there, [&](const engine::Connection& way) {
                return way.kind == engine::ConnectionKind::SeaLane && after->board.place(way.from).id == from &&
                       after->board.place(way.to).id == to;
            });
            QVERIFY(same != there.end());
            QVERIFY2(after->connections[static_cast<std::size_t>(same - there.begin())] == before->connections[i],
                     (from + " " + to).c_str());
            ++lanes;
        }
        QCOMPARE(lanes > 0, map == QLatin1String("two-isles") || map == QLatin1String("world") ||
                                map == QLatin1String("amber-straits"));
        QVERIFY(back(true)); // a larger sheet: nothing is taken from beside it
    }

    /// Other programs do not read what we add: the form alone says the graph too.
    void theFormsThemselvesHoldTheGraph_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("jdip") << "jdip";
        QTest::newRow("godip") << "godip";
    }
    void theFormsThemselvesHoldTheGraph()
    {
        QFETCH(QString, form);
        const engine::Result<ExportedMap> written = exportMap(folderOf("diplomacy-europe"), form.toStdString());
        QVERIFY(written);
        std::map<std::string, QByteArray> files = written->files;
        for (auto& [name, bytes] : files)
            if (const qsizetype at = bytes.indexOf("<metadata>"); at >= 0)
                bytes.remove(at, bytes.indexOf("</metadata>") + 11 - at);
        const engine::Result<ImportedMap> read =
            importMap(ForeignFiles::of(std::move(files), "exported"), form.toStdString(), {}, {});
        QVERIFY2(read, qPrintable(read ? QString() : inWords(read.error())));
        const MapSummary before = shipped("diplomacy-europe");
        const MapSummary after(read->files.map);
        QCOMPARE(after.places, before.places);
        QCOMPARE(after.ways, before.ways);
        QCOMPARE(after.regions.at("Kiel"), std::string("Germany"));
    }

    void whatAFormCannotSayIsTold()
    {
        const engine::Result<ExportedMap> domination = exportMap(folderOf("diplomacy-europe"), "domination");
        QVERIFY(domination);
        QCOMPARE(countOf(domination->notes, "export-seas-left-out"), 1);
        const engine::Result<ExportedMap> narnia = exportMap(folderOf("narnia"), "geojson");
        QVERIFY(narnia);
        QCOMPARE(countOf(narnia->notes, "export-places-left-out"), 1);
        // What is drawn besides the shapes, or the shapes themselves.
        QCOMPARE(countOf(narnia->notes, "export-drawing-left-out"), 1);
        const engine::Result<ExportedMap> plain = exportMap(MapModel(), "svg");
        QVERIFY(plain);
        QCOMPARE(countOf(plain->notes, "export-drawing-left-out"), 0);
        for (const char* form : {"csv", "graphml"}) {
            const engine::Result<ExportedMap> graph = exportMap(folderOf("two-isles"), form);
            QVERIFY(graph);
            QCOMPARE(countOf(graph->notes, "export-shapes-left-out"), 1);
            QCOMPARE(countOf(graph->notes, "export-drawing-left-out"), 0);
        }
    }

    void graphs()
    {
        const engine::Result<ExportedMap> csv = exportMap(folderOf("two-isles"), "csv");
        QVERIFY(csv);
        const QByteArray& lines = csv->files.at("two-isles.csv");
        QVERIFY(lines.startsWith("from,to,from-name,to-name,kind,for,closed\r\n"));
        QVERIFY(lines.contains("alder-wood,mill-vale,Alder Wood,Mill Vale,bridge,,no\r\n"));
        QVERIFY(lines.contains("barley-field,long-strand,Barley Field,Long Strand,border,,yes\r\n"));
        const engine::Result<ExportedMap> graph = exportMap(folderOf("two-isles"), "graphml");
        QVERIFY(graph);
        const QByteArray& xml = graph->files.at("two-isles.graphml");
        QCOMPARE(xml.count("<node "), 11);
        QCOMPARE(xml.count("<edge "), lines.count('\n') - 1);
    }

    /// A border that two countries share is moved: both come back with it, and nothing else is different.
    void movedBordersComeBackShared_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("geojson") << "geojson";
        QTest::newRow("topojson") << "topojson";
    }
    void movedBordersComeBackShared()
    {
        QFETCH(QString, form);
        const engine::Result<MapFiles> files = readMapFiles(folderOf("world"));
        QVERIFY(files);
        engine::Result<OpenedMap> opened = openMap(*files, folderOf("world"));
        QVERIFY(opened);
        MapDocument document(std::move(opened->model));
        const std::optional<MapModel> before = sentAround(document.model(), form.toStdString());
        QVERIFY(before);
        const std::optional<std::array<std::string, 2>> sides = moveSomeBorder(document);
        QVERIFY(sides);
        const std::optional<MapModel> after = sentAround(document.model(), form.toStdString());
        QVERIFY(after);
        const double one = areaOfPlace(*after, (*sides)[0]) - areaOfPlace(*before, (*sides)[0]);
        const double other = areaOfPlace(*after, (*sides)[1]) - areaOfPlace(*before, (*sides)[1]);
        QVERIFY2(std::abs(one) > 1, qPrintable(QString::number(one)));
        QVERIFY2(std::abs(one + other) < 0.05 * std::abs(one), qPrintable(QStringLiteral("%1 %2").arg(one).arg(other)));
    }

    void noMapIsNoExport()
    {
        QVERIFY(!exportMap(std::string(MARCHES_SOURCE_DIR "/maps/nowhere"), "svg"));
        QVERIFY(!exportMap(std::string(MARCHES_SOURCE_DIR "/maps/nowhere"), "marches-map"));
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
