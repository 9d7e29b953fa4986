// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardview.h"

#include "editor/canvas/boardaccessible.h"
#include "editor/canvas/boardscene.h"
#include "editor/painting/boardaccessibletext.h"
#include "editor/painting/boardpainter.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QScrollBar>
#include <QTimer>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kSmallestZoom = 0.1;
constexpr double kLargestZoom = 6.0;
constexpr int kClickSlack = 5;     ///< pixels that a click may wander
constexpr int kLongPress = 600;    ///< milliseconds
constexpr int kArtworkDelay = 120; ///< milliseconds without zooming before the artwork is drawn anew

/// The layers that the scene keeps as pixels share one cache of the program, whose usual size is a quarter of what they
/// need in a large window: they would push each other out, and be drawn anew, with every frame.
void makeRoomForLayers(const QSize& pixels)
{
    constexpr qint64 kLayers = 5;
    constexpr qint64 kBoards = 3; ///< one being played, two compared
    constexpr qint64 kBytes = 4;
    const qint64 needed = kBoards * kLayers * kBytes * pixels.width() * pixels.height() / 1024;
    constexpr qint64 kMost = 1 << 20; // a gigabyte, in kilobytes
    QPixmapCache::setCacheLimit(static_cast<int>(std::clamp(needed, qint64{QPixmapCache::cacheLimit()}, kMost)));
}

int milliseconds(Motion motion, int full)
{
    switch (motion) {
    case Motion::Full: return full;
    case Motion::Short: return full / 2;
    case Motion::Off: return 0;
    }
    return 0;
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent), m_scene(new BoardScene(this)), m_longPress(new QTimer(this)),
      m_artworkTimer(new QTimer(this))
{
    installBoardAccessibility();
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(SmartViewportUpdate);
    setTheme(Theme::Light);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    m_longPress->setSingleShot(true);
    m_longPress->setInterval(kLongPress);
    connect(m_longPress, &QTimer::timeout, this, &BoardView::pressLong);
    m_artworkTimer->setSingleShot(true);
    m_artworkTimer->setInterval(kArtworkDelay);
    connect(m_artworkTimer, &QTimer::timeout, this,
            [this] { m_scene->artwork().request(zoom() * devicePixelRatioF()); });
}

BoardView::~BoardView() = default;

void BoardView::setDrawing(std::shared_ptr<const BoardDrawing> drawing)
{
    m_current = m_hovered = -1;
    m_scene->setDrawing(std::move(drawing));
    m_fitted = true;
    fit();
    m_scene->artwork().request(zoom() * devicePixelRatioF());
    updateBoardAccessibility(this);
}

void BoardView::setRules(std::shared_ptr<const engine::Rules> rules) { m_scene->setRules(std::move(rules)); }

void BoardView::setPosition(const engine::Facts& facts, Change change)
{
    constexpr int kPieceMoves = 250;
    m_scene->setFacts(facts, change == Change::Animated ? milliseconds(m_motion, kPieceMoves) : 0);
}

void BoardView::setMarks(const BoardMarks& marks) { m_scene->setMarks(marks); }

void BoardView::setTheme(Theme theme)
{
    m_scene->setTheme(theme);
    setBackgroundBrush(boardColours(theme).backdrop);
}

void BoardView::setWording(const BoardWording& wording) { m_scene->setWording(wording); }

void BoardView::setMotion(Motion motion)
{
    m_motion = motion;
    if (motion == Motion::Off) m_scene->finishMotion();
}

const BoardStyle& BoardView::look() const { return m_scene->model().look; }

void BoardView::setCurrentPlace(int place)
{
    if (place >= m_scene->model().placeCount()) place = -1;
    if (m_current == place) return;
    m_current = place;
    m_scene->setFocused(hasFocus() ? place : -1);
    if (place >= 0) {
        ensureVisible(m_scene->model().place(place).box, 20, 20);
        if (hasFocus()) announceFocus(this, place);
    }
    emit currentPlaceChanged(place);
}

QRect BoardView::placeRect(int place) const
{
    if (place < 0 || place >= m_scene->model().placeCount()) return {};
    return mapFromScene(m_scene->model().place(place).box).boundingRect();
}

QString BoardView::describe(int place) const { return BoardAccessibleText::full(m_scene->model(), place); }

QString BoardView::placeName(int place) const { return m_scene->model().placeName(place); }

void BoardView::refuse(int place)
{
    constexpr int kShake = 160;
    m_scene->refuse(place, milliseconds(m_motion, kShake));
}

void BoardView::finishMotion() { m_scene->finishMotion(); }

double BoardView::zoom() const { return transform().m11(); }

void BoardView::setZoom(double pixelsPerUnit) { zoomAt(QPointF(viewport()->rect().center()), pixelsPerUnit / zoom()); }

