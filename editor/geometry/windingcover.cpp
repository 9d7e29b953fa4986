// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/windingcover.h"

#include "editor/geometry/location.h"

#include <algorithm>
#include <numeric>

namespace marches::editor {

namespace {

/// Sets of vertices that are joined by edges.
class Components {
public:
    explicit Components(std::size_t size) : m_parent(size) { std::iota(m_parent.begin(), m_parent.end(), 0); }
    std::size_t of(std::size_t v)
    {
        while (m_parent[v] != v) v = m_parent[v] = m_parent[m_parent[v]];
        return v;
    }
    void join(std::size_t a, std::size_t b) { m_parent[of(a)] = of(b); }

private:
    std::vector<std::size_t> m_parent;
};

/// The easternmost point of a component: from there nothing of it hides what is beyond.
struct Outpost {
    QPointF at;
    HalfEdge east;
    bool set = false;
};

} // namespace

WindingCover::WindingCover(const PlanarMap& map, std::vector<Windings> runs) : m_map(map), m_runs(std::move(runs))
{
    findCells();
    m_known.assign(m_cells.size(), 0);
    const std::vector<VertexId> vertices = map.vertices();
    const std::size_t size = vertices.empty() ? 0 : slotOf(vertices.back()) + 1;
    Components components(size);
    for (const EdgeId id : map.edges()) components.join(slotOf(map.edge(id).start), slotOf(map.edge(id).end));
    std::vector<Outpost> outposts(size);
    for (const VertexId id : vertices) {
        Outpost& post = outposts[components.of(slotOf(id))];
        if (map.degree(id) == 0 || (post.set && post.at.x() >= map.at(id).x())) continue;
        post = {map.at(id), HalfEdge(), true};
    }
    for (const VertexId id : vertices) {
        Outpost& post = outposts[components.of(slotOf(id))];
        if (post.set && post.east.isNull() && post.at == map.at(id)) post.east = eastOf(map, id);
    }
    for (const EdgeId id : map.edges())
        if (const std::optional<Bulge> bulge = eastBulge(map, id))
            if (Outpost& post = outposts[components.of(slotOf(map.edge(id).start))]; post.at.x() < bulge->at.x())
                post = {bulge->at, bulge->east, true};
    std::erase_if(outposts, [](const Outpost& post) { return !post.set; });
    // From east to west: what an outpost sees is known before it is asked.
    std::ranges::stable_sort(outposts, [](const Outpost& a, const Outpost& b) { return a.at.x() > b.at.x(); });
    for (const Outpost& post : outposts) {
        const std::int32_t outer = m_cellOf[placeOf(post.east)];
        if (m_known[static_cast<std::size_t>(outer)]) continue;
        const HalfEdge seen = edgeRightOf(map, post.at);
        if (!seen.isNull()) m_cells[static_cast<std::size_t>(outer)].cover = leftOf(seen).cover;
        spread(outer);
    }
}

void WindingCover::findCells()
{
    const std::vector<EdgeId> edges = m_map.edges();
    m_cellOf.assign(edges.empty() ? 0 : (slotOf(edges.back()) + 1) * 2, -1);
    for (const EdgeId id : edges)
        for (const HalfEdge half : {HalfEdge(id, true), HalfEdge(id, false)}) {
            if (m_cellOf[placeOf(half)] >= 0) continue;
            Cell cell;
            cell.ring = m_map.ring(half);
            for (const HalfEdge h : cell.ring) {
                m_cellOf[placeOf(h)] = static_cast<std::int32_t>(m_cells.size());
                cell.area -= m_map.segment(h).areaTerm();
            }
            m_cells.push_back(std::move(cell));
        }
}

WindingCover::Windings WindingCover::across(HalfEdge half) const
{
    const Windings& here = leftOf(half).cover;
    const Windings& runs = m_runs[slotOf(half.edge())];
    const std::int32_t sign = half.forward() ? -1 : 1; // from left to right of an outline it is left
    Windings there;
    auto a = here.begin();
    auto b = runs.begin();
    while (a != here.end() || b != runs.end()) {
        if (b == runs.end() || (a != here.end() && a->first < b->first)) {
            there.push_back(*a++);
        } else if (a == here.end() || b->first < a->first) {
            there.emplace_back(b->first, sign * b->second);
            ++b;
        } else {
            if (const std::int32_t sum = a->second + sign * b->second; sum != 0) there.emplace_back(a->first, sum);
            ++a;
            ++b;
        }
    }
    return there;
}

void WindingCover::spread(std::int32_t first)
{
    std::vector<std::int32_t> todo{first};
    m_known[static_cast<std::size_t>(first)] = 1;
    while (!todo.empty()) {
        const std::int32_t cell = todo.back();
        todo.pop_back();
        for (const HalfEdge half : m_cells[static_cast<std::size_t>(cell)].ring) {
            const std::int32_t other = m_cellOf[placeOf(half.twin())];
            if (m_known[static_cast<std::size_t>(other)]) continue;
            m_known[static_cast<std::size_t>(other)] = 1;
            m_cells[static_cast<std::size_t>(other)].cover = across(half);
            todo.push_back(other);
        }
    }
}

} // namespace marches::editor
