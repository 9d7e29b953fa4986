// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QLineF>
#include <QPainter>

#include "editor/canvas/boardpainter.h"
#include "editor/canvas/borderpattern.h"

namespace marches::editor {

namespace {

constexpr float kTint = 0.20F;
constexpr float kBand = 0.78F;

/// Points of a line at even steps.
QPolygonF resampled(const QPolygonF& line, double step)
{
    QPolygonF points;
    if (line.size() < 2) return points;
    points << line.first();
    double left = step;
    for (qsizetype i = 1; i < line.size(); ++i) {
        QLineF piece(line[i - 1], line[i]);
        while (piece.length() >= left && piece.length() > 0) {
            piece.setP1(piece.pointAt(left / piece.length()));
            points << piece.p1();
            left = step;
        }
        left -= piece.length();
    }
    if (QLineF(points.last(), line.last()).length() > step / 3) points << line.last();
    return points;
}

QPolygonF smoothed(const QPolygonF& line, bool closed, qsizetype reach)
{
    QPolygonF result;
    const qsizetype count = line.size();
    for (qsizetype i = 0; i < count; ++i) {
        QPointF sum;
        qsizetype used = 0;
        const qsizetype here = closed ? reach : std::min({reach, i, count - 1 - i});
        for (qsizetype k = i - here; k <= i + here; ++k) {
            const qsizetype at = closed ? ((k % (count - 1)) + count - 1) % (count - 1) : k;
            sum += line[at];
            ++used;
        }
        result << sum / static_cast<double>(used);
    }
    return result;
}

void paintBand(QPainter& painter, const BoardModel& model, int place, const OwnerColour& owner, double width)
{
    const int army = model.contents(place).owner;
    const auto foreign = [&model, army](int beyond) { return beyond < 0 || model.contents(beyond).owner != army; };
    const std::vector<BorderRun> runs = model.borders().runs(place, foreign);
    QColor fill = owner.fill;
    fill.setAlphaF(kBand);
    QPainterPath lines;
    for (const BorderRun& run : runs) {
        QPainterPath line;
        line.addPolygon(run.line);
        if (run.closed) line.closeSubpath();
        lines.addPath(line);
    }
    // One path, so that where stretches meet the colour is not laid on twice.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(fill, 2 * width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(lines);
    QColor ink = owner.ink;
    ink.setAlphaF(0.85F);
    for (const BorderRun& run : runs) drawPatternMarks(painter, patternMarks(owner.pattern, insetLine(run, width / 2), width * 0.92), ink);
}

} // namespace

QPolygonF insetLine(const BorderRun& run, double inset)
{
    const double step = std::max(1.0, inset * 0.4);
    const QPolygonF line = smoothed(resampled(run.line, step), run.closed, 3);
    if (line.size() < 2) return {};
    QPolygonF moved;
    const double side = run.insideIsRight ? inset : -inset;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QPointF along = line[std::min(i + 1, line.size() - 1)] - line[std::max<qsizetype>(i - 1, 0)];
        const double length = std::hypot(along.x(), along.y());
        if (length > 0) moved << line[i] + QPointF(-along.y(), along.x()) / length * side;
    }
    return smoothed(moved, false, 2);
}

void paintOwners(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double band = model.layout.sizes.band / model.layout.sizes.scale;
    for (int i = 0; i < model.placeCount(); ++i) {
        const PlaceDrawing& place = model.place(i);
        const int army = model.contents(i).owner;
        if (army < 0 || place.shape.isEmpty() || !place.shape.bounds().intersects(exposed)) continue;
        const OwnerColour& owner = model.look.owner(army);
        QColor tint = owner.fill;
        tint.setAlphaF(kTint);
        painter.fillPath(place.shape.path(), tint);
        painter.save();
        painter.setClipPath(place.shape.path(), Qt::IntersectClip);
        paintBand(painter, model, i, owner, band);
        painter.restore();
    }
    // The borders again above the bands, so that two owners do not run into each other.
    QColor ink = model.theme == Theme::Light ? QColor(0x4b, 0x36, 0x21) : QColor(0x12, 0x10, 0x0c);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.1 * model.layout.sizes.line / model.layout.sizes.scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = 0; i < model.placeCount(); ++i)
        if (model.contents(i).owner >= 0 && model.place(i).shape.bounds().intersects(exposed)) painter.drawPath(model.place(i).shape.path());
}

} // namespace marches::editor
