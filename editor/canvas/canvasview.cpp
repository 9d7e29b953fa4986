// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvasview.h"

#include "editor/canvas/canvasaccessible.h"
#include "editor/canvas/canvastouch.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kWheelStep = 1.18;
constexpr double kKeyStep = 1.25;
constexpr int kSettleMilliseconds = 90;   ///< without zooming before a picture that is slow to paint is painted anew
constexpr int kArtworkMilliseconds = 120; ///< the same for artwork, which is always slow
/// Above this a whole picture is too slow to be painted at each step of the wheel; the former one is shown scaled until
/// the wheel rests. Milliseconds.
constexpr double kSlowPicture = 40;

} // namespace

CanvasView::CanvasView(std::unique_ptr<CanvasPlaces> places, const Manner& manner, QWidget* parent)
    : QWidget(parent), m_places(std::move(places)), m_manner(manner), m_camera(manner.smallestZoom, manner.largestZoom),
      m_layers(manner.layers), m_touch(new CanvasTouch(this)), m_settled(new QTimer(this)),
      m_artworkDelay(new QTimer(this))
{
    installCanvasAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_AcceptTouchEvents);
    for (CanvasBackingStore& layer : m_layers) layer.setBackdrop(Qt::transparent);
    m_layers.front().setBackdrop(boardColours(m_theme).backdrop);
    m_settled->setSingleShot(true);
    m_settled->setInterval(kSettleMilliseconds);
    connect(m_settled, &QTimer::timeout, this, [this] { update(); });
    m_artworkDelay->setSingleShot(true);
    m_artworkDelay->setInterval(kArtworkMilliseconds);
    connect(m_artworkDelay, &QTimer::timeout, this, &CanvasView::requestArtwork);
    followFingers();
}

CanvasView::~CanvasView() = default;

void CanvasView::followFingers()
{
    connect(m_touch, &CanvasTouch::began, this, &CanvasView::fingerDown);
    connect(m_touch, &CanvasTouch::tapped, this, &CanvasView::tap);
    connect(m_touch, &CanvasTouch::held, this, &CanvasView::pressLong);
    connect(m_touch, &CanvasTouch::dragBegan, this, [this](const QPointF& at) { m_fingerHolds = fingerPress(at); });
    connect(m_touch, &CanvasTouch::dragged, this, [this](const QPointF& from, const QPointF& to) {
        if (m_fingerHolds)
            fingerMove(to);
        else
            panBy(to - from);
    });
    connect(m_touch, &CanvasTouch::dragEnded, this, [this](const QPointF& at, bool givenUp) {
        if (std::exchange(m_fingerHolds, false)) fingerRelease(at, givenUp);
    });
    connect(m_touch, &CanvasTouch::pinched, this, [this](const QPointF& from, const QPointF& to, double factor) {
        panBy(to - from);
        zoomAt(to, zoom() * factor);
    });
}

void CanvasView::setTheme(Theme theme)
{
    m_theme = theme;
    m_layers.front().setBackdrop(boardColours(theme).backdrop);
    update();
}

void CanvasView::redraw()
{
    for (CanvasBackingStore& layer : m_layers) layer.invalidateAll();
    update();
}

void CanvasView::redraw(const QRectF& board, std::size_t layer)
{
    m_layers[layer].invalidate(board);
    update();
}

void CanvasView::requestArtwork() { drawArtwork(artworkScale(), false); }

void CanvasView::waitForArtwork()
{
    m_settled->stop();
    drawArtwork(artworkScale(), true);
    redraw();
}

void CanvasView::placesChanged() { updateCanvasAccessibility(*this); }

// --- the part of the board that is seen ---

void CanvasView::keepInSight()
{
    const QRectF board = boardRect();
    if (m_manner.keepsInSight && !board.isEmpty()) m_camera.keepInSight(board, size(), devicePixelRatioF());
}

