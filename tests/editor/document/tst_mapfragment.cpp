// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/borders.h"
#include "editor/document/mapfragment.h"
#include "editor/document/placemoves.h"
#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "tests/editor/document/gridmap.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>

namespace marches::editor {

namespace {

QPainterPath boxPath(const QRectF& box)
{
    QPainterPath path;
    path.addRect(box);
    return path;
}

const PlaceRecord& record(const MapModel& model, const std::string& id) { return model.place(id)->record; }

/// Nine territories; the middle one with a hole, a region, values, aliases, texts, and a river on its border with t5.
MapModel richMap()
{
    MapModel model = gridMap(3, 3);
    MapEdit edit(model);
    const QPointF middle = outlineOf(model.drawing, record(model, "t4").face).boundingRect().center();
    const auto parts =
        splitTerritory(edit, keyOf(model, "t4"), boxPath({middle.x() - 3, middle.y() - 3, 6, 6}), "Pond");
    if (parts) (void)removeTerritories(edit, *parts);
    const std::array<RecordId, 2> both{keyOf(model, "t4"), keyOf(model, "t5")};
    addRegion(edit, "Heart", both);
    edit.modifyPlace(keyOf(model, "t4"), [](PlaceRecord& place) {
        place.terrain = "wooded";
        place.flags = {"fortress"};
        place.values = {{"income", 3}};
        place.aliases = {"The Middle"};
        place.abbreviation = "MID";
        place.drawing.stack = engine::MapPoint{50, 50};
    });
    edit.setText("en", "territory.t4.text", "A note.");
    edit.setText("fr", "territory.t4.name", "Milieu");
    edit.setText("fr", "territory.t4.of", "du Milieu");
    (void)addBarrier(edit, false, "Rush", lineBetween(model, "t4", "t5"));
    addSite(edit, "Court", {200, 10, 30, 20});
    edit.take();
    return model;
}

} // namespace

class TestMapFragment : public QObject {
    Q_OBJECT

private slots:
    void copiesKeepWhatTheyAre()
    {
        MapModel model = richMap();
        const MapModel fragment =
            fragmentOf(model, {keyOf(model, "t4"), keyOf(model, "t5"), keyOf(model, "t8"), keyOf(model, "court")});
        QCOMPARE(fragment.places().size(), 4U);
        QCOMPARE(fragment.drawing.faceCount(), 3U);
        QVERIFY(checkMap(fragment.drawing).empty());
        const QPointF by = toFreeSpot(model, boundsOf(fragment));
        MapEdit edit(model);
        const auto added = insertFragment(edit, fragment, QTransform::fromTranslate(by.x(), by.y()));
        QVERIFY(added.has_value());
        QCOMPARE(added->places.size(), 4U);
        QVERIFY(checkMap(model.drawing).empty());

        const PlaceRecord& from = record(model, "t4");
        const PlaceRecord& to = record(model, "land-4-2");
        QCOMPARE(ringsOf(model.drawing, to.face).size(), 2U); // with its hole
        QVERIFY(std::abs(areaOf(model.drawing, to.face) - areaOf(model.drawing, from.face)) < 1e-6);
        QVERIFY(to.values == from.values && to.aliases == from.aliases && to.flags == from.flags);
        QCOMPARE(to.terrain, from.terrain);
        QCOMPARE(to.region, std::string("heart"));
        QCOMPARE(model.regions().size(), 1U);
        QVERIFY(to.abbreviation.empty()); // there is one of each
        QCOMPARE(to.drawing.stack->x, 50 + by.x());
        QCOMPARE(model.text("en", "territory.land-4-2.name"), std::string("Land 4 2"));
        QCOMPARE(model.text("en", "territory.land-4-2.text"), std::string("A note."));
        QCOMPARE(model.text("fr", "territory.land-4-2.name"), std::string("Milieu 2"));
        QCOMPARE(model.text("fr", "territory.land-4-2.of"), std::string("du Milieu 2"));
        QCOMPARE(model.text("en", "site.court-2.name"), std::string("Court 2"));

        // The border with the river is one again; the other one is open; none leads to the originals.
        const Row<ConnectionRecord>* river = model.connections().first(
            [](const ConnectionRecord& c) { return c.joins("land-4-2", "land-5-2") && c.barrier == "rush-2"; });
        QVERIFY(river != nullptr);
        QCOMPARE(model.barriers().byId("rush-2")->record.line.size(),
                 model.barriers().byId("rush")->record.line.size());
        QVERIFY(model.connections().first([](const ConnectionRecord& c) { return c.joins("land-5-2", "land-8-2"); }) !=
                nullptr);
        QVERIFY(model.connections().first([](const ConnectionRecord& c) {
            return c.touches("land-4-2") && !c.joins("land-4-2", "land-5-2");
        }) == nullptr);

        edit.rollBack();
        QVERIFY(Snapshot(model) == Snapshot(richMap()));
    }

