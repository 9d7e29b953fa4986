// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/handledrag.h"

#include "editor/geometry/edgeedits.h"

namespace marches::editor {

HandleDrag::HandleDrag(MapDocument& document, const HandleHit& handle)
    : m_document(document), m_handle(handle), m_merge(document.newMergeId())
{
    const Edge& edge = document.model().drawing.edge(handle.edge);
    m_start = handle.atStart ? edge.startHandle : edge.endHandle;
    m_other = handle.atStart ? edge.endHandle : edge.startHandle;
}

void HandleDrag::moveTo(const QPointF& at)
{
    m_document.edit(
        tr("Bend a border"),
        [&](MapEdit& edit) -> EditOutcome {
            const EditResult done = m_handle.atStart ? edit.draw(moveHandles, m_handle.edge, at, m_other)
                                                     : edit.draw(moveHandles, m_handle.edge, m_other, at);
            if (!done) return tl::unexpected(done.error());
            return {};
        },
        m_merge);
}

} // namespace marches::editor
