// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardpainter.h"
#include "editor/canvas/seaway.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

/// The way of an arrow, slightly bent so that arrows there and back do not cover each other; over the sea a curve
/// through its straits.
QPainterPath arrowLine(const QPointF& from, const QPointF& to, const SeaWay& sea)
{
    QPainterPath path(from);
    if (sea.empty()) {
        const QPointF way = to - from;
        const QPointF side(-way.y(), way.x());
        path.quadTo((from + to) / 2 + side * 0.1, to);
        return path;
    }
    for (std::size_t i = 0; i < sea.seas.size(); ++i) path.quadTo(sea.seas[i], i < sea.gates.size() ? sea.gates[i] : to);
    return path;
}

/// A point moved towards another, but not far on a short way.
QPointF pulled(const QPointF& point, const QPointF& towards, double reach, double share)
{
    const double length = QLineF(point, towards).length();
    return length < 1e-6 ? point : point + (towards - point) / length * std::min(reach, length * share);
}

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
        path.lineTo(from + along * (share * length) + across * (height * std::sin(share * waves * 2 * std::numbers::pi)));
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

void paintArrow(QPainter& painter, const BoardModel& model, const BoardArrow& arrow)
{
    const double unit = model.layout.sizes.line / model.layout.sizes.scale;
    const double reach = model.layout.sizes.stack * 0.62 / model.layout.sizes.scale;
    QPointF from = model.anchor(arrow.from);
    QPointF to = model.anchor(arrow.to);
    const auto target = static_cast<std::size_t>(arrow.to);
    if (target < model.layout.intruders.size() && !model.layout.intruders[target].box.isEmpty())
        to = model.layout.intruders[target].box.center();
    const bool onWay = arrow.over >= 0 && arrow.over < model.placeCount() && arrow.over != arrow.to;
    if (onWay) to = arrowLine(to, model.anchor(arrow.over), {}).pointAtPercent(0.5);
    if (QLineF(from, to).length() < 1) return;
    const SeaWay sea = onWay ? SeaWay{} : seaWay(model, arrow.from, arrow.to);
    const QPointF start = pulled(from, sea.empty() ? to : sea.seas.front(), reach, 0.2);
    if (!onWay) to = pulled(to, sea.empty() ? from : sea.seas.back(), reach, 0.3);
    from = start;
    const bool wavy = arrow.kind == BoardArrow::Kind::Convoy;
    const QPainterPath line = wavy ? wavyLine(from, to, 4.0 * unit) : arrowLine(from, to, sea);
    const OwnerColour& owner = model.look.owner(arrow.army);
    const QColor inside = arrow.army >= 0 ? owner.fill : boardColours(model.theme).accent;
    const QColor edge = boardColours(model.theme).paper;
    const double width = 5.2 * unit;
    const bool headed = arrow.kind == BoardArrow::Kind::Move;
    const QPolygonF head = arrowHead(line, 12.0 * unit);
    QPainterPath shaft(line);
    if (headed) {
        // The shaft ends within the head, so that its round end does not show over the tip.
        shaft = arrowLine(from, (head[1] + head[2]) / 2 * 0.7 + head[0] * 0.3, sea);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, width + 3.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shaft);
    if (headed) {
        painter.setPen(QPen(edge, 3.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(head);
    }
    QPen pen(inside, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (arrow.kind == BoardArrow::Kind::Fails) pen.setDashPattern({2.0, 2.2});
    if (arrow.kind == BoardArrow::Kind::Support) pen.setDashPattern({0.1, 2.0});
    painter.setPen(pen);
    painter.drawPath(shaft);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inside);
    if (headed) painter.drawPolygon(head);
    if (arrow.kind == BoardArrow::Kind::Fails || arrow.kind == BoardArrow::Kind::Retreat) {
        const double r = 6 * unit;
        painter.setPen(QPen(boardColours(model.theme).plateEdge, 1.2 * unit));
        painter.setBrush(QColor(0xfd, 0xf8, 0xea));
        painter.drawEllipse(to, 1.5 * r, 1.5 * r);
        painter.setPen(QPen(QColor(0xa3, 0x20, 0x1a), 2.4 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(to + QPointF(-r, -r) * 0.7, to + QPointF(r, r) * 0.7);
        if (arrow.kind == BoardArrow::Kind::Fails) painter.drawLine(to + QPointF(-r, r) * 0.7, to + QPointF(r, -r) * 0.7);
    } else if (arrow.kind == BoardArrow::Kind::Support || arrow.kind == BoardArrow::Kind::Convoy) {
        painter.setPen(QPen(edge, 1.6 * unit));
        painter.drawEllipse(to, 5 * unit, 5 * unit);
    }
}

double overlapWith(const QRectF& box, const std::vector<QRectF>& others)
{
    double sum = 0;
    for (const QRectF& other : others) {
        const QRectF both = box & other;
        if (!both.isEmpty()) sum += both.width() * both.height();
    }
    return sum;
}

/// The spot beside a stack (or name) where a badge covers least.
QRectF badgeBox(const BoardModel& model, int place, const QSizeF& size, const std::vector<QRectF>& taken)
{
    const auto index = static_cast<std::size_t>(place);
    QRectF around = model.layout.stacks[index].full;
    if (around.isEmpty()) around = model.layout.labels[index].box;
    if (around.isEmpty()) around = QRectF(model.place(place).centre, QSizeF(0.1, 0.1));
    const double gap = 3.0 / model.layout.sizes.scale;
    const QPointF c = around.center();
    const std::array<QPointF, 6> spots{
        QPointF(around.right() + gap, c.y() - size.height() / 2),
        QPointF(around.left() - gap - size.width(), c.y() - size.height() / 2),
        QPointF(c.x() - size.width() / 2, around.bottom() + gap),
        QPointF(c.x() - size.width() / 2, around.top() - gap - size.height()),
        QPointF(around.right() + gap, around.bottom() - size.height() * 0.3),
        QPointF(around.left() - gap - size.width(), around.bottom() - size.height() * 0.3),
    };
    QRectF best;
    double least = 1e18;
    for (const QPointF& spot : spots) {
        const QRectF box(spot, size);
        double cost = overlapWith(box, taken);
        if (!QRectF(QPointF(0, 0), model.drawing->size).contains(box)) cost += size.width() * size.height() * 4;
        if (!model.place(place).shape.contains(box.center())) cost += size.width() * size.height() * 0.5;
        if (cost >= least) continue;
        least = cost;
        best = box;
    }
    return best;
}

} // namespace

void paintArrows(QPainter& painter, const BoardModel& model, const QRectF& /*exposed*/)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BoardArrow& arrow : model.arrows())
        if (arrow.from >= 0 && arrow.to >= 0 && arrow.from < model.placeCount() && arrow.to < model.placeCount())
            paintArrow(painter, model, arrow);
}

void paintBadges(QPainter& painter, const BoardModel& model, const QRectF& /*exposed*/)
{
    if (model.isEmpty() || model.marks.badges.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = model.layout.sizes.scale;
    const double pixels = std::clamp(model.layout.sizes.stack * 0.34, 10.0, 32.0);
    QFont font(QStringLiteral("sans-serif"));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(static_cast<int>(pixels));
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken;
    for (const LabelPlace& label : model.layout.labels)
        if (!label.isHidden()) taken.push_back(label.box);
    for (const StackPlace& stack : model.layout.stacks)
        if (!stack.full.isEmpty()) taken.push_back(stack.full);
    for (const StackPlace& stack : model.layout.intruders)
        if (!stack.full.isEmpty()) taken.push_back(stack.full);
    for (const auto& [place, text] : model.marks.badges) {
        if (place < 0 || place >= model.placeCount()) continue;
        const QSizeF size = QSizeF(metrics.horizontalAdvance(text) + pixels * 1.1, pixels * 1.75) / scale;
        const QRectF box = badgeBox(model, place, size, taken);
        taken.push_back(box);
        const bool strong = place == model.hovered || place == model.focused || place == model.marks.selected;
        painter.save();
        painter.translate(box.topLeft());
        painter.scale(1 / scale, 1 / scale);
        const QRectF pill(QPointF(0, 0), box.size() * scale);
        painter.setPen(QPen(QColor(0x17, 0x14, 0x0f), 1.2));
        painter.setBrush(strong ? QColor(0x2a, 0x26, 0x1d) : QColor(0xfd, 0xf8, 0xea));
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        drawCentred(painter, pill, text, strong ? QColor(Qt::white) : QColor(0x17, 0x14, 0x0f), pixels);
        painter.restore();
    }
}

} // namespace marches::editor
