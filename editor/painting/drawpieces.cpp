// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/borderpattern.h"
#include "editor/painting/palette.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kPlateRadius = 0.2; ///< of the plate's height
const QColor kStoneInk(0x12, 0x10, 0x0c);
const QColor kStoneEdge(0x3c, 0x39, 0x33);
const QColor kStoneLight(0xc9, 0xc6, 0xbe);
const QColor kStoneDark(0x8d, 0x8a, 0x84);
const QColor kCrack(0xd8, 0xd5, 0xcd, 170); ///< light on stone, so that a number over it stays clear

QFont numberFont(double pixels)
{
    QFont font(QStringLiteral("sans-serif"));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

void crack(QPainter& painter, const QRectF& box, const QColor& colour)
{
    QPen pen(colour, std::max(0.8, box.width() * 0.07));
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.drawPolyline(QPolygonF({at(0.68, 0.02), at(0.55, 0.3), at(0.7, 0.5), at(0.52, 0.72), at(0.6, 0.97)}));
}

/// A text with the emblem behind it, in the middle of a plate.
void drawPlateText(QPainter& painter, const QRectF& box, Emblem sign, const QColor& ink, const QString& text)
{
    const double unit = box.height() / 26.0;
    double pixels = 17.0 * unit;
    const double emblem = 10.5 * unit;
    const double gap = 3.0 * unit;
    const double room = box.width() - 6.0 * unit - emblem - gap;
    double width = QFontMetricsF(numberFont(pixels)).horizontalAdvance(text);
    if (width > room) {
        pixels *= room / width;
        width = room;
    }
    const double left = box.center().x() - (width + gap + emblem) / 2;
    drawCentred(painter, QRectF(left, box.top(), width, box.height()), text, ink, pixels);
    drawEmblem(painter, QRectF(left + width + gap, box.center().y() - emblem / 2, emblem, emblem), sign, ink);
}

/// The outline of a block of stone that time has gnawed at: corners are missing.
QPainterPath brokenBlock(const QRectF& box)
{
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPainterPath path;
    path.addPolygon(QPolygonF({at(0.08, 0.0), at(0.62, 0.0), at(0.68, 0.13), at(0.78, 0.06), at(0.84, 0.2),
                               at(0.96, 0.24), at(0.94, 0.45), at(1.0, 0.55), at(1.0, 1.0), at(0.0, 1.0), at(0.0, 0.5),
                               at(0.05, 0.4), at(0.0, 0.28), at(0.03, 0.12)}));
    path.closeSubpath();
    return path;
}

} // namespace

void drawCentred(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, double pixels)
{
    const QFont font = numberFont(pixels);
    const QFontMetricsF metrics(font);
    // Digits have no descenders: centred by their own height, not by the line's.
    const QPointF at(box.center().x() - metrics.horizontalAdvance(text) / 2,
                     box.center().y() + metrics.capHeight() / 2);
    const QPaintEngine* engine = painter.paintEngine();
    if (engine != nullptr && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf)) {
        // As outlines, so that a picture looks the same where the font is missing.
        QFont unbent = font;
        unbent.setHintingPreference(QFont::PreferNoHinting);
        QPainterPath outline;
        outline.addText(at, unbent, text);
        painter.fillPath(outline, colour);
        return;
    }
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(at, text);
}

void drawEmblem(QPainter& painter, const QRectF& box, Emblem emblem, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(emblemPath(emblem, box));
    painter.restore();
}

void drawOwnerPlate(QPainter& painter, const QRectF& box, const OwnerColour& owner, Theme theme, const QString& text)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = box.height() / 26.0;
    const double edge = std::max(1.0, 1.8 * unit);
    const QRectF inner = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setPen(QPen(boardColours(theme).plateEdge, edge));
    painter.setBrush(owner.fill);
    painter.drawRoundedRect(inner, box.height() * kPlateRadius, box.height() * kPlateRadius);

    if (text.isEmpty()) {
        const double side = std::min(box.height(), box.width()) * 0.52;
        drawEmblem(painter, QRectF(box.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), owner.emblem,
                   owner.ink);
        painter.restore();
        return;
    }
    drawPlateText(painter, box, owner.emblem, owner.ink, text);
    painter.restore();
}

