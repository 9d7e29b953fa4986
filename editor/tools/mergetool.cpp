// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/mergetool.h"

#include "editor/canvas/maphits.h"
#include "editor/document/contacts.h"
#include "editor/document/mapselection.h"
#include "editor/document/territories.h"

#include <QPainter>

namespace marches::editor {

QString MergeTool::name() const { return tr("Merge"); }

QString MergeTool::hint() const
{
    if (!m_keep || !isAttached())
        return tr("Click the territory that stays, then the neighbours that become parts of it");
    return tr("Click a neighbour: it becomes a part of %1. Shift: also one that does not touch, or land and water. "
              "Esc: another territory")
        .arg(document().name(model().places().at(*m_keep)));
}

void MergeTool::moved(const Pointer& pointer)
{
    m_other = placeAt(scene(), pointer.at);
    if (m_other && !model().places().at(*m_other).isTerritory()) m_other.reset();
}

void MergeTool::released(const Pointer& pointer, bool wasDrag)
{
    if (wasDrag) return;
    moved(pointer);
    if (!m_other) return;
    if (!m_keep || *m_keep == *m_other) {
        m_keep = m_other;
        selection().selectPlace(*m_keep);
        emit hintChanged();
        return;
    }
    const bool touch = contactsOf(model(), *m_keep).contains(*m_other);
    if (!touch && !pointer.has(Qt::ShiftModifier)) {
        refuseWith("not-neighbours");
        return;
    }
    const RecordId keep = *m_keep;
    const RecordId gone = *m_other;
    const bool isWater = model().places().at(keep).kind == engine::PlaceKind::Sea;
    if (isWater != (model().places().at(gone).kind == engine::PlaceKind::Sea) && !pointer.has(Qt::ShiftModifier)) {
        refuseWith(isWater ? "land-into-water" : "water-into-land");
        return;
    }
    if (document().edit(tr("Merge territories"), [&](MapEdit& edit) { return mergeTerritories(edit, keep, gone); }))
        selection().selectPlace(keep);
    m_other.reset();
}

bool MergeTool::cancel()
{
    if (!m_keep) return false;
    m_keep.reset();
    emit hintChanged();
    return true;
}

void MergeTool::dropWhatIsGone()
{
    dropIfGone<PlaceRecord>(m_keep);
    dropIfGone<PlaceRecord>(m_other);
}

void MergeTool::detached()
{
    m_keep.reset();
    m_other.reset();
}

void MergeTool::drawOverlay(QPainter& painter, double pixel) const
{
    const MapColours& colours = mapColours(scene().theme);
    const auto glow = [&](const std::optional<RecordId>& place, int alpha) {
        if (!place || !model().places().has(*place)) return;
        const FaceId face = model().places().at(*place).face;
        if (face == kOutside) return;
        QColor fill = colours.change;
        fill.setAlpha(alpha);
        painter.fillPath(scene().shape(face).area, fill);
        painter.strokePath(scene().shape(face).area, QPen(colours.change, 2.4 * pixel, Qt::DashLine));
    };
    glow(m_keep, 70);
    if (m_other != m_keep) glow(m_other, 36);
}

} // namespace marches::editor
