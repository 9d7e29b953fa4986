// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sceneryground.h"

#include "editor/cartography/lot.h"
#include "editor/cartography/penwork.h"
#include "editor/cartography/scatter.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"

#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kSceneryStep = 6;     ///< board units between points of an outline
constexpr double kSceneryParts = 4000; ///< of one outline
constexpr double kWander = 3.2;        ///< board units that an outline wanders off its curve, at most
constexpr double kWanderWave = 21;     ///< board units from one bay to the next
constexpr double kSceneryBeyond = 120; ///< board units beyond the board in which scenery is looked at
constexpr double kRangeReach = 0.35;   ///< of the width of a range: so far to either side it takes room

QPointF wandered(const QPointF& at, double most)
{
    const Lot lot = Lot(0).with("scenery");
    return at +
           2 * most *
               QPointF(unevenness(lot.with(1), at, kWanderWave) - 0.5, unevenness(lot.with(2), at, kWanderWave) - 0.5);
}

bool ringHolds(const std::vector<QPointF>& ring, const QPointF& at)
{
    bool inside = false;
    for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
        const QPointF& a = ring[i];
        const QPointF& b = ring[last];
        if ((a.y() > at.y()) == (b.y() > at.y())) continue;
        if (a.x() + (at.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()) > at.x()) inside = !inside;
    }
    return inside;
}

/// Twice the area; positive where the ring runs clockwise on the screen.
double turnOf(const std::vector<QPointF>& ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i], ring[(i + 1) % ring.size()]);
    return sum;
}

} // namespace

SceneryKind sceneryKind(const engine::MapScenery& piece)
{
    if (!piece.isPath) return SceneryKind::Ground;
    if (piece.terrain == "river") return SceneryKind::River;
    if (piece.terrain == "gorge") return SceneryKind::Gorge;
    return piece.terrain == "mountain" ? SceneryKind::Range : SceneryKind::Ground;
}

bool isWaterTerrain(std::string_view terrain)
{
    return terrain == "lake" || terrain == "sea" || terrain == "river" || terrain == "gorge";
}

double usualWidth(SceneryKind kind)
{
    switch (kind) {
    case SceneryKind::Ground: return 60;
    case SceneryKind::River: return 9;
    case SceneryKind::Gorge: return 22;
    case SceneryKind::Range: return 40;
    }
    return 60;
}

QPainterPath sceneryCurve(const engine::MapScenery& piece)
{
    QPainterPath curve;
    const auto count = static_cast<std::ptrdiff_t>(piece.points.size());
    if (count < 2) return curve;
    const bool closed = !piece.isPath;
    const auto at = [&](std::ptrdiff_t i) {
        const std::ptrdiff_t j = closed ? (i + count) % count : std::clamp<std::ptrdiff_t>(i, 0, count - 1);
        return pointOf(piece.points[static_cast<std::size_t>(j)]);
    };
    curve.moveTo(at(0));
    // Catmull and Rom's spline; handles are no longer than a third of their piece, so that it makes no loops.
    const auto handle = [&](std::ptrdiff_t i, double length) {
        const QPointF before = at(i) - at(i - 1);
        const QPointF after = at(i + 1) - at(i);
        const QPointF direction = unitOf(unitOf(before) + unitOf(after));
        return direction * (length / 3);
    };
    for (std::ptrdiff_t i = 0; i < (closed ? count : count - 1); ++i) {
        const double length = distanceBetween(at(i), at(i + 1));
        curve.cubicTo(at(i) + handle(i, length), at(i + 1) - handle(i + 1, length), at(i + 1));
    }
    if (closed) curve.closeSubpath();
    return curve;
}

SceneryGround::SceneryGround(const engine::MapScenery& piece, const QRectF& board)
    : m_kind(sceneryKind(piece)), m_width(piece.width > 0 ? piece.width : usualWidth(m_kind))
{
    const QPainterPath curve = sceneryCurve(piece);
    const QRectF seen = board.adjusted(-kSceneryBeyond, -kSceneryBeyond, kSceneryBeyond, kSceneryBeyond);
    if (curve.isEmpty() || !curve.controlPointRect().adjusted(-1, -1, 1, 1).intersects(seen)) return;
    std::vector<QPointF> points = pointsOf(curve);
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i) length += distanceBetween(points[i - 1], points[i]);
    points = resampled(points, std::max(kSceneryStep, length / kSceneryParts));
    // What is out of sight is drawn in to where nobody sees it, so that what is made of it stays small.
    const QRectF kept = seen.adjusted(-kSceneryBeyond, -kSceneryBeyond, kSceneryBeyond, kSceneryBeyond);
    for (QPointF& point : points)
        point = {std::clamp(point.x(), kept.left(), kept.right()), std::clamp(point.y(), kept.top(), kept.bottom())};
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 2) return;
    if (piece.isPath) {
        m_closed = piece.points.front() == piece.points.back();
        const double most = m_kind == SceneryKind::Ground ? kWander : kWander / 2;
        for (QPointF& point : points) point = wandered(point, most);
        m_line = std::move(points);
        if (m_kind != SceneryKind::Ground) {
            const double reach = m_kind == SceneryKind::Range ? m_width * kRangeReach : m_width / 2;
            m_box = lineThrough(m_line, false).boundingRect().adjusted(-reach, -reach, reach, reach);
            return;
        }
        QPainterPathStroker stroker;
        stroker.setWidth(m_width);
        stroker.setCapStyle(Qt::RoundCap);
        stroker.setJoinStyle(Qt::RoundJoin);
        for (const QPolygonF& polygon :
             stroker.createStroke(lineThrough(m_line, false)).simplified().toSubpathPolygons())
            addRing({polygon.begin(), polygon.end()});
    } else {
        addRing(std::move(points));
    }
    orient();
}

void SceneryGround::addRing(std::vector<QPointF> ring)
{
    while (ring.size() > 1 && distanceBetween(ring.front(), ring.back()) < 1e-6) ring.pop_back();
    if (ring.size() < 3) return;
    ring.push_back(ring.front());
    ring = resampled(ring, kSceneryStep);
    ring.pop_back();
    for (QPointF& point : ring) point = wandered(point, kWander);
    m_box |= lineThrough(ring, true).boundingRect();
    m_rings.push_back(std::move(ring));
}

void SceneryGround::orient()
{
    for (std::size_t i = 0; i < m_rings.size(); ++i) {
        bool isHole = false;
        for (std::size_t other = 0; other < m_rings.size(); ++other)
            if (other != i && ringHolds(m_rings[other], m_rings[i].front())) isHole = !isHole;
        if ((turnOf(m_rings[i]) > 0) != isHole) std::ranges::reverse(m_rings[i]);
    }
}

bool SceneryGround::covers(const QPointF& at) const
{
    if (!m_box.contains(at)) return false;
    if (m_kind == SceneryKind::Ground) {
        bool inside = false;
        for (const std::vector<QPointF>& ring : m_rings) inside = inside != ringHolds(ring, at);
        return inside;
    }
    const double reach = m_kind == SceneryKind::Range ? m_width * kRangeReach : m_width / 2 + 2;
    for (std::size_t i = 1; i < m_line.size(); ++i)
        if (nearestOnLine(at, m_line[i - 1], m_line[i]).distance < reach) return true;
    return false;
}

} // namespace marches::editor
