// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/style.h"
#include "editor/document/mapfiles.h"
#include "editor/document/mapstore.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/marchesmap.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "tests/editor/exchange/foreignsamples.h"
#include "tests/editor/exchange/mapsummary.h"

#include <QBuffer>
#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QPainter>
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

QByteArray bitmap(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "BMP");
    return bytes;
}

/// A map of Conquest: white areas within black lines on a blue ground, one with an island that no point lies on.
SampleFiles conquest()
{
    QImage picture(160, 80, QImage::Format_RGB32);
    picture.fill(QColor(90, 120, 200));
    QPainter painter(&picture);
    painter.setPen(Qt::black);
    painter.setBrush(Qt::white);
    painter.drawRect(0, 0, 40, 40);
    painter.drawRect(40, 0, 40, 40);
    painter.drawRect(0, 40, 80, 38);
    painter.drawRect(110, 10, 40, 30);
    painter.drawRect(115, 45, 10, 8);
    painter.end();
    return {{"small.bmp", bitmap(picture)},
            {"small.map", "[Map]\r\nauthor=Ann\r\nimage=Small.bmp\r\nwrap=no\r\n\r\n[Continents]\r\nWest=3\r\n"
                          "Far East=2\r\n\r\n[Territories]\r\nOne,20,20,West,0,0,Two rivers\r\n"
                          "Two Rivers,60,20,West,One,Three\r\nThree,50,60,Far East,Two Rivers,Four,Nowhere\r\n"
                          "Four,130,30,Far East\r\n"}};
}

/// The shapes of two places touch.
bool partsMeet(const ImportedMap& made, const char* one, const char* other)
{
    const engine::Result<OpenedMap> opened = openMap(made.files, {});
    const MapModel& model = opened->model;
    const FaceId a = model.place(one)->record.face;
    const FaceId b = model.place(other)->record.face;
    return std::ranges::any_of(adjacencies(model.drawing, 5),
                               [&](const Adjacency& pair) { return std::minmax(pair.a, pair.b) == std::minmax(a, b); });
}

/// Fails with the errors of the import where there is none.
#define IMPORTED(made, expression)                                                                                     \
    const engine::Result<ImportedMap> made = expression;                                                               \
    QVERIFY2(made, qPrintable(made ? QString() : inWords(made.error())));                                              \
    QVERIFY2(openMap(made->files, {}), "the map cannot be opened")

/// Four squares, of which two touch.
constexpr const char* kIslands = "<svg xmlns='http://www.w3.org/2000/svg' width='500' height='100'>"
                                 "<path id='north' fill='#ccbb88' d='M10 10h80v80h-80z'/>"
                                 "<path id='east' fill='#ccbb88' d='M120 10h80v80h-80z'/>"
                                 "<path id='west' fill='#ccbb88' d='M200 10h80v80h-80z'/>"
                                 "<path id='south' fill='#ccbb88' d='M350 10h80v80h-80z'/></svg>";

} // namespace

class TestImports : public QObject {
    Q_OBJECT

private slots:
    void plainDrawings()
    {
        IMPORTED(made, import(sample("svg")));
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
        IMPORTED(made, import(sample("warzone")));
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
        IMPORTED(made, import(sample("domination")));
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
        IMPORTED(made, import(sample("triplea")));
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

    void centresOfJDipThatAreNobodysHomeAreTheirOwners()
    {
        const char* const said = "homepower=\"reds\" owner=\"reds\"";
        IMPORTED(usual, import(sample("jdip")));
        QCOMPARE(countOf(usual->notes, "jdip-no-homes"), 0);
        IMPORTED(owned, import(changed(sample("jdip"), "variants.xml", said, "owner=\"reds\"")));
        QCOMPARE(countOf(owned->notes, "jdip-no-homes"), 1);
        QVERIFY(owned->files.map.find("home") != std::string::npos);
        QCOMPARE(MapSummary(owned->files.map).regions.at("North"), std::string("Reds"));
        IMPORTED(nobodys, import(changed(sample("jdip"), "variants.xml", said, "")));
        QCOMPARE(countOf(nobodys->notes, "jdip-no-homes"), 0);
        QCOMPARE(countOf(nobodys->notes, "jdip-no-powers"), 1);
        QCOMPARE(countOf(owned->notes, "jdip-no-powers"), 0);
        QVERIFY(nobodys->files.map.find("home") == std::string::npos);
    }

    void theGameThatUsesMostOfAMapOfTripleAIsTakenOrTheOneAskedFor()
    {
        SampleFiles files = changed(sample("triplea"), "map.yml", "- {game_name: Three",
                                    "- {game_name: 'Two: a duel', file_name: two.xml}\n- {game_name: Three");
        files["map/games/two.xml"] = "<game><map><territory name=\"Left Land\"/><territory name=\"Right Land\"/>"
                                     "<connection t1=\"Left Land\" t2=\"Right Land\"/></map></game>";
        IMPORTED(whole, import(files));
        QCOMPARE(MapSummary(whole->files.map).places, Words({"Left Land", "Right Land", "1 Sea Zone"}));
        QCOMPARE(countOf(whole->notes, "import-other-variant"), 1);
        QCOMPARE(whole->offers.variants, (std::vector<std::string>{"Two: a duel", "Three"}));

        ImportChoices choices;
        choices.variant = "Two: a duel";
        IMPORTED(duel, import(files, {}, choices));
        const MapSummary map(duel->files.map);
        QCOMPARE(map.places, Words({"Left Land", "Right Land"})); // nobody could reach the sea
        QCOMPARE(map.ways, Words({"Left Land-Right Land"}));
        QCOMPARE(countOf(duel->notes, "triplea-not-in-game"), 1);
        choices.variant = "Four";
        QCOMPARE(inWords(import(files, {}, choices).error()), QStringLiteral("import-unknown-variant; "));

        // Of two that use as much, one that knows the sea.
        files["map/games/two.xml"] = QByteArray(files["map/games/three.xml"]).replace(" water=\"true\"", "");
        IMPORTED(wet, import(files));
        QCOMPARE(MapSummary(wet->files.map).seas, Words({"1 Sea Zone"}));
    }

    void whereAllOfAGameIsWaterItIsLand()
    {
        SampleFiles files = sample("triplea");
        files["map/games/three.xml"] = "<game><map><territory name=\"Left Land\" water=\"true\"/>"
                                       "<territory name=\"Right Land\" water=\"true\"/>"
                                       "<connection t1=\"Left Land\" t2=\"Right Land\"/></map></game>";
        IMPORTED(made, import(files));
        QCOMPARE(made->territories, 2);
        QCOMPARE(made->seas, 0);
        QCOMPARE(countOf(made->notes, "triplea-all-water"), 1);
    }

    void aMapOfTripleAWithoutItsIndexIsCalledAsItsFolder()
    {
        SampleFiles files = sample("triplea");
        files.erase("map.yml");
        IMPORTED(made, import(files));
        QCOMPARE(made->form, std::string("triplea"));
        QCOMPARE(made->name, std::string("Sample"));
        IMPORTED(whole, import(sample("triplea")));
        QCOMPARE(MapSummary(made->files.map), MapSummary(whole->files.map));
    }

    void coastsOfASeaAreJoinedByLanesWhereItIsChosen()
    {
        SampleFiles files = sample("triplea");
        files["map/polygons.txt"] = "West < (20,20) (100,20) (100,100) (20,100) >\n"
                                    "North < (130,20) (180,20) (180,60) (130,60) >\n"
                                    "South < (130,61) (180,61) (180,100) (130,100) >\n"
                                    "East < (320,20) (380,20) (380,100) (320,100) >\n"
                                    "1 Sea Zone < (0,0) (250,0) (250,199) (0,199) >\n"
                                    "2 Sea Zone < (250,0) (399,0) (399,199) (250,199) >\n";
        files["map/games/three.xml"] =
            "<game><map><territory name=\"West\"/><territory name=\"North\"/><territory name=\"South\"/>"
            "<territory name=\"East\"/><territory name=\"1 Sea Zone\" water=\"true\"/>"
            "<territory name=\"2 Sea Zone\" water=\"true\"/><connection t1=\"North\" t2=\"South\"/>"
            "<connection t1=\"1 Sea Zone\" t2=\"West\"/><connection t1=\"1 Sea Zone\" t2=\"North\"/>"
            "<connection t1=\"1 Sea Zone\" t2=\"South\"/><connection t1=\"2 Sea Zone\" t2=\"East\"/>"
            "<connection t1=\"1 Sea Zone\" t2=\"2 Sea Zone\"/></map></game>";
        IMPORTED(usual, import(files));
        QVERIFY(usual->offers.lanesBetweenCoasts);
        QCOMPARE(MapSummary(usual->files.map).lanes, Words());
        ImportChoices choices;
        choices.coastLanes = true;
        IMPORTED(joined, import(files, {}, choices));
        // West with one of the other two, which a border joins; and what lies beyond, once.
        const Words lanes = MapSummary(joined->files.map).lanes;
        QCOMPARE(lanes.size(), std::size_t{2});
        QVERIFY(lanes.contains("North-West") != lanes.contains("South-West"));
        QVERIFY(lanes.contains("East-North") != lanes.contains("East-South"));
        QCOMPARE(countOf(joined->notes, "import-coast-lanes"), 1);
        QVERIFY(joined->files.map.find("basis: derived") != std::string::npos);
        // Where nothing lies apart there is nothing to choose.
        IMPORTED(land, import(sample("domination")));
        QVERIFY(!land->offers.lanesBetweenCoasts);
    }

    void islandsAreJoinedWhereNoSeaIsDrawn()
    {
        SampleFiles files;
        files["islands.svg"] = kIslands;
        IMPORTED(usual, import(files));
        QVERIFY(usual->offers.lanesBetweenCoasts);
        QCOMPARE(MapSummary(usual->files.map).lanes, Words());
        ImportChoices choices;
        choices.coastLanes = true;
        IMPORTED(joined, import(files, {}, choices));
        QCOMPARE(MapSummary(joined->files.map).lanes, (Words{"East-North", "South-West"}));
    }

    void playersOfTripleAHaveTheirColours()
    {
        SampleFiles files = sample("triplea");
        files["map/map.properties"] += "\ncolor.Reds=CC2200\n";
        IMPORTED(made, import(files));
        QVERIFY(MapSummary(made->files.map).regions.at("Left Land") == "Reds");
        QVERIFY(made->files.map.find("color: '#") != std::string::npos ||
                made->files.map.find("color: \"#") != std::string::npos);
    }

    void mapsOfConquest()
    {
        IMPORTED(made, import(conquest()));
        QCOMPARE(made->form, std::string("conquest"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"One", "Two Rivers", "Three", "Four"}));
        QCOMPARE(map.ways, Words({"One-Two Rivers", "Three-Two Rivers", "Four-Three"}));
        QCOMPARE(map.lanes, Words({"Four-Three"}));
        QCOMPARE(map.closed, Words({"One-Three"}));
        QCOMPARE(map.regions.at("Two Rivers"), std::string("West"));
        QCOMPARE(map.bonuses, (std::map<std::string, int>{{"West", 3}, {"Far East", 2}}));
        QVERIFY(made->files.map.find("author: Ann") != std::string::npos);
        QCOMPARE(countOf(made->notes, "import-one-way"), 1);
        QCOMPARE(countOf(made->notes, "import-unknown-end"), 1);
        QCOMPARE(countOf(made->notes, "conquest-islands"), 1);
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const auto partsOf = [&](const char* id) {
            return outlineOf(opened->model.drawing, opened->model.place(id)->record.face).toSubpathPolygons().size();
        };
        QCOMPARE(partsOf("four"), 2); // with the island beside it
        QCOMPARE(partsOf("one"), 1);
    }

