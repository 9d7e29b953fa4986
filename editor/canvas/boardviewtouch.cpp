// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers on the board: a tap chooses, a long press asks what can be done here, one finger drags, two fingers zoom.
#include "editor/canvas/boardview.h"

#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QTimer>
#include <QTouchEvent>

#include <cmath>

namespace marches::editor {

namespace {

constexpr double kFingerSlack = 12; ///< pixels that a resting finger may wander

} // namespace

bool BoardView::touch(const QTouchEvent& event)
{
    const QList<QEventPoint>& points = event.points();
    switch (event.type()) {
    case QEvent::TouchBegin:
        finishMotion();
        m_touch = {points.first().position(), points.first().position(), 0, Touch::Tap};
        m_longPress->start();
        return true;
    case QEvent::TouchUpdate:
        if (points.size() >= 2)
            pinch(points[0].position(), points[1].position());
        else
            dragFinger(points.first().position());
        return true;
    case QEvent::TouchEnd:
        m_longPress->stop();
        if (m_touch.what == Touch::Tap) chooseAt(m_touch.last.toPoint());
        return true;
    case QEvent::TouchCancel: m_longPress->stop(); return true;
    default: return false;
    }
}

void BoardView::pinch(const QPointF& a, const QPointF& b)
{
    const QPointF middle = (a + b) / 2;
    const double apart = std::hypot(a.x() - b.x(), a.y() - b.y());
    m_longPress->stop();
    if (m_touch.what == Touch::Pinch && m_touch.apart > 0 && apart > 0) {
        scrollBy(m_touch.last - middle);
        zoomAt(middle, apart / m_touch.apart);
    }
    m_touch.what = Touch::Pinch;
    m_touch.last = middle;
    m_touch.apart = apart;
}

void BoardView::dragFinger(const QPointF& here)
{
    if (m_touch.what == Touch::Pinch || m_touch.what == Touch::Held) return; // the other finger was lifted first
    const QPointF moved = here - m_touch.began;
    if (m_touch.what == Touch::Tap && std::hypot(moved.x(), moved.y()) <= kFingerSlack) return;
    m_longPress->stop();
    m_touch.what = Touch::Drag;
    m_fitted = false;
    scrollBy(m_touch.last - here);
    m_touch.last = here;
}

void BoardView::pressLong()
{
    if (m_touch.what != Touch::Tap) return;
    m_touch.what = Touch::Held;
    const QPoint here = m_touch.began.toPoint();
    setCurrentPlace(placeAtViewport(here));
    emit contextRequested(m_current, viewport()->mapToGlobal(here));
}

void BoardView::scrollBy(const QPointF& pixels)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(pixels.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(pixels.y())));
}

bool BoardView::zoomGesture(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture) return false;
    zoomAt(event.position(), 1 + event.value());
    return true;
}

} // namespace marches::editor
