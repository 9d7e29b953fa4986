// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/barrierlines.h"
#include "editor/document/contacts.h"
#include "editor/document/drawingchecks.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/document/problemfixes.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

using namespace marches;
using namespace marches::editor;

namespace {

std::string narnia() { return MARCHES_SOURCE_DIR "/maps/narnia"; }

QString describe(const engine::Errors& errors)
{
    QString all;
    for (const engine::Error& error : errors)
        all += QString::fromStdString(error.code + " " + error.file + ":" + std::to_string(error.line) + "; ");
    return all;
}

OpenedMap opened()
{
    const engine::Result<MapFiles> files = readMapFiles(narnia());
    if (!files) qFatal("%s", qPrintable(describe(files.error())));
    engine::Result<OpenedMap> map = openMap(*files, narnia());
    if (!map) qFatal("%s", qPrintable(describe(map.error())));
    return std::move(*map);
}

MapFiles oneTerritory(const QByteArray& path)
{
    MapFiles files;
    files.map = "marches: map/1\nid: one\nlanguage: en\nname: One\nsize: [1024, 1024]\nregions: {r: {name: R}}\n"
                "territories:\n  land: {name: Land, abbreviation: Lan, region: r, terrain: plain}\n";
    files.svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1024 1024\">\n<path id=\"land\" "
                "fill-rule=\"evenodd\" d=\"" +
                path + "\"/>\n</svg>\n";
    return files;
}

/// A vertex with two edges between these two territories.
VertexId vertexBetween(const MapModel& model, const std::string& a, const std::string& b)
{
    const FaceId left = model.place(a)->record.face;
    const FaceId right = model.place(b)->record.face;
    for (const auto& chain : bordersBetween(model.drawing, left, right))
        if (chain.size() > 2) return model.drawing.end(chain[chain.size() / 2]);
    return kNoVertex;
}

QStringList changedLines(const QByteArray& before, const QByteArray& after)
{
    const QList<QByteArray> old = before.split('\n');
    const QList<QByteArray> now = after.split('\n');
    QStringList changed;
    for (qsizetype i = 0; i < std::max(old.size(), now.size()); ++i)
        if (i >= old.size() || i >= now.size() || old[i] != now[i])
            changed << QString::fromUtf8(i < now.size() ? now[i] : QByteArray());
    return changed;
}

} // namespace

class TestMapFiles : public QObject {
    Q_OBJECT

private slots:
    /// A drawing of some kilobytes that crosses itself in a million places: refused, with its place, before it takes
    /// the machine.
    void aTangledOutlineIsRefusedWithItsPlace()
    {
        QByteArray path = "M0 0";
        unsigned random = 1;
        for (int i = 0; i < 3000; ++i) {
            random = random * 1664525U + 1013904223U;
            path += 'L' + QByteArray::number(random >> 22U) + ' ' + QByteArray::number((random >> 12U) % 1024U);
        }
        const engine::Result<OpenedMap> map = openMap(oneTerritory(path), "tangled");
        QVERIFY(!map.has_value());
        QCOMPARE(describe(map.error()), QStringLiteral("outline-too-tangled tangled/board.svg:2; "));
        QVERIFY(map.error().front().column > 0);
    }

