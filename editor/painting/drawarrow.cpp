// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/drawarrow.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kHeadLength = 1.35; ///< of an arrow's head, in its sizes

/// A way over the waves: a sine of the given height along it.
QPainterPath wavyLine(const QPainterPath& way, double height)
{
    const double length = std::max(1e-6, way.length());
    const int waves = std::max(2, static_cast<int>(length / (6 * height)));
    constexpr int kStepsAWave = 8;
    QPainterPath path(way.pointAtPercent(0));
    for (int i = 1; i <= waves * kStepsAWave; ++i) {
        const double share = static_cast<double>(i) / (waves * kStepsAWave);
        // The direction over a step: at a corner it turns little by little.
        const double half = 0.5 / (waves * kStepsAWave);
        const QPointF along = way.pointAtPercent(std::min(1.0, share + half)) - way.pointAtPercent(share - half);
        const double far = std::max(1e-6, std::hypot(along.x(), along.y()));
        const QPointF across(-along.y() / far, along.x() / far);
        path.lineTo(way.pointAtPercent(share) + across * (height * std::sin(share * waves * 2 * std::numbers::pi)));
    }
    return path;
}

/// A way that ends so far before its end.
QPainterPath withoutEnd(const QPainterPath& way, double length)
{
    QList<QPolygonF> parts = way.toSubpathPolygons();
    QPolygonF& last = parts.last();
    while (last.size() > 1) {
        const QLineF piece(last[last.size() - 1], last[last.size() - 2]);
        if (piece.length() > length) {
            last.last() = piece.pointAt(length / piece.length());
            break;
        }
        if (last.size() == 2) break;
        length -= piece.length();
        last.removeLast();
    }
    QPainterPath path;
    for (const QPolygonF& part : std::as_const(parts)) path.addPolygon(part);
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
    return {tip, tip - along * size * kHeadLength + across * size * 0.72,
            tip - along * size * kHeadLength - across * size * 0.72};
}

} // namespace

QPainterPath bentLine(const QPointF& from, const QPointF& to)
{
    QPainterPath path(from);
    const QPointF way = to - from;
    const QPointF side(-way.y(), way.x());
    path.quadTo((from + to) / 2 + side * 0.1, to);
    return path;
}

void drawSampleArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style)
{
    QPainterPath straight(from);
    straight.lineTo(to);
    drawArrow(painter, style.kind == BoardArrow::Kind::Convoy ? straight : bentLine(from, to), style);
}

void drawArrow(QPainter& painter, const QPainterPath& way, const ArrowStyle& style)
{
    if (way.isEmpty()) return;
    using Kind = BoardArrow::Kind;
    const double unit = style.unit;
    const QPainterPath line = style.kind == Kind::Convoy ? wavyLine(way, 4.0 * unit) : way;
    const QPointF to = line.currentPosition();
    const double width = 5.2 * unit;
    const bool headed = style.kind == Kind::Move;
    constexpr double kHead = 12;
    const QPolygonF head = arrowHead(line, kHead * unit);
    // The shaft ends within the head, so that its round end does not show over the tip.
    const QPainterPath shaft = headed ? withoutEnd(line, 0.7 * kHeadLength * kHead * unit) : line;
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
