// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapview.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapoverlay.h"
#include "editor/canvas/mapplaces.h"
#include "editor/document/edittexts.h"
#include "editor/painting/mappainter.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kPanStep = 48; ///< pixels that an arrow key pans
constexpr double kPinDrag = 4;  ///< pixels that a click on a pin may wander

} // namespace

MapView::MapView(QWidget* parent)
    : CanvasView(std::make_unique<MapPlaces>(*this),
                 {.smallestZoom = 0.05, .largestZoom = 64, .room = 16, .zoomsByPlainKeys = true}, parent)
{
    setMinimumSize(160, 120);
    connect(&m_artwork, &MapArtwork::changed, this, [this] { redrawBoard(); });
    m_scene.madeAnew = [this] {
        redrawBoard();
        dropWhatIsNotMade();
    };
}

MapView::~MapView()
{
    if (m_tool != nullptr) m_tool->attach(nullptr);
}

void MapView::redrawBoard(const QRectF& part)
{
    if (part.isNull())
        redraw();
    else
        redraw(part);
    emit boardRedrawn(part);
}

bool MapView::paintDrawn(QPainter& painter, const QRectF& part) const
{
    if (m_scene.isEmpty() || m_scene.made() == nullptr) return false;
    paintBoard(painter, m_scene, part);
    paintSheetLetters(painter, m_scene); // names of places would be too small to be read
    return true;
}

void MapView::redrawMade()
{
    m_scene.redrawMade();
    redrawBoard();
}

void MapView::stopDrawing()
{
    m_scene.stopMaking();
    redrawBoard();
}

void MapView::setDocument(MapDocument* document, MapSelection* selection)
{
    if (m_tool != nullptr) m_tool->attach(nullptr);
    if (m_document != nullptr) disconnect(m_document, nullptr, this, nullptr);
    if (m_selection != nullptr) disconnect(m_selection, nullptr, this, nullptr);
    forgetFocusPlace();
    m_document = document;
    m_selection = selection;
    m_cross.forget();
    m_pins.clear();
    m_pressedPin.reset();
    m_scene.highlightedRegion.clear();
    m_scene.setDocument(document);
    m_artwork.clear();
    if (document != nullptr) {
        connect(document, &MapDocument::changed, this, &MapView::onChanged);
        connect(document, &MapDocument::refused, this, &MapView::onRefused);
        connect(document, &MapDocument::languageChanged, this, [this] {
            m_scene.forgetNames();
            redrawBoard(); // the title as well, which the overview shows
        });
    }
    if (selection != nullptr) connect(selection, &MapSelection::changed, this, [this] { update(); });
    if (hasWork()) m_tool->attach(this);
    fit();
    redrawBoard();
    updateCursor();
    placesChanged();
    emit documentChanged();
}

bool MapView::setArtwork(const QByteArray& boardSvg)
{
    if (m_document == nullptr) return false;
    const bool read = m_artwork.setSource(boardSvg, m_document->model());
    m_scene.forgetNames(); // those of spaces stand beside what it shows
    requestArtwork();
    redrawBoard();
    return read;
}

void MapView::changeArtwork(MapArtwork::Source source)
{
    if (m_document != nullptr && m_artwork.changeSource(std::move(source))) requestArtwork();
}

void MapView::setTracedPicture(const QImage& picture)
{
    m_scene.picture = picture;
    redrawBoard();
}

void MapView::setFill(std::function<QColor(RecordId)> fill)
{
    m_scene.fill = std::move(fill);
    redrawBoard();
}

void MapView::setLayers(const LayerState& layers) { change(m_scene.layers, layers); }

void MapView::setTint(MapTint tint) { change(m_scene.tint, tint); }

void MapView::setHighlightedRegion(const std::string& region) { change(m_scene.highlightedRegion, region); }

void MapView::setPictureFaded(bool faded) { change(m_scene.pictureFaded, faded); }

std::optional<QPointF> MapView::pinHead(int number) const
{
    const auto pin = std::ranges::find(m_pins, number, &MapPin::number);
    return pin == m_pins.end() ? std::nullopt : std::optional(editor::pinHead(pinTip(*pin, m_scene, camera())));
}

void MapView::setPins(std::vector<MapPin> pins)
{
    m_pins = std::move(pins);
    update();
}

// --- the tool, and what happens to the map ---

void MapView::setTool(CanvasTool* tool)
{
    if (m_tool == tool) return;
    m_cross.changeTool();
    if (m_tool != nullptr && tool != nullptr && hasWork()) m_tool->makeDraft();
    if (m_tool != nullptr) m_tool->attach(nullptr);
    m_tool = tool;
    m_pressed = false;
    m_pressedPin.reset();
    showRefusal({});
    if (hasWork()) m_tool->attach(this);
    if (m_tool == nullptr || m_tool->keyCursor() == KeyCursor::None) m_cross.hide();
    toolChanged();
}