    void anOutlineThatMeetsItselfIsAProblem_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<std::optional<QPointF>>("where");
        const std::optional<QPointF> nowhere;
        QTest::newRow("a square") << QByteArray("M0 0H100V100H0Z") << nowhere;
        QTest::newRow("a bow tie") << QByteArray("M0 0L100 100V0L0 100Z") << std::optional(QPointF(50, 50));
        QTest::newRow("two islands at a corner")
            << QByteArray("M0 0H100V100H0ZM100 100H200V200H100Z") << std::optional(QPointF(100, 100));
        QTest::newRow("two islands apart") << QByteArray("M0 0H100V100H0ZM150 150H200V200H150Z") << nowhere;
        QTest::newRow("a lake at the coast")
            << QByteArray("M0 0H100V100H0ZM0 50L50 60V40Z") << std::optional(QPointF(0, 50));
        QTest::newRow("a lake inland") << QByteArray("M0 0H100V100H0ZM20 50L50 60V40Z") << nowhere;
    }
    void anOutlineThatMeetsItselfIsAProblem()
    {
        QFETCH(QByteArray, path);
        QFETCH(std::optional<QPointF>, where);
        const engine::Result<OpenedMap> map = openMap(oneTerritory(path), "bow");
        QVERIFY2(map.has_value(), map ? "" : qPrintable(describe(map.error())));
        const std::vector<engine::Problem> problems = checkDrawing(map->model);
        const auto found = std::ranges::find(problems, "outline-meets-itself", &engine::Problem::id);
        QCOMPARE(found != problems.end(), where.has_value());
        if (!where) return;
        QCOMPARE(found->at, std::vector<std::string>{"land"});
        QCOMPARE(pointOf(map->model, *found), where);
    }

    void guidesAreKept()
    {
        OpenedMap map = opened();
        map.model.info.guides = {{100, 250.5}, {40}};
        const engine::Result<MapFiles> files = map.base.filesFor(map.model);
        QVERIFY(files.has_value());
        QVERIFY(QByteArray::fromStdString(files->map).contains("guides: {upright: [100, 250.5], level: [40]}"));
        const engine::Result<OpenedMap> again = openMap(*files, narnia());
        QVERIFY(again.has_value());
        QVERIFY(again->model.info.guides == map.model.info.guides);
    }

    void artworkBesideABorderFollowsIt_data()
    {
        QTest::addColumn<double>("beside"); // board units
        QTest::addColumn<bool>("follows");
        QTest::newRow("with points of its own") << 0.0 << true;
        QTest::newRow("a little beside") << 1.0 << true;
        QTest::newRow("elsewhere") << 20.0 << false;
    }
    /// A river that a drawing program has simplified is no chain of the border's own points any more.
    void artworkBesideABorderFollowsIt()
    {
        QFETCH(double, beside);
        QFETCH(bool, follows);
        const OpenedMap map = opened();
        const FaceId a = map.model.place("beruna")->record.face;
        const FaceId b = map.model.place("glasswater")->record.face;
        const auto chain = bordersBetween(map.model.drawing, a, b).front();
        QPainterPath drawn;
        std::vector<QPointF> points;
        for (const HalfEdge half : chain) {
            const Segment segment = map.model.drawing.segment(half);
            for (const double t : {0.2, 0.6}) points.push_back(segment.pointAt(t));
        }
        points.insert(points.begin(), map.model.drawing.at(map.model.drawing.start(chain.front())));
        points.push_back(map.model.drawing.at(map.model.drawing.end(chain.back())));
        for (const QPointF& point : points) {
            const QPointF at = point + QPointF(beside, 0);
            drawn.elementCount() == 0 ? drawn.moveTo(at) : drawn.lineTo(at);
        }
        const std::vector<VertexId> line = lineAlongBorders(map.model.drawing, drawn, 2.4);
        QCOMPARE(!line.empty(), follows);
        if (follows) QCOMPARE(line.size(), chain.size() + 1);
    }

    void everyTerritoryHasAFace()
    {
        const OpenedMap map = opened();
        for (const Row<PlaceRecord>& row : map.model.places())
            if (row.record.isTerritory()) QVERIFY2(row.record.face != kOutside, row.record.id.c_str());
    }

    void whatIsNotEditedIsWrittenAsItWas()
    {
        const OpenedMap map = opened();
        const engine::Result<MapFiles> files = map.base.filesFor(map.model);
        QVERIFY2(files, qPrintable(files ? QString() : describe(files.error())));
        QCOMPARE(QString::fromStdString(files->map), QString::fromStdString(map.base.files().map));
        QVERIFY(files->svg == map.base.files().svg);
        QVERIFY(files->translations == map.base.files().translations);
    }

    void aMovedBorderChangesItsTwoTerritoriesAlone()
    {
        OpenedMap map = opened();
        const SavedBaseline base = map.base;
        MapDocument document(std::move(map.model));
        const VertexId vertex = vertexBetween(document.model(), "archenland", "stone-table");
        QVERIFY(vertex != kNoVertex);
        const QByteArray before = document.model().drawing.bytes();
        const VertexMove move{vertex, document.model().drawing.at(vertex) + QPointF(0.5, 0.5)};
        const EditOutcome moved = document.edit(QStringLiteral("Move"), [&](MapEdit& edit) -> EditOutcome {
            const EditResult done = edit.draw(moveVertices, std::span(&move, 1));
            if (!done) return tl::unexpected(done.error());
            return {};
        });
        QVERIFY(moved);
        const engine::Result<MapFiles> files = base.filesFor(document.model());
        QVERIFY2(files, qPrintable(files ? QString() : describe(files.error())));
        const QStringList changed = changedLines(base.files().svg, files->svg);
        QStringList shapes;
        std::ranges::copy_if(changed, std::back_inserter(shapes),
                             [](const QString& line) { return line.contains(QStringLiteral(" id=\"")); });
        QCOMPARE(shapes.size(), 2);
        for (const QString& line : shapes)
            QVERIFY2(line.contains(QStringLiteral("id=\"archenland\"")) ||
                         line.contains(QStringLiteral("id=\"stone-table\"")),
                     qPrintable(line.right(200)));
        // What is drawn around them follows: the border, its band, the wash on either side.
        QVERIFY2(changed.size() <= 12, qPrintable(QString::number(changed.size())));
        QCOMPARE(QString::fromStdString(files->map), QString::fromStdString(base.files().map));

        // Reopened, it is the same map with the vertex where it was put.
        const engine::Result<OpenedMap> again = openMap(*files, narnia());
        QVERIFY(again);
        QCOMPARE(adjacencies(again->model.drawing, kLeastContact).size(),
                 adjacencies(document.model().drawing, kLeastContact).size());

        document.undoStack().undo();
        QVERIFY(document.model().drawing.bytes() == before);
        const engine::Result<MapFiles> undone = base.filesFor(document.model());
        QVERIFY(undone && *undone == base.files());
    }

    void theDrawingAgreesWithTheConnections()
    {
        const OpenedMap map = opened();
        const std::vector<engine::Problem> problems = checkWholeMap(map.model);
        QStringList told;
        for (const engine::Problem& problem : problems)
            if (!problem.approved)
                told << QString::fromStdString(problem.id + " " + (problem.at.empty() ? "" : problem.at.front()) + " " +
                                               (problem.at.size() < 2 ? "" : problem.at[1]));
        QVERIFY2(told.isEmpty(), qPrintable(told.join(QStringLiteral("; "))));
    }

    void theMapsThatComeWithTheProgramHaveNoProblems()
    {
        QStringList told;
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& folder : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const std::string path = maps.filePath(folder).toStdString();
            const engine::Result<MapFiles> files = readMapFiles(path);
            QVERIFY2(files, qPrintable(folder));
            const engine::Result<OpenedMap> map = openMap(*files, path);
            QVERIFY2(map, qPrintable(folder));
            for (const engine::Problem& problem : checkWholeMap(map->model))
                if (!problem.approved)
                    told << folder + u' ' + QString::fromStdString(problem.id + " " + problem.at.front());
        }
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    }

    void aNewMapIsWrittenAndReadAgain()
    {
        const MapFiles files = newMapFiles("my-map", "en", "My map", 800, 600);
        const engine::Result<OpenedMap> map = openMap(files, "/nowhere/my-map");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QVERIFY(map->model.places().empty());
        QCOMPARE(map->model.name("en", "map"), std::string("My map"));
        const engine::Result<MapFiles> again = map->base.filesFor(map->model);
        QVERIFY(again && *again == files);
    }

    void theDrawingIsAsLargeAsTheMap()
    {
        engine::Result<OpenedMap> map = openMap(newMapFiles("my-map", "en", "My map", 800, 600), "/nowhere/my-map");
        QVERIFY(map);
        map->model.info.width = 1400;
        map->model.info.height = 1000.5;
        const engine::Result<MapFiles> files = map->base.filesFor(map->model);
        QVERIFY(files);
        const engine::Result<BoardSvg> board = BoardSvg::read(files->svg, "board.svg");
        QVERIFY(board);
        QCOMPARE(board->viewBox(), QRectF(0, 0, 1400, 1000.5));
    }

    void aNameInAnotherLanguageGoesToItsFile()
    {
        OpenedMap map = opened();
        const SavedBaseline base = map.base;
        MapDocument document(std::move(map.model));
        QVERIFY(document.edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("fr", "territory.archenland.name", "Archenlande");
            edit.setText("de", "territory.archenland.name", "Archenland");
            return {};
        }));
        const engine::Result<MapFiles> files = base.filesFor(document.model());
        QVERIFY(files);
        QVERIFY(files->svg == base.files().svg);
        QCOMPARE(files->map, base.files().map);
        const QStringList changed = changedLines(QByteArray::fromStdString(base.files().translations.at("fr")),
                                                 QByteArray::fromStdString(files->translations.at("fr")));
        QVERIFY2(changed.contains(QStringLiteral("msgstr \"Archenlande\"")),
                 qPrintable(changed.join(QLatin1Char('\n'))));
        QVERIFY(files->translations.contains("de"));
        const engine::Result<OpenedMap> again = openMap(*files, narnia());
        QVERIFY(again);
        QCOMPARE(again->model.text("fr", "territory.archenland.name"), std::string("Archenlande"));
        QCOMPARE(again->model.text("de", "territory.archenland.name"), std::string("Archenland"));
    }

    void formsThatTheSourceDoesWithoutAreSavedAndTakenBack()
    {
        OpenedMap map = opened();
        const SavedBaseline base = map.base;
        MapDocument document(std::move(map.model));
        const auto set = [&document](const char* language, const char* form, const char* text) {
            return document.edit(QStringLiteral("Form"), [&](MapEdit& edit) -> EditOutcome {
                edit.setText(language, std::string("territory.archenland.") + form, text);
                return {};
            });
        };
        QVERIFY(set("fr", "board", "Arch\nen\nland"));
        QVERIFY(set("fr", "board-size", "85"));
        QVERIFY(set("en", "board", "Arch"));
        const engine::Result<MapFiles> files = base.filesFor(document.model());
        QVERIFY(files);
        QVERIFY(files->map.find("board: Arch") != std::string::npos);
        const engine::Result<OpenedMap> again = openMap(*files, narnia());
        QVERIFY2(again, qPrintable(again ? QString() : describe(again.error())));
        QCOMPARE(again->model.text("fr", "territory.archenland.board"), std::string("Arch\nen\nland"));
        QCOMPARE(again->model.text("fr", "territory.archenland.board-size"), std::string("85"));
        QCOMPARE(again->model.text("en", "territory.archenland.board"), std::string("Arch"));

        MapDocument second(again->model);
        QVERIFY(second.edit(QStringLiteral("Form"), [](MapEdit& edit) -> EditOutcome {
            for (const char* language : {"fr", "en"})
                for (const char* form : {"board", "board-size"})
                    edit.setText(language, std::string("territory.archenland.") + form, {});
            return {};
        }));
        const engine::Result<MapFiles> back = again->base.filesFor(second.model());
        QVERIFY(back);
        QCOMPARE(back->map, base.files().map);
        QCOMPARE(QString::fromStdString(back->translations.at("fr")),
                 QString::fromStdString(base.files().translations.at("fr")));
    }
};

QTEST_GUILESS_MAIN(TestMapFiles)
#include "tst_mapfiles.moc"
