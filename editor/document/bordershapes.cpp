// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/bordershapes.h"

#include "editor/cartography/lot.h"
#include "editor/document/lanechecks.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/strokes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <queue>
#include <set>

namespace marches::editor {

namespace {

/// Longer side of a sheet in steps of a border that looks drawn by hand, when seen as a whole.
constexpr double kStepsOnSheet = 220;
constexpr double kLeastStep = 2; // board units
/// What lies on a border, or on the edge of the sheet, is no further away than this (board units).
constexpr double kReach = 1;

/// Ends of lanes that lie on borders about to be redrawn, to be brought back onto the same coasts.
class PortsOn {
public:
    PortsOn(const MapModel& model, std::span<const EdgeId> borders)
    {
        for (const Row<ConnectionRecord>& row : model.connections()) {
            const std::vector<engine::MapPoint>& ends = row.record.drawing.ends;
            if (row.record.kind != engine::ConnectionKind::SeaLane || ends.size() != 2) continue;
            for (std::size_t end = 0; end < 2; ++end) {
                const QPointF at(ends[end].x, ends[end].y);
                const bool on = std::ranges::any_of(borders, [&](EdgeId id) {
                    const Segment line = model.drawing.segment(id);
                    return line.hull().adjusted(-kReach, -kReach, kReach, kReach).contains(at) &&
                           line.nearestTo(at).distance <= kReach;
                });
                if (on) m_ports.push_back({row.key, end});
            }
        }
    }

    void bringBack(MapEdit& edit) const
    {
        for (const Port& port : m_ports) {
            const ConnectionRecord& lane = edit.model().connections().at(port.lane);
            const std::string& side = port.end == 0 ? lane.from : lane.to;
            const Row<PlaceRecord>* territory = edit.model().place(side.substr(0, side.find('/')));
            if (territory == nullptr) continue;
            const engine::MapPoint& at = lane.drawing.ends[port.end];
            const std::optional<QPointF> shore = nearestShore(edit.model(), territory->record, {at.x, at.y});
            if (shore)
                edit.modifyConnection(port.lane, [&](ConnectionRecord& record) {
                    record.drawing.ends[port.end] = {shore->x(), shore->y()};
                });
        }
    }

private:
    struct Port {
        RecordId lane;
        std::size_t end;
    };
    std::vector<Port> m_ports;
};

bool isEndOfSea(const MapModel& model, EdgeId id)
{
    const Edge& edge = model.drawing.edge(id);
    if (edge.left != kOutside && edge.right != kOutside) return false;
    const std::optional<RecordId> inside = model.placeOf(edge.left == kOutside ? edge.right : edge.left);
    return inside && !model.places().at(*inside).isTerritory();
}

bool isEdgeOfSheet(const MapModel& model, EdgeId id)
{
    const Segment line = model.drawing.segment(id);
    const auto along = [](double a, double b, double side) {
        return std::abs(a - side) < kReach && std::abs(b - side) < kReach;
    };
    return along(line.start.x(), line.end.x(), 0) || along(line.start.x(), line.end.x(), model.info.width) ||
           along(line.start.y(), line.end.y(), 0) || along(line.start.y(), line.end.y(), model.info.height);
}

/// Breaks one piece of border, and the pieces that come of it.
class Breaker {
public:
    Breaker(MapEdit& edit, const Roughness& how) : m_edit(edit), m_how(how) {}

    int added() const { return m_added; }