void MapView::toolChanged()
{
    updateCursor();
    update();
}

void MapView::showRefusal(const QString& sentence)
{
    m_fault.reset();
    if (m_refusal == sentence) return;
    m_refusal = sentence;
    m_refusalAt = m_pointer;
    update();
}

void MapView::onChanged(const ModelChanges& changes)
{
    showRefusal({});
    const std::optional<QRectF> dirty = m_scene.changed(changes);
    if (dirty && dirty->isNull())
        update();
    else
        redrawBoard(dirty.value_or(QRectF()));
    const std::optional<RecordId> current = currentPlace();
    if (current && !m_document->model().places().has(*current)) setCurrentPlace(std::nullopt);
    // Records that come, go or get another id are drawn live from now on, or no longer.
    const bool isRecord = std::ranges::any_of(changes, [](const ModelChange& change) {
        return !std::holds_alternative<Patch>(change) && !std::holds_alternative<TextChange>(change) &&
               !std::holds_alternative<InfoChange>(change);
    });
    if (isRecord && m_artwork.follow(m_document->model())) {
        requestArtwork();
        redrawBoard();
    }
    const auto addsOrRemoves = [](const ModelChange& change) {
        const auto* place = std::get_if<RowChange<PlaceRecord>>(&change);
        return place != nullptr && (!place->before || !place->after);
    };
    if (std::ranges::any_of(changes, addsOrRemoves)) placesChanged();
    dropWhatIsNotMade();
    emit documentChanged();
}

/// A tree that the program draws no more is not selected any more.
void MapView::dropWhatIsNotMade()
{
    if (m_selection == nullptr || !m_selection->items().made) return;
    if (isStillMade(m_scene, *m_selection->items().made)) return;
    MapSelection::Items items = m_selection->items();
    items.made.reset();
    m_selection->set(std::move(items));
}

void MapView::onRefused(const EditRefusal& why)
{
    const QString sentence = refusalText(why);
    showRefusal(sentence);
    constexpr double kBeside = 24; // pixels: nearer than that one sees what is meant
    const QPointF fault = toWidget(why.place);
    if (!why.place.isNull() && QRectF(rect()).contains(fault) && distanceBetween(fault, m_pointer) > kBeside) {
        m_fault = why.place;
        m_refusalAt = fault;
        update();
    }
    emit spoken(sentence);
}

// --- places ---

std::optional<RecordId> MapView::currentPlace() const
{
    return focusPlace() ? std::optional(MapPlaces::keyOf(*focusPlace())) : std::nullopt;
}

void MapView::setCurrentPlace(std::optional<RecordId> place)
{
    setFocusPlace(place ? std::optional(MapPlaces::numberOf(*place)) : std::nullopt);
}

void MapView::showFocusPlace()
{
    if (const std::optional<RecordId> place = currentPlace()) ensureVisible(*place);
    update();
}

void MapView::tellFocusPlace() { emit currentPlaceChanged(currentPlace()); }

void MapView::ensureVisible(RecordId place)
{
    if (m_document == nullptr || !m_document->model().places().has(place)) return;
    constexpr double kRoom = 24;
    const QRectF box = m_scene.boxOf(place);
    const QRectF shown = visibleArea();
    if (shown.contains(box)) return;
    if (box.width() > shown.width() || box.height() > shown.height())
        showArea(box);
    else
        scrollTo(box, kRoom);
}

std::optional<RecordId> MapView::placeAtPoint(const QPointF& widgetPoint) const
{
    return m_document == nullptr ? std::nullopt : placeAt(m_scene, toBoard(widgetPoint));
}

QRect MapView::placeRect(RecordId place) const { return camera().toWidget(m_scene.boxOf(place)).toAlignedRect(); }

QString MapView::describe(RecordId place) const
{
    return m_document == nullptr ? QString() : MapAccessibleText::full(m_scene, place);
}

// --- painting ---

QRectF MapView::boardRect() const { return m_document == nullptr ? QRectF() : m_scene.boardRect(); }

void MapView::drawArtwork(double scale, bool atOnce)
{
    if (!atOnce) {
        m_artwork.request(scale);
        return;
    }
    m_artwork.renderNow(scale);
    m_scene.waitForMade();
}

void MapView::paintLayer(std::size_t /*layer*/, QPainter& painter, const QRectF& exposed)
{
    m_scene.setPixel(camera().pixel());
    paintMap(painter, m_scene, exposed);
}

