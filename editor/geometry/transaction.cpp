// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/transaction.h"

#include "editor/geometry/validity.h"

namespace marches::editor {

VertexId Transaction::add(const Vertex& vertex)
{
    const VertexId id = m_map.freeVertex();
    set(id, vertex);
    return id;
}

EdgeId Transaction::add(const Edge& edge)
{
    const EdgeId id = m_map.freeEdge();
    set(id, edge);
    return id;
}

FaceId Transaction::addFace()
{
    const FaceId id = m_map.freeFace();
    m_faces.try_emplace(id, false);
    m_map.put(id, true);
    return id;
}

void Transaction::set(VertexId id, const Vertex& vertex)
{
    m_vertices.try_emplace(id, m_map.has(id) ? std::optional(m_map.vertex(id)) : std::nullopt);
    m_map.put(id, vertex);
}

void Transaction::set(EdgeId id, const Edge& edge)
{
    m_edges.try_emplace(id, m_map.has(id) ? std::optional(m_map.edge(id)) : std::nullopt);
    m_map.put(id, edge);
}

void Transaction::setLeft(HalfEdge half, FaceId face)
{
    Edge edge = m_map.edge(half.edge());
    (half.forward() ? edge.left : edge.right) = face;
    set(half.edge(), edge);
}

void Transaction::remove(VertexId id)
{
    m_vertices.try_emplace(id, m_map.vertex(id));
    m_map.put(id, std::optional<Vertex>());
}

void Transaction::remove(EdgeId id)
{
    m_edges.try_emplace(id, m_map.edge(id));
    m_map.put(id, std::optional<Edge>());
}

void Transaction::remove(FaceId id)
{
    m_faces.try_emplace(id, true);
    m_map.put(id, false);
}

Patch Transaction::patch() const
{
    Patch made;
    for (const auto& [id, before] : m_vertices) {
        const auto after = m_map.has(id) ? std::optional(m_map.vertex(id)) : std::nullopt;
        if (!(before == after)) made.vertices.push_back({id, before, after});
    }
    for (const auto& [id, before] : m_edges) {
        const auto after = m_map.has(id) ? std::optional(m_map.edge(id)) : std::nullopt;
        if (!(before == after)) made.edges.push_back({id, before, after});
    }
    for (const auto& [id, before] : m_faces)
        if (before != m_map.has(id)) made.faces.push_back({id, before, m_map.has(id)});
    return made;
}

EditResult Transaction::commit()
{
    Patch made = patch();
    if (const std::optional<EditRefusal> fault = checkChange(m_map, made)) {
        rollBack();
        return tl::unexpected<EditRefusal>(*fault);
    }
    m_vertices.clear();
    m_edges.clear();
    m_faces.clear();
    return made;
}

void Transaction::rollBack()
{
    m_map.apply(patch().inverse());
    m_vertices.clear();
    m_edges.clear();
    m_faces.clear();
}

} // namespace marches::editor
