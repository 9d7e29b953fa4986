// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/survey.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/penwork.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/location.h"

#include <algorithm>
#include <limits>
#include <utility>

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
        const std::optional<RecordId> beyond = model.placeOf(model.drawing.right(half));
        return beyond && !isWet(model.places().at(*beyond));
    });
}

Survey::Survey(const MapModel& model, const Style& style, std::shared_ptr<const Obstacles> standing)
    : m_model(model), m_style(style), m_art(model.info.art.value_or(engine::MapArt())),
      m_without(m_art.without.begin(), m_art.without.end()), m_standing(std::move(standing))
{
    m_scenery.reserve(m_art.scenery.size());
    for (const engine::MapScenery& piece : m_art.scenery) m_scenery.emplace_back(piece, board());
    takeUpLanguages();
    takeUpBarriers();
    takeUpSpaces();
    takeUpConnections();
    if (m_standing == nullptr) m_standing = std::make_shared<const Obstacles>(placesStanding());
}

QRectF Survey::sheet() const
{
    const double frame = m_art.frame ? m_style.frameWidth : 0;
    const QRectF free = board().adjusted(frame, frame, -frame, -frame);
    return free.isEmpty() ? board() : free;
}

const Row<PlaceRecord>* Survey::place(const std::string& id) const
{
    if (m_byId.empty()) {
        m_byId.reserve(m_model.places().size());
        for (const Row<PlaceRecord>& row : m_model.places()) m_byId.emplace(row.record.id, &row);
    }
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : found->second;
}

