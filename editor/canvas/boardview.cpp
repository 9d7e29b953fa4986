// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardview.h"

#include "editor/canvas/boardplaces.h"
#include "editor/painting/boardpainter.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace marches::editor {

namespace {

constexpr double kClickSlack = 5; ///< pixels that a click may wander

// Layers that are kept as pixels.
constexpr std::size_t kGround = 0;
constexpr std::size_t kPieces = 1;
constexpr std::size_t kLayers = 2;

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
    : CanvasView(std::make_unique<BoardPlaces>(*this), {.layers = kLayers, .keepsInSight = true}, parent),
      m_scene(new BoardScene(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_scene, &BoardScene::groundChanged, this, [this](const QRectF& board) { redraw(board, kGround); });
    connect(m_scene, &BoardScene::piecesChanged, this, [this](const QRectF& board) { redraw(board, kPieces); });
    connect(m_scene, &BoardScene::allChanged, this, [this] { redraw(); });
    connect(m_scene, &BoardScene::marksChanged, this, [this] { update(); });
}

BoardView::~BoardView() = default;

void BoardView::setDrawing(std::shared_ptr<const BoardDrawing> drawing)
{
    forgetFocusPlace();
    m_hovered = -1;
    m_scene->setDrawing(std::move(drawing));
    fit();
    requestArtwork();
    placesChanged();
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
    CanvasView::setTheme(theme);
}

void BoardView::setLetters(double size) { m_scene->setLetters(size); }

void BoardView::setWording(const BoardWording& wording) { m_scene->setWording(wording); }

void BoardView::setMotion(Motion motion)
{
    m_motion = motion;
    if (motion == Motion::Off) m_scene->finishMotion();
}

const BoardStyle& BoardView::look() const { return m_scene->model().look; }

void BoardView::refuse(int place)
{
    constexpr int kShake = 160;
    m_scene->refuse(place, milliseconds(m_motion, kShake));
}

void BoardView::finishMotion() { m_scene->finishMotion(); }

QSize BoardView::sizeHint() const
{
    constexpr QSize kUsual(640, 480);
    return kUsual;
}

QSize BoardView::minimumSizeHint() const
{
    constexpr QSize kLeast(75, 75);
    return kLeast;
}

// --- places ---

int BoardView::currentPlace() const { return focusPlace() ? static_cast<int>(*focusPlace()) : -1; }

void BoardView::setCurrentPlace(int place)
{
    const bool isThere = place >= 0 && place < m_scene->model().placeCount();
    setFocusPlace(isThere ? std::optional(static_cast<PlaceNumber>(place)) : std::nullopt);
}

void BoardView::showFocusPlace()
{
    constexpr double kRoom = 20;
    const int place = currentPlace();
    m_scene->setFocused(hasFocus() ? place : -1);
    if (place >= 0) scrollTo(m_scene->model().place(place).box, kRoom);
}

void BoardView::tellFocusPlace() { emit currentPlaceChanged(currentPlace()); }

QRect BoardView::placeRect(int place) const
{
    if (place < 0 || place >= m_scene->model().placeCount()) return {};
    const QRectF box = m_scene->model().place(place).box;
    return box.isEmpty() ? QRect() : camera().toWidget(box).toAlignedRect();
}

int BoardView::placeAtPoint(const QPointF& widgetPoint) const
{
    const BoardModel& model = m_scene->model();
    return model.isEmpty() ? -1 : model.placeAt(toBoard(widgetPoint));
}

int BoardView::arrowAtPoint(const QPointF& widgetPoint) const
{
    constexpr double kReach = 6; // pixels
    const BoardModel& model = m_scene->model();
    const QPointF point = toBoard(widgetPoint);
    if (model.standsAt(point) >= 0) return -1; // pieces lie below arrows, but are what one moves
    return arrowAt(model, point, kReach / zoom());
}

QString BoardView::describe(int place) const { return BoardAccessibleText::full(m_scene->model(), place); }

QString BoardView::placeName(int place) const { return m_scene->model().placeName(place); }

// --- painting ---

QRectF BoardView::boardRect() const { return m_scene->boardRect(); }

void BoardView::drawArtwork(double scale, bool atOnce)
{
    if (atOnce)
        m_scene->artwork().renderNow(scale);
    else
        m_scene->artwork().request(scale);
}

void BoardView::zoomed() { m_scene->setScale(zoom()); }

void BoardView::paintLayer(std::size_t layer, QPainter& painter, const QRectF& exposed)
{
    if (layer == kGround)
        m_scene->paintGround(painter, exposed);
    else
        m_scene->paintPieces(painter, exposed);
}

void BoardView::paintBetween(QPainter& painter) { m_scene->paintMarks(painter); }

void BoardView::paintAbove(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setTransform(camera().transform(), true);
    m_scene->paintAbove(painter);
    painter.restore();
    if (m_typing) paintTyped(painter);
}

/// What was typed so far, where the eye does not lose the board.
void BoardView::paintTyped(QPainter& painter) const
{
    const BoardColours& colours = boardColours(theme());
    const QString text = u'/' + m_typed;
    const QRectF box(QPointF(12, height() - 44), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 36, 30));
    painter.setPen(QPen(colours.ink, 1));
    painter.setBrush(colours.paper);
    painter.drawRoundedRect(box, 5, 5);
    painter.drawText(box.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
}

// --- mouse and fingers ---

QCursor BoardView::pointerShape() const { return m_overArrow ? Qt::PointingHandCursor : Qt::ArrowCursor; }

void BoardView::hover(int place)
{
    if (std::exchange(m_hovered, place) == place) return;
    m_scene->setHovered(place);
    emit placeHovered(place);
}

void BoardView::chooseAt(const QPointF& point)
{
    if (const int arrow = arrowAtPoint(point); arrow >= 0) {
        emit arrowActivated(m_scene->model().marks.arrows[static_cast<std::size_t>(arrow)].from);
        return;
    }
    const int place = placeAtPoint(point);
    setCurrentPlace(place);
    if (place >= 0) emit placeActivated(place);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    finishMotion();
    m_pressedAt = event->position();
    static_cast<void>(beginPan(*event));
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    event->accept();
    if (pan(*event)) return;
    hover(placeAtPoint(event->position()));
    const bool overArrow = arrowAtPoint(event->position()) >= 0;
    if (std::exchange(m_overArrow, overArrow) != overArrow) updateCursor();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (endPan() || event->button() != Qt::LeftButton) return;
    const QPointF here = event->position();
    if ((here - m_pressedAt).manhattanLength() <= kClickSlack) {
        chooseAt(here);
        return;
    }
    const int from = placeAtPoint(m_pressedAt);
    const int to = placeAtPoint(here);
    if (from >= 0 && to < 0) emit draggedNowhere(from);
    if (from >= 0 && to >= 0 && from != to) emit placeDragged(from, to);
}

void BoardView::leaveEvent(QEvent* /*event*/) { hover(-1); }

void BoardView::tap(const QPointF& at, bool /*again*/) { chooseAt(at); }

void BoardView::pressLong(const QPointF& at)
{
    setCurrentPlace(placeAtPoint(at));
    emit contextRequested(currentPlace(), mapToGlobal(at.toPoint()));
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const int place = keyboard ? currentPlace() : placeAtPoint(event->pos());
    emit contextRequested(place, keyboard && place >= 0 ? mapToGlobal(placeRect(place).center()) : event->globalPos());
    event->accept();
}

// --- keys and the focus ---

bool BoardView::event(QEvent* event)
{
    // While a name is typed, letters are letters and not the shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && m_typing) {
        event->accept();
        return true;
    }
    return CanvasView::event(event);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    CanvasView::focusInEvent(event);
    m_scene->setFocused(currentPlace());
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    CanvasView::focusOutEvent(event);
    m_scene->setFocused(-1);
    m_typing = false;
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    finishMotion();
    event->accept();
    if (typeAhead(*event) || zoomKey(*event) || stepKey(*event)) return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers() == Qt::NoModifier)
        emit entered(currentPlace());
    else if (!pressSpace(*event) && !amountKey(*event))
        event->ignore(); // the window has a use for it
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (releaseSpace(*event))
        event->accept();
    else
        QWidget::keyReleaseEvent(event);
}

