// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"

#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

/// Squares of a size of which some are marked, in which it is found at once how many of a box are.
class MarkedCells {
public:
    /// Covers a box with squares whose corners are multiples of their side, so that a slightly other box has the same.
    MarkedCells(const QRectF& box, double cell);

    /// Marks the squares that a box reaches into.
    void markBox(const QRectF& box);
    /// Marks the squares whose middles lie in a shape with a number, 0: takes their marks away.
    void markShape(const Shape& shape, int mark = 1);
    /// To be called once all is marked.
    void count();

    double cell() const { return m_cell; }
    QRectF bounds() const;
    /// Part of the squares of a box that are marked, from 0 to 1; those beyond the bounds are not. Of greater marks
    /// than 1 their mean.
    double share(const QRectF& box) const;
    /// Part of all marked ones that hang together most, from 0 to 1.
    double largestPart() const;
    /// The mean of the middles of all marked ones.
    QPointF middle() const;

private:
    struct Span {
        int left, top, right, bottom; ///< the last ones are not meant any more
    };
    Span spanOf(const QRectF& box) const;
    bool isMarked(int column, int row) const
    {
        return m_sums[at(column + 1, row + 1)] - m_sums[at(column, row + 1)] - m_sums[at(column + 1, row)] +
                   m_sums[at(column, row)] !=
               0;
    }
    std::size_t at(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns + 1) +
               static_cast<std::size_t>(column);
    }

    double m_cell;
    int m_left;
    int m_top;
    int m_columns;
    int m_rows;
    std::vector<int> m_sums; ///< first the marks; then how many stand left of and above each corner
};

/// The land of a region, for the search of room for its name.
MarkedCells regionCells(const Shape& shape);

/// How much of the ground below a box is such that letters are hard to read on it, from 0 to 1.
using BusyShare = std::function<double(const QRectF&)>;

/// A place for the name of a region.
struct RegionRoom {
    QPointF at;
    double cost = 0; ///< to be compared with that of others
    double busy = 0; ///< mean of BusyShare below its letters
};

/// Where a name of these letters (boxes from its middle, board units) stands best: on the land, clear of what is taken,
/// as near to the middle of the land as there is room and as its letters are not on busy ground. Nothing: nowhere.
std::optional<RegionRoom> roomOnRegion(const MarkedCells& land, const MarkedCells& taken,
                                       std::span<const QRectF> letters, const BusyShare& busy = {});

/// The same beside the land, for a region of islands: clear of all lands, or, `crosses`, on a shore if need be. The
/// bounds of `lands` are where it is sought, as near to `middle` as may be.
std::optional<RegionRoom> roomBetweenIslands(const MarkedCells& lands, const MarkedCells& taken,
                                             std::span<const QRectF> letters, const QPointF& middle,
                                             const BusyShare& busy, bool crosses);

} // namespace marches::editor
