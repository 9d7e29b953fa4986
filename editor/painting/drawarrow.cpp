// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/drawarrow.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

/// A way over the waves: a sine of the given height.
QPainterPath wavyLine(const QPointF& from, const QPointF& to, double height)
{
    const double length = std::max(1e-6, QLineF(from, to).length());
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y(), along.x());
    const int waves = std::max(2, static_cast<int>(length / (6 * height)));
    constexpr int kStepsAWave = 8;
    QPainterPath path(from);
    for (int i = 1; i <= waves * kStepsAWave; ++i) {
        const double share = static_cast<double>(i) / (waves * kStepsAWave);
        path.lineTo(from + along * (share * length) +
                    across * (height * std::sin(share * waves * 2 * std::numbers::pi)));
    }
    return path;
}

/// A head of `size` at the end of a path, pointing along it.
QPolygonF arrowHead(const QPainterPath& line, double size)
{
    const QPointF tip = line.pointAtPercent(1.0);
    const QPointF before = line.pointAtPercent(std::max(0.0, 1.0 - size * 1.2 / std::max(1.0, line.length())));
    const double length = std::max(1e-6, QLineF(before, tip).length());
    const QPointF along = (tip - before) / length;
    const QPointF across(-along.y(), along.x());
    return {tip, tip - along * size * 1.35 + across * size * 0.72, tip - along * size * 1.35 - across * size * 0.72};
}

} // namespace

QPainterPath arrowLine(const QPointF& from, const QPointF& to, const SeaWay& sea)
{
    QPainterPath path(from);
    if (sea.empty()) {
        const QPointF way = to - from;
        const QPointF side(-way.y(), way.x());
        path.quadTo((from + to) / 2 + side * 0.1, to);
        return path;
    }
    for (std::size_t i = 0; i < sea.seas.size(); ++i)
        path.quadTo(sea.seas[i], i < sea.gates.size() ? sea.gates[i] : to);
    return path;
}

void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to, const SeaWay& sea, const ArrowStyle& style)
{
    using Kind = BoardArrow::Kind;
    const double unit = style.unit;
    const QPainterPath line = style.kind == Kind::Convoy ? wavyLine(from, to, 4.0 * unit) : arrowLine(from, to, sea);
    const double width = 5.2 * unit;
    const bool headed = style.kind == Kind::Move;
    const QPolygonF head = arrowHead(line, 12.0 * unit);
    QPainterPath shaft(line);
    if (headed) {
        // The shaft ends within the head, so that its round end does not show over the tip.
        shaft = arrowLine(from, (head[1] + head[2]) / 2 * 0.7 + head[0] * 0.3, sea);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.edge, width + 3.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shaft);
    if (headed) {
        painter.setPen(QPen(style.edge, 3.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(head);
    }
    QPen pen(style.inside, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (style.kind == Kind::Fails) pen.setDashPattern({2.0, 2.2});
    if (style.kind == Kind::Support || style.kind == Kind::Cut) pen.setDashPattern({0.1, 2.0});
    painter.setPen(pen);
    painter.drawPath(shaft);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.inside);
    if (headed) painter.drawPolygon(head);
    const bool crossed = style.kind == Kind::Fails || style.kind == Kind::Cut;
    if (crossed || style.kind == Kind::Retreat) {
        const double r = 6 * unit;
        painter.setPen(QPen(style.mark, 1.2 * unit));
        painter.setBrush(QColor(0xfd, 0xf8, 0xea));
        painter.drawEllipse(to, 1.5 * r, 1.5 * r);
        painter.setPen(QPen(QColor(0xa3, 0x20, 0x1a), 2.4 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(to + QPointF(-r, -r) * 0.7, to + QPointF(r, r) * 0.7);
        if (crossed) painter.drawLine(to + QPointF(-r, r) * 0.7, to + QPointF(r, -r) * 0.7);
    } else if (style.kind == Kind::Support || style.kind == Kind::Convoy) {
        painter.setPen(QPen(style.edge, 1.6 * unit));
        painter.drawEllipse(to, 5 * unit, 5 * unit);
    }
}

} // namespace marches::editor
