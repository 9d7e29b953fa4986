// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapaccessibletext.h"
#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kWheelStep = 1.18;
constexpr double kKeyStep = 1.25;
constexpr double kPanStep = 48; ///< pixels that an arrow key pans

} // namespace

Pointer MapView::pointerOf(const QMouseEvent& event, Qt::MouseButton button) const
{
    const QPointF at = toBoard(event.position());
    return {at, at, button, event.modifiers(), m_camera.pixel()};
}

void MapView::updateCursor()
{
    if (m_panning)
        setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(m_tool == nullptr || m_document == nullptr ? QCursor(Qt::ArrowCursor) : m_tool->cursor());
}

std::optional<int> MapView::pinAt(const QPointF& widgetPoint) const
{
    for (auto pin = m_pins.rbegin(); pin != m_pins.rend(); ++pin) {
        const QPointF head = toWidget(pin->at) - QPointF(0, 21);
        if (std::hypot(widgetPoint.x() - head.x(), widgetPoint.y() - head.y()) <= 11) return pin->number;
    }
    return std::nullopt;
}

bool MapView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Gesture:
        if (const auto* pinch =
                static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture))) {
            zoomAt(mapFromGlobal(pinch->centerPoint().toPoint()), zoom() * pinch->scaleFactor());
            return true;
        }
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
        zoomAt(gesture->position(), zoom() * (1 + gesture->value()));
        return true;
    }
    case QEvent::ShortcutOverride:
        // Keys that a tool uses while it draws must not reach the shortcuts of the window.
        if (m_tool != nullptr && m_tool->isBusy()) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            const std::array kOurs{Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Backspace, Qt::Key_Delete};
            if (std::ranges::find(kOurs, key) != kOurs.end()) {
                event->accept();
                return true;
            }
        }
        break;
    case QEvent::LanguageChange:
    case QEvent::FontChange:
        m_scene.forgetNames();
        redraw();
        break;
    default: break;
    }
    return QWidget::event(event);
}

void MapView::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_fitted) fit();
    emit visibleAreaChanged(visibleArea());
}

void MapView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() != 0)
        zoomAt(event->position(), zoom() * std::pow(kWheelStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    hideKeyCursor();
    m_pointer = event->position();
    showRefusal({});
    event->accept();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_panning = true;
        m_panFrom = event->position();
        updateCursor();
        return;
    }
    if (event->button() != Qt::LeftButton || m_document == nullptr) return;
    if (const std::optional<int> pin = pinAt(event->position())) {
        emit pinActivated(*pin);
        return;
    }
    if (m_tool == nullptr) return;
    m_pressed = event->button();
    m_tool->mousePress(pointerOf(*event, m_pressed));
    updateCursor();
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->position() != m_pointer) hideKeyCursor();
    m_pointer = event->position();
    event->accept();
    if (m_panning) {
        m_fitted = false;
        m_camera.pan(event->position() - std::exchange(m_panFrom, event->position()), devicePixelRatioF());
        cameraMoved();
        return;
    }
    if (m_document == nullptr) return;
    emit pointerAt(placeAtPoint(event->position()), toBoard(event->position()));
    if (m_tool == nullptr) return;
    m_tool->mouseMove(pointerOf(*event, m_pressed));
    updateCursor();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (m_panning) {
        m_panning = false;
        updateCursor();
        return;
    }
    if (m_tool == nullptr || m_document == nullptr || event->button() != m_pressed) return;
    m_tool->mouseRelease(pointerOf(*event, std::exchange(m_pressed, Qt::NoButton)));
    updateCursor();
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
    if (m_tool == nullptr || m_document == nullptr || event->button() != Qt::LeftButton || m_spaceHeld) return;
    m_pressed = Qt::LeftButton; // its release follows
    m_tool->mouseDoubleClick(pointerOf(*event, event->button()));
}

