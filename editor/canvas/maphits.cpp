// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/maphits.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/cartography/sceneryground.h"
#include "editor/document/boardart.h"
#include "editor/document/mapfiles.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/location.h"
#include "editor/model/mapmodel.h"
#include "editor/painting/mapnames.h"

#include <QLineF>
#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

using engine::PlaceKind;

bool near(const QPainterPath& path, const QPointF& at, double reach)
{
    if (path.isEmpty() || !path.controlPointRect().adjusted(-reach, -reach, reach, reach).contains(at)) return false;
    QPainterPathStroker stroker;
    stroker.setWidth(2 * reach);
    return stroker.createStroke(path).contains(at);
}

bool isDrawnAt(const StampRecord& record, const Style& style, const QRectF& spot)
{
    if (!stampOutline(record).boundingRect().intersects(spot)) return false;
    const Stamp* stamp = artResources().stamps.find(record.stamp);
    if (stamp == nullptr) return false;
    const Inks inks = inksOf(*stamp, placeOf(record), style);
    // What is drawn by lines alone is taken by what they enclose.
    return std::ranges::any_of(inks, [&spot](const Ink& ink) { return ink.path.intersects(spot); });
}

/// What is drawn along a path has its edges beside it, and a river is taken by its water.
bool nearEdge(const engine::MapScenery& piece, const QRectF& board, const QPointF& at, double reach)
{
    if (!piece.isPath || sceneryKind(piece) == SceneryKind::Range) return false;
    const double width = piece.width > 0 ? piece.width : usualWidth(sceneryKind(piece));
    const QPainterPath middle = sceneryCurve(piece);
    if (!middle.controlPointRect().adjusted(-width, -width, width, width).contains(at)) return false;
    if (sceneryKind(piece) != SceneryKind::Ground) return near(middle, at, width / 2);
    const SceneryGround ground(piece, board);
    return std::ranges::any_of(ground.rings(), [&](const std::vector<QPointF>& ring) {
        QPainterPath edge;
        edge.addPolygon(QPolygonF(QList<QPointF>(ring.begin(), ring.end())));
        edge.closeSubpath();
        return near(edge, at, reach);
    });
}

} // namespace

std::optional<RecordId> siteAt(const MapScene& scene, const QPointF& at)
{
    constexpr double kSpaceRadius = 8;
    std::optional<RecordId> found;
    if (!scene.layers.offers(MapLayer::Sites)) return found;
    for (const Row<PlaceRecord>& row : scene.model().places()) {
        if (row.record.kind == PlaceKind::Site && row.record.drawing.box) {
            const engine::MapBox& box = *row.record.drawing.box;
            if (QRectF(box.x, box.y, box.width, box.height).contains(at)) found = row.key;
        } else if (row.record.kind == PlaceKind::Space && row.record.drawing.label) {
            if (QLineF(QPointF(row.record.drawing.label->x, row.record.drawing.label->y), at).length() <= kSpaceRadius)
                return row.key; // spaces stand in sites
        }
    }
    return found;
}

std::optional<RecordId> placeAt(const MapScene& scene, const QPointF& at)
{
    if (scene.isEmpty()) return std::nullopt;
    if (const std::optional<RecordId> site = siteAt(scene, at)) return site;
    const std::optional<RecordId> place = scene.model().placeOf(faceAt(scene.model().drawing, at));
    if (!place) return std::nullopt;
    const bool sea = scene.model().places().at(*place).kind == PlaceKind::Sea;
    return scene.layers.offers(sea ? MapLayer::Seas : MapLayer::Territories) ? place : std::nullopt;
}

std::optional<RecordId> nameAt(const MapScene& scene, const QPointF& at)
{
    if (!scene.layers.offers(MapLayer::Labels)) return std::nullopt;
    std::optional<RecordId> found;
    for (const RecordId place : scene.names().near(QRectF(at, QSizeF(1e-3, 1e-3)))) {
        const std::vector<QRectF>& parts = scene.names().name(place).parts;
        if (std::ranges::any_of(parts, [&at](const QRectF& part) { return part.contains(at); })) found = place;
    }
    return found;
}

std::optional<RecordId> regionNameAt(const MapScene& scene, const QPointF& at)
{
    if (!scene.layers.offers(MapLayer::Labels)) return std::nullopt;
    for (const RecordId region : scene.names().regionsNear(QRectF(at, QSizeF(1e-3, 1e-3)))) {
        const std::vector<QRectF>& parts = scene.names().regionName(region).parts;
        if (std::ranges::any_of(parts, [&at](const QRectF& part) { return part.contains(at); })) return region;
    }
    return std::nullopt;
}

std::optional<RecordId> connectionAt(const MapScene& scene, const QPointF& at, double reach)
{
    if (!scene.layers.offers(MapLayer::Crossings)) return std::nullopt;
    constexpr double kCrossing = 11; // half of a bridge
    std::optional<RecordId> lane;
    for (const Row<ConnectionRecord>& row : scene.model().connections()) {
        if (row.record.drawing.at) {
            const QPointF there(row.record.drawing.at->x, row.record.drawing.at->y);
            if (QLineF(there, at).length() <= kCrossing + reach / 2) return row.key;
        } else if (row.record.kind == engine::ConnectionKind::SeaLane && near(scene.lane(row.record), at, reach)) {
            lane = row.key;
        }
    }
    return lane;
}

