// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/furniture.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/mapedit.h"
#include "editor/document/territories.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/edgeedits.h"
#include "editor/painting/paintinks.h"
#include "tests/editor/cartography/artmap.h"

#include <QImage>
#include <QPainter>
#include <QPainterPathStroker>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace marches;
using namespace marches::editor;
using marches::test::ArtMap;
using marches::test::artMap;

namespace {

const Style& parchment() { return StyleLibrary::shipped().findOrUsual(kUsualStyle); }

/// A drawn map of 600 by 400 without anything on it.
MapModel emptySheet()
{
    MapModel model;
    model.info.width = 600;
    model.info.height = 400;
    model.info.art.emplace();
    return model;
}

std::unique_ptr<MadeBoard> boardOf(const MapModel& model)
{
    auto board = std::make_unique<MadeBoard>(parchment(), StampLibrary::shipped());
    board->drawAll(model);
    return board;
}

std::vector<MadeItem> itemsOf(const MadeBoard& board)
{
    std::vector<MadeItem> items;
    for (const MadeBoard::Group& group : board.groups())
        for (const MadeItem* item : group.items) items.push_back(*item);
    return items;
}

std::string told(const MadeItem& item)
{
    return std::string(groupOf(item.band)) + " " + item.id + " at " + std::to_string(item.box.center().x()) + "," +
           std::to_string(item.box.center().y());
}

bool isIn(const std::vector<MadeItem>& items, const MadeItem& item)
{
    return std::ranges::find(items, item) != items.end();
}

/// Items of one list that the other does not have.
std::vector<MadeItem> without(const std::vector<MadeItem>& items, const std::vector<MadeItem>& others)
{
    std::vector<MadeItem> left;
    std::ranges::copy_if(items, std::back_inserter(left), [&](const MadeItem& item) { return !isIn(others, item); });
    return left;
}

/// Nothing where two boards have the same, else what one of them lacks.
std::string difference(const MadeBoard& a, const MadeBoard& b)
{
    const std::vector<MadeItem> first = itemsOf(a);
    const std::vector<MadeItem> second = itemsOf(b);
    for (const MadeItem& item : without(first, second)) return "only in the first: " + told(item);
    for (const MadeItem& item : without(second, first)) return "only in the second: " + told(item);
    return first.size() == second.size() ? std::string() : "another number";
}

/// All that was drawn, a pixel for each board unit.
QImage painted(const MadeBoard& board, const MapModel& model)
{
    QImage image(static_cast<int>(model.info.width), static_cast<int>(model.info.height), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MadeBoard::Group& group : board.groups())
        for (const MadeItem* item : group.items) paintInks(painter, item->inks, QRectF(image.rect()));
    return image;
}

QRect differing(const QImage& a, const QImage& b)
{
    QRect box;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) box |= QRect(x, y, 1, 1);
    return box;
}

double distanceBetween(const QRectF& a, const QRectF& b)
{
    const double x = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
    const double y = std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()});
    return std::hypot(x, y);
}

/// A vertex with two borders near a point.
VertexId vertexNear(const PlanarMap& map, const QPointF& at)
{
    VertexId best = kNoVertex;
    double least = 1e9;
    for (const VertexId vertex : map.vertices()) {
        const double distance = editor::distanceBetween(map.at(vertex), at);
        if (map.degree(vertex) != 2 || distance >= least) continue;
        least = distance;
        best = vertex;
    }
    return best;
}

/// Moves a vertex a little; the box of what changed.
ModelChanges nudge(MapModel& model, VertexId vertex, const QPointF& by)
{
    MapEdit edit(model);
    const std::vector<VertexMove> moves{{vertex, model.drawing.at(vertex) + by}};
    if (!edit.draw(moveVertices, std::span<const VertexMove>(moves))) return {};
    return edit.take();
}

ModelChanges changed(MapModel& model, const std::function<void(MapEdit&)>& make)
{
    MapEdit edit(model);
    make(edit);
    return edit.take();
}

RecordId keyOf(const MapModel& model, const std::string& id) { return model.place(id)->key; }

} // namespace

