// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvasbackingstore.h"
#include "editor/canvas/canvascamera.h"
#include "editor/canvas/canvasplaces.h"
#include "editor/painting/palette.h"

#include <QCursor>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QNativeGestureEvent;
class QTimer;

namespace marches::editor {

class CanvasTouch;

/// A board that is moved about, whatever is done on it: pans, zooms, keeps what stands still as pixels, has one place
/// with the keyboard's focus and tells screen readers of all of them.
///
/// Mouse: wheel zooms at the pointer; middle button, or left with Space held, pans. Fingers: two zoom and pan, one pans
/// unless it works; a tap is a click, a long press asks for the menu. Keys: Ctrl+0 fits, Ctrl+1 shows 100 %, Ctrl with
/// + and - zooms, Tab steps through the places, Space tells of the one with the focus.
class CanvasView : public QWidget {
    Q_OBJECT
public:
    ~CanvasView() override;

    /// Of what surrounds the board.
    virtual void setTheme(Theme theme);
    Theme theme() const { return m_theme; }

    double zoom() const { return m_camera.scale(); } ///< pixels per board unit; 1 is 100 %
    void setZoom(double pixelsPerUnit);              ///< keeps the middle
    void zoomBy(double factor);
    /// Around a point of the widget.
    void zoomAt(const QPointF& widgetPoint, double pixelsPerUnit);
    /// The whole board; stays so while the view changes its size, until somebody zooms or pans.
    void fit();
    /// Makes a part of the board as large as it fits.
    void showArea(const QRectF& board);
    bool isFitted() const { return m_fitted; }
    void centreOn(const QPointF& board);
    /// Scrolls to a point that is out of sight.
    void reveal(const QPointF& board);
    /// Part of the board in the widget.
    QRectF visibleArea() const { return m_camera.toBoard(QRectF(rect())); }
    QPointF toBoard(const QPointF& widgetPoint) const { return m_camera.toBoard(widgetPoint); }
    QPointF toWidget(const QPointF& board) const { return m_camera.toWidget(board); }

    CanvasPlaces& places() const { return *m_places; }
    /// The place with the keyboard's focus.
    std::optional<PlaceNumber> focusPlace() const { return m_focusPlace; }
    void setFocusPlace(std::optional<PlaceNumber> place);

    /// Blocks until the artwork is drawn at the present zoom; for pictures and tests.
    void waitForArtwork();

signals:
    void zoomChanged(double pixelsPerUnit);
    void visibleAreaChanged(const QRectF& board);
    void spoken(const QString& text); ///< to be announced politely

protected:
    /// How a kind of canvas is moved about.
    struct Manner {
        double smallestZoom = 0.1; ///< pixels per board unit
        double largestZoom = 6.0;
        double room = 0;               ///< pixels around what is fitted
        std::size_t layers = 1;        ///< of the picture, that are kept as pixels
        bool keepsInSight = false;     ///< nobody can push the board out of the view
        bool zoomsByPlainKeys = false; ///< + and - without Ctrl
    };

    CanvasView(std::unique_ptr<CanvasPlaces> places, const Manner& manner, QWidget* parent);

    // What a kind of canvas gives.

    /// Empty: there is none.
    virtual QRectF boardRect() const = 0;
    /// What is kept as pixels until redraw(), the lowest layer first; in board units.
    virtual void paintLayer(std::size_t layer, QPainter& painter, const QRectF& exposed) = 0;
    /// What lies between the lowest layer and the next, painted each time; in board units.
    virtual void paintBetween(QPainter& /*painter*/) {}
    /// What lies above, painted each time; in pixels of the widget.
    virtual void paintAbove(QPainter& painter) = 0;
    /// Asks for artwork at device pixels per board unit, or draws it at once.
    virtual void drawArtwork(double scale, bool atOnce) = 0;
    /// The zoom is another one.
    virtual void zoomed() {}
    /// The focus is on another place: shows it, and then tells so.
    virtual void showFocusPlace() = 0;
    virtual void tellFocusPlace() = 0;
    /// Of the pointer, while it does not pan.
    virtual QCursor pointerShape() const { return Qt::ArrowCursor; }
    virtual void fingerDown() {}
    virtual void tap(const QPointF& at, bool again) = 0;
    virtual void pressLong(const QPointF& at) = 0;
    /// A finger takes hold of what is there; false: it pans.
    virtual bool fingerPress(const QPointF& /*at*/) { return false; }
    virtual void fingerMove(const QPointF& /*to*/) {}
    virtual void fingerRelease(const QPointF& /*at*/, bool /*givenUp*/) {}

    // What it is made of.

    const CanvasCamera& camera() const { return m_camera; }
    /// Paints the picture anew, all of it or a part of a layer in board units.
    void redraw();
    void redraw(const QRectF& board, std::size_t layer = 0);
    void requestArtwork();
    /// Other places.
    void placesChanged();
    /// None has the focus, and nobody is told: the board goes.
    void forgetFocusPlace() { m_focusPlace.reset(); }
    void panBy(const QPointF& pixels);
    /// Scrolls no more than needed for a part of the board and `room` pixels around it.
    void scrollTo(const QRectF& board, double room);
    void updateCursor();
    // True: the mouse is, or was until now, panning.
    bool beginPan(const QMouseEvent& event);
    bool pan(const QMouseEvent& event);
    bool endPan();
    // True: the key is one of these.
    bool zoomKey(const QKeyEvent& event);
    bool pressSpace(const QKeyEvent& event);
    bool releaseSpace(const QKeyEvent& event);
    bool isSpaceHeld() const { return m_spaceHeld; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void followFingers();
    bool zoomGesture(const QNativeGestureEvent& event);
    double artworkScale() const { return zoom() * devicePixelRatioF(); }
    void keepInSight();
    void cameraMoved();
    /// The layers as they were painted for another zoom are shown, scaled.
    bool showsFormerPicture() const;
    void updateLayers();
    void paintLayers(QPainter& painter);

    std::unique_ptr<CanvasPlaces> m_places;
    Manner m_manner;
    CanvasCamera m_camera;
    std::vector<CanvasBackingStore> m_layers; ///< all for the same camera
    CanvasTouch* m_touch;                     ///< child of this view
    QTimer* m_settled;                        ///< child of this view: zooming has come to rest
    QTimer* m_artworkDelay;                   ///< child of this view
    Theme m_theme = Theme::Light;
    std::optional<PlaceNumber> m_focusPlace;
    QPointF m_panFrom;
    bool m_fitted = true;
    bool m_panning = false;
    bool m_spaceHeld = false;
    bool m_spacePanned = false;
    bool m_fingerHolds = false;
};

} // namespace marches::editor