void MapView::paintAbove(QPainter& painter)
{
    if (m_document == nullptr) return;
    const QColor colour = mapColours(m_scene.theme).selection;
    const QRectF seen = visibleArea();
    if (m_showsGrid) paintGrid(painter, camera(), seen, colour);
    if (m_showsGuides) paintGuides(painter, camera(), seen, m_document->model().info.guides, colour);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setTransform(camera().transform(), true);
    paintOnBoard(painter);
    painter.restore();
    paintPins(painter, m_scene, camera(), size(), m_pins);
    m_cross.paint(painter);
    if (m_fault) paintFaultRing(painter, toWidget(*m_fault));
    paintRefusal(painter, m_refusalAt, m_refusal, rect());
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(boardColours(theme()).accent, 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void MapView::paintOnBoard(QPainter& painter) const
{
    const double pixel = camera().pixel();
    if (m_selection != nullptr) paintSelection(painter, m_scene, m_selection->items(), visibleArea(), pixel);
    const std::optional<RecordId> current = currentPlace();
    if (current && hasFocus() && !m_byMouse && m_document->model().places().has(*current))
        paintFocusRing(painter, m_scene, *current, pixel);
    if (m_tool != nullptr) m_tool->paint(painter, pixel);
}

bool MapView::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        m_scene.forgetNames();
        redraw();
    }
    // Keys that a tool uses while it draws must not reach the shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && m_tool != nullptr && m_tool->isBusy()) {
        constexpr std::array kOurs{Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Backspace, Qt::Key_Delete};
        if (std::ranges::find(kOurs, static_cast<QKeyEvent*>(event)->key()) != kOurs.end()) {
            event->accept();
            return true;
        }
    }
    return CanvasView::event(event);
}

// --- mouse and fingers ---

QCursor MapView::pointerShape() const { return hasWork() ? m_tool->cursor() : CanvasView::pointerShape(); }

Pointer MapView::pointer(const QPointF& at, Qt::KeyboardModifiers modifiers) const
{
    const QPointF board = toBoard(at);
    return {board, board, Qt::LeftButton, modifiers, camera().pixel()};
}

/// Before something is pressed: what was said of the former place goes.
void MapView::comeTo(const QPointF& at)
{
    m_cross.hide();
    m_pointer = at;
    showRefusal({});
}

void MapView::press(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    if (m_document == nullptr) return;
    m_pressedPin.reset();
    // What is half drawn goes on below a pin, and modifiers speak to the tool; a drag becomes the tool's as it begins.
    if (modifiers == Qt::NoModifier && (m_tool == nullptr || !m_tool->isBusy()))
        m_pressedPin = pinAt(m_pins, m_scene, camera(), at);
    if (m_pressedPin) {
        m_pressedAt = at;
        return;
    }
    if (m_tool == nullptr) return;
    m_pressed = true;
    m_tool->mousePress(pointer(at, modifiers));
    updateCursor();
}

void MapView::pressTwice(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    if (!hasWork()) return;
    m_pressed = true; // its release follows
    m_tool->mouseDoubleClick(pointer(at, modifiers));
}

void MapView::move(const QPointF& to, Qt::KeyboardModifiers modifiers)
{
    if (m_document == nullptr) return;
    emit pointerAt(placeAtPoint(to), toBoard(to));
    if (m_pressedPin && QLineF(m_pressedAt, to).length() > kPinDrag) {
        m_pressedPin.reset();
        if (m_tool != nullptr) {
            m_pressed = true;
            m_tool->mousePress(pointer(m_pressedAt, modifiers));
        }
    }
    if (m_pressedPin) return;
    if (m_tool == nullptr) return;
    Pointer here = pointer(to, modifiers);
    if (!m_pressed) here.button = Qt::NoButton;
    m_tool->mouseMove(here);
    updateCursor();
}

void MapView::release(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    if (const std::optional<int> pin = std::exchange(m_pressedPin, std::nullopt)) {
        emit pinActivated(*pin);
        return;
    }
    if (!hasWork() || !std::exchange(m_pressed, false)) return;
    m_tool->mouseRelease(pointer(at, modifiers));
    updateCursor();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    m_byMouse = true;
    comeTo(event->position());
    if (!beginPan(*event) && event->button() == Qt::LeftButton) press(event->position(), event->modifiers());
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    event->accept();
    if (event->position() != m_pointer) m_cross.hide();
    m_pointer = event->position();
    if (!pan(*event)) move(event->position(), event->modifiers());
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (!endPan() && event->button() == Qt::LeftButton) release(event->position(), event->modifiers());
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() == Qt::LeftButton && !isSpaceHeld()) pressTwice(event->position(), event->modifiers());
}

