// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/regionroom.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kMostCells = 192;      ///< along the longer side of a region
constexpr int kTries = 48;           ///< places along the longer side that are tried
constexpr double kLeastLetter = 0.5; ///< part of each letter that must stand on the land
constexpr double kLeastName = 0.92;  ///< the same of all of them together

constexpr double kSteps = 256; ///< of a cost: a rounded number is not to decide

double inSteps(double cost) { return std::round(cost * kSteps) / kSteps; }

/// How far a place is from the middle of bounds, of their diagonal.
double farness(const QPointF& at, const QPointF& middle, const QRectF& bounds)
{
    const QPointF away = at - middle;
    return std::hypot(away.x(), away.y()) / std::hypot(bounds.width(), bounds.height());
}

/// Nothing: the name cannot stand there.
std::optional<RegionRoom> roomAt(const MarkedCells& land, const MarkedCells& taken, std::span<const QRectF> letters,
                                 const QPointF& at, const QPointF& middle, const BusyShare& busy)
{
    double onLand = 0;
    double onBusy = 0;
    for (const QRectF& letter : letters) {
        const QRectF box = letter.translated(at);
        const double share = land.share(box);
        if (share < kLeastLetter || taken.share(box) > 0) return std::nullopt;
        onLand += share;
        if (busy) onBusy += busy(box);
    }
    onLand /= static_cast<double>(letters.size());
    onBusy /= static_cast<double>(letters.size());
    if (onLand < kLeastName) return std::nullopt;
    return RegionRoom{at, inSteps(2 * (1 - onLand) + farness(at, middle, land.bounds()) + onBusy), onBusy};
}

std::optional<RegionRoom> waterAt(const MarkedCells& lands, const MarkedCells& taken, std::span<const QRectF> letters,
                                  const QPointF& at, const QPointF& middle, const BusyShare& busy, bool crosses)
{
    constexpr double kShore = 5;  // board units that letters keep from it
    constexpr double kFar = 0.3;  // farther away nobody would take it for the name of these islands
    constexpr double kAcross = 2; // what it costs to stand on it, beside the distance from the middle
    if (farness(at, middle, lands.bounds()) > kFar) return std::nullopt;
    double onLand = 0;
    double onBusy = 0;
    for (const QRectF& letter : letters) {
        const QRectF box = letter.translated(at);
        if (!lands.bounds().contains(box) || taken.share(box) > 0) return std::nullopt;
        const double share = lands.share(box.adjusted(-kShore, -kShore, kShore, kShore));
        if (share > 0 && !crosses) return std::nullopt;
        onLand += 4 * share * (1 - share);
        if (busy) onBusy += busy(box);
    }
    onLand /= static_cast<double>(letters.size());
    onBusy /= static_cast<double>(letters.size());
    return RegionRoom{at, inSteps(kAcross * onLand + farness(at, middle, lands.bounds()) + onBusy), onBusy};
}

/// The best of all places on a grid over the bounds of some squares.
template <class RoomAt> std::optional<RegionRoom> bestRoom(const MarkedCells& cells, RoomAt roomAt)
{
    const QRectF bounds = cells.bounds();
    const double side = std::max(bounds.width(), bounds.height());
    const double step = cells.cell() * std::max(1.0, std::ceil(side / cells.cell() / kTries));
    std::optional<RegionRoom> best;
    for (int row = 0; (row + 0.5) * step < bounds.height(); ++row)
        for (int column = 0; (column + 0.5) * step < bounds.width(); ++column) {
            const QPointF at = bounds.topLeft() + QPointF(column + 0.5, row + 0.5) * step;
            if (const std::optional<RegionRoom> room = roomAt(at); room && (!best || room->cost < best->cost))
                best = room;
        }
    return best;
}

} // namespace

MarkedCells::MarkedCells(const QRectF& box, double cell)
    : m_cell(cell), m_left(static_cast<int>(std::floor(box.left() / cell))),
      m_top(static_cast<int>(std::floor(box.top() / cell))),
      m_columns(static_cast<int>(std::ceil(box.right() / cell)) - m_left),
      m_rows(static_cast<int>(std::ceil(box.bottom() / cell)) - m_top), m_sums(at(0, m_rows + 1), 0)
{}

QRectF MarkedCells::bounds() const { return {m_left * m_cell, m_top * m_cell, m_columns * m_cell, m_rows * m_cell}; }

MarkedCells::Span MarkedCells::spanOf(const QRectF& box) const
{
    // In numbers of the grid first: a box far away is none of its squares.
    const auto step = [](double value, int count) {
        return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(count)));
    };
    return {step(std::floor(box.left() / m_cell) - m_left, m_columns),
            step(std::floor(box.top() / m_cell) - m_top, m_rows),
            step(std::ceil(box.right() / m_cell) - m_left, m_columns),
            step(std::ceil(box.bottom() / m_cell) - m_top, m_rows)};
}

