// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/segment.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace marches::editor {

/// Finds edges by place: a uniform grid whose cells hold lists of the edges that pass through. Edges of a board are
/// short and evenly spread, so that a cell has a few; what lies outside of the grid belongs to its outermost cells.
class EdgeGrid {
public:
    EdgeGrid() { reset(QRectF(), 0); }

    /// Empties the grid and lays it over a box for so many edges.
    void reset(const QRectF& box, std::size_t edges);
    void insert(std::int32_t edge, const Segment& segment);
    /// The segment must be the one that was inserted.
    void remove(std::int32_t edge, const Segment& segment);
    /// Number of edges for which the grid has become too coarse.
    std::size_t crowdedAt() const { return m_crowdedAt; }
    std::size_t bytes() const { return m_heads.capacity() * sizeof(std::int32_t) + m_nodes.capacity() * sizeof(Node); }

    /// Calls `visit(edge)` for each edge in the cells of a box; the same edge may come more than once.
    template <class Visit> void visitBox(const QRectF& box, Visit visit) const
    {
        const int lastColumn = column(box.right());
        const int lastRow = row(box.bottom());
        for (int r = row(box.top()); r <= lastRow; ++r)
            for (int c = column(box.left()); c <= lastColumn; ++c) visitCell(c, r, visit);
    }

    /// Walks from a point in the direction of growing x. `visit(edge)` returns the x where the edge is hit, infinity if
    /// not; the walk ends where nothing nearer can follow.
    template <class Visit> void visitRay(const QPointF& from, Visit visit) const
    {
        const int r = row(from.y());
        double hit = std::numeric_limits<double>::infinity();
        for (int c = column(from.x()); c < m_columns; ++c) {
            visitCell(c, r, [&](std::int32_t edge) { hit = std::min(hit, visit(edge)); });
            if (hit <= m_left + (c + 1) * m_cell) return;
        }
    }

    double cellSize() const { return m_cell; }
    QRectF box() const { return {m_left, m_top, m_columns * m_cell, m_rows * m_cell}; }

private:
    struct Node {
        std::int32_t edge;
        std::int32_t next;
    };

    /// What is no number belongs to the first: it must be found to be refused.
    static int clamped(double value, int count)
    {
        return value > 0 ? static_cast<int>(std::min(value, count - 1.0)) : 0;
    }
    int column(double x) const { return clamped((x - m_left) / m_cell, m_columns); }
    int row(double y) const { return clamped((y - m_top) / m_cell, m_rows); }
    std::size_t cellAt(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    template <class Visit> void visitCell(int column, int row, Visit visit) const
    {
        for (std::int32_t n = m_heads[cellAt(column, row)]; n >= 0; n = m_nodes[static_cast<std::size_t>(n)].next)
            visit(m_nodes[static_cast<std::size_t>(n)].edge);
    }
    template <class Visit> void visitCellsOf(const Segment& segment, Visit visit) const;
    template <class Visit> void visitCellsOfPiece(const QPointF& a, const QPointF& b, Visit visit) const;

    double m_left = 0;
    double m_top = 0;
    double m_cell = 1;
    int m_columns = 1;
    int m_rows = 1;
    std::size_t m_crowdedAt = 0;
    std::vector<std::int32_t> m_heads; ///< by cell: first node or -1
    std::vector<Node> m_nodes;
    std::int32_t m_free = -1; ///< nodes that were given back
};

} // namespace marches::editor
