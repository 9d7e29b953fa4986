// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/survey.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/penwork.h"
#include "editor/geometry/boxes.h"

#include <algorithm>
#include <limits>

namespace marches::editor {

namespace {

constexpr double kCrossingRoom = 15; ///< board units around a bridge
constexpr double kPortRoom = 11;
constexpr double kLaneRoom = 7;   ///< on either side of a lane
constexpr double kStackRoom = 23; ///< around a stack that somebody has put somewhere

bool isWet(const PlaceRecord& place)
{
    return place.kind == engine::PlaceKind::Sea || place.terrain == "lake" || place.terrain == "sea";
}

} // namespace

EdgeId edgeBetween(const PlanarMap& map, VertexId a, VertexId b)
{
    EdgeId found = kNoEdge;
    if (!map.has(a) || !map.has(b)) return found;
    map.visitStar(a, [&](HalfEdge half) {
        if (map.end(half) == b && (found == kNoEdge || half.edge() < found)) found = half.edge();
    });
    return found;
}

bool isLake(const MapModel& model, const PlaceRecord& place)
{
    if (place.terrain == "lake") return true;
    if (place.kind != engine::PlaceKind::Sea || place.face == kOutside || !model.drawing.has(place.face)) return false;
    return std::ranges::all_of(model.drawing.sides(place.face), [&](HalfEdge half) {
        const std::optional<Key> beyond = model.placeOf(model.drawing.right(half));
        return beyond && !isWet(model.places().at(*beyond));
    });
}

Survey::Survey(const MapModel& model, const Style& style)
    : m_model(model), m_style(style), m_art(model.info.art.value_or(engine::MapArt())),
      m_without(m_art.without.begin(), m_art.without.end())
{
    m_byId.reserve(model.places().size());
    for (const Row<PlaceRecord>& row : model.places()) m_byId.emplace(row.record.id, &row);
    takeUpBarriers();
    takeUpPlaces();
    takeUpConnections();
    takeUpFurniture();
}

QRectF Survey::sheet() const
{
    const double frame = m_art.frame ? m_style.frameWidth : 0;
    const QRectF free = board().adjusted(frame, frame, -frame, -frame);
    return free.isEmpty() ? board() : free;
}

const Row<PlaceRecord>* Survey::place(const std::string& id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : found->second;
}

const PlaceRecord* Survey::placeOf(FaceId face) const
{
    const std::optional<Key> key = m_model.placeOf(face);
    return key ? m_model.places().find(*key) : nullptr;
}

Cover Survey::coverOf(FaceId face) const
{
    if (face == kOutside) return Cover::Nothing;
    const auto [known, fresh] = m_covers.try_emplace(static_cast<std::int32_t>(face), Cover::Nothing);
    if (!fresh) return known->second;
    if (const PlaceRecord* place = placeOf(face))
        known->second = !isWet(*place) ? Cover::Land : isLake(m_model, *place) ? Cover::Lake : Cover::Sea;
    return known->second;
}

const Survey::Course* Survey::courseAt(EdgeId edge) const
{
    const auto found = m_courses.find(static_cast<std::int32_t>(edge));
    return found == m_courses.end() ? nullptr : &found->second;
}

int Survey::riversAt(VertexId vertex) const
{
    const auto found = m_rivers.find(static_cast<std::int32_t>(vertex));
    return found == m_rivers.end() ? 0 : found->second;
}

void Survey::takeUpBarriers()
{
    for (const Row<BarrierRecord>& row : m_model.barriers()) {
        const std::vector<VertexId>& line = row.record.line;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const bool closes = i > 0 && i + 1 == line.size() && line.front() == line.back();
            if (!row.record.mountains && !closes) ++m_rivers[static_cast<std::int32_t>(line[i])];
            const EdgeId edge = i > 0 ? edgeBetween(map(), line[i - 1], line[i]) : kNoEdge;
            if (edge == kNoEdge) continue;
            // A river in a range is seen.
            Course& course =
                m_courses.try_emplace(static_cast<std::int32_t>(edge), Course{row.key, true}).first->second;
            if (!row.record.mountains) course = {row.key, false};
        }
    }
}

