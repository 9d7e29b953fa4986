// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvasview.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardmarks.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/boardwording.h"
#include "editor/painting/palette.h"
#include "engine/game/position.h"

#include <QPoint>
#include <QString>

#include <memory>
#include <vector>

namespace marches::engine {
struct Connection;
class Rules;
} // namespace marches::engine

namespace marches::editor {

class BoardScene;

enum class Motion { Full, Short, Off };

/// The board on the screen: a map, a position and what is asked, for mouse, keyboard and screen reader. It knows no
/// game: positions are read by Role, answers come as masks of places.
///
/// Beside what every canvas does: arrows go over the borders, Enter answers, "/" and letters find a place, figures, +
/// and - are an amount. The board cannot be pushed out of sight.
class BoardView : public CanvasView {
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
    void setTheme(Theme theme) override;
    /// Size of the letters of names, times the usual one. None are ever smaller than can be read.
    void setLetters(double size);
    void setWording(const BoardWording& wording);
    void setMotion(Motion motion);

    const BoardScene& scene() const { return *m_scene; }
    const BoardStyle& look() const;

    int currentPlace() const; ///< with the focus of the keyboard, -1: none
    void setCurrentPlace(int place);
    /// Box of a place in the widget, for a stepper or a menu beside it. Empty where it is not drawn.
    QRect placeRect(int place) const;
    /// The place under a point of the widget, -1: none.
    int placeAtPoint(const QPointF& widgetPoint) const;
    /// The arrow under a point of the widget, by its number in the marks; -1: none.
    int arrowAtPoint(const QPointF& widgetPoint) const;
    /// Name, terrain, owner, pieces and what it can answer, as one sentence after another: the spoken line.
    QString describe(int place) const;
    QString placeName(int place) const;

    /// A click that is not legal: shakes the place once, or gives it a red edge for a second where motion is off.
    void refuse(int place);
    /// Ends all motion at once.
    void finishMotion();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void placeActivated(int place); ///< clicked, or pressed by a screen reader; legal or not
    /// An arrow of the marks was clicked: where it begins.
    void arrowActivated(int from);
    /// Dragged with the left button from one place to another.
    void placeDragged(int from, int to);
    /// Dragged from a place to where none is.
    void draggedNowhere(int from);
    void entered(int place);      ///< Enter with the keyboard's place, -1: none
    void placeHovered(int place); ///< -1: none
    void currentPlaceChanged(int place);
    void contextRequested(int place, const QPoint& globalPosition);
    void amountTyped(QChar key); ///< 0-9, + or - pressed over the board

protected:
    QRectF boardRect() const override;
    void paintLayer(std::size_t layer, QPainter& painter, const QRectF& exposed) override;
    void paintBetween(QPainter& painter) override;
    void paintAbove(QPainter& painter) override;
    void drawArtwork(double scale, bool atOnce) override;
    void zoomed() override;
    void showFocusPlace() override;
    void tellFocusPlace() override;
    QCursor pointerShape() const override;
    void fingerDown() override { finishMotion(); }
    void tap(const QPointF& at, bool again) override;
    void pressLong(const QPointF& at) override;

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void hover(int place);
    void chooseAt(const QPointF& point);
    bool stepKey(const QKeyEvent& event);
    void stepTowards(int key, const QPointF& direction);
    /// The way that an arrow key means; null: none leads there.
    const engine::Connection* wayTowards(int key, const QPointF& direction);
    bool typeAhead(const QKeyEvent& event);
    void findTyped();
    bool amountKey(const QKeyEvent& event);
    void paintTyped(QPainter& painter) const;

    /// What the last arrow key did.
    struct Arrow {
        int key = 0;
        int from = -1;    ///< where it set out from
        int reached = -1; ///< where it led; the same place where the way was closed
        std::size_t turn = 0;
        bool blocked = false;
    };

    BoardScene* m_scene; ///< child of this view
    Arrow m_arrow;
    QString m_typed; ///< after "/"
    bool m_typing = false;
    Motion m_motion = Motion::Full;
    int m_hovered = -1;
    bool m_overArrow = false; ///< the pointer
    QPointF m_pressedAt;
};

} // namespace marches::editor