bool BoardView::amountKey(const QKeyEvent& event)
{
    const QString text = event.text();
    if (event.modifiers() != Qt::NoModifier || text.size() != 1) return false;
    if (!text.at(0).isDigit() && text.at(0) != u'+' && text.at(0) != u'-') return false;
    emit amountTyped(text.at(0));
    return true;
}

bool BoardView::stepKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier) return false;
    switch (event.key()) {
    case Qt::Key_Left: stepTowards(event.key(), {-1, 0}); return true;
    case Qt::Key_Right: stepTowards(event.key(), {1, 0}); return true;
    case Qt::Key_Up: stepTowards(event.key(), {0, -1}); return true;
    case Qt::Key_Down: stepTowards(event.key(), {0, 1}); return true;
    default: return false;
    }
}

void BoardView::stepTowards(int key, const QPointF& direction)
{
    const BoardModel& model = m_scene->model();
    if (model.isEmpty()) return;
    const int current = currentPlace();
    if (current < 0) {
        const std::vector<int> order = tabOrder(model);
        if (!order.empty()) setCurrentPlace(order.front());
        return;
    }
    const engine::Connection* way = wayTowards(key, direction);
    const int other = way == nullptr ? current : way->from == m_arrow.from ? way->to : way->from;
    m_arrow.blocked = way != nullptr && !way->open();
    if (m_arrow.blocked)
        emit spoken(BoardAccessibleText::closedWay(model, *way, m_arrow.from));
    else if (other == current)
        emit spoken(tr("Nothing lies that way."));
    else
        setCurrentPlace(other);
    m_arrow.reached = currentPlace();
}

