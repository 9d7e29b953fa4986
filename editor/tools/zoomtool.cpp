// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/zoomtool.h"

#include "editor/canvas/mapview.h"

#include <QPainter>

namespace marches::editor {

QString ZoomTool::name() const { return tr("Zoom"); }

QString ZoomTool::hint() const
{
    return tr("Click: zoom in. Shift+click: zoom out. Drag a box: fill the view with it. Ctrl+0: whole map");
}

void ZoomTool::dragged(const Pointer& pointer) { m_box = QRectF(pressedAt().at, pointer.at).normalized(); }

void ZoomTool::released(const Pointer& pointer, bool wasDrag)
{
    constexpr double kStep = 1.6;
    if (wasDrag)
        view().showArea(m_box);
    else
        view().zoomAt(view().toWidget(pointer.at),
                      view().zoom() * (pointer.has(Qt::ShiftModifier) ? 1 / kStep : kStep));
    m_box = {};
}

void ZoomTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (m_box.isEmpty()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mapColours(scene().theme).selection, 1.6 * pixel, Qt::DashLine));
    painter.drawRect(m_box);
}

} // namespace marches::editor
