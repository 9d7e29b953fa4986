// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/edgegrid.h"

#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kMostCells = 1024; ///< in a row or column
constexpr double kMargin = 1e-6; ///< of rounding, so that a piece is never missed in the cell beside
constexpr double kSteep = 1e-3;  ///< width below which a piece is taken as upright

} // namespace

void EdgeGrid::reset(const QRectF& box, std::size_t edges)
{
    const double width = std::max(box.width(), 1e-3);
    const double height = std::max(box.height(), 1e-3);
    const double longest = std::max(width, height);
    m_cell = std::max(std::sqrt(width * height / static_cast<double>(edges + 1)), longest / kMostCells);
    m_left = box.left();
    m_top = box.top();
    m_columns = std::clamp(static_cast<int>(std::ceil(width / m_cell)), 1, kMostCells);
    m_rows = std::clamp(static_cast<int>(std::ceil(height / m_cell)), 1, kMostCells);
    m_crowdedAt = std::max<std::size_t>(64, edges * 4);
    m_heads.assign(cellAt(0, m_rows), -1);
    m_nodes.clear();
    m_nodes.reserve(edges * 2);
    m_free = -1;
}

template <class Visit> void EdgeGrid::visitCellsOfPiece(const QPointF& a, const QPointF& b, Visit visit) const
{
    const QPointF& west = a.x() <= b.x() ? a : b;
    const QPointF& east = a.x() <= b.x() ? b : a;
    const int first = column(west.x() - kMargin);
    const int last = column(east.x() + kMargin);
    const bool upright = east.x() - west.x() < kSteep; // its slope says nothing
    const double slope = upright ? 0 : (east.y() - west.y()) / (east.x() - west.x());
    for (int c = first; c <= last; ++c) {
        double y0 = west.y();
        double y1 = east.y();
        if (first != last && !upright) { // only the part within this column
            if (c > first) y0 = west.y() + slope * (m_left + c * m_cell - west.x());
            if (c < last) y1 = west.y() + slope * (m_left + (c + 1) * m_cell - west.x());
        }
        if (y0 > y1) std::swap(y0, y1);
        const int bottom = row(y1 + kMargin);
        for (int r = row(y0 - kMargin); r <= bottom; ++r) visit(cellAt(c, r));
    }
}

template <class Visit> void EdgeGrid::visitCellsOf(const Segment& segment, Visit visit) const
{
    if (!segment.curved) return visitCellsOfPiece(segment.start, segment.end, visit);
    const QRectF hull = segment.hull().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    if (hull.width() <= 2 * m_cell && hull.height() <= 2 * m_cell) {
        for (int r = row(hull.top()); r <= row(hull.bottom()); ++r)
            for (int c = column(hull.left()); c <= column(hull.right()); ++c) visit(cellAt(c, r));
        return;
    }
    const std::vector<QPointF> points = segment.flattened();
    for (std::size_t i = 1; i < points.size(); ++i) visitCellsOfPiece(points[i - 1], points[i], visit);
}

void EdgeGrid::insert(std::int32_t edge, const Segment& segment)
{
    visitCellsOf(segment, [&](std::size_t cell) {
        std::int32_t node = m_free;
        if (node >= 0) {
            m_free = m_nodes[static_cast<std::size_t>(node)].next;
        } else {
            node = static_cast<std::int32_t>(m_nodes.size());
            m_nodes.emplace_back();
        }
        m_nodes[static_cast<std::size_t>(node)] = {edge, m_heads[cell]};
        m_heads[cell] = node;
    });
}

void EdgeGrid::remove(std::int32_t edge, const Segment& segment)
{
    visitCellsOf(segment, [&](std::size_t cell) {
        for (std::int32_t* link = &m_heads[cell]; *link >= 0; link = &m_nodes[static_cast<std::size_t>(*link)].next) {
            Node& node = m_nodes[static_cast<std::size_t>(*link)];
            if (node.edge != edge) continue;
            const std::int32_t freed = *link;
            *link = node.next;
            node.next = std::exchange(m_free, freed);
            return;
        }
    });
}

} // namespace marches::editor
