// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapfiles.h"
#include "editor/exchange/importmap.h"
#include "editor/geometry/outline.h"
#include "tests/editor/exchange/foreignsamples.h"
#include "tests/editor/exchange/mapsummary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace marches;
using namespace marches::editor;

namespace {

using Words = std::set<std::string>;

engine::Result<ImportedMap> import(const SampleFiles& files, const std::string& form = {},
                                   const ImportChoices& choices = {})
{
    return importMap(opened(files), form, choices, {});
}

/// A sample in which a text is another.
SampleFiles changed(SampleFiles files, const std::string& name, const char* before, const char* after)
{
    QByteArray& bytes = files.at(name);
    if (!bytes.contains(before)) qFatal("%s has no %s", name.c_str(), before);
    bytes.replace(before, after);
    return files;
}

/// Fails with the errors of the import where there is none.
#define IMPORTED(made, expression)                                                                                     \
    const engine::Result<ImportedMap> made = expression;                                                               \
    QVERIFY2(made, qPrintable(made ? QString() : inWords(made.error())));                                              \
    QVERIFY2(openMap(made->files, {}), "the map cannot be opened")

} // namespace

class TestImports : public QObject {
    Q_OBJECT

private slots:
    void plainDrawings()
    {
        IMPORTED(made, import(plainSvgSample()));
        QCOMPARE(made->form, std::string("svg"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"North Shore", "South & Shore", "Twin Isles", "Far Rock", "The Deep"}));
        QCOMPARE(map.seas, Words({"The Deep"}));
        QVERIFY(map.ways.contains("North Shore-South & Shore"));
        QVERIFY(map.ways.contains("The Deep-Twin Isles"));
        QVERIFY(!map.ways.contains("North Shore-Twin Isles"));
        QCOMPARE(countOf(made->notes, "import-words-left-out"), 1);
        // The board begins at (0, 0) and is as large as boards are, and what was not understood is still there.
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        QCOMPARE(opened->model.info.width, 1400.0);
        QCOMPARE(opened->model.info.height, 700.0);
        QVERIFY(made->files.svg.contains("<text x=\"20\" y=\"20\">Isles</text>"));
    }

    void drawingsOfWarzone()
    {
        IMPORTED(made, import(warzoneSample()));
        QCOMPARE(made->form, std::string("warzone"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Alpha", "Beta", "Gamma", "Delta"}));
        QCOMPARE(map.ways, Words({"Alpha-Beta", "Delta-Gamma", "Beta-Delta"}));
        QCOMPARE(map.lanes, Words({"Delta-Gamma", "Beta-Delta"}));
        QCOMPARE(map.closed, Words({"Alpha-Gamma"})); // they touch, and no command joins them
        QCOMPARE(map.regions.at("Alpha"), std::string("West"));
        QCOMPARE(map.regions.at("Beta"), std::string("East"));
        QCOMPARE(map.bonuses, (std::map<std::string, int>{{"West", 3}, {"East", 2}}));
        QCOMPARE(countOf(made->notes, "warzone-more-bonuses"), 1);
        QCOMPARE(countOf(made->notes, "warzone-command"), 1);
        QVERIFY(made->files.map.find("stack: [550, 450]") != std::string::npos);
        QVERIFY(made->files.map.find("edge:") != std::string::npos); // around the back of the map
    }

    void mapsOfDomination()
    {
        IMPORTED(made, import(dominationSample()));
        QCOMPARE(made->form, std::string("domination"));
        QCOMPARE(made->name, std::string("Small World"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Northland", "Cape Town", "Südland", "Isle"}));
        QCOMPARE(map.ways, Words({"Cape Town-Northland", "Northland-Südland", "Isle-Südland", "Cape Town-Isle"}));
        QCOMPARE(map.lanes, Words({"Isle-Südland", "Cape Town-Isle"}));
        QCOMPARE(map.closed, Words({"Cape Town-Südland"}));
        QCOMPARE(map.bonuses, (std::map<std::string, int>{{"West Lands", 3}, {"East", 0}}));
        QCOMPARE(countOf(made->notes, "import-one-way"), 1);
        QCOMPARE(countOf(made->notes, "import-cards-left-out"), 1);
        QCOMPARE(countOf(made->notes, "import-missions-left-out"), 1);
        const std::string& french = made->files.translations.at("fr");
        QVERIFY(french.find("Pays du Nord") != std::string::npos);
        QVERIFY(french.find("Le Cap") != std::string::npos);
        QVERIFY(french.find("Est") != std::string::npos);
    }

    void mapsOfTripleA()
    {
        IMPORTED(made, import(tripleASample()));
        QCOMPARE(made->form, std::string("triplea"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Left Land", "Right Land", "1 Sea Zone"}));
        QCOMPARE(map.seas, Words({"1 Sea Zone"}));
        QCOMPARE(map.ways, Words({"Left Land-Right Land", "1 Sea Zone-Left Land"}));
        QVERIFY2(map.lanes.empty(), "a gap as wide as a line was taken for water");
        QCOMPARE(map.closed, Words({"1 Sea Zone-Right Land"}));
        QCOMPARE(map.regions.at("Left Land"), std::string("Reds"));
        QVERIFY(made->files.map.find("production: 4") != std::string::npos);
        QCOMPARE(countOf(made->notes, "import-no-shape"), 1);
        QCOMPARE(countOf(made->notes, "import-canals-left-out"), 1);
    }

    void packagesOfJDip()
    {
        IMPORTED(made, import(jdipSample()));
        QCOMPARE(made->form, std::string("jdip"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"North", "South", "South (east coast)", "Inner", "Bay"}));
        QCOMPARE(map.seas, Words({"Bay"}));
        QCOMPARE(map.ways, Words({"North-South army", "Inner-North army", "Inner-South army", "Bay-North fleet",
                                  "Bay-South (east coast) fleet"}));
        QCOMPARE(map.closed, Words({"Bay-Inner"}));
        QCOMPARE(map.regions.at("North"), std::string("Reds"));
        QVERIFY(made->files.map.find("starts-fleet-ec") != std::string::npos);
        QVERIFY(made->files.map.find("stack: [120, 110]") != std::string::npos);
        QCOMPARE(countOf(made->notes, "import-one-sided"), 1);
        QCOMPARE(countOf(made->notes, "jdip-other-variant"), 1);
        // What a style sheet said stands on the shapes now, and no document type is left.
        QVERIFY(!made->files.svg.contains("DOCTYPE"));
        QVERIFY(made->files.svg.contains("#99bbdd"));
        ImportChoices choices;
        choices.variant = "None";
        QCOMPARE(inWords(import(jdipSample(), {}, choices).error()), QStringLiteral("jdip-unknown-variant:3; "));
    }

    void drawingsOfGodip()
    {
        IMPORTED(made, import(godipSample()));
        QCOMPARE(made->form, std::string("godip"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Abacus", "Xylophone", "Xylophone (east coast)", "The Sea"}));
        QCOMPARE(map.ways,
                 Words({"Abacus-Xylophone army", "Abacus-The Sea fleet", "The Sea-Xylophone (east coast) fleet"}));
        QCOMPARE(map.seas, Words({"The Sea"}));
        QCOMPARE(map.regions.at("Abacus"), std::string("Reds"));
        QVERIFY(made->files.map.find("starts-army") != std::string::npos);
        QCOMPARE(
            inWords(import(changed(godipSample(), "smallmap.svg", "\"provinces\"", "\"others\""), "godip").error()),
            QStringLiteral("godip-no-provinces; "));
    }

    void geoJson()
    {
        ImportChoices choices;
        choices.regionProperty = "zone";
        choices.projection = "equirectangular";
        IMPORTED(made, import(geoJsonSample(), {}, choices));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Aland", "Bland", "Cland"}));
        QCOMPARE(map.ways, Words({"Aland-Bland"}));
        QCOMPARE(map.regions.at("Bland"), std::string("South"));
        QVERIFY(made->files.translations.at("fr").find("Alande") != std::string::npos);
        QCOMPARE(countOf(made->notes, "geo-no-areas"), 1);
        // What crosses the meridian lies at both edges of the sheet; a hole stays open.
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const PlanarMap& drawing = opened->model.drawing;
        const auto ringsOfPlace = [&](const std::string& id) {
            const QPainterPath outline = outlineOf(drawing, opened->model.place(id)->record.face);
            return outline.toSubpathPolygons().size();
        };
        QCOMPARE(ringsOfPlace("cland"), 2);
        QCOMPARE(ringsOfPlace("bland"), 2);
        choices.regionProperty = "nowhere";
        QCOMPARE(inWords(import(geoJsonSample(), {}, choices).error()), QStringLiteral("geo-no-property; "));
    }

    void topoJson()
    {
        IMPORTED(made, import(topoJsonSample()));
        QCOMPARE(made->form, std::string("topojson"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"West", "East"}));
        QCOMPARE(map.ways, Words({"East-West"}));
        ImportChoices choices;
        choices.object = "rivers";
        QCOMPARE(inWords(import(topoJsonSample(), {}, choices).error()), QStringLiteral("topo-no-object; "));
    }

    void faultsAreToldWithTheirPlace_data()
    {
        QTest::addColumn<SampleFiles>("files");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const SampleFiles& files, const char* expected) {
            QTest::newRow(name) << files << QString::fromLatin1(expected);
        };
        row("nothing known", {{"a.txt", "hello"}}, "import-unknown-form; ");
        row("broken SVG", {{"a.svg", "<svg>\n<g>\n</svg>"}}, "xml-syntax:3; ");
        row("empty SVG", {{"a.svg", "<svg viewBox='0 0 9 9'/>"}}, "import-nothing; ");
        row("bad path", changed(plainSvgSample(), "isles.svg", "M20,20h40v30h-40z", "M20,20h4x"), "svg-bad-path:7; ");
        row("unknown section", changed(dominationSample(), "small.map", "[borders]", "[rivers]"),
            "domination-section:20; ");
        row("country out of order", changed(dominationSample(), "small.map", "2 Cape", "7 Cape"),
            "domination-order:16; domination-order:17; domination-order:18; domination-country:21; "
            "domination-country:22; domination-country:23; domination-country:24; ");
        row("no image", changed(dominationSample(), "small.map", "map small_map.png\n", ""), "domination-no-image; ");
        row("image that is none", changed(dominationSample(), "small_map.png", "PNG", "GIF"),
            "import-picture-unreadable; ");
        row("polygon that is open", changed(tripleASample(), "map/polygons.txt", "(20,100) >", "(20,100"),
            "triplea-polygon:1; ");
        row("two polygons of one name", changed(tripleASample(), "map/polygons.txt", "Right Land", "Left Land"),
            "triplea-double:2; ");
        row("no adjacency", changed(jdipSample(), "variants.xml", "small_adj", "other_adj"), "import-file-missing:7; ");
        row("entities", {{"a.svg", "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<svg>&b;</svg>"}},
            "xml-entities:1; ");
        row("broken JSON", {{"a.geojson", "{\"type\":\"FeatureCollection\",\n\"features\":[}"}}, "json-syntax:2; ");
        row("no number", changed(geoJsonSample(), "lands.geojson", "[20,0]", "[\"x\",0]"), "geo-bad-coordinate; ");
        row("no such arc", changed(topoJsonSample(), "squares.json", "[[[2,-2]]]", "[[[2,-9]]]"), "topo-bad-arc; ");
    }
    void faultsAreToldWithTheirPlace()
    {
        QFETCH(SampleFiles, files);
        QFETCH(QString, expected);
        const engine::Result<ImportedMap> made = import(files);
        QVERIFY(!made);
        QCOMPARE(inWords(made.error()), expected);
    }

    void foldersAreWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        IMPORTED(made, import(dominationSample()));
        const std::string target = folder.filePath(QStringLiteral("maps/small")).toStdString();
        QVERIFY(writeImportedMap(*made, target));
        const engine::Result<MapFiles> read = readMapFiles(target);
        QVERIFY(read && *read == made->files);
        QCOMPARE(inWords(writeImportedMap(*made, target).error()), QStringLiteral("import-folder-taken; "));
        // A file where a folder should be made: nothing is left of the attempt.
        ImportedMap broken = *made;
        broken.others.emplace("map.yaml/inside.png", "x");
        const engine::Result<void> failed =
            writeImportedMap(broken, folder.filePath(QStringLiteral("maps/broken")).toStdString());
        QVERIFY(!failed);
        QCOMPARE(QDir(folder.filePath(QStringLiteral("maps")))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("small")});
    }

    void filesInTheWild_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("territories");
        QTest::addColumn<int>("seas");
        QTest::addColumn<int>("connections");
        QTest::newRow("risk") << "domination/risk.map" << 42 << 0 << 81;
        QTest::newRow("tube") << "domination/tube.map" << 61 << 0 << 86;
        QTest::newRow("hundred") << "jdip/hundred" << 30 << 11 << 117;
        QTest::newRow("ancient") << "jdip/ancient_med" << 56 << 23 << 222;
        QTest::newRow("three kingdoms") << "godip" << 34 << 8 << 114;
        QTest::newRow("world war") << "triplea" << 79 << 64 << 348;
        QTest::newRow("countries") << "topojson/countries-110m.json" << 177 << 0 << 313;
    }
    void filesInTheWild()
    {
        QFETCH(QString, path);
        const QString file = QStringLiteral(MARCHES_SOURCE_DIR "/../shared/data/foreign/") + path;
        if (!QFile::exists(file)) QSKIP("the maps of other programs are not here");
        IMPORTED(made, importMap(file.toStdString()));
        QTEST(made->territories, "territories");
        QTEST(made->seas, "seas");
        QTEST(made->connections, "connections");
    }
};

QTEST_GUILESS_MAIN(TestImports)
#include "tst_imports.moc"
