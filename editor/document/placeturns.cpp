// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/placemoves.h"

#include "editor/cartography/sceneryground.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/facecopies.h"
#include "editor/geometry/outline.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

namespace marches::editor {

namespace {

void turn(engine::MapPoint& point, const QTransform& by)
{
    const QPointF to = by.map(QPointF(point.x, point.y));
    point = {to.x(), to.y()};
}

/// Where the name of a place or region stands, and its curve.
template <class Drawing> void turnName(Drawing& drawing, const QTransform& by)
{
    if (drawing.label) turn(*drawing.label, by);
    if (drawing.lettering)
        for (engine::MapPoint& point : drawing.lettering->curve) turn(point, by);
}

/// Upright and level lines stay so, or become each other.
bool keepsUpright(const QTransform& by)
{
    const auto none = [](double a, double b) { return std::abs(a) < 1e-9 && std::abs(b) < 1e-9; };
    return none(by.m12(), by.m21()) || none(by.m11(), by.m22());
}

QRectF scaledAbout(const QPointF& middle, const QSizeF& size, const QTransform& by)
{
    const QSizeF scaled = size * std::sqrt(std::abs(by.determinant()));
    return {middle.x() - scaled.width() / 2, middle.y() - scaled.height() / 2, scaled.width(), scaled.height()};
}

} // namespace

engine::PlaceDrawing turned(engine::PlaceDrawing drawing, const QTransform& by)
{
    turnName(drawing, by);
    if (drawing.stack) turn(*drawing.stack, by);
    if (drawing.box) {
        const QRectF before(drawing.box->x, drawing.box->y, drawing.box->width, drawing.box->height);
        const QRectF box =
            keepsUpright(by) ? by.mapRect(before) : scaledAbout(by.map(before.center()), before.size(), by);
        drawing.box = engine::MapBox{box.x(), box.y(), box.width(), box.height()};
    }
    return drawing;
}

engine::ConnectionDrawing turned(engine::ConnectionDrawing drawing, const QTransform& by)
{
    if (drawing.at) turn(*drawing.at, by);
    for (std::vector<engine::MapPoint>* points : {&drawing.ends, &drawing.bend, &drawing.edge})
        for (engine::MapPoint& point : *points) turn(point, by);
    return drawing;
}

StampRecord turned(StampRecord stamp, const QTransform& by)
{
    const auto filed = [](double value) { return std::round(value * 100) / 100 + 0.0; }; // digits of files; never -0
    const QPointF foot(stamp.at.x, stamp.at.y);
    const double angle = stamp.turn * std::numbers::pi / 180;
    const QPointF to = by.map(foot);
    const QPointF up = by.map(foot + QPointF(std::sin(angle), -std::cos(angle))) - to;
    stamp.at = {filed(to.x()), filed(to.y())};
    stamp.turn = filed(std::atan2(up.x(), -up.y()) * 180 / std::numbers::pi);
    if (const double growth = std::hypot(up.x(), up.y()); std::abs(growth - 1) > 1e-9)
        stamp.height = filed(std::clamp(stamp.height * growth, kLeastStamp, kLargestStamp));
    if (by.determinant() < 0) stamp.mirrored = !stamp.mirrored;
    return stamp;
}

void turnStamps(MapEdit& edit, std::span<const RecordId> stamps, const QTransform& by)
{
    for (const RecordId key : stamps)
        edit.modify<StampRecord>(key, [&by](StampRecord& record) { record = turned(record, by); });
}

void turnRegionNames(MapEdit& edit, std::span<const RecordId> places, const QTransform& by)
{
    const auto stands = [](const Row<RegionRecord>& row) {
        return row.record.drawing.label.has_value() || row.record.drawing.lettering.has_value();
    };
    if (std::ranges::none_of(edit.model().regions(), stands)) return; // asked at each step of a drag
    const std::set<RecordId> moved(places.begin(), places.end());
    std::map<std::string, bool> whole; // by region: all of it moves
    for (const Row<PlaceRecord>& row : edit.model().places()) {
        if (!row.record.isTerritory() || row.record.region.empty()) continue;
        bool& all = whole.try_emplace(row.record.region, true).first->second;
        all = all && moved.contains(row.key);
    }
    std::vector<RecordId> regions;
    for (const Row<RegionRecord>& row : edit.model().regions())
        if (const auto found = whole.find(row.record.id); found != whole.end() && found->second)
            regions.push_back(row.key);
    for (const RecordId key : regions)
        edit.modify<RegionRecord>(key, [&by](RegionRecord& record) { turnName(record.drawing, by); });
}

std::optional<QRectF> boxAroundItems(const MapModel& model, std::span<const RecordId> places,
                                     std::span<const RecordId> stamps, std::span<const std::string> scenery)
{
    std::optional<QRectF> box;
    const auto take = [&box](const QRectF& one) { box = box ? boxAround(*box, one) : one; };
    for (const RecordId key : places) {
        const PlaceRecord& record = model.places().at(key);
        if (record.face != kOutside)
            take(outlineOf(model.drawing, record.face).boundingRect());
        else if (record.drawing.box)
            take({record.drawing.box->x, record.drawing.box->y, record.drawing.box->width, record.drawing.box->height});
        else if (record.drawing.label)
            take({record.drawing.label->x, record.drawing.label->y, 0, 0});
    }
    for (const RecordId key : stamps) {
        const StampRecord& stamp = model.stamps().at(key);
        take({stamp.at.x, stamp.at.y, 0, 0});
        if (const QPolygonF outline = stampOutline(stamp); !outline.isEmpty()) take(outline.boundingRect());
    }
    for (const engine::MapScenery& piece : sceneryOf(model, scenery)) take(sceneryCurve(piece).boundingRect());
    return box;
}

bool canTransform(const MapModel& model, std::span<const RecordId> places, std::span<const RecordId> stamps,
                  std::span<const std::string> scenery)
{
    if (!boxAroundItems(model, places, stamps, scenery)) return false;
    std::vector<FaceId> faces;
    for (const RecordId key : places)
        if (const FaceId face = model.places().at(key).face; face != kOutside) faces.push_back(face);
    return standAlone(model.drawing, faces);
}

EditOutcome transformItems(MapEdit& edit, std::span<const RecordId> places, std::span<const RecordId> stamps,
                           const QTransform& by, std::span<const engine::MapScenery> scenery,
                           const std::optional<QTransform>& whole)
{
    if (EditOutcome turned = turnPlaces(edit, places, by); !turned) return turned;
    turnStamps(edit, stamps, by);
    setScenery(edit, turned(std::vector<engine::MapScenery>(scenery.begin(), scenery.end()), whole.value_or(by)));
    return {};
}

EditOutcome turnPlaces(MapEdit& edit, std::span<const RecordId> places, const QTransform& by)
{
    std::vector<FaceId> faces;
    std::set<std::string> ids;
    for (const RecordId key : places) {
        const PlaceRecord& record = edit.model().places().at(key);
        if (record.face != kOutside) faces.push_back(record.face);
        ids.insert(record.id);
    }
    if (!faces.empty())
        if (const EditResult drawn = edit.draw(transformFaces, std::span<const FaceId>(faces), by); !drawn)
            return tl::unexpected(drawn.error());
    std::vector<RecordId> moved(places.begin(), places.end());
    for (const Row<PlaceRecord>& row : edit.model().places()) // coasts go with their territory
        if (row.record.kind == engine::PlaceKind::Coast && ids.contains(row.record.parent)) {
            moved.push_back(row.key);
            ids.insert(row.record.id);
        }
    for (const RecordId key : std::set<RecordId>(moved.begin(), moved.end()))
        edit.modifyPlace(key, [&by](PlaceRecord& record) { record.drawing = turned(record.drawing, by); });
    turnRegionNames(edit, places, by);
    std::vector<RecordId> connections;
    for (const Row<ConnectionRecord>& row : edit.model().connections())
        if (ids.contains(row.record.from) || ids.contains(row.record.to)) connections.push_back(row.key);
    for (const RecordId key : connections)
        edit.modifyConnection(key, [&](ConnectionRecord& record) {
            const bool from = ids.contains(record.from);
            const bool to = ids.contains(record.to);
            const engine::ConnectionDrawing all = turned(record.drawing, by);
            if (from && to)
                record.drawing = all;
            else if (record.drawing.ends.size() == 2) // the port of the one that moves
                record.drawing.ends[from ? 0 : 1] = all.ends[from ? 0 : 1];
        });
    return {};
}

} // namespace marches::editor
