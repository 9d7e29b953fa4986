// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/drawingchecks.h"
#include "editor/document/mapfiles.h"
#include "editor/document/svgimport.h"
#include "editor/formats/svgpath.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "tests/editor/geometry/samplemap.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace marches;
using namespace marches::editor;

namespace {

QString describe(const engine::Errors& errors)
{
    QString all;
    for (const engine::Error& error : errors) all += QString::fromStdString(error.code + " " + error.path + "; ");
    return all;
}

QByteArray testFile(const char* name)
{
    QFile file(QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/import/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s is missing", name);
    return file.readAll();
}

std::vector<QPainterPath> shapesApart(double apart)
{
    SampleMap sample;
    sample.columns = 4;
    sample.rows = 3;
    sample.pointsPerSide = 5;
    sample.apart = apart;
    return sampleShapes(sample);
}

/// A drawing as Inkscape saves it: layers, a transform, styles, labels, metadata, things that are none of our business.
QByteArray inkscapeDrawing(double apart)
{
    QByteArray svg;
    int number = 0;
    for (const QPainterPath& shape : shapesApart(apart / 2)) {
        ++number;
        const QByteArray label = number == 1 ? QByteArray(" inkscape:label=\"Forêt d’Été\"") : QByteArray();
        svg += "    <path id=\"path" + QByteArray::number(number) + "\"" + label +
               "\n       style=\"fill:#aabb99;stroke:#333333\"\n       d=\"" +
               QByteArray::fromStdString(writeSvgPath(shape)) + "\" />\n";
    }
    QByteArray drawing = testFile("inkscape.svg.in");
    return drawing.replace("@shapes@", svg);
}

} // namespace

class TestSvgImport : public QObject {
    Q_OBJECT

private slots:
    void aDrawingWithHalfAPixelBetweenShapesGetsItsNeighbours_data()
    {
        QTest::addColumn<double>("apart");
        QTest::newRow("exact") << 0.0;
        QTest::newRow("half a pixel") << 0.5;
    }
    void aDrawingWithHalfAPixelBetweenShapesGetsItsNeighbours()
    {
        QFETCH(double, apart);
        const QByteArray drawing = inkscapeDrawing(apart);
        const engine::Result<SvgImport> made = importSvg(drawing, "drawing.svg");
        QVERIFY2(made, qPrintable(made ? QString() : describe(made.error())));
        QCOMPARE(std::ranges::count(made->rows, ImportVerdict::Found, &ImportRow::verdict), 12);
        QCOMPARE(made->rows.front().id, std::string("foret-d-ete"));
        QCOMPARE(made->rows[1].name, std::string("Territory 2"));
        QVERIFY(made->report.overlaps.empty());

        const engine::Result<OpenedMap> map = openMap(made->files, "/nowhere");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        // Four columns and three rows: 3 x 3 upright and 4 x 2 level borders.
        QCOMPARE(map->model.connections().size(), std::size_t(17));
        QCOMPARE(adjacencies(map->model.drawing, 1).size(), std::size_t(17));
        for (const engine::Problem& problem : checkDrawing(map->model)) QFAIL(problem.id.c_str());

        // All that is not a territory is there as it was.
        const QByteArray& svg = made->files.svg;
        for (const char* kept :
             {"<sodipodi:namedview id=\"namedview7\" pagecolor=\"#ffffff\" inkscape:zoom=\"1.5\" />",
              "<rect id=\"paper\" x=\"0\" y=\"0\" width=\"400\" height=\"300\" style=\"fill:#f4ecd8;stroke:none\" />",
              "<circle id=\"compass\" cx=\"350\" cy=\"40\" r=\"20\" style=\"fill:#993322\" />",
              "transform=\"matrix(2,0,0,2,10,20)\""})
            QVERIFY2(svg.contains(kept), kept);
        if (apart == 0) QCOMPARE(svg.size() - drawing.size() < 200, true); // ids alone
    }

