// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/pathtool.h"

#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace marches::editor {

SnapTargets PathTool::snapTargets() const
{
    SnapTargets targets;
    targets.vertices = targets.lines = targets.guides = true;
    if (!m_trail.isEmpty()) targets.guidesFrom = {m_trail.first(), m_trail.last()};
    return targets;
}

void PathTool::pressed(const Pointer& pointer)
{
    m_added = false;
    constexpr double kClosing = 8; // pixels
    const bool closes =
        isArea() && m_trail.size() >= 3 && distanceBetween(pointer.at, m_trail.first()) <= kClosing * pointer.pixel;
    if (closes) {
        finishNow();
        return;
    }
    const std::size_t before = m_trail.size();
    m_trail.add(map(), pointer.snapped, borderPointOf(snap()), goesStraight(pointer));
    m_added = m_trail.size() > before;
    if (before == 0) emit hintChanged();
}

void PathTool::dragged(const Pointer& pointer)
{
    if (m_added) m_trail.bend(pointer.at);
}

void PathTool::released(const Pointer& pointer, bool /*wasDrag*/)
{
    if (std::exchange(m_added, false) && endsWith(pointer)) finishNow();
}

void PathTool::doubleClicked(const Pointer& /*pointer*/)
{
    if (!m_trail.isEmpty()) finishNow();
}

void PathTool::finishNow()
{
    if (!finish()) return;
    m_trail.clear();
    m_added = false;
    forgetSnap();
    forgetCurrentPlace();
    emit hintChanged();
}

bool PathTool::keyPress(QKeyEvent& event)
{
    if (m_trail.isEmpty()) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: finishNow(); return true;
    case Qt::Key_Backspace: takeBackPoint(); return true;
    default: return false;
    }
}

void PathTool::takeBack()
{
    m_trail.takeBack();
    m_added = false;
}

bool PathTool::cancel()
{
    if (m_trail.isEmpty()) return false;
    m_trail.clear();
    m_added = false;
    forgetSnap();
    emit hintChanged();
    return true;
}

void PathTool::detached()
{
    m_trail.clear();
    m_added = false;
}

void PathTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (m_trail.isEmpty()) return;
    const bool follows = !isPressed();
    const QPainterPath path =
        follows ? m_trail.path(map(), pointer().snapped, borderPointOf(snap()), goesStraight(pointer()))
                : m_trail.path(map());
    m_trail.paint(painter, path, pixel, scene().theme, isArea());
}

} // namespace marches::editor
