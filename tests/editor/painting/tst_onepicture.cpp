// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/boardart.h"
#include "editor/document/contacts.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/document/territories.h"
#include "editor/formats/svglayers.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/editedwording.h"
#include "editor/painting/madepicture.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mappainter.h"
#include "editor/painting/mapscene.h"
#include "editor/painting/paintinks.h"
#include "editor/painting/renderboard.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"
#include "engine/text/texts.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace marches;
using namespace marches::editor;

namespace {

QImage sheet(const QSizeF& board, double scale)
{
    QImage image(static_cast<int>(std::ceil(board.width() * scale)),
                 static_cast<int>(std::ceil(board.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

/// The board as it is edited.
QImage edited(const MapModel& model, const QByteArray& artwork, const SavedBaseline& base, double scale,
              const std::string& language = {})
{
    MapDocument document(model);
    if (!language.empty()) document.setLanguage(language);
    MapArtwork drawn;
    if (!drawn.setSource(artwork, model)) return {};
    drawn.renderNow(scale);
    MapScene scene(drawn);
    scene.setDocument(&document);
    scene.waitForMade();
    scene.setPixel(1 / scale);
    scene.fill = [&](RecordId place) { return base.fill(model, place); };
    QImage image = sheet({model.info.width, model.info.height}, scale);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintMap(painter, scene, scene.boardRect());
    return image;
}

/// The same board as it is played, before anybody owns anything of it, without the wash.
QImage played(const std::shared_ptr<const BoardDrawing>& drawing, const BoardWording& wording, double scale)
{
    BoardModel model;
    model.setDrawing(drawing);
    model.setWording(wording);
    model.relayout(scale);
    QImage image = sheet(drawing->size, scale);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.save();
    paintArtwork(painter, drawing->artwork, drawing->size);
    painter.restore();
    paintSpaces(painter, model, QRectF(QPointF(), drawing->size));
    paintLabels(painter, model, QRectF(QPointF(), drawing->size));
    return image;
}

/// The editor alone says where the coasts of provinces are, so that they can be moved; here they are nowhere.
void hideCoasts(MapModel& model)
{
    ModelChanges changes;
    for (const Row<PlaceRecord>& row : model.places()) {
        if (row.record.kind != engine::PlaceKind::Coast) continue;
        PlaceRecord after = row.record;
        after.drawing.label.reset();
        changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
    }
    model.apply(changes);
}

/// A title, a legend and a scale.
void furnish(MapModel& model)
{
    engine::MapArt& art = *model.info.art;
    art.title = engine::MapPoint{model.info.width / 2, model.info.height - 60};
    art.scale = engine::MapPoint{60, model.info.height - 60};
    art.legend = engine::MapBox{model.info.width - 220, 60, 170, 150};
}

int differing(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

/// What the editor shows is what the game shows: no pixel of a board differs, its names among them.
class TestOnePicture : public QObject {
    Q_OBJECT
private slots:
    void aPictureWithoutNamesHasNoPlatesForThem()
    {
        MapModel model;
        model.info.width = 400;
        model.info.height = 300;
        model.info.language = "en";
        model.info.art = engine::MapArt();
        model.info.art->frame = false;
        model.info.art->title = engine::MapPoint{200, 60};
        model.info.art->legend = engine::MapBox{40, 150, 120, 100};
        const ArtResources& art = artResources();
        const Style& style = art.styles.findOrUsual("parchment");
        const QImage picture = madePicture(model, style, art.stamps, {400, 300});
        for (const QPoint& at : {QPoint(200, 60), QPoint(100, 200)}) QCOMPARE(picture.pixelColor(at), style.sea);
    }

    void nothingIsDrawnBeyondTheSheet()
    {
        MapModel model;
        model.info.width = 300;
        model.info.height = 200;
        model.info.art = engine::MapArt();
        model.info.art->frame = false;
        engine::MapScenery lake;
        lake.terrain = "lake";
        lake.points = {{-40, 60}, {150, -40}, {340, 100}, {150, 150}};
        model.info.art->scenery.push_back(lake);
        const MapDocument document(model);
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QVERIFY(scene.made() != nullptr);
        constexpr int kRoom = 50;
        QImage image(300 + 2 * kRoom, 200 + 2 * kRoom, QImage::Format_RGB32);
        const QColor backdrop(0x12, 0x34, 0x56);
        image.fill(backdrop);
        QPainter painter(&image);
        painter.translate(kRoom, kRoom);
        paintMap(painter, scene, scene.boardRect().adjusted(-kRoom, -kRoom, kRoom, kRoom));
        painter.end();
        const QRect sheet(kRoom, kRoom, 300, 200);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!sheet.contains(x, y)) QCOMPARE(image.pixelColor(x, y), backdrop);
        QVERIFY(image.pixelColor(kRoom + 1, kRoom + 60) != image.pixelColor(kRoom + 1, kRoom + 190)); // the lake
    }

    void aSheetOfAnotherSizeIsDrawnInAnotherThread()
    {
        MapModel model;
        model.info.width = model.info.height = 500;
        model.info.art = engine::MapArt();
        MapDocument document(model);
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QVERIFY(scene.made() != nullptr);
        const auto size = [&](double side) {
            document.edit(QString(), [side](MapEdit& edit) -> EditOutcome {
                MapInfo info = edit.model().info;
                info.width = info.height = side;
                edit.setInfo(info);
                return {};
            });
        };
        std::optional<QRectF> dirty(QRectF{});
        connect(&document, &MapDocument::changed, &scene.making(),
                [&](const ModelChanges& changes) { dirty = scene.changed(changes); });
        size(8'000); // takes much longer than what is waited for
        QVERIFY(!dirty);
        QVERIFY(scene.making().isRunning());
        QVERIFY(scene.made() != nullptr);
        size(700);
        scene.waitForMade();
        const auto boxes = [](const MadeBoard& board) {
            std::vector<QRectF> all;
            board.visit(QRectF(0, 0, 700, 700), MadeBand::Paper, MadeBand::Furniture,
                        [&](const MadeItem& item) { all.push_back(item.box); });
            return all;
        };
        MadeBoard anew(styleOf(document.model()), artResources().stamps);
        anew.drawAll(document.model());
        QVERIFY(!boxes(anew).empty());
        QCOMPARE(boxes(*scene.made()), boxes(anew));
        // What nobody could print is shown without its waves.
        size(90'000);
        scene.waitForMade();
        QVERIFY(scene.made() != nullptr);
    }

    void theEditorShowsWhatTheGameShows_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("style");
        QTest::addColumn<double>("scale");
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const char* style : {"parchment", "night"})
                for (const double scale : {0.8, 2.3})
                    QTest::addRow("%s %s %g", qPrintable(name), style, scale)
                        << maps.filePath(name) << QString::fromLatin1(style) << scale;
    }

    void theEditorShowsWhatTheGameShows()
    {
        QFETCH(QString, map);
        QFETCH(QString, style);
        QFETCH(double, scale);
        const auto files = readMapFiles(map.toStdString());
        QVERIFY(files.has_value());
        auto opened = openMap(*files, map.toStdString());
        QVERIFY(opened.has_value());
        MapModel& model = opened->model;
        model.info.art.emplace().style = style.toStdString();
        furnish(model);
        hideCoasts(model);
        MapFiles bare = *files;
        bare.svg = newBoardSvg(QSizeF(model.info.width, model.info.height));
        const auto base = SavedBaseline::of(model, bare, opened->base.overlapped());
        QVERIFY(base.has_value());
        const auto svg = base->svgFor(model);
        QVERIFY(svg.has_value());
        const auto drawing = makeBoardDrawing(mapDataOf(model), *svg, "board.svg");
        QVERIFY(drawing.has_value());
        engine::Texts texts;
        engine::Errors errors;
        const auto package = engine::loadMap(map.toStdString());
        QVERIFY(package.has_value());
        engine::addTexts(texts, engine::textsOf(*package), errors);
        const QImage game = played(*drawing, mapWording(texts, (*drawing)->board, model.info.language), scale);
        const QImage editor = edited(model, *base->artworkFor(model), *base, scale);
        const int count = differing(game, editor);
        if (count > 0 && qEnvironmentVariableIsSet("MARCHES_KEEP_PICTURES")) {
            game.save(QStringLiteral("game.png"));
            editor.save(QStringLiteral("editor.png"));
        }
        QCOMPARE(count, 0);
    }

    void aPictureOfABareBoardIsWhatTheEditorShows_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("style");
        for (const char* map : {"kestrel-sound", "nine-crowns"})
            for (const char* style : {"parchment", "night", "print"})
                QTest::addRow("%s %s", map, style) << QString::fromLatin1(map) << QString::fromLatin1(style);
    }

    /// Its colours, and its title, legend and names in the language that the editor shows.
    void aPictureOfABareBoardIsWhatTheEditorShows()
    {
        QFETCH(QString, map);
        QFETCH(QString, style);
        const std::string folder = MARCHES_SOURCE_DIR "/maps/" + map.toStdString();
        const auto files = readMapFiles(folder);
        QVERIFY(files.has_value());
        auto opened = openMap(*files, folder);
        QVERIFY(opened.has_value());
        MapModel& model = opened->model;
        model.info.art.emplace().style = style.toStdString();
        furnish(model);
        hideCoasts(model);
        MapFiles bare = *files;
        bare.svg = newBoardSvg(QSizeF(model.info.width, model.info.height));
        const auto base = SavedBaseline::of(model, bare, opened->base.overlapped());
        QVERIFY(base.has_value());
        const auto svg = base->svgFor(model);
        QVERIFY(svg.has_value());
        const engine::MapData data = mapDataOf(model);
        const auto drawing = makeBoardDrawing(data, *svg, "board.svg");
        QVERIFY(drawing.has_value());

        BoardPicture picture;
        picture.drawing = *drawing;
        picture.wording = editedWording(model, data.board, "fr");
        picture.size = (*drawing)->size.toSize();
        const QImage editor = edited(model, *base->artworkFor(model), *base, 1, "fr");
        const QImage image = renderImage(picture).convertToFormat(editor.format());
        QCOMPARE(image.size(), editor.size());
        const int count = differing(image, editor);
        if (count > 0 && qEnvironmentVariableIsSet("MARCHES_KEEP_PICTURES")) {
            image.save(QStringLiteral("picture.png"));
            editor.save(QStringLiteral("editor.png"));
        }
        QCOMPARE(count, 0);
        QVERIFY(!renderSvg(picture).contains("id=\"wash\""));
        // By night it is washed: its letters are made for that.
        picture.theme = Theme::Dark;
        QVERIFY(renderSvg(picture).contains("id=\"wash\""));
    }

    /// In a drawing of another program, what lies over its territories is seen over them where they are edited, too.
    void artworkOverTerritoriesIsSeen()
    {
        MapFiles files = newMapFiles("isle", "en", "Isle", 400, 300);
        files.map = "marches: map/1\nid: isle\nlanguage: en\nname: Isle\nsize: [400, 300]\n"
                    "territories:\n  land: {name: Land, abbreviation: Lan, terrain: plain}\n";
        files.svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 300\">"
            "<path d=\"M0 0h400v300h-400z\" fill=\"#aaccee\"/><path d=\"M0 140h400v20h-400z\" fill=\"#ff0000\"/>"
            "<path id=\"land\" d=\"M100 50h200v200h-200z\" fill=\"#cc9966\"/>"
            "<path d=\"M120 100h160v20h-160z\" fill=\"#3333ff\"/></svg>";
        auto opened = openMap(files, "isle");
        QVERIFY2(opened, opened ? "" : opened.error().front().code.c_str());
        const MapModel& model = opened->model;
        const auto drawing = makeBoardDrawing(mapDataOf(model), files.svg, "board.svg");
        QVERIFY(drawing.has_value());
        const QImage editor = edited(model, files.svg, opened->base, 1);
        for (const QImage& image : {played(*drawing, {}, 1), editor}) {
            QCOMPARE(image.pixelColor(200, 110), QColor(0x33, 0x33, 0xff)); // over the land
            QCOMPARE(image.pixelColor(120, 145), QColor(0xcc, 0x99, 0x66)); // which lies over this
            QCOMPARE(image.pixelColor(50, 150), QColor(0xff, 0, 0));
            QCOMPARE(image.pixelColor(50, 50), QColor(0xaa, 0xcc, 0xee));
        }
    }

    void aLakeHasNoOwnersBand()
    {
        MapModel model;
        model.info.id = "lake";
        model.info.width = model.info.height = 400;
        MapEdit edit(model);
        QPainterPath island;
        island.addRect(50, 50, 300, 300);
        QPainterPath water;
        water.addRect(150, 150, 80, 80);
        QVERIFY(addTerritory(edit, island, {engine::PlaceKind::Land, "Isle", "plain", {}}));
        QVERIFY(addTerritory(edit, water, {engine::PlaceKind::Sea, "Mere", "lake", {}}, PathOptions{0.01, true}));
        followContacts(edit);
        static_cast<void>(edit.take());
        const auto base = SavedBaseline::of(model, newMapFiles("lake", "en", "Lake", 400, 400, std::nullopt), {});
        QVERIFY(base.has_value());
        const auto svg = base->svgFor(model);
        QVERIFY(svg.has_value());
        const auto drawing = makeBoardDrawing(mapDataOf(model), *svg, "board.svg");
        QVERIFY(drawing.has_value());
        BoardModel board;
        board.setDrawing(*drawing);
        const int isle = 0;
        board.position.places.resize(2);
        board.position.places[isle].owner = 0;
        board.relayout(1);
        const QRectF band = board.ownerArtOf(isle).border.boundingRect();
        QVERIFY(band.width() > 290);
        for (const QPolygonF& ring : board.ownerArtOf(isle).border.toSubpathPolygons())
            for (const QPointF& point : ring) QVERIFY(!QRectF(140, 140, 100, 100).contains(point));
        // Whoever owns the water, as in games of fleets, has a border there.
        board.position.places[1].owner = 1;
        board.relayout(1);
        bool touches = false;
        for (const QPolygonF& ring : board.ownerArtOf(isle).border.toSubpathPolygons())
            for (const QPointF& point : ring) touches = touches || QRectF(140, 140, 100, 100).contains(point);
        QVERIFY(touches);
    }
};

QTEST_MAIN(TestOnePicture)
#include "tst_onepicture.moc"
