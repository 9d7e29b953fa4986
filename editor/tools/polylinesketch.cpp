// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/polylinesketch.h"

#include "editor/cartography/lot.h"
#include "editor/painting/maplook.h"

#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

/// Points between the ends of a straight line, aside of it by what the place tells: the same at each drawing, and the
/// same for whoever comes along there.
void appendUneven(QPainterPath& path, const QPointF& from, const QPointF& to)
{
    constexpr double kUnevenStep = 8;   ///< board units between points
    constexpr double kBay = 34;         ///< board units from one bay to the next
    constexpr double kCove = 13;        ///< the same of what is smaller
    constexpr double kMostAside = 8;    ///< board units
    constexpr double kAsideShare = 0.1; ///< of the length of the line
    const QPointF along = to - from;
    const double length = distanceBetween(from, to);
    const int parts = static_cast<int>(length / kUnevenStep);
    if (parts < 2) return;
    const QPointF aside = QPointF(along.y(), -along.x()) / length;
    const double most = std::min(kMostAside, kAsideShare * length);
    const Lot lot = Lot(0).with("natural edges");
    for (int i = 1; i < parts; ++i) {
        const double t = static_cast<double>(i) / parts;
        const QPointF at = from + along * t;
        const double bay = unevenness(lot.with(1), at, kBay) - 0.5;
        const double cove = unevenness(lot.with(2), at, kCove) - 0.5;
        const double ends = std::min(1.0, 4 * std::min(t, 1 - t)); // it meets its corners
        path.lineTo(at + aside * (most * ends * (2 * bay + 0.8 * cove)));
    }
}

} // namespace

std::vector<Segment> PolylineSketch::wayTo(const PlanarMap& map, const Corner& from,
                                           const std::optional<BorderPoint>& to, bool straight)
{
    if (straight || !from.border || !to) return {};
    return wayAlongBorders(map, *from.border, *to).value_or(std::vector<Segment>());
}

void PolylineSketch::append(QPainterPath& path, const Corner& from, const Corner& to) const
{
    if (!to.way.empty()) {
        for (const Segment& piece : to.way) {
            if (piece.curved)
                path.cubicTo(piece.startHandle, piece.endHandle, piece.end);
            else
                path.lineTo(piece.end);
        }
    } else if (from.handle.isNull() && to.handle.isNull()) {
        if (m_natural) appendUneven(path, from.at, to.at);
        path.lineTo(to.at);
    } else {
        path.cubicTo(from.at + from.handle, to.at - to.handle, to.at);
    }
}

void PolylineSketch::add(const PlanarMap& map, const QPointF& at, const std::optional<BorderPoint>& border,
                         bool straight)
{
    if (!isEmpty() && last() == at) return;
    Corner corner{at, {}, border, {}};
    if (!isEmpty()) corner.way = wayTo(map, m_corners.back(), border, straight);
    m_corners.push_back(std::move(corner));
}

void PolylineSketch::bend(const QPointF& handle)
{
    if (isEmpty()) return;
    m_corners.back().handle = handle - last();
    m_corners.back().way.clear(); // a curve of one's own
}

void PolylineSketch::takeBack()
{
    if (!isEmpty()) m_corners.pop_back();
}

QPainterPath PolylineSketch::pathTo(std::size_t corner) const
{
    QPainterPath path;
    if (isEmpty()) return path;
    path.moveTo(first());
    for (std::size_t i = 1; i <= std::min(corner, m_corners.size() - 1); ++i)
        append(path, m_corners[i - 1], m_corners[i]);
    return path;
}

QPainterPath PolylineSketch::path(const PlanarMap& map, const std::optional<QPointF>& pointer,
                                  const std::optional<BorderPoint>& border, bool straight) const
{
    QPainterPath path = pathTo(m_corners.size());
    if (pointer && !isEmpty() && *pointer != last())
        append(path, m_corners.back(), {*pointer, {}, border, wayTo(map, m_corners.back(), border, straight)});
    return path;
}

QPainterPath PolylineSketch::closedPath(const PlanarMap& map) const
{
    QPainterPath closed = path(map);
    if (isEmpty()) return closed;
    Corner again = m_corners.front();
    again.way = wayTo(map, m_corners.back(), again.border, false);
    append(closed, m_corners.back(), again);
    closed.closeSubpath();
    return closed;
}

void PolylineSketch::paint(QPainter& painter, const QPainterPath& path, double pixel, Theme theme, bool filled) const
{
    if (isEmpty()) return;
    const MapColours& colours = mapColours(theme);
    if (filled) {
        QColor fill = colours.change;
        fill.setAlpha(40);
        painter.fillPath(path, fill);
    }
    QPen line(colours.change, 2.4 * pixel, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    line.setDashPattern({4, 2});
    painter.strokePath(path, line);
    painter.setPen(QPen(colours.change, 1.8 * pixel));
    for (const Corner& corner : m_corners) {
        painter.setBrush(colours.handleFill);
        const double s = 4 * pixel;
        if (!corner.handle.isNull()) {
            painter.drawLine(corner.at - corner.handle, corner.at + corner.handle);
            painter.drawEllipse(corner.at + corner.handle, 0.8 * s, 0.8 * s);
            painter.drawEllipse(corner.at - corner.handle, 0.8 * s, 0.8 * s);
        }
        if (corner.border)
            painter.drawEllipse(corner.at, 1.2 * s, 1.2 * s);
        else
            painter.drawRect(QRectF(corner.at.x() - s, corner.at.y() - s, 2 * s, 2 * s));
    }
}

} // namespace marches::editor
