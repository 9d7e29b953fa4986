// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/mapchecks.h"
#include "engine/package/mappackage.h"

#include <QtTest>

#include "engine/io/files.h"

using namespace marches::engine;

namespace {

const char* const kSmall = R"(marches: map/1
id: small
language: en
name: Small
size: [100, 80]
regions:
  north: {name: The North, bonus: 2}
barriers:
  rush: {kind: river, name: The Rush}
territories:
  a:
    name: {name: A, with-article: the A}
    abbreviation: Aa
    region: north
    flags: [port]
    aliases: [Alpha]
    values: {gold: 3}
    label: [10, 10]
    stack: [12, 14.5]
  b:
    name: B
    region: north
    label: [50, 10]
    coasts:
      nc: {name: B (north), label: [50, 5]}
      sc: {name: B (south), label: [50, 20]}
  sea:
    name: The Sea
    kind: sea
    label: [90, 40]
sites:
  court:
    name: The Court
    box: [60, 60, 20, 10]
tracks:
  road:
    name: The Road
    circular: true
    spaces:
      r1: {kind: start, at: [5, 70]}
      r2: {name: Two, color: "#c3d79a", picture: lantern, at: [15, 70]}
connections:
  - {between: [a, b], barrier: rush}
  - {between: [a, b], kind: bridge, over: rush, for: [army], at: [30, 10]}
  - {between: [a, sea]}
  - {between: [b/nc, sea], for: [fleet]}
  - {between: [b/sc, sea], for: [fleet]}
)";

QString describe(const Errors& errors)
{
    QString all;
    for (const Error& error : errors)
        all += QString::fromStdString(error.code + " " + error.path + " " + std::to_string(error.line) + ":" +
                                      std::to_string(error.column) + "; ");
    return all;
}

std::string hintOf(const Error& error)
{
    for (const auto& [name, value] : error.args)
        if (name == "hint") return value;
    return {};
}

/// The small map with one piece of it replaced.
std::string with(const char* before, const char* after)
{
    std::string text = kSmall;
    const std::size_t at = text.find(before);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, std::strlen(before), after);
}

} // namespace

class TestMapPackage : public QObject {
    Q_OBJECT

private slots:
    void readsEverything()
    {
        const Result<MapData> map = readMap(kSmall, "small/map.yaml");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        const Board& board = map->board;
        QCOMPARE(board.placeCount(), 8);
        QCOMPARE(board.territoryCount(), 3);
        QCOMPARE(board.findPlace("b/nc"), std::optional<int>(3));
        QCOMPARE(board.place(3).parent, 1);
        QVERIFY(board.place(4).kind == PlaceKind::Coast);
        QVERIFY(board.place(5).kind == PlaceKind::Site);
        QCOMPARE(board.place(6).terrain, std::string("start"));
        QCOMPARE(board.place(7).ordinal, 1);
        QVERIFY(board.tracks().front().circular);
        QCOMPARE(map->places[7].color, std::string("#c3d79a"));
        QCOMPARE(map->places[7].picture, std::string("lantern"));
        QVERIFY(map->places[6].color.empty() && map->places[6].picture.empty());
        QCOMPARE(board.place(0).value("gold", 0), 3);
        QCOMPARE(board.findPlace("Alpha"), std::optional<int>(0));
        QCOMPARE(board.regions().front().bonus, 2);
        QVERIFY(board.between(0, 1)->kind == ConnectionKind::Bridge);
        QVERIFY(!board.connections()[0].open());
        QCOMPARE(map->places[0].stack->y, 14.5);
        QCOMPARE(map->places[5].box->width, 20.0);
        QCOMPARE(map->text("territory.a.with-article"), std::string_view("the A"));
        QCOMPARE(map->text("territory.b/nc.name"), std::string_view("B (north)"));
        QCOMPARE(map->text("space.r2.name"), std::string_view("Two"));
        QCOMPARE(map->folder(), std::string("small"));
    }

    void writesTheSameBytes()
    {
        const Result<MapData> map = readMap(kSmall, "f");
        QVERIFY(map);
        QCOMPARE(QString::fromStdString(writeMap(*map)), QString(kSmall));
    }

