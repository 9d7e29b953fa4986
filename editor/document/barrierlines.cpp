// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/barrierlines.h"

#include "editor/geometry/outline.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// A way round that is longer than this many times the straight one is no part of the river.
constexpr double kDetour = 3;

bool addsOrRemoves(const ModelChange& change)
{
    const auto* patch = std::get_if<Patch>(&change);
    return patch != nullptr && std::ranges::any_of(patch->edges, [](const Change<EdgeId, Edge>& edge) {
               return !edge.before || !edge.after || edge.before->start != edge.after->start ||
                      edge.before->end != edge.after->end;
           });
}

bool joined(const PlanarMap& map, VertexId a, VertexId b)
{
    bool found = false;
    map.visitStar(a, [&](HalfEdge half) { found = found || map.end(half) == b; });
    return found;
}

std::vector<VertexId> mended(const PlanarMap& map, const std::vector<VertexId>& line)
{
    std::vector<VertexId> result;
    for (const VertexId vertex : line) {
        if (!map.has(vertex) || (!result.empty() && result.back() == vertex)) continue;
        if (!result.empty() && !joined(map, result.back(), vertex)) {
            const double straight = distanceBetween(map.at(result.back()), map.at(vertex));
            if (const auto way = shortestBorder(map, result.back(), vertex); way && lengthOf(map, *way) <= kDetour * straight)
                for (const HalfEdge half : *way)
                    if (map.end(half) != vertex) result.push_back(map.end(half));
        }
        result.push_back(vertex);
    }
    return result;
}

} // namespace

void followBarrierLines(MapEdit& edit)
{
    if (std::ranges::none_of(edit.changes(), addsOrRemoves)) return;
    std::vector<std::pair<Key, std::vector<VertexId>>> changed;
    for (const Row<BarrierRecord>& row : edit.model().barriers()) {
        std::vector<VertexId> line = mended(edit.model().drawing, row.record.line);
        if (line != row.record.line) changed.emplace_back(row.key, std::move(line));
    }
    for (auto& [key, line] : changed)
        edit.modify<BarrierRecord>(key, [&line = line](BarrierRecord& barrier) { barrier.line = std::move(line); });
}

} // namespace marches::editor