const PlaceRecord* Survey::placeOf(FaceId face) const
{
    const std::optional<RecordId> key = m_model.placeOf(face);
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

bool Survey::isScenery(const QPointF& at, std::size_t first, double clear) const
{
    for (std::size_t i = first; i < m_scenery.size(); ++i) {
        const SceneryGround& piece = m_scenery[i];
        if (!piece.box().adjusted(-clear, -clear, clear, clear).contains(at)) continue;
        if (piece.covers(at)) return true;
        if (clear <= 0) continue;
        for (const QPointF& way : {QPointF(clear, 0), QPointF(-clear, 0), QPointF(0, clear), QPointF(0, -clear)})
            if (piece.covers(at + way)) return true;
    }
    return false;
}

bool Survey::isSeaAt(const QPointF& at) const
{
    if (!board().contains(at)) return false;
    for (std::size_t i = m_scenery.size(); i > 0; --i)
        if (m_scenery[i - 1].kind() == SceneryKind::Ground && m_scenery[i - 1].covers(at))
            return isWaterTerrain(m_art.scenery[i - 1].terrain);
    const Cover cover = coverOf(faceAt(map(), at));
    return cover == Cover::Sea || cover == Cover::Lake || (cover == Cover::Nothing && m_style.groundIsSea);
}

void Survey::takeUpLanguages()
{
    m_languages = {m_model.info.language};
    const std::map<TextId, std::string>& texts = m_model.texts();
    for (auto text = texts.begin(); text != texts.end();) {
        const std::string& language = text->first.language;
        if (language != m_model.info.language) m_languages.push_back(language);
        text = texts.lower_bound(TextId{language + '\0', {}}); // the first one of the next language
    }
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

void Survey::Obstacles::add(const QRectF& box, bool round)
{
    m_grid.insert(box, m_all.size());
    m_all.push_back({box, round});
}

void Survey::Obstacles::appendNear(const QRectF& box, std::vector<Obstacle>& found) const
{
    std::vector<std::size_t> near;
    m_grid.visitNear(box, [&](std::size_t one) {
        if (m_all[one].box.intersects(box)) near.push_back(one);
    });
    std::ranges::sort(near);
    near.erase(std::unique(near.begin(), near.end()), near.end());
    for (const std::size_t one : near) found.push_back(m_all[one]);
}

bool Survey::Obstacle::reaches(const QRectF& other) const
{
    if (!box.intersects(other)) return false;
    if (!round) return true;
    // As for a circle, of which the ellipse is a picture: by its nearest point.
    const QPointF middle = box.center();
    return covers(
        {std::clamp(middle.x(), other.left(), other.right()), std::clamp(middle.y(), other.top(), other.bottom())});
}

std::vector<Survey::Obstacle> Survey::obstaclesNear(const QRectF& box) const
{
    std::vector<Obstacle> found;
    m_standing->appendNear(box, found);
    m_ways.appendNear(box, found);
    return found;
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
    for (const Obstacles* obstacles : {m_standing.get(), &m_ways})
        obstacles->visitNear(QRectF(at, at), [&](const Obstacle& one) { taken = taken || one.covers(at); });
    return taken;
}

void Survey::takeUpSpaces()
{
    for (const Row<PlaceRecord>& row : m_model.places())
        if (row.record.kind == engine::PlaceKind::Space && row.record.drawing.label)
            m_spaces[row.record.track].push_back(&row.record);
}

Survey::Obstacles Survey::placesStanding() const
{
    Obstacles standing;
    for (const Row<PlaceRecord>& row : m_model.places()) {
        const PlaceRecord& place = row.record;
        const engine::PlaceDrawing& drawing = place.drawing;
        if (drawing.box)
            standing.add(QRectF(drawing.box->x, drawing.box->y, drawing.box->width, drawing.box->height), false);
        if (!drawing.label || drawing.box || place.kind == engine::PlaceKind::Space) continue;
        constexpr double kInOneLine = std::numeric_limits<double>::infinity();
        for (const QRectF& name : nameBoxes(place, pointOf(*drawing.label), kInOneLine)) standing.add(name);
        if (drawing.stack) standing.add(around(pointOf(*drawing.stack), kStackRoom));
    }
    for (const auto& [track, spaces] : m_spaces) {
        const double radius = spaceRadius(std::string(track)) + 4;
        for (const PlaceRecord* space : spaces) standing.add(around(pointOf(*space->drawing.label), radius));
        for (std::size_t i = 1; i < spaces.size(); ++i) {
            const std::vector<QPointF> way{pointOf(*spaces[i - 1]->drawing.label), pointOf(*spaces[i]->drawing.label)};
            for (const QPointF& at : resampled(way, radius)) standing.add(around(at, radius * 0.7));
        }
    }
    for (const Row<StampRecord>& row : m_model.stamps()) {
        const double size = row.record.height;
        // Trees below its foot would reach up into it.
        standing.add(QRectF(row.record.at.x - size * 0.7, row.record.at.y - size, size * 1.4, size + 16), false);
    }
    for (const QRectF& box : furnitureBoxes(m_model)) standing.add(box.adjusted(-4, -4, 4, 4), false);
    return standing;
}

void Survey::takeUpConnections()
{
    for (const Row<ConnectionRecord>& row : m_model.connections()) {
        const ConnectionRecord& record = row.record;
        if (record.isBorder()) continue;
        if (record.kind == engine::ConnectionKind::SeaLane) {
            m_laned[record.from] = true;
            m_laned[record.to] = true;
            for (const engine::MapPoint& end : record.drawing.ends) m_ways.add(around(pointOf(end), kPortRoom));
            if (record.drawing.ends.size() == 2)
                for (const QPointF& at : resampled(pointsOf(laneOf(record)), 2 * kLaneRoom))
                    m_ways.add(around(at, kLaneRoom));
            continue;
        }
        m_hasLooseCrossings = m_hasLooseCrossings || !record.drawing.at;
        if (const std::optional<QPointF> at = crossingAt(record)) {
            m_ways.add(around(*at, kCrossingRoom));
            if (record.kind == engine::ConnectionKind::Pass) m_passes.push_back(*at);
        }
    }
}
} // namespace marches::editor