void MapView::leaveEvent(QEvent* /*event*/)
{
    if (m_tool != nullptr && m_document != nullptr) m_tool->mouseLeave();
    emit pointerLeft();
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (m_document == nullptr) return;
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
    if (byKeys && m_selection != nullptr && !m_selection->items().vertices.empty()) {
        const QPointF at = m_document->model().drawing.at(m_selection->items().vertices.front());
        emit contextMenuRequested(mapToGlobal(toWidget(at).toPoint()), placeAt(m_scene, at), at);
        return;
    }
    if (byKeys && m_current) {
        const QPointF middle = m_scene.middleOf(*m_current);
        emit contextMenuRequested(mapToGlobal(toWidget(middle).toPoint()), m_current, middle);
        return;
    }
    emit contextMenuRequested(event->globalPos(), placeAtPoint(event->pos()), toBoard(event->pos()));
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    if (event->key() == Qt::Key_Escape && !m_refusal.isEmpty()) {
        showRefusal({});
        return;
    }
    showRefusal({});
    if (m_tool != nullptr && m_document != nullptr) {
        if (event->key() == Qt::Key_Escape && m_tool->cancel()) {
            toolChanged();
            return;
        }
        if (cursorKey(*event)) return;
        if (m_tool->keyPress(*event)) {
            toolChanged();
            return;
        }
    }
    if (!viewKey(*event)) event->ignore();
}

bool MapView::viewKey(QKeyEvent& event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    QPointF pan;
    switch (event.key()) {
    case Qt::Key_Space:
        if (!event.isAutoRepeat()) {
            m_spaceHeld = true;
            updateCursor();
            if (m_current) emit spoken(describe(*m_current));
        }
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(kKeyStep); return true;
    case Qt::Key_Minus: zoomBy(1 / kKeyStep); return true;
    case Qt::Key_0:
        if (control) fit();
        return control;
    case Qt::Key_1:
        if (control) setZoom(1);
        return control;
    case Qt::Key_Left: pan = {kPanStep, 0}; break;
    case Qt::Key_Right: pan = {-kPanStep, 0}; break;
    case Qt::Key_Up: pan = {0, kPanStep}; break;
    case Qt::Key_Down: pan = {0, -kPanStep}; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_current || m_selection == nullptr) return false;
        if (event.modifiers().testFlag(Qt::ShiftModifier))
            m_selection->togglePlace(*m_current);
        else
            m_selection->selectPlace(*m_current);
        return true;
    case Qt::Key_QuoteLeft: setPictureFaded(!isPictureFaded()); return true;
    default: return false;
    }
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) return false;
    m_fitted = false;
    m_camera.pan(pan, devicePixelRatioF());
    cameraMoved();
    return true;
}

void MapView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        updateCursor();
        event->accept();
        return;
    }
    if (m_tool != nullptr && m_document != nullptr && m_tool->keyRelease(*event)) {
        toolChanged();
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void MapView::stepPlace(int by)
{
    std::vector<std::pair<QPointF, Key>> all;
    for (const Row<PlaceRecord>& row : m_document->model().places())
        if (!m_scene.boxOf(row.key).isEmpty()) all.emplace_back(m_scene.boxOf(row.key).center(), row.key);
    if (all.empty()) return;
    // As one reads: in bands from the top, from the left in each.
    constexpr double kBand = 60;
    std::ranges::stable_sort(
        all, {}, [](const auto& one) { return std::pair(std::floor(one.first.y() / kBand), one.first.x()); });
    const auto current = std::ranges::find(all, m_current, [](const auto& one) { return std::optional(one.second); });
    std::ptrdiff_t next = by > 0 ? 0 : static_cast<std::ptrdiff_t>(all.size()) - 1;
    if (current != all.end()) next = current - all.begin() + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(all.size()))
        setCurrentPlace(std::nullopt);
    else
        setCurrentPlace(all[static_cast<std::size_t>(next)].second);
}

bool MapView::focusNextPrevChild(bool next)
{
    if (m_document == nullptr) return QWidget::focusNextPrevChild(next);
    switch (m_tool != nullptr ? m_tool->tabStep(next) : TabStep::NotMine) {
    case TabStep::Taken: toolChanged(); return true;
    case TabStep::Leave: toolChanged(); return QWidget::focusNextPrevChild(next);
    case TabStep::NotMine: break;
    }
    stepPlace(next ? 1 : -1);
    // After the last place the focus goes on.
    return m_current ? true : QWidget::focusNextPrevChild(next);
}

void MapView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void MapView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_spaceHeld = false;
    updateCursor();
    update();
}

} // namespace marches::editor
