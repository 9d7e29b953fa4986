// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"

#include <QPolygonF>

#include <functional>
#include <vector>

namespace marches::editor {

/// A stretch of an outline, in the direction of its ring. A closed one repeats its first point at the end.
struct BorderRun {
    QPolygonF line;
    bool closed = false;
    bool insideIsRight = true; ///< which side of the line the area lies on, seen along it (y downwards)
};

/// Which area lies beyond each edge of each outline. Edges that two outlines have in common (ends within a twentieth of
/// a unit) are found by hashing; for the others a point just outside is looked up, so that outlines drawn apart work as
/// well.
class BorderIndex {
public:
    BorderIndex() = default;
    explicit BorderIndex(const std::vector<const Shape*>& shapes);

    /// Area beyond an edge of a ring (edge i runs from point i to the next one); -1: none.
    int beyond(int shape, int ring, int edge) const;
    /// The stretches of an outline for whose edges `wanted(area beyond)` is true.
    std::vector<BorderRun> runs(int shape, const std::function<bool(int beyond)>& wanted) const;
    /// The longest stretch common with another area; empty line: they do not touch.
    BorderRun between(int shape, int other) const;

private:
    void addRing(int shape, std::size_t ring, const std::function<bool(int beyond)>& wanted,
                 std::vector<BorderRun>& found) const;

    std::vector<const Shape*> m_shapes;                  ///< not ours; outlive the index
    std::vector<std::vector<std::vector<int>>> m_beyond; ///< by shape, ring, edge
};

} // namespace marches::editor
