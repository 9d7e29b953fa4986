// SPDX-License-Identifier: GPL-3.0-or-later
// Names stand where they stand in play and in the editor, with the same letters; who comes first gets the room.
#include "editor/cartography/artresources.h"
#include "editor/cartography/survey.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapedit.h"
#include "editor/document/mapfiles.h"
#include "editor/document/territories.h"
#include "editor/geometry/adjacency.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardlayout.h"
#include "editor/painting/busyground.h"
#include "editor/painting/colourmath.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/mapscene.h"
#include "editor/painting/paintname.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"
#include "engine/text/texts.h"

#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <tuple>
#include <utility>

using namespace marches;
using namespace marches::editor;

namespace {

constexpr double kNear = 1.0; ///< pixels: shapes of a file are rounded

/// A shipped map, as it is edited and as it is played.
class TwoViews {
public:
    TwoViews(const QString& folder, const std::string& style)
    {
        const std::string path = folder.toStdString();
        const auto files = readMapFiles(path);
        if (!files) qFatal("no files of %s", path.c_str());
        auto opened = openMap(*files, path);
        if (!opened) qFatal("%s cannot be opened", path.c_str());
        MapModel model = std::move(opened->model);
        letterByHand(model);
        model.info.regionNames = true;
        MapFiles from = *files;
        if (!style.empty()) {
            model.info.art.emplace().style = style;
            paintOver(model);
            from.svg = newBoardSvg(QSizeF(model.info.width, model.info.height));
        }
        const auto base = SavedBaseline::of(model, from, opened->base.overlapped());
        if (!base) qFatal("no base of %s", path.c_str());
        const auto svg = base->svgFor(model);
        if (!svg) qFatal("no drawing of %s", path.c_str());
        const auto made = makeBoardDrawing(mapDataOf(model), *svg, "board.svg");
        if (!made) qFatal("no board of %s", path.c_str());
        drawing = *made;
        engine::Errors errors;
        if (const auto map = engine::loadMap(path)) engine::addTexts(texts, engine::textsOf(*map), errors);
        artwork.setSource(*svg, model);
        document = std::make_unique<MapDocument>(std::move(model));
        scene.setDocument(document.get());
    }

    /// Gives some names a turn, a curve and room between their letters.
    static void letterByHand(MapModel& model)
    {
        ModelChanges changes;
        std::size_t count = 0;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (!row.record.isTerritory() || !row.record.drawing.label || ++count % 6 != 0) continue;
            PlaceRecord after = row.record;
            engine::Lettering& own = after.drawing.lettering.emplace();
            const engine::MapPoint& at = *after.drawing.label;
            if (count % 12 == 0) own.curve = {{at.x - 60, at.y + 20}, {at.x, at.y - 10}, {at.x + 60, at.y + 20}};
            own.turn = 30;
            own.spacing = 0.2;
            changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
        }
        model.apply(changes);
    }

    /// Scenery over much of the board, a stamp, and names that find their place by themselves.
    static void paintOver(MapModel& model)
    {
        const double width = model.info.width;
        const double height = model.info.height;
        engine::MapScenery lake{"lake", "lake", false, {}, 0};
        lake.points = {{width * 0.3, height * 0.3}, {width * 0.7, height * 0.3}, {width * 0.5, height * 0.6}};
        engine::MapScenery range{"range", "mountain", true, {}, 0};
        range.points = {{width * 0.1, height * 0.2}, {width * 0.9, height * 0.8}};
        model.info.art->scenery = {lake, range};
        ModelChanges changes;
        std::size_t count = 0;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (!row.record.isTerritory() || !row.record.drawing.label || row.record.face == kOutside ||
                ++count % 2 != 0)
                continue;
            PlaceRecord after = row.record;
            after.drawing.label.reset();
            after.drawing.lettering.reset();
            changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
        }
        model.apply(changes);
        StampRecord stamp;
        stamp.id = "stamp-1";
        stamp.stamp = "fir-1";
        stamp.at = {width * 0.8, height * 0.3};
        stamp.height = 60;
        model.append(stamp);
    }

    /// By id of the place or region, those that are shown.
    std::map<std::string, LabelPlace> played(const std::string& language, double scale) const
    {
        const BoardWording wording = mapWording(texts, drawing->board, language);
        std::vector<BoardName> names;
        for (int i = 0; i < drawing->board.placeCount(); ++i)
            names.push_back(wording.boardName({engine::Space::Place, static_cast<std::int16_t>(i)}));
        std::vector<BoardName> regionNames;
        for (const RegionOnBoard& region : drawing->regions) regionNames.push_back(wording.boardRegion(region.id));
        const BoardLabels labels = boardLabels(*drawing, names, regionNames, BoardSizes(scale));
        std::map<std::string, LabelPlace> shown;
        for (std::size_t i = 0; i < labels.places.size(); ++i)
            if (!labels.places[i].isHidden())
                shown.emplace(drawing->board.place(static_cast<int>(i)).id, labels.places[i]);
        for (std::size_t i = 0; i < labels.regions.size(); ++i)
            if (!labels.regions[i].isHidden()) shown.emplace("region " + drawing->regions[i].id, labels.regions[i]);
        return shown;
    }
    std::map<std::string, LabelPlace> edited(const std::string& language, double scale)
    {
        document->setLanguage(language);
        scene.forgetNames();
        scene.setPixel(1 / scale);
        std::map<std::string, LabelPlace> shown;
        for (const Row<PlaceRecord>& row : document->model().places())
            if (const LabelPlace* name = scene.name(row.key);
                name != nullptr && row.record.kind != engine::PlaceKind::Coast)
                shown.emplace(row.record.id, *name);
        for (const Row<RegionRecord>& row : document->model().regions())
            if (const LabelPlace& name = scene.names().regionName(row.key); !name.isHidden())
                shown.emplace("region " + row.record.id, name);
        return shown;
    }

    std::shared_ptr<const BoardDrawing> drawing;
    engine::Texts texts;
    MapArtwork artwork;
    MapScene scene{artwork};
    std::unique_ptr<MapDocument> document;
};