    void intoAnotherMapWithItsRegion()
    {
        const MapModel from = richMap();
        const std::optional<MapModel> fragment = fragmentFromBytes(bytesOf(fragmentOf(from, {keyOf(from, "t4")})));
        QVERIFY(fragment.has_value());
        MapModel to;
        to.info.language = "fr";
        MapEdit edit(to);
        QVERIFY(insertFragment(edit, *fragment, QTransform::fromTranslate(5, 5)).has_value());
        QCOMPARE(to.text("fr", "territory.milieu.name"), std::string("Milieu"));
        QCOMPARE(to.text("en", "territory.milieu.name"), std::string("Land 4"));
        QCOMPARE(to.text("fr", "region.heart.name"), std::string("Heart"));
        QCOMPARE(record(to, "milieu").region, std::string("heart"));
    }

    void aFullSpotIsRefused()
    {
        MapModel model = richMap();
        const MapModel fragment = fragmentOf(model, {keyOf(model, "t4")});
        const Snapshot before(model);
        MapEdit edit(model);
        QVERIFY(!insertFragment(edit, fragment, QTransform::fromTranslate(7, 3)).has_value());
        QVERIFY(Snapshot(model) == before);
        const QRectF there = boundsOf(fragment).translated(toFreeSpot(model, boundsOf(fragment)));
        for (const Row<PlaceRecord>& row : model.places())
            if (row.record.face != kOutside) QVERIFY(!boundsOf(model.drawing, row.record.face).intersects(there));
    }

    void spoiltBytesAreNoFragment()
    {
        const MapModel model = richMap();
        const QByteArray good =
            bytesOf(fragmentOf(model, {keyOf(model, "t4"), keyOf(model, "t5"), keyOf(model, "court")}));
        std::mt19937 random(7);
        int refused = 0;
        for (int i = 0; i < 1000; ++i) {
            QByteArray bytes = good;
            for (int n = 1 + static_cast<int>(random() % 3); n > 0; --n)
                bytes[static_cast<qsizetype>(random() % static_cast<std::uint32_t>(bytes.size()))] =
                    static_cast<char>(random() % 256);
            if (random() % 8 == 0)
                bytes.truncate(static_cast<qsizetype>(random() % static_cast<std::uint32_t>(bytes.size())));
            const std::optional<MapModel> read = fragmentFromBytes(bytes);
            refused += read ? 0 : 1;
            if (!read) continue;
            MapModel to = gridMap(2, 2);
            MapEdit edit(to);
            (void)insertFragment(edit, *read, QTransform::fromTranslate(300, 300));
            QVERIFY(checkMap(to.drawing).empty());
        }
        QVERIFY(refused > 300);
        QVERIFY(!fragmentFromBytes("something else").has_value());
    }

