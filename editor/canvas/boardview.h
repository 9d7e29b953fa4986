// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boarddrawing.h"
#include "editor/canvas/boardlook.h"
#include "editor/canvas/boardmarks.h"
#include "editor/canvas/boardwording.h"
#include "editor/canvas/palette.h"
#include "engine/play/position.h"

#include <QGraphicsView>
#include <QPoint>
#include <QString>

#include <memory>

class QTimer;

namespace marches::engine {
class Rules;
}

namespace marches::editor {

class BoardScene;

enum class Motion { Full, Short, Off };

/// The board on the screen: a map, a position and what is asked, for mouse, keyboard and screen reader. It knows no game:
/// positions are read by Role, answers come as masks of places.
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
    const BoardLook& look() const;

    int currentPlace() const { return m_current; } ///< with the focus of the keyboard, -1: none
    void setCurrentPlace(int place);
    /// Outline of a place in the viewport, for a stepper or a menu beside it. Empty where it is not drawn.
    QRect placeRect(int place) const;
    /// The place under a point of the viewport, -1: none.
    int placeAtViewport(const QPoint& point) const;
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
    void placeActivated(int place); ///< clicked, Enter, or pressed by a screen reader; legal or not
    void placeHovered(int place);   ///< -1: none
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

    BoardScene* m_scene; ///< child of this view
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
