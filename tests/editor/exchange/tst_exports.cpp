// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/zipfile.h"
#include "engine/io/files.h"
#include "tests/editor/exchange/mapsummary.h"

#include <QTest>

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

    void noMapIsNoExport()
    {
        QVERIFY(!exportMap(std::string(MARCHES_SOURCE_DIR "/maps/nowhere"), "svg"));
        QVERIFY(!exportMap(std::string(MARCHES_SOURCE_DIR "/maps/nowhere"), "marches-map"));
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
