// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/handledrag.h"

#include "editor/geometry/edgeedits.h"

#include <cmath>

namespace marches::editor {

namespace {

/// Cosine of the angle, taken negative, from which two handles at a point lie on one line: some 2 degrees.
constexpr double kStraight = 0.9994;

[[nodiscard]] EditResult bend(MapEdit& edit, EdgeId edge, bool atStart, const QPointF& handle, const QPointF& other)
{
    return atStart ? edit.draw(moveHandles, edge, handle, other) : edit.draw(moveHandles, edge, other, handle);
}

} // namespace

HandleDrag::HandleDrag(MapDocument& document, const HandleHit& handle)
    : m_document(document), m_handle(handle), m_merge(document.newMergeId())
{
    const Edge& edge = document.model().drawing.edge(handle.edge);
    m_start = handle.atStart ? edge.startHandle : edge.endHandle;
    m_other = handle.atStart ? edge.endHandle : edge.startHandle;
    m_vertex = document.model().drawing.at(handle.atStart ? edge.start : edge.end);
    findOpposite();
}

void HandleDrag::findOpposite()
{
    const PlanarMap& map = m_document.model().drawing;
    const Edge& own = map.edge(m_handle.edge);
    const VertexId vertex = m_handle.atStart ? own.start : own.end;
    if (map.degree(vertex) != 2) return;
    map.visitStar(vertex, [&](HalfEdge half) {
        const Edge& edge = map.edge(half.edge());
        if (half.edge() == m_handle.edge || !edge.curved) return;
        const bool atStart = half.forward();
        const QPointF at = atStart ? edge.startHandle : edge.endHandle;
        const QPointF here = m_start - m_vertex;
        const QPointF there = at - m_vertex;
        const double lengths = std::hypot(here.x(), here.y()) * std::hypot(there.x(), there.y());
        if (lengths <= 0 || QPointF::dotProduct(here, there) > -kStraight * lengths) return;
        m_opposite = Opposite{half.edge(), atStart, at, atStart ? edge.endHandle : edge.startHandle};
    });
}

void HandleDrag::moveTo(const QPointF& at, bool breaks)
{
    m_document.edit(
        tr("Bend a border"),
        [&](MapEdit& edit) -> EditOutcome {
            const EditResult done = bend(edit, m_handle.edge, m_handle.atStart, at, m_other);
            if (!done) return tl::unexpected(done.error());
            if (!m_opposite) return {};
            const QPointF way = at - m_vertex;
            const QPointF reach = m_opposite->at - m_vertex;
            const double length = std::hypot(way.x(), way.y());
            const bool turns = !breaks && length > 0;
            const QPointF to = turns ? m_vertex - way * (std::hypot(reach.x(), reach.y()) / length) : m_opposite->at;
            const EditResult along = bend(edit, m_opposite->edge, m_opposite->atStart, to, m_opposite->other);
            if (!along) return tl::unexpected(along.error());
            return {};
        },
        m_merge);
}

} // namespace marches::editor
