// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/pointcells.h"

#include "editor/exchange/arearaster.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <set>

namespace marches::editor {

namespace {

constexpr double kCellSheet = 640;  ///< pixels of the longer side, at least ...
constexpr double kCellRoom = 16;    ///< ... and by the root of how many cells there are
constexpr double kCellScale = 2;    ///< board units per pixel
constexpr double kWidestStrip = 9;  ///< pixels between those who are not joined
constexpr double kStripShare = 0.3; ///< of the usual distance to the nearest point, at most
constexpr double kWidestCell = 0.9; ///< of the usual distance to the nearest point, so that lanes of open sea stay

double spanOf(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

using SpreadCell = std::pair<std::int64_t, std::int64_t>;

/// Of points that fall together all but the first go to free cells of a grid, by turns around where they would be.
void spread(std::vector<QPointF>& points, double cell)
{
    const double turn = std::numbers::pi * (3 - std::sqrt(5.0));
    const auto cellOf = [cell](const QPointF& at) {
        return SpreadCell(std::llround(at.x() / cell), std::llround(at.y() / cell));
    };
    std::set<SpreadCell> taken;
    std::map<SpreadCell, int> steps; ///< that were made from a cell
    for (QPointF& point : points) {
        const QPointF wanted = point;
        int& step = steps[cellOf(wanted)];
        while (!taken.insert(cellOf(point)).second) {
            ++step;
            point = wanted + QPointF(std::cos(step * turn), std::sin(step * turn)) * (cell * std::sqrt(step));
        }
    }
}

double sheetFor(std::size_t points) { return std::max(kCellSheet, kCellRoom * std::sqrt(static_cast<double>(points))); }

/// The distance from a point to the nearest other one, in the middle of all.
double usualDistance(const std::vector<QPointF>& points)
{
    std::vector<double> nearest;
    for (std::size_t i = 0; i < points.size(); ++i) {
        double least = sheetFor(points.size());
        for (std::size_t j = 0; j < points.size(); ++j)
            if (j != i) least = std::min(least, spanOf(points[i], points[j]));
        nearest.push_back(least);
    }
    std::ranges::nth_element(nearest, nearest.begin() + static_cast<std::ptrdiff_t>(nearest.size() / 2));
    return nearest[nearest.size() / 2];
}

QRectF boxOfPoints(const std::vector<QPointF>& points)
{
    QRectF box(points.front(), QSizeF(0, 0));
    for (const QPointF& point : points) {
        box.setLeft(std::min(box.left(), point.x()));
        box.setRight(std::max(box.right(), point.x()));
        box.setTop(std::min(box.top(), point.y()));
        box.setBottom(std::max(box.bottom(), point.y()));
    }
    return box;
}

/// Moves and scales points so that they fill a sheet of a handy size, which is returned.
QSize fitted(std::vector<QPointF>& points)
{
    const QRectF first = boxOfPoints(points);
    const double longest = std::max({first.width(), first.height(), 1.0});
    // What lies closer is one point as far as the sheet can tell.
    spread(points, longest / (4 * std::sqrt(static_cast<double>(points.size())) + 10));
    const QRectF box = boxOfPoints(points);
    const double widest = std::max(box.width(), box.height());
    const double room = widest > 0 ? widest : 1;
    const double margin = 0.12 * room;
    const double scale = sheetFor(points.size()) / (room + 2 * margin);
    for (QPointF& point : points) point = (point - box.topLeft() + QPointF(margin, margin)) * scale;
    return {static_cast<int>((box.width() + 2 * margin) * scale),
            static_cast<int>((box.height() + 2 * margin) * scale)};
}

/// Calls `visit` with the pixels no farther from a point than `reach`, and how far each is.
template <class Visit> void visitDisc(const ImageAreas& raster, const QPointF& point, double reach, Visit visit)
{
    const auto first = [reach](double at) { return std::max(0, static_cast<int>(at - reach)); };
    const auto last = [reach](double at, int most) { return std::min(most - 1, static_cast<int>(at + reach)); };
    for (int y = first(point.y()); y <= last(point.y(), raster.height); ++y)
        for (int x = first(point.x()); x <= last(point.x(), raster.width); ++x)
            if (const double away = spanOf(QPointF(x + 0.5, y + 0.5), point); away <= reach)
                visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) +
                          static_cast<std::size_t>(x),
                      away);
}

ImageAreas paintedCells(const std::vector<QPointF>& points, const std::set<std::pair<std::size_t, std::size_t>>& joined,
                        const QSize& size)
{
    const double usual = usualDistance(points);
    const double reach = std::max(kWidestCell * usual, 4.0);
    const double strip = std::clamp(kStripShare * usual, 1.5, kWidestStrip);
    ImageAreas raster = emptyRaster(size, points.size());
    std::vector<double> nearest(raster.area.size(), reach);
    for (std::size_t i = 0; i < points.size(); ++i)
        visitDisc(raster, points[i], reach, [&](std::size_t pixel, double away) {
            if (away >= nearest[pixel]) return;
            nearest[pixel] = away;
            raster.area[pixel] = static_cast<std::int32_t>(i);
        });
    const std::vector<std::int32_t> owners = raster.area;
    for (std::size_t i = 0; i < points.size(); ++i)
        visitDisc(raster, points[i], reach + strip, [&](std::size_t pixel, double away) {
            if (owners[pixel] == ImageAreas::kNone || away - nearest[pixel] >= strip) return;
            const auto owner = static_cast<std::size_t>(owners[pixel]);
            if (owner != i && !joined.contains(std::minmax(i, owner))) raster.area[pixel] = ImageAreas::kNone;
        });
    return raster;
}

} // namespace

void drawCellsAroundPoints(ForeignMap& map)
{
    std::vector<QPointF> points;
    std::map<std::string, std::size_t> numbers;
    for (const ForeignPlace& place : map.places) {
        numbers.emplace(place.key, points.size());
        points.push_back(place.stack.value_or(QPointF()));
    }
    if (points.empty()) return;
    std::set<std::pair<std::size_t, std::size_t>> joined;
    for (const ForeignConnection& connection : map.connections) {
        const auto from = numbers.find(connection.from);
        const auto to = numbers.find(connection.to);
        if (from != numbers.end() && to != numbers.end()) joined.insert(std::minmax(from->second, to->second));
    }
    const QSize size = fitted(points);
    const ImageAreas raster = paintedCells(points, joined, size);
    TraceOptions options;
    options.scale = kCellScale;
    const std::vector<QPainterPath> paths = traceAreas(raster, options);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        map.places[i].path = paths[i];
        map.places[i].stack = points[i] * kCellScale;
    }
    map.size = QSizeF(size) * kCellScale;
    map.fit = {0.01, kCellScale, 4 * kCellScale};
}

} // namespace marches::editor
