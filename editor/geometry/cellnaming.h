// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <set>
#include <vector>

namespace marches::editor {

/// A ring of half-edges with its area (negative for a hole).
struct CellRing {
    std::vector<HalfEdge> halves;
    double area = 0;
};

/// Gives the parts of a face, which new edges have cut into cells, their names. Rings follow from the drawing alone.
class CellNaming {
public:
    CellNaming(Transaction& change, FaceId face);

    /// The ring that a half-edge with this face on its left belongs to.
    std::size_t ringOf(HalfEdge half) const;
    const CellRing& ring(std::size_t index) const { return m_rings[index]; }
    /// Names the cell within a ring, with the boundaries of its holes.
    void nameRing(std::size_t ring, FaceId face);
    /// The boundaries of the holes of the cell within a ring.
    std::vector<std::size_t> holesOf(std::size_t ring) const;
    /// Rings that must get a new name after edges were drawn into the face: of the parts that these edges make of one
    /// cell, all but the largest, or all when a part without bounds of its own is left.
    std::vector<std::size_t> newCells(const std::set<EdgeId>& drawn) const;

private:
    bool holds(std::size_t outer, std::size_t inner) const;

    Transaction& m_change;
    std::vector<CellRing> m_rings;
    std::vector<std::pair<HalfEdge, std::size_t>> m_ringOf; ///< sorted
};

} // namespace marches::editor
