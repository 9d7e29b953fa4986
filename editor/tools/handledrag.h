// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/tools/handles.h"

#include <QCoreApplication>
#include <QPointF>

namespace marches::editor {

/// The handle of a curve that is being dragged: one step to undo, however long it takes.
class HandleDrag {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::HandleDrag)

public:
    HandleDrag(MapDocument& document, const HandleHit& handle);

    void moveTo(const QPointF& at);
    /// Back to where it was.
    void cancel() { moveTo(m_start); }

private:
    MapDocument& m_document;
    HandleHit m_handle;
    MapDocument::MergeId m_merge;
    QPointF m_start;
    QPointF m_other; ///< the one at the other end, which stays
};

} // namespace marches::editor
