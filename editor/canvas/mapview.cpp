// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapview.h"

#include "editor/canvas/mapaccessible.h"
#include "editor/canvas/mapaccessibletext.h"
#include "editor/canvas/maphits.h"
#include "editor/document/edittexts.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kSettleMilliseconds = 90;   ///< without zooming before a map that is slow to paint is painted anew
constexpr int kArtworkMilliseconds = 140; ///< the same for artwork, which is always slow

} // namespace

MapView::MapView(QWidget* parent) : QWidget(parent), m_settled(new QTimer(this)), m_artworkDelay(new QTimer(this))
{
    installMapAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    grabGesture(Qt::PinchGesture);
    m_settled->setSingleShot(true);
    m_settled->setInterval(kSettleMilliseconds);
    connect(m_settled, &QTimer::timeout, this, [this] { update(); });
    m_artworkDelay->setSingleShot(true);
    m_artworkDelay->setInterval(kArtworkMilliseconds);
    connect(m_artworkDelay, &QTimer::timeout, this, [this] { m_artwork.request(zoom() * devicePixelRatioF()); });
    connect(&m_artwork, &MapArtwork::changed, this, &MapView::redraw);
    setTheme(Theme::Light);
}

MapView::~MapView()
{
    if (m_tool != nullptr) m_tool->attach(nullptr);
}

void MapView::setDocument(MapDocument* document, MapSelection* selection)
{
    if (m_tool != nullptr) m_tool->attach(nullptr);
    if (m_document != nullptr) disconnect(m_document, nullptr, this, nullptr);
    if (m_selection != nullptr) disconnect(m_selection, nullptr, this, nullptr);
    m_document = document;
    m_selection = selection;
    m_current.reset();
    m_cursor.reset();
    m_cursorClicked.reset();
    m_cursorHolds = false;
    m_pins.clear();
    m_scene.highlightedRegion.clear();
    m_scene.setDocument(document);
    m_artwork.clear();
    if (document != nullptr) {
        connect(document, &MapDocument::changed, this, &MapView::onChanged);
        connect(document, &MapDocument::refused, this, &MapView::onRefused);
        connect(document, &MapDocument::languageChanged, this, [this] {
            m_scene.forgetNames();
            redraw();
        });
    }
    if (selection != nullptr) connect(selection, &MapSelection::changed, this, [this] { update(); });
    if (m_tool != nullptr && document != nullptr) m_tool->attach(this);
    fit();
    redraw();
    updateCursor();
    updateMapAccessibility(this);
    emit documentChanged();
}

bool MapView::setArtwork(const QByteArray& boardSvg)
{
    if (m_document == nullptr) return false;
    const bool read = m_artwork.setSource(boardSvg, m_document->model());
    m_artwork.request(zoom() * devicePixelRatioF());
    redraw();
    return read;
}

void MapView::changeArtwork(MapArtwork::Source source)
{
    if (m_document == nullptr || !m_artwork.changeSource(std::move(source))) return;
    m_artwork.request(zoom() * devicePixelRatioF());
}

void MapView::setTracedPicture(const QImage& picture)
{
    m_scene.picture = picture;
    redraw();
}

void MapView::setFill(std::function<QColor(Key)> fill)
{
    m_scene.fill = std::move(fill);
    redraw();
}

void MapView::setTheme(Theme theme)
{
    m_theme = theme;
    m_picture.setBackdrop(boardColours(theme).backdrop);
    redraw();
}

void MapView::setLayers(const LayerState& layers)
{
    if (m_scene.layers == layers) return;
    m_scene.layers = layers;
    redraw();
}

void MapView::setTint(MapTint tint)
{
    if (std::exchange(m_scene.tint, tint) != tint) redraw();
}

void MapView::setPins(std::vector<MapPin> pins)
{
    m_pins = std::move(pins);
    update();
}

void MapView::setHighlightedRegion(const std::string& region)
{
    if (std::exchange(m_scene.highlightedRegion, region) != region) redraw();
}

void MapView::setPictureFaded(bool faded)
{
    if (std::exchange(m_scene.pictureFaded, faded) != faded) redraw();
}

void MapView::showGuides(bool on)
{
    m_showsGuides = on;
    update();
}

void MapView::showGrid(bool on)
{
    m_showsGrid = on;
    update();
}

void MapView::setTool(CanvasTool* tool)
{
    if (m_tool == tool) return;
    m_cursorHolds = false;
    if (m_tool != nullptr) m_tool->attach(nullptr);
    m_tool = tool;
    m_pressed = Qt::NoButton;
    showRefusal({});
    if (m_tool != nullptr && m_document != nullptr) m_tool->attach(this);
    if (m_tool == nullptr || m_tool->keyCursor() == KeyCursor::None) hideKeyCursor();
    m_cursorClicked.reset();
    toolChanged();
}

void MapView::toolChanged()
{
    updateCursor();
    update();
}

