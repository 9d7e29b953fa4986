// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/overviewpanel.h"

#include "editor/geometry/outline.h"
#include "editor/model/terrain.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kRest = 250;       ///< milliseconds
constexpr double kEdge = 6;      ///< pixels around the map
constexpr double kDimmed = 0.55; ///< of the colours in a dark window
constexpr double kStep = 0.25;   ///< of the frame, for an arrow key

} // namespace

OverviewPanel::OverviewPanel(QWidget* parent) : MapPanel(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(false);
    setCursor(Qt::PointingHandCursor);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRest);
    connect(&m_redraw, &QTimer::timeout, this, &OverviewPanel::drawAnew);
    m_slicing.setSingleShot(true);
    connect(&m_slicing, &QTimer::timeout, this, &OverviewPanel::drawSlice);
    OverviewPanel::retranslate();
}

QString OverviewPanel::heading() const { return tr("Overview"); }

void OverviewPanel::setFill(std::function<QColor(RecordId)> fill)
{
    m_fill = std::move(fill);
    m_picture = QPixmap();
    QWidget::update();
}

void OverviewPanel::setBoard(BoardPaint board)
{
    m_board = std::move(board);
    m_showsBoard = false;
    m_picture = QPixmap();
    QWidget::update();
}

void OverviewPanel::boardChanged(const QRectF& part)
{
    if (document() == nullptr) return;
    m_dirty |= part.isNull() ? wholeBoard() : part;
    if (isVisible())
        m_redraw.start();
    else
        m_picture = QPixmap();
}

void OverviewPanel::setVisibleArea(const QRectF& area)
{
    if (area == m_visible) return;
    m_visible = area;
    QWidget::update();
}

void OverviewPanel::mapChanged()
{
    m_picture = QPixmap();
    m_showsBoard = false;
    m_slices.clear();
    m_dirty = {};
    if (document() != nullptr)
        connect(document(), &MapDocument::changed, this, [this] {
            if (isVisible())
                m_redraw.start();
            else
                m_picture = QPixmap();
        });
    QWidget::update();
}

void OverviewPanel::refresh() {}

double OverviewPanel::scale() const
{
    const MapInfo& info = document()->model().info;
    return std::max(1e-6, std::min((width() - 2 * kEdge) / info.width, (height() - 2 * kEdge) / info.height));
}

QPointF OverviewPanel::toPanel(const QPointF& board) const
{
    const MapInfo& info = document()->model().info;
    return QPointF(width() / 2.0, height() / 2.0) + (board - QPointF(info.width, info.height) / 2) * scale();
}

QPointF OverviewPanel::toBoard(const QPointF& point) const
{
    const MapInfo& info = document()->model().info;
    return (point - QPointF(width() / 2.0, height() / 2.0)) / scale() + QPointF(info.width, info.height) / 2;
}

QRectF OverviewPanel::wholeBoard() const
{
    const MapInfo& info = document()->model().info;
    return {0, 0, info.width, info.height};
}

void OverviewPanel::drawAnew()
{
    if (document() == nullptr) return;
    if (!m_showsBoard || m_picture.isNull()) {
        drawShapes();
        m_dirty = wholeBoard();
    }
    beginSlices();
    QWidget::update();
}

void OverviewPanel::beginSlices()
{
    const QRectF shown = std::exchange(m_dirty, {}) & wholeBoard();
    if (!m_board) return;
    constexpr int kSlices = 8;
    const QRect all = QRectF(toPanel(shown.topLeft()), toPanel(shown.bottomRight())).toAlignedRect();
    const int step = std::max(1, height() / kSlices);
    for (int top = all.top(); !shown.isEmpty() && top <= all.bottom(); top += step)
        m_slices.emplace_back(all.left(), top, all.width(), std::min(step, all.bottom() + 1 - top));
    if (!m_slices.empty()) m_slicing.start(0);
}

