// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardlayout.h"
#include "editor/painting/mappainter.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

void drawPin(QPainter& painter, const QPointF& at, const MapPin& pin, Theme theme)
{
    constexpr double kRadius = 10;
    const MapColours& colours = mapColours(theme);
    const QPointF centre = at - QPointF(0, 2.1 * kRadius);
    QPainterPath drop;
    drop.moveTo(at);
    drop.quadTo(at - QPointF(kRadius, kRadius), centre - QPointF(kRadius, 0));
    drop.arcTo(QRectF(centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)), 180, -180);
    drop.quadTo(at + QPointF(kRadius, -kRadius), at);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(boardColours(theme).paper, 1.4));
    painter.setBrush(pin.isError ? colours.error : colours.warning);
    painter.drawPath(drop);
    drawCentred(painter, QRectF(centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
                QString::number(pin.number), colours.onPin, pin.number > 99 ? 8 : 11.5);
}

QRectF drawCallout(QPainter& painter, const QPointF& at, const QStringList& lines, const QColor& ground,
                   const QColor& ink, const QRectF& room)
{
    if (lines.isEmpty()) return {};
    QFont plain = QApplication::font();
    QFont bold = plain;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF boldMetrics(bold);
    const QFontMetricsF plainMetrics(plain);
    constexpr double kPadding = 9;
    double width = boldMetrics.horizontalAdvance(lines.front());
    for (qsizetype i = 1; i < lines.size(); ++i) width = std::max(width, plainMetrics.horizontalAdvance(lines[i]));
    const double height = boldMetrics.height() + static_cast<double>(lines.size() - 1) * plainMetrics.height();
    QRectF box(at, QSizeF(width + 2 * kPadding, height + kPadding));
    if (box.right() > room.right() - 4) box.moveRight(std::min(room.right() - 4, at.x() - 28));
    if (box.bottom() > room.bottom() - 4) box.moveBottom(std::min(room.bottom() - 4, at.y() - 28));
    if (box.left() < room.left() + 4) box.moveLeft(room.left() + 4);
    if (box.top() < room.top() + 4) box.moveTop(room.top() + 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 0.8));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(ink);
    double y = box.top() + kPadding / 2;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 ? bold : plain);
        const QFontMetricsF& metrics = i == 0 ? boldMetrics : plainMetrics;
        painter.drawText(QPointF(box.left() + kPadding, y + metrics.ascent()), lines[i]);
        y += metrics.height();
    }
    painter.restore();
    return box;
}

} // namespace marches::editor
