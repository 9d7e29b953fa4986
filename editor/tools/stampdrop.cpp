// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stampdrop.h"

#include "editor/canvas/mapview.h"
#include "editor/cartography/artresources.h"
#include "editor/document/edittexts.h"
#include "editor/document/stampedits.h"

#include <QDropEvent>
#include <QMimeData>

namespace marches::editor {

namespace {

bool holdsStamp(const QDropEvent& event) { return event.mimeData()->hasFormat(QLatin1String(kStampMime)); }

} // namespace

StampDrop::StampDrop(MapView& view) : QObject(&view), m_view(view)
{
    view.setAcceptDrops(true);
    view.installEventFilter(this);
}

bool StampDrop::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto* drag = static_cast<QDropEvent*>(event);
        if (m_view.document() != nullptr && holdsStamp(*drag))
            drag->acceptProposedAction();
        else
            drag->ignore(); // a parent may want it
        return true;
    }
    case QEvent::Drop: return drop(*static_cast<QDropEvent*>(event));
    default: return QObject::eventFilter(watched, event);
    }
}

bool StampDrop::drop(QDropEvent& event)
{
    const std::string id = event.mimeData()->data(QLatin1String(kStampMime)).toStdString();
    const Stamp* stamp = artResources().stamps.find(id);
    if (m_view.document() == nullptr || !holdsStamp(event) || stamp == nullptr) {
        event.ignore();
        return true;
    }
    event.acceptProposedAction();
    MapDocument& document = *m_view.document();
    if (!document.model().info.art) {
        const QString sentence = refusalText(EditRefusal{"board-not-drawn", m_view.toBoard(event.position())});
        m_view.showRefusal(sentence);
        emit m_view.spoken(sentence);
        return true;
    }
    RecordId made{};
    const EditOutcome done = document.edit(tr("Place a stamp"), [&](MapEdit& edit) -> EditOutcome {
        made = addStamp(edit, *stamp, m_view.toBoard(event.position()));
        return {};
    });
    if (!done) return true;
    m_view.selection()->selectStamps({made});
    emit dropped();
    return true;
}

} // namespace marches::editor