void BoardView::fit()
{
    const QSizeF board = m_scene->sceneRect().size();
    if (board.isEmpty() || viewport()->width() < 2 || viewport()->height() < 2) return;
    m_fitted = true;
    applyZoom(std::min(viewport()->width() / board.width(), viewport()->height() / board.height()));
    centerOn(m_scene->sceneRect().center());
}

void BoardView::applyZoom(double pixelsPerUnit)
{
    const double scale = std::clamp(pixelsPerUnit, kSmallestZoom, kLargestZoom);
    if (std::abs(scale - zoom()) > 1e-9 || std::abs(scale - m_scene->model().layout.sizes.scale) > 1e-9) {
        setTransform(QTransform::fromScale(scale, scale));
        m_scene->setScale(scale);
        m_artworkTimer->start();
        emit zoomChanged(scale);
    }
}

void BoardView::zoomAt(const QPointF& viewportPoint, double factor)
{
    const QPointF fixed = mapToScene(viewportPoint.toPoint());
    m_fitted = false;
    applyZoom(zoom() * factor);
    const QPointF moved = QPointF(mapFromScene(fixed)) - viewportPoint;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(moved.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(moved.y())));
}

void BoardView::waitForArtwork() { m_scene->artwork().renderNow(zoom() * devicePixelRatioF()); }

int BoardView::placeAtViewport(const QPoint& point) const
{
    const BoardModel& model = m_scene->model();
    return model.isEmpty() ? -1 : model.placeAt(mapToScene(point));
}

void BoardView::hover(int place)
{
    if (std::exchange(m_hovered, place) == place) return;
    m_scene->setHovered(place);
    emit placeHovered(place);
}

void BoardView::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    if (!m_typing) return;
    // What was typed so far, where the eye does not lose the board.
    const BoardColours& colours = boardColours(m_scene->model().theme);
    painter->save();
    painter->resetTransform();
    const QString text = u'/' + m_typed;
    QRectF box(QPointF(12, viewport()->height() - 44), QSizeF(painter->fontMetrics().horizontalAdvance(text) + 36, 30));
    painter->setPen(QPen(colours.ink, 1));
    painter->setBrush(colours.paper);
    painter->drawRoundedRect(box, 5, 5);
    painter->drawText(box.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
    painter->restore();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    finishMotion();
    m_pressedAt = event->position().toPoint();
    m_panning = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (m_panning) setCursor(Qt::ClosedHandCursor);
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint here = event->position().toPoint();
    if (m_panning) {
        m_fitted = false;
        m_spacePanned = m_spaceHeld;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (here.x() - m_pressedAt.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - (here.y() - m_pressedAt.y()));
        m_pressedAt = here;
    } else {
        hover(placeAtViewport(here));
        if (!m_scene->model().marks.arrows.empty())
            arrowAtViewport(here) >= 0 ? setCursor(Qt::PointingHandCursor) : unsetCursor();
    }
    event->accept();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint here = event->position().toPoint();
    if (m_panning) {
        m_panning = false;
        unsetCursor();
    } else if (event->button() == Qt::LeftButton && (here - m_pressedAt).manhattanLength() <= kClickSlack) {
        chooseAt(here);
    } else if (event->button() == Qt::LeftButton) {
        const int from = placeAtViewport(m_pressedAt);
        const int to = placeAtViewport(here);
        if (from >= 0 && to >= 0 && from != to) emit placeDragged(from, to);
    }
    event->accept();
}

int BoardView::arrowAtViewport(const QPoint& point) const
{
    constexpr double kReach = 6; // pixels
    return arrowAt(m_scene->model(), mapToScene(point), kReach / zoom());
}

void BoardView::chooseAt(const QPoint& point)
{
    if (const int arrow = arrowAtViewport(point); arrow >= 0) {
        emit arrowActivated(m_scene->model().marks.arrows[static_cast<std::size_t>(arrow)].from);
        return;
    }
    const int place = placeAtViewport(point);
    setCurrentPlace(place);
    if (place >= 0) emit placeActivated(place);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (steps != 0) zoomAt(event->position(), std::pow(1.18, steps));
    event->accept();
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    makeRoomForLayers(viewport()->size() * devicePixelRatioF());
    if (m_fitted) fit();
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const int place = keyboard ? m_current : placeAtViewport(event->pos());
    const QPoint at = keyboard && place >= 0 ? viewport()->mapToGlobal(placeRect(place).center()) : event->globalPos();
    emit contextRequested(place, at);
    event->accept();
}

bool BoardView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Leave: hover(-1); break;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: return touch(static_cast<const QTouchEvent&>(*event));
    case QEvent::NativeGesture: return zoomGesture(static_cast<const QNativeGestureEvent&>(*event));
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    m_scene->setFocused(m_current);
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    m_scene->setFocused(-1);
    m_spaceHeld = false;
    if (std::exchange(m_typing, false)) viewport()->update();
}

} // namespace marches::editor
