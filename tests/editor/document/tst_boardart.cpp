// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"
#include "editor/cartography/furniture.h"
#include "editor/document/boardart.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapselection.h"
#include "editor/document/mapstore.h"
#include "editor/document/modelchanges.h"
#include "editor/document/sheetparts.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/geometry/location.h"
#include "engine/io/files.h"
#include "tests/editor/document/gridmap.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::editor {

namespace {

EditOutcome addIsland(MapDocument& document, const QRectF& box)
{
    return document.edit(QStringLiteral("Draw"), [&box](MapEdit& edit) -> EditOutcome {
        QPainterPath path;
        path.addRect(box);
        const auto made = addTerritory(edit, path, {engine::PlaceKind::Land, "Isle", "plain", {}});
        if (!made) return tl::unexpected(made.error());
        return {};
    });
}

/// Water of 800 by 600.
MapModel emptyMap(const char* id, const char* name)
{
    MapModel model;
    model.info.id = id;
    model.info.width = 800;
    model.info.height = 600;
    model.apply(TextChange{{"en", "map.name"}, {}, name});
    return model;
}

/// An island of 400 by 300 in the lower right of a board of 800 by 600.
std::unique_ptr<MapDocument> islandMap()
{
    auto document = std::make_unique<MapDocument>(emptyMap("isle", "Isle"));
    if (!addIsland(*document, QRectF(400, 300, 400, 300))) qFatal("no island");
    return document;
}

void edit(MapDocument& document, const std::function<void(MapEdit&)>& change)
{
    QVERIFY(document.edit(QStringLiteral("Edit"), [&change](MapEdit& made) -> EditOutcome {
        change(made);
        return {};
    }));
}

MadeItem fir()
{
    MadeItem item;
    item.id = "fir-310-83";
    item.band = MadeBand::Glyphs;
    item.stamp = "fir-1";
    item.foot = {310, 83};
    item.height = 17.5;
    item.mirrored = true;
    return item;
}

/// A new map's files with a rectangle in the lowest layer.
MapFiles paintedFiles()
{
    MapFiles files = newMapFiles("isle", "en", "Isle", 800, 600);
    const qsizetype layer = files.svg.indexOf("id=\"artwork-below\"");
    const qsizetype inside = files.svg.indexOf('>', layer) + 1;
    files.svg.insert(inside, "<rect width=\"800\" height=\"600\" fill=\"#aabbcc\"/>");
    return files;
}

} // namespace

