// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapview.h"
#include "editor/cartography/lot.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapselection.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/outline.h"
#include "tests/editor/cartography/artmap.h"

#include <QImage>
#include <QTest>

#include <cstdlib>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace marches::test {

using namespace editor;

namespace {

constexpr QSize kView(520, 430);

void changePlace(MapModel& model, const std::string& id, const std::function<void(PlaceRecord&)>& change)
{
    const Row<PlaceRecord> row = *model.place(id);
    PlaceRecord after = row.record;
    change(after);
    model.apply(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
}

/// A map with something of all that is drawn, by the cartographer or plainly.
MapModel boardWithEverything(bool drawn)
{
    MapModel model = artMap({4, 3, 130, 6, 5});
    const auto record = [&](const char* from, const char* to, engine::ConnectionKind kind) {
        ConnectionRecord connection;
        connection.from = from;
        connection.to = to;
        connection.kind = kind;
        return connection;
    };
    ConnectionRecord closed = record("t5", "t6", engine::ConnectionKind::Border);
    closed.basis = engine::BorderOrigin::Forbidden;
    model.append(closed);
    model.append(record("t0", "t10", engine::ConnectionKind::SeaLane)); // from middle to middle
    ConnectionRecord ford = record("t2", "t6", engine::ConnectionKind::Ford);
    ford.drawing.at = engine::MapPoint{330, 140};
    model.append(ford);
    changePlace(model, "t3", [](PlaceRecord& place) { place.flags = {"port"}; });
    if (!drawn) model.info.art.reset();
    return model;
}

/// What a view of a map shows of a part of it at a zoom.
struct Shown {
    Shown(MapDocument& document, MapSelection& selection, double zoom, const QPointF& middle)
    {
        view.resize(kView);
        view.setDocument(&document, &selection);
        view.setZoom(zoom);
        view.centreOn(middle);
        view.waitForArtwork();
    }
    QImage picture()
    {
        QImage image(kView, QImage::Format_RGB32);
        view.render(&image, {}, {}, {});
        return image;
    }
    MapView view;
};

/// Where two pictures are unlike. Qt rounds what shines through otherwise where the clip cuts a row of pixels
/// elsewhere: up to 12 of 255 were seen, in one column of pixels. What is not painted anew differs by ten times that.
QRect unlike(const QImage& a, const QImage& b)
{
    constexpr int kRounding = 16; // of 255
    const auto isUnlike = [](int one, int other) { return std::abs(one - other) > kRounding; };
    QRect box;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            if (isUnlike(qRed(p), qRed(q)) || isUnlike(qGreen(p), qGreen(q)) || isUnlike(qBlue(p), qBlue(q)))
                box |= QRect(x, y, 1, 1);
        }
    return box;
}

EditOutcome moveVertex(MapEdit& edit, VertexId vertex, const QPointF& by)
{
    const std::vector<VertexMove> moves{{vertex, edit.model().drawing.at(vertex) + by}};
    if (const EditResult moved = edit.draw(moveVertices, std::span<const VertexMove>(moves)); !moved)
        return tl::unexpected(moved.error());
    return {};
}

/// A vertex that is seen; by the lot.
VertexId seenVertex(const MapModel& model, const QRectF& seen, Lot lot)
{
    std::vector<VertexId> vertices;
    for (const VertexId vertex : model.drawing.vertices())
        if (seen.contains(model.drawing.at(vertex))) vertices.push_back(vertex);
    return vertices.empty() ? kNoVertex : vertices[lot.below(vertices.size())];
}

} // namespace

