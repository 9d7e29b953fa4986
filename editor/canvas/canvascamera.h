// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace marches::editor {

/// Which part of the board a widget shows. Widget coordinates are logical pixels; the board's origin always lies on a
/// whole device pixel, so that panning shifts a picture without drawing it anew.
class CanvasCamera {
public:
    CanvasCamera() = default;
    /// Scales stay between these, in pixels per board unit.
    CanvasCamera(double smallest, double largest) : m_smallest(smallest), m_largest(largest) {}

    double scale() const { return m_scale; } ///< logical pixels per board unit
    double pixel() const { return 1 / m_scale; }
    const QPointF& offset() const { return m_offset; } ///< of the board's origin in the widget

    QPointF toWidget(const QPointF& board) const { return board * m_scale + m_offset; }
    QPointF toBoard(const QPointF& widget) const { return (widget - m_offset) / m_scale; }
    QRectF toWidget(const QRectF& board) const { return {toWidget(board.topLeft()), board.size() * m_scale}; }
    QRectF toBoard(const QRectF& widget) const { return {toBoard(widget.topLeft()), widget.size() / m_scale}; }
    QTransform transform() const { return QTransform(m_scale, 0, 0, m_scale, m_offset.x(), m_offset.y()); }

    /// Keeps what is at a widget point there.
    void zoomAt(const QPointF& widget, double scale, double devicePixelRatio)
    {
        const QPointF fixed = toBoard(widget);
        m_scale = std::clamp(scale, m_smallest, m_largest);
        place(widget - fixed * m_scale, devicePixelRatio);
    }
    void centreOn(const QPointF& board, const QSizeF& widget, double devicePixelRatio)
    {
        place(QPointF(widget.width() / 2, widget.height() / 2) - board * m_scale, devicePixelRatio);
    }
    void pan(const QPointF& byPixels, double devicePixelRatio) { place(m_offset + byPixels, devicePixelRatio); }
    /// Leaves no room beside the board where it fills the widget; where it is smaller it stands in the middle.
    void keepInSight(const QRectF& board, const QSizeF& widget, double devicePixelRatio)
    {
        place({kept(m_offset.x(), board.left() * m_scale, board.right() * m_scale, widget.width()),
               kept(m_offset.y(), board.top() * m_scale, board.bottom() * m_scale, widget.height())},
              devicePixelRatio);
    }
    friend bool operator==(const CanvasCamera&, const CanvasCamera&) = default;

private:
    static double kept(double offset, double from, double to, double room)
    {
        return to - from <= room ? (room - to - from) / 2 : std::clamp(offset, room - to, -from);
    }
    void place(const QPointF& offset, double ratio)
    {
        m_offset = QPointF(std::round(offset.x() * ratio) / ratio, std::round(offset.y() * ratio) / ratio);
    }

    double m_smallest = 0.01;
    double m_largest = 100;
    double m_scale = 1;
    QPointF m_offset;
};

} // namespace marches::editor