std::optional<RecordId> stampAt(const MapScene& scene, const QPointF& at, double reach)
{
    const MapModel& model = scene.model();
    if (!model.info.art || !scene.layers.offers(MapLayer::Artwork)) return std::nullopt;
    const Row<StampRecord>* uppermost = nullptr;
    for (const Row<StampRecord>& row : model.stamps()) {
        // The nearer to the reader, the later it is drawn.
        if (uppermost != nullptr && row.record.at.y < uppermost->record.at.y) continue;
        if (isDrawnAt(row.record, styleOf(model), around(at, reach))) uppermost = &row;
    }
    return uppermost == nullptr || nameAt(scene, at) ? std::nullopt : std::optional(uppermost->key);
}

std::optional<MadeItem> madeAt(const MapScene& scene, const QPointF& at)
{
    const MadeBoard* made = scene.made();
    if (made == nullptr || !scene.layers.offers(MapLayer::Artwork)) return std::nullopt;
    const MadeItem* item = made->glyphAt(at);
    return item == nullptr || nameAt(scene, at) ? std::nullopt : std::optional(*item);
}

std::vector<MadeItem> madeAround(const MapScene& scene, std::optional<RecordId> place, const QPointF& at)
{
    constexpr double kAround = 150; // board units
    std::vector<MadeItem> found;
    const MadeBoard* made = scene.made();
    if (made == nullptr || !scene.layers.offers(MapLayer::Artwork)) return found;
    const PlaceRecord* record = place ? scene.model().places().find(*place) : nullptr;
    const bool isArea = record != nullptr && record->face != kOutside;
    const QRectF box = isArea ? scene.shape(record->face).box : around(at, kAround);
    for (const MadeBand band : kTakenBands)
        made->visit(box, band, band, [&](const MadeItem& item) {
            if (item.id.empty() || !box.contains(item.foot)) return;
            if (!isArea || placeAt(scene, item.foot) == place) found.push_back(item);
        });
    std::ranges::sort(found, [](const MadeItem& a, const MadeItem& b) {
        return std::pair(a.foot.y(), a.foot.x()) < std::pair(b.foot.y(), b.foot.x());
    });
    return found;
}

bool isStillMade(const MapScene& scene, const MadeItem& item)
{
    const MadeBoard* made = scene.made();
    if (made == nullptr) return scene.model().info.art.has_value();
    bool found = false;
    made->visit(item.box, item.band, item.band,
                [&found, &item](const MadeItem& one) { found = found || one.id == item.id; });
    return found;
}

std::string sceneryEdgeAt(const MapScene& scene, const QPointF& at, double reach)
{
    const MapModel& model = scene.model();
    if (!model.info.art || !scene.layers.offers(MapLayer::Artwork)) return {};
    const QRectF board(0, 0, model.info.width, model.info.height);
    std::string found;
    for (const engine::MapScenery& piece : model.info.art->scenery)
        if (near(sceneryCurve(piece), at, reach) || nearEdge(piece, board, at, reach)) found = piece.id;
    return found;
}

std::string sceneryAt(const MapScene& scene, const QPointF& at)
{
    const MapModel& model = scene.model();
    if (!model.info.art || !scene.layers.offers(MapLayer::Artwork)) return {};
    const QRectF board(0, 0, model.info.width, model.info.height);
    std::string found;
    for (const engine::MapScenery& piece : model.info.art->scenery)
        if (SceneryGround(piece, board).covers(at)) found = piece.id;
    return found;
}

std::optional<SheetPart> sheetPartAt(const MapScene& scene, const QPointF& at)
{
    if (scene.isEmpty() || !scene.layers.offers(MapLayer::Artwork)) return std::nullopt;
    for (const SheetPart part : {SheetPart::Legend, SheetPart::Title, SheetPart::Scale, SheetPart::Compass})
        if (sheetPartBox(scene.model(), part).contains(at)) return part;
    return std::nullopt;
}

std::optional<RecordId> barrierAt(const MapScene& scene, const QPointF& at, double reach)
{
    if (!scene.layers.offers(MapLayer::Barriers)) return std::nullopt;
    for (const Row<BarrierRecord>& row : scene.model().barriers())
        if (near(linePath(scene.model(), row.record.line), at, reach)) return row.key;
    return std::nullopt;
}

std::optional<VertexHit> vertexAt(const MapScene& scene, const QPointF& at, double reach)
{
    const PlanarMap& map = scene.model().drawing;
    std::optional<VertexHit> best;
    double least = 0;
    for (const EdgeId id : map.edgesNear(around(at, reach))) {
        for (const VertexId vertex : {map.edge(id).start, map.edge(id).end}) {
            const double distance = QLineF(map.at(vertex), at).length();
            if (distance > reach) continue;
            const double cost = distance - (map.degree(vertex) > 2 ? reach / 2 : 0);
            if (best && cost >= least) continue;
            best = VertexHit{vertex, distance};
            least = cost;
        }
    }
    return best;
}

std::optional<EdgeHit> edgeAt(const MapScene& scene, const QPointF& at, double reach)
{
    const PlanarMap& map = scene.model().drawing;
    std::optional<EdgeHit> best;
    for (const EdgeId id : map.edgesNear(around(at, reach))) {
        const Nearest nearest = map.segment(id).nearestTo(at);
        if (nearest.distance <= reach && (!best || nearest.distance < best->nearest.distance))
            best = EdgeHit{id, nearest};
    }
    return best;
}

} // namespace marches::editor
