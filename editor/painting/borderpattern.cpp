// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/borderpattern.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace marches::editor {

namespace {

/// A place on the line with the direction there.
struct Station {
    QPointF at;
    QPointF along;  ///< unit vector
    QPointF across; ///< unit vector, to the right of `along` on the screen

    QPointF point(double x, double y) const { return at + along * x + across * y; }
};

/// Stations at even steps near `step`, so that a line begins and ends alike.
std::vector<Station> stations(const QPolygonF& line, double step)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i) length += QLineF(line[i - 1], line[i]).length();
    std::vector<Station> found;
    if (length < step / 2) return found;
    const int count = std::max(1, static_cast<int>(std::lround(length / step)));
    const double exact = length / count;
    double next = exact / 2;
    double walked = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        if (piece.length() <= 0) continue;
        const QPointF along = (piece.p2() - piece.p1()) / piece.length();
        for (; next <= walked + piece.length() && found.size() < static_cast<std::size_t>(count); next += exact)
            found.push_back({piece.p1() + along * (next - walked), along, QPointF(-along.y(), along.x())});
        walked += piece.length();
    }
    return found;
}

void addPolygon(QPainterPath& path, const QPolygonF& corners)
{
    path.addPolygon(corners);
    path.closeSubpath();
}

void addLine(QPainterPath& path, const QPointF& from, const QPointF& to)
{
    path.moveTo(from);
    path.lineTo(to);
}

/// Marks that are drawn one by one; `h` is half the height of a mark.
void addMark(QPainterPath& path, Pattern pattern, const Station& station, double h)
{
    switch (pattern) {
    case Pattern::Triangles: addPolygon(path, {station.point(-h, h), station.point(h, h), station.point(0, -h)}); break;
    case Pattern::Dots: path.addEllipse(station.at, h * 0.62, h * 0.62); break;
    case Pattern::Plusses:
        addLine(path, station.point(-h, 0), station.point(h, 0));
        addLine(path, station.point(0, -h), station.point(0, h));
        break;
    case Pattern::Diamonds:
        addPolygon(path,
                   {station.point(-h * 0.8, 0), station.point(0, -h), station.point(h * 0.8, 0), station.point(0, h)});
        break;
    case Pattern::Slants: addLine(path, station.point(-h * 1.1, h * 1.9), station.point(h * 1.1, -h * 1.9)); break;
    case Pattern::Grid: addLine(path, station.point(0, h * 2), station.point(0, -h * 2)); break;
    case Pattern::Waves:
    case Pattern::Lines: break;
    }
}

QPainterPath polyline(const std::vector<Station>& line, double swing, double offset)
{
    QPainterPath path;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const QPointF point = line[i].point(0, offset + (i % 2 == 0 ? -swing : swing));
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    return path;
}

} // namespace

PatternMarks patternMarks(Pattern pattern, const QPolygonF& line, double width)
{
    const double h = width * 0.25;
    const double thin = std::max(0.5, width * 0.085);
    PatternMarks marks;
    switch (pattern) {
    case Pattern::Triangles:
    case Pattern::Dots:
        for (const Station& station : stations(line, width * 0.72)) addMark(marks.path, pattern, station, h);
        break;
    case Pattern::Plusses:
        for (const Station& station : stations(line, width * 0.8)) addMark(marks.path, pattern, station, h);
        marks.stroke = thin * 1.3;
        break;
    case Pattern::Diamonds:
        for (const Station& station : stations(line, width * 0.7)) addMark(marks.path, pattern, station, h);
        break;
    case Pattern::Slants:
        for (const Station& station : stations(line, width * 0.46)) addMark(marks.path, pattern, station, h);
        marks.stroke = thin;
        break;
    case Pattern::Grid:
        for (const Station& station : stations(line, width * 0.55)) addMark(marks.path, pattern, station, h);
        marks.path.addPath(polyline(stations(line, width * 0.3), 0, 0));
        marks.stroke = thin;
        break;
    case Pattern::Waves:
        marks.path = polyline(stations(line, width * 0.34), width * 0.17, 0);
        marks.stroke = thin * 1.3;
        break;
    case Pattern::Lines:
        marks.path = polyline(stations(line, width * 0.3), 0, -width * 0.18);
        marks.path.addPath(polyline(stations(line, width * 0.3), 0, width * 0.18));
        marks.stroke = thin * 1.2;
        break;
    }
    return marks;
}

void drawPatternMarks(QPainter& painter, const PatternMarks& marks, const QColor& colour)
{
    if (marks.stroke > 0) {
        painter.setPen(QPen(colour, marks.stroke, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
    }
    painter.drawPath(marks.path);
}

} // namespace marches::editor