    /// False when there would be too many points.
    bool breakUp(EdgeId border)
    {
        std::vector<EdgeId> rest{border};
        while (!rest.empty()) {
            const EdgeId piece = rest.back();
            rest.pop_back();
            const Segment line = m_edit.model().drawing.segment(piece);
            const double length = line.length();
            if (length < 2 * m_how.step) continue;
            const Lot lot = Lot(m_how.seed).at(line.start).at(line.end);
            const EditResult broken = m_edit.draw(insertVertex, piece, lot.with("where").between(0.4, 0.6));
            if (!broken) continue; // it is too short to be told apart from its ends
            if (++m_added > kMostRoughPoints) return false;
            const VertexId point = addedVertex(*broken);
            setAside(point, line, length * m_how.swing * lot.with("aside").between(-1, 1));
            m_edit.model().drawing.visitStar(point, [&](HalfEdge half) { rest.push_back(half.edge()); });
        }
        return true;
    }

private:
    void setAside(VertexId point, const Segment& line, double swing)
    {
        const QPointF along = line.end - line.start;
        const double length = distanceBetween(line.start, line.end);
        if (length <= 0) return;
        const QPointF aside(-along.y() / length, along.x() / length);
        const QPointF from = m_edit.model().drawing.at(point);
        const QRectF sheet(0, 0, m_edit.model().info.width, m_edit.model().info.height);
        for (const double share : {1.0, 0.5, -0.5, 0.25}) {
            const QPointF to = from + aside * (swing * share);
            if (!sheet.contains(to)) continue;
            const std::array<VertexMove, 1> move{{{point, to}}};
            if (m_edit.draw(moveVertices, std::span<const VertexMove>(move))) return;
        }
    }

