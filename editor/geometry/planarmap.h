// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/edgegrid.h"
#include "editor/geometry/mapelements.h"
#include "editor/geometry/segment.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace marches::editor {

struct Patch;

/// The drawing of a board as one planar subdivision: each piece of border is stored once, with the face on its left and
/// the face on its right. Faces may have holes and several islands; which edges bound a face is all that makes it.
/// Curves are cubic. The map changes only by patches (see edit functions, which make valid ones); incidence and the
/// grid of places follow each change, at a cost that does not depend on the size of the map.
class PlanarMap {
public:
    PlanarMap() = default;
    /// A whole map at once, trusted to be a subdivision (see checkMap). Faces are numbered from 0 to `faces` - 1.
    PlanarMap(std::vector<Vertex> vertices, std::vector<Edge> edges, std::size_t faces);

    bool has(VertexId id) const { return slotOf(id) < m_vertices.size() && m_vertices[slotOf(id)].used; }
    bool has(EdgeId id) const { return slotOf(id) < m_edges.size() && m_edges[slotOf(id)].used; }
    bool has(FaceId id) const { return slotOf(id) < m_faces.size() && m_faces[slotOf(id)].used; }
    std::size_t vertexCount() const { return m_vertices.size() - m_freeVertices.size(); }
    std::size_t edgeCount() const { return m_edges.size() - m_freeEdges.size(); }
    std::size_t faceCount() const { return m_faces.size() - m_freeFaces.size(); }
    /// In the order of their numbers.
    std::vector<VertexId> vertices() const;
    std::vector<EdgeId> edges() const;
    std::vector<FaceId> faces() const;

    const QPointF& at(VertexId id) const { return m_vertices[slotOf(id)].vertex.at; }
    const Vertex& vertex(VertexId id) const { return m_vertices[slotOf(id)].vertex; }
    const Edge& edge(EdgeId id) const { return m_edges[slotOf(id)].edge; }
    Segment segment(EdgeId id) const;
    Segment segment(HalfEdge half) const;
    VertexId start(HalfEdge half) const { return half.forward() ? edge(half.edge()).start : edge(half.edge()).end; }
    VertexId end(HalfEdge half) const { return start(half.twin()); }
    FaceId left(HalfEdge half) const { return half.forward() ? edge(half.edge()).left : edge(half.edge()).right; }
    FaceId right(HalfEdge half) const { return left(half.twin()); }

    int degree(VertexId id) const;
    /// The half-edges that leave a vertex, clockwise as seen on the screen, from the direction of growing x.
    std::vector<HalfEdge> star(VertexId id) const;
    /// The half-edges that leave a vertex, in no order that means anything.
    template <class Visit> void visitStar(VertexId id, Visit visit) const
    {
        for (HalfEdge half = m_vertices[slotOf(id)].first; !half.isNull(); half = nextAt(half)) visit(half);
    }
    /// The half-edges with the face on their left, in no order that means anything. Also for kOutside.
    const std::vector<HalfEdge>& sides(FaceId face) const
    {
        return face == kOutside ? m_outside : m_faces[slotOf(face)].sides;
    }
    /// The half-edge that follows along the same face, which lies on the left.
    HalfEdge next(HalfEdge half) const;
    /// From a half-edge once around the face on its left, which runs anticlockwise about what it holds (seen on the
    /// screen), clockwise about a hole.
    std::vector<HalfEdge> ring(HalfEdge from) const;

    /// Edges that may come near a box (a superset), in the order of their numbers.
    std::vector<EdgeId> edgesNear(const QRectF& box) const;
    const EdgeGrid& grid() const { return m_grid; }

    /// All vertices, edges and faces in one canonical form: equal bytes mean equal maps.
    QByteArray bytes() const;
    /// Memory that the map holds.
    std::size_t memory() const;

    /// Sets the elements to their new values. The patch must have been made for this map as it is.
    void apply(const Patch& patch);

    // For transactions: the same for single elements, without any check. An edge must be gone before its ends or faces.
    VertexId freeVertex() const { return lowestFree<VertexId>(m_freeVertices, m_vertices.size()); }
    EdgeId freeEdge() const { return lowestFree<EdgeId>(m_freeEdges, m_edges.size()); }
    FaceId freeFace() const { return lowestFree<FaceId>(m_freeFaces, m_faces.size()); }
    void put(VertexId id, const std::optional<Vertex>& vertex);
    void put(EdgeId id, const std::optional<Edge>& edge);
    void put(FaceId id, bool used);

private:
    struct VertexSlot {
        Vertex vertex;
        HalfEdge first; ///< of the list of half-edges that leave it
        bool used = false;
    };
    struct EdgeSlot {
        Edge edge;
        std::array<HalfEdge, 2> next;         ///< in the lists of start and end
        std::array<std::uint32_t, 2> place{}; ///< in the lists of the faces on its left and right
        bool used = false;
    };
    struct FaceSlot {
        std::vector<HalfEdge> sides;
        bool used = false;
    };

    template <class Id> static Id lowestFree(const std::set<std::int32_t>& free, std::size_t size)
    {
        return free.empty() ? static_cast<Id>(size) : static_cast<Id>(*free.begin());
    }
    template <class Slot>
    static void setUsed(std::vector<Slot>& all, std::set<std::int32_t>& free, std::size_t place, bool used);

    HalfEdge nextAt(HalfEdge half) const { return m_edges[slotOf(half.edge())].next[half.forward() ? 0 : 1]; }
    std::vector<HalfEdge>& sidesOf(FaceId face) { return face == kOutside ? m_outside : m_faces[slotOf(face)].sides; }
    void link(EdgeId id);
    void unlink(EdgeId id);
    void linkSide(HalfEdge half);
    void unlinkSide(HalfEdge half);
    void rebuildGrid();

    std::vector<VertexSlot> m_vertices;
    std::vector<EdgeSlot> m_edges;
    std::vector<FaceSlot> m_faces;
    std::vector<HalfEdge> m_outside;
    std::set<std::int32_t> m_freeVertices;
    std::set<std::int32_t> m_freeEdges;
    std::set<std::int32_t> m_freeFaces;
    EdgeGrid m_grid;
};

} // namespace marches::editor