    void withoutLayersFilledAreasAreTaken()
    {
        const QByteArray drawing = testFile("flat.svg");
        const engine::Result<SvgImport> made = importSvg(drawing, "drawing.svg");
        QVERIFY2(made, qPrintable(made ? QString() : describe(made.error())));
        QStringList told;
        for (const ImportRow& row : made->rows)
            told << QString::fromStdString(row.verdict == ImportVerdict::LeftOut ? row.reason : "taken");
        told.sort();
        QCOMPARE(told.join(QLatin1Char(' ')), QStringLiteral("background no-fill taken taken taken taken too-small"));
        const engine::Result<OpenedMap> map = openMap(made->files, "/nowhere");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QCOMPARE(map->model.connections().size(), std::size_t(1));
        QVERIFY(map->model.place("isle") != nullptr);
        for (const Row<PlaceRecord>& row : map->model.places())
            QVERIFY2(row.record.face != kOutside, row.record.id.c_str());
    }

    void anImportedMapIsReadAgainUnchanged()
    {
        const engine::Result<SvgImport> made = importSvg(inkscapeDrawing(0.5), "drawing.svg");
        QVERIFY(made);
        const engine::Result<OpenedMap> map = openMap(made->files, "/nowhere");
        QVERIFY(map);
        const engine::Result<MapFiles> again = map->base.filesFor(map->model);
        QVERIFY(again);
        QVERIFY(again->svg == made->files.svg);
        QCOMPARE(again->map, made->files.map);
    }

    void aBorderMovedInADrawingOfInkscapeChangesItsTwoShapesAlone()
    {
        const engine::Result<SvgImport> made = importSvg(inkscapeDrawing(0.5), "drawing.svg");
        QVERIFY(made);
        engine::Result<OpenedMap> map = openMap(made->files, "/nowhere");
        QVERIFY(map);
        PlanarMap& drawing = map->model.drawing;
        const auto border = bordersBetween(drawing, map->model.place("territory-6")->record.face,
                                           map->model.place("territory-7")->record.face);
        const VertexId vertex = drawing.end(border.front()[border.front().size() / 2]);
        const VertexMove move{vertex, drawing.at(vertex) + QPointF(0.5, 0.25)};
        QVERIFY(moveVertices(drawing, std::span(&move, 1)));
        const engine::Result<MapFiles> files = map->base.filesFor(map->model);
        QVERIFY(files);
        QCOMPARE(files->map, made->files.map);
        const QList<QByteArray> before = made->files.svg.split('\n');
        const QList<QByteArray> after = files->svg.split('\n');
        QCOMPARE(after.size(), before.size());
        QList<QByteArray> changed;
        for (qsizetype i = 0; i < after.size(); ++i)
            if (after[i] != before[i]) changed << after[i];
        QCOMPARE(changed.size(), 2);
        for (const QByteArray& line : changed) QVERIFY2(line.trimmed().startsWith("d=\""), line.constData());
    }

    void aHostileDrawingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::newRow("no drawing") << QByteArray("hello");
        QTest::newRow("entities") << QByteArray(
            "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        QTest::newRow("itself in itself") << QByteArray(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><g id=\"a\"><use href=\"#a\"/></g></svg>");
        QTest::newRow("giant numbers") << QByteArray(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0L1e300 0 5 5z\"/></svg>");
        QTest::newRow("broken path") << QByteArray(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0L1 banana\"/></svg>");
    }
    void aHostileDrawingIsRefused()
    {
        QFETCH(QByteArray, drawing);
        const engine::Result<SvgImport> made = importSvg(drawing, "drawing.svg");
        QVERIFY(!made || made->files.map.find("land") == std::string::npos);
        if (made) QVERIFY(made->territories.empty());
    }
};

QTEST_GUILESS_MAIN(TestSvgImport)
#include "tst_svgimport.moc"
