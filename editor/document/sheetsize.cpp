// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sheetsize.h"

#include "editor/document/placemoves.h"
#include "editor/document/sceneryedits.h"
#include "editor/geometry/outline.h"

#include <QTransform>

#include <cmath>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kNothing = 0.05; // board units that a shape may stick out by, as roundings of files make it

template <class Record> std::vector<RecordId> allOf(const MapModel& model)
{
    std::vector<RecordId> keys;
    for (const Row<Record>& row : model.table<Record>()) keys.push_back(row.key);
    return keys;
}

void carry(std::optional<engine::MapPoint>& point, const QTransform& by)
{
    if (!point) return;
    const QPointF to = by.map(QPointF(point->x, point->y));
    point = engine::MapPoint{to.x(), to.y()};
}

MapInfo carried(MapInfo info, const QTransform& by, double scale)
{
    if (info.picture) {
        const QPointF to = by.map(QPointF(info.picture->at.x, info.picture->at.y));
        info.picture->at = {to.x(), to.y()};
        info.picture->scale *= scale;
    }
    for (double& x : info.guides.upright) x = by.map(QPointF(x, 0)).x();
    for (double& y : info.guides.level) y = by.map(QPointF(0, y)).y();
    if (info.art) {
        for (std::optional<engine::MapPoint>* part : {&info.art->compass, &info.art->scale, &info.art->title})
            carry(*part, by);
        info.art->scenery = turned(std::move(info.art->scenery), by);
        if (info.art->legend) {
            const QRectF box = by.mapRect(
                QRectF(info.art->legend->x, info.art->legend->y, info.art->legend->width, info.art->legend->height));
            info.art->legend = engine::MapBox{box.x(), box.y(), box.width(), box.height()};
        }
    }
    return info;
}

std::optional<QRectF> territoriesBox(const MapModel& model)
{
    std::optional<QRectF> box;
    for (const Row<PlaceRecord>& row : model.places()) {
        if (row.record.face == kOutside) continue;
        const QRectF one = outlineOf(model.drawing, row.record.face).boundingRect();
        box = box ? box->united(one) : one;
    }
    return box;
}

} // namespace

std::optional<QRectF> drawnBox(const MapModel& model)
{
    return boxAroundItems(model, allOf<PlaceRecord>(model), allOf<StampRecord>(model));
}

EditOutcome frameSheet(MapEdit& edit, const QRectF& frame, double scale)
{
    const QSizeF size = frame.size() * scale;
    const auto fits = [](double side) { return side >= kLeastSheet && side <= kLargestSheet; };
    if (!fits(size.width()) || !fits(size.height())) return refuse("sheet-size", frame.center());
    const QRectF room = frame.adjusted(-kNothing, -kNothing, kNothing, kNothing);
    if (const std::optional<QRectF> box = territoriesBox(edit.model()); box && !room.contains(*box))
        return refuse("sheet-cuts", box->center());
    const QTransform by = QTransform::fromTranslate(-frame.left(), -frame.top()) * QTransform::fromScale(scale, scale);
    MapInfo info = carried(edit.model().info, by, scale);
    info.width = std::round(size.width() * 10) / 10;
    info.height = std::round(size.height() * 10) / 10;
    const std::vector<RecordId> places = allOf<PlaceRecord>(edit.model());
    const std::vector<RecordId> stamps = allOf<StampRecord>(edit.model());
    if (const EditOutcome moved = transformItems(edit, places, stamps, by); !moved) return moved;
    edit.setInfo(info);
    return {};
}

} // namespace marches::editor
