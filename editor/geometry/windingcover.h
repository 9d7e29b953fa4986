// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace marches::editor {

/// Which shapes cover each side of the edges of a drawing, from how often and in which direction the shapes' outlines
/// run along each edge.
class WindingCover {
public:
    /// Numbers of shapes, each with how often its outline winds around; sorted, without zeros.
    using Windings = std::vector<std::pair<std::int32_t, std::int32_t>>;
    struct Cell {
        std::vector<HalfEdge> ring; ///< one boundary of the cell, with the cell on the left
        double area = 0;            ///< within the ring; negative for the boundary of a hole
        Windings cover;
    };

    /// `runs[e]`: by shape, how often its outline runs along edge e, less how often against it. The faces of `map` do
    /// not matter.
    WindingCover(const PlanarMap& map, std::vector<Windings> runs);

    const std::vector<Cell>& cells() const { return m_cells; }
    const Cell& leftOf(HalfEdge half) const { return m_cells[static_cast<std::size_t>(m_cellOf[placeOf(half)])]; }

private:
    static std::size_t placeOf(HalfEdge half) { return slotOf(half.edge()) * 2 + (half.forward() ? 0U : 1U); }
    void findCells();
    void spread(std::int32_t first);
    Windings across(HalfEdge half) const;

    const PlanarMap& m_map;
    std::vector<Windings> m_runs;
    std::vector<std::int32_t> m_cellOf;
    std::vector<char> m_known;
    std::vector<Cell> m_cells;
};

} // namespace marches::editor