class TestCartographer : public QObject {
    Q_OBJECT
private slots:
    void drawsTheSameOfTheSameMap()
    {
        const MapModel model = artMap();
        const MapModel again = artMap();
        QCOMPARE(difference(*boardOf(model), *boardOf(again)), std::string());
    }

    void arrangesAnotherSeedInAnotherWay()
    {
        MapModel model = artMap();
        const auto first = boardOf(model);
        model.info.art->seed = 2;
        const auto second = boardOf(model);
        const auto glyphs = [](const MadeBoard& board) {
            std::vector<std::string> ids;
            for (const MadeItem& item : itemsOf(board))
                if (item.band == MadeBand::Glyphs) ids.push_back(item.id);
            std::ranges::sort(ids);
            return ids;
        };
        const std::vector<std::string> a = glyphs(*first);
        const std::vector<std::string> b = glyphs(*second);
        QVERIFY(a.size() > 100);
        std::vector<std::string> both;
        std::ranges::set_intersection(a, b, std::back_inserter(both));
        QVERIFY(both.size() < a.size() / 20);
    }

    void everythingIsDrawn()
    {
        const auto board = boardOf(artMap());
        std::vector<MadeBand> bands;
        for (const MadeBoard::Group& group : board->groups()) bands.push_back(group.band);
        for (std::size_t band = 0; band < kMadeBands; ++band)
            QVERIFY2(std::ranges::count(bands, static_cast<MadeBand>(band)) == 1,
                     std::string(groupOf(static_cast<MadeBand>(band))).c_str());
    }

    void drawsNothingOutsideOfACellsBox()
    {
        const MapModel model = artMap();
        const Cartographer cartographer(parchment(), StampLibrary::shipped());
        const Survey survey(model, parchment());
        const auto check = [&](const auto& rows) {
            for (const auto& row : rows) {
                const QRectF box = cartographer.cellBox(survey, row.key).adjusted(-0.01, -0.01, 0.01, 0.01);
                for (const MadeItem& item : cartographer.drawCell(survey, row.key))
                    QVERIFY2(box.contains(item.box), told(item).c_str());
            }
        };
        check(model.places());
        check(model.connections());
        check(model.barriers());
        check(model.tracks());
        check(model.stamps());
    }