    void territoriesOfConquestThatNoLinePartsAreCutBetweenTheirPoints()
    {
        SampleFiles files = conquest();
        QImage picture = QImage::fromData(files.at("small.bmp"));
        QPainter(&picture).fillRect(39, 10, 3, 20, Qt::white); // a hole in the line
        files["small.bmp"] = bitmap(picture);
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).places, Words({"One", "Two Rivers", "Three", "Four"}));
        QCOMPARE(MapSummary(made->files.map).ways, Words({"One-Two Rivers", "Three-Two Rivers", "Four-Three"}));
        QCOMPARE(countOf(made->notes, "conquest-shared-area"), 1);
    }

    /// One that lies nowhere near the picture has no area, and is told.
    void pointsOfConquestMayLieAnywhere()
    {
        SampleFiles files = conquest();
        files["small.map"].replace("Four,130,30", "Four,2147483647,-2147483647");
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).places, Words({"One", "Two Rivers", "Three"}));
    }

    void mapsWithoutTheirPictureAreDrawnAsCells_data()
    {
        QTest::addColumn<SampleFiles>("files");
        QTest::addColumn<std::string>("form");
        SampleFiles files = conquest();
        files.erase("small.bmp");
        QTest::newRow("Conquest") << files << std::string("conquest");
        files = sample("domination");
        files.erase("small_map.png");
        QTest::newRow("Domination") << files << std::string("domination");
        QTest::newRow("Domination that names none")
            << changed(sample("domination"), "small.map", "map small_map.png\n", "") << std::string("domination");
        QByteArray heap = conquest().at("small.map");
        for (const char* point : {"20,20", "60,20", "50,60", "130,30"}) heap.replace(point, "0,0");
        QTest::newRow("points that fall together") << SampleFiles{{"small.map", heap}} << std::string("conquest");
    }
    void mapsWithoutTheirPictureAreDrawnAsCells()
    {
        QFETCH(SampleFiles, files);
        QFETCH(std::string, form);
        IMPORTED(made, import(files));
        QCOMPARE(made->form, form);
        QCOMPARE(countOf(made->notes, "import-cells-drawn"), 1);
        const MapSummary map(made->files.map);
        QCOMPARE(map.places.size(), std::size_t{4});
        QCOMPARE(countOf(made->notes, "import-shape-covered"), 0);
        // Cells of those that nobody may go between do not touch.
        QCOMPARE(map.closed, Words());
    }

    void ofTwoProductionsOfTripleATheLaterHolds()
    {
        const char* const once = "<option name=\"production\" value=\"4\"/>";
        const QByteArray twice = QByteArray(once) + "<option name=\"production\" value=\"7\"/>";
        IMPORTED(made, import(changed(sample("triplea"), "map/games/three.xml", once, twice.constData())));
        QVERIFY(made->files.map.find("production: 7") != std::string::npos);
        QVERIFY(made->files.map.find("production: 4") == std::string::npos);
    }

    void ofTheDrawingsInAFolderTheOneInLayersIsTheMapElseTheLargest()
    {
        SampleFiles files;
        for (const auto& [name, bytes] : sample("godip")) files["variant/" + name] = bytes;
        const QByteArray symbol = "<svg viewBox='0 0 9 9'><path id='a' fill='red' d='M1,1h7v7h-7z'/></svg>";
        files["variant/army.svg"] = symbol;
        files["variant/flag.svg"] = files["variant/old/flag.svg"] = symbol + QByteArray(100'000, ' ');
        IMPORTED(made, import(files));
        QCOMPARE(made->form, std::string("godip"));

        SampleFiles plain;
        for (const auto& [name, bytes] : sample("svg")) plain[name] = bytes;
        plain["army.svg"] = symbol;
        QVERIFY(plain.begin()->first == "army.svg");
        IMPORTED(isles, import(plain));
        QVERIFY(MapSummary(isles->files.map).places.size() > 1);
    }

    void packagesOfJDip()
    {
        IMPORTED(made, import(sample("jdip")));
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
        QCOMPARE(countOf(made->notes, "import-other-variant"), 1);
        // What a style sheet said stands on the shapes now, and no document type is left.
        QVERIFY(!made->files.svg.contains("DOCTYPE"));
        QVERIFY(made->files.svg.contains("#99bbdd"));
        // A province may be called by its other name.
        IMPORTED(other,
                 import(changed(sample("jdip"), "small_adjacency.xml", "refs=\"nor sou\"", "refs=\"norland sou\"")));
        QCOMPARE(MapSummary(other->files.map).ways, map.ways);
        QCOMPARE(countOf(other->notes, "import-unknown-end"), 0);
        // And so may its shape.
        IMPORTED(drawn, import(changed(sample("jdip"), "small.svg", "id=\"_nor\"", "id=\"_norland\"")));
        QCOMPARE(MapSummary(drawn->files.map), map);
        QVERIFY(partsMeet(*drawn, "north", "south"));
        ImportChoices choices;
        choices.variant = "None";
        QCOMPARE(inWords(import(sample("jdip"), {}, choices).error()), QStringLiteral("import-unknown-variant:3; "));
    }

    void drawingsOfGodip()
    {
        IMPORTED(made, import(sample("godip")));
        QCOMPARE(made->form, std::string("godip"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Abacus", "Xylophone", "Xylophone (east coast)", "The Sea"}));
        QCOMPARE(map.ways,
                 Words({"Abacus-Xylophone army", "Abacus-The Sea fleet", "The Sea-Xylophone (east coast) fleet"}));
        QCOMPARE(map.seas, Words({"The Sea"}));
        QCOMPARE(map.regions.at("Abacus"), std::string("Reds"));
        QVERIFY(made->files.map.find("starts-army") != std::string::npos);
        QCOMPARE(
            inWords(import(changed(sample("godip"), "smallmap.svg", "\"provinces\"", "\"others\""), "godip").error()),
            QStringLiteral("godip-no-provinces; "));
    }

    void whatGodipSaysOfAVariantInSeveralFilesIsReadFromAllOfThem()
    {
        SampleFiles files;
        for (const auto& [name, bytes] : sample("godip"))
            files[(name.ends_with(".go") ? "small/start/" : "small/svg/") + name] = bytes;
        QByteArray& graph = files.at("small/start/small.go");
        graph = graph.left(graph.indexOf("var units")).replace("SC(Reds)", "SC(RedLords)");
        graph.replace("\t\tProv(\"sea\")", "\t\t// The Deep\n\t\tProv(\"sea\")");
        files["small/small.go"] =
            "const (\n\tRedLords godip.Nation = \"Red Lords\"\n)\n"
            "var V = common.Variant{\n\tName:  \"Small: a Trial\",\n\tCreatedBy: \"Ann\",\n"
            "\tProvinceLongNames: map[godip.Province]string{ \"abc\": \"Abacus\", }}\n"
            "var units = map[godip.Province]godip.Unit{ \"abc\": godip.Unit{godip.Army, Reds}, }\n";
        files["small/small_test.go"] = "var u = godip.X{ \"xyz\": godip.Unit{godip.Army, Greens}, }\n";
        files["other/other.go"] = "Prov(\"abc\").Conn(\"far\", godip.Land)\n // godip.\n"
                                  "var n = x{ \"abc\": \"Abroad\", \"xyz\": \"Nowhere\" }\n";
        IMPORTED(made, import(files, "godip"));
        QCOMPARE(made->name, std::string("Small: a Trial"));
        QVERIFY(made->files.map.find("author: Ann") != std::string::npos);
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Abacus", "xyz", "xyz (east coast)", "The Deep"}));
        QCOMPARE(map.regions.at("Abacus"), std::string("Red Lords"));
        QVERIFY(made->files.map.find("starts-army") != std::string::npos);
        QCOMPARE(countOf(made->notes, "godip-names-of-comments"), 1);
    }

    void aSeaThatListsAProvinceBesidesItsCoastLetsNoFleetInBesideThem()
    {
        const SampleFiles files = changed(sample("godip"), "small.go", "Prov(\"sea\").Conn(\"abc\", godip.Sea)",
                                          "Prov(\"sea\").Conn(\"xyz\", godip.Sea).Conn(\"abc\", godip.Sea)");
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).ways,
                 Words({"Abacus-Xylophone army", "Abacus-The Sea fleet", "The Sea-Xylophone (east coast) fleet"}));
        QCOMPARE(countOf(made->notes, "import-one-sided"), 0);
    }

    void whatLiesAcrossTheAntimeridianIsLaidTogether()
    {
        const auto square = [](const char* name, int west, int south) {
            const auto corner = [](int x, int y) { return QStringLiteral("[%1,%2]").arg(x).arg(y); };
            return QStringLiteral("{\"type\":\"Feature\",\"properties\":{\"nom\":\"%1\",\"code\":\"7\"},\"geometry\":"
                                  "{\"type\":\"Polygon\",\"coordinates\":[[%2,%3,%4,%5,%2]]}}")
                .arg(QLatin1String(name), corner(west, south), corner(west + 10, south), corner(west + 10, south + 10),
                     corner(west, south + 10))
                .toUtf8();
        };
        SampleFiles files;
        files["isles.geojson"] = "{\"type\":\"FeatureCollection\",\"features\":[" + square("Est", 170, 0) + ',' +
                                 square("Ouest", -180, 0) + ',' + square("Sud", 170, -10) + "]}";
        IMPORTED(made, import(files));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Est", "Ouest", "Sud"}));
        QCOMPARE(map.ways, Words({"Est-Ouest", "Est-Sud"}));
        QCOMPARE(countOf(made->notes, "geo-turned"), 1);
        // Half the world away there is no reason to.
        files["isles.geojson"].replace("-180", "0").replace("-170", "10");
        IMPORTED(apart, import(files));
        QCOMPARE(countOf(apart->notes, "geo-turned"), 0);
    }

    void whatADrawingNamesIsATerritoryHoweverSmall()
    {
        SampleFiles files;
        files["world.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 600'>"
                             "<path id='ad' name='Andorra' d='M300,300h8v8h-8z'/>"
                             "<path id='fr' aria-label='France' d='M200,200h100v200h-100z'/>"
                             "<g id='nz'><path d='M800,400h30v30h-30z'/><path d='M800,450h9v9h-9z'/></g>"
                             "<path id='path7' d='M600,100h8v8h-8z'/></svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).places, Words({"Andorra", "France", "NZ"}));
        QCOMPARE(countOf(made->notes, "import-too-small"), 1);
        // What no colour was given would be black, with black names on it.
        QVERIFY(made->files.svg.contains("#efe6cc"));
    }

    void groupsOfNamelessShapesWithoutNeighboursOfTheirKindAreLayers()
    {
        SampleFiles files;
        files["small.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'><g id='board' fill='red'>"
                             "<path d='M10,10h100v100h-100z'/><path d='M110,10h100v100h-100z'/></g></svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).places.size(), std::size_t{2});
        QVERIFY(!made->files.svg.contains("#efe6cc"));
    }

    /// Islands that a program wrote with the id and the name of their place are parts of it.
    void shapesOfOneIdAreOnePlace()
    {
        const QByteArray drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'><g fill='red'>"
                                   "<path id='7' d='M0,0h200v600h-200z'><title>Alba (#7)</title></path>"
                                   "<path id='7' d='M450,0h100v200h-100z'><title>Alba (#7)</title></path>"
                                   "<path id='8' d='M200,0h200v600h-200z'><title>Breda (#8)</title></path>"
                                   "<path id='8' d='M450,300h100v200h-100z'><title>Cork</title></path></g></svg>";
        IMPORTED(made, import({{"isles.svg", drawing}}));
        QCOMPARE(MapSummary(made->files.map).places, Words({"Alba (#7)", "Breda (#8)", "Cork"}));
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const auto& alba = opened->model.places().begin()->record;
        QCOMPARE(outlineOf(opened->model.drawing, alba.face).toSubpathPolygons().size(), 2);
    }

    void aDrawingThatIsAllOfOneColourIsNotAllSea()
    {
        SampleFiles files;
        files["blue.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'><g fill='#88bbee'>"
                            "<path d='M10,10h100v100h-100z'/><path d='M110,10h100v100h-100z'/></g></svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).seas, Words());
        QCOMPARE(countOf(made->notes, "import-sea-by-colour"), 0);
        // Also where one of them sounds like one, and where a style sheet says so.
        files["blue.svg"].replace("d='M110", "id='dead_sea' d='M110");
        IMPORTED(named, import(files));
        QCOMPARE(MapSummary(named->files.map).seas, Words({"Dead Sea"}));
        files["blue.svg"].replace("id='dead_sea'", "class='tract sea'");
        IMPORTED(classed, import(files));
        QCOMPARE(MapSummary(classed->files.map).seas.size(), std::size_t{1});
        files["blue.svg"].replace("class='tract sea' d='M110", "fill='#ddaa66' d='M110");
        IMPORTED(both, import(files));
        QCOMPARE(MapSummary(both->files.map).seas.size(), std::size_t{1});
    }

    void whereOnlySeasHaveALayerTheRestIsLand()
    {
        SampleFiles files;
        files["layered.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 200'>"
                               "<g id='tiles' fill='#ca6'><path id='first' d='M10,10h100v100h-100z'/>"
                               "<path id='second' d='M110,10h100v100h-100z'/></g>"
                               "<g id='sea' fill='#ca6'><path id='deep' d='M210,10h100v100h-100z'/></g></svg>";
        IMPORTED(made, import(files));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"First", "Second", "Deep"}));
        QCOMPARE(map.seas, Words({"Deep"}));
        QCOMPARE(map.ways, Words({"First-Second", "Deep-Second"}));
        files["layered.svg"].replace("tiles", "province"); // one of them is a layer of lands as well
        IMPORTED(named, import(files));
        QCOMPARE(MapSummary(named->files.map), map);
        QCOMPARE(countOf(named->notes, "import-guessed"), 0);
    }

    void landsThatAreCalledAsBaysAreLandsWhereTheyArePaintedSo()
    {
        SampleFiles files;
        files["bays.svg"] =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 200'>"
            "<path name='Orne' d='M10,10h100v100h-100z'/><path name='Manche' d='M110,10h100v100h-100z'/>"
            "<path name='Calvados' d='M210,10h100v100h-100z'/>"
            "<path name='North Sea' d='M310,10h100v100h-100z'/></svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).seas, Words({"North Sea"}));
        QCOMPARE(countOf(made->notes, "import-sea-by-name"), 1);
        files["bays.svg"].replace("name='Manche'", "name='Manche' fill='#fff'");
        IMPORTED(painted, import(files));
        QCOMPARE(MapSummary(painted->files.map).seas, Words({"Manche", "North Sea"}));
    }

    void shadesOfBlueAreNoSeas()
    {
        SampleFiles files;
        QByteArray& drawing = files["shades.svg"];
        drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 200'>";
        int x = 10;
        for (const char* shade : {"#eeeeee", "#ccddff", "#aaccff", "#88aaee", "#6688dd", "#4466bb"})
            drawing += QStringLiteral("<path fill='%1' d='M%2,10h90v100h-90z'/>")
                           .arg(QLatin1String(shade))
                           .arg(std::exchange(x, x + 90))
                           .toUtf8();
        drawing += "</svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).seas, Words());
        // One sea and many lands, whatever colour these have.
        for (const char* shade : {"#aaccff", "#88aaee", "#6688dd"}) drawing.replace(shade, "#ccddff");
        IMPORTED(both, import(files));
        QCOMPARE(MapSummary(both->files.map).seas.size(), std::size_t{5});
    }

    void shapesThatADrawingHoldsApartByLinesTouch()
    {
        SampleFiles files;
        files["gaps.svg"] =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'><g fill='red'>"
            "<path id='west' d='M10,10h100v100h-100z'/><path id='east' d='M112,10h100v100h-100z'/>"
            "<path id='south' d='M10,112h202v100h-202z'/><path id='far' d='M400,400h90v90h-90z'/></g></svg>";
        IMPORTED(made, import(files));
        QCOMPARE(MapSummary(made->files.map).ways, Words({"East-West", "East-South", "South-West"}));
        QCOMPARE(countOf(made->notes, "import-gaps-closed"), 1);
    }

    void geoJson()
    {
        ImportChoices choices;
        choices.regionProperty = "zone";
        choices.projection = "equirectangular";
        IMPORTED(made, import(sample("geojson"), {}, choices));
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
        QCOMPARE(inWords(import(sample("geojson"), {}, choices).error()), QStringLiteral("geo-no-property; "));
    }

    void topoJson()
    {
        IMPORTED(made, import(sample("topojson")));
        QCOMPARE(made->form, std::string("topojson"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"West", "East"}));
        QCOMPARE(map.ways, Words({"East-West"}));
        ImportChoices choices;
        choices.object = "rivers";
        QCOMPARE(inWords(import(sample("topojson"), {}, choices).error()), QStringLiteral("topo-no-object; "));
        // Coastlines in many pieces, and islands that touch nobody, are not what a map is divided into.
        IMPORTED(among,
                 import(changed(sample("topojson"), "squares.json", "\"objects\":{",
                                "\"objects\":{\"coasts\":{\"type\":\"GeometryCollection\",\"geometries\":["
                                "{\"type\":\"LineString\",\"arcs\":[0]},{\"type\":\"LineString\",\"arcs\":[1]},"
                                "{\"type\":\"LineString\",\"arcs\":[2]},{\"type\":\"LineString\",\"arcs\":[0]}]},"
                                "\"isles\":{\"type\":\"GeometryCollection\",\"geometries\":["
                                "{\"type\":\"Polygon\",\"arcs\":[[0,2]]},{\"type\":\"Polygon\",\"arcs\":[[3]]},"
                                "{\"type\":\"Polygon\",\"arcs\":[[4]]}]},")));
        QCOMPARE(MapSummary(among->files.map).places, Words({"West", "East"}));
    }

    void gapsAsWideAsLinesAreClosed()
    {
        // The same lands with a line as wide as a road around each of them.
        SampleFiles files =
            changed(sample("jdip"), "small.svg", "M1000,2000h1000v1500h-1000z", "M1020,2020h960v1460h-960z");
        files = changed(files, "small.svg", "M1000,500h1000v1500h-1000z", "M1020,520h960v1460h-960z");
        files = changed(files, "small.svg", "M500,1000h500v2000h-500z", "M520,1020h460v1960h-460z");
        files = changed(files, "small.svg", "M0,0h6000v4000h-6000z", "M0,0h6000v4000h-6000zM500,500v3000h1500v-3000z");
        IMPORTED(made, import(files));
        QCOMPARE(countOf(made->notes, "import-gaps-closed"), 1);
        QCOMPARE(countOf(made->notes, "import-lane"), 0);
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const MapModel& model = opened->model;
        std::set<std::pair<FaceId, FaceId>> touching;
        for (const Adjacency& pair : adjacencies(model.drawing, 5)) touching.insert(std::minmax(pair.a, pair.b));
        const auto touch = [&](const char* a, const char* b) {
            return touching.contains(std::minmax(model.place(a)->record.face, model.place(b)->record.face));
        };
        QVERIFY(touch("north", "south") && touch("inner", "north") && touch("bay", "north"));
        QCOMPARE(countOf(import(sample("jdip"))->notes, "import-gaps-closed"), 0);
    }

    /// A drawing that does not say what its shapes are: titled groups are one territory, and seas look or sound so.
    void bareDrawingsAreGuessed()
    {
        const SampleFiles files{
            {"bare.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 600'><g fill='#c96'>"
                         "<path id='bayern' d='M100 100h200v200h-200z'/><path d='M300 100h200v200h-200z'/>"
                         "<g><title>Isles</title><path d='M350 350h60v60h-60z'/><path d='M450 350h60v60h-60z'/></g>"
                         "<path id='deep_sea' d='M100 300h200v200h-200z'/>"
                         "<path id='lake' d='M600 100h99v99h-99z' fill='#48c'/></g></svg>"}};
        IMPORTED(made, import(files));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Bayern", "Territory 2", "Isles", "Deep Sea", "Lake"}));
        QCOMPARE(map.seas, Words({"Deep Sea", "Lake"}));
        QCOMPARE(countOf(made->notes, "import-sea-by-name"), 1);
        QCOMPARE(countOf(made->notes, "import-sea-by-colour"), 1);
        QVERIFY(made->offers.asksKinds && made->offers.joinsShapes);
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const auto fillOf = [&](const char* id) {
            return opened->base.fill(opened->model, opened->model.place(id)->key);
        };
        QCOMPARE(fillOf("bayern"), QColor(0xcc, 0x99, 0x66)); // of the group around it
        QCOMPARE(fillOf("lake"), QColor(0x44, 0x88, 0xcc));
        // Who has no name is listed as it will be called, and keeps that when others are left out.
        QCOMPARE(made->offers.places[1].name, std::string("Territory 2"));
        ImportChoices choices;
        choices.leftOut = {made->offers.places[0].key};
        IMPORTED(fewer, import(files, {}, choices));
        QCOMPARE(MapSummary(fewer->files.map).places, Words({"Territory 2", "Isles", "Deep Sea", "Lake"}));
        choices = {};
        choices.turned = {"lake", "bayern"};
        IMPORTED(turned, import(files, {}, choices));
        QCOMPARE(MapSummary(turned->files.map).seas, Words({"Deep Sea", "Bayern"}));
        IMPORTED(geo, import(sample("geojson")));
        choices.turned = {"bb"};
        IMPORTED(sea, import(sample("geojson"), {}, choices));
        QCOMPARE(geo->seas, 0);
        QCOMPARE(sea->seas, 1);
    }

    void otherMapsOfAFolderAreTold()
    {
        SampleFiles files = sample("domination");
        IMPORTED(one, import(files));
        QCOMPARE(countOf(one->notes, "import-other-maps"), 0);
        files["second/Other.MAP"] = files.at("small.map");
        IMPORTED(two, import(files));
        QCOMPARE(countOf(two->notes, "import-other-maps"), 1);
    }

    /// What a file does not say of its names is asked for, and a property may tell it.
    void namesAreInALanguage()
    {
        IMPORTED(usual, import(sample("geojson")));
        QCOMPARE(usual->offers.language, std::string("en"));
        QVERIFY(usual->files.map.find("language: en") != std::string::npos);
        ImportChoices choices;
        choices.nameProperty = "name_fr";
        IMPORTED(byProperty, import(sample("geojson"), {}, choices));
        QCOMPARE(byProperty->offers.language, std::string("fr"));
        QVERIFY(byProperty->files.map.find("language: fr") != std::string::npos);
        QVERIFY(byProperty->files.map.find("Alande") != std::string::npos);
        choices = {};
        choices.language = "de";
        IMPORTED(chosen, import(sample("domination"), {}, choices));
        QVERIFY(chosen->files.map.find("language: de") != std::string::npos);
        QCOMPARE(chosen->offers.language, std::string("en")); // what it would be
    }

    /// A small part on another continent does not make most of the sheet sea, when some of a file is chosen; it is
    /// told.
    void farPartsOfAChoiceAreLeftOut()
    {
        const auto square = [](double x, double y, double side) {
            return QStringLiteral("[[[%1,%2],[%3,%2],[%3,%4],[%1,%4],[%1,%2]]]")
                .arg(x)
                .arg(y)
                .arg(x + side)
                .arg(y + side);
        };
        const auto land = [](const char* name, const QStringList& parts) {
            return QStringLiteral("{\"type\":\"Feature\",\"properties\":{\"name\":\"%1\"},\"geometry\":{\"type\":"
                                  "\"MultiPolygon\",\"coordinates\":[%2]}}")
                .arg(QLatin1String(name), parts.join(QLatin1Char(',')));
        };
        const QStringList lands{land("Gaul", {square(0, 44, 6), square(6, 42, 1), square(-54, 2, 2)}),
                                land("Rhine", {square(6, 44, 6)}), land("Brazil", {square(-60, -20, 15)})};
        const SampleFiles files{{"lands.geojson", QStringLiteral("{\"type\":\"FeatureCollection\",\"features\":[%1]}")
                                                      .arg(lands.join(QLatin1Char(',')))
                                                      .toUtf8()}};
        const auto partsOfGaul = [](const ImportedMap& map) {
            const engine::Result<OpenedMap> opened = openMap(map.files, {});
            return outlineOf(opened->model.drawing, opened->model.place("gaul")->record.face)
                .toSubpathPolygons()
                .size();
        };
        IMPORTED(all, import(files));
        QCOMPARE(partsOfGaul(*all), 3);
        QCOMPARE(countOf(all->notes, "import-far-parts"), 0);
        ImportChoices choices;
        choices.leftOut = {"Brazil"};
        IMPORTED(some, import(files, {}, choices));
        QCOMPARE(partsOfGaul(*some), 2); // the island near by stays
        QCOMPARE(countOf(some->notes, "import-far-parts"), 1);
    }

    /// What lies far off takes the sheet from all the rest, whether something was left out or not; what lies on both
    /// sides of the antimeridian is near.
    void partsFarAwayAreMeasuredOnTheSheet()
    {
        const auto square = [](int x, int y, int size) {
            return QStringLiteral("[[[%1,%2],[%3,%2],[%3,%4],[%1,%4],[%1,%2]]]")
                .arg(x)
                .arg(y)
                .arg(x + size)
                .arg(y + size);
        };
        const auto land = [](const char* name, const QStringList& parts) {
            return QStringLiteral("{\"type\":\"Feature\",\"properties\":{\"name\":\"%1\"},"
                                  "\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[%2]}}")
                .arg(QLatin1String(name), parts.join(QLatin1Char(',')));
        };
        const auto fileOf = [](const QStringList& lands) {
            return SampleFiles{{"lands.geojson", QStringLiteral("{\"type\":\"FeatureCollection\",\"features\":[%1]}")
                                                     .arg(lands.join(QLatin1Char(',')))
                                                     .toUtf8()}};
        };
        const QString rhine = land("Rhine", {square(6, 44, 6)});
        IMPORTED(whole, import(fileOf({land("Gaul", {square(0, 44, 6), square(-54, 2, 2)}), rhine})));
        QCOMPARE(countOf(whole->notes, "import-far-parts"), 1);
        const QString east = land("East", {square(140, 50, 40), square(-180, 60, 8)});
        IMPORTED(turned, import(fileOf({east, land("Middle", {square(100, 50, 40)})})));
        QCOMPARE(countOf(turned->notes, "geo-turned"), 1);
        QCOMPARE(countOf(turned->notes, "import-far-parts"), 0);
    }

    /// Climate and ocean data count from Greenwich eastwards only.
    void longitudesMayGoTo360()
    {
        const auto square = [](const char* name, int west, int south) {
            return QStringLiteral("{\"type\":\"Feature\",\"properties\":{\"name\":\"%1\"},\"geometry\":{\"type\":"
                                  "\"Polygon\",\"coordinates\":[[[%2,%3],[%4,%3],[%4,%5],[%2,%5],[%2,%3]]]}}")
                .arg(QLatin1String(name))
                .arg(west)
                .arg(south)
                .arg(west + 20)
                .arg(south + 20);
        };
        const auto fileOf = [](const QStringList& lands) {
            return SampleFiles{{"lands.geojson", QStringLiteral("{\"type\":\"FeatureCollection\",\"features\":[%1]}")
                                                     .arg(lands.join(QLatin1Char(',')))
                                                     .toUtf8()}};
        };
        const auto boxOf = [](const ImportedMap& map, const char* id) {
            const engine::Result<OpenedMap> opened = openMap(map.files, {});
            return outlineOf(opened->model.drawing, opened->model.place(id)->record.face).boundingRect();
        };
        const QString africa = square("Africa", 10, 0);
        IMPORTED(world, import(fileOf({africa, square("Brazil", 300, -30), square("Japan", 130, 30)})));
        QVERIFY(world->offers.inDegrees);
        QCOMPARE(countOf(world->notes, "geo-flat-downwards"), 0);
        QVERIFY(boxOf(*world, "brazil").right() < boxOf(*world, "africa").left());
        QVERIFY(boxOf(*world, "japan").bottom() < boxOf(*world, "africa").top());
        // In the north alone it may be a plane: taken for one, until it is said what it is.
        const SampleFiles north = fileOf({africa, square("Canada", 260, 50)});
        IMPORTED(plane, import(north));
        QVERIFY(plane->offers.inDegrees);
        QCOMPARE(countOf(plane->notes, "geo-flat-downwards"), 1);
        ImportChoices choices;
        choices.projection = "natural-earth";
        IMPORTED(globe, import(north, {}, choices));
        QVERIFY(boxOf(*globe, "canada").right() < boxOf(*globe, "africa").left());
    }

    void landKeepsClearOfTheFrame()
    {
        double frame = 0;
        for (const Style& style : StyleLibrary::shipped().all()) frame = std::max(frame, style.frameWidth);
        QVERIFY(frame > 0);
        IMPORTED(made, import(sample("geojson")));
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const MapInfo& info = opened->model.info;
        QRectF land;
        for (const auto& row : opened->model.places())
            land |= outlineOf(opened->model.drawing, row.record.face).boundingRect();
        QVERIFY(QRectF(0, 0, info.width, info.height).adjusted(frame, frame, -frame, -frame).contains(land));
    }

    void planesAreTheRightWayUp_data()
    {
        QTest::addColumn<QString>("first"); // the corner with the least coordinates of the northern square
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("side");
        QTest::addColumn<QString>("projection");
        QTest::addColumn<QString>("note");
        QTest::newRow("pixels") << QStringLiteral("0 0") << QStringLiteral("0 300") << 300 << QString()
                                << QStringLiteral("geo-flat-downwards");
        QTest::newRow("metres") << QStringLiteral("600000 6900000") << QStringLiteral("600000 6800000") << 100'000
                                << QString() << QStringLiteral("geo-flat-upwards");
        QTest::newRow("below zero") << QStringLiteral("0 -300") << QStringLiteral("0 -600") << 300 << QString()
                                    << QStringLiteral("geo-flat-upwards");
        QTest::newRow("degrees") << QStringLiteral("0 40") << QStringLiteral("0 30") << 10 << QString() << QString();
        QTest::newRow("pixels like degrees")
            << QStringLiteral("0 0") << QStringLiteral("0 10") << 10 << QStringLiteral("none") << QString();
        QTest::newRow("chosen") << QStringLiteral("0 300") << QStringLiteral("0 0") << 300 << QStringLiteral("none-up")
                                << QString();
    }
    void planesAreTheRightWayUp()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, side);
        QFETCH(QString, projection);
        QFETCH(QString, note);
        QStringList lands;
        for (const auto& [name, corner] : {std::pair("North", first), {"South", second}}) {
            const int x = corner.section(QLatin1Char(' '), 0, 0).toInt();
            const int y = corner.section(QLatin1Char(' '), 1).toInt();
            lands << QStringLiteral("{\"type\":\"Feature\",\"properties\":{\"name\":\"%1\"},\"geometry\":{\"type\":"
                                    "\"Polygon\",\"coordinates\":[[[%2,%3],[%4,%3],[%4,%5],[%2,%5],[%2,%3]]]}}")
                         .arg(QLatin1String(name))
                         .arg(x)
                         .arg(y)
                         .arg(x + side)
                         .arg(y + side);
        }
        ImportChoices choices;
        choices.projection = projection.toStdString();
        IMPORTED(made, import({{"plane.geojson", QStringLiteral("{\"type\":\"FeatureCollection\",\"features\":[%1]}")
                                                     .arg(lands.join(QLatin1Char(',')))
                                                     .toUtf8()}},
                              {}, choices));
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const auto topOf = [&](const char* id) {
            return outlineOf(opened->model.drawing, opened->model.place(id)->record.face).boundingRect().top();
        };
        QVERIFY(topOf("north") < topOf("south"));
        for (const char* told : {"geo-flat-downwards", "geo-flat-upwards"})
            QCOMPARE(countOf(made->notes, told), note == QLatin1String(told) ? 1 : 0);
        QVERIFY(made->offers.mayBeFlat);
    }

    void numbersOfWarsAndKingsAreCapitals_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("name");
        QTest::newRow("war") << QStringLiteral("world_war_ii") << QStringLiteral("World War II");
        QTest::newRow("in between") << QStringLiteral("charles-xiv-john") << QStringLiteral("Charles XIV John");
        QTest::newRow("nine") << QStringLiteral("kings ix") << QStringLiteral("Kings IX");
        QTest::newRow("a word") << QStringLiteral("the_mix_live") << QStringLiteral("The Mix Live");
        QTest::newRow("first") << QStringLiteral("vi_islands") << QStringLiteral("Vi Islands");
        QTest::newRow("no number") << QStringLiteral("old_iix") << QStringLiteral("Old Iix");
    }
    void numbersOfWarsAndKingsAreCapitals()
    {
        QFETCH(QString, key);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(wordsFromKey(key.toStdString())), name);
    }

    void placesMayBeLeftOut()
    {
        IMPORTED(whole, import(sample("domination")));
        QCOMPARE(whole->offers.places.size(), 4U);
        QCOMPARE(whole->offers.places[3].name, std::string("Isle"));
        QCOMPARE(whole->offers.places[3].region, std::string("East"));
        ImportChoices choices;
        choices.leftOut = {whole->offers.places[3].key};
        IMPORTED(made, import(sample("domination"), {}, choices));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"Northland", "Cape Town", "Südland"}));
        QCOMPARE(map.ways, Words({"Cape Town-Northland", "Northland-Südland"}));
        QCOMPARE(map.bonuses, (std::map<std::string, int>{{"West Lands", 3}})); // nobody is left in the other
        QCOMPARE(countOf(made->notes, "import-left-out"), 1);
        QCOMPARE(made->offers.places.size(), 4U);
        QVERIFY(!made->offers.places[3].taken);
    }

    void whatIsLeftOutTakesNoRoomOnTheSheet()
    {
        IMPORTED(world, import(sample("geojson")));
        QCOMPARE(world->offers.properties, (std::vector<std::string>{"NAME", "name_fr", "zone"}));
        QVERIFY(world->offers.laysSheet && world->offers.inDegrees);
        ImportChoices choices;
        choices.leftOut = {"cc"}; // which lies on the other side of the globe
        IMPORTED(made, import(sample("geojson"), {}, choices));
        QCOMPARE(MapSummary(made->files.map).places, Words({"Aland", "Bland"}));
        const auto widthOf = [](const ImportedMap& map) {
            const engine::Result<OpenedMap> opened = openMap(map.files, {});
            return outlineOf(opened->model.drawing, opened->model.place("aland")->record.face).boundingRect().width();
        };
        QVERIFY(widthOf(*made) > 5 * widthOf(*world));
        choices.leftOut = {"aa", "bb", "cc", "dd"};
        QCOMPARE(inWords(import(sample("geojson"), {}, choices).error()), QStringLiteral("import-nothing; "));
        IMPORTED(squares, import(sample("topojson")));
        QCOMPARE(squares->offers.objects, (std::vector<std::string>{"land", "squares"}));
        IMPORTED(variants, import(sample("jdip")));
        QCOMPARE(variants->offers.variants, (std::vector<std::string>{"Other", "Small"}));
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
        row("no shape with a path", {{"a.svg", "<svg viewBox='0 0 9 9'>\n<path d='x'/></svg>"}}, "import-nothing; ");
        row("unknown section", changed(sample("domination"), "small.map", "[borders]", "[rivers]"),
            "domination-section:20; ");
        row("country out of order", changed(sample("domination"), "small.map", "2 Cape", "7 Cape"),
            "domination-order:16; domination-order:17; domination-order:18; domination-country:21; "
            "domination-country:22; domination-country:23; domination-country:24; ");
        row("territory of no continent", changed(conquest(), "small.map", "60,20,West", "60,20,East"),
            "conquest-continent:12; ");
        row("two territories of one name", changed(conquest(), "small.map", "Two Rivers,60", "one,60"),
            "conquest-double:12; ");
        row("territory without a point", changed(conquest(), "small.map", "60,20,", "60,"), "domination-line:12; ");
        row("image that is none", changed(sample("domination"), "small_map.png", "PNG", "GIF"),
            "import-picture-unreadable; ");
        row("polygon that is open", changed(sample("triplea"), "map/polygons.txt", "(20,100) >", "(20,100"),
            "triplea-polygon:1; ");
        row("two polygons of one name", changed(sample("triplea"), "map/polygons.txt", "Right Land", "Left Land"),
            "triplea-double:2; ");
        row("no adjacency", changed(sample("jdip"), "variants.xml", "small_adj", "other_adj"),
            "import-file-missing:7; ");
        row("entities", {{"a.svg", "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<svg>&b;</svg>"}},
            "xml-entities:1; ");
        row("broken JSON", {{"a.geojson", "{\"type\":\"FeatureCollection\",\n\"features\":[}"}}, "json-syntax:2; ");
        row("no number", changed(sample("geojson"), "lands.geojson", "[20,0]", "[\"x\",0]"), "geo-bad-coordinate; ");
        row("no such arc", changed(sample("topojson"), "squares.json", "[[[2,-2]]]", "[[[2,-9]]]"), "topo-bad-arc; ");
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
        IMPORTED(made, import(sample("domination")));
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

    /// Ten squares by ten, whose wavy sides have more points in all than a map may have: both sides of a border lose
    /// the same ones.
    void outlinesOfTooManyPoints()
    {
        constexpr int kSquares = 10;
        constexpr int kPoints = 400; // of a side
        const auto wave = [](int i) { return 0.2 * ((i * 7919) % 11) - 1; };
        const auto point = [](double x, double y) {
            return QByteArray::number(x, 'f', 2) + ',' + QByteArray::number(y, 'f', 2) + ' ';
        };
        QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='1020' height='1020'>";
        for (int row = 0; row < kSquares; ++row)
            for (int column = 0; column < kSquares; ++column) {
                const double x = 10 + 100 * column;
                const double y = 10 + 100 * row;
                svg += "<path id='square" + QByteArray::number(row) + "x" + QByteArray::number(column) +
                       "' fill='#ccbb88' d='M";
                for (int i = 0; i < kPoints; ++i) svg += point(x + 0.25 * i, y + (i > 0 ? wave(i) : 0));
                for (int i = 0; i < kPoints; ++i) svg += point(x + 100 + (i > 0 ? wave(i) : 0), y + 0.25 * i);
                for (int i = kPoints; i > 0; --i) svg += point(x + 0.25 * i, y + 100 + (i < kPoints ? wave(i) : 0));
                for (int i = kPoints; i > 0; --i) svg += point(x + (i < kPoints ? wave(i) : 0), y + 0.25 * i);
                svg += "z'/>";
            }
        svg += "</svg>";
        IMPORTED(made, import({{"squares.svg", svg}}));
        QCOMPARE(made->territories, kSquares * kSquares);
        QCOMPARE(made->connections, 2 * kSquares * (kSquares - 1));
        QCOMPARE(countOf(made->notes, "import-simplified"), 1);
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        const PlanarMap& drawn = opened->model.drawing;
        std::size_t points = 0;
        double area = 0;
        for (const Row<PlaceRecord>& row : opened->model.places()) {
            const QPainterPath path = outlineOf(drawn, row.record.face);
            points += static_cast<std::size_t>(path.elementCount());
            for (const QPolygonF& ring : path.toSubpathPolygons())
                for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
                    area += (ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y()) / 2;
        }
        QVERIFY2(points <= kMostForeignPoints, qPrintable(QString::number(points)));
        QVERIFY2(std::abs(std::abs(area) - 1e6) < 1e4, qPrintable(QString::number(area))); // no gap, no overlap
    }

    /// One shape of many that cannot be read, as in maps that are found: the rest of the drawing is none the worse.
    void shapesThatBreakOff()
    {
        QByteArray svg = kIslands;
        svg.replace("M120 10h80v80h-80z", "M120 10h80v80h-80z M900 x");
        svg.replace("M350 10h80v80h-80z", "350 10h80");
        svg.replace("</svg>", "<polygon id='isle' fill='#ccbb88' points='440,10 490,10 490,90 440,9O'/></svg>");
        IMPORTED(made, import({{"islands.svg", svg}}));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"North", "East", "West", "Isle"}));
        QCOMPARE(countOf(made->notes, "import-outline-breaks-off"), 3);
        QVERIFY(partsMeet(*made, "east", "west"));
    }

    /// What is taken as another part of a place is drawn with it, and not once more as it was.
    void partsOfAPlaceAreDrawnOnce()
    {
        QByteArray svg = kIslands;
        svg.replace("</svg>", "<path id='north' fill='#ccbb88' d='M10 92h40v6h-40z'/></svg>");
        IMPORTED(made, import({{"islands.svg", svg}}));
        QCOMPARE(made->territories, 4);
        QCOMPARE(made->files.svg.count("<path"), 4);
    }

    /// A drawing of jDip by itself: what is water and what is not is in its layers.
    void jDipsDrawingAlone()
    {
        IMPORTED(made, import({{"small.svg", sample("jdip").at("small.svg")}}));
        QCOMPARE(made->form, std::string("jdip"));
        const MapSummary map(made->files.map);
        QCOMPARE(map.places, Words({"BAY", "INN", "NOR", "SOU"}));
        QCOMPARE(map.seas, Words({"BAY"}));
        QVERIFY(map.ways.contains("NOR-SOU"));
        QVERIFY(map.ways.contains("BAY-NOR"));
        QCOMPARE(countOf(made->notes, "jdip-drawing-alone"), 1);
    }

    /// TripleA without the outlines: a cell around each centre.
    void tripleAWithoutPolygons()
    {
        SampleFiles files = sample("triplea");
        files.erase("map/polygons.txt");
        IMPORTED(made, import(files));
        QCOMPARE(made->form, std::string("triplea"));
        IMPORTED(whole, import(sample("triplea")));
        const MapSummary map(made->files.map);
        const MapSummary drawn(whole->files.map);
        QCOMPARE(map.places, drawn.places);
        QCOMPARE(map.seas, drawn.seas);
        QCOMPARE(map.ways, drawn.ways);
        QCOMPARE(map.regions, drawn.regions);
        QCOMPARE(countOf(made->notes, "import-cells-drawn"), 1);
        files.erase("map/centers.txt");
        QCOMPARE(inWords(import(files, "triplea").error()), QStringLiteral("import-file-missing; "));
    }

    /// Outlines that cross and touch themselves come in as outlines that do not.
    void outlinesThatCrossThemselves()
    {
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='500' height='500'>"
                               "<path id='bow' fill='#ccbb88' d='M10 10L110 110L110 10L10 110z'/>"
                               "<path id='eight' fill='#ccbb88' d='M200 10h100v100h-100z M300 110h100v100h-100z'/>"
                               "<path id='loop' fill='#ccbb88' fill-rule='evenodd' "
                               "d='M10 200L150 200L150 340L10 340L10 270L200 270L200 300L100 300L100 200z'/>"
                               "<path id='spike' fill='#ccbb88' d='M250 300h100v100h-50v60v-60h-50z'/>"
                               "</svg>";
        IMPORTED(made, import({{"odd.svg", svg}}));
        const engine::Result<OpenedMap> opened = openMap(made->files, {});
        QCOMPARE(opened->model.places().size(), std::size_t{4});
        for (const Row<PlaceRecord>& row : opened->model.places()) {
            const QPainterPath path = outlineOf(opened->model.drawing, row.record.face);
            const QList<QPolygonF> rings = path.toSubpathPolygons();
            for (const QPolygonF& ring : rings) {
                std::set<std::pair<double, double>> seen;
                for (qsizetype i = 0; i + 1 < ring.size(); ++i)
                    QVERIFY2(seen.emplace(ring[i].x(), ring[i].y()).second, row.record.id.c_str());
            }
        }
    }

    /// All of a map that is shipped is in the file to send, and comes out of it again: what its variants are called in
    /// other languages, too.
    void mapsToSendAreWhole_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir maps(QDir::cleanPath(sampleFolder(".") + QStringLiteral("/../../../maps")));
        for (const QString& name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << maps.filePath(name);
    }
    void mapsToSendAreWhole()
    {
        QFETCH(QString, folder);
        const engine::Result<QByteArray> packed = packMarchesMap(folder.toStdString());
        QVERIFY(packed);
        QTemporaryDir there;
        QFile zip(there.filePath(QStringLiteral("map.marches-map")));
        QVERIFY(zip.open(QIODevice::WriteOnly));
        zip.write(*packed);
        zip.close();
        IMPORTED(made, importMap(zip.fileName().toStdString()));
        QCOMPARE(inWords(made->notes), QString());
        const std::string target = there.filePath(QStringLiteral("map")).toStdString();
        QVERIFY(writeImportedMap(*made, target));
        QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile before(all.next());
            QFile after(QString::fromStdString(target) + before.fileName().mid(folder.size()));
            QVERIFY2(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly), qPrintable(after.fileName()));
            QVERIFY2(before.readAll() == after.readAll(), qPrintable(after.fileName()));
        }
    }

    /// A map is sent with the stamps and styles of its maker that lie beside it, and with nothing else that does.
    void ownArtIsSent()
    {
        QTemporaryDir there;
        const auto write = [&there](const char* name, const QByteArray& bytes) {
            QFile file(there.filePath(QLatin1String(name)));
            QDir().mkpath(QFileInfo(file).path());
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const QString shipped = QDir::cleanPath(sampleFolder(".") + QStringLiteral("/../../../maps/two-isles/"));
        for (const char* name : {"map.yaml", "board.svg"}) {
            QFile file(shipped + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(write(("isles/" + QByteArray(name)).constData(), file.readAll()));
        }
        const QByteArray boat = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h5v5z'/></svg>";
        for (const char* name : {"isles/stamps/my-boat.svg", "isles/styles/dusk.yaml", "isles/stamps/deep/down.svg",
                                 "isles/stamps/notes.txt", "isles/stamps/.svg"})
            QVERIFY(write(name, boat));
        const engine::Result<QByteArray> packed = packMarchesMap(there.filePath(QStringLiteral("isles")).toStdString());
        QVERIFY(packed && write("map.marches-map", *packed));
        IMPORTED(made, importMap(there.filePath(QStringLiteral("map.marches-map")).toStdString()));
        QStringList others;
        for (const auto& [name, bytes] : made->others) others << QString::fromStdString(name);
        QCOMPARE(others, (QStringList{QStringLiteral("stamps/my-boat.svg"), QStringLiteral("styles/dusk.yaml")}));
        QCOMPARE(made->others.at("stamps/my-boat.svg"), boat);
    }

    /// Variants that a person made of a map that comes with the program lie elsewhere, and are sent with it.
    void ownVariantsAreSent()
    {
        QTemporaryDir there;
        const auto write = [&there](const char* name, const QByteArray& bytes) {
            QFile file(there.filePath(QLatin1String(name)));
            QDir().mkpath(QFileInfo(file).path());
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const QByteArray evening = "marches: variant/1\nid: evening\nlanguage: en\nname: Evening\nmap: castle-europe\n"
                                   "ruleset: castle-risk\n";
        QVERIFY(write("own/evening.yaml", evening));
        QVERIFY(write("own/i18n/fr.po", "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\nmsgctxt "
                                        "\"variant.evening.name\"\nmsgid \"Evening\"\nmsgstr \"Soirée\"\n"));
        const std::string shipped =
            QDir::cleanPath(sampleFolder(".") + QStringLiteral("/../../../maps/castle-europe")).toStdString();
        const auto store = MapStore::open(shipped, there.filePath(QStringLiteral("journals")).toStdString());
        QVERIFY(store);
        const engine::Result<QByteArray> packed =
            packMarchesMap((*store)->beginCopy(shipped), shipped, there.filePath(QStringLiteral("own")).toStdString());
        QVERIFY(packed);
        QVERIFY(write("map.marches-map", *packed));
        IMPORTED(made, importMap(there.filePath(QStringLiteral("map.marches-map")).toStdString()));
        QCOMPARE(made->others.at("variants/evening.yaml"), evening);
        const QByteArray texts = made->others.at("variants/i18n/fr.po");
        QVERIFY(texts.contains("Soirée") && texts.contains("Conquête"));
    }

    /// From the disk, as a person names it, and by what is in it alone.
    void filesAndFolders_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("form");
        QTest::addColumn<int>("territories");
        QTest::addColumn<int>("seas");
        QTest::addColumn<int>("connections");
        const auto row = [](const char* path, const char* form, int territories, int seas, int connections) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(form) << territories << seas
                                << connections;
        };
        row("svg/isles.svg", "svg", 4, 1, 5);
        row("warzone/war.svg", "warzone", 4, 0, 3);
        row("domination/small.map", "domination", 4, 0, 4);
        row("domination", "domination", 4, 0, 4);
        row("triplea", "triplea", 2, 1, 2);
        row("triplea/map.yml", "triplea", 2, 1, 2);
        row("jdip", "jdip", 3, 1, 5);
        row("jdip/variants.xml", "jdip", 3, 1, 5);
        row("jdip/small.svg", "jdip", 3, 1, 5); // its package lies beside it
        row("godip", "godip", 2, 1, 3);
        row("godip/smallmap.svg", "godip", 2, 1, 3);
        row("geojson/lands.geojson", "geojson", 3, 0, 1);
        row("topojson/squares.json", "topojson", 2, 0, 1);
    }
    void filesAndFolders()
    {
        QFETCH(QString, path);
        QFETCH(QString, form);
        IMPORTED(made, importMap(sampleFolder(qPrintable(path)).toStdString()));
        QCOMPARE(QString::fromStdString(made->form), form);
        QTEST(made->territories, "territories");
        QTEST(made->seas, "seas");
        QTEST(made->connections, "connections");
    }
};

QTEST_GUILESS_MAIN(TestImports)
#include "tst_imports.moc"
