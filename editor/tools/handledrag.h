// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/tools/handles.h"

#include <QCoreApplication>
#include <QPointF>

#include <optional>

namespace marches::editor {

/// The handle of a curve that is being dragged: one step to undo, however long it takes. Where the border runs through
/// the point without a corner it goes on to: the handle on the other side turns along, unless the point is broken.
class HandleDrag {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::HandleDrag)

public:
    HandleDrag(MapDocument& document, const HandleHit& handle);

    /// `breaks`: the border gets a corner there, since the other side stays.
    void moveTo(const QPointF& at, bool breaks);
    /// Back to where it was.
    void cancel() { moveTo(m_start, true); }

private:
    /// The handle on the other side of a point without a corner.
    struct Opposite {
        EdgeId edge;
        bool atStart;
        QPointF at;    ///< where it was
        QPointF other; ///< of the same curve, which stays
    };
    void findOpposite();

    MapDocument& m_document;
    HandleHit m_handle;
    MapDocument::MergeId m_merge;
    QPointF m_start;
    QPointF m_other; ///< the one at the other end, which stays
    QPointF m_vertex;
    std::optional<Opposite> m_opposite;
};

} // namespace marches::editor
