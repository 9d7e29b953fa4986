// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kPort = 6.2; ///< radius of the disc with an anchor

/// An anchor in a disc.
Inks portInks(const Style& style, const QPointF& at)
{
    const QColor& ink = style.lane.colour;
    const auto point = [&](double x, double y) { return at + QPointF(x, y) * kPort; };
    Ink disc = filledInk(discAt(at, kPort), style.paper);
    disc.pen = strokedInk(disc.path, ink, 1.1).pen;
    QPainterPath anchor;
    anchor.addEllipse(point(0, -0.5), 0.14 * kPort, 0.14 * kPort);
    anchor.moveTo(point(0, -0.34));
    anchor.lineTo(point(0, 0.6));
    anchor.moveTo(point(-0.27, -0.14));
    anchor.lineTo(point(0.27, -0.14));
    anchor.moveTo(point(-0.5, 0.14));
    anchor.quadTo(point(-0.42, 0.58), point(0, 0.6));
    anchor.quadTo(point(0.42, 0.58), point(0.5, 0.14));
    return {disc, strokedInk(anchor, ink, 1.05)};
}

/// A small boss, where two ports are so near that anchors would cover the lane between.
Inks bossInks(const Style& style, const QPointF& at)
{
    constexpr double kBoss = 3.2;
    Ink disc = filledInk(discAt(at, kBoss), style.paper);
    disc.pen = strokedInk(disc.path, style.lane.colour, 0.9).pen;
    return {disc, filledInk(discAt(at, kBoss * 0.36), style.lane.colour)};
}

/// A point where a lane leaves the board, and comes in again.
QPainterPath arrowHead(const QPointF& tip, const QPointF& direction)
{
    constexpr double kLength = 8;
    const QPointF back = tip - direction * kLength;
    const std::vector<QPointF> corners{tip, back + leftOf(direction) * (kLength * 0.45),
                                       back - leftOf(direction) * (kLength * 0.45)};
    return lineThrough(corners, true);
}

/// How much of a way from a point stays in a box.
double shareWithin(const QRectF& box, const QPointF& from, const QPointF& way)
{
    double share = 1;
    const auto cut = [&share](double length, double low, double high) {
        if (length > 0) share = std::min(share, std::max(0.0, high / length));
        if (length < 0) share = std::min(share, std::max(0.0, low / length));
    };
    cut(way.x(), box.left() - from.x(), box.right() - from.x());
    cut(way.y(), box.top() - from.y(), box.bottom() - from.y());
    return share;
}

} // namespace

void drawPort(Sketch& sketch, const QPointF& at)
{
    sketch.add(made(MadeBand::Ports, portInks(sketch.style(), at), at.y()));
}

void drawLane(Sketch& sketch, const ConnectionRecord& connection)
{
    const LineLook& look = sketch.style().lane;
    const QPainterPath way = sketch.survey.laneOf(connection);
    if (way.isEmpty()) return;
    sketch.add(made(MadeBand::Lanes, bandInk(way, look), -1));
    sketch.add(made(MadeBand::Lanes, {lineInk(way, look)}));
    const std::vector<engine::MapPoint>& edge = connection.drawing.edge;
    const std::vector<engine::MapPoint>& ends = connection.drawing.ends;
    if (ends.size() != 2) return; // without ports, between the middles
    if (edge.size() == 2) {
        QPainterPath heads;
        for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
            const QPointF port = pointOf(ends[i]);
            const QPointF out = pointOf(edge[i]) - port;
            heads.addPath(arrowHead(port + out * shareWithin(sketch.survey.sheet(), port, out), unitOf(out)));
        }
        sketch.add(made(MadeBand::Lanes, {filledInk(heads, look.colour)}, 1));
    }
    constexpr double kShort = 64; // board units
    for (const engine::MapPoint& end : ends) {
        const QPointF at = pointOf(end);
        if (way.length() < kShort)
            sketch.add(made(MadeBand::Ports, bossInks(sketch.style(), at), at.y()));
        else
            drawPort(sketch, at);
    }
}

} // namespace marches::editor
