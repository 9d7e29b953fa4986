// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"

#include "editor/document/mapdocument.h"
#include "editor/document/sheetsize.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"

#include <QTest>

#include <cmath>

using namespace marches;
using namespace marches::editor;

namespace {

EditOutcome frame(MapDocument& document, const QRectF& sheet, double scale)
{
    return document.edit(QStringLiteral("Frame"), [&](MapEdit& edit) { return frameSheet(edit, sheet, scale); });
}

QRectF boxOf(const MapModel& model, const std::string& id)
{
    return outlineOf(model.drawing, model.place(id)->record.face).boundingRect();
}

} // namespace

/// The sheet is cropped and scaled, and everything on it goes along.
class TestSheetSize : public QObject {
    Q_OBJECT

private slots:
    void everythingGoesAlong()
    {
        MapModel model = gridMap(3, 2);
        MapInfo info = model.info;
        info.picture = engine::TracePicture{"old.png", {10, 20}, 2, 0.5, true};
        info.guides = {{40}, {60}};
        info.art.emplace();
        info.art->title = engine::MapPoint{100, 50};
        info.art->scenery = {{"river", "river", true, {{30, 40}, {50, 60}}, 4}};
        model.info = info;
        MapDocument document(model);
        document.edit(QStringLiteral("Place a name"), [](MapEdit& edit) -> EditOutcome {
            const RecordId first = edit.model().place("t0")->key;
            edit.modifyPlace(first, [](PlaceRecord& record) { record.drawing.label = engine::MapPoint{33, 44}; });
            return {};
        });
        const Snapshot before(document.model());
        const QRectF box = *drawnBox(document.model());
        const QRectF t1 = boxOf(document.model(), "t1");
        const QRectF sheet = box.adjusted(-10, -20, 10, 20);
        QVERIFY(frame(document, sheet, 2).has_value());
        const MapModel& after = document.model();
        QVERIFY(std::abs(after.info.width - 2 * sheet.width()) < 0.1);
        QVERIFY(std::abs(after.info.height - 2 * sheet.height()) < 0.1);
        const auto carried = [&](double x, double y) { return QPointF(x - sheet.left(), y - sheet.top()) * 2; };
        const QRectF now = boxOf(after, "t1");
        QVERIFY(distanceBetween(now.topLeft(), carried(t1.left(), t1.top())) < 1e-6);
        QVERIFY(std::abs(now.width() - 2 * t1.width()) < 1e-6);
        const auto at = [](const engine::MapPoint& point) { return QPointF(point.x, point.y); };
        QVERIFY(distanceBetween(at(*after.place("t0")->record.drawing.label), carried(33, 44)) < 1e-6);
        QVERIFY(distanceBetween(at(after.info.picture->at), carried(10, 20)) < 1e-6);
        QCOMPARE(after.info.picture->scale, 4.0);
        QVERIFY(std::abs(after.info.guides.upright[0] - carried(40, 0).x()) < 1e-6);
        QVERIFY(distanceBetween(at(*after.info.art->title), carried(100, 50)) < 1e-6);
        const engine::MapScenery& river = after.info.art->scenery.front();
        QVERIFY(distanceBetween(at(river.points[1]), carried(50, 60)) < 0.1); // tenths are kept
        QCOMPARE(river.width, 8.0);
        QVERIFY(checkMap(after.drawing).empty());
        QCOMPARE(after.connections().size(), gridMap(3, 2).connections().size());
        document.undoStack().undo();
        QVERIFY(Snapshot(document.model()) == before);
    }

    void nothingIsCutOff()
    {
        MapDocument document(gridMap(3, 2));
        const Snapshot before(document.model());
        const QRectF box = *drawnBox(document.model());
        const EditOutcome cut = frame(document, box.adjusted(5, 0, 0, 0), 1);
        QVERIFY(!cut);
        QCOMPARE(cut.error().code, std::string("sheet-cuts"));
        const EditOutcome small = frame(document, box, 0.01);
        QVERIFY(!small);
        QCOMPARE(small.error().code, std::string("sheet-size"));
        QVERIFY(Snapshot(document.model()) == before);
        QVERIFY(frame(document, box, 1).has_value()); // just so
    }
};

QTEST_GUILESS_MAIN(TestSheetSize)
#include "tst_sheetsize.moc"
