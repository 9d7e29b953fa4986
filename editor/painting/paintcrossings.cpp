// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"
#include "editor/painting/crossingart.h"
#include "editor/painting/mappainter.h"
#include "editor/painting/paintinks.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace marches::editor {

QPainterPath lanePath(const CrossingDrawing& crossing)
{
    if (crossing.ends.size() == 2 && crossing.edge.size() == 2)
        return lanePathAround(crossing.ends[0], crossing.edge[0], crossing.edge[1], crossing.ends[1]);
    return crossing.ends.size() == 2 ? lanePath(crossing.ends[0], crossing.bend, crossing.ends[1]) : QPainterPath();
}

namespace {

/// Rivers and mountains between places of which one has an owner: the artwork shows them, but the owner's band hides
/// that.
void paintBarriers(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    const std::vector<engine::Connection>& connections = model.drawing->board.connections();
    for (std::size_t i = 0; i < connections.size() && i < model.drawing->crossings.size(); ++i) {
        const CrossingDrawing::Along along = model.drawing->crossings[i].along;
        const int from = connections[i].from;
        const int to = connections[i].to;
        if (along == CrossingDrawing::Along::Nothing) continue;
        if (model.contents(from).owner < 0 && model.contents(to).owner < 0) continue;
        const QPolygonF line = model.borders().between(from, to).line;
        if (line.isEmpty() || !line.boundingRect().adjusted(-20, -20, 20, 20).intersects(exposed)) continue;
        QPainterPath path;
        path.addPolygon(line);
        drawBarrier(painter, path, along == CrossingDrawing::Along::Mountains, model.theme,
                    1 / model.layout.sizes.scale);
    }
}

/// The artwork shows them; where somebody's colours lie over it, they are painted once more.
void paintMadeCrossings(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    constexpr double kTall = 30; // board units: mountains along a border stand on both sides of it
    std::vector<QRectF> owned;
    QRectF all;
    for (int i = 0; i < model.placeCount(); ++i)
        if (model.contents(i).owner >= 0)
            all |= owned.emplace_back(model.place(i).box.adjusted(-kTall, -kTall, kTall, kTall));
    if (owned.empty()) return;
    const auto isOwned = [&owned](const Ink& ink) {
        const QRectF box = boxOf(ink);
        return std::ranges::any_of(owned, [&box](const QRectF& one) { return one.intersects(box); });
    };
    Inks inks;
    std::ranges::copy_if(model.drawing->crossingInks, std::back_inserter(inks), isOwned);
    painter.save();
    // Rivers end below the frame, which mountains beside somebody's land keep clear of.
    const QRectF withinFrame = QRectF(QPointF(), model.drawing->size).adjusted(kTall, kTall, -kTall, -kTall);
    painter.setClipRect((all & withinFrame) | all.adjusted(kTall, kTall, -kTall, -kTall), Qt::IntersectClip);
    paintInks(painter, inks, exposed);
    painter.restore();
}

} // namespace

void paintCrossings(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintSpaces(painter, model, exposed);
    if (model.drawing->isMade) {
        paintMadeCrossings(painter, model, exposed);
        return;
    }
    const BoardColours& colours = boardColours(model.theme);
    const double line = model.layout.sizes.line / model.layout.sizes.scale;
    paintBarriers(painter, model, exposed);
    std::set<std::pair<double, double>> ports; // two lanes may share a port
    const std::vector<engine::Connection>& connections = model.drawing->board.connections();
    for (std::size_t i = 0; i < connections.size() && i < model.drawing->crossings.size(); ++i) {
        const CrossingDrawing& crossing = model.drawing->crossings[i];
        if (connections[i].kind == engine::ConnectionKind::SeaLane) {
            const QPainterPath lane = lanePath(crossing);
            if (!lane.boundingRect().adjusted(-10, -10, 10, 10).intersects(exposed)) continue;
            drawLane(painter, lane, colours, line);
            for (const QPointF& end : crossing.ends) ports.emplace(end.x(), end.y());
        } else if (crossing.at && exposed.adjusted(-30, -30, 30, 30).contains(*crossing.at)) {
            drawCrossing(painter, connections[i].kind, *crossing.at, crossing.angle);
        }
    }
    for (const auto& [x, y] : ports) drawPort(painter, QPointF(x, y), colours);
}

} // namespace marches::editor