    void anEditLeavesTheRestAsItWas()
    {
        for (std::uint32_t seed = 1; seed <= 6; ++seed) {
            ArtMap wanted;
            wanted.seed = seed;
            wanted.cell = 260; // so that a territory reaches farther than an edit does
            MapModel model = artMap(wanted);
            // Names have a place of their own, as with a person's map: one that is sought anew moves its clearing.
            for (const Row<PlaceRecord>& row : model.places())
                if (row.record.isTerritory()) {
                    PlaceRecord record = row.record;
                    const QPointF at = Survey(model, parchment()).middleOf(record);
                    record.drawing.label = engine::MapPoint{at.x(), at.y()};
                    model.apply(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, record});
                }
            const std::vector<MadeItem> before = itemsOf(*boardOf(model));
            const VertexId vertex = vertexNear(model.drawing, {model.info.width * 0.42, model.info.height * 0.55});
            const QPointF from = model.drawing.at(vertex);
            QVERIFY(!nudge(model, vertex, {4, 3}).empty());
            QRectF edited = around(from, 1);
            model.drawing.visitStar(vertex, [&](HalfEdge half) { edited |= model.drawing.segment(half).hull(); });
            const std::vector<MadeItem> after = itemsOf(*boardOf(model));
            const auto isFar = [&](const MadeItem& item) {
                return distanceBetween(item.box, edited) > 2 * Cartographer::kReach;
            };
            for (const MadeItem& item : without(before, after)) QVERIFY2(!isFar(item), told(item).c_str());
            for (const MadeItem& item : without(after, before)) QVERIFY2(!isFar(item), told(item).c_str());
        }
    }

    void leavesOutWhatIsNotWanted()
    {
        MapModel model = artMap();
        const std::vector<MadeItem> before = itemsOf(*boardOf(model));
        std::vector<std::string> gone;
        for (const MadeItem& item : before)
            if (item.band == MadeBand::Glyphs && gone.size() < 40) gone.push_back(item.id);
        model.info.art->without = gone;
        const std::vector<MadeItem> after = itemsOf(*boardOf(model));
        QVERIFY(without(after, before).empty());
        const std::vector<MadeItem> missing = without(before, after);
        QVERIFY(missing.size() >= gone.size());
        for (const MadeItem& item : missing) QVERIFY2(std::ranges::count(gone, item.id), told(item).c_str());
    }

    void idsAreUnique()
    {
        std::vector<std::string> ids;
        for (const MadeItem& item : itemsOf(*boardOf(artMap())))
            if (!item.id.empty()) ids.push_back(item.id);
        std::ranges::sort(ids);
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    }

    void treesKeepClearOfBorders()
    {
        const MapModel model = artMap();
        const PlanarMap& map = model.drawing;
        const double clear = parchment().scatter.at("wooded").front().clear;
        const Survey survey(model, parchment());
        const Cartographer cartographer(parchment(), StampLibrary::shipped());
        int seen = 0;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (row.record.terrain != "wooded") continue;
            for (const MadeItem& item : cartographer.drawCell(survey, row.key)) {
                if (item.band != MadeBand::Glyphs) continue;
                ++seen;
                for (const EdgeId edge : map.edgesNear(around(item.foot, clear)))
                    QVERIFY2(map.segment(edge).nearestTo(item.foot).distance > clear - 0.02, told(item).c_str());
            }
        }
        QVERIFY(seen > 50);
    }

    /// Trees of a kind stand together: the nearest one is more often of their kind than it is by lot.
    void treesOfAKindStandInGroves()
    {
        MapModel model = artMap();
        for (const Row<PlaceRecord>& row : Table<PlaceRecord>(model.places()))
            if (row.record.kind == engine::PlaceKind::Land)
                changed(model, [&](MapEdit& edit) {
                    edit.modifyPlace(row.key, [](PlaceRecord& place) { place.terrain = "wooded"; });
                });
        std::vector<const MadeItem*> trees;
        const auto board = boardOf(model);
        const std::vector<MadeItem> items = itemsOf(*board);
        for (const MadeItem& item : items)
            if (item.band == MadeBand::Glyphs && (item.stamp.starts_with("fir") || item.stamp.starts_with("leaf")))
                trees.push_back(&item);
        QVERIFY(trees.size() > 300);
        const auto isFir = [](const MadeItem* tree) { return tree->stamp.starts_with("fir"); };
        double firs = 0;
        double alike = 0;
        for (const MadeItem* tree : trees) {
            const MadeItem* nearest = nullptr;
            double least = 1e9;
            for (const MadeItem* other : trees) {
                const double distance = editor::distanceBetween(tree->foot, other->foot);
                if (other == tree || distance >= least) continue;
                nearest = other;
                least = distance;
            }
            firs += isFir(tree) ? 1 : 0;
            alike += isFir(tree) == isFir(nearest) ? 1 : 0;
        }
        const double share = firs / static_cast<double>(trees.size());
        QVERIFY2(share > 0.1 && share < 0.9, std::to_string(share).c_str());
        const double byLot = share * share + (1 - share) * (1 - share);
        QVERIFY2(alike / static_cast<double>(trees.size()) > (1 + byLot) / 2, std::to_string(alike).c_str());
    }

    void woodsGrowAndGo()
    {
        MapModel model = artMap();
        const auto trees = [&] {
            std::size_t count = 0;
            for (const MadeItem& item : itemsOf(*boardOf(model)))
                if (const Stamp* stamp = StampLibrary::shipped().find(item.stamp)) count += stamp->group == "trees";
            return count;
        };
        const std::size_t usual = trees();
        model.info.art->woods = 2;
        QVERIFY(trees() > usual * 5 / 4);
        model.info.art->woods = 0;
        QCOMPARE(trees(), std::size_t{1}); // the stamp that somebody put there
    }

    void whatIsFollowedIsAsDrawnAnew_data()
    {
        QTest::addColumn<QString>("edit");
        for (const char* edit :
             {"vertex",  "terrain",      "kind",         "lake",          "region",     "label", "remove",
              "lane",    "bridge",       "barrier",      "stamp",         "site",       "space", "name",
              "without", "compass",      "compass-size", "title",         "scale-size", "seed",  "colour",
              "scenery", "scenery-over", "scenery-gone", "scenery-vertex"})
            QTest::newRow(edit) << QString::fromLatin1(edit);
    }
    void whatIsFollowedIsAsDrawnAnew()
    {
        QFETCH(QString, edit);
        MapModel model = artMap();
        if (edit.startsWith(u"scenery-")) model.info.art->scenery = {wood(), brook()};
        const auto board = boardOf(model);
        const QImage before = painted(*board, model);
        const ModelChanges changes = edited(model, edit);
        QVERIFY(!changes.empty());
        const QRectF different = board->follow(model, changes).adjusted(-2, -2, 2, 2); // as views do
        QCOMPARE(difference(*board, *boardOf(model)), std::string());
        const std::vector<MadeItem> after = itemsOf(*board);
        const QRect unlike = differing(before, painted(*board, model));
        QVERIFY2(unlike.isEmpty() || different.contains(QRectF(unlike)),
                 qPrintable(QStringLiteral("%1,%2 %3x%4 is not in %5,%6 %7x%8")
                                .arg(unlike.x())
                                .arg(unlike.y())
                                .arg(unlike.width())
                                .arg(unlike.height())
                                .arg(different.x())
                                .arg(different.y())
                                .arg(different.width())
                                .arg(different.height())));
    }

    /// 300 territories, edited one by one.
    void manyEditsFollowed()
    {
        MapModel model = artMap({20, 15, 60, 5, 3});
        const auto board = boardOf(model);
        Lot lot(7);
        for (int i = 0; i < 60; ++i) {
            lot = lot.with(i);
            const QPointF at(lot.with(1).share() * model.info.width, lot.with(2).share() * model.info.height);
            const QPointF by(lot.with(3).between(-2, 2), lot.with(4).between(-2, 2));
            ModelChanges changes = nudge(model, vertexNear(model.drawing, at), by);
            if (i % 7 == 3) {
                const std::string id = "t" + std::to_string(lot.with(5).below(300));
                const ModelChanges more = changed(model, [&](MapEdit& edit) {
                    edit.modifyPlace(keyOf(model, id), [&](PlaceRecord& place) {
                        place.terrain = i % 2 == 0 ? "wooded" : "desert";
                        place.kind = i % 3 == 0 ? engine::PlaceKind::Sea : engine::PlaceKind::Land;
                    });
                });
                changes.insert(changes.end(), more.begin(), more.end());
            }
            board->follow(model, changes);
        }
        QCOMPARE(difference(*board, *boardOf(model)), std::string());
    }

    void numbersAreFiniteAndRounded()
    {
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            MapModel model = artMap({5, 4, 20 + 12.0 * seed, 2 + static_cast<int>(seed), seed});
            // A range and a river around a territory.
            std::vector<VertexId> ring;
            for (const HalfEdge half : model.drawing.ring(model.drawing.sides(static_cast<FaceId>(7)).front()))
                ring.push_back(model.drawing.start(half));
            ring.push_back(ring.front());
            model.append(BarrierRecord{"moat", false, ring});
            model.append(BarrierRecord{"wall", true, ring});
            for (const MadeItem& item : itemsOf(*boardOf(model))) {
                for (const double number : {item.box.left(), item.box.top(), item.box.right(), item.box.bottom()})
                    QVERIFY2(std::isfinite(number) && std::abs(number) < 1e5, told(item).c_str());
                for (const Ink& ink : item.inks)
                    for (int i = 0; i < ink.path.elementCount(); ++i) {
                        const double x = ink.path.elementAt(i).x * 100;
                        QVERIFY2(std::abs(x - std::round(x)) < 1e-6, told(item).c_str());
                    }
            }
        }
    }

    void visitsInOrder()
    {
        const auto board = boardOf(artMap());
        const MadeItem* last = nullptr;
        std::size_t count = 0;
        const QRectF all(-1000, -1000, 5000, 5000);
        board->visit(all, MadeBand::Paper, MadeBand::Furniture, [&](const MadeItem& item) {
            if (last != nullptr)
                QVERIFY(last->band < item.band || (last->band == item.band && last->depth <= item.depth));
            last = &item;
            ++count;
        });
        QCOMPARE(count, itemsOf(*board).size());
        const MadeItem* tree = nullptr;
        board->visit(all, MadeBand::Glyphs, MadeBand::Glyphs, [&](const MadeItem& item) { tree = &item; });
        QVERIFY(tree != nullptr);
        QCOMPARE(board->glyphAt(tree->box.center()), tree);
    }

    void isNotWantedAnyMore()
    {
        MadeBoard board(parchment(), StampLibrary::shipped());
        QVERIFY(!board.drawAll(artMap(), [](double done) { return done < 0.3; }));
        QVERIFY(board.isEmpty());
    }

    void anUprightRangeStandsOnBothSidesOfItsLine()
    {
        MapModel model = emptySheet();
        MapEdit edit(model);
        QPainterPath path;
        path.addRect(QRectF(200, 60, 200, 280));
        QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "Land", "meadow", {}}, PathOptions{0.1, false}));
        edit.take();
        const std::vector<VertexId> vertices = model.drawing.vertices();
        const auto corner = [&](double x, double y) {
            return *std::ranges::min_element(vertices, {}, [&](VertexId vertex) {
                return editor::distanceBetween(model.drawing.at(vertex), QPointF(x, y));
            });
        };
        model.append(BarrierRecord{"wall", true, {corner(200, 60), corner(200, 340)}});
        std::vector<QPointF> left;
        std::vector<QPointF> right;
        for (const MadeItem& item : itemsOf(*boardOf(model)))
            if (item.stamp.starts_with("mountain") && std::abs(item.foot.x() - 200) < 30)
                (item.foot.x() < 200 ? left : right).push_back(item.foot);
        // One row a side, so that a range is as wide as it is deep where it goes across, and no peak hides the next.
        for (std::vector<QPointF>* row : {&left, &right}) {
            QVERIFY2(row->size() >= 5, qPrintable(QString::number(row->size())));
            std::ranges::sort(*row, {}, &QPointF::y);
            for (std::size_t i = 1; i < row->size(); ++i) QVERIFY((*row)[i].y() - (*row)[i - 1].y() > 12);
        }
    }

    void theEndOfTheSeaIsNotDrawnAtTheEdgeOfTheSheet()
    {
        for (const double room : {12.0, 80.0}) {
            MapModel model = emptySheet();
            MapEdit edit(model);
            QPainterPath path;
            path.addRect(QRectF(0, 0, 600, 400).adjusted(room, room, -room, -room));
            QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Sea, "Sea", "sea", {}}, PathOptions{0.1, false}));
            edit.take();
            const std::vector<MadeItem> items = itemsOf(*boardOf(model));
            const bool isDrawn =
                std::ranges::any_of(items, [](const MadeItem& item) { return item.band == MadeBand::SeaBorders; });
            QCOMPARE(isDrawn, room > 30);
        }
    }

    void waterLinesEndAtTheEdgeOfTheSheet_data()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<bool>("frame");
        for (const Style& style : StyleLibrary::shipped().all())
            for (const bool frame : {true, false})
                QTest::addRow("%s %d", style.id.c_str(), frame ? 1 : 0) << QString::fromStdString(style.id) << frame;
    }
    void waterLinesEndAtTheEdgeOfTheSheet()
    {
        QFETCH(QString, style);
        QFETCH(bool, frame);
        MapModel model = emptySheet();
        model.info.art->frame = frame;
        MapEdit edit(model);
        // One land runs over the edge, another comes near to a corner, a third lies in the middle.
        for (const QRectF& box : {QRectF(-20, 90, 200, 110), QRectF(470, 290, 103, 83), QRectF(260, 160, 90, 80)}) {
            QPainterPath path;
            path.addEllipse(box);
            QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "Land", "plain", {}}, PathOptions{0.1, false}));
        }
        edit.take();
        const Style& look = *StyleLibrary::shipped().find(style.toStdString());
        const QRectF sheet = Survey(model, look).sheet();
        MadeBoard board(look, StampLibrary::shipped());
        board.drawAll(model);
        const auto all = itemsOf(board);
        std::vector<MadeItem> shallows;
        std::ranges::copy_if(all, std::back_inserter(shallows),
                             [](const MadeItem& item) { return item.band == MadeBand::Shallows; });
        constexpr double kRounded = 0.02;
        for (const MadeItem& item : shallows)
            QVERIFY2(sheet.adjusted(-kRounded, -kRounded, kRounded, kRounded).contains(item.box), told(item).c_str());
        // What is left of them is where it was: along the first land, as near to the edge as it is the sheet's.
        const auto isPainted = [&shallows](const QPointF& at) {
            return std::ranges::any_of(shallows, [&at](const MadeItem& item) {
                return std::ranges::any_of(item.inks, [&at](const Ink& ink) {
                    if (ink.pen.style() == Qt::NoPen) return ink.path.contains(at);
                    return QPainterPathStroker(ink.pen).createStroke(ink.path).contains(at);
                });
            });
        };
        if (shallows.empty()) return;
        const double edge = sheet.left() + 0.5;
        const double across = (edge - 80) / 100;
        const double coast = 145 - 55 * std::sqrt(1 - across * across);
        QVERIFY(isPainted(QPointF(edge, coast - 1.5)));
        QVERIFY(!isPainted(QPointF(edge, coast - 50)));
        QVERIFY(isPainted(QPointF(305, 158.5)));
    }

    /// Where the name of a place stands on the board, in letters of the usual size.
    static QRectF nameAt(const QPointF& at, std::size_t letters)
    {
        const double wide = 8.5 * static_cast<double>(letters);
        return {at.x() - wide / 2, at.y() - 8, wide, 16};
    }

    void shipsKeepClearOfNamesAndFurniture()
    {
        MapModel model = emptySheet();
        model.info.language = "en";
        model.info.width = 1400;
        model.info.height = 900;
        model.info.art->scale = engine::MapPoint{900, 500};
        model.info.art->compass = engine::MapPoint{300, 650};
        MapEdit edit(model);
        QPainterPath path;
        path.addRect(QRectF(0, 0, 1400, 900));
        QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Sea, "The Great Northern Sea", "sea", {}}));
        edit.take();
        PlaceRecord sea = model.places().begin()->record;
        sea.drawing.label = engine::MapPoint{500, 300};
        const RecordId key = model.places().begin()->key;
        model.apply(
            ModelChanges{RowChange<PlaceRecord>{key, model.places().placeOf(key), model.places().at(key), sea}});
        const QRectF name = nameAt({500, 300}, std::string("The Great Northern Sea").size());
        std::vector<QRectF> taken = furnitureBoxes(model);
        taken.push_back(name);
        std::size_t ships = 0;
        std::string over;
        for (int seed = 1; seed <= 60; ++seed) {
            model.info.art->seed = seed;
            for (const MadeItem& item : itemsOf(*boardOf(model))) {
                if (item.stamp.empty() || item.height < 20) continue;
                ++ships;
                for (const QRectF& box : taken)
                    if (item.box.intersects(box)) over += std::to_string(seed) + ": " + told(item) + "\n";
            }
        }
        QVERIFY2(ships > 100, std::to_string(ships).c_str());
        QVERIFY2(over.empty(), over.c_str());
    }

    /// Trees leave room for the name in all languages that the map speaks.
    void clearingsAreOfAllLanguages()
    {
        MapModel model = emptySheet();
        model.info.language = "en";
        MapEdit edit(model);
        QPainterPath path;
        path.addRect(QRectF(40, 40, 520, 320));
        QVERIFY(addTerritory(edit, path, {engine::PlaceKind::Land, "Long Wood", "wooded", {}}));
        edit.take();
        PlaceRecord wood = model.places().begin()->record;
        wood.drawing.label = engine::MapPoint{300, 200};
        const RecordId key = model.places().begin()->key;
        model.apply(
            ModelChanges{RowChange<PlaceRecord>{key, model.places().placeOf(key), model.places().at(key), wood}});
        model.info.art->woods = 3;
        const std::string french = "Le Grand Bois";
        const QRectF name = nameAt({300, 200}, french.size());
        const auto treesOver = [&](const MadeBoard& board) {
            return std::ranges::count_if(
                itemsOf(board), [&](const MadeItem& item) { return !item.stamp.empty() && name.contains(item.foot); });
        };
        auto board = boardOf(model);
        QVERIFY(treesOver(*board) > 0);
        const TextChange change{{"fr", textBase(wood) + ".name"}, {}, french};
        model.apply(change);
        QCOMPARE(treesOver(*boardOf(model)), 0);
        board->follow(model, {change});
        QCOMPARE(treesOver(*board), 0);
        // A translation that is far longer than the name does not clear the wood.
        const TextChange longer{{"fr", textBase(wood) + ".name"}, french, std::string(90, 'a')};
        model.apply(longer);
        QVERIFY(std::ranges::count_if(itemsOf(*boardOf(model)), [](const MadeItem& item) {
                    return !item.stamp.empty() && std::abs(item.foot.y() - 200) < 8;
                }) > 3);
    }

    void sceneryCoversWhatLiesBelow()
    {
        MapModel model = artMap();
        model.info.art->scenery = {wood(), brook()};
        const auto isTree = [](const MadeItem& item) {
            return item.stamp.starts_with("fir") || item.stamp.starts_with("leaf");
        };
        const auto treesIn = [&](const QRectF& box) {
            std::size_t count = 0;
            for (const MadeItem& item : itemsOf(*boardOf(model)))
                count += isTree(item) && box.contains(item.foot) ? 1 : 0;
            return count;
        };
        const QRectF inside(430, 430, 140, 90);
        QVERIFY(treesIn(inside) > 20);
        engine::MapScenery lake = wood();
        lake.terrain = "lake";
        model.info.art->scenery.push_back(lake);
        QCOMPARE(treesIn(inside), std::size_t(0));
    }

    void sceneryOfAllKindsIsDrawn_data()
    {
        QTest::addColumn<QString>("terrain");
        QTest::addColumn<bool>("path");
        for (const char* terrain : {"plain", "wooded", "mountain", "marsh", "lake", "sea", "river", "gorge"})
            for (const bool path : {false, true})
                QTest::addRow("%s %d", terrain, path ? 1 : 0) << QString::fromLatin1(terrain) << path;
    }
    void sceneryOfAllKindsIsDrawn()
    {
        QFETCH(QString, terrain);
        QFETCH(bool, path);
        for (const Style& style : StyleLibrary::shipped().all()) {
            MapModel model = artMap();
            MadeBoard bare(style, StampLibrary::shipped());
            bare.drawAll(model);
            model.info.art->scenery = {wood()};
            model.info.art->scenery.front().terrain = terrain.toStdString();
            model.info.art->scenery.front().isPath = path;
            MadeBoard drawn(style, StampLibrary::shipped());
            drawn.drawAll(model);
            QVERIFY2(!without(itemsOf(drawn), itemsOf(bare)).empty(), style.id.c_str());
        }
    }

    void sceneryThatIsNoShapeDoesNoHarm()
    {
        MapModel model = artMap();
        engine::MapScenery point = wood();
        point.points.assign(3, {300, 300});
        engine::MapScenery far = wood();
        far.points[1].x = far.points[2].x = 900'000;
        engine::MapScenery crossed = wood();
        std::swap(crossed.points[0], crossed.points[1]);
        engine::MapScenery two = wood();
        two.points.resize(2);
        for (const bool path : {false, true}) {
            model.info.art->scenery = {point, far, crossed, two};
            for (engine::MapScenery& piece : model.info.art->scenery) piece.isPath = path;
            for (const MadeItem& item : itemsOf(*boardOf(model)))
                for (const double number : {item.box.left(), item.box.top(), item.box.right(), item.box.bottom()})
                    QVERIFY2(std::isfinite(number), told(item).c_str());
        }
    }

