// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/planarmap.h"

#include "editor/geometry/patch.h"

#include <algorithm>
#include <cstring>

namespace marches::editor {

namespace {

template <class Id, class Slots> std::vector<Id> usedOf(const Slots& all)
{
    std::vector<Id> ids;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].used) ids.push_back(static_cast<Id>(i));
    return ids;
}

/// Direction in which a half-edge leaves its start: to the first point of its polyline.
QPointF heading(const Segment& segment)
{
    return (segment.curved ? segment.pointAt(1.0 / segment.pieces()) : segment.end) - segment.start;
}

/// Clockwise on the screen from the direction of growing x.
bool clockwiseBefore(const QPointF& a, const QPointF& b)
{
    const auto half = [](const QPointF& p) { return p.y() > 0 || (p.y() == 0 && p.x() > 0) ? 0 : 1; };
    if (half(a) != half(b)) return half(a) < half(b);
    return cross(a, b) > 0;
}

/// No negative zero gets in, so that equal numbers have equal bytes.
QPointF plain(const QPointF& p) { return {p.x() + 0.0, p.y() + 0.0}; }

} // namespace

PlanarMap::PlanarMap(std::vector<Vertex> vertices, std::vector<Edge> edges, std::size_t faces)
    : m_vertices(vertices.size()), m_edges(edges.size()), m_faces(faces)
{
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        m_vertices[i].vertex.at = plain(vertices[i].at);
        m_vertices[i].used = true;
    }
    for (FaceSlot& face : m_faces) face.used = true;
    std::vector<std::uint32_t> sides(faces, 0);
    for (const Edge& edge : edges)
        for (const FaceId face : {edge.left, edge.right})
            if (face != kOutside) ++sides[slotOf(face)];
    for (std::size_t i = 0; i < faces; ++i) m_faces[i].sides.reserve(sides[i]);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        m_edges[i].edge = edges[i];
        m_edges[i].used = true;
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const HalfEdge half(static_cast<EdgeId>(i), true);
        for (const HalfEdge h : {half, half.twin()}) {
            VertexSlot& vertex = m_vertices[slotOf(start(h))];
            m_edges[i].next[h.forward() ? 0 : 1] = std::exchange(vertex.first, h);
            linkSide(h);
        }
    }
    rebuildGrid();
}

std::vector<VertexId> PlanarMap::vertices() const { return usedOf<VertexId>(m_vertices); }
std::vector<EdgeId> PlanarMap::edges() const { return usedOf<EdgeId>(m_edges); }
std::vector<FaceId> PlanarMap::faces() const { return usedOf<FaceId>(m_faces); }

Segment PlanarMap::segment(EdgeId id) const
{
    const Edge& e = edge(id);
    if (!e.curved) return Segment::line(at(e.start), at(e.end));
    return Segment::cubic(at(e.start), e.startHandle, e.endHandle, at(e.end));
}

Segment PlanarMap::segment(HalfEdge half) const
{
    const Segment along = segment(half.edge());
    return half.forward() ? along : along.reversed();
}

int PlanarMap::degree(VertexId id) const
{
    int count = 0;
    visitStar(id, [&count](HalfEdge) { ++count; });
    return count;
}

std::vector<HalfEdge> PlanarMap::star(VertexId id) const
{
    std::vector<std::pair<QPointF, HalfEdge>> leaving;
    visitStar(id, [&](HalfEdge half) { leaving.emplace_back(heading(segment(half)), half); });
    std::ranges::sort(leaving, [](const auto& a, const auto& b) {
        if (clockwiseBefore(a.first, b.first)) return true;
        if (clockwiseBefore(b.first, a.first)) return false;
        return a.second < b.second;
    });
    std::vector<HalfEdge> halves;
    halves.reserve(leaving.size());
    for (const auto& [direction, half] : leaving) halves.push_back(half);
    return halves;
}

HalfEdge PlanarMap::next(HalfEdge half) const
{
    const HalfEdge back = half.twin();
    const HalfEdge first = m_vertices[slotOf(end(half))].first;
    const HalfEdge second = nextAt(first);
    if (second.isNull()) return first;
    if (nextAt(second).isNull()) return first == back ? second : first;
    const std::vector<HalfEdge> around = star(end(half));
    const auto place = std::ranges::find(around, back);
    return place + 1 == around.end() ? around.front() : *(place + 1);
}

std::vector<HalfEdge> PlanarMap::ring(HalfEdge from) const
{
    std::vector<HalfEdge> halves;
    HalfEdge half = from;
    do {
        halves.push_back(half);
        half = next(half);
    } while (half != from && halves.size() <= 2 * m_edges.size());
    return halves;
}