void MapView::showRefusal(const QString& sentence)
{
    if (m_refusal == sentence) return;
    m_refusal = sentence;
    m_refusalAt = m_pointer;
    update();
}

void MapView::onChanged(const ModelChanges& changes)
{
    showRefusal({});
    const std::optional<QRectF> dirty = m_scene.changed(changes);
    if (dirty)
        m_picture.invalidate(*dirty);
    else
        m_picture.invalidateAll();
    if (m_current && !m_document->model().places().has(*m_current)) setCurrentPlace(std::nullopt);
    // Records that come, go or get another id are drawn live from now on, or no longer.
    const bool isRecord = std::ranges::any_of(changes, [](const ModelChange& change) {
        return !std::holds_alternative<Patch>(change) && !std::holds_alternative<TextChange>(change) &&
               !std::holds_alternative<InfoChange>(change);
    });
    if (isRecord && m_artwork.follow(m_document->model())) {
        m_artwork.request(zoom() * devicePixelRatioF());
        redraw();
    }
    const auto addsOrRemoves = [](const ModelChange& change) {
        const auto* place = std::get_if<RowChange<PlaceRecord>>(&change);
        return place != nullptr && (!place->before || !place->after);
    };
    if (std::ranges::any_of(changes, addsOrRemoves)) updateMapAccessibility(this);
    update();
    emit documentChanged();
}

void MapView::onRefused(const EditRefusal& why)
{
    const QString sentence = refusalText(why);
    showRefusal(sentence);
    emit spoken(sentence);
}

void MapView::redraw()
{
    m_picture.invalidateAll();
    update();
}

void MapView::cameraMoved()
{
    m_artworkDelay->start();
    if (m_picture.camera().scale() != m_camera.scale()) m_settled->start();
    update();
    emit visibleAreaChanged(visibleArea());
}

void MapView::setZoom(double pixelsPerUnit) { zoomAt(QPointF(rect().center()), pixelsPerUnit); }

void MapView::zoomBy(double factor) { setZoom(zoom() * factor); }

void MapView::zoomAt(const QPointF& widgetPoint, double pixelsPerUnit)
{
    m_fitted = false;
    const double before = zoom();
    m_camera.zoomAt(widgetPoint, pixelsPerUnit, devicePixelRatioF());
    cameraMoved();
    if (zoom() != before) emit zoomChanged(zoom());
}

void MapView::fit()
{
    if (m_document == nullptr) return;
    showArea(m_scene.boardRect());
    m_fitted = true;
}

void MapView::showArea(const QRectF& board)
{
    constexpr double kRoom = 16; // pixels around
    if (board.isEmpty() || width() < 2 * kRoom || height() < 2 * kRoom) return;
    setZoom(std::min((width() - 2 * kRoom) / board.width(), (height() - 2 * kRoom) / board.height()));
    centreOn(board.center());
}

void MapView::centreOn(const QPointF& board)
{
    m_fitted = false;
    m_camera.centreOn(board, size(), devicePixelRatioF());
    cameraMoved();
}

void MapView::ensureVisible(Key place)
{
    if (m_document == nullptr || !m_document->model().places().has(place)) return;
    constexpr double kRoom = 24;
    const QRectF box = m_scene.boxOf(place);
    const QRectF shown = visibleArea();
    if (shown.contains(box)) return;
    if (box.width() > shown.width() || box.height() > shown.height()) {
        showArea(box);
        return;
    }
    const QRectF seen = m_camera.toWidget(box).adjusted(-kRoom, -kRoom, kRoom, kRoom);
    QPointF by;
    if (seen.left() < 0)
        by.setX(-seen.left());
    else if (seen.right() > width())
        by.setX(width() - seen.right());
    if (seen.top() < 0)
        by.setY(-seen.top());
    else if (seen.bottom() > height())
        by.setY(height() - seen.bottom());
    m_fitted = false;
    m_camera.pan(by, devicePixelRatioF());
    cameraMoved();
}

void MapView::reveal(const QPointF& board)
{
    if (!QRectF(rect()).adjusted(12, 12, -12, -12).contains(toWidget(board))) centreOn(board);
}

std::optional<Key> MapView::placeAtPoint(const QPointF& widgetPoint) const
{
    return m_document == nullptr ? std::nullopt : placeAt(m_scene, toBoard(widgetPoint));
}

QRect MapView::placeRect(Key place) const { return m_camera.toWidget(m_scene.boxOf(place)).toAlignedRect(); }

void MapView::setCurrentPlace(std::optional<Key> place)
{
    if (m_current == place) return;
    m_current = place;
    if (place) {
        ensureVisible(*place);
        if (hasFocus()) announcePlace(this, *place);
    }
    update();
    emit currentPlaceChanged(place);
}

QString MapView::describe(Key place) const
{
    return m_document == nullptr ? QString() : MapAccessibleText::full(m_scene, place);
}

void MapView::waitForArtwork()
{
    m_settled->stop();
    m_artwork.renderNow(zoom() * devicePixelRatioF());
    redraw();
}

} // namespace marches::editor
