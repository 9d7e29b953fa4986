// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/editsteps.h"

namespace marches::editor {

SplitEdge splitEdge(Transaction& change, EdgeId id, double t, const QPointF& at)
{
    const PlanarMap& map = change.map();
    const auto [first, second] = map.segment(id).splitAt(t);
    const VertexId vertex = change.add(Vertex{at});
    Edge before = map.edge(id);
    Edge after = before;
    before.end = vertex;
    after.start = vertex;
    if (before.curved) {
        const QPointF off = at - first.end;
        before.startHandle = first.startHandle;
        before.endHandle = first.endHandle + off;
        after.startHandle = second.startHandle + off;
        after.endHandle = second.endHandle;
    }
    change.set(id, before);
    return {vertex, id, change.add(after)};
}

void joinDoubles(Transaction& change, VertexId vertex)
{
    constexpr double kSame = 1e-6;
    const PlanarMap& map = change.map();
    for (bool again = true; again;) {
        again = false;
        const std::vector<HalfEdge> around = map.star(vertex);
        for (std::size_t i = 0; i < around.size() && !again; ++i)
            for (std::size_t j = i + 1; j < around.size() && !again; ++j) {
                HalfEdge a = around[i];
                HalfEdge b = around[j];
                if (map.end(a) != map.end(b)) continue;
                const Segment one = map.segment(a);
                const Segment two = map.segment(b);
                if ((one.curved || two.curved) && one.deviation(two) > kSame) continue;
                // What lies between the two has nothing to show any more: a left of b or the other way round.
                if (map.right(a) != map.left(b)) std::swap(a, b);
                const FaceId right = map.right(b);
                change.remove(b.edge());
                if (map.left(a) == right)
                    removeEdge(change, a.edge());
                else
                    change.setLeft(a.twin(), right);
                again = true;
            }
        if (!map.has(vertex)) return;
    }
}

void removeEdge(Transaction& change, EdgeId edge)
{
    const Edge gone = change.map().edge(edge);
    change.remove(edge);
    for (const VertexId v : {gone.start, gone.end})
        if (change.map().has(v) && change.map().degree(v) == 0) change.remove(v);
}

void dissolve(Transaction& change, const std::vector<EdgeId>& edges)
{
    for (const EdgeId id : edges)
        if (change.map().has(id) && change.map().edge(id).left == change.map().edge(id).right) removeEdge(change, id);
}

} // namespace marches::editor
