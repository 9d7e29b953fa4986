// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapkeycursor.h"

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

QString MapKeyCursor::hint() const
{
    switch (m_view.tool() == nullptr ? KeyCursor::None : m_view.tool()->keyCursor()) {
    case KeyCursor::None: break;
    case KeyCursor::Clicks:
        return MapView::tr("Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter or Space: "
                           "click there, twice: done. Backspace: remove the last point. Esc: cancel");
    case KeyCursor::Drags:
        return MapView::tr("Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter: grab what "
                           "is there, Enter again: drop it. Esc: cancel");
    }
    return {};
}

void MapKeyCursor::put(const QPointF& board)
{
    const bool isNew = !m_at;
    m_at = board;
    m_view.reveal(board);
    if (isNew) emit m_view.keyCursorChanged();
}

void MapKeyCursor::hide()
{
    if (!m_at) return;
    const bool works = m_view.tool() != nullptr && m_view.document() != nullptr;
    if (std::exchange(m_holds, false) && works) {
        m_view.tool()->attach(nullptr); // what it had in hand is given up
        m_view.tool()->attach(&m_view);
    }
    m_at.reset();
    m_clicked.reset();
    if (works) m_view.tool()->mouseLeave();
    m_view.update();
    emit m_view.keyCursorChanged();
}

void MapKeyCursor::changeTool()
{
    m_holds = false;
    m_clicked.reset();
}

void MapKeyCursor::forget()
{
    changeTool();
    m_at.reset();
}

Pointer MapKeyCursor::pointer(Qt::KeyboardModifiers modifiers) const
{
    modifiers &= Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier;
    if (m_isFree) modifiers |= Qt::AltModifier;
    return {*m_at, *m_at, m_holds ? Qt::LeftButton : Qt::NoButton, modifiers, 1 / m_view.zoom()};
}

void MapKeyCursor::move(const QPointF& direction, Qt::KeyboardModifiers modifiers)
{
    if (!m_at) {
        const std::optional<RecordId> place = m_view.currentPlace();
        put(place ? m_view.scene().middleOf(*place) : m_view.visibleArea().center());
    } else {
        m_isFree = modifiers.testFlag(Qt::AltModifier);
        const double step = m_isFree ? kFineStep : modifiers.testFlag(Qt::ShiftModifier) ? kFar : kStep;
        put(*m_at + direction * step / m_view.zoom());
    }
    m_view.putPointer(m_view.toWidget(*m_at));
    m_view.tool()->mouseMove(pointer(Qt::NoModifier));
    tellWhere();
    m_view.toolChanged();
}

void MapKeyCursor::tellWhere() const
{
    const MapDocument& document = *m_view.document();
    const std::optional<RecordId> place = m_view.placeAtPoint(m_view.toWidget(*m_at));
    emit m_view.pointerAt(place, *m_at);
    const QString words = m_view.tool()->pointWords();
    const QString there = !words.isEmpty() ? words
                          : place          ? document.name(document.model().places().at(*place))
                                           : QString();
    const QLocale locale;
    emit m_view.spoken(MapView::tr("x %1, y %2. %3", "where the cross is; what is there")
                           .arg(locale.toString(m_at->x(), 'f', 0), locale.toString(m_at->y(), 'f', 0), there));
}

void MapKeyCursor::click(Qt::KeyboardModifiers modifiers)
{
    const MapDocument& document = *m_view.document();
    const int step = document.step();
    Pointer pressed = pointer(modifiers);
    pressed.button = Qt::LeftButton;
    if (m_holds) {
        m_holds = false;
        m_view.tool()->mouseRelease(pressed);
    } else if (m_view.tool()->keyCursor() == KeyCursor::Drags) {
        m_holds = true;
        m_view.tool()->mousePress(pressed);
    } else if (m_view.tool()->isBusy() && m_clicked == m_at) {
        m_view.tool()->mouseDoubleClick(pressed);
    } else {
        m_view.tool()->mousePress(pressed);
        m_view.tool()->mouseRelease(pressed);
    }
    m_clicked = m_at;
    if (document.step() != step)
        emit m_view.spoken(document.undoStack().undoText());
    else if (m_view.refusal().isEmpty() && m_view.tool()->isBusy())
        emit m_view.spoken(MapView::tr("A point is set."));
    m_view.toolChanged();
}

bool MapKeyCursor::key(const QKeyEvent& event)
{
    if (m_view.tool()->keyCursor() == KeyCursor::None && !m_holds) return false;
    const int key = event.key();
    const QPointF direction = directionOf(key);
    if (!direction.isNull() && !event.modifiers().testFlag(Qt::ControlModifier)) {
        move(direction, event.modifiers());
        return true;
    }
    if (!m_at) {
        // With a line begun by the mouse Enter ends it; with a place chosen by Tab it selects that.
        if (!isEnter(key) || m_view.tool()->isBusy() || m_view.currentPlace()) return false;
        move({}, Qt::NoModifier);
        return true;
    }
    if (key == Qt::Key_Escape) {
        hide();
        return true;
    }
    if (!isEnter(key) && key != Qt::Key_Space) return false;
    if (!event.isAutoRepeat()) click(event.modifiers());
    return true;
}

void MapKeyCursor::paint(QPainter& painter) const
{
    if (!m_at) return;
    constexpr double kArm = 15;
    constexpr double kGap = 4;
    const QPointF at = m_view.toWidget(*m_at);
    const MapColours& colours = mapColours(m_view.scene().theme);
    for (const auto& [colour, width] : {std::pair(colours.handleFill, 4.5), std::pair(colours.change, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const QPointF& arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + arm * kGap, at + arm * kArm);
    }
}

} // namespace marches::editor