private:
    static engine::MapScenery wood()
    {
        engine::MapScenery piece;
        piece.id = "wood";
        piece.terrain = "wooded";
        piece.points = {{400, 400}, {600, 400}, {600, 550}, {400, 550}};
        return piece;
    }
    static engine::MapScenery brook()
    {
        engine::MapScenery piece;
        piece.id = "brook";
        piece.terrain = "river";
        piece.isPath = true;
        piece.points = {{120, 300}, {320, 380}, {700, 320}};
        return piece;
    }
    static ModelChanges edited(MapModel& model, const QString& what)
    {
        const auto place = [&](const char* id, const std::function<void(PlaceRecord&)>& change) {
            return changed(model, [&](MapEdit& edit) { edit.modifyPlace(keyOf(model, id), change); });
        };
        if (what == u"vertex" || what == u"scenery-vertex")
            return nudge(model, vertexNear(model.drawing, {300, 260}), {3, 2});
        if (what == u"terrain") return place("t10", [](PlaceRecord& record) { record.terrain = "wooded"; });
        if (what == u"kind") return place("t12", [](PlaceRecord& record) { record.kind = engine::PlaceKind::Sea; });
        if (what == u"lake") return place("t14", [](PlaceRecord& record) { record.kind = engine::PlaceKind::Land; });
        if (what == u"region") return place("t13", [](PlaceRecord& record) { record.region = "east"; });
        if (what == u"label") return place("t1", [](PlaceRecord& record) { record.drawing.label = {{260, 90}}; });
        if (what == u"site") return place("court", [](PlaceRecord& record) { record.drawing.box->x = 500; });
        if (what == u"space") return place("r1", [](PlaceRecord& record) { record.drawing.label = {{260, 350}}; });
        if (what == u"colour") return place("t4", [](PlaceRecord& record) { record.drawing.color = "#aabbcc"; });
        return editedElse(model, what);
    }
    static ModelChanges editedElse(MapModel& model, const QString& what)
    {
        const auto info = [&](const std::function<void(engine::MapArt&)>& change) {
            MapInfo after = model.info;
            change(*after.art);
            return changed(model, [&](MapEdit& edit) { edit.setInfo(after); });
        };
        if (what == u"seed") return info([](engine::MapArt& art) { art.seed = 9; });
        if (what == u"compass") return info([](engine::MapArt& art) { art.compass = {{500, 300}}; });
        if (what == u"compass-size") return info([](engine::MapArt& art) { art.compassSize = 2; });
        if (what == u"title") return info([](engine::MapArt& art) { art.title = {{300, 40}}; });
        if (what == u"scale-size")
            return info([](engine::MapArt& art) {
                art.scale = {{60, 420}};
                art.scaleSize = 1.5;
            });
        if (what == u"scenery") return info([](engine::MapArt& art) { art.scenery = {wood(), brook()}; });
        if (what == u"scenery-over")
            return info([](engine::MapArt& art) {
                art.scenery.push_back(wood());
                art.scenery.back().terrain = "lake";
                for (engine::MapPoint& point : art.scenery.back().points) point.x += 60;
            });
        if (what == u"scenery-gone") return info([](engine::MapArt& art) { art.scenery.clear(); });
        if (what == u"without") {
            std::string id;
            for (const MadeItem& item : itemsOf(*boardOf(model)))
                if (item.band == MadeBand::Glyphs) id = item.id;
            return info([&](engine::MapArt& art) { art.without.push_back(id); });
        }
        return changed(model, [&](MapEdit& edit) {
            if (what == u"remove") {
                const std::vector<RecordId> gone{keyOf(model, "t8")};
                static_cast<void>(removeTerritories(edit, gone));
            } else if (what == u"name") {
                edit.setText("en", "territory.t1.name", "A very long name of a land");
            } else if (what == u"lane") {
                const RecordId lane = (model.connections().begin() + 2)->key;
                edit.modifyConnection(lane, [](ConnectionRecord& record) { record.drawing.ends[1] = {300, 500}; });
            } else if (what == u"bridge") {
                const RecordId bridge = model.connections().begin()->key;
                edit.modifyConnection(bridge, [](ConnectionRecord& record) { record.drawing.at = {{250, 60}}; });
            } else if (what == u"barrier") {
                edit.remove<BarrierRecord>(model.barriers().begin()->key);
            } else if (what == u"stamp") {
                StampRecord stamp;
                stamp.id = "stamp-2";
                stamp.stamp = "mountain-1";
                stamp.at = {320, 220};
                edit.add(stamp);
            }
        });
    }
};

QTEST_MAIN(TestCartographer)
#include "tst_cartographer.moc"