void OverviewPanel::drawSlice()
{
    if (document() == nullptr || m_slices.empty() || m_picture.isNull()) return;
    const QRect slice = m_slices.front();
    m_slices.erase(m_slices.begin());
    QPainter painter(&m_picture);
    painter.setClipRect(slice);
    painter.translate(toPanel({0, 0}));
    painter.scale(scale(), scale());
    painter.setClipRect(wholeBoard(), Qt::IntersectClip);
    const bool was = m_showsBoard;
    m_showsBoard = m_board(painter, QRectF(toBoard(slice.topLeft()), toBoard(slice.bottomRight() + QPoint(1, 1))));
    if (!m_showsBoard) m_slices.clear();
    painter.end();
    if (was && !m_showsBoard) drawShapes(); // the program draws it no more
    if (!m_slices.empty()) m_slicing.start(0);
    QWidget::update();
}

void OverviewPanel::drawShapes()
{
    m_slices.clear();
    const qreal ratio = devicePixelRatioF();
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const MapModel& model = document()->model();
    const QRectF board(toPanel({0, 0}), toPanel({model.info.width, model.info.height}));
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    painter.fillRect(board, dark ? palette().color(QPalette::Base) : sheetFill());
    if (dark) painter.setOpacity(kDimmed);
    painter.translate(toPanel({0, 0}));
    painter.scale(scale(), scale());
    painter.setClipRect(QRectF(0, 0, model.info.width, model.info.height));
    QPen border(QColor(0x35, 0x2f, 0x26, 150), 1);
    border.setCosmetic(true);
    painter.setPen(border);
    for (const engine::PlaceKind kind : {engine::PlaceKind::Sea, engine::PlaceKind::Land})
        for (const Row<PlaceRecord>& row : model.places()) {
            if (row.record.kind != kind || row.record.face == kOutside) continue;
            QColor fill = m_fill ? m_fill(row.key) : QColor();
            if (!fill.isValid()) fill = terrainFill(kind, row.record.terrain);
            painter.setBrush(fill);
            painter.drawPath(outlineOf(model.drawing, row.record.face));
        }
}

void OverviewPanel::paintEvent(QPaintEvent* /*event*/)
{
    if (document() == nullptr) return;
    if (m_picture.isNull()) drawAnew();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    const QRectF frame = QRectF(toPanel(m_visible.topLeft()), toPanel(m_visible.bottomRight()))
                             .intersected(QRectF(rect()).adjusted(1, 1, -2, -2));
    painter.setRenderHint(QPainter::Antialiasing);
    QColor tint = palette().color(QPalette::Highlight);
    painter.setPen(QPen(tint, 2));
    tint.setAlpha(36);
    painter.setBrush(tint);
    painter.drawRect(frame);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void OverviewPanel::resizeEvent(QResizeEvent* event)
{
    m_picture = QPixmap();
    MapPanel::resizeEvent(event);
}

void OverviewPanel::mousePressEvent(QMouseEvent* event)
{
    if (document() == nullptr || event->button() != Qt::LeftButton) return;
    const QPointF at = toBoard(event->position());
    // Inside, the frame is dragged by where it was gripped; outside, it comes to the pointer.
    m_grip = m_visible.contains(at) ? at - m_visible.center() : QPointF();
    if (m_grip.isNull()) emit centreRequested(at);
}

void OverviewPanel::mouseMoveEvent(QMouseEvent* event)
{
    if (document() != nullptr && event->buttons().testFlag(Qt::LeftButton))
        emit centreRequested(toBoard(event->position()) - m_grip);
}

void OverviewPanel::keyPressEvent(QKeyEvent* event)
{
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left: by = {-1, 0}; break;
    case Qt::Key_Right: by = {1, 0}; break;
    case Qt::Key_Up: by = {0, -1}; break;
    case Qt::Key_Down: by = {0, 1}; break;
    default: MapPanel::keyPressEvent(event); return;
    }
    emit centreRequested(m_visible.center() +
                         QPointF(by.x() * m_visible.width() * kStep, by.y() * m_visible.height() * kStep));
}

void OverviewPanel::retranslate()
{
    setAccessibleName(tr("Overview of the map"));
    setToolTip(tr("Drag the frame to move over the map"));
}

} // namespace marches::editor
