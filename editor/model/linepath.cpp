// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/linepath.h"

#include "editor/geometry/outline.h"

namespace marches::editor {

QPainterPath linePath(const MapModel& model, const std::vector<VertexId>& line)
{
    const PlanarMap& map = model.drawing;
    std::vector<HalfEdge> chain;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (!map.has(line[i - 1]) || !map.has(line[i])) continue;
        map.visitStar(line[i - 1], [&](HalfEdge half) {
            if (map.end(half) == line[i] && (chain.empty() || chain.back() != half)) chain.push_back(half);
        });
    }
    return pathOf(map, chain);
}

} // namespace marches::editor
