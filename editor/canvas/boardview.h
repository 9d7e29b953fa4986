// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardmarks.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/boardwording.h"
#include "editor/painting/palette.h"
#include "engine/game/position.h"

#include <QGraphicsView>
#include <QPoint>
#include <QString>

#include <memory>

class QNativeGestureEvent;
class QTimer;
class QTouchEvent;

namespace marches::engine {
class Rules;
}

namespace marches::editor {

class BoardScene;

enum class Motion { Full, Short, Off };

/// The board on the screen: a map, a position and what is asked, for mouse, keyboard and screen reader. It knows no
/// game: positions are read by Role, answers come as masks of places.
class BoardView : public QGraphicsView {
    Q_OBJECT
public:
    /// Whether a new position is shown moving. Stepping and undo are always AtOnce.
    enum class Change { AtOnce, Animated };

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    void setDrawing(std::shared_ptr<const BoardDrawing> drawing);
    void setRules(std::shared_ptr<const engine::Rules> rules); ///< null: the bare map
    void setPosition(const engine::Facts& facts, Change change = Change::AtOnce);
    void setMarks(const BoardMarks& marks);
    void setTheme(Theme theme);
    void setWording(const BoardWording& wording);
    void setMotion(Motion motion);

    const BoardScene& boardScene() const { return *m_scene; }
    const BoardStyle& look() const;

    int currentPlace() const { return m_current; } ///< with the focus of the keyboard, -1: none
    void setCurrentPlace(int place);
    /// Outline of a place in the viewport, for a stepper or a menu beside it. Empty where it is not drawn.
    QRect placeRect(int place) const;
    /// The place under a point of the viewport, -1: none.
    int placeAtViewport(const QPoint& point) const;
    /// The arrow under a point of the viewport, by its number in the marks; -1: none.
    int arrowAtViewport(const QPoint& point) const;
    /// Name, terrain, owner, pieces and what it can answer, as one sentence after another: the spoken line.
    QString describe(int place) const;
    QString placeName(int place) const;

    /// A click that is not legal: shakes the place once, or gives it a red edge for a second where motion is off.
    void refuse(int place);
    /// Ends all motion at once.
    void finishMotion();

    double zoom() const; ///< screen pixels per board unit
    void setZoom(double pixelsPerUnit);
    void fit();
    bool isFitted() const { return m_fitted; }
    /// Blocks until the artwork is drawn at the present zoom; for pictures and tests.
    void waitForArtwork();

signals:
    void placeActivated(int place); ///< clicked, or pressed by a screen reader; legal or not
    /// An arrow of the marks was clicked: where it begins.
    void arrowActivated(int from);
    /// Dragged with the left button from one place to another.
    void placeDragged(int from, int to);
    void entered(int place);      ///< Enter with the keyboard's place, -1: none
    void placeHovered(int place); ///< -1: none
    void currentPlaceChanged(int place);
    void contextRequested(int place, const QPoint& globalPosition);
    void spoken(const QString& text); ///< to be announced politely: Space, a closed way, a type-ahead result
    void zoomChanged(double pixelsPerUnit);
    void amountTyped(QChar key); ///< 0-9, + or - pressed over the board

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void zoomAt(const QPointF& viewportPoint, double factor);
    void applyZoom(double pixelsPerUnit);
    void hover(int place);
    bool stepTowards(int key);
    bool typeAhead(QKeyEvent* event);
    bool zoomKey(QKeyEvent* event);
    void chooseAt(const QPoint& point);
    bool touch(const QTouchEvent& event);
    void pinch(const QPointF& a, const QPointF& b);
    void dragFinger(const QPointF& here);
    void pressLong();
    void scrollBy(const QPointF& pixels);
    bool zoomGesture(const QNativeGestureEvent& event);

    /// What the last arrow key did.
    struct Arrow {
        int key = 0;
        int from = -1;    ///< where it set out from
        int reached = -1; ///< where it led; the same place where the way was closed
        std::size_t turn = 0;
        bool blocked = false;
    };

    /// Fingers on the screen, and what they have turned out to do.
    struct Touch {
        enum What { Tap, Held, Drag, Pinch };
        QPointF began;
        QPointF last;     ///< of two fingers: between them
        double apart = 0; ///< pixels between two fingers
        What what = Tap;
    };

    BoardScene* m_scene; ///< child of this view
    Arrow m_arrow;
    Touch m_touch;
    QTimer* m_longPress; ///< child of this view
    QString m_typed;     ///< after "/"; empty: not typing
    bool m_typing = false;
    QTimer* m_artworkTimer; ///< child of this view
    Motion m_motion = Motion::Full;
    int m_current = -1;
    int m_hovered = -1;
    bool m_fitted = true;
    bool m_panning = false;
    bool m_spaceHeld = false;
    bool m_spacePanned = false;
    QPoint m_pressedAt;
};

} // namespace marches::editor
