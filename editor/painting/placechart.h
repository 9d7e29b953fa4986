// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSize>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

class QPainterPath;

namespace marches::editor {

struct BoardDrawing;

/// A board as a coarse picture of its places, in which ways around land are found: Dijkstra's algorithm on its cells,
/// and what is seen in a straight line of each other is joined so.
class PlaceChart {
public:
    /// What a way may lead over.
    struct Ground {
        std::vector<int> places;
        bool water = false; ///< all of it, zones and none
        friend auto operator<=>(const Ground&, const Ground&) = default;
    };

    explicit PlaceChart(const BoardDrawing& drawing);

    /// Land or sea zone below a point; coasts count as their provinces, sites and spaces are no ground. -1: none.
    int placeAt(const QPointF& point) const { return m_places[static_cast<std::size_t>(cellAt(point))]; }
    /// Part of a way, as broad as an arrow, that leads over anything else, from 0 to 1.
    double shareOff(const QPainterPath& way, const Ground& ground) const;
    /// The shortest way over a ground, as straight pieces from point to point, a little clear of all else; over that
    /// where there is no other. It is remembered.
    const std::vector<QPointF>& wayOver(const QPointF& from, const QPointF& to, const Ground& ground) const;

private:
    using Asked = std::pair<std::array<double, 4>, Ground>;

    bool isOpen(const Ground& ground, int place) const;
    std::vector<QPointF> found(const QPointF& from, const QPointF& to, const Ground& ground) const;
    /// What a step over each cell costs, in steps.
    std::vector<float> costs(const Ground& ground) const;
    std::size_t cellOf(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) + static_cast<std::size_t>(x);
    }
    int cellAt(const QPointF& point) const;
    QPointF middleOf(int cell) const;
    /// The dearest cell between two points.
    float dearest(const QPointF& a, const QPointF& b, const std::vector<float>& cost) const;

    QSize m_size;                       ///< in cells
    double m_cell = 1;                  ///< board units
    std::vector<std::int16_t> m_places; ///< by cell, -1: none
    std::vector<bool> m_isSea;          ///< by place
    mutable std::map<Asked, std::vector<QPointF>> m_found;
};

} // namespace marches::editor
