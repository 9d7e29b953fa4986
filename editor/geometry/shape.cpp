// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/shape.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <queue>

namespace marches::editor {

namespace {

double squaredDistanceToSegment(const QPointF& p, const QPointF& a, const QPointF& b)
{
    const QPointF along = b - a;
    const double squaredLength = QPointF::dotProduct(along, along);
    double t = squaredLength > 0 ? QPointF::dotProduct(p - a, along) / squaredLength : 0.0;
    t = std::clamp(t, 0.0, 1.0);
    const QPointF away = p - (a + along * t);
    return QPointF::dotProduct(away, away);
}

/// A square of the search with the best depth that any point of it may have.
struct Cell {
    QPointF centre;
    double half = 0.0;
    double depth = 0.0;

    double promise() const { return depth + half * std::numbers::sqrt2; }
    bool operator<(const Cell& other) const { return promise() < other.promise(); }
};

/// Of the ring with the largest area.
QPointF centroid(const Shape& shape)
{
    QPointF middle = shape.bounds().center();
    double largest = 0;
    for (const QPolygonF& ring : shape.rings()) {
        const QPointF base = ring.first(); // keeps the products small
        QPointF sum;
        double area = 0;
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            const QPointF a = ring[j] - base;
            const QPointF b = ring[i] - base;
            const double cross = a.x() * b.y() - b.x() * a.y();
            area += cross;
            sum += (a + b) * cross;
        }
        if (std::abs(area) <= largest) continue;
        largest = std::abs(area);
        middle = base + sum / (3 * area);
    }
    return middle;
}

} // namespace

Shape::Shape(const QPainterPath& path) : m_path(path)
{
    for (QPolygonF ring : path.toSubpathPolygons(QTransform())) {
        if (ring.size() > 1 && ring.first() == ring.last()) ring.removeLast();
        if (ring.size() < 3) continue;
        const QRectF box = ring.boundingRect();
        m_bounds = m_rings.empty() ? box : m_bounds.united(box);
        m_rings.push_back(ring);
    }
}

bool Shape::contains(const QPointF& point) const
{
    if (!m_bounds.contains(point)) return false;
    bool inside = false;
    int winding = 0;
    for (const QPolygonF& ring : m_rings) {
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            const QPointF& a = ring[j];
            const QPointF& b = ring[i];
            if ((a.y() > point.y()) == (b.y() > point.y())) continue;
            const double x = a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
            if (x <= point.x()) continue;
            inside = !inside;
            winding += b.y() > a.y() ? 1 : -1;
        }
    }
    return m_path.fillRule() == Qt::WindingFill ? winding != 0 : inside;
}

qsizetype Shape::sides() const
{
    qsizetype count = 0;
    for (const QPolygonF& ring : m_rings) count += ring.size();
    return count;
}

double Shape::depth(const QPointF& point) const
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const QPolygonF& ring : m_rings)
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
            nearest = std::min(nearest, squaredDistanceToSegment(point, ring[j], ring[i]));
    const double distance = std::sqrt(nearest);
    return contains(point) ? distance : -distance;
}

QPointF poleOfInaccessibility(const Shape& shape, double precision)
{
    if (shape.isEmpty()) return {};
    // Neither a thin, endless shape nor one with very many sides must hold up the program.
    constexpr qsizetype kMaxCells = 20'000;
    constexpr qsizetype kLeastCells = 200;
    constexpr qsizetype kMaxSteps = 20'000'000; // a cell takes one for each side
    const qsizetype most = std::clamp(kMaxSteps / std::max<qsizetype>(1, shape.sides()), kLeastCells, kMaxCells);
    const QRectF bounds = shape.bounds();
    const double size = std::max(std::min(bounds.width(), bounds.height()), precision);
    const auto cellAt = [&shape](const QPointF& centre, double half) {
        return Cell{centre, half, shape.depth(centre)};
    };

    std::priority_queue<Cell> cells;
    qsizetype made = 0;
    for (double x = bounds.left(); x < bounds.right() && made < most; x += size)
        for (double y = bounds.top(); y < bounds.bottom() && made < most; y += size, ++made)
            cells.push(cellAt(QPointF(x + size / 2, y + size / 2), size / 2));
    Cell best = cellAt(bounds.center(), 0.0);
    while (!cells.empty() && made < most) {
        const Cell cell = cells.top();
        cells.pop();
        if (cell.depth > best.depth) best = cell;
        if (cell.promise() - best.depth <= precision && best.depth > 0) break;
        const double half = cell.half / 2;
        for (const QPointF& step :
             {QPointF(-half, -half), QPointF(half, -half), QPointF(-half, half), QPointF(half, half)}) {
            cells.push(cellAt(cell.centre + step, half));
            ++made;
        }
    }
    return best.centre;
}

QPointF labelCentre(const Shape& shape, double precision)
{
    constexpr double kDepthKept = 0.9;
    constexpr int kHalvings = 8;
    const QPointF pole = poleOfInaccessibility(shape, precision);
    if (shape.isEmpty()) return pole;
    const QPointF way = centroid(shape) - pole;
    const double least = kDepthKept * shape.depth(pole);
    const auto deep = [&](double share) { return shape.depth(pole + way * share) >= least; };
    if (deep(1)) return pole + way;
    double kept = 0;
    double step = 0.5;
    for (int i = 0; i < kHalvings; ++i, step /= 2)
        if (deep(kept + step)) kept += step;
    return pole + way * kept;
}

namespace {

constexpr double kLeastShare = 0.9; ///< of the distance that a moved vertex must keep from the whole outline
constexpr double kLeastTurn = 0.35; ///< of the mean normal's length: sharper corners do not run away

QPointF unit(const QPointF& vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

/// Edge normal, to one side all along a ring.
QPointF normal(const QPointF& from, const QPointF& to)
{
    const QPointF along = unit(to - from);
    return {-along.y(), along.x()};
}

/// The vertices of a ring moved to the side that is inside.
QPolygonF moved(const Shape& shape, const QPolygonF& ring, double distance)
{
    QPolygonF inner;
    const qsizetype n = ring.size();
    for (qsizetype i = 0; i < n; ++i) {
        const QPointF before = normal(ring[(i + n - 1) % n], ring[i]);
        const QPointF after = normal(ring[i], ring[(i + 1) % n]);
        const QPointF mean = (before + after) / 2;
        const double turn = std::max(kLeastTurn, std::hypot(mean.x(), mean.y()));
        const QPointF step = unit(mean) * (distance / turn);
        for (const QPointF& point : {ring[i] + step, ring[i] - step})
            if (shape.depth(point) >= kLeastShare * distance) {
                inner.append(point);
                break;
            }
    }
    return inner;
}

} // namespace

QPainterPath offsetInwards(const Shape& shape, double distance)
{
    QPainterPath path;
    constexpr qsizetype kLeast = 3;
    for (const QPolygonF& ring : shape.rings()) {
        const QPolygonF inner = moved(shape, ring, distance);
        path.addPolygon(inner.size() >= kLeast ? inner : ring);
        path.closeSubpath();
    }
    return path;
}

} // namespace marches::editor
