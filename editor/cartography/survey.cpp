// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/survey.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/penwork.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/lanepath.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::editor {

namespace {

constexpr double kCrossingRoom = 15; ///< board units around a bridge
constexpr double kPortRoom = 11;
constexpr double kLaneRoom = 7; ///< on either side of a lane
constexpr double kNameSize = 16.5;
constexpr double kLetter = 0.56;   ///< width of a letter, of their size
constexpr double kCapital = 0.7;   ///< of a capital one
constexpr double kPiecesWide = 46; ///< a stack
constexpr double kPiecesHigh = 30;
constexpr double kPolePrecision = 3;

bool isWet(const PlaceRecord& place)
{
    return place.kind == engine::PlaceKind::Sea || place.terrain == "lake" || place.terrain == "sea";
}

/// Number of letters of a text in UTF-8.
double lettersIn(const std::string& text)
{
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
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
        if (drawing.stack) keepOut(around(pointOf(*drawing.stack), kPiecesWide / 2));
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
        keepOut(QRectF(row.record.at.x - size * 0.75, row.record.at.y - size, size * 1.5, size + 16));
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

QRectF Survey::nameBox(const PlaceRecord& place, const QPointF& at, double room) const
{
    const bool sea = place.kind == engine::PlaceKind::Sea;
    const LetterLook& look = sea ? m_style.seaLetters : m_style.landLetters;
    const double size = kNameSize * look.size;
    const double letters = lettersIn(m_model.name(m_model.info.language, textBase(place)));
    double width = letters * size * ((look.capitals ? kCapital : kLetter) + look.spacing);
    double height = size * 1.15;
    if (width > room) { // in two lines
        width = width * 0.6;
        height *= 1.9;
    }
    // A little more than the letters, since this is an ellipse around them.
    return {at.x() - width * 0.58 - 5, at.y() - height / 2 - 5, width * 1.16 + 10, height + 10};
}

std::pair<QPointF, double> Survey::poleOf(FaceId face) const
{
    const auto [known, fresh] = m_poles.try_emplace(static_cast<std::int32_t>(face));
    if (fresh)
        if (const std::optional<LabelPoint> pole = labelPointOf(map(), face, kPolePrecision))
            known->second = {pole->at, pole->depth};
    return known->second;
}

std::vector<Survey::Obstacle> Survey::clearingOf(const PlaceRecord& place) const
{
    std::vector<Obstacle> clearing;
    if (place.face == kOutside) return clearing;
    const QPointF at = middleOf(place);
    const double room = boundsOf(map(), place.face).width() * 0.8;
    const QRectF name = nameBox(place, at, room);
    clearing.push_back({name, true});
    if (place.kind == engine::PlaceKind::Sea) return clearing;
    const QPointF pieces =
        place.drawing.stack ? pointOf(*place.drawing.stack) : QPointF(at.x(), name.bottom() + kPiecesHigh / 2 - 6);
    clearing.push_back({QRectF(pieces.x() - kPiecesWide / 2, pieces.y() - kPiecesHigh / 2, kPiecesWide, kPiecesHigh)});
    return clearing;
}

QPointF Survey::middleOf(const PlaceRecord& place) const
{
    if (place.drawing.label) return pointOf(*place.drawing.label);
    if (place.face != kOutside) return poleOf(place.face).first;
    if (const std::optional<engine::MapBox>& box = place.drawing.box)
        return {box->x + box->width / 2, box->y + box->height / 2};
    return {};
}

std::vector<QPointF> Survey::passesNear(const QRectF& box) const
{
    std::vector<QPointF> near;
    std::ranges::copy_if(m_passes, std::back_inserter(near), [&](const QPointF& at) { return box.contains(at); });
    return near;
}

std::optional<QPointF> Survey::crossingAt(const ConnectionRecord& connection) const
{
    if (connection.drawing.at) return pointOf(*connection.drawing.at);
    const Row<PlaceRecord>* from = place(connection.from);
    const Row<PlaceRecord>* to = place(connection.to);
    if (from == nullptr || to == nullptr || from->record.face == kOutside || to->record.face == kOutside)
        return std::nullopt;
    std::vector<QPointF> longest;
    double most = 0;
    for (const std::vector<HalfEdge>& chain : bordersBetween(map(), from->record.face, to->record.face)) {
        const double length = lengthOf(map(), chain);
        if (length <= most) continue;
        most = length;
        longest = pointsOf(pathOf(map(), chain));
    }
    double left = most / 2;
    for (std::size_t i = 1; i < longest.size(); ++i) {
        const double length = distanceBetween(longest[i - 1], longest[i]);
        if (length >= left && length > 0) return longest[i - 1] + (longest[i] - longest[i - 1]) * (left / length);
        left -= length;
    }
    return std::nullopt;
}

QPainterPath Survey::laneOf(const ConnectionRecord& connection) const
{
    std::vector<QPointF> ends;
    for (const engine::MapPoint& end : connection.drawing.ends) ends.push_back(pointOf(end));
    std::vector<QPointF> bend;
    for (const engine::MapPoint& point : connection.drawing.bend) bend.push_back(pointOf(point));
    if (ends.size() != 2) {
        ends.clear();
        for (const std::string* id : {&connection.from, &connection.to})
            if (const Row<PlaceRecord>* end = place(*id)) ends.push_back(middleOf(end->record));
    }
    if (ends.size() != 2) return {};
    const std::vector<engine::MapPoint>& edge = connection.drawing.edge;
    return edge.size() == 2 ? lanePathAround(ends[0], pointOf(edge[0]), pointOf(edge[1]), ends[1])
                            : lanePath(ends[0], bend, ends[1]);
}

std::optional<QPointF> Survey::portOf(const PlaceRecord& place) const
{
    if (place.face == kOutside || m_laned.contains(place.id) || !std::ranges::count(place.flags, "port"))
        return std::nullopt;
    const QPointF from = middleOf(place);
    std::optional<Nearest> best;
    for (const HalfEdge half : map().sides(place.face)) {
        if (coverOf(map().right(half)) == Cover::Land) continue;
        const Nearest here = map().segment(half).nearestTo(from);
        if (!best || here.distance < best->distance) best = here;
    }
    return best ? std::optional(best->at) : std::nullopt;
}

const std::vector<const PlaceRecord*>& Survey::spacesOf(const std::string& track) const
{
    static const std::vector<const PlaceRecord*> kNone;
    const auto found = m_spaces.find(track);
    return found == m_spaces.end() ? kNone : found->second;
}

double Survey::spaceRadius(const std::string& track) const
{
    constexpr double kShare = 0.42; // of the distance between two of them
    constexpr double kLeast = 8;
    constexpr double kMost = 26;
    const std::vector<const PlaceRecord*>& spaces = spacesOf(track);
    double nearest = kMost / kShare;
    for (std::size_t i = 1; i < spaces.size(); ++i)
        nearest = std::min(nearest,
                           distanceBetween(pointOf(*spaces[i - 1]->drawing.label), pointOf(*spaces[i]->drawing.label)));
    return std::clamp(kShare * nearest, kLeast, kMost);
}

} // namespace marches::editor