void CanvasView::cameraMoved()
{
    m_artworkDelay->start();
    if (m_layers.front().camera().scale() != m_camera.scale()) m_settled->start();
    update();
    emit visibleAreaChanged(visibleArea());
}

void CanvasView::setZoom(double pixelsPerUnit) { zoomAt(QPointF(rect().center()), pixelsPerUnit); }

void CanvasView::zoomBy(double factor) { setZoom(zoom() * factor); }

void CanvasView::zoomAt(const QPointF& widgetPoint, double pixelsPerUnit)
{
    m_fitted = false;
    const double before = zoom();
    m_camera.zoomAt(widgetPoint, pixelsPerUnit, devicePixelRatioF());
    keepInSight();
    const bool isOther = zoom() != before;
    if (isOther) zoomed();
    cameraMoved();
    if (isOther) emit zoomChanged(zoom());
}

void CanvasView::fit()
{
    if (boardRect().isEmpty()) return;
    showArea(boardRect());
    m_fitted = true;
}

void CanvasView::showArea(const QRectF& board)
{
    const double room = m_manner.room;
    if (board.isEmpty() || width() < 2 * room + 2 || height() < 2 * room + 2) return;
    setZoom(std::min((width() - 2 * room) / board.width(), (height() - 2 * room) / board.height()));
    centreOn(board.center());
}

void CanvasView::centreOn(const QPointF& board)
{
    m_fitted = false;
    m_camera.centreOn(board, size(), devicePixelRatioF());
    keepInSight();
    cameraMoved();
}

void CanvasView::reveal(const QPointF& board)
{
    if (!QRectF(rect()).adjusted(12, 12, -12, -12).contains(toWidget(board))) centreOn(board);
}

void CanvasView::panBy(const QPointF& pixels)
{
    const CanvasCamera before = m_camera;
    m_camera.pan(pixels, devicePixelRatioF());
    keepInSight();
    if (m_camera == before) return;
    m_fitted = false;
    cameraMoved();
}

void CanvasView::scrollTo(const QRectF& board, double room)
{
    const QRectF seen = m_camera.toWidget(board).adjusted(-room, -room, room, room);
    QPointF by;
    if (seen.right() > width())
        by.setX(width() - seen.right());
    else if (seen.left() < 0)
        by.setX(-seen.left());
    if (seen.bottom() > height())
        by.setY(height() - seen.bottom());
    else if (seen.top() < 0)
        by.setY(-seen.top());
    panBy(by);
}

void CanvasView::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_fitted)
        fit();
    else
        keepInSight();
    emit visibleAreaChanged(visibleArea());
}

// --- painting ---

bool CanvasView::showsFormerPicture() const
{
    if (!m_settled->isActive() || m_layers.front().camera().scale() == m_camera.scale()) return false;
    double cost = 0;
    for (const CanvasBackingStore& layer : m_layers) {
        // What is stale is not stretched: it may be of another board.
        if (layer.image().isNull() || layer.isSpoiled()) return false;
        cost += layer.fullCost();
    }
    return cost > kSlowPicture;
}

void CanvasView::updateLayers()
{
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        m_layers[i].resize(size(), devicePixelRatioF());
        m_layers[i].setCamera(m_camera);
        m_layers[i].repaintInvalid(
            [this, i](QPainter& painter, const QRectF& exposed) { paintLayer(i, painter, exposed); });
    }
}

void CanvasView::paintLayers(QPainter& painter)
{
    const CanvasCamera& former = m_layers.front().camera();
    const double factor = m_camera.scale() / former.scale();
    const QPointF origin = m_camera.offset() - former.offset() * factor;
    if (former != m_camera) painter.fillRect(rect(), boardColours(m_theme).backdrop);
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        const QImage& image = m_layers[i].image();
        if (former == m_camera)
            painter.drawImage(QPointF(0, 0), image);
        else
            painter.drawImage(QRectF(origin, image.deviceIndependentSize() * factor), image);
        if (i > 0) continue;
        painter.save();
        painter.setTransform(m_camera.transform(), true);
        paintBetween(painter);
        painter.restore();
    }
}