void Survey::keepOut(const QRectF& box, bool round)
{
    m_obstacleGrid.insert(box, m_obstacles.size());
    m_obstacles.push_back({box, round});
}

std::vector<Survey::Obstacle> Survey::obstaclesNear(const QRectF& box) const
{
    std::vector<std::size_t> found;
    m_obstacleGrid.visitNear(box, [&](std::size_t one) {
        if (m_obstacles[one].box.intersects(box)) found.push_back(one);
    });
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<Obstacle> obstacles;
    obstacles.reserve(found.size());
    for (const std::size_t one : found) obstacles.push_back(m_obstacles[one]);
    return obstacles;
}

bool Survey::Obstacle::covers(const QPointF& at) const
{
    if (!box.contains(at)) return false;
    if (!round) return true;
    const QPointF off = at - box.center();
    const double x = 2 * off.x() / box.width();
    const double y = 2 * off.y() / box.height();
    return x * x + y * y < 1;
}

bool Survey::isTaken(const QPointF& at) const
{
    bool taken = false;
    m_obstacleGrid.visitNear(QRectF(at, at), [&](std::size_t one) { taken = taken || m_obstacles[one].covers(at); });
    return taken;
}

void Survey::takeUpPlaces()
{
    for (const Row<PlaceRecord>& row : m_model.places()) {
        const PlaceRecord& place = row.record;
        const engine::PlaceDrawing& drawing = place.drawing;
        if (drawing.box)
            keepOut(QRectF(drawing.box->x, drawing.box->y, drawing.box->width, drawing.box->height), false);
        if (place.kind == engine::PlaceKind::Space && drawing.label) m_spaces[place.track].push_back(&place);
        if (!drawing.label || drawing.box || place.kind == engine::PlaceKind::Space) continue;
        keepOut(nameBox(place, pointOf(*drawing.label), std::numeric_limits<double>::infinity()));
        if (drawing.stack) keepOut(around(pointOf(*drawing.stack), kStackRoom));
    }
    for (const auto& [track, spaces] : m_spaces) {
        const double radius = spaceRadius(std::string(track)) + 4;
        for (const PlaceRecord* space : spaces) keepOut(around(pointOf(*space->drawing.label), radius));
        for (std::size_t i = 1; i < spaces.size(); ++i) {
            const std::vector<QPointF> way{pointOf(*spaces[i - 1]->drawing.label), pointOf(*spaces[i]->drawing.label)};
            for (const QPointF& at : resampled(way, radius)) keepOut(around(at, radius * 0.7));
        }
    }
    for (const Row<StampRecord>& row : m_model.stamps()) {
        const double size = row.record.height;
        // Trees below its foot would reach up into it.
        keepOut(QRectF(row.record.at.x - size * 0.7, row.record.at.y - size, size * 1.4, size + 16), false);
    }
}

void Survey::takeUpConnections()
{
    for (const Row<ConnectionRecord>& row : m_model.connections()) {
        const ConnectionRecord& record = row.record;
        if (record.isBorder()) continue;
        if (record.kind == engine::ConnectionKind::SeaLane) {
            m_laned[record.from] = true;
            m_laned[record.to] = true;
            for (const engine::MapPoint& end : record.drawing.ends) keepOut(around(pointOf(end), kPortRoom));
            if (record.drawing.ends.size() == 2)
                for (const QPointF& at : resampled(pointsOf(laneOf(record)), 2 * kLaneRoom))
                    keepOut(around(at, kLaneRoom));
        } else if (const std::optional<QPointF> at = crossingAt(record)) {
            keepOut(around(*at, kCrossingRoom));
            if (record.kind == engine::ConnectionKind::Pass) m_passes.push_back(*at);
        }
    }
}

void Survey::takeUpFurniture()
{
    for (const QRectF& box : furnitureBoxes(m_model)) keepOut(box.adjusted(-4, -4, 4, 4), false);
}

} // namespace marches::editor
