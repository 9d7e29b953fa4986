// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/bridgetool.h"

#include "editor/canvas/maphits.h"
#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/mapselection.h"
#include "editor/geometry/adjacency.h"
#include "editor/painting/crossingart.h"
#include "editor/tools/placemoves.h"

#include <QPainter>

namespace marches::editor {

namespace {

constexpr double kBridgeReach = 14; ///< pixels

} // namespace

QString BridgeTool::name() const { return tr("Bridge"); }

QString BridgeTool::hint() const
{
    return tr("Click on a border that a river closes: bridge; Shift: ford. On mountains: pass. Drag one along its "
              "border to move it");
}

engine::ConnectionKind BridgeTool::kindAt(EdgeId edge, bool shift) const
{
    const std::optional<RecordId> left = model().placeOf(map().edge(edge).left);
    const std::optional<RecordId> right = model().placeOf(map().edge(edge).right);
    if (left && right)
        for (const RecordId key :
             connectionsBetween(model(), model().places().at(*left).id, model().places().at(*right).id)) {
            const ConnectionRecord& record = model().connections().at(key);
            const Row<BarrierRecord>* barrier =
                model().barriers().byId(record.barrier.empty() ? record.over : record.barrier);
            if (barrier != nullptr && barrier->record.mountains) return engine::ConnectionKind::Pass;
        }
    return shift ? engine::ConnectionKind::Ford : engine::ConnectionKind::Bridge;
}

void BridgeTool::moved(const Pointer& pointer)
{
    m_spot.reset();
    const std::optional<EdgeHit> hit = edgeAt(scene(), pointer.at, kBridgeReach * pointer.pixel);
    if (!hit) return;
    m_spot = hit->nearest.at;
    m_kind = kindAt(hit->id, pointer.has(Qt::ShiftModifier));
}

void BridgeTool::pressed(const Pointer& pointer)
{
    moved(pointer);
    m_moved = connectionAt(scene(), pointer.at, 4 * pointer.pixel);
    if (m_moved && model().connections().at(*m_moved).kind == engine::ConnectionKind::SeaLane) m_moved.reset();
    if (!m_moved) return;
    MapSelection::Items items;
    items.connections.push_back(*m_moved);
    selection().set(std::move(items));
    m_merge = document().newMergeId();
    m_undoIndex = document().undoStack().index();
}

void BridgeTool::dragged(const Pointer& pointer)
{
    if (!m_moved) return;
    const RecordId key = *m_moved;
    document().edit(
        tr("Move a crossing"), [&](MapEdit& edit) { return moveCrossing(edit, key, pointer.at); }, m_merge);
}

void BridgeTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_moved || wasDrag) {
        m_moved.reset();
        return;
    }
    moved(pointer);
    if (!m_spot) {
        refuseWith("no-border-here");
        return;
    }
    const QString title = m_kind == engine::ConnectionKind::Pass   ? tr("Build a pass")
                          : m_kind == engine::ConnectionKind::Ford ? tr("Build a ford")
                                                                   : tr("Build a bridge");
    std::optional<RecordId> made;
    document().edit(title, [&](MapEdit& edit) -> EditOutcome {
        const auto added = addCrossing(edit, m_kind, *m_spot, 1.0);
        if (!added) return tl::unexpected(added.error());
        made = *added;
        return {};
    });
    if (!made) return;
    MapSelection::Items items;
    items.connections.push_back(*made);
    selection().set(std::move(items));
}

bool BridgeTool::cancel()
{
    if (!m_moved) return false;
    if (document().undoStack().index() > m_undoIndex) document().undoStack().undo();
    m_moved.reset();
    return true;
}

void BridgeTool::detached()
{
    m_moved.reset();
    m_spot.reset();
}

void BridgeTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (!m_spot || m_moved) return;
    painter.setOpacity(0.6);
    drawCrossing(painter, m_kind, *m_spot, wayAcross(model().drawing, *m_spot));
    painter.setOpacity(1);
    painter.setPen(QPen(mapColours(scene().theme).change, 1.6 * pixel, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(*m_spot, 18, 18);
}

} // namespace marches::editor
