// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/cellnaming.h"

#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <numeric>

namespace marches::editor {

CellNaming::CellNaming(Transaction& change, FaceId face) : m_change(change)
{
    for (std::vector<HalfEdge>& halves : ringsOf(change.map(), face)) {
        const double area = ringArea(change.map(), halves);
        for (const HalfEdge half : halves) m_ringOf.emplace_back(half, m_rings.size());
        m_rings.push_back({std::move(halves), area});
    }
    std::ranges::sort(m_ringOf);
}

std::size_t CellNaming::ringOf(HalfEdge half) const
{
    return std::ranges::lower_bound(m_ringOf, std::pair(half, std::size_t{0}))->second;
}

/// Whether one ring lies within another. They may have vertices in common; where all edges are, they are two sides of
/// one line.
bool CellNaming::holds(std::size_t outer, std::size_t inner) const
{
    const PlanarMap& map = m_change.map();
    const auto isBoundary = [&](HalfEdge half) {
        const auto entry = std::ranges::lower_bound(m_ringOf, std::pair(half, std::size_t{0}));
        return entry != m_ringOf.end() && entry->first == half && entry->second == outer;
    };
    for (const HalfEdge half : m_rings[inner].halves) {
        if (isBoundary(half.twin())) continue;
        const std::vector<QPointF> points = map.segment(half).flattened();
        const std::size_t middle = points.size() / 2;
        return ringHolds(map, m_rings[outer].halves, (points[middle - 1] + points[middle]) / 2);
    }
    return false;
}

std::vector<std::size_t> CellNaming::holesOf(std::size_t ring) const
{
    const PlanarMap& map = m_change.map();
    std::vector<std::size_t> holes;
    if (m_rings[ring].area <= 0) return holes;
    QRectF box = map.segment(m_rings[ring].halves.front()).hull();
    for (const HalfEdge half : m_rings[ring].halves) box = boxAround(box, map.segment(half).hull());
    for (std::size_t i = 0; i < m_rings.size(); ++i) {
        if (m_rings[i].area > 0) continue;
        const QPointF point = map.segment(m_rings[i].halves.front()).start;
        if (point.x() < box.left() || point.x() > box.right() || point.y() < box.top() || point.y() > box.bottom())
            continue;
        if (!holds(ring, i)) continue;
        bool nested = false; // in an island of the face that lies in another hole
        for (std::size_t other = 0; other < m_rings.size() && !nested; ++other)
            nested = m_rings[other].area > 0 && m_rings[other].area < m_rings[ring].area && holds(other, i);
        if (!nested) holes.push_back(i);
    }
    return holes;
}

void CellNaming::nameRing(std::size_t ring, FaceId face)
{
    const std::vector<std::size_t> holes = holesOf(ring);
    for (const HalfEdge half : m_rings[ring].halves) m_change.setLeft(half, face);
    for (const std::size_t hole : holes)
        for (const HalfEdge half : m_rings[hole].halves) m_change.setLeft(half, face);
}

std::vector<std::size_t> CellNaming::newCells(const std::set<EdgeId>& drawn) const
{
    std::vector<std::size_t> group(m_rings.size());
    std::iota(group.begin(), group.end(), std::size_t{0});
    const auto root = [&group](std::size_t i) {
        while (group[i] != i) i = group[i] = group[group[i]];
        return i;
    };
    std::set<std::size_t> touched;
    for (const EdgeId id : drawn) {
        const std::size_t left = ringOf(HalfEdge(id, true));
        const std::size_t right = ringOf(HalfEdge(id, false));
        touched.insert({left, right});
        group[root(left)] = root(right);
    }
    std::vector<std::size_t> cells;
    for (const std::size_t ring : touched) {
        if (m_rings[ring].area <= 0) continue;
        const bool keeps = std::ranges::all_of(touched, [&](std::size_t other) {
            if (other == ring || root(other) != root(ring)) return true;
            if (m_rings[other].area <= 0) return false;
            return m_rings[other].area < m_rings[ring].area ||
                   (m_rings[other].area == m_rings[ring].area && ring < other);
        });
        if (!keeps) cells.push_back(ring);
    }
    return cells;
}

} // namespace marches::editor
