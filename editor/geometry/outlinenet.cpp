// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/outlinenet.h"

#include "editor/geometry/arrangement.h"
#include "editor/geometry/validity.h"

#include <algorithm>

namespace marches::editor {

void addRun(WindingCover::Windings& runs, std::int32_t shape, std::int32_t steps)
{
    const auto entry = std::ranges::lower_bound(runs, shape, {}, &std::pair<std::int32_t, std::int32_t>::first);
    if (entry == runs.end() || entry->first != shape)
        runs.emplace(entry, shape, steps);
    else if (entry->second += steps; entry->second == 0)
        runs.erase(entry);
}

OutlineNet netOf(const Arrangement& arrangement)
{
    OutlineNet net;
    const std::size_t vertices = arrangement.vertices().size();
    net.vertices.reserve(vertices);
    net.shifts.reserve(vertices);
    for (std::size_t i = 0; i < vertices; ++i) {
        net.vertices.push_back({arrangement.vertices()[i]});
        net.shifts.push_back(arrangement.shift(static_cast<std::int32_t>(i)));
    }
    std::vector<WindingCover::Windings> runs(arrangement.edges().size());
    for (const Arrangement::Passage& passage : arrangement.passages())
        addRun(runs[static_cast<std::size_t>(passage.edge)], passage.source, passage.forward ? 1 : -1);
    net.edges.reserve(runs.size());
    net.runs.reserve(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].empty()) continue; // there and back: it bounds nothing
        const Arrangement::ArrangedEdge& edge = arrangement.edges()[i];
        net.edges.push_back({static_cast<VertexId>(edge.start), static_cast<VertexId>(edge.end), kOutside, kOutside,
                             edge.curved, edge.startHandle, edge.endHandle});
        net.runs.push_back(std::move(runs[i]));
    }
    return net;
}

std::vector<EdgeId> unsoundEdges(const PlanarMap& map)
{
    std::vector<EdgeId> found = invalidEdges(map);
    if (!found.empty()) return found;
    const std::vector<EdgeId> edges = map.edges();
    std::vector<char> seen(edges.empty() ? 0 : 2 * (slotOf(edges.back()) + 1), 0);
    for (const EdgeId id : edges)
        for (const HalfEdge from : {HalfEdge(id, true), HalfEdge(id, false)}) {
            if (!map.edge(id).curved || seen[2 * slotOf(id) + (from.forward() ? 0 : 1)]) continue;
            const std::vector<HalfEdge> ring = map.ring(from);
            double curves = 0;
            double lines = 0;
            for (const HalfEdge half : ring) {
                seen[2 * slotOf(half.edge()) + (half.forward() ? 0 : 1)] = 1;
                const Segment segment = map.segment(half);
                const std::vector<QPointF> points = segment.flattened();
                curves += segment.areaTerm();
                for (std::size_t i = 1; i < points.size(); ++i) lines += cross(points[i - 1], points[i]) / 2;
            }
            if ((curves > 0) == (lines > 0)) continue;
            for (const HalfEdge half : ring)
                if (map.edge(half.edge()).curved) found.push_back(half.edge());
        }
    return found;
}

} // namespace marches::editor