const engine::Connection* BoardView::wayTowards(int key, const QPointF& direction)
{
    const BoardModel& model = m_scene->model();
    const int current = currentPlace();
    // A key struck again where it found no further way goes round the other ways that lead there from where one was.
    const bool again = key == m_arrow.key && current == m_arrow.reached;
    std::vector<const engine::Connection*> ways = waysTowards(model, current, direction);
    if (again && (m_arrow.blocked || ways.empty())) {
        ways = waysTowards(model, m_arrow.from, direction);
        m_arrow.turn = ways.empty() ? 0 : (m_arrow.turn + 1) % ways.size();
    } else {
        m_arrow = {key, current, current, 0, false};
    }
    return ways.empty() ? nullptr : ways[m_arrow.turn];
}

bool BoardView::typeAhead(const QKeyEvent& event)
{
    if (!m_typing) {
        if (event.text() != QStringLiteral("/")) return false;
        m_typing = true;
        m_typed.clear();
        update();
        return true;
    }
    if (event.key() == Qt::Key_Escape || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        m_typing = false;
        if (event.key() != Qt::Key_Escape && focusPlace()) emit spoken(describe(currentPlace()));
        update();
        return true;
    }
    if (event.key() == Qt::Key_Backspace)
        m_typed.chop(1);
    else if (!event.text().isEmpty() && event.text().at(0).isPrint())
        m_typed += event.text();
    else
        return false;
    update();
    findTyped();
    return true;
}

void BoardView::findTyped()
{
    const int found = placeByTyping(m_scene->model(), m_typed);
    if (found >= 0) setCurrentPlace(found);
    if (!m_typed.isEmpty()) emit spoken(found >= 0 ? placeName(found) : tr("No place begins with “%1”.").arg(m_typed));
}

} // namespace marches::editor