/// How the program draws a board, and stamps, as edits of the map.
class TestBoardArt : public QObject {
    Q_OBJECT

private slots:
    void partsOfTheSheetStandInTheWater()
    {
        const auto document = islandMap();
        for (const SheetPart part : {SheetPart::Compass, SheetPart::Scale, SheetPart::Title, SheetPart::Legend})
            edit(*document, [part](MapEdit& made) { putSheetPart(made, part); });
        const MapModel& model = document->model();
        const std::vector<QRectF> boxes = furnitureBoxes(model);
        QCOMPARE(boxes.size(), std::size_t(4));
        const QRectF sheet(0, 0, 800, 600);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(sheet.contains(boxes[i]));
            QVERIFY(!boxes[i].intersects(QRectF(400, 300, 400, 300)));
            for (std::size_t j = i + 1; j < boxes.size(); ++j) QVERIFY(!boxes[i].intersects(boxes[j]));
        }
    }

    void theLegendLooksForWaterOnTheWholeSheet()
    {
        MapDocument document(emptyMap("strips", "Strips"));
        const QRectF strips[]{{0, 0, 800, 120}, {0, 240, 800, 120}, {0, 480, 800, 120}};
        for (const QRectF& strip : strips) QVERIFY(addIsland(document, strip)); // on all corners and middles
        edit(document, [](MapEdit& made) { putSheetPart(made, SheetPart::Legend); });
        const QRectF box = sheetPartBox(document.model(), SheetPart::Legend);
        for (const QRectF& strip : strips) QVERIFY(!box.intersects(strip));
    }

    void onlyLandIsCoveredWhereThereIsNoWater()
    {
        MapDocument document(emptyMap("all-land", "All land"));
        QVERIFY(addIsland(document, QRectF(0, 0, 800, 600)));
        // A name that somebody put into the corner where a title comes first.
        edit(document, [](MapEdit& made) {
            made.modifyPlace(made.model().places().begin()->key, [](PlaceRecord& place) {
                place.drawing.label = engine::MapPoint{720, 60};
            });
        });
        for (const SheetPart part : {SheetPart::Title, SheetPart::Legend, SheetPart::Scale, SheetPart::Compass})
            edit(document, [part](MapEdit& made) { putSheetPart(made, part); });
        const std::vector<QRectF> boxes = furnitureBoxes(document.model());
        QCOMPARE(boxes.size(), std::size_t(4));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(!boxes[i].contains(QPointF(720, 60)));
            for (std::size_t j = i + 1; j < boxes.size(); ++j) QVERIFY(!boxes[i].intersects(boxes[j]));
        }
    }

    void theTitleKeepsClearOfARoad()
    {
        MapDocument document(emptyMap("road", "Road"));
        // Two spaces far apart: between them is only the road.
        edit(document, [](MapEdit& made) {
            TrackRecord track;
            track.id = "road";
            made.add(track);
            for (const double x : {40.0, 760.0}) {
                PlaceRecord space;
                space.id = "s" + std::to_string(static_cast<int>(x));
                space.kind = engine::PlaceKind::Space;
                space.track = "road";
                space.drawing.label = engine::MapPoint{x, 70};
                made.add(space);
            }
            putSheetPart(made, SheetPart::Title);
        });
        const QRectF title = sheetPartBox(document.model(), SheetPart::Title);
        QVERIFY2(title.top() > 70 || title.bottom() < 70, qPrintable(QString::number(title.top())));
    }

    void theLegendGrowsWithTheRegions()
    {
        const auto document = islandMap();
        edit(*document, [](MapEdit& made) { putSheetPart(made, SheetPart::Legend); });
        const double low = sheetPartBox(document->model(), SheetPart::Legend).height();
        for (int i = 0; i < 4; ++i) edit(*document, [](MapEdit& made) { addRegion(made, "Region", {}); });
        const MapModel& model = document->model();
        QVERIFY(QRectF(0, 0, 800, 600).contains(sheetPartBox(model, SheetPart::Legend)));
        const std::vector<LegendRow> rows = legendRows(model);
        QCOMPARE(rows.size(), std::size_t(4));
        for (const LegendRow& row : rows) {
            QVERIFY(row.name.height() > 18); // as high as a line of a legend that came after them
            QVERIFY(legendBox(model).contains(row.name));
        }
        const RecordId last = model.regions().begin()->key;
        edit(*document, [last](MapEdit& made) { removeRegion(made, last); });
        QCOMPARE(legendRows(model).size(), std::size_t(3));
        QCOMPARE(sheetPartBox(model, SheetPart::Legend).height(), low + 2 * 21);
        for (int i = 0; i < 4; ++i) document->undoStack().undo(); // with one region it is as before
        QCOMPARE(sheetPartBox(model, SheetPart::Legend).height(), low);
        // Made low by hand, it still names all of them.
        edit(*document, [](MapEdit& made) {
            for (int i = 0; i < 9; ++i) addRegion(made, "More", {});
            changeArt(made, [](engine::MapArt& art) { art.legend->height = 60; });
        });
        QCOMPARE(legendRows(model).size(), model.regions().size());
        QVERIFY(legendBox(model).contains(legendRows(model).back().name));
    }

    void theTitleIsPlacedWithItsRibbon()
    {
        const auto document = islandMap();
        edit(*document, [](MapEdit& made) {
            made.setText("en", "map.name", "The Isle of the Long Names and of the Longer Summers");
            putSheetPart(made, SheetPart::Title);
        });
        QVERIFY(QRectF(0, 0, 800, 600).contains(sheetPartBox(document->model(), SheetPart::Title)));
    }

    void aPartThatIsThereStaysWhereItIs()
    {
        const auto document = islandMap();
        edit(*document, [](MapEdit& made) {
            changeArt(made, [](engine::MapArt& art) { art.compass = engine::MapPoint{77, 88}; });
        });
        const int steps = document->undoStack().count();
        edit(*document, [](MapEdit& made) { putSheetPart(made, SheetPart::Compass); });
        QCOMPARE(document->model().info.art->compass->x, 77.0);
        edit(*document, [](MapEdit& made) { removeSheetPart(made, SheetPart::Compass); });
        QVERIFY(!document->model().info.art->compass);
        document->undoStack().undo();
        QCOMPARE(document->model().info.art->compass->y, 88.0);
        QVERIFY(document->undoStack().count() >= steps);
    }

    void whatWasTakenInHandIsDrawnAnew()
    {
        const auto document = islandMap();
        const Snapshot before(document->model());
        RecordId taken{};
        edit(*document, [&taken](MapEdit& made) { taken = takeInHand(made, fir()); });
        const StampRecord stamp = document->model().stamps().at(taken);
        QCOMPARE(stamp.id, std::string("fir-310-83"));
        QCOMPARE(stamp.stamp, std::string("fir-1"));
        QCOMPARE(stamp.height, 17.5);
        QVERIFY(stamp.mirrored);
        QCOMPARE(document->model().info.art->without, std::vector<std::string>{"fir-310-83"});
        QVERIFY(wasMade(document->model(), stamp));
        QVERIFY(takenAway(document->model()).empty()); // a stamp stands for it
        edit(*document, [taken](MapEdit& made) { moveStamp(made, taken, {50, 60}); });
        QVERIFY(wasMade(document->model(), document->model().stamps().at(taken)));
        edit(*document, [taken](MapEdit& made) { drawAnew(made, taken); });
        QVERIFY(document->model().stamps().empty());
        QVERIFY(document->model().info.art->without.empty());
        while (document->undoStack().index() > 1) document->undoStack().undo();
        QVERIFY(Snapshot(document->model()) == before);
    }

    void whatWasRemovedIsBroughtBack()
    {
        const auto document = islandMap();
        edit(*document, [](MapEdit& made) {
            takeInHand(made, fir());
            keepAway(made, "fir-1-2");
            keepAway(made, "fir-1-2");
        });
        QCOMPARE(takenAway(document->model()), std::vector<std::string>{"fir-1-2"});
        edit(*document, [](MapEdit& made) { bringBack(made); });
        QCOMPARE(document->model().info.art->without, std::vector<std::string>{"fir-310-83"});
    }

    void copiesHaveIdsOfTheirOwn()
    {
        const auto document = islandMap();
        MapSelection selection(*document);
        RecordId taken{};
        edit(*document, [&taken](MapEdit& made) { taken = takeInHand(made, fir()); });
        selection.selectStamps({taken});
        QVERIFY(MapCommands::duplicate(selection));
        QCOMPARE(selection.items().stamps.size(), std::size_t(1));
        const RecordId copy = selection.items().stamps.front();
        QVERIFY(copy != taken);
        QVERIFY(!wasMade(document->model(), document->model().stamps().at(copy)));
        selection.selectStamps({copy, taken});
        QVERIFY(MapCommands::remove(selection));
        QVERIFY(document->model().stamps().empty());
        QVERIFY(selection.empty());
        document->undoStack().undo();
        QCOMPARE(document->model().stamps().size(), std::size_t(2));
    }

    void artworkOfItsOwnIsSeen()
    {
        const auto bare = openMap(newMapFiles("isle", "en", "Isle", 800, 600, engine::MapArt()), {});
        QVERIFY(bare);
        QVERIFY(!hasOwnArtwork(bare->base.drawing(), bare->model));
        const auto painted = openMap(paintedFiles(), {});
        QVERIFY(painted);
        QVERIFY(hasOwnArtwork(painted->base.drawing(), painted->model));
    }

    void artworkIsRemovedForGood()
    {
        const QTemporaryDir root;
        const std::string folder = root.filePath(QStringLiteral("isle")).toStdString();
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        auto made = MapStore::create(paintedFiles(), journals);
        QVERIFY(made);
        MapStore& store = **made;
        QVERIFY(addIsland(store.document(), QRectF(400, 300, 400, 300)));
        QVERIFY(store.saveAs(folder));
        QVERIFY(!store.isModified());
        QVERIFY(store.removeArtwork());
        QVERIFY(store.isModified());
        QVERIFY(store.hasUnsavedWork());
        QVERIFY(store.changedOnDisk().empty()); // nobody else did it
        QVERIFY(!hasOwnArtwork(store.base()->drawing(), store.document().model()));
        QVERIFY(store.save());
        QVERIFY(!store.isModified());
        const auto again = MapStore::readFolder(folder);
        QVERIFY(again);
        QVERIFY(!hasOwnArtwork(again->base.drawing(), again->model));
        QCOMPARE(again->model.places().size(), std::size_t(1));
        QVERIFY(again->model.places().begin()->record.face != kOutside);
    }

    /// A map is drawn the same where nobody has its maker's stamps and style: they lie in its folder.
    void aMapBringsItsArt()
    {
        const QTemporaryDir root;
        const auto path = [&root](const char* name) { return root.filePath(QLatin1String(name)).toStdString(); };
        const std::string boat = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 20\">"
                                 "<path d=\"M2 12h16l-4 6h-8z\" class=\"wood line-outline\"/></svg>";
        QFile night(QStringLiteral(MARCHES_SOURCE_DIR "/resources/styles/night.yaml"));
        QVERIFY(night.open(QIODevice::ReadOnly));
        const std::string dusk =
            night.readAll().replace("id: night", "id: dusk").replace("#17243f", "#332244").toStdString();
        QVERIFY(engine::writeFile(path("mine/stamps/my-boat.svg"), boat));
        QVERIFY(engine::writeFile(path("mine/styles/dusk.yaml"), dusk));
        QVERIFY(useOwnArt(path("mine")).empty());
        engine::MapArt art;
        art.style = "dusk";
        {
            auto made = MapStore::create(newMapFiles("isle", "en", "Isle", 800, 600, art), path("journals"));
            QVERIFY(made);
            const Stamp* stamp = artResources().stamps.find("my-boat");
            QVERIFY(stamp != nullptr);
            edit((*made)->document(), [stamp](MapEdit& edit) { addStamp(edit, *stamp, {300, 200}); });
            QVERIFY((*made)->saveAs(path("isle")));
        }
        QCOMPARE(engine::readFile(path("isle/stamps/my-boat.svg"), 1000).value(), boat);
        QCOMPARE(engine::readFile(path("isle/styles/dusk.yaml"), 100'000).value(), dusk);
        const auto isDrawn = [&path] {
            const QByteArray svg = readMapFiles(path("isle"))->svg;
            return svg.contains("id=\"made-stamps\"") && svg.contains("#332244");
        };
        QVERIFY(isDrawn());

        // Somebody else's program.
        QVERIFY(useOwnArt(path("theirs")).empty());
        QVERIFY(artResources().stamps.find("my-boat") == nullptr && artResources().styles.find("dusk") == nullptr);
        {
            auto opened = MapStore::open(path("isle"), path("journals"));
            QVERIFY(opened && (*opened)->artFaults().empty());
            QVERIFY(artResources().stamps.find("my-boat") != nullptr && artResources().styles.find("dusk") != nullptr);
            edit((*opened)->document(), [](MapEdit& edit) {
                moveStamp(edit, edit.model().stamps().begin()->key, {400, 300});
            });
            QVERIFY((*opened)->save());
            QVERIFY(isDrawn());
            QVERIFY((*opened)->saveAs(path("again")));
        }
        QVERIFY(QFile::exists(QString::fromStdString(path("again/stamps/my-boat.svg"))));
        // What the person has by that name is theirs.
        QVERIFY(engine::writeFile(path("theirs/stamps/my-boat.svg"),
                                  QByteArray::fromStdString(boat).replace("h16l-4 6h-8z", "h16v6h-16z").toStdString()));
        QVERIFY(useOwnArt(path("theirs")).empty());
        QVERIFY(artResources().stamps.find("my-boat")->source.find("h16v6") != std::string::npos);
        QVERIFY(artResources().styles.find("dusk") != nullptr);
        // Whatever is drawn with it here, the map keeps its own, in its folder and in a copy.
        {
            auto opened = MapStore::open(path("isle"), path("journals"));
            QVERIFY(opened);
            edit((*opened)->document(), [](MapEdit& edit) {
                moveStamp(edit, edit.model().stamps().begin()->key, {420, 300});
            });
            QVERIFY((*opened)->save());
            QVERIFY((*opened)->saveAs(path("third")));
        }
        for (const char* file : {"isle/stamps/my-boat.svg", "third/stamps/my-boat.svg"})
            QCOMPARE(engine::readFile(path(file), 1000).value(), boat);
        // A broken one is told, and the map opens.
        QVERIFY(engine::writeFile(path("isle/stamps/broken.svg"), "<svg"));
        const auto told = MapStore::open(path("isle"), path("journals"));
        QVERIFY(told);
        QCOMPARE((*told)->artFaults().size(), 1U);
        QVERIFY((*told)->artFaults().front().file.ends_with("isle/stamps/broken.svg"));
        QVERIFY(useOwnArt(path("nobody")).empty());
    }

    void aNewMapIsDrawnAndReadAgain()
    {
        const MapFiles files = newMapFiles("isle", "en", "Isle", 800, 600, engine::MapArt());
        const auto map = openMap(files, {});
        QVERIFY(map);
        QVERIFY(map->model.info.art.has_value());
        const auto again = map->base.filesFor(map->model);
        QVERIFY(again && *again == files);
    }

    void coloursAndLettersOfAMapAreFiled()
    {
        engine::MapArt art;
        setPaletteColour(art, "wooded", "#336633");
        setPaletteColour(art, "sea", "#3366aa");
        art.landLetters.size = 1.25;
        art.landLetters.italic = true;
        art.seaLetters.color = "#112233";
        art.regionLetters.capitals = false;
        const MapFiles files = newMapFiles("isle", "en", "Isle", 800, 600, art);
        const auto map = openMap(files, {});
        QVERIFY(map && map->model.info.art);
        QCOMPARE(*map->model.info.art, art);
        QVERIFY(files.svg.contains("#3366aa")); // the water around
        // And in the journal of a crash.
        MapInfo after = map->model.info;
        const ModelChanges changes{InfoChange{MapInfo(), after}};
        const std::optional<ModelChanges> read = decodeChanges(encodeChanges(changes));
        QVERIFY(read);
        QCOMPARE(std::get<InfoChange>(read->front()).after, after);
    }

    /// For other programs; ours letter the sheet in the language of whoever looks.
    void theSheetIsLetteredInTheFile()
    {
        engine::MapArt art;
        art.title = engine::MapPoint{400, 60};
        art.legend = engine::MapBox{40, 300, 160, 120};
        art.scale = engine::MapPoint{500, 560};
        auto map = openMap(newMapFiles("isle", "en", "Isle & Sea", 800, 600, art), {});
        QVERIFY(map);
        MapEdit edit(map->model);
        addRegion(edit, "North", {});
        edit.modify<RegionRecord>(edit.model().regions().begin()->key, [](RegionRecord& region) { region.bonus = 5; });
        edit.take();
        const auto files = map->base.filesFor(map->model);
        QVERIFY(files);
        const QByteArray& svg = files->svg;
        const qsizetype from = svg.indexOf("<g id=\"made-letters\">");
        QVERIFY(from > 0);
        const QByteArray letters = svg.mid(from, svg.indexOf("</g>", from) - from);
        for (const char* word : {">Isle &amp; Sea</text>", ">North</text>", ">5</text>", ">120</text>"})
            QVERIFY2(letters.contains(word), letters.constData());
        // It is the program's, no artwork of somebody, and is drawn again the same.
        QVERIFY(!hasOwnArtwork(svg, map->model));
        const auto again = openMap(*files, {});
        QVERIFY(again);
        QCOMPARE(again->base.filesFor(again->model)->svg, svg);
    }
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestBoardArt)
#include "tst_boardart.moc"