void drawStonePlate(QPainter& painter, const QRectF& box, const OwnerColour& owner, const QString& text)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = box.height() / 26.0;
    const QPen edge(kStoneEdge, std::max(1.0, 1.5 * unit), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QRectF plinth(box.left() - 3.5 * unit, box.bottom() - 1.0 * unit, box.width() + 7.0 * unit, 7.5 * unit);
    painter.setPen(edge);
    painter.setBrush(owner.fill);
    painter.drawRect(plinth);
    const QPainterPath block = brokenBlock(box.adjusted(1.5 * unit, 0, -1.5 * unit, -1.0 * unit));
    QLinearGradient light(box.topLeft(), box.bottomRight());
    light.setColorAt(0, kStoneLight);
    light.setColorAt(1, kStoneDark);
    painter.setBrush(light);
    painter.drawPath(block);
    painter.setClipPath(block, Qt::IntersectClip);
    // Cracks run beside the letter, which stands in the middle.
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.setPen(QPen(kStoneEdge, std::max(0.8, 1.1 * unit), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({at(0.05, 0.4), at(0.14, 0.52), at(0.11, 0.68), at(0.22, 0.8), at(0.2, 1.0)}));
    painter.drawLine(at(0.14, 0.52), at(0.23, 0.46));
    painter.drawPolyline(QPolygonF({at(0.84, 0.2), at(0.8, 0.36), at(0.88, 0.52), at(0.83, 0.7), at(0.9, 0.86)}));
    painter.drawLine(at(0.88, 0.52), at(0.97, 0.6));
    drawPlateText(painter, box, owner.emblem, kStoneInk, text);
    painter.restore();
}

void drawHiddenPlate(QPainter& painter, const QRectF& box, Theme theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = box.height() / 26.0;
    const double radius = box.height() * kPlateRadius;
    painter.setPen(QPen(boardColours(theme).plateEdge, std::max(1.0, 1.8 * unit)));
    painter.setBrush(QColor(0x6b, 0x66, 0x5c));
    painter.drawRoundedRect(box, radius, radius);
    QPainterPath lines;
    for (double x = -box.height(); x < box.width(); x += 6 * unit) {
        lines.moveTo(box.left() + x, box.bottom());
        lines.lineTo(box.left() + x + box.height(), box.top());
    }
    QPainterPath clip;
    clip.addRoundedRect(box, radius, radius);
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1.6 * unit));
    painter.drawPath(lines);
    drawCentred(painter, box, QStringLiteral("?"), Qt::white, 17.0 * unit);
    painter.restore();
}

void drawOwnerBand(QPainter& painter, const QRectF& box, const OwnerColour& owner)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(box, Qt::IntersectClip);
    painter.fillRect(box, owner.fill);
    const bool upright = box.height() > box.width();
    QPolygonF line;
    if (upright)
        line << QPointF(box.center().x(), box.top()) << QPointF(box.center().x(), box.bottom());
    else
        line << QPointF(box.left(), box.center().y()) << QPointF(box.right(), box.center().y());
    const PatternMarks marks = patternMarks(owner.pattern, line, std::min(box.width(), box.height()));
    drawPatternMarks(painter, marks, owner.ink);
    painter.restore();
}

void drawToken(QPainter& painter, const QRectF& box, TokenShape shape, const QColor& fill, const QColor& ink,
               const QColor& edge, const QString& text)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge.alpha() == 0 ? QPen(Qt::NoPen) : QPen(edge, std::max(0.8, box.width() * 0.06)));
    painter.setBrush(fill);
    painter.drawPath(tokenPath(shape, box));
    if (!text.isEmpty()) {
        const double pixels = box.height() * (text.size() > 1 ? 0.62 : 0.76);
        const double lower = shape == TokenShape::Pentagon ? box.height() * 0.1 : 0.0;
        drawCentred(painter, box.adjusted(0, lower, 0, 0), text, ink, pixels);
    }
    painter.restore();
}

void drawStatue(QPainter& painter, const QRectF& box, TokenShape shape, Theme theme, const QString& text)
{
    const QColor edge(0x4b, 0x48, 0x42);
    drawToken(painter, box, shape, boardColours(theme).stone, kStripInk, edge);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(tokenPath(shape, box), Qt::IntersectClip);
    crack(painter, box, kCrack);
    painter.restore();
    drawToken(painter, box, shape, Qt::transparent, kStoneInk, Qt::transparent, text);
}

void drawMedallion(QPainter& painter, const QRectF& box, const OwnerColour* owner, Theme theme, const QString& initial,
                   bool statue)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = box.width() / 19.0;
    const QColor edge = theme == Theme::Light ? QColor(0x17, 0x14, 0x0f) : QColor(0xf6, 0xf0, 0xe0);
    const QColor face = statue ? boardColours(theme).stone : QColor(0xfd, 0xf8, 0xea);
    painter.setPen(QPen(edge, 1.2 * unit));
    painter.setBrush(face);
    painter.drawEllipse(box.adjusted(0.6 * unit, 0.6 * unit, -0.6 * unit, -0.6 * unit));
    painter.setPen(QPen(owner != nullptr ? owner->fill : QColor(0x8d, 0x8a, 0x84), 1.9 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(2.4 * unit, 2.4 * unit, -2.4 * unit, -2.4 * unit));
    if (statue) crack(painter, box.adjusted(2 * unit, unit, -2 * unit, -unit), kCrack);
    drawCentred(painter, box, initial, statue ? kStoneInk : kStripInk, (initial.size() > 1 ? 7.5 : 10.0) * unit);
    painter.restore();
}

} // namespace marches::editor