std::vector<EdgeId> PlanarMap::edgesNear(const QRectF& box) const
{
    std::vector<EdgeId> found;
    m_grid.visitBox(box, [&found](std::int32_t edge) { found.push_back(static_cast<EdgeId>(edge)); });
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

QByteArray PlanarMap::bytes() const
{
    QByteArray out;
    const auto number = [&out](std::int32_t value) { out.append(reinterpret_cast<const char*>(&value), sizeof value); };
    const auto point = [&out](const QPointF& p) {
        for (const double value : {p.x(), p.y()}) out.append(reinterpret_cast<const char*>(&value), sizeof value);
    };
    number(static_cast<std::int32_t>(vertexCount()));
    for (const VertexId id : vertices()) {
        number(static_cast<std::int32_t>(id));
        point(at(id));
    }
    number(static_cast<std::int32_t>(edgeCount()));
    for (const EdgeId id : edges()) {
        const Edge& e = edge(id);
        for (const std::int32_t value :
             {static_cast<std::int32_t>(id), static_cast<std::int32_t>(e.start), static_cast<std::int32_t>(e.end),
              static_cast<std::int32_t>(e.left), static_cast<std::int32_t>(e.right), e.curved ? 1 : 0})
            number(value);
        if (!e.curved) continue;
        point(e.startHandle);
        point(e.endHandle);
    }
    number(static_cast<std::int32_t>(faceCount()));
    for (const FaceId id : faces()) number(static_cast<std::int32_t>(id));
    return out;
}

std::size_t PlanarMap::memory() const
{
    std::size_t sum = m_vertices.capacity() * sizeof(VertexSlot) + m_edges.capacity() * sizeof(EdgeSlot) +
                      m_faces.capacity() * sizeof(FaceSlot) + m_outside.capacity() * sizeof(HalfEdge) + m_grid.bytes();
    for (const FaceSlot& face : m_faces) sum += face.sides.capacity() * sizeof(HalfEdge);
    return sum;
}

void PlanarMap::apply(const Patch& patch)
{
    for (const auto& change : patch.edges)
        if (change.before) put(change.id, std::optional<Edge>());
    for (const auto& change : patch.faces)
        if (change.after) put(change.id, true);
    for (const auto& change : patch.vertices) put(change.id, change.after);
    for (const auto& change : patch.edges)
        if (change.after) put(change.id, change.after);
    for (const auto& change : patch.faces)
        if (!change.after) put(change.id, false);
}

template <class Slot>
void PlanarMap::setUsed(std::vector<Slot>& all, std::set<std::int32_t>& free, std::size_t place, bool used)
{
    while (all.size() <= place) {
        free.insert(static_cast<std::int32_t>(all.size()));
        all.emplace_back();
    }
    if (used)
        free.erase(static_cast<std::int32_t>(place));
    else
        free.insert(static_cast<std::int32_t>(place));
    all[place].used = used;
}

void PlanarMap::put(VertexId id, const std::optional<Vertex>& vertex)
{
    setUsed(m_vertices, m_freeVertices, slotOf(id), vertex.has_value());
    if (vertex) {
        VertexSlot& slot = m_vertices[slotOf(id)];
        visitStar(id, [this](HalfEdge h) { m_grid.remove(static_cast<std::int32_t>(h.edge()), segment(h.edge())); });
        slot.vertex.at = plain(vertex->at);
        visitStar(id, [this](HalfEdge h) { m_grid.insert(static_cast<std::int32_t>(h.edge()), segment(h.edge())); });
    }
}

void PlanarMap::put(EdgeId id, const std::optional<Edge>& edge)
{
    if (has(id)) unlink(id);
    setUsed(m_edges, m_freeEdges, slotOf(id), edge.has_value());
    if (!edge) return;
    EdgeSlot& slot = m_edges[slotOf(id)];
    slot.edge = *edge;
    slot.edge.startHandle = edge->curved ? plain(edge->startHandle) : QPointF();
    slot.edge.endHandle = edge->curved ? plain(edge->endHandle) : QPointF();
    link(id);
    if (edgeCount() > m_grid.crowdedAt()) rebuildGrid();
}

void PlanarMap::put(FaceId id, bool used) { setUsed(m_faces, m_freeFaces, slotOf(id), used); }

void PlanarMap::link(EdgeId id)
{
    for (const HalfEdge half : {HalfEdge(id, true), HalfEdge(id, false)}) {
        m_edges[slotOf(id)].next[half.forward() ? 0 : 1] = std::exchange(m_vertices[slotOf(start(half))].first, half);
        linkSide(half);
    }
    m_grid.insert(static_cast<std::int32_t>(id), segment(id));
}

void PlanarMap::unlink(EdgeId id)
{
    m_grid.remove(static_cast<std::int32_t>(id), segment(id));
    for (const HalfEdge half : {HalfEdge(id, true), HalfEdge(id, false)}) {
        HalfEdge* link = &m_vertices[slotOf(start(half))].first;
        while (*link != half) link = &m_edges[slotOf(link->edge())].next[link->forward() ? 0 : 1];
        *link = nextAt(half);
        unlinkSide(half);
    }
}

void PlanarMap::linkSide(HalfEdge half)
{
    std::vector<HalfEdge>& list = sidesOf(left(half));
    m_edges[slotOf(half.edge())].place[half.forward() ? 0 : 1] = static_cast<std::uint32_t>(list.size());
    list.push_back(half);
}

void PlanarMap::unlinkSide(HalfEdge half)
{
    std::vector<HalfEdge>& list = sidesOf(left(half));
    const std::uint32_t place = m_edges[slotOf(half.edge())].place[half.forward() ? 0 : 1];
    const HalfEdge last = list.back();
    list[place] = last;
    m_edges[slotOf(last.edge())].place[last.forward() ? 0 : 1] = place;
    list.pop_back();
}

void PlanarMap::rebuildGrid()
{
    const std::vector<EdgeId> all = edges();
    QRectF box;
    for (std::size_t i = 0; i < all.size(); ++i)
        box = i == 0 ? segment(all[i]).hull() : boxAround(box, segment(all[i]).hull());
    m_grid.reset(box, all.size());
    for (const EdgeId id : all) m_grid.insert(static_cast<std::int32_t>(id), segment(id));
}

} // namespace marches::editor
