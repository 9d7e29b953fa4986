// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/arrowway.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/drawarrow.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr double kFaded = 0.35; ///< of arrows beside the one that is pointed at

double unitOf(const BoardModel& model) { return model.layout.sizes.line / model.layout.sizes.scale; }

void paintArrow(QPainter& painter, const BoardModel& model, const BoardArrow& arrow)
{
    const QPainterPath way = arrowWay(model, arrow);
    if (way.isEmpty()) return;
    const BoardColours& colours = boardColours(model.theme);
    const QColor inside = arrow.army >= 0 ? model.look.owner(arrow.army).fill : colours.accent;
    painter.setOpacity(arrow.faded ? kFaded : 1.0);
    drawArrow(painter, way, {arrow.kind, inside, colours.arrowEdge, colours.plateEdge, unitOf(model)});
    painter.setOpacity(1.0);
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

/// A clock at the upper left corner of the stacks for which something lasts: an hourglass is somebody's emblem.
void paintLasting(QPainter& painter, const BoardModel& model)
{
    constexpr double kSide = 0.44; // of the width of a stack
    const double scale = model.layout.sizes.scale;
    const double side = std::clamp(model.layout.sizes.stack * kSide, 12.0, 30.0) / scale;
    for (const auto& [place, words] : model.marks.lasting) {
        if (place < 0 || place >= static_cast<int>(model.layout.stacks.size())) continue;
        const QRectF stack = model.layout.stacks[static_cast<std::size_t>(place)].box;
        if (stack.isEmpty()) continue;
        painter.save();
        painter.translate(stack.topLeft() - QPointF(side * 0.55, side * 0.55));
        painter.scale(side, side);
        const QColor ink(0x17, 0x14, 0x0f);
        const QPointF middle(0.5, 0.5);
        painter.setPen(QPen(ink, 0.07));
        painter.setBrush(QColor(0xfd, 0xf8, 0xea));
        painter.drawEllipse(QRectF(0, 0, 1, 1));
        for (const QPointF& hour : {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)})
            painter.drawLine(middle + hour * 0.34, middle + hour * 0.4);
        painter.setPen(QPen(ink, 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({middle - QPointF(0, 0.3), middle, middle + QPointF(0.2, 0.12)}));
        painter.restore();
    }
}

} // namespace

void paintArrows(QPainter& painter, const BoardModel& model, const QRectF& /*exposed*/)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<BoardArrow> arrows = model.arrows();
    for (const bool faded : {true, false}) // what is pointed at lies on top
        for (const BoardArrow& arrow : arrows)
            if (arrow.faded == faded) paintArrow(painter, model, arrow);
}

int arrowAt(const BoardModel& model, const QPointF& point, double reach)
{
    if (model.isEmpty()) return -1;
    constexpr int kSteps = 40;
    constexpr double kStart = 0.25; // before that a click means the piece
    constexpr double kEnd = 0.85;
    const std::vector<BoardArrow>& arrows = model.marks.arrows;
    int nearest = -1;
    double least = reach;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const QPainterPath line = arrowWay(model, arrows[i]);
        if (line.isEmpty()) continue;
        for (int step = 0; step <= kSteps; ++step) {
            const double share = kStart + (kEnd - kStart) * step / kSteps;
            const double far = QLineF(line.pointAtPercent(share), point).length();
            if (far >= least) continue;
            least = far;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

void paintBadges(QPainter& painter, const BoardModel& model, const QRectF& /*exposed*/)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintLasting(painter, model);
    if (model.marks.badges.empty()) return;
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