    void keepsWhatAPersonDecidedOfABorder()
    {
        const std::string text = with("  - {between: [a, sea]}\n", "  - {between: [a, sea], basis: derived}\n"
                                                                   "  - {between: [b, sea], basis: forbidden}\n");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QVERIFY(map->board.connections()[2].basis == BorderOrigin::Derived);
        QVERIFY(map->board.connections()[2].open());
        QVERIFY(map->board.connections()[3].basis == BorderOrigin::Forbidden);
        QVERIFY(!map->board.connections()[3].open());
        QVERIFY(!map->board.adjacency()[1].test(2));
        QCOMPARE(QString::fromStdString(writeMap(*map)), QString::fromStdString(text));
    }

    void keepsHowRegionsAreNamed()
    {
        const std::string text = with(
            "regions:\n  north: {name: The North, bonus: 2}\n",
            "region-names: true\nregions:\n  north: {name: The North, bonus: 2, color: \"#c3d79a\", label: [40, 30.5], "
            "lettering: {spacing: 0.4}}\n");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QCOMPARE(map->regionNames, std::optional<bool>(true));
        QCOMPARE(map->regions.front().label->y, 30.5);
        QCOMPARE(map->regions.front().lettering->spacing, 0.4);
        // In however many lines it is written.
        const Result<MapData> again = readMap(writeMap(*map), "f");
        QVERIFY(again && again->regions == map->regions && again->regionNames == map->regionNames);
        QVERIFY(!readMap(kSmall, "f")->regionNames);
    }

    void keepsWhatStandsOnTheSheet()
    {
        const std::string text =
            with("size: [100, 80]\n", "size: [100, 80]\nart:\n  style: parchment\n  compass: [10, 20]\n"
                                      "  compass-size: 1.5\n  scale: [30, 70]\n  scale-size: 0.5\n  title: [50, 10]\n"
                                      "  title-size: 2\n  legend: [1, 2, 30, 40]\n");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QCOMPARE(map->art->compassSize, 1.5);
        QCOMPARE(map->art->scaleSize, 0.5);
        QCOMPARE(map->art->titleSize, 2.0);
        const Result<MapData> again = readMap(writeMap(*map), "f");
        QVERIFY(again && again->art == map->art);
        QVERIFY(!readMap(with("size: [100, 80]\n", "size: [100, 80]\nart: {style: parchment, title-size: 9}\n"), "f"));
    }

