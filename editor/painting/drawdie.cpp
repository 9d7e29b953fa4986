// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <array>
#include <utility>

namespace marches::editor {

namespace {

/// Pips of a face on a grid of 3 x 3, from -1 to 1.
void drawPips(QPainter& painter, const QRectF& box, int value, const QColor& colour)
{
    const QPointF centre = box.center();
    const double step = box.width() * 0.25;
    const double radius = box.width() * 0.085;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto pip = [&](int x, int y) { painter.drawEllipse(centre + QPointF(x * step, y * step), radius, radius); };
    if (value % 2 == 1) pip(0, 0);
    if (value >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (value >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (value == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

/// The picture fills the upper left, its number stands at the lower right.
void drawPicture(QPainter& painter, const QRectF& box, const DieFace& face, const QColor& colour)
{
    const double side = box.width() * 0.66;
    const QPointF corner = box.topLeft() + QPointF(box.width() * 0.05, box.height() * 0.06);
    painter.fillPath(QTransform::fromTranslate(corner.x(), corner.y()).scale(side, side).map(*face.picture), colour);
    const QRectF number(box.left() + box.width() * 0.58, box.top() + box.height() * 0.54, box.width() * 0.4,
                        box.height() * 0.42);
    drawCentred(painter, number, QString::number(face.value), colour, box.height() * 0.44);
}

/// A pencil over the upper right corner: this die was typed in.
void drawPencil(QPainter& painter, const QRectF& box, Theme theme)
{
    painter.save();
    painter.translate(box.topRight());
    painter.scale(box.width() / 40.0, box.width() / 40.0);
    painter.rotate(45);
    painter.setPen(QPen(boardColours(theme).accent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0xfd, 0xf8, 0xea));
    QPainterPath pencil;
    pencil.addPolygon(QPolygonF({QPointF(-3, -12), QPointF(3, -12), QPointF(3, 3), QPointF(0, 8), QPointF(-3, 3)}));
    pencil.closeSubpath();
    painter.drawPath(pencil);
    painter.drawLine(QPointF(-3, 3), QPointF(3, 3));
    painter.restore();
}

} // namespace

void drawDie(QPainter& painter, const QRectF& box, const DieFace& face, Theme theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(theme);
    const double unit = box.width() / 40.0;
    const double radius = 7 * unit;
    QRectF body = box.adjusted(unit, unit, -unit, -unit);
    if (face.hit) {
        painter.setPen(QPen(colours.plateEdge, 2 * unit));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, 1.3 * radius, 1.3 * radius);
        body.adjust(4 * unit, 4 * unit, -4 * unit, -4 * unit);
    }
    const bool blank = face.value == 0 && face.glyph.isEmpty();
    const bool pale = face.setByHand && !blank;
    QColor fill = face.fill;
    if (pale) fill = QColor(0xfd, 0xf8, 0xea);
    if (blank) fill = theme == Theme::Light ? QColor(0xfd, 0xf8, 0xea) : QColor(0x2a, 0x2c, 0x31);
    const QColor edge = pale ? colours.accent : colours.plateEdge;
    painter.setPen(QPen(edge, 1.8 * unit));
    painter.setBrush(fill);
    painter.drawRoundedRect(body, radius, radius);

    const QColor ink = pale ? QColor(0x17, 0x14, 0x0f) : face.ink;
    if (blank)
        drawCentred(painter, body, QStringLiteral("?"), colours.ink, body.height() * 0.52);
    else if (face.picture != nullptr)
        drawPicture(painter, body, face, ink);
    else if (!face.glyph.isEmpty())
        drawCentred(painter, body, face.glyph, ink, body.height() * 0.52);
    else
        drawPips(painter, body, face.value, ink);
    if (face.setByHand) drawPencil(painter, body, theme);
    painter.restore();
}

} // namespace marches::editor
