// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QTimer>

class QTouchEvent;

namespace marches::editor {

/// Fingers on a canvas: tells taps, long presses, drags of one finger and pinches apart. Points are pixels of the
/// widget.
class CanvasTouch : public QObject {
    Q_OBJECT
public:
    explicit CanvasTouch(QObject* parent = nullptr);

    /// False: it is no event of touching.
    bool handle(const QTouchEvent& event);

signals:
    void began();
    /// `again`: right after another one in the same spot.
    void tapped(const QPointF& at, bool again);
    void held(const QPointF& at); ///< a long press
    void dragBegan(const QPointF& at);
    void dragged(const QPointF& from, const QPointF& to);
    void dragEnded(const QPointF& at, bool givenUp); ///< given up for a pinch, or taken away by the system
    /// The middle between two fingers moves, and their distance changes by a factor.
    void pinched(const QPointF& from, const QPointF& to, double factor);

private:
    /// What the fingers have turned out to do.
    enum class Doing { Tap, Hold, Drag, Pinch };

    void begin(const QPointF& at);
    void move(const QPointF& to);
    void pinch(const QPointF& a, const QPointF& b);
    void end(bool givenUp);

    QTimer m_longPress;
    QElapsedTimer m_sinceTap;
    QPointF m_tap; ///< where the last one was
    QPointF m_began;
    QPointF m_last;     ///< of two fingers: between them
    double m_apart = 0; ///< pixels between two fingers
    Doing m_doing = Doing::Tap;
};

} // namespace marches::editor