    void turnedOverInPlace()
    {
        MapModel model = richMap();
        MapEdit edit(model);
        std::vector<RecordId> all;
        for (const Row<PlaceRecord>& row : model.places())
            if (row.record.isTerritory()) all.push_back(row.key);
        const double area = areaOf(model.drawing, record(model, "t4").face);
        const QTransform over = QTransform::fromScale(-1, 1) * QTransform::fromTranslate(400, 0);
        QCOMPARE(turnPlaces(edit, std::vector<RecordId>{all.front()}, over).error().code,
                 std::string("shares-borders"));
        QVERIFY(turnPlaces(edit, all, over).has_value());
        QVERIFY(checkMap(model.drawing).empty());
        QVERIFY(std::abs(areaOf(model.drawing, record(model, "t4").face) - area) < 1e-6);
        QCOMPARE(record(model, "t4").drawing.stack->x, 350.0);
        QCOMPARE(model.barriers().begin()->record.line.size(), lineBetween(model, "t4", "t5").size());
        QVERIFY(turnPlaces(edit, all, over).has_value()); // and back
        QVERIFY(std::abs(record(model, "t4").drawing.stack->x - 50) < 1e-9);
    }

    void alignedByTheirBoxes()
    {
        MapModel model;
        MapEdit edit(model);
        const auto land = [&](const QRectF& box) {
            return addTerritory(edit, boxPath(box), {{}, "Isle", "plain", {}}).value();
        };
        const RecordId a = land({100, 100, 50, 50});
        const RecordId b = land({130, 300, 40, 40});
        const RecordId c = land({170, 300, 40, 40}); // beside b: they go together
        const RecordId site = addSite(edit, "Court", {400, 500, 30, 20});
        QVERIFY(alignPlaces(edit, std::vector<RecordId>{a, b, c, site}, Alignment::Left, false) == Aligned::Shapes);
        const auto left = [&](RecordId key) {
            return outlineOf(model.drawing, model.places().at(key).face).boundingRect().left();
        };
        QCOMPARE(left(a), 100.0);
        QCOMPARE(left(b), 100.0);
        QCOMPARE(left(c), 140.0);
        QCOMPARE(model.places().at(site).drawing.box->x, 100.0);
        QVERIFY(checkMap(model.drawing).empty());
        // Where they share a border with one that was not chosen, only the names can be aligned.
        QVERIFY(alignPlaces(edit, std::vector<RecordId>{a, b}, Alignment::Left, false) == Aligned::Names);
        QCOMPARE(left(b), 100.0);
        QVERIFY(model.places().at(b).drawing.label.has_value());
        QVERIFY(alignPlaces(edit, std::vector<RecordId>{a, b, c}, Alignment::Top, true) == Aligned::Names);
        QCOMPARE(model.places().at(b).drawing.label->y, model.places().at(a).drawing.label->y);
        QVERIFY(alignPlaces(edit, std::vector<RecordId>{a}, Alignment::Left, false) == Aligned::Nothing);
        // A line through the first and the last.
        const RecordId far = addSite(edit, "Far", {600, 700, 10, 10});
        const RecordId off = addSite(edit, "Off", {300, 350, 10, 10});
        const RecordId near = addSite(edit, "Near", {600, 100, 10, 10});
        QVERIFY(alignPlaces(edit, std::vector<RecordId>{far, off, near}, Alignment::OnLine, false) == Aligned::Shapes);
        QVERIFY(std::abs(model.places().at(off).drawing.box->x - 600) < 1e-9);
        QVERIFY(std::abs(model.places().at(off).drawing.box->y - 350) < 1e-9);
    }

    void newOnesHaveNamesOfTheirOwn()
    {
        MapModel model;
        MapEdit edit(model);
        for (const QRectF& box : {QRectF(0, 0, 9, 9), QRectF(20, 0, 9, 9), QRectF(40, 0, 9, 9)})
            addSite(edit, "Site", box);
        QCOMPARE(model.text("en", "site.site.name"), std::string("Site"));
        QCOMPARE(model.text("en", "site.site-2.name"), std::string("Site 2"));
        QCOMPARE(model.text("en", "site.site-3.name"), std::string("Site 3"));
    }
};

} // namespace marches::editor

QTEST_APPLESS_MAIN(marches::editor::TestMapFragment)
#include "tst_mapfragment.moc"