void CanvasView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    if (!showsFormerPicture()) updateLayers();
    paintLayers(painter);
    paintAbove(painter);
}

// --- mouse and fingers ---

bool CanvasView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: event->accept(); return m_touch->handle(static_cast<const QTouchEvent&>(*event));
    case QEvent::NativeGesture:
        if (zoomGesture(static_cast<const QNativeGestureEvent&>(*event))) return true;
        break;
    default: break;
    }
    return QWidget::event(event);
}

bool CanvasView::zoomGesture(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture) return false;
    zoomAt(event.position(), zoom() * (1 + event.value()));
    return true;
}

void CanvasView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() != 0)
        zoomAt(event->position(), zoom() * std::pow(kWheelStep, event->angleDelta().y() / 120.0));
    event->accept();
}

bool CanvasView::beginPan(const QMouseEvent& event)
{
    if (event.button() != Qt::MiddleButton && (event.button() != Qt::LeftButton || !m_spaceHeld)) return false;
    m_panning = true;
    m_panFrom = event.position();
    updateCursor();
    return true;
}

bool CanvasView::pan(const QMouseEvent& event)
{
    if (!m_panning) return false;
    m_spacePanned = m_spaceHeld;
    panBy(event.position() - std::exchange(m_panFrom, event.position()));
    return true;
}

bool CanvasView::endPan()
{
    if (!std::exchange(m_panning, false)) return false;
    updateCursor();
    return true;
}

void CanvasView::updateCursor()
{
    if (m_panning)
        setCursor(Qt::ClosedHandCursor);
    else
        setCursor(m_spaceHeld ? QCursor(Qt::OpenHandCursor) : pointerShape());
}

// --- keys and the focus ---

bool CanvasView::zoomKey(const QKeyEvent& event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (!control && !m_manner.zoomsByPlainKeys) return false;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(kKeyStep); return true;
    case Qt::Key_Minus: zoomBy(1 / kKeyStep); return true;
    case Qt::Key_0:
        if (control) fit();
        return control;
    case Qt::Key_1:
        if (control) setZoom(1);
        return control;
    default: return false;
    }
}

bool CanvasView::pressSpace(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space) return false;
    if (event.isAutoRepeat()) return true;
    m_spaceHeld = true;
    m_spacePanned = false;
    updateCursor();
    return true;
}

bool CanvasView::releaseSpace(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space || event.isAutoRepeat()) return false;
    // Who held it to pan wants to hear nothing.
    if (std::exchange(m_spaceHeld, false) && !m_spacePanned && m_focusPlace)
        emit spoken(m_places->describe(*m_focusPlace));
    updateCursor();
    return true;
}

void CanvasView::setFocusPlace(std::optional<PlaceNumber> place)
{
    if (m_focusPlace == place) return;
    m_focusPlace = place;
    showFocusPlace();
    if (place && hasFocus()) announceFocusPlace(*this);
    tellFocusPlace();
}

bool CanvasView::focusNextPrevChild(bool next)
{
    const std::vector<PlaceNumber> order = m_places->tabOrder();
    const auto here = m_focusPlace ? std::ranges::find(order, *m_focusPlace) : order.end();
    std::optional<PlaceNumber> target;
    if (here == order.end()) {
        if (!order.empty()) target = next ? order.front() : order.back();
    } else if (next && std::next(here) != order.end()) {
        target = *std::next(here);
    } else if (!next && here != order.begin()) {
        target = *std::prev(here);
    }
    setFocusPlace(target); // beyond the last place none has it: coming back begins anew
    return target ? true : QWidget::focusNextPrevChild(next);
}

void CanvasView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CanvasView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_spaceHeld = false;
    updateCursor();
    update();
}

} // namespace marches::editor