void MarkedCells::markBox(const QRectF& box)
{
    const Span span = spanOf(box);
    for (int row = span.top; row < span.bottom; ++row)
        for (int column = span.left; column < span.right; ++column) m_sums[at(column + 1, row + 1)] = 1;
}

void MarkedCells::markShape(const Shape& shape, int mark)
{
    std::vector<double> crossings;
    const Span span = spanOf(shape.bounds());
    for (int row = span.top; row < span.bottom; ++row) {
        const double y = (m_top + row + 0.5) * m_cell;
        crossings.clear();
        for (const QPolygonF& ring : shape.rings())
            for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
                if ((ring[i].y() > y) != (ring[j].y() > y))
                    crossings.push_back(ring[j].x() +
                                        (y - ring[j].y()) / (ring[i].y() - ring[j].y()) * (ring[i].x() - ring[j].x()));
        std::ranges::sort(crossings);
        for (std::size_t i = 1; i < crossings.size(); i += 2) {
            const int first = static_cast<int>(std::ceil(crossings[i - 1] / m_cell - 0.5)) - m_left;
            const int last = static_cast<int>(std::ceil(crossings[i] / m_cell - 0.5)) - m_left;
            for (int column = std::max(0, first); column < std::min(last, m_columns); ++column)
                m_sums[at(column + 1, row + 1)] = mark;
        }
    }
}

void MarkedCells::count()
{
    for (int row = 1; row <= m_rows; ++row)
        for (int column = 1; column <= m_columns; ++column)
            m_sums[at(column, row)] +=
                m_sums[at(column - 1, row)] + m_sums[at(column, row - 1)] - m_sums[at(column - 1, row - 1)];
}

double MarkedCells::share(const QRectF& box) const
{
    const Span span = spanOf(box);
    if (span.right <= span.left || span.bottom <= span.top) return 0;
    const int marked = m_sums[at(span.right, span.bottom)] - m_sums[at(span.left, span.bottom)] -
                       m_sums[at(span.right, span.top)] + m_sums[at(span.left, span.top)];
    const double wide = std::ceil(box.right() / m_cell) - std::floor(box.left() / m_cell);
    const double high = std::ceil(box.bottom() / m_cell) - std::floor(box.top() / m_cell);
    return marked / (wide * high);
}

double MarkedCells::largestPart() const
{
    std::vector<char> seen(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    const auto isNew = [&](int column, int row) {
        if (column < 0 || row < 0 || column >= m_columns || row >= m_rows || !isMarked(column, row)) return false;
        const auto cell =
            static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
        return std::exchange(seen[cell], 1) == 0;
    };
    std::size_t all = 0;
    std::size_t largest = 0;
    std::vector<std::pair<int, int>> open;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column) {
            std::size_t part = 0;
            if (isNew(column, row)) open.emplace_back(column, row);
            while (!open.empty()) {
                const auto [x, y] = open.back();
                open.pop_back();
                ++part;
                for (const auto& [right, down] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)})
                    if (isNew(x + right, y + down)) open.emplace_back(x + right, y + down);
            }
            all += part;
            largest = std::max(largest, part);
        }
    return all == 0 ? 1 : static_cast<double>(largest) / static_cast<double>(all);
}

QPointF MarkedCells::middle() const
{
    QPointF sum;
    double count = 0;
    // By whole rows and columns, of which the sums tell how many are marked.
    for (int row = 0; row < m_rows; ++row) {
        const double marked = m_sums[at(m_columns, row + 1)] - m_sums[at(m_columns, row)];
        sum.ry() += marked * (m_top + row + 0.5);
        count += marked;
    }
    for (int column = 0; column < m_columns; ++column)
        sum.rx() += (m_sums[at(column + 1, m_rows)] - m_sums[at(column, m_rows)]) * (m_left + column + 0.5);
    return count == 0 ? bounds().center() : sum * (m_cell / count);
}

MarkedCells regionCells(const Shape& shape)
{
    const double side = std::max(shape.bounds().width(), shape.bounds().height());
    const double cell = std::exp2(std::ceil(std::log2(std::max(1.0, side) / kMostCells)));
    MarkedCells cells(shape.bounds(), cell);
    cells.markShape(shape);
    cells.count();
    return cells;
}

std::optional<RegionRoom> roomOnRegion(const MarkedCells& land, const MarkedCells& taken,
                                       std::span<const QRectF> letters, const BusyShare& busy)
{
    if (letters.empty()) return std::nullopt;
    const QPointF middle = land.middle();
    return bestRoom(land, [&](const QPointF& at) { return roomAt(land, taken, letters, at, middle, busy); });
}

std::optional<RegionRoom> roomBetweenIslands(const MarkedCells& lands, const MarkedCells& taken,
                                             std::span<const QRectF> letters, const QPointF& middle,
                                             const BusyShare& busy, bool crosses)
{
    if (letters.empty()) return std::nullopt;
    return bestRoom(lands,
                    [&](const QPointF& at) { return waterAt(lands, taken, letters, at, middle, busy, crosses); });
}

} // namespace marches::editor
