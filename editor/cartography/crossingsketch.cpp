// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/segment.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kBridgeWidth = 8;
constexpr double kOverBanks = 6.5; ///< board units that a bridge goes on over the land at each end
constexpr double kLongBridge = 17; ///< half the length from which a bridge is built of stone
constexpr double kPassHalf = 14;

/// How far the land is from a point over water, to one side; `most` where there is none.
double shoreFrom(const Survey& survey, const QPointF& at, const QPointF& towards, double most)
{
    double nearest = most;
    const Segment way = Segment::line(at, at + towards * most);
    for (const EdgeId id : survey.map().edgesNear(way.hull())) {
        const std::vector<QPointF> line = survey.map().segment(id).flattened();
        for (std::size_t i = 1; i < line.size(); ++i) {
            const QPointF side = line[i] - line[i - 1];
            const double along = cross(towards, side);
            if (std::abs(along) < 1e-9) continue;
            const double distance = cross(line[i - 1] - at, side) / along;
            const double share = cross(line[i - 1] - at, towards) / along;
            if (share >= 0 && share <= 1 && distance > 0.5 && distance < nearest) nearest = distance;
        }
    }
    return nearest;
}

QPainterPath boxPath(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

/// Planks with rails, along the x axis.
Inks woodenBridge(const Style& style, double half)
{
    const double w = kBridgeWidth / 2;
    const QColor ink = style.role(InkRole::Outline);
    Inks inks{filledInk(boxPath(-half, -w + 1.6, 2 * half, 2 * w), QColor(0x2a, 0x20, 0x14, 70)),
              filledInk(boxPath(-half, -w, 2 * half, 2 * w), style.role(InkRole::Wood).lighter(135))};
    QPainterPath planks;
    constexpr double kPlank = 3.2;
    const int gaps = static_cast<int>((2 * half - 1) / kPlank);
    for (int i = 1; i <= gaps; ++i) {
        const double x = -half + i * kPlank;
        planks.moveTo(x, -w);
        planks.lineTo(x, w);
    }
    QColor faint = ink;
    faint.setAlphaF(0.55F);
    inks.push_back(strokedInk(planks, faint, 0.6));
    QPainterPath rails;
    for (const double side : {-1.0, 1.0}) {
        rails.moveTo(-half - 1.5, side * (w + 1.4));
        rails.cubicTo(-half * 0.5, side * w, half * 0.5, side * w, half + 1.5, side * (w + 1.4));
    }
    inks.push_back(strokedInk(rails, ink, 1.7));
    return inks;
}

/// A deck of stone on arches, along the x axis.
Inks stoneBridge(const Style& style, double half)
{
    const double w = kBridgeWidth / 2;
    const QColor ink = style.role(InkRole::Outline);
    QPainterPath piers;
    const int arches = std::max(1, static_cast<int>(std::lround(2 * half / 14)));
    for (int i = 1; i < arches; ++i) piers.addEllipse(QPointF(-half + 2 * half * i / arches, 0), 2.4, w + 2.6);
    Inks inks{filledInk(boxPath(-half, -w + 1.8, 2 * half, 2 * w), QColor(0x2a, 0x20, 0x14, 70))};
    Ink pier = filledInk(piers, style.role(InkRole::Rock));
    pier.pen = strokedInk(piers, ink, 0.8).pen;
    if (!piers.isEmpty()) inks.push_back(pier);
    const QPainterPath deck = boxPath(-half, -w, 2 * half, 2 * w);
    inks.push_back(filledInk(deck, style.role(InkRole::Wall)));
    QPainterPath stones;
    constexpr double kStone = 4.5;
    const int joints = static_cast<int>((2 * half - 2) / kStone);
    for (int i = 1; i <= joints; ++i) {
        const double x = -half + i * kStone;
        const bool upper = i % 2 == 0;
        stones.moveTo(x, upper ? -w : 0);
        stones.lineTo(x, upper ? 0 : w);
    }
    QColor faint = ink;
    faint.setAlphaF(0.4F);
    inks.push_back(strokedInk(stones, faint, 0.5));
    QPainterPath walls;
    for (const double side : {-w, w}) {
        walls.moveTo(-half - 1.5, side);
        walls.lineTo(half + 1.5, side);
    }
    inks.push_back(strokedInk(walls, ink, 1.6));
    return inks;
}

Inks fordStones(const Style& style, double half, const Lot& lot)
{
    QPainterPath stones;
    stones.setFillRule(Qt::WindingFill);
    const int count = std::max(4, static_cast<int>(half / 1.7));
    for (int i = 0; i < count; ++i) {
        const Lot one = lot.with(i);
        const double x = -half + 2 * half * (i + 0.5) / count;
        stones.addEllipse(QPointF(x, one.with(1).between(-1.6, 1.6)), one.with(2).between(1.5, 2.3),
                          one.with(3).between(1.3, 1.9));
    }
    Ink ink = filledInk(stones, style.role(InkRole::Rock));
    ink.pen = strokedInk(stones, style.role(InkRole::Outline), 0.7).pen;
    return {ink};
}

/// A road through a gap, winding a little.
Inks passRoad(const Style& style)
{
    QPainterPath road;
    road.moveTo(-kPassHalf, 0);
    road.cubicTo(-kPassHalf * 0.4, -3.5, kPassHalf * 0.4, 3.5, kPassHalf, 0);
    return {strokedInk(road, style.terrainFill("plain").lighter(108), 4.8),
            strokedInk(road, style.lane.colour, 1.7, {2.2, 1.9})};
}

} // namespace

void drawCrossing(Sketch& sketch, const ConnectionRecord& connection)
{
    const Survey& survey = sketch.survey;
    const std::optional<QPointF> at = survey.crossingAt(connection);
    if (!at) return;
    const double angle = wayAcross(survey.map(), *at) * std::numbers::pi / 180;
    const double water = riverWidthAt(survey, *at);
    double half = water / 2 + kOverBanks;
    double middle = 0;
    if (water == 0 && connection.kind != engine::ConnectionKind::Pass) {
        // Over a strait: from the one shore to the other, where they are near.
        constexpr double kMost = 42;
        const QPointF way(std::cos(angle), std::sin(angle));
        const double there = shoreFrom(survey, *at, way, kMost);
        const double back = shoreFrom(survey, *at, -way, kMost);
        if (there < kMost && back < kMost) {
            half = (there + back) / 2 + 3;
            middle = (there - back) / 2;
        }
    }
    Inks inks;
    if (connection.kind == engine::ConnectionKind::Pass)
        inks = passRoad(survey.style());
    else if (connection.kind == engine::ConnectionKind::Ford)
        inks = fordStones(survey.style(), half, survey.lot().at(*at));
    else
        inks = half < kLongBridge ? woodenBridge(survey.style(), half) : stoneBridge(survey.style(), half);
    QTransform place;
    place.translate(at->x(), at->y());
    place.rotateRadians(angle);
    place.translate(middle, 0);
    for (Ink& ink : inks) ink.path = place.map(ink.path);
    sketch.add(made(MadeBand::Crossings, std::move(inks), at->y()));
}

} // namespace marches::editor