/// What is painted anew after an edit is what looks different, and no less.
class TestRedrawnParts : public QObject {
    Q_OBJECT

private slots:
    void mendedIsAsPaintedAnew_data()
    {
        QTest::addColumn<bool>("drawn");
        QTest::addColumn<double>("zoom");
        for (const bool drawn : {false, true})
            for (const double zoom : {0.8, 3.1, 15.0})
                QTest::addRow("%s %g", drawn ? "drawn" : "plain", zoom) << drawn << zoom;
    }
    void mendedIsAsPaintedAnew()
    {
        QFETCH(bool, drawn);
        QFETCH(double, zoom);
        MapDocument document(boardWithEverything(drawn));
        MapSelection selection(document);
        const QPointF middle(265, 195);
        Shown shown(document, selection, zoom, middle);
        static_cast<void>(shown.picture());
        int done = 0;
        for (int i = 0; i < 24; ++i) {
            const Lot lot = Lot(11).with(i);
            const double by = 12 / zoom;
            const QPointF way(lot.with(1).between(-by, by), lot.with(2).between(-by, by));
            const auto edit = [&](const std::function<EditOutcome(MapEdit&)>& make) {
                return document.edit(QString(), make) ? 1 : 0;
            };
            const MapModel& model = document.model();
            if (i % 8 == 6) {
                done += edit([&](MapEdit& map) -> EditOutcome {
                    map.modifyPlace(model.place("t6")->key, [&](PlaceRecord& place) {
                        place.drawing.label = engine::MapPoint{270 + way.x() * 3, 190 + way.y() * 3};
                    });
                    return {};
                });
            } else if (i % 8 == 7) {
                done += edit([&](MapEdit& map) -> EditOutcome {
                    map.modifyPlace(model.place("t5")->key, [&](PlaceRecord& place) {
                        place.terrain = place.terrain == "wooded" ? "desert" : "wooded";
                    });
                    return {};
                });
            } else if (const VertexId vertex = seenVertex(model, shown.view.visibleArea(), lot.with(3));
                       vertex != kNoVertex) {
                done += edit([&](MapEdit& map) { return moveVertex(map, vertex, way); });
            }
            const QImage mended = shown.picture();
            Shown fresh(document, selection, zoom, middle);
            const QRect box = unlike(mended, fresh.picture());
            if (!box.isEmpty() && qEnvironmentVariableIsSet("MARCHES_KEEP_PICTURES")) {
                mended.save(QStringLiteral("mended.png"));
                fresh.picture().save(QStringLiteral("anew.png"));
            }
            QVERIFY2(box.isEmpty(), qPrintable(QStringLiteral("edit %1: %2,%3 %4x%5")
                                                   .arg(i)
                                                   .arg(box.x())
                                                   .arg(box.y())
                                                   .arg(box.width())
                                                   .arg(box.height())));
        }
        QVERIFY(done > 12);
    }

    /// Moving one point of a large board paints little more than its borders anew.
    void aDragPaintsLittle_data()
    {
        QTest::addColumn<bool>("drawn");
        QTest::newRow("plain") << false;
        QTest::newRow("drawn") << true;
    }
    void aDragPaintsLittle()
    {
        QFETCH(bool, drawn);
        MapModel board = boardWithEverything(drawn);
        // Trees and names have a place of their own in what is free.
        for (const auto& [id, at] : {std::pair("t7", QPointF(450, 190)), std::pair("t11", QPointF(455, 330))})
            changePlace(board, id, [&at = at](PlaceRecord& place) {
                place.terrain = "plain";
                place.drawing.label = engine::MapPoint{at.x(), at.y()};
            });
        MapDocument document(std::move(board));
        MapSelection selection(document);
        Shown shown(document, selection, 15, QPointF(265, 195));
        static_cast<void>(shown.picture());
        QRectF part;
        connect(&shown.view, &MapView::boardRedrawn, this, [&part](const QRectF& box) { part = box; });
        const MapModel& model = document.model();
        // In the middle of a border between plain lands without anything beside it.
        const std::vector<VertexId> line = borderLine(model, "t7", "t11");
        const VertexId vertex = line[line.size() / 2];
        QVERIFY(document.edit(QString(), [&](MapEdit& edit) { return moveVertex(edit, vertex, {0.4, 0.3}); }));
        QRectF borders = QRectF(model.drawing.at(vertex), QSizeF());
        model.drawing.visitStar(vertex, [&](HalfEdge half) { borders |= model.drawing.segment(half).hull(); });
        QVERIFY(!part.isNull());
        QVERIFY(part.contains(borders));
        const QRectF face = boundsOf(model.drawing, model.place("t7")->record.face);
        QVERIFY2(part.width() * part.height() < 0.45 * face.width() * face.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(part.width()).arg(part.height())));
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestRedrawnParts)
#include "tst_redrawnparts.moc"
