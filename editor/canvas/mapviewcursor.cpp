// SPDX-License-Identifier: GPL-3.0-or-later
// The cross that stands for the mouse while somebody draws with the keys.
#include "editor/canvas/mapview.h"
#include "editor/painting/maplook.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <utility>

namespace marches::editor {

namespace {

// Pixels that an arrow key moves it.
constexpr double kStep = 8;
constexpr double kFar = 40;
constexpr double kFineStep = 1;

QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

} // namespace

QString MapView::keyCursorHint() const
{
    if (m_tool == nullptr) return {};
    switch (m_tool->keyCursor()) {
    case KeyCursor::None: break;
    case KeyCursor::Clicks:
        return tr("Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter or Space: click "
                  "there, twice: "
                  "done. Backspace: take back. Esc: give up");
    case KeyCursor::Drags:
        return tr("Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter: take hold there, "
                  "and let go "
                  "the next time. Esc: give up");
    }
    return {};
}

void MapView::putKeyCursor(const QPointF& board)
{
    const bool isNew = !m_cursor;
    m_cursor = board;
    reveal(board);
    if (isNew) emit keyCursorChanged();
}

void MapView::hideKeyCursor()
{
    if (!m_cursor) return;
    if (std::exchange(m_cursorHolds, false) && m_tool != nullptr && m_document != nullptr) {
        m_tool->attach(nullptr); // what it had in hand is given up
        m_tool->attach(this);
    }
    m_cursor.reset();
    m_cursorClicked.reset();
    if (m_tool != nullptr && m_document != nullptr) m_tool->mouseLeave();
    update();
    emit keyCursorChanged();
}

Pointer MapView::cursorPointer(Qt::KeyboardModifiers modifiers) const
{
    modifiers &= Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier;
    if (m_cursorFree) modifiers |= Qt::AltModifier;
    return {*m_cursor, *m_cursor, m_cursorHolds ? Qt::LeftButton : Qt::NoButton, modifiers, m_camera.pixel()};
}

void MapView::moveKeyCursor(const QPointF& direction, Qt::KeyboardModifiers modifiers)
{
    if (!m_cursor) {
        putKeyCursor(m_current ? m_scene.middleOf(*m_current) : visibleArea().center());
    } else {
        m_cursorFree = modifiers.testFlag(Qt::AltModifier);
        const double step = m_cursorFree ? kFineStep : modifiers.testFlag(Qt::ShiftModifier) ? kFar : kStep;
        putKeyCursor(*m_cursor + direction * step * m_camera.pixel());
    }
    m_refusalAt = m_pointer = toWidget(*m_cursor);
    m_tool->mouseMove(cursorPointer(Qt::NoModifier));
    emit pointerAt(placeAtPoint(m_pointer), *m_cursor);
    const QLocale locale;
    const std::optional<Key> place = placeAtPoint(m_pointer);
    const QString there = !m_tool->pointWords().isEmpty() ? m_tool->pointWords()
                          : place                         ? m_document->name(m_document->model().places().at(*place))
                                                          : QString();
    emit spoken(tr("x %1, y %2. %3", "where the cross is; what is there")
                    .arg(locale.toString(m_cursor->x(), 'f', 0), locale.toString(m_cursor->y(), 'f', 0), there));
    toolChanged();
}

void MapView::clickAtKeyCursor(Qt::KeyboardModifiers modifiers)
{
    const int step = m_document->step();
    const Pointer here = cursorPointer(modifiers);
    Pointer pressed = here;
    pressed.button = Qt::LeftButton;
    if (m_cursorHolds) {
        m_cursorHolds = false;
        m_tool->mouseRelease(pressed);
    } else if (m_tool->keyCursor() == KeyCursor::Drags) {
        m_cursorHolds = true;
        m_tool->mousePress(pressed);
    } else if (m_tool->isBusy() && m_cursorClicked == m_cursor) {
        m_tool->mouseDoubleClick(pressed);
    } else {
        m_tool->mousePress(pressed);
        m_tool->mouseRelease(pressed);
    }
    m_cursorClicked = m_cursor;
    if (m_document->step() != step)
        emit spoken(m_document->undoStack().undoText());
    else if (m_refusal.isEmpty() && m_tool->isBusy())
        emit spoken(tr("A point is set."));
    toolChanged();
}

bool MapView::cursorKey(const QKeyEvent& event)
{
    if (m_tool->keyCursor() == KeyCursor::None && !m_cursorHolds) return false;
    const int key = event.key();
    const QPointF direction = directionOf(key);
    if (!direction.isNull() && !event.modifiers().testFlag(Qt::ControlModifier)) {
        moveKeyCursor(direction, event.modifiers());
        return true;
    }
    if (!m_cursor) {
        // With a line begun by the mouse Enter ends it; with a place chosen by Tab it selects that.
        if (!isEnter(key) || m_tool->isBusy() || m_current) return false;
        moveKeyCursor({}, Qt::NoModifier);
        return true;
    }
    if (key == Qt::Key_Escape) {
        hideKeyCursor();
        return true;
    }
    if (!isEnter(key) && key != Qt::Key_Space) return false;
    if (!event.isAutoRepeat()) clickAtKeyCursor(event.modifiers());
    return true;
}

void MapView::paintKeyCursor(QPainter& painter) const
{
    if (!m_cursor) return;
    constexpr double kArm = 15;
    constexpr double kGap = 4;
    const QPointF at = toWidget(*m_cursor);
    const MapColours& colours = mapColours(m_scene.theme);
    for (const auto& [colour, width] : {std::pair(colours.handleFill, 4.5), std::pair(colours.change, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const QPointF& arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + arm * kGap, at + arm * kArm);
    }
}

} // namespace marches::editor
