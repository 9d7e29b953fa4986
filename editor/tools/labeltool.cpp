// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/labeltool.h"

#include "editor/canvas/maphits.h"
#include "editor/document/mapselection.h"
#include "editor/document/territories.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>

namespace marches::editor {

QString LabelTool::name() const { return tr("Label"); }

QString LabelTool::hint() const
{
    return tr(
        "Drag: a name. Shift+drag: where the pieces stand. Double click or Del: back into the middle. Arrows: move");
}

std::optional<Key> LabelTool::labelAt(const QPointF& at) const
{
    if (const std::optional<Key> name = nameAt(scene(), at)) return name;
    return placeAt(scene(), at);
}

void LabelTool::put(Key place, bool stack, const std::optional<QPointF>& at, MapDocument::MergeId merge)
{
    document().edit(
        stack ? tr("Move the pieces' place") : tr("Move a name"),
        [&](MapEdit& edit) -> EditOutcome {
            if (!stack) {
                setLabel(edit, place, at);
                return {};
            }
            edit.modifyPlace(place, [&](PlaceRecord& record) {
                record.drawing.stack.reset();
                if (at) record.drawing.stack = engine::MapPoint{at->x(), at->y()};
            });
            return {};
        },
        merge);
}

void LabelTool::pressed(const Pointer& pointer)
{
    m_held = labelAt(pointer.at);
    if (!m_held) return selection().clear();
    selection().selectPlace(*m_held);
    m_stack = pointer.has(Qt::ShiftModifier);
    m_from = m_stack ? pointer.at : scene().namePoint(*m_held);
    m_merge = document().newMergeId();
}

void LabelTool::dragged(const Pointer& pointer)
{
    if (m_held) put(*m_held, m_stack, m_from + pointer.at - pressedAt().at, m_merge);
}

void LabelTool::moved(const Pointer& pointer) { m_under = nameAt(scene(), pointer.at); }

void LabelTool::doubleClicked(const Pointer& pointer)
{
    if (const std::optional<Key> place = labelAt(pointer.at))
        put(*place, pointer.has(Qt::ShiftModifier), std::nullopt, {});
}

bool LabelTool::keyPress(QKeyEvent& event)
{
    const std::vector<Key> places = selection().items().places;
    if (places.empty()) return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        document().edit(tr("Move a name"), [&places](MapEdit& edit) -> EditOutcome {
            for (const Key place : places) setLabel(edit, place, std::nullopt);
            return {};
        });
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    document().edit(tr("Move a name"), [&](MapEdit& edit) -> EditOutcome {
        for (const Key place : places) setLabel(edit, place, scene().namePoint(place) + *step);
        return {};
    });
    return true;
}

void LabelTool::dropWhatIsGone()
{
    dropIfGone<PlaceRecord>(m_under);
    dropIfGone<PlaceRecord>(m_held);
}

void LabelTool::detached()
{
    m_under.reset();
    m_held.reset();
}

SnapTargets LabelTool::snapTargets() const { return {}; }

void LabelTool::drawOverlay(QPainter& painter, double pixel) const
{
    // Where the pieces of the selected places stand.
    for (const Key place : selection().items().places) {
        const std::optional<engine::MapPoint>& stack = model().places().at(place).drawing.stack;
        if (!stack) continue;
        const QRectF plate(stack->x - 14 * pixel, stack->y - 9 * pixel, 28 * pixel, 18 * pixel);
        painter.setPen(QPen(mapColours(scene().theme).change, 1.5 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(plate, 4 * pixel, 4 * pixel);
    }
}

} // namespace marches::editor
