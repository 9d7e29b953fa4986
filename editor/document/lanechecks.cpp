// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/lanechecks.h"

#include "editor/geometry/lanepath.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace marches::editor {

namespace {

using engine::PlaceKind;
using engine::Problem;
using engine::Severity;

/// A lane is looked at as often as this (board units).
constexpr double kStride = 1.5;
/// As much land as this under a lane is a slip of the hand at a cape (board units).
constexpr double kLeastLand = 9;
/// A port may stand as far as this off the coast, as a sign on the map does (board units).
constexpr double kOffShore = 10;

QPointF onBoard(const engine::MapPoint& point) { return {point.x, point.y}; }

std::string territoryOf(const std::string& place) { return place.substr(0, place.find('/')); }

bool isLand(const MapModel& model, FaceId face)
{
    const std::optional<RecordId> place = model.placeOf(face);
    return place && model.places().at(*place).kind == PlaceKind::Land;
}

class LaneCheck {
public:
    LaneCheck(const MapModel& model, const ConnectionRecord& lane) : m_model(model), m_lane(lane) {}

    std::vector<Problem> run()
    {
        if (m_lane.drawing.ends.size() != 2) return {};
        checkAdrift(m_lane.from, m_lane.to, onBoard(m_lane.drawing.ends[0]));
        checkAdrift(m_lane.to, m_lane.from, onBoard(m_lane.drawing.ends[1]));
        checkOverLand();
        return std::move(m_problems);
    }

private:
    const PlaceRecord* drawn(const std::string& place) const
    {
        const Row<PlaceRecord>* row = m_model.place(territoryOf(place));
        return row != nullptr && row->record.face != kOutside ? &row->record : nullptr;
    }

    void checkAdrift(const std::string& place, const std::string& other, const QPointF& end)
    {
        const PlaceRecord* territory = drawn(place);
        if (territory == nullptr || faceAt(m_model.drawing, end) == territory->face) return;
        const std::optional<QPointF> shore = nearestShore(m_model, *territory, end);
        if (!shore || distanceBetween(*shore, end) <= kOffShore) return;
        m_problems.push_back(
            {"lane-end-adrift", Severity::Warning, {place, other}, {{"place", place}, {"other", other}}, false});
    }

    std::vector<FaceId> facesUnder() const
    {
        std::vector<FaceId> faces;
        for (const QPolygonF& part : linePathOf(m_lane).toSubpathPolygons())
            for (qsizetype i = 1; i < part.size(); ++i) {
                const int steps = std::max(1, static_cast<int>(distanceBetween(part[i - 1], part[i]) / kStride));
                for (int step = 0; step < steps; ++step)
                    faces.push_back(
                        faceAt(m_model.drawing, part[i - 1] + (part[i] - part[i - 1]) * (step + 0.5) / steps));
            }
        return faces;
    }

    void checkOverLand()
    {
        // Its own two lands are no matter: several lanes may leave one port, some of them round its back.
        const PlaceRecord* from = drawn(m_lane.from);
        const PlaceRecord* to = drawn(m_lane.to);
        std::map<FaceId, double> length;
        for (const FaceId face : facesUnder()) {
            const bool own = (from != nullptr && from->face == face) || (to != nullptr && to->face == face);
            if (!own && isLand(m_model, face)) length[face] += kStride;
        }
        const auto most = std::ranges::max_element(length, {}, [](const auto& one) { return one.second; });
        if (most == length.end() || most->second < kLeastLand) return;
        const std::string& land = m_model.places().at(*m_model.placeOf(most->first)).id;
        m_problems.push_back({"lane-over-land",
                              Severity::Warning,
                              {m_lane.from, m_lane.to},
                              {{"place", m_lane.from}, {"other", m_lane.to}, {"land", land}},
                              false});
    }

    const MapModel& m_model;
    const ConnectionRecord& m_lane;
    std::vector<Problem> m_problems;
};

/// How far two boxes are apart; 0: they overlap.
double gapBetween(const QRectF& a, const QRectF& b)
{
    const double across = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
    const double down = std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()});
    return std::hypot(across, down);
}

} // namespace

QPainterPath linePathOf(const ConnectionRecord& lane)
{
    const engine::ConnectionDrawing& drawing = lane.drawing;
    if (drawing.ends.size() != 2) return {};
    const QPointF from = onBoard(drawing.ends[0]);
    const QPointF to = onBoard(drawing.ends[1]);
    if (drawing.edge.size() == 2) return lanePathAround(from, onBoard(drawing.edge[0]), onBoard(drawing.edge[1]), to);
    std::vector<QPointF> bend;
    for (const engine::MapPoint& point : drawing.bend) bend.push_back(onBoard(point));
    return lanePath(from, bend, to);
}

std::vector<Problem> checkLanes(const MapModel& model)
{
    std::vector<Problem> all;
    for (const Row<ConnectionRecord>& row : model.connections()) {
        if (row.record.kind != engine::ConnectionKind::SeaLane) continue;
        std::vector<Problem> found = LaneCheck(model, row.record).run();
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

std::optional<QPointF> nearestShore(const MapModel& model, const PlaceRecord& territory, const QPointF& to)
{
    if (territory.face == kOutside) return std::nullopt;
    const PlanarMap& map = model.drawing;
    const std::vector<HalfEdge>& sides = map.sides(territory.face);
    const bool hasCoast = std::ranges::any_of(sides, [&](HalfEdge half) { return !isLand(model, map.right(half)); });
    std::optional<QPointF> best;
    double least = std::numeric_limits<double>::max();
    for (const HalfEdge half : sides) {
        if (hasCoast && isLand(model, map.right(half))) continue;
        const Nearest here = map.segment(half).nearestTo(to);
        if (here.distance >= least) continue;
        least = here.distance;
        best = here.at;
    }
    return best;
}

std::optional<Strait> narrowestStrait(const MapModel& model, const std::vector<std::string>& from)
{
    std::optional<Strait> best;
    double least = std::numeric_limits<double>::max();
    const std::set<std::string> ours(from.begin(), from.end());
    std::vector<std::pair<const PlaceRecord*, QRectF>> others;
    for (const Row<PlaceRecord>& there : model.places())
        if (there.record.kind == PlaceKind::Land && there.record.face != kOutside && !ours.contains(there.record.id))
            others.emplace_back(&there.record, boundsOf(model.drawing, there.record.face));
    for (const std::string& id : ours) {
        const Row<PlaceRecord>* here = model.place(id);
        if (here == nullptr || here->record.face == kOutside) continue;
        // The nearest first, so that most of the map need not be measured.
        const QRectF box = boundsOf(model.drawing, here->record.face);
        std::ranges::sort(others, {}, [&box](const auto& other) { return gapBetween(box, other.second); });
        for (const auto& [there, bounds] : others) {
            if (gapBetween(box, bounds) >= least) break;
            for (const HalfEdge half : model.drawing.sides(there->face)) {
                const QPointF far = model.drawing.at(model.drawing.start(half));
                if (gapBetween(box, QRectF(far, QSizeF(0, 0))) >= least) continue;
                const std::optional<QPointF> near = nearestShore(model, here->record, far);
                if (!near || distanceBetween(*near, far) >= least) continue;
                least = distanceBetween(*near, far);
                best = Strait{id, *near, there->id, far};
            }
        }
    }
    return best;
}

} // namespace marches::editor