    void keepsScenery()
    {
        const auto art = [](const std::string& scenery) {
            return with("size: [100, 80]\n",
                        ("size: [100, 80]\nart:\n  style: parchment\n  scenery:\n" + scenery).c_str());
        };
        const Result<MapData> map =
            readMap(art("    wood: {terrain: wooded, color: \"#c3d79a\", points: [[1, 2], [30, 2.5], [10, 40]]}\n"
                        "    brook: {terrain: river, path: true, width: 7, points: [[1, 2], [30, 40]]}\n"),
                    "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QCOMPARE(map->art->scenery.size(), std::size_t(2));
        QCOMPARE(map->art->scenery[0].color, std::string("#c3d79a"));
        QVERIFY(!map->art->scenery[0].isPath);
        QCOMPARE(map->art->scenery[1].points, (std::vector<MapPoint>{{1, 2}, {30, 40}}));
        QCOMPARE(map->art->scenery[1].width, 7.0);
        const Result<MapData> again = readMap(writeMap(*map), "f");
        QVERIFY(again && again->art == map->art);
        // An area has three points at least.
        const Result<MapData> flat = readMap(art("    wood: {terrain: wooded, points: [[1, 2], [30, 2]]}\n"), "f");
        QVERIFY(!flat);
        QCOMPARE(flat.error().front().code, std::string("wrong-count"));
        QVERIFY(flat.error().front().line > 0);
        QVERIFY(!readMap(art("    wood: {terrain: wooded, points: [[1, 2], [30, 2], [3, 9]], width: 0}\n"), "f"));
    }

    void keepsThatARegionIsWorthNothing()
    {
        const Result<MapData> map = loadMap(MARCHES_SOURCE_DIR "/tests/data/maps/bare-shore/map.yaml");
        QVERIFY(map);
        QCOMPARE(map->board.regions()[0].bonus, kNoBonus);
        QCOMPARE(map->board.regions()[1].bonus, 0);
        const Result<MapData> again = readMap(writeMap(*map), "f");
        QVERIFY(again);
        QCOMPARE(again->board.regions()[0].bonus, kNoBonus);
        QCOMPARE(again->board.regions()[1].bonus, 0);
    }

    void keepsThePictureToTrace()
    {
        const std::string text =
            with("size: [100, 80]\n", "size: [100, 80]\npicture:\n  file: coast.png\n  at: [-5, 2.5]\n"
                                      "  scale: 0.25\n  turn: -12.5\n  stretch: 1.2\n  skew: 3\n"
                                      "  pins: [[4, 5], [60, 7.5]]\n  opacity: 0.75\n  locked: true\n");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QVERIFY((map->picture ==
                 TracePicture{"coast.png", {-5, 2.5}, 0.25, 0.75, true, -12.5, 1.2, 3, {{4, 5}, {60, 7.5}}}));
        QCOMPARE(QString::fromStdString(writeMap(*map)), QString::fromStdString(text));
    }

    void keepsComments()
    {
        const std::string text =
            "# The head.\nmarches: map/1\nid: c\nlanguage: en\nname: C # said # twice\nsize: [10, 10]   # small\n\n"
            "# About land.\nterritories:\n  # First.\n  a:\n    name: \"A # no comment\"\n    label: [1, 1]\n\n  b:\n"
            "    name: B   # the second\n    label: [5, 5]\n    text: |-\n      One # two\n\n      three\n"
            "connections:\n  # Not one.\n  - {between: [a, b]} # open\n# The end.\n";
        Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        QCOMPARE(QString::fromStdString(writeMap(*map)), QString::fromStdString(text));
        // Another territory before them and another connection change nothing about whose comment is whose.
        std::vector<Place> places = map->board.places();
        Place added;
        added.id = "aa";
        places.insert(places.begin(), added);
        std::vector<Connection> connections = map->board.connections();
        connections[0].from = 1;
        connections[0].to = 2;
        Connection more;
        more.from = 0;
        more.to = 1;
        connections.insert(connections.begin(), more);
        map->board = Board(places, {}, connections, {});
        map->places.insert(map->places.begin(), PlaceDrawing{});
        map->connections.insert(map->connections.begin(), ConnectionDrawing{});
        const QString written = QString::fromStdString(writeMap(*map));
        QVERIFY2(written.contains("  # First.\n  a:\n"), qPrintable(written));
        QVERIFY2(written.contains("  - {between: [aa, a]}\n  # Not one.\n  - {between: [a, b]} # open\n"),
                 qPrintable(written));
    }

    void commentsInsideOfWhatIsNowOneLineMoveAboveIt()
    {
        const std::string text = "marches: map/1\nid: c\nlanguage: en\nname: C\nsize:\n  # wide\n  - 10 # units\n  - "
                                 "20\nterritories:\n  a:\n    name: A\n";
        const Result<MapData> map = readMap(text, "f");
        QVERIFY(map);
        const QString written = QString::fromStdString(writeMap(*map));
        QVERIFY2(written.contains("# wide\n# units\nsize: [10, 20]\n"), qPrintable(written));
    }

    void broken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* name, const std::string& text, const char* code, int line, int column,
                            const char* hint = "") {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QString(code) << line << column << QString(hint);
        };
        row("unknown key", with("abbreviation: Aa", "abreviation: Aa"), "unknown-key", 13, 5, "abbreviation");
        row("unknown key, nothing near", with("abbreviation: Aa", "purpose: Aa"), "unknown-key", 13, 5);
        row("unknown key at the top", with("regions:", "region:"), "unknown-key", 6, 1, "regions");
        row("missing key", with("name: Small\n", ""), "missing-key", 1, 1);
        row("wrong type", with("size: [100, 80]", "size: 100"), "expected-list", 5, 7);
        row("text for a number", with("bonus: 2", "bonus: two"), "expected-integer", 7, 35);
        row("octal", with("bonus: 2", "bonus: 010"), "expected-integer", 7, 35);
        row("number in quotes", with("bonus: 2", "bonus: \"2\""), "expected-integer", 7, 35);
        row("out of range", with("bonus: 2", "bonus: 99999999999"), "out-of-range", 7, 35);
        row("continent that costs armies", with("bonus: 2", "bonus: -47"), "out-of-range", 7, 35);
        row("more than armies are counted", with("bonus: 2", "bonus: 1001"), "out-of-range", 7, 35);
        row("endless", with("[100, 80]", "[.inf, 80]"), "expected-number", 5, 8);
        row("not a number", with("[100, 80]", "[.nan, 80]"), "expected-number", 5, 8);
        row("huge exponent", with("[100, 80]", "[1e999, 80]"), "expected-number", 5, 8);
        row("three numbers for two", with("[100, 80]", "[100, 80, 3]"), "wrong-exact-count", 5, 7);
        row("unknown word", with("kind: sea", "kind: see"), "unknown-word", 29, 11, "sea");
        row("yes for true", with("circular: true", "circular: yes"), "expected-switch", 38, 15, "true");
        row("colour without quotation marks", with("\"#c3d79a\", picture: lantern", "c3d79a"), "not-a-color", 41, 30);
        row("colour that is none", with("#c3d79a", "#c3d79"), "not-a-color", 41, 30);
        row("colour by name", with("\"#c3d79a\"", "green"), "not-a-color", 41, 30);
        row("unknown picture", with("picture: lantern", "picture: lanten"), "unknown-word", 41, 50, "lantern");
        row("id with capitals", with("  a:\n", "  A:\n"), "not-an-id", 11, 3);
        row("unknown region", with("region: north", "region: nroth"), "unknown-region", 14, 13, "north");
        row("unknown place", with("between: [a, sea]", "between: [a, see]"), "unknown-place", 45, 19, "sea");
        row("name of two places", with("  court:\n", "  a:\n"), "name-twice", 32, 3);
        row("map of nothing", with("regions:\n  north: {name: The North, bonus: 2}\n", "regions:\n"), "expected-map", 6,
            1);
        row("empty name", with("name: Small", "name: \"\""), "text-empty", 4, 7);
        row("unknown basis", with("barrier: rush}", "basis: forbiden}"), "unknown-word", 43, 30, "forbidden");
        row("picture elsewhere", with("size: [100, 80]", "size: [100, 80]\npicture: {file: ../secret.png, at: [0, 0]}"),
            "not-a-file-name", 6, 17);
        row("hidden picture", with("size: [100, 80]", "size: [100, 80]\npicture: {file: .secret, at: [0, 0]}"),
            "not-a-file-name", 6, 17);
        row("newer", with("map/1", "map/7"), "newer-version", 1, 10);
    }
    void broken()
    {
        QFETCH(QByteArray, text);
        const Result<MapData> map = readMap(text.toStdString(), "broken/map.yaml");
        QVERIFY(!map);
        const Error& error = map.error().front();
        QTEST(QString::fromStdString(error.code), "code");
        QTEST(error.line, "line");
        QTEST(error.column, "column");
        QTEST(QString::fromStdString(hintOf(error)), "hint");
        QCOMPARE(error.file, std::string("broken/map.yaml"));
    }

    void allErrorsAreTold()
    {
        std::string text = with("abbreviation: Aa", "abreviation: Aa");
        text.replace(text.find("kind: sea"), 9, "kind: see");
        text.replace(text.find("bonus: 2"), 8, "bonus: 2.5");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY(!map);
        QCOMPARE(describe(map.error()),
                 QString("expected-integer regions.north.bonus 7:35; unknown-key territories.a.abreviation 13:5; "
                         "unknown-word territories.sea.kind 29:11; "));
    }

    void shippedMapsAreCanonicalAndSound()
    {
        const QDir maps(QString(MARCHES_SOURCE_DIR) + "/maps");
        const QStringList folders = maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!folders.isEmpty());
        for (const QString& folder : folders) {
            const std::string path = maps.filePath(folder).toStdString();
            const Result<MapData> map = loadMap(path);
            QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
            const Result<std::string> bytes = readFile(mapFile(path), 1'000'000);
            QVERIFY(bytes);
            QCOMPARE(QString::fromStdString(writeMap(*map)), QString::fromStdString(*bytes));
            for (const Problem& problem : checkMap(*map))
                QVERIFY2(problem.approved || problem.severity == Severity::Hint, problem.id.c_str());
        }
    }

    void problems_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QStringList>("at");
        const auto row = [](const char* problem, const std::string& text, const QStringList& at) {
            QTest::newRow(problem) << QByteArray::fromStdString(text) << QString(problem) << at;
        };
        row("abbreviation-twice", with("name: B\n", "name: B\n    abbreviation: AA\n"), {"a", "b"});
        row("alias-twice", with("name: B\n", "name: B\n    aliases: [alpha]\n"), {"a", "b"});
        row("name-twice", with("name: B\n", "name: A\n"), {"a", "b"});
        row("terrain-misspelt", with("name: B\n", "name: B\n    terrain: lakef\n"), {"b"});
        row("terrain-unknown", with("name: B\n", "name: B\n    terrain: swampp\n"), {"b"});
        row("lake-is-land", with("name: B\n", "name: B\n    terrain: lake\n"), {"b"});
        row("port-without-lane",
            with("  - {between: [a, sea]}",
                 "  - {between: [b, sea], kind: sea-lane, ends: [[1, 1], [2, 2]]}\n  - {between: [a, sea]}"),
            {"a"});
        row("island-without-lane",
            with("connections:", "connections:\n  - {between: [c, sea]}")
                .replace(with("connections:", "connections:\n  - {between: [c, sea]}").find("sites:"), 6,
                         "  c:\n    name: C\n    region: north\n    label: [20, 40]\nsites:"),
            {"c"});
        row("connection-to-itself", with("between: [a, sea]", "between: [a, a]"), {"a"});
        row("connection-twice", with("  - {between: [a, sea]}\n", "  - {between: [a, sea]}\n  - {between: [sea, a]}\n"),
            {"a", "sea"});
        row("crossing-closed", with("kind: bridge, ", "kind: bridge, barrier: rush, "), {"a", "b"});
        row("crossing-over-nothing", with("over: rush, ", ""), {"a", "b"});
        row("crossing-of-wrong-kind", with("kind: bridge", "kind: pass"), {"a", "b"});
        row("barrier-unknown", with("barrier: rush}", "barrier: rash}"), {"a", "b"});
        row("over-unknown", with("over: rush", "over: rash"), {"a", "b"});
        row("barrier-unused", with("  rush: {", "  dry: {kind: river, name: Dry}\n  rush: {"), {"dry"});
        row("territory-isolated", with("sites:", "  c:\n    name: C\n    region: north\n    label: [20, 40]\nsites:"),
            {"c"});
        row("board-in-parts",
            with("connections:", "connections:\n  - {between: [c, d]}")
                .replace(with("connections:", "connections:\n  - {between: [c, d]}").find("sites:"), 6,
                         "  c:\n    name: C\n    region: north\n    label: [20, 40]\n  d:\n    name: D\n    region: "
                         "north\n    "
                         "label: [20, 60]\nsites:"),
            {"c", "d"});
        row("port-missing",
            with("  - {between: [a, sea]}",
                 "  - {between: [a, b], kind: sea-lane, ends: [[1, 1], [2, 2]]}\n  - {between: [a, sea]}"),
            {"b"});
        row("port-unused", with("  - {between: [a, sea]}\n", ""), {"a"});
        row("coast-without-sea", with("  - {between: [b/sc, sea], for: [fleet]}\n", ""), {"b/sc"});
        row("coast-alone",
            with("      sc: {name: B (south), label: [50, 20]}\n", "")
                .replace(with("      sc: {name: B (south), label: [50, 20]}\n", "")
                             .find("  - {between: [b/sc, sea], for: [fleet]}\n"),
                         41, ""),
            {"b"});
        row("region-missing", with("name: B\n    region: north\n", "name: B\n"), {"b"});
        row("region-empty", with("  north: {", "  south: {name: The South}\n  north: {"), {"south"});
        row("track-short", with("      r2: {name: Two, color: \"#c3d79a\", picture: lantern, at: [15, 70]}\n", ""),
            {"road"});
        row("label-missing", with("{name: B (north), label: [50, 5]}", "{name: B (north)}"), {"b/nc"});
        row("label-outside", with("label: [90, 40]", "label: [90, 81]"), {"sea"});
        row("labels-overlap", with("label: [90, 40]", "label: [52, 12]"), {"b", "sea"});
        row("stack-outside", with("[12, 14.5]", "[-1, 14.5]"), {"a"});
        row("site-without-box", with("    box: [60, 60, 20, 10]\n", ""), {"court"});
        row("site-outside", with("[60, 60, 20, 10]", "[60, 60, 50, 10]"), {"court"});
        row("space-without-point", with(", at: [15, 70]", ""), {"r2"});
        row("crossing-without-point", with(", at: [30, 10]", ""), {"a", "b"});
        row("connection-outside", with("at: [30, 10]", "at: [300, 10]"), {"a", "b"});
        row("approval-unused", std::string(kSmall) + "approved:\n  - {problem: port-unused, at: [a], reason: Later.}\n",
            {"a"});
        row("lane-without-ends",
            with("  - {between: [a, sea]}", "  - {between: [a, b], kind: sea-lane}\n  - {between: [a, sea]}"),
            {"a", "b"});
        row("no-territories", "marches: map/1\nid: n\nlanguage: en\nname: N\nsize: [1, 1]\nterritories: {}\n", {});
    }
    void problems()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const Result<MapData> map = readMap(text.toStdString(), "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        const std::vector<Problem> problems = checkMap(*map);
        const auto found = std::ranges::find(problems, problem.toStdString(), &Problem::id);
        QStringList all;
        for (const Problem& other : problems) all << QString::fromStdString(other.id);
        QVERIFY2(found != problems.end(), qPrintable(all.join(' ')));
        QStringList at;
        for (const std::string& id : found->at) at << QString::fromStdString(id);
        QTEST(at, "at");
    }

    /// A word of the map's own is one matter, however many territories have it; spaces of tracks have words of their
    /// own.
    void aWordForTheGroundIsToldOnce()
    {
        std::string text = with("name: B\n", "name: B\n    terrain: tundra\n");
        text.replace(text.find("    abbreviation: Aa"), 4, "    terrain: tundra\n    ");
        const Result<MapData> map = readMap(text, "f");
        QVERIFY2(map, qPrintable(map ? QString() : describe(map.error())));
        const std::vector<Problem> problems = checkMap(*map);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().id, std::string("terrain-unknown"));
        QCOMPARE(problems.front().at, std::vector<std::string>{"a"});
    }

    /// Without lanes it is fleets that carry people over: an island alone is worth a hint, several joined ones are a
    /// land.
    void islandsAreAMatterOfLanes()
    {
        const std::string islands = "  c:\n    name: C\n    region: north\n    label: [20, 40]\n"
                                    "  d:\n    name: D\n    region: north\n    label: [20, 60]\nsites:";
        const std::string joined = "connections:\n  - {between: [c, sea]}\n  - {between: [c, d]}\n";
        const auto told = [&](const std::string& more) {
            std::string text = with("sites:", islands.c_str());
            text.replace(text.find("connections:\n"), 13, joined + more);
            const Result<MapData> map = readMap(text, "f");
            std::vector<Problem> found;
            for (const Problem& problem : checkMap(map.value()))
                if (problem.id == "island-without-lane") found.push_back(problem);
            return found;
        };
        QVERIFY(told("").empty());
        const std::vector<Problem> found = told("  - {between: [b, sea], kind: sea-lane, ends: [[1, 1], [2, 2]]}\n");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().at, (std::vector<std::string>{"c", "d"}));
        QVERIFY(found.front().severity == Severity::Warning);
    }

    void theSmallMapHasNoProblem()
    {
        const Result<MapData> map = readMap(kSmall, "f");
        QVERIFY(map);
        QCOMPARE(checkMap(*map).size(), std::size_t{0});
    }

    void approvedProblemsAreMarked()
    {
        const Result<MapData> map =
            readMap(with("over: rush, ", "") +
                        "approved:\n  - {problem: crossing-over-nothing, at: [b, a], reason: A dry bed.}\n",
                    "f");
        QVERIFY(map);
        const std::vector<Problem> problems = checkMap(*map);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().approved);
    }
};

QTEST_APPLESS_MAIN(TestMapPackage)
#include "tst_mappackage.moc"