std::shared_ptr<const Shape> squareAt(const QPointF& corner, double width, double height)
{
    QPainterPath path;
    path.addRect(QRectF(corner, QSizeF(width, height)));
    return std::make_shared<const Shape>(path);
}

NameWish land(const std::string& id, const QPointF& corner, double width, double height, const QString& name)
{
    NameWish wish;
    wish.id = id;
    wish.shape = squareAt(corner, width, height);
    wish.at = wish.shape->bounds().center();
    wish.lines = {name};
    return wish;
}

NameWish region(const QPointF& corner, double width, double height)
{
    NameWish wish = land("r", corner, width, height, QStringLiteral("North"));
    wish.kind = NameWish::Kind::Region;
    wish.letters = nameLetters(BoardLetters().region, std::nullopt);
    return wish;
}

/// Territories side by side, their names too wide for most.
constexpr int kColumns = 60;
constexpr int kRows = 50;
std::vector<NameWish> manyLands()
{
    std::mt19937 random(11);
    std::vector<NameWish> wishes;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const QString name = QStringLiteral("Territory").left(3 + static_cast<int>(random() % 7)) +
                                 (random() % 3 == 0 ? QStringLiteral(" of the Elms") : QString());
            wishes.push_back(land("t" + std::to_string(row * kColumns + column),
                                  QPointF(column * 40 + static_cast<double>(random() % 100) / 100, row * 40), 40, 40,
                                  name));
            wishes.back().isPlaced = random() % 10 == 0;
        }
    return wishes;
}
const QSizeF kManyBoard(kColumns * 40, kRows * 40);

void setAll(NameLayout& layout, const std::vector<NameWish>& wishes)
{
    for (std::size_t i = 0; i < wishes.size(); ++i) layout.set(static_cast<NameLayout::Id>(i), wishes[i]);
}

std::vector<LabelPlace> placesOf(const NameLayout& layout, std::size_t count)
{
    std::vector<LabelPlace> places;
    for (std::size_t i = 0; i < count; ++i) places.push_back(layout.name(static_cast<NameLayout::Id>(i)));
    return places;
}

} // namespace

class TestLettering : public QObject {
    Q_OBJECT
private slots:
    /// In the bleed of a sheet what lies at its edge is seen as in a mirror.
    void namesAreMirroredWithWhatTheyStandOn()
    {
        LabelPlace name;
        name.lines = {QStringLiteral("Fenmark")};
        name.pixels = 20;
        name.box = QRectF(QPointF(20, 10), sizeOfName(name, 1));
        const auto painted = [&name](const QTransform& by) {
            QImage picture(200, 60, QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setTransform(by);
            paintName(painter, name, {Qt::black, Qt::white}, 1);
            return picture;
        };
        const QImage upright = painted({});
        const QImage mirrored = painted(QTransform::fromTranslate(-200, 0) * QTransform::fromScale(-1, 1));
        const auto dark = [](const QImage& picture) {
            int count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) count += qGray(picture.pixel(x, y)) < 100 ? 1 : 0;
            return count;
        };
        QVERIFY(dark(upright) > 100);
        QVERIFY2(std::abs(dark(mirrored) - dark(upright)) < dark(upright) / 5,
                 qPrintable(QStringLiteral("%1 of %2").arg(dark(mirrored)).arg(dark(upright))));
    }