    MapEdit& m_edit;
    const Roughness& m_how;
    int m_added = 0;
};

/// Area of the triangle of a point with its two neighbours; nothing where it is not within these borders.
std::optional<double> weightOf(const PlanarMap& map, VertexId point, const std::set<EdgeId>& within)
{
    if (!map.has(point) || map.degree(point) != 2) return std::nullopt;
    std::vector<QPointF> corners;
    bool inside = true;
    map.visitStar(point, [&](HalfEdge half) {
        inside = inside && within.contains(half.edge());
        corners.push_back(map.at(map.end(half)));
    });
    if (!inside) return std::nullopt;
    const QPointF& at = map.at(point);
    return std::abs(cross(corners[0] - at, corners[1] - at)) / 2;
}

/// Straight borders in runs that no junction interrupts, each along one way; a coast without a junction as two.
std::vector<std::vector<HalfEdge>> runsOf(const PlanarMap& map, std::span<const EdgeId> borders)
{
    std::set<EdgeId> left;
    for (const EdgeId id : borders)
        if (!map.edge(id).curved) left.insert(id);
    const std::set<EdgeId> within = left;
    /// What follows a half-edge in its run; null: the run ends there.
    const auto onward = [&](HalfEdge half) {
        HalfEdge next;
        if (map.degree(map.end(half)) != 2) return next;
        map.visitStar(map.end(half), [&](HalfEdge other) {
            if (other != half.twin() && within.contains(other.edge())) next = other;
        });
        return next;
    };
    std::vector<std::vector<HalfEdge>> runs;
    while (!left.empty()) {
        const HalfEdge first(*left.begin(), true);
        HalfEdge begin = first;
        bool ring = false;
        for (HalfEdge back = onward(begin.twin()); !back.isNull() && !ring; back = onward(begin.twin())) {
            begin = back.twin();
            ring = begin == first;
        }
        std::vector<HalfEdge> run;
        for (HalfEdge half = begin; !half.isNull() && left.erase(half.edge()) > 0; half = onward(half))
            run.push_back(half);
        if (map.start(run.front()) != map.end(run.back())) {
            runs.push_back(std::move(run));
            continue;
        }
        const auto middle = run.begin() + static_cast<std::ptrdiff_t>(run.size() / 2);
        runs.emplace_back(run.begin(), middle);
        runs.emplace_back(middle, run.end());
    }
    return runs;
}

/// The pieces of a path of lines and cubic curves.
std::vector<Segment> piecesOf(const QPainterPath& path)
{
    std::vector<Segment> pieces;
    for (int i = 1; i < path.elementCount(); ++i) {
        const QPointF from = path.elementAt(i - 1);
        if (path.elementAt(i).type == QPainterPath::LineToElement) {
            pieces.push_back(Segment::line(from, path.elementAt(i)));
        } else if (path.elementAt(i).type == QPainterPath::CurveToElement) {
            pieces.push_back(Segment::cubic(from, path.elementAt(i), path.elementAt(i + 1), path.elementAt(i + 2)));
            i += 2;
        }
    }
    return pieces;
}

} // namespace

std::vector<EdgeId> bordersAround(const MapModel& model, std::span<const RecordId> places)
{
    std::set<EdgeId> borders;
    for (const RecordId key : places) {
        const FaceId face = model.places().at(key).face;
        if (face == kOutside) continue;
        for (const HalfEdge half : model.drawing.sides(face))
            if (!isEndOfSea(model, half.edge()) && !isEdgeOfSheet(model, half.edge())) borders.insert(half.edge());
    }
    return {borders.begin(), borders.end()};
}

Roughness usualRoughness(const MapInfo& info)
{
    Roughness how;
    how.step = std::max(kLeastStep, std::max(info.width, info.height) / kStepsOnSheet);
    how.seed = info.art ? static_cast<std::uint64_t>(info.art->seed) : 0;
    return how;
}

EditOutcome roughenBorders(MapEdit& edit, std::span<const EdgeId> borders, const Roughness& how)
{
    const PortsOn ports(edit.model(), borders);
    Breaker breaker(edit, how);
    for (const EdgeId border : borders)
        if (!breaker.breakUp(border)) return refuse("too-many-points", edit.model().drawing.segment(border).start);
    if (breaker.added() == 0)
        return refuse("border-fine-already",
                      borders.empty() ? QPointF() : edit.model().drawing.segment(borders.front()).start);
    ports.bringBack(edit);
    return {};
}

EditOutcome simplifyBorders(MapEdit& edit, std::span<const EdgeId> borders, double tolerance)
{
    const PlanarMap& map = edit.model().drawing;
    const PortsOn ports(edit.model(), borders);
    const QPointF first = borders.empty() ? QPointF() : map.segment(borders.front()).start;
    std::set<EdgeId> within(borders.begin(), borders.end());
    using Entry = std::pair<double, VertexId>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> least;
    const auto consider = [&](VertexId point) {
        const std::optional<double> weight = weightOf(map, point, within);
        if (weight && *weight < tolerance * tolerance) least.emplace(*weight, point);
    };
    std::set<VertexId> points;
    for (const EdgeId id : borders) points.insert({map.edge(id).start, map.edge(id).end});
    for (const VertexId point : points) consider(point);
    bool any = false;
    while (!least.empty()) {
        const auto [weight, point] = least.top();
        least.pop();
        if (weightOf(map, point, within) != weight) continue; // a neighbour went since, and it stands there anew
        std::vector<VertexId> neighbours;
        std::vector<EdgeId> gone;
        map.visitStar(point, [&](HalfEdge half) {
            neighbours.push_back(map.end(half));
            gone.push_back(half.edge());
        });
        if (!edit.draw(deleteVertex, point)) continue;
        any = true;
        for (const EdgeId id : gone)
            if (!map.has(id)) within.erase(id);
        map.visitStar(neighbours[0], [&](HalfEdge half) {
            if (map.end(half) == neighbours[1]) within.insert(half.edge());
        });
        for (const VertexId neighbour : neighbours) consider(neighbour);
    }
    if (!any) return refuse("border-plain-already", first);
    ports.bringBack(edit);
    return {};
}

EditOutcome fitCurves(MapEdit& edit, std::span<const EdgeId> borders, double tolerance)
{
    const PlanarMap& map = edit.model().drawing;
    const PortsOn ports(edit.model(), borders);
    const QPointF first = borders.empty() ? QPointF() : map.segment(borders.front()).start;
    bool any = false;
    for (const std::vector<HalfEdge>& run : runsOf(map, borders)) {
        std::vector<QPointF> points{map.at(map.start(run.front()))};
        for (const HalfEdge half : run) points.push_back(map.at(map.end(half)));
        // Where a curve would cross another border, one that keeps closer to its own may not.
        constexpr int kTries = 3;
        double within = tolerance;
        for (int attempt = 0; attempt < kTries; ++attempt, within /= 2) {
            const std::vector<Segment> pieces = piecesOf(fittedCurve(points, within));
            if (pieces.empty() || pieces.size() >= run.size()) break;
            if (!edit.draw(redrawRun, std::span<const HalfEdge>(run), std::span<const Segment>(pieces))) continue;
            any = true;
            break;
        }
    }
    if (!any) return refuse("border-smooth-already", first);
    ports.bringBack(edit);
    return {};
}

} // namespace marches::editor
