// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"

#include <optional>

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

/// A point where a lane leaves the board, and comes in again.
QPainterPath arrowHead(const QPointF& tip, const QPointF& direction)
{
    constexpr double kLength = 8;
    const QPointF back = tip - direction * kLength;
    const std::vector<QPointF> corners{tip, back + leftOf(direction) * (kLength * 0.45),
                                       back - leftOf(direction) * (kLength * 0.45)};
    return lineThrough(corners, true);
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
        for (const std::size_t i : {std::size_t{0}, std::size_t{1}})
            heads.addPath(arrowHead(pointOf(edge[i]), unitOf(pointOf(edge[i]) - pointOf(ends[i]))));
        sketch.add(made(MadeBand::Lanes, {filledInk(heads, look.colour)}, 1));
    }
    for (const engine::MapPoint& end : ends) drawPort(sketch, pointOf(end));
}

} // namespace marches::editor