    void namesAreBrokenBehindHyphens_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("hyphen") << QStringLiteral("Great-Britain")
                                << QStringList{QStringLiteral("Great-"), QStringLiteral("Britain")};
        QTest::newRow("two") << QStringLiteral("Western-United-States")
                             << QStringList{QStringLiteral("Western-"), QStringLiteral("United-States")};
        QTest::newRow("space") << QStringLiteral("Saint-Pierre et Miquelon")
                               << QStringList{QStringLiteral("Saint-Pierre"), QStringLiteral("et Miquelon")};
        QTest::newRow("at its end") << QStringLiteral("Baden-") << QStringList{QStringLiteral("Baden-")};
        QTest::newRow("a word") << QStringLiteral("Ukraine") << QStringList{QStringLiteral("Ukraine")};
    }
    void namesAreBrokenBehindHyphens()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, lines);
        QCOMPARE(twoLines(name, {}), lines);
    }

    void editorAndGameAgree_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("style");
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const char* style : {"", "parchment"})
                QTest::addRow("%s %s", qPrintable(name), style) << maps.filePath(name) << QString::fromLatin1(style);
    }
    /// The same names at the same places, with the same letters, in both languages and at each zoom.
    void editorAndGameAgree()
    {
        QFETCH(QString, map);
        QFETCH(QString, style);
        TwoViews views(map, style.toStdString());
        for (const char* language : {"en", "fr"})
            for (const double scale : {0.5, 0.73, 1.0, 2.0}) {
                const auto played = views.played(language, scale);
                const auto edited = views.edited(language, scale);
                // Spaces of one size are told by their place in the row.
                QVERIFY(!played.empty() || views.drawing->board.territoryCount() == 0);
                QStringList different;
                for (const auto& [id, name] : played) {
                    const auto other = edited.find(id);
                    const bool isThere = other != edited.end();
                    const QPointF moved = isThere ? other->second.box.center() - name.box.center() : QPointF();
                    const bool isSame = isThere && other->second.lines == name.lines &&
                                        other->second.letters == name.letters &&
                                        std::abs(other->second.pixels - name.pixels) < kNear / 5 &&
                                        std::hypot(moved.x(), moved.y()) * scale < kNear;
                    if (!isSame)
                        different << QStringLiteral("%1 %2").arg(QString::fromStdString(id),
                                                                 isThere ? u"" : u"is hidden");
                }
                for (const auto& [id, name] : edited)
                    if (!played.contains(id)) different << QString::fromStdString(id) + QStringLiteral(" is shown");
                QVERIFY2(different.isEmpty(), qPrintable(QStringLiteral("%1 at %2: %3")
                                                             .arg(QLatin1String(language))
                                                             .arg(scale)
                                                             .arg(different.join(QStringLiteral(", ")))));
            }
    }

    void whoComesFirstGetsTheRoom()
    {
        // Two on one point: the larger place's name is there, the other one moves or goes.
        std::vector<NameWish> wishes{land("b", {100, 20}, 70, 30, QStringLiteral("Second")),
                                     land("a", {60, 0}, 150, 70, QStringLiteral("First"))};
        wishes[0].at = wishes[1].at = {135, 35};
        NameLayout two({400, 100}, BoardSizes(1));
        setAll(two, wishes);
        two.settle();
        QCOMPARE(two.name(1).box.center(), QPointF(135, 35));
        QVERIFY(two.name(0).box.center() != QPointF(135, 35));
        // But not where somebody put the smaller one's there.
        wishes[0].isPlaced = true;
        setAll(two, wishes);
        two.settle();
        QCOMPARE(two.name(0).box.center(), QPointF(135, 35));
        QVERIFY(two.name(1).box.center() != QPointF(135, 35));
    }

    void namesKeepClearOfFurniture()
    {
        std::vector<NameWish> wishes{land("a", {0, 0}, 300, 160, QStringLiteral("Plain"))};
        const QRectF legend(80, 40, 140, 60);
        NameLayout layout({400, 200}, BoardSizes(1));
        setAll(layout, wishes);
        layout.settle();
        QVERIFY(layout.name(0).box.intersects(legend));
        layout.setFurniture({legend});
        QVERIFY(!layout.settle().isEmpty());
        QVERIFY(!layout.name(0).isHidden() && !layout.name(0).box.intersects(legend));
        // But where somebody put it.
        wishes[0].isPlaced = true;
        setAll(layout, wishes);
        layout.settle();
        QCOMPARE(layout.name(0).box.center(), QPointF(150, 80));
        wishes[0].isPlaced = false;
        setAll(layout, wishes);
        layout.setFurniture({});
        layout.settle();
        QCOMPARE(layout.name(0).box.center(), QPointF(150, 80));
    }

    void namesKeepOffWhatIsPainted()
    {
        const QSizeF board(400, 300);
        const auto painted = [&](const std::string& terrain) {
            engine::MapScenery piece{"s", terrain, false, {{140, 110}, {260, 110}, {260, 190}, {140, 190}}, 0};
            return piece;
        };
        const auto groundOf = [&](const std::vector<engine::MapScenery>& scenery) {
            engine::MapArt art;
            art.scenery = scenery;
            return BusyGround::of(art, StyleLibrary::shipped().findOrUsual(kUsualStyle), {}, {}, board);
        };
        std::vector<NameWish> wishes{land("a", {0, 0}, 400, 300, QStringLiteral("Plain"))};
        const auto laidOut = [&](const std::vector<engine::MapScenery>& scenery) {
            NameLayout layout(board, BoardSizes(1));
            setAll(layout, wishes);
            layout.settle();
            layout.setBusyGround(groundOf(scenery), QRectF(QPointF(), board));
            layout.settle();
            return layout.name(0).box;
        };
        const QPointF middle(200, 150);
        QCOMPARE(laidOut({}).center(), middle);
        for (const char* terrain : {"lake", "mountain", "wooded", "sea"}) {
            const QRectF box = laidOut({painted(terrain)});
            QVERIFY2(groundOf({painted(terrain)})->share(box, false) < 0.05, terrain);
            QVERIFY2(QRectF(QPointF(), board).contains(box), terrain);
        }
        // Where little grows one reads as well, and what is covered again is not seen.
        QCOMPARE(laidOut({painted("plain")}).center(), middle);
        QCOMPARE(laidOut({painted("lake"), painted("plain")}).center(), middle);
        // A river is kept off as well; it costs, and is not forbidden: where all is painted, a name stays where it was.
        const engine::MapScenery river{"r", "river", true, {{20, 150}, {380, 150}}, 24};
        const QRectF above = laidOut({river});
        QVERIFY(std::abs(above.center().y() - 150) > 12 && std::abs(above.center().y() - 150) < 60);
        const engine::MapScenery wood{"w", "wooded", false, {{-90, -90}, {490, -90}, {490, 390}, {-90, 390}}, 0};
        QCOMPARE(laidOut({wood}).center(), middle);
        // Where somebody put it, it stays; so does the name of a sea in its own water.
        wishes[0].isPlaced = true;
        QCOMPARE(laidOut({painted("lake")}).center(), middle);
        wishes[0].isPlaced = false;
        wishes[0].kind = NameWish::Kind::Sea;
        QCOMPARE(laidOut({painted("sea")}).center(), middle);
        QVERIFY(laidOut({painted("wooded")}).center() != middle);
        // The name of a region stands beside it, as wide as it is.
        wishes = {region({0, 0}, 400, 300)};
        const auto ground = groundOf({painted("lake")});
        QVERIFY(ground->share(laidOut({}), false) > 0.2);
        QVERIFY(ground->share(laidOut({painted("lake")}), false) < 0.05);
    }

    /// A range along the border of a narrow place reaches into it: its name moves up, and down again when it goes.
    void namesKeepOffMountainsAlongBorders()
    {
        MapModel model;
        model.info.width = 400;
        model.info.height = 300;
        model.info.art = engine::MapArt();
        MapEdit edit(model);
        for (const auto& [name, box] :
             {std::pair("Narrow", QRectF(40, 108, 320, 42)), std::pair("Wide", QRectF(40, 150, 320, 130))}) {
            QPainterPath path;
            path.addRect(box);
            QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, name, "plain", {}}));
        }
        static_cast<void>(edit.take());
        const RecordId narrow = model.places().begin()->key;
        MapDocument document(std::move(model));
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QRectF dirty;
        QObject::connect(&document, &MapDocument::changed, &scene.making(), [&](const ModelChanges& changes) {
            dirty = scene.changed(changes).value_or(scene.boardRect());
        });
        const QRectF before = scene.name(narrow)->box;
        BarrierRecord range{"teeth", true, {}};
        const PlanarMap& map = document.model().drawing;
        for (const std::vector<HalfEdge>& chain :
             bordersBetween(map, document.model().places().at(narrow).face,
                            (document.model().places().begin() + 1)->record.face)) {
            range.line.push_back(map.start(chain.front()));
            for (const HalfEdge half : chain) range.line.push_back(map.end(half));
        }
        QVERIFY(range.line.size() >= 2);
        document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
            one.add(range);
            return {};
        });
        const QRectF above = scene.name(narrow)->box;
        QVERIFY(above.bottom() < before.bottom() - 3);
        QVERIFY(dirty.contains(before) && dirty.contains(above));
        const RecordId teeth = document.model().barriers().begin()->key;
        document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
            one.remove<BarrierRecord>(teeth);
            return {};
        });
        QCOMPARE(scene.name(narrow)->box, before);
    }

    /// A place that is far larger than its name has one wherever there is room.
    void namesLookFarForRoom()
    {
        const std::vector<NameWish> wishes{land("a", {0, 0}, 800, 400, QStringLiteral("Plain"))};
        const QRectF legend(200, 80, 400, 240); // all around the middle
        NameLayout layout({800, 400}, BoardSizes(1));
        setAll(layout, wishes);
        layout.setFurniture({legend});
        layout.settle();
        const QRectF name = layout.name(0).box;
        QVERIFY(!name.isEmpty());
        QVERIFY(!name.intersects(legend) && QRectF(0, 0, 800, 400).contains(name));
    }

    /// What is laid out anew and comes out as it was is not painted anew.
    void whatStaysIsNotTold()
    {
        std::vector<NameWish> wishes{land("a", {0, 0}, 300, 160, QStringLiteral("Plain"))};
        wishes[0].isPlaced = true;
        NameLayout layout({400, 200}, BoardSizes(1));
        setAll(layout, wishes);
        QVERIFY(!layout.settle().isEmpty());
        const QPointF at = wishes[0].at;
        wishes = {land("a", {0, 0}, 310, 160, QStringLiteral("Plain"))};
        wishes[0].isPlaced = true;
        wishes[0].at = at;
        setAll(layout, wishes);
        QVERIFY(layout.settle().isEmpty());
        wishes[0].at += QPointF(5, 0);
        setAll(layout, wishes);
        QVERIFY(!layout.settle().isEmpty());
    }

    void namesFollowStamps()
    {
        MapModel model;
        model.info.width = 400;
        model.info.height = 300;
        model.info.art = engine::MapArt();
        MapEdit edit(model);
        QPainterPath path;
        path.addRect(40, 40, 320, 220);
        QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "Plain", "plain", {}}));
        static_cast<void>(edit.take());
        const RecordId key = model.places().begin()->key;
        MapDocument document(std::move(model));
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QObject::connect(&document, &MapDocument::changed, &scene.making(),
                         [&](const ModelChanges& changes) { scene.changed(changes); });
        const QRectF before = scene.name(key)->box;
        StampRecord castle;
        castle.id = "stamp-1";
        castle.stamp = "castle-1";
        castle.height = 70;
        castle.at = {before.center().x(), before.center().y() + 35};
        document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
            one.add(castle);
            return {};
        });
        QVERIFY(!scene.name(key)->box.intersects(BusyGround::boxOf(castle)));
        const RecordId stamp = document.model().stamps().begin()->key;
        document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
            one.remove<StampRecord>(stamp);
            return {};
        });
        QCOMPARE(scene.name(key)->box, before);
    }

    void regionsAreNamedWhereOthersLeaveRoom()
    {
        constexpr int kLands = 4;
        std::vector<NameWish> wishes;
        for (int i = 0; i < kLands; ++i)
            wishes.push_back(land("t" + std::to_string(i), {20.0 + 200 * i, 20}, 200, 300, QStringLiteral("Land")));
        wishes.push_back(region({20, 20}, 200 * kLands, 300));
        NameLayout layout({900, 400}, BoardSizes(1));
        setAll(layout, wishes);
        layout.settle();
        const LabelPlace name = layout.name(kLands);
        QVERIFY(!name.isHidden());
        QCOMPARE(name.parts.size(), std::size_t{5});
        QVERIFY2(name.box.width() > 180, qPrintable(QString::number(name.box.width())));
        QVERIFY(name.letters.face.spacing > wishes.back().letters.face.spacing);
        for (const QRectF& part : name.parts) {
            QVERIFY(wishes.back().shape->contains(part.center()));
            for (int i = 0; i < kLands; ++i) QVERIFY(!part.intersects(layout.name(static_cast<NameLayout::Id>(i)).box));
        }
        // The letters are drawn where its parts say.
        const QRectF letters = lettersOf(name, 1).boundingRect().translated(name.box.topLeft());
        for (const QRectF& part : name.parts) QVERIFY(letters.adjusted(-9, -9, 9, 9).contains(part));
        // Whoever comes into its way has the right of way: names, and what is on the sheet.
        NameWish second = wishes[1];
        second.id = "between";
        second.isPlaced = true;
        second.at = name.parts[2].center();
        second.lines = {QStringLiteral("In its way")};
        layout.set(90, second);
        layout.settle();
        QCOMPARE(layout.name(90).box.center(), second.at);
        QVERIFY(!layout.name(kLands).isHidden());
        for (const QRectF& part : layout.name(kLands).parts) QVERIFY(!part.intersects(layout.name(90).box));
        layout.setFurniture({QRectF(0, 0, 900, 400)});
        layout.settle();
        QVERIFY(layout.name(kLands).isHidden());
        // Somebody puts it where they will, and names of places stay where they are.
        const QPointF before = layout.name(90).box.center();
        wishes.back().isPlaced = true;
        wishes.back().at = second.at;
        layout.set(kLands, wishes.back());
        layout.settle();
        QVERIFY((layout.name(kLands).box.center() - second.at).manhattanLength() < 1e-6);
        QCOMPARE(layout.name(90).box.center(), before);
    }

    /// In the middle of the land there is a wood, which a name had better not lie over: it moves there when the wood
    /// goes.
    void namesOfRegionsKeepOffWoods()
    {
        MapModel model;
        model.info.width = 1000;
        model.info.height = 400;
        model.info.art = engine::MapArt();
        model.info.regionNames = true;
        MapEdit edit(model);
        edit.add(RegionRecord{"north", 2, {}});
        for (const auto& [name, terrain, box] : {std::tuple("West", "plain", QRectF(40, 40, 330, 320)),
                                                 std::tuple("Middle", "wooded", QRectF(370, 40, 260, 320)),
                                                 std::tuple("East", "plain", QRectF(630, 40, 330, 320))}) {
            QPainterPath path;
            path.addRect(box);
            QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, name, terrain, {}}));
        }
        static_cast<void>(edit.take());
        ModelChanges changes;
        RecordId middle{};
        for (const Row<PlaceRecord>& row : model.places()) {
            PlaceRecord after = row.record;
            after.region = "north";
            if (row.record.terrain == "wooded") middle = row.key;
            changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
        }
        model.apply(changes);
        const RecordId region = model.regions().begin()->key;
        MapDocument document(std::move(model));
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QRectF dirty;
        QObject::connect(&document, &MapDocument::changed, &scene.making(),
                         [&](const ModelChanges& one) { dirty = scene.changed(one).value_or(scene.boardRect()); });
        const auto inMiddle = [&] {
            const std::vector<QRectF>& parts = scene.names().regionName(region).parts;
            return std::ranges::count_if(parts,
                                         [](const QRectF& part) { return part.intersects(QRectF(370, 40, 260, 320)); });
        };
        const auto become = [&](const std::string& terrain) {
            document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
                PlaceRecord record = one.model().places().at(middle);
                record.terrain = terrain;
                one.set(middle, record);
                return {};
            });
        };
        QVERIFY(!scene.names().regionName(region).isHidden());
        QCOMPARE(inMiddle(), 0);
        const QRectF before = scene.names().regionName(region).box;
        become("plain");
        QVERIFY(inMiddle() >= 3);
        QVERIFY(dirty.contains(before) && dirty.contains(scene.names().regionName(region).box));
        become("mountain");
        QCOMPARE(scene.names().regionName(region).box, before);
    }

    /// The name of islands stands over the water between them; where that is too narrow, it is not left out.
    void regionsOfIslandsAreNamedBetweenThem()
    {
        const auto laidOut = [](const std::vector<QRectF>& islands) {
            QPainterPath all;
            std::vector<NameWish> wishes;
            for (const QRectF& island : islands) {
                all.addRect(island);
                wishes.push_back(land("t" + std::to_string(wishes.size()), island.topLeft(), island.width(),
                                      island.height(), QStringLiteral("Isle")));
            }
            wishes.push_back(region({}, 1, 1));
            wishes.back().shape = std::make_shared<const Shape>(all);
            NameLayout layout({900, 500}, BoardSizes(1));
            setAll(layout, wishes);
            layout.settle();
            return layout.name(static_cast<NameLayout::Id>(islands.size()));
        };
        const std::vector<QRectF> islands{{60, 60, 230, 130}, {600, 60, 230, 130}, {330, 330, 230, 130}};
        const LabelPlace name = laidOut(islands);
        QVERIFY(!name.isHidden());
        QCOMPARE(name.parts.size(), std::size_t{5});
        for (const QRectF& part : name.parts) {
            for (const QRectF& island : islands) QVERIFY(!part.intersects(island));
            QVERIFY(QRectF(60, 60, 770, 400).contains(part));
        }
        // A narrow strait, and land too small for it: over the shores.
        const std::vector<QRectF> narrow{{60, 60, 70, 60}, {136, 60, 70, 60}};
        QVERIFY(!laidOut(narrow).isHidden());
        // A main land with an island has its name on it.
        const LabelPlace main = laidOut({{60, 60, 500, 300}, {700, 200, 80, 80}});
        for (const QRectF& part : main.parts) QVERIFY(QRectF(60, 60, 500, 300).contains(part));
    }

    void namesBetweenIslandsKeepClearOfLanes()
    {
        MapModel model;
        model.info.width = 900;
        model.info.height = 500;
        model.info.art = engine::MapArt();
        model.info.regionNames = true;
        MapEdit edit(model);
        edit.add(RegionRecord{"isles", 2, {}});
        for (const auto& [name, box] :
             {std::pair("Left", QRectF(60, 100, 230, 260)), std::pair("Right", QRectF(600, 100, 230, 260))}) {
            QPainterPath path;
            path.addRect(box);
            QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, name, "plain", {}}));
        }
        static_cast<void>(edit.take());
        ModelChanges changes;
        for (const Row<PlaceRecord>& row : model.places()) {
            PlaceRecord after = row.record;
            after.region = "isles";
            changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
        }
        model.apply(changes);
        const RecordId region = model.regions().begin()->key;
        MapDocument document(std::move(model));
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QObject::connect(&document, &MapDocument::changed, &scene.making(),
                         [&](const ModelChanges& one) { scene.changed(one); });
        const QRectF before = scene.names().regionName(region).box;
        QVERIFY(before.left() > 290 && before.right() < 600);
        const double y = before.center().y();
        ConnectionRecord lane;
        lane.from = "left";
        lane.to = "right";
        lane.kind = engine::ConnectionKind::SeaLane;
        lane.drawing.ends = {{290, y}, {600, y}};
        document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
            one.add(lane);
            return {};
        });
        const QRectF beside = scene.names().regionName(region).box;
        QVERIFY(beside.left() > 290 && beside.right() < 600);
        QVERIFY(beside.top() > y + 4 || beside.bottom() < y - 4);
    }

    /// However somebody put it.
    void placedNamesStayOnTheSheet()
    {
        MapModel model;
        model.info.width = 600;
        model.info.height = 400;
        model.info.art = engine::MapArt();
        model.info.art->frame = true;
        model.info.regionNames = true;
        MapEdit edit(model);
        edit.add(RegionRecord{"north", 2, {}});
        QPainterPath path;
        path.addRect(QRectF(0, 0, 600, 400));
        QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "A Long Name of Land", "plain", {}}));
        static_cast<void>(edit.take());
        const RecordId key = model.places().begin()->key;
        const RecordId region = model.regions().begin()->key;
        ModelChanges changes;
        PlaceRecord placed = model.places().begin()->record;
        placed.region = "north";
        model.apply(ModelChanges{
            RowChange<PlaceRecord>{key, model.places().placeOf(key), model.places().begin()->record, placed}});
        const QRectF sheet = Survey(model, StyleLibrary::shipped().findOrUsual(kUsualStyle)).sheet();
        QVERIFY(sheet.left() > 5);
        MapDocument document(std::move(model));
        const MapArtwork artwork;
        MapScene scene(artwork);
        scene.setDocument(&document);
        scene.waitForMade();
        QObject::connect(&document, &MapDocument::changed, &scene.making(),
                         [&](const ModelChanges& one) { scene.changed(one); });
        const auto put = [&](const engine::MapPoint& at, const std::optional<engine::Lettering>& lettering) {
            document.edit(QString(), [&](MapEdit& one) -> EditOutcome {
                PlaceRecord place = one.model().places().at(key);
                place.drawing.label = at;
                place.drawing.lettering = lettering;
                one.set(key, place);
                RegionRecord record = one.model().regions().at(region);
                record.drawing.label = at;
                record.drawing.lettering = lettering;
                one.set(region, record);
                return {};
            });
            const auto isWhole = [&sheet](const LabelPlace& name) {
                return !name.isHidden() && sheet.contains(name.box) &&
                       sheet.adjusted(-1, -1, 1, 1)
                           .contains(lettersOf(name, 1).boundingRect().translated(name.box.topLeft()));
            };
            return scene.name(key) != nullptr && isWhole(*scene.name(key)) && isWhole(scene.names().regionName(region));
        };
        engine::Lettering turned;
        turned.turn = 60;
        engine::Lettering curved;
        curved.curve = {{-60, 380}, {20, 392}, {120, 398}};
        for (const engine::MapPoint& at : {engine::MapPoint{2, 2}, {598, 200}, {300, 397}, {12, 390}}) {
            QVERIFY(put(at, std::nullopt));
            QVERIFY(put(at, turned));
        }
        QVERIFY(put({20, 392}, curved));
        // One that is not cut stays where it is.
        QVERIFY(put({310, 170}, std::nullopt));
        QVERIFY((scene.name(key)->box.center() - QPointF(310, 170)).manhattanLength() < 1e-6);
    }

    void regionsWithoutRoomAreNotNamed()
    {
        std::vector<NameWish> wishes{land("a", {20, 20}, 60, 40, QStringLiteral("Narrow")), region({20, 20}, 60, 40)};
        NameLayout layout({400, 200}, BoardSizes(1));
        setAll(layout, wishes);
        layout.settle();
        QVERIFY(layout.name(1).isHidden() && !layout.name(0).isHidden());
    }

    void aHairMakesNoOtherNameOfARegion()
    {
        // The shapes of the game are those of a file, which are rounded.
        const auto laidOut = [](double off) {
            std::vector<NameWish> wishes{land("a", {20 + off, 20}, 300, 250, QStringLiteral("West")),
                                         land("b", {320 + off, 20}, 250, 250, QStringLiteral("East")),
                                         region({20 + off, 20 - off}, 550, 250 + off)};
            NameLayout layout({700, 400}, BoardSizes(1.3));
            setAll(layout, wishes);
            layout.settle();
            return layout.name(2);
        };
        const LabelPlace name = laidOut(0.013);
        for (const double off : {0.01, 0.017, 0.004}) {
            QVERIFY((laidOut(off).box.center() - name.box.center()).manhattanLength() < 1e-6);
            QVERIFY(laidOut(off).letters == name.letters && laidOut(off).pixels == name.pixels);
        }
    }

    void threeThousandNamesAreThinned_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.37, 0.5, 0.8, 1.0, 2.0, 4.0}) QTest::addRow("at %g", scale) << scale;
    }
    void threeThousandNamesAreThinned()
    {
        QFETCH(double, scale);
        NameLayout layout(kManyBoard, BoardSizes(scale));
        const std::vector<NameWish> wishes = manyLands();
        setAll(layout, wishes);
        layout.settle();
        std::vector<QRectF> shown;
        double covered = 0;
        for (const LabelPlace& name : placesOf(layout, wishes.size())) {
            if (name.isHidden()) continue;
            for (const QRectF& other : shown) QVERIFY(!other.intersects(name.box));
            shown.push_back(name.box);
            covered += name.box.width() * name.box.height();
        }
        QVERIFY(scale < 0.5 || shown.size() > 50);
        QVERIFY2(covered < 0.4 * kManyBoard.width() * kManyBoard.height(), "a carpet");
    }

    void theOrderOfWishesIsOfNoAccount()
    {
        const std::vector<NameWish> wishes = manyLands();
        NameLayout forward(kManyBoard, BoardSizes(1.3));
        setAll(forward, wishes);
        forward.settle();
        NameLayout backward(kManyBoard, BoardSizes(0.9));
        for (std::size_t i = wishes.size(); i-- > 0;) {
            backward.set(static_cast<NameLayout::Id>(i), wishes[i]);
            if (i % 97 == 0) backward.settle();
        }
        backward.setSizes(BoardSizes(1.3));
        backward.settle();
        QVERIFY(placesOf(forward, wishes.size()) == placesOf(backward, wishes.size()));
    }

    void anEditLeavesNamesFarAwayAlone()
    {
        std::vector<NameWish> wishes = manyLands();
        NameLayout layout(kManyBoard, BoardSizes(1.3));
        setAll(layout, wishes);
        layout.settle();
        const std::vector<LabelPlace> before = placesOf(layout, wishes.size());
        const std::size_t edited = 25 * kColumns + 30;
        wishes[edited].at += QPointF(9, -14);
        wishes[edited].lines = {QStringLiteral("New Name")};
        wishes[edited].isPlaced = true;
        layout.set(static_cast<NameLayout::Id>(edited), wishes[edited]);
        const QRectF changed = layout.settle();
        QVERIFY(!changed.isEmpty());
        QVERIFY2(changed.width() < 800 && changed.height() < 800, "names far away have moved");
        for (std::size_t i = 0; i < wishes.size(); ++i)
            if (!changed.intersects(before[i].box) && !before[i].isHidden())
                QVERIFY(layout.name(static_cast<NameLayout::Id>(i)) == before[i]);
        // As if all of them had been laid out anew.
        NameLayout anew(kManyBoard, BoardSizes(1.3));
        setAll(anew, wishes);
        anew.settle();
        QVERIFY(placesOf(anew, wishes.size()) == placesOf(layout, wishes.size()));
    }

    void namesAreTurnedAroundTheirMiddle()
    {
        std::vector<NameWish> wishes{land("t", {0, 0}, 400, 400, QStringLiteral("Turned"))};
        NameLayout level({400, 400}, BoardSizes(1));
        setAll(level, wishes);
        level.settle();
        wishes[0].letters.turn = 90;
        NameLayout turned({400, 400}, BoardSizes(1));
        setAll(turned, wishes);
        turned.settle();
        const LabelPlace& a = level.name(0);
        const LabelPlace& b = turned.name(0);
        QCOMPARE(b.box.center(), a.box.center());
        QVERIFY(std::abs(b.box.width() - a.box.height()) < 0.01 && std::abs(b.box.height() - a.box.width()) < 0.01);
        QVERIFY(b.parts.size() > 1);
        const QRectF letters = lettersOf(b, 1).boundingRect();
        QVERIFY(letters.height() > 2 * letters.width());
        QVERIFY(QRectF(QPointF(), b.box.size()).contains(letters));
    }

    void lettersStandOnACurve()
    {
        const LetterFace face;
        const std::vector<QPointF> way{{0, 100}, {100, 40}, {200, 20}, {300, 40}, {400, 100}};
        const std::vector<QPointF> chain = smoothCurve(way);
        for (const QPointF& point : way)
            QVERIFY(std::ranges::any_of(chain,
                                        [&point](const QPointF& at) { return (at - point).manhattanLength() < 1e-9; }));
        const Letters set = lettersAlong(QStringLiteral("Mountains"), face, 20, way);
        QCOMPARE(set.boxes.size(), std::size_t{9});
        // In the middle: as far from one end as from the other, and above the line.
        QVERIFY(std::abs(set.path.boundingRect().center().x() - 200) < 4);
        QVERIFY(set.path.boundingRect().bottom() < 60);
        // From either end it reads the same way.
        std::vector<QPointF> back = way;
        std::ranges::reverse(back);
        const Letters other = lettersAlong(QStringLiteral("Mountains"), face, 20, back);
        QVERIFY(std::abs(other.path.boundingRect().left() - set.path.boundingRect().left()) < 0.01);
        QVERIFY(other.path.boundingRect().top() < 20 && set.path.boundingRect().top() < 20);
        // A curve that is too short goes on straight.
        const std::vector<QPointF> tiny{{190, 50}, {210, 50}};
        QVERIFY(lettersAlong(QStringLiteral("Mountains"), face, 20, tiny).path.boundingRect().width() > 80);
    }

    void wordsOfTheSheetAreThoseOfTheLanguage()
    {
        engine::MapArt art;
        art.title = engine::MapPoint{600, 800};
        art.scale = engine::MapPoint{60, 800};
        art.legend = engine::MapBox{900, 100, 200, 120};
        const std::vector<engine::Region> regions{{"north", 3}, {"south", 0}};
        const std::vector<SheetRoom> rooms = sheetRooms(art, {1200, 900}, "Narnia", regions);
        QCOMPARE(rooms.size(), std::size_t{1 + 2 + 1 + 3});
        QStringList asked;
        const auto regionName = [&asked](const std::string& id) {
            asked << QString::fromStdString(id);
            return id == "north" ? QStringLiteral("Nord")
                                 : QStringLiteral("Les Très Longues Terres du Grand Sud Lointain");
        };
        const std::vector<SheetWord> words = sheetWords(rooms, QStringLiteral("La Longue Carte de Narnia"), regionName);
        QCOMPARE(asked, (QStringList{QStringLiteral("north"), QStringLiteral("south")}));
        QCOMPARE(words.size(), rooms.size());
        for (std::size_t i = 0; i < words.size(); ++i)
            QVERIFY(rooms[i].box.adjusted(-1, -2, 1, 2).contains(words[i].path.boundingRect()));
        QCOMPARE(std::ranges::count_if(words, &SheetWord::isOpen), 3);
    }

    /// Whatever the language: no line of the legend is smaller than another one.
    void linesOfTheLegendAreOfOneSize()
    {
        engine::MapArt art;
        art.legend = engine::MapBox{900, 100, 150, 120};
        const std::vector<engine::Region> regions{{"north", 3}, {"south", 2}};
        const std::vector<SheetRoom> rooms = sheetRooms(art, {1200, 900}, "Narnia", regions);
        const auto heights = [&](const QString& other) {
            std::vector<double> all;
            for (const SheetWord& word : sheetWords(rooms, QString(), [&](const std::string& id) {
                     return id == "north" ? QStringLiteral("Nord") : other;
                 }))
                all.push_back(word.path.boundingRect().height());
            return all;
        };
        const std::vector<double> usual = heights(QStringLiteral("Nord"));
        const std::vector<double> narrow = heights(QStringLiteral("Nord des Terres Très Lointaines"));
        QCOMPARE(usual.size(), std::size_t{4});
        QCOMPARE(narrow.size(), std::size_t{4});
        QVERIFY(narrow[0] < 0.8 * usual[0]);
        QVERIFY(std::abs(narrow[1] / usual[1] - narrow[0] / usual[0]) < 0.02); // the bonus beside it
        QVERIFY(std::abs(narrow[3] / usual[3] - narrow[0] / usual[0]) < 0.02);
    }

    void namesAreReadOnDarkGroundToo()
    {
        for (const Style& style : artResources().styles.all())
            for (const engine::PlaceKind kind :
                 {engine::PlaceKind::Land, engine::PlaceKind::Sea, engine::PlaceKind::Site})
                for (const Theme theme : {Theme::Light, Theme::Dark}) {
                    const NameColours colours = nameColours(BoardLetters::of(style), kind, theme);
                    QVERIFY2(contrast(colours.letters, colours.halo) >= kReadableContrast, style.id.c_str());
                }
    }

    void theNameOfASiteIsReadOnItsOwnBox()
    {
        for (const Style& style : artResources().styles.all())
            for (const char* box : {"#dfe8ea", "#f3dc9a", "#1c2740"}) {
                const NameColours colours =
                    nameColours(BoardLetters::of(style), engine::PlaceKind::Site, Theme::Light, QColor(box));
                QVERIFY2(contrast(colours.letters, QColor(box)) >= 3, style.id.c_str());
            }
    }

    void spacingCaseAndSizeAreTheMaps()
    {
        LetterLook look;
        engine::Lettering own;
        own.spacing = 0.5;
        own.size = 2;
        own.letters = engine::Lettering::Case::Capitals;
        const NameLetters letters = nameLetters(look, own);
        QCOMPARE(written({QStringLiteral("Été")}, letters), QStringList{QStringLiteral("ÉTÉ")});
        QVERIFY(std::abs(widthOf(QStringLiteral("abcd"), letters.face) -
                         (widthOf(QStringLiteral("abcd"), {false, false, 0}) + 1.5)) < 0.02);
        QCOMPARE(letters.size, 2.0);
        look.capitals = true;
        own.letters = engine::Lettering::Case::AsWritten;
        QVERIFY(!nameLetters(look, own).capitals);
    }
};

QTEST_MAIN(TestLettering)
#include "tst_lettering.moc"
