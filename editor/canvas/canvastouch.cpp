// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvastouch.h"

#include <QApplication>
#include <QLineF>
#include <QTouchEvent>

#include <utility>

namespace marches::editor {

namespace {

constexpr int kLongPress = 600;     ///< milliseconds
constexpr double kFingerSlack = 12; ///< pixels that a resting finger may wander
constexpr double kTapsApart = 24;   ///< pixels between two taps in the same spot

} // namespace

CanvasTouch::CanvasTouch(QObject* parent) : QObject(parent)
{
    m_longPress.setSingleShot(true);
    m_longPress.setInterval(kLongPress);
    connect(&m_longPress, &QTimer::timeout, this, [this] {
        if (m_doing != Doing::Tap) return;
        m_doing = Doing::Hold;
        emit held(m_began);
    });
}

bool CanvasTouch::handle(const QTouchEvent& event)
{
    const QList<QEventPoint>& points = event.points();
    switch (event.type()) {
    case QEvent::TouchBegin: begin(points.first().position()); return true;
    case QEvent::TouchUpdate:
        if (points.size() >= 2)
            pinch(points[0].position(), points[1].position());
        else
            move(points.first().position());
        return true;
    case QEvent::TouchEnd: end(false); return true;
    case QEvent::TouchCancel: end(true); return true;
    default: return false;
    }
}

void CanvasTouch::begin(const QPointF& at)
{
    m_doing = Doing::Tap;
    m_began = m_last = at;
    m_apart = 0;
    m_longPress.start();
    emit began();
}

void CanvasTouch::move(const QPointF& to)
{
    if (m_doing == Doing::Pinch || m_doing == Doing::Hold) return; // the other finger was lifted first
    if (m_doing == Doing::Tap) {
        if (QLineF(m_began, to).length() <= kFingerSlack) return;
        m_longPress.stop();
        m_doing = Doing::Drag;
        emit dragBegan(m_began);
    }
    const QPointF from = std::exchange(m_last, to);
    emit dragged(from, to);
}

void CanvasTouch::pinch(const QPointF& a, const QPointF& b)
{
    m_longPress.stop();
    if (m_doing == Doing::Drag) emit dragEnded(m_last, true);
    const QPointF middle = (a + b) / 2;
    const double apart = QLineF(a, b).length();
    if (m_doing == Doing::Pinch && m_apart > 0 && apart > 0) emit pinched(m_last, middle, apart / m_apart);
    m_doing = Doing::Pinch;
    m_last = middle;
    m_apart = apart;
}

void CanvasTouch::end(bool givenUp)
{
    m_longPress.stop();
    if (m_doing == Doing::Drag) emit dragEnded(m_last, givenUp);
    if (m_doing != Doing::Tap || givenUp) return;
    const bool again = m_sinceTap.isValid() && m_sinceTap.elapsed() < QApplication::doubleClickInterval() &&
                       QLineF(m_tap, m_began).length() <= kTapsApart;
    m_tap = m_began;
    if (again)
        m_sinceTap.invalidate(); // a third one begins anew
    else
        m_sinceTap.start();
    emit tapped(m_began, again);
}

} // namespace marches::editor
