// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/facecopies.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

std::set<EdgeId> edgesOf(const PlanarMap& map, std::span<const FaceId> faces)
{
    std::set<EdgeId> edges;
    for (const FaceId face : faces)
        for (const HalfEdge half : map.sides(face)) edges.insert(half.edge());
    return edges;
}

/// Left is right in what is turned over.
Edge transformed(Edge edge, const QTransform& by)
{
    edge.startHandle = by.map(edge.startHandle);
    edge.endHandle = by.map(edge.endHandle);
    if (by.determinant() < 0) std::swap(edge.left, edge.right);
    return edge;
}

} // namespace

PlanarMap fragmentOf(const PlanarMap& map, std::span<const FaceId> faces, CopiedNames* names)
{
    CopiedNames made;
    for (const FaceId face : faces) made.faces.try_emplace(face, static_cast<FaceId>(made.faces.size()));
    std::vector<Vertex> vertices;
    std::vector<Edge> edges;
    const auto vertex = [&](VertexId id) {
        const auto [entry, fresh] = made.vertices.try_emplace(id, static_cast<VertexId>(vertices.size()));
        if (fresh) vertices.push_back(map.vertex(id));
        return entry->second;
    };
    const auto side = [&](FaceId face) {
        const auto found = made.faces.find(face);
        return found == made.faces.end() ? kOutside : found->second;
    };
    for (const EdgeId id : edgesOf(map, faces)) {
        Edge edge = map.edge(id);
        edge.start = vertex(edge.start);
        edge.end = vertex(edge.end);
        edge.left = side(edge.left);
        edge.right = side(edge.right);
        edges.push_back(edge);
    }
    PlanarMap fragment(std::move(vertices), std::move(edges), made.faces.size());
    if (names != nullptr) *names = std::move(made);
    return fragment;
}

EditResult layInto(PlanarMap& map, const PlanarMap& other, const QTransform& by, CopiedNames* names)
{
    Transaction change(map);
    CopiedNames made;
    made.faces[kOutside] = kOutside;
    for (const FaceId id : other.faces()) made.faces[id] = change.addFace();
    for (const VertexId id : other.vertices()) made.vertices[id] = change.add(Vertex{by.map(other.at(id))});
    for (const EdgeId id : other.edges()) {
        Edge edge = transformed(other.edge(id), by);
        edge.start = made.vertices.at(edge.start);
        edge.end = made.vertices.at(edge.end);
        edge.left = made.faces.at(edge.left);
        edge.right = made.faces.at(edge.right);
        change.add(edge);
    }
    EditResult done = change.commit();
    if (done && names != nullptr) *names = std::move(made);
    return done;
}

bool standAlone(const PlanarMap& map, std::span<const FaceId> faces)
{
    std::set<FaceId> own(faces.begin(), faces.end());
    own.insert(kOutside);
    const auto isOwn = [&](VertexId vertex) {
        bool all = true;
        map.visitStar(
            vertex, [&](HalfEdge half) { all = all && own.contains(map.left(half)) && own.contains(map.right(half)); });
        return all;
    };
    return std::ranges::all_of(edgesOf(map, faces),
                               [&](EdgeId id) { return isOwn(map.edge(id).start) && isOwn(map.edge(id).end); });
}

EditResult transformFaces(PlanarMap& map, std::span<const FaceId> faces, const QTransform& by)
{
    for (const FaceId face : faces)
        if (!map.has(face)) return refuse("no-such-element", QPointF());
    const std::set<EdgeId> edges = edgesOf(map, faces);
    if (!standAlone(map, faces)) return refuse("shares-borders", map.segment(*edges.begin()).start);
    Transaction change(map);
    std::set<VertexId> vertices;
    for (const EdgeId id : edges) {
        vertices.insert({map.edge(id).start, map.edge(id).end});
        change.set(id, transformed(map.edge(id), by));
    }
    for (const VertexId id : vertices) change.set(id, Vertex{by.map(map.at(id))});
    return change.commit();
}

} // namespace marches::editor
