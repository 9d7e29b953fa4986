// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvasbackingstore.h"

#include <QElapsedTimer>
#include <QPainter>

#include <cmath>
#include <cstring>

namespace marches::editor {

namespace {

/// Scattered changes are painted as one part: each goes through all that is on the board.
constexpr int kMostParts = 6;

/// Moves the pixels of an image by whole pixels; what comes into sight keeps any colour.
void shift(QImage& image, const QPoint& by)
{
    const QRect from = image.rect() & image.rect().translated(-by);
    if (from.isEmpty()) return;
    const auto bytes = static_cast<std::size_t>(from.width()) * sizeof(QRgb);
    const auto line = [&image](int y) { return reinterpret_cast<QRgb*>(image.scanLine(y)); };
    const auto move = [&](int y) {
        std::memmove(line(y + by.y()) + from.left() + by.x(), line(y) + from.left(), bytes);
    };
    // In the order that does not overwrite what is still to be moved.
    if (by.y() > 0)
        for (int y = from.bottom(); y >= from.top(); --y) move(y);
    else
        for (int y = from.top(); y <= from.bottom(); ++y) move(y);
}

} // namespace

void CanvasBackingStore::resize(const QSize& size, double devicePixelRatio)
{
    m_ratio = devicePixelRatio;
    const QSize device(std::max(1, static_cast<int>(std::ceil(size.width() * m_ratio))),
                       std::max(1, static_cast<int>(std::ceil(size.height() * m_ratio))));
    const QImage::Format format =
        m_backdrop.alpha() == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (device == m_image.size() && m_image.devicePixelRatio() == m_ratio && m_image.format() == format) return;
    m_image = QImage(device, format);
    m_image.setDevicePixelRatio(m_ratio);
    invalidateAll();
}

void CanvasBackingStore::setCamera(const CanvasCamera& camera)
{
    if (camera == m_camera) return;
    const QPointF moved = (camera.offset() - m_camera.offset()) * m_ratio;
    const QPoint by(static_cast<int>(std::lround(moved.x())), static_cast<int>(std::lround(moved.y())));
    const bool pans = camera.scale() == m_camera.scale() && deviceRect().translated(by).intersects(deviceRect());
    m_camera = camera;
    if (!pans || m_invalid == QRegion(deviceRect())) {
        invalidateAll();
        return;
    }
    m_image.setDevicePixelRatio(1);
    shift(m_image, by);
    m_image.setDevicePixelRatio(m_ratio);
    m_invalid.translate(by);
    m_invalid += QRegion(deviceRect()) - QRegion(deviceRect().translated(by));
    m_invalid &= deviceRect();
}

void CanvasBackingStore::setBackdrop(const QColor& colour)
{
    m_backdrop = colour;
    invalidateAll();
}

void CanvasBackingStore::invalidate(const QRectF& board)
{
    if (board.isEmpty()) return;
    const QRectF widget = m_camera.toWidget(board);
    const QRectF device(widget.topLeft() * m_ratio, widget.size() * m_ratio);
    const QRectF seen = device & QRectF(deviceRect()).adjusted(-2, -2, 2, 2);
    if (!seen.isEmpty()) m_invalid += seen.toAlignedRect().adjusted(-2, -2, 2, 2) & deviceRect();
}

void CanvasBackingStore::invalidateAll() { m_invalid = deviceRect(); }

void CanvasBackingStore::repaintInvalid(const Paint& paint)
{
    if (m_invalid.isEmpty() || m_image.isNull()) return;
    QElapsedTimer clock;
    clock.start();
    if (m_invalid.rectCount() > kMostParts) m_invalid = m_invalid.boundingRect();
    const bool all = m_invalid == QRegion(deviceRect());
    m_image.setDevicePixelRatio(1);
    QPainter painter(&m_image);
    for (const QRect& part : m_invalid) {
        painter.resetTransform();
        painter.setClipRect(part);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(part, m_backdrop);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setTransform(m_camera.transform() * QTransform::fromScale(m_ratio, m_ratio));
        painter.save();
        paint(painter, m_camera.toBoard(QRectF(QPointF(part.topLeft()) / m_ratio, QSizeF(part.size()) / m_ratio)));
        painter.restore();
    }
    painter.end();
    m_image.setDevicePixelRatio(m_ratio);
    m_invalid = QRegion();
    if (all) m_fullCost = static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace marches::editor
