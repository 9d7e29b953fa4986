// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/handles.h"

#include "editor/document/mapselection.h"
#include "editor/tools/borderdrag.h"

#include <QLineF>
#include <QPainter>

#include <set>

namespace marches::editor {

namespace {

constexpr std::size_t kMostHandles = 60;
constexpr std::size_t kMostPoints = 500; ///< in sight; more would hide the map

void drawVertex(QPainter& painter, const QPointF& at, bool junction, bool selected, bool hovered,
                const MapColours& colours, double pixel)
{
    const double size = (junction ? 5.5 : 4.2) * pixel * (hovered ? 1.3 : 1.0);
    painter.setPen(QPen(colours.selection, 2 * pixel));
    painter.setBrush(selected ? colours.change : colours.handleFill);
    if (junction)
        painter.drawEllipse(at, size, size);
    else
        painter.drawRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size));
}

} // namespace

std::vector<EdgeId> curvesWithHandles(const MapScene& scene, const MapSelection& selection)
{
    const PlanarMap& map = scene.model().drawing;
    std::set<EdgeId> curves;
    for (const EdgeId id : selection.items().edges)
        if (map.edge(id).curved) curves.insert(id);
    for (const VertexId vertex : selection.items().vertices)
        map.visitStar(vertex, [&](HalfEdge half) {
            if (map.edge(half.edge()).curved) curves.insert(half.edge());
        });
    if (curves.size() > kMostHandles) return {};
    return {curves.begin(), curves.end()};
}

std::optional<HandleHit> handleAt(const MapScene& scene, const MapSelection& selection, const QPointF& at, double reach)
{
    const PlanarMap& map = scene.model().drawing;
    std::optional<HandleHit> best;
    double nearest = reach;
    for (const EdgeId id : curvesWithHandles(scene, selection)) {
        for (const bool atStart : {true, false}) {
            const double distance = QLineF(atStart ? map.edge(id).startHandle : map.edge(id).endHandle, at).length();
            if (distance > nearest) continue;
            nearest = distance;
            best = HandleHit{id, atStart};
        }
    }
    return best;
}

void paintHandles(QPainter& painter, const MapScene& scene, const MapSelection& selection, const QRectF& visible,
                  double pixel, EdgeId nearBy, VertexId hovered)
{
    const PlanarMap& map = scene.model().drawing;
    const MapColours& colours = mapColours(scene.theme);
    std::set<VertexId> shown;
    // Of a large map seen from afar nothing could be told apart, and to look at all of it would take longer than to
    // paint it.
    const QRectF part = visible & scene.boardRect();
    const double share = part.width() * part.height() / (scene.boardRect().width() * scene.boardRect().height());
    if (static_cast<double>(map.edgeCount()) * share < 20.0 * kMostPoints) {
        const std::vector<EdgeId> inSight = map.edgesNear(visible);
        const bool all = inSight.size() <= kMostPoints;
        for (const EdgeId id : inSight)
            for (const VertexId vertex : {map.edge(id).start, map.edge(id).end})
                if (all || map.degree(vertex) > 2) shown.insert(vertex);
        if (shown.size() > 4 * kMostPoints) shown.clear();
    }
    if (nearBy != kNoEdge && map.has(nearBy))
        for (const HalfEdge half : wholeBorder(map, nearBy)) {
            shown.insert(map.start(half));
            shown.insert(map.end(half));
        }
    shown.insert(selection.items().vertices.begin(), selection.items().vertices.end());
    for (const EdgeId id : curvesWithHandles(scene, selection)) {
        const Segment segment = map.segment(id);
        painter.setPen(QPen(colours.selection, 1.2 * pixel, Qt::DashLine));
        painter.drawLine(segment.start, segment.startHandle);
        painter.drawLine(segment.end, segment.endHandle);
        painter.setPen(QPen(colours.selection, 1.6 * pixel));
        painter.setBrush(colours.handleFill);
        for (const QPointF& at : {segment.startHandle, segment.endHandle}) {
            const double s = 5 * pixel;
            painter.drawPolygon(
                QPolygonF({at + QPointF(0, -s), at + QPointF(s, 0), at + QPointF(0, s), at + QPointF(-s, 0)}));
        }
    }
    for (const VertexId vertex : shown)
        if (map.has(vertex) && visible.contains(map.at(vertex)))
            drawVertex(painter, map.at(vertex), map.degree(vertex) > 2, selection.has(vertex), vertex == hovered,
                       colours, pixel);
}

} // namespace marches::editor