void MapView::leaveEvent(QEvent* /*event*/)
{
    if (hasWork()) m_tool->mouseLeave();
    emit pointerLeft();
}

void MapView::tap(const QPointF& at, bool again)
{
    comeTo(at);
    move(at, Qt::NoModifier);
    if (again)
        pressTwice(at, Qt::NoModifier);
    else
        press(at, Qt::NoModifier);
    release(at, Qt::NoModifier);
}

void MapView::pressLong(const QPointF& at)
{
    comeTo(at);
    if (m_document != nullptr) emit contextMenuRequested(mapToGlobal(at.toPoint()), placeAtPoint(at), toBoard(at));
}

bool MapView::fingerPress(const QPointF& at)
{
    comeTo(at);
    if (!hasWork()) return false;
    move(at, Qt::NoModifier);
    press(at, Qt::NoModifier);
    return true;
}

void MapView::fingerMove(const QPointF& to)
{
    m_pointer = to;
    move(to, Qt::NoModifier);
}

void MapView::fingerRelease(const QPointF& at, bool givenUp)
{
    if (givenUp) m_pressedPin.reset();
    if (givenUp && hasWork()) static_cast<void>(m_tool->cancel());
    release(at, Qt::NoModifier);
}

void MapView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    if (m_document == nullptr) return;
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
    if (!byKeys && m_tool != nullptr && m_tool->rightClick(pointer(event->pos(), event->modifiers()))) {
        toolChanged();
        return;
    }
    std::optional<RecordId> place = currentPlace();
    QPointF at;
    if (byKeys && m_selection != nullptr && !m_selection->items().vertices.empty()) {
        at = m_document->model().drawing.at(m_selection->items().vertices.front());
        place = placeAt(m_scene, at);
    } else if (byKeys && place) {
        at = m_scene.middleOf(*place);
    } else {
        emit contextMenuRequested(event->globalPos(), placeAtPoint(event->pos()), toBoard(event->pos()));
        return;
    }
    emit contextMenuRequested(mapToGlobal(toWidget(at).toPoint()), place, at);
}

// --- keys ---

void MapView::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    const bool saysWhy = !m_refusal.isEmpty();
    showRefusal({});
    if (event->key() == Qt::Key_Escape && saysWhy) return;
    if (!toolKey(*event) && !viewKey(*event)) event->ignore();
}

bool MapView::toolKey(QKeyEvent& event)
{
    if (!hasWork()) return false;
    if (event.key() == Qt::Key_Escape && m_tool->cancel()) {
        toolChanged();
        return true;
    }
    if (m_cross.key(event)) return true;
    if (!m_tool->keyPress(event)) return false;
    toolChanged();
    return true;
}

bool MapView::viewKey(const QKeyEvent& event)
{
    if (pressSpace(event) || zoomKey(event)) return true;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return selectFocusPlace(event.modifiers());
    case Qt::Key_QuoteLeft: setPictureFaded(!isPictureFaded()); return true;
    default: return panKey(event);
    }
}

bool MapView::selectFocusPlace(Qt::KeyboardModifiers modifiers)
{
    const std::optional<RecordId> place = currentPlace();
    if (!place || m_selection == nullptr) return false;
    if (modifiers.testFlag(Qt::ShiftModifier))
        m_selection->togglePlace(*place);
    else
        m_selection->selectPlace(*place);
    return true;
}

bool MapView::panKey(const QKeyEvent& event)
{
    QPointF by;
    switch (event.key()) {
    case Qt::Key_Left: by = {kPanStep, 0}; break;
    case Qt::Key_Right: by = {-kPanStep, 0}; break;
    case Qt::Key_Up: by = {0, kPanStep}; break;
    case Qt::Key_Down: by = {0, -kPanStep}; break;
    default: return false;
    }
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) return false;
    panBy(by);
    return true;
}

void MapView::keyReleaseEvent(QKeyEvent* event)
{
    if (releaseSpace(*event)) {
        event->accept();
    } else if (hasWork() && m_tool->keyRelease(*event)) {
        toolChanged();
    } else {
        QWidget::keyReleaseEvent(event);
    }
}

bool MapView::focusNextPrevChild(bool next)
{
    m_byMouse = false;
    const auto leave = [&] {
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): out of the canvas, past the places that CanvasView goes through
        return QWidget::focusNextPrevChild(next);
    };
    if (m_document == nullptr) return leave();
    switch (m_tool != nullptr ? m_tool->tabStep(next) : TabStep::NotMine) {
    case TabStep::Taken: toolChanged(); return true;
    case TabStep::Leave: toolChanged(); return leave();
    case TabStep::NotMine: break;
    }
    return CanvasView::focusNextPrevChild(next);
}

} // namespace marches::editor
