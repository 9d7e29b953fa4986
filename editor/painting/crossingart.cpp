// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/crossingart.h"

#include <QLineF>
#include <QPainter>

namespace marches::editor {

namespace {

const QColor kWood(0xb8, 0x90, 0x62);
const QColor kWoodEdge(0x4b, 0x36, 0x21);
const QColor kCrossingGround(0xf0, 0xe4, 0xc6);

/// A wooden bridge, drawn along its way with the middle at the origin; board units.
void drawBridge(QPainter& painter, double length, double width)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2a, 0x20, 0x14, 70));
    painter.drawRect(QRectF(-length / 2, -width / 2 + 1.5, length, width));
    painter.setBrush(kWood);
    painter.drawRect(QRectF(-length / 2, -width / 2, length, width));
    painter.setPen(QPen(kWoodEdge, 0.7));
    for (double x = -length / 2 + 3; x < length / 2 - 1; x += 3.2)
        painter.drawLine(QPointF(x, -width / 2), QPointF(x, width / 2));
    painter.setPen(QPen(kWoodEdge, 1.9, Qt::SolidLine, Qt::RoundCap));
    for (const double y : {-width / 2, width / 2})
        painter.drawLine(QPointF(-length / 2 - 2, y), QPointF(length / 2 + 2, y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(kWoodEdge);
    for (const double x : {-length / 2 - 1.5, length / 2 + 1.5})
        for (const double y : {-width / 2, width / 2}) painter.drawEllipse(QPointF(x, y), 1.7, 1.7);
}

/// Stones in the water, on a bank of gravel.
void drawFord(QPainter& painter, double length)
{
    painter.setPen(QPen(kWoodEdge, 0.9));
    painter.setBrush(kCrossingGround);
    painter.drawRoundedRect(QRectF(-length / 2 - 4, -5, length + 8, 10), 5, 5);
    painter.setBrush(QColor(0xb9, 0xb0, 0x9c));
    for (int i = -2; i <= 2; ++i) painter.drawEllipse(QPointF(i * length / 5, (i % 2 == 0) ? -1.6 : 1.6), 2.8, 2.2);
}

/// A path between two slopes, with dark edges that stand out from them.
void drawPass(QPainter& painter, double length)
{
    const QLineF way(-length / 2, 0, length / 2, 0);
    painter.setPen(QPen(kWoodEdge, 9.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.setPen(QPen(kCrossingGround, 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(way);
    painter.setPen(QPen(kWoodEdge, 2.2, Qt::DotLine, Qt::RoundCap));
    painter.drawLine(way);
}

} // namespace

void drawCrossing(QPainter& painter, engine::ConnectionKind kind, const QPointF& at, double angle)
{
    painter.save();
    painter.translate(at);
    painter.rotate(angle);
    switch (kind) {
    case engine::ConnectionKind::Ford: drawFord(painter, 24); break;
    case engine::ConnectionKind::Pass: drawPass(painter, 26); break;
    default: drawBridge(painter, 25, 11); break;
    }
    painter.restore();
}

void drawLane(QPainter& painter, const QPainterPath& lane, const BoardColours& colours, double line)
{
    QColor halo = colours.paper;
    halo.setAlpha(170);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, 4.2 * line, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(lane);
    QPen dashes(colours.lane, 1.9 * line, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({3.4, 3.0});
    painter.setPen(dashes);
    painter.drawPath(lane);
}

void drawPort(QPainter& painter, const QPointF& at, const BoardColours& colours)
{
    constexpr double kRadius = 7.5;
    painter.save();
    painter.translate(at);
    painter.setPen(QPen(colours.lane, kRadius * 0.16));
    painter.setBrush(colours.paper);
    painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.lane, kRadius * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double r = kRadius;
    painter.drawEllipse(QPointF(0, -0.5 * r), 0.14 * r, 0.14 * r);
    painter.drawLine(QPointF(0, -0.34 * r), QPointF(0, 0.58 * r));
    painter.drawLine(QPointF(-0.27 * r, -0.14 * r), QPointF(0.27 * r, -0.14 * r));
    QPainterPath hook;
    hook.moveTo(-0.5 * r, 0.14 * r);
    hook.quadTo(-0.42 * r, 0.58 * r, 0, 0.6 * r);
    hook.quadTo(0.42 * r, 0.58 * r, 0.5 * r, 0.14 * r);
    painter.drawPath(hook);
    painter.restore();
}

} // namespace marches::editor
