// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/patch.h"

#include "editor/geometry/boxes.h"
#include "editor/geometry/planarmap.h"

#include <algorithm>
#include <map>
#include <utility>

namespace marches::editor {

namespace {

template <class Changes> void invert(Changes& changes)
{
    for (auto& change : changes) std::swap(change.before, change.after);
}

template <class Changes> void mergeInto(Changes& earlier, const Changes& later)
{
    std::map<decltype(earlier.front().id), typename Changes::value_type> all;
    for (const auto& change : earlier) all.emplace(change.id, change);
    for (const auto& change : later) {
        const auto [entry, fresh] = all.emplace(change.id, change);
        if (!fresh) entry->second.after = change.after;
    }
    earlier.clear();
    for (const auto& [id, change] : all)
        if (!(change.before == change.after)) earlier.push_back(change);
}

template <class Ids> void sortUnique(Ids& ids)
{
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

} // namespace

Patch Patch::inverse() const
{
    Patch back = *this;
    invert(back.vertices);
    invert(back.edges);
    invert(back.faces);
    return back;
}

void Patch::merge(const Patch& later)
{
    mergeInto(vertices, later.vertices);
    mergeInto(edges, later.edges);
    mergeInto(faces, later.faces);
}

Patch difference(const PlanarMap& from, const PlanarMap& to)
{
    const auto all = [](auto before, const auto& after) {
        before.insert(before.end(), after.begin(), after.end());
        sortUnique(before);
        return before;
    };
    Patch patch;
    for (const VertexId id : all(from.vertices(), to.vertices())) {
        Change<VertexId, Vertex> change{id, std::nullopt, std::nullopt};
        if (from.has(id)) change.before = from.vertex(id);
        if (to.has(id)) change.after = to.vertex(id);
        if (change.before != change.after) patch.vertices.push_back(change);
    }
    for (const EdgeId id : all(from.edges(), to.edges())) {
        Change<EdgeId, Edge> change{id, std::nullopt, std::nullopt};
        if (from.has(id)) change.before = from.edge(id);
        if (to.has(id)) change.after = to.edge(id);
        if (change.before != change.after) patch.edges.push_back(change);
    }
    for (const FaceId id : all(from.faces(), to.faces()))
        if (from.has(id) != to.has(id)) patch.faces.push_back({id, from.has(id), to.has(id)});
    return patch;
}

Affected affectedBy(const PlanarMap& map, const Patch& patch)
{
    Affected all;
    const auto addFaces = [&all](const std::optional<Edge>& edge) {
        if (!edge) return;
        for (const FaceId face : {edge->left, edge->right})
            if (face != kOutside) all.faces.push_back(face);
    };
    for (const auto& change : patch.edges) {
        all.edges.push_back(change.id);
        addFaces(change.before);
        addFaces(change.after);
    }
    for (const auto& change : patch.vertices) {
        all.vertices.push_back(change.id);
        if (!map.has(change.id)) continue;
        map.visitStar(change.id, [&](HalfEdge half) {
            all.edges.push_back(half.edge());
            addFaces(map.edge(half.edge()));
        });
    }
    for (const FaceChange& change : patch.faces) all.faces.push_back(change.id);
    sortUnique(all.vertices);
    sortUnique(all.edges);
    sortUnique(all.faces);
    return all;
}

QRectF boxOfChange(const PlanarMap& map, const Patch& patch, const Affected& affected)
{
    constexpr double kTouch = 1; // boxes of points have some size
    QRectF box;
    const auto take = [&box](const QPointF& at) { box |= around(at, kTouch); };
    for (const Change<VertexId, Vertex>& change : patch.vertices) {
        if (change.before) take(change.before->at);
        if (change.after) take(change.after->at);
    }
    for (const Change<EdgeId, Edge>& change : patch.edges)
        for (const std::optional<Edge>* edge : {&change.before, &change.after}) {
            if (!*edge) continue;
            for (const VertexId end : {(*edge)->start, (*edge)->end})
                if (map.has(end)) take(map.at(end));
            if (!(*edge)->curved) continue;
            take((*edge)->startHandle);
            take((*edge)->endHandle);
        }
    for (const EdgeId edge : affected.edges)
        if (map.has(edge)) box |= map.segment(edge).hull().adjusted(-kTouch, -kTouch, kTouch, kTouch);
    return box;
}

} // namespace marches::editor
