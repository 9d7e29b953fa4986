// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/cartographer.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/outline.h"

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kLineRoom = 24; ///< board units that crossings, lanes and tracks reach beyond their points

QRectF grown(const QRectF& box, double by) { return box.adjusted(-by, -by, by, by); }

void drawPlace(Sketch& sketch, const PlaceRecord& place)
{
    if (place.drawing.box) drawSite(sketch, place);
    if (place.face == kOutside || !sketch.survey.map().has(place.face)) return;
    const GroundPlan plan(sketch.survey, place.face);
    drawCoasts(sketch, place.face);
    drawBorders(sketch, place.face);
    const Cover cover = sketch.survey.coverOf(place.face);
    if (cover == Cover::Lake) drawLake(sketch, plan, place.face);
    if (cover == Cover::Land) drawWash(sketch, plan);
    drawGrowth(sketch, plan, place);
    if (const std::optional<QPointF> port = sketch.survey.portOf(place)) drawPort(sketch, *port);
}

void drawConnection(Sketch& sketch, const ConnectionRecord& connection)
{
    if (connection.isBorder()) return;
    if (connection.kind == engine::ConnectionKind::SeaLane)
        drawLane(sketch, connection);
    else
        drawCrossing(sketch, connection);
}

void drawStamp(Sketch& sketch, const StampRecord& record)
{
    const Stamp* stamp = sketch.stamps.find(record.stamp);
    if (stamp == nullptr) return;
    const StampPlace place{pointOf(record.at), record.height, record.turn, record.mirrored, colourOf(record.tint)};
    MadeItem item = made(MadeBand::Stamps, inksOf(*stamp, place, sketch.style()), record.at.y, record.id);
    item.stamp = record.stamp;
    item.foot = place.foot;
    item.height = record.height;
    item.mirrored = record.mirrored;
    sketch.add(std::move(item));
}

QRectF placeBox(const Survey& survey, const PlaceRecord& place)
{
    QRectF box;
    if (place.face != kOutside && survey.map().has(place.face))
        box = grown(boundsOf(survey.map(), place.face), Cartographer::kReach);
    if (const std::optional<engine::MapBox>& own = place.drawing.box)
        box |= grown(QRectF(own->x, own->y, own->width, own->height), 6);
    return box;
}

QRectF connectionBox(const Survey& survey, const ConnectionRecord& connection)
{
    if (connection.isBorder()) return {};
    if (connection.kind == engine::ConnectionKind::SeaLane) {
        const QPainterPath lane = survey.laneOf(connection);
        return lane.isEmpty() ? QRectF() : grown(lane.controlPointRect(), kLineRoom);
    }
    const std::optional<QPointF> at = survey.crossingAt(connection);
    return at ? around(*at, Cartographer::kReach) : QRectF();
}

QRectF barrierBox(const Survey& survey, const BarrierRecord& barrier)
{
    QRectF box;
    for (const VertexId vertex : barrier.line)
        if (survey.map().has(vertex)) box |= around(survey.map().at(vertex), Cartographer::kReach);
    return box;
}

QRectF trackBox(const Survey& survey, const TrackRecord& track)
{
    QRectF box;
    for (const PlaceRecord* space : survey.spacesOf(track.id))
        box |= around(pointOf(*space->drawing.label), 2 * kLineRoom);
    for (const std::string* end : {&track.after, &track.before})
        if (const Row<PlaceRecord>* space = survey.place(*end); space != nullptr && space->record.drawing.label)
            box |= around(pointOf(*space->record.drawing.label), 2 * kLineRoom);
    return box;
}

} // namespace

std::vector<MadeItem> Cartographer::drawSheet(const Survey& survey) const
{
    std::vector<MadeItem> items;
    Sketch sketch{survey, m_stamps, items};
    drawPaper(sketch);
    drawFrame(sketch);
    drawCompass(sketch);
    drawScale(sketch);
    drawTitle(sketch);
    drawLegend(sketch);
    return items;
}

std::vector<MadeItem> Cartographer::drawCell(const Survey& survey, RecordId cell) const
{
    std::vector<MadeItem> items;
    Sketch sketch{survey, m_stamps, items};
    const MapModel& model = survey.model();
    if (const PlaceRecord* place = model.places().find(cell)) drawPlace(sketch, *place);
    if (const ConnectionRecord* connection = model.connections().find(cell)) drawConnection(sketch, *connection);
    if (const BarrierRecord* barrier = model.barriers().find(cell)) {
        if (barrier->mountains)
            drawRange(sketch, *barrier);
        else
            drawRiver(sketch, *barrier);
    }
    if (const TrackRecord* track = model.tracks().find(cell)) drawTrack(sketch, *track);
    if (const StampRecord* stamp = model.stamps().find(cell)) drawStamp(sketch, *stamp);
    return items;
}

QRectF Cartographer::cellBox(const Survey& survey, RecordId cell) const
{
    const MapModel& model = survey.model();
    if (const PlaceRecord* place = model.places().find(cell)) return placeBox(survey, *place);
    if (const ConnectionRecord* connection = model.connections().find(cell)) return connectionBox(survey, *connection);
    if (const BarrierRecord* barrier = model.barriers().find(cell)) return barrierBox(survey, *barrier);
    if (const TrackRecord* track = model.tracks().find(cell)) return trackBox(survey, *track);
    if (const StampRecord* stamp = model.stamps().find(cell)) {
        const Stamp* drawing = m_stamps.find(stamp->stamp);
        if (drawing == nullptr) return {};
        return grown(boxOf(*drawing, {pointOf(stamp->at), stamp->height, stamp->turn, stamp->mirrored, QColor()}),
                     stamp->height * 0.1 + 2);
    }
    return {};
}

bool Cartographer::seesOthers(const Survey& survey, RecordId cell)
{
    const PlaceRecord* place = survey.model().places().find(cell);
    if (place == nullptr || place->face == kOutside || !survey.map().has(place->face)) return true;
    if (survey.coverOf(place->face) != Cover::Land) return false;
    return std::ranges::any_of(survey.map().sides(place->face), [&survey](HalfEdge half) {
        return survey.coverOf(survey.map().right(half)) != Cover::Land;
    });
}

std::vector<MadeItem> Cartographer::drawScenery(const Survey& survey, std::size_t index) const
{
    std::vector<MadeItem> items;
    Sketch sketch{survey, m_stamps, items};
    marches::editor::drawScenery(sketch, index);
    return items;
}

QRectF Cartographer::sceneryBox(const Survey& survey, std::size_t index)
{
    if (index >= survey.scenery().size() || survey.scenery()[index].box().isNull()) return {};
    return grown(survey.scenery()[index].box(), kReach);
}

std::vector<MadeItem> Cartographer::drawTile(const Survey& survey, const QRectF& tile) const
{
    std::vector<MadeItem> items;
    Sketch sketch{survey, m_stamps, items};
    drawOpenWater(sketch, tile);
    return items;
}

QRectF Cartographer::tileBox(const QRectF& tile) { return grown(tile, 4 * kReach); }

QColor Cartographer::fill(const MapModel& model, RecordId place) const
{
    const PlaceRecord* record = model.places().find(place);
    return record == nullptr ? QColor() : fillOf(model, m_style, *record);
}

QColor Cartographer::fillOfRegion(const MapModel& model, RecordId region) const
{
    return regionFill(model, m_style, region);
}

} // namespace marches::editor
