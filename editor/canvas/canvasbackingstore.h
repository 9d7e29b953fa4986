// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvascamera.h"

#include <QImage>
#include <QRegion>
#include <QSize>

#include <functional>

class QPainter;

namespace marches::editor {

/// The board as the pixels of a view, kept between repaints. A change of the board paints the changed part anew;
/// panning shifts the pixels and paints what comes into sight; only zooming paints everything.
class CanvasBackingStore {
public:
    /// Paints a part of the board, in board units.
    using Paint = std::function<void(QPainter& painter, const QRectF& exposed)>;

    /// `size` in logical pixels.
    void resize(const QSize& size, double devicePixelRatio);
    void setCamera(const CanvasCamera& camera);
    /// What lies where nothing is painted; transparent for a layer above another one.
    void setBackdrop(const QColor& colour);
    void invalidate(const QRectF& board);
    void invalidateAll();
    bool isSpoiled() const { return !m_invalid.isEmpty(); }
    /// Paints what is spoiled.
    void repaintInvalid(const Paint& paint);

    const QImage& image() const { return m_image; }
    const CanvasCamera& camera() const { return m_camera; } ///< that the image was painted for
    /// Milliseconds that painting all of it took last; 0: not measured yet.
    double fullCost() const { return m_fullCost; }

private:
    QRect deviceRect() const { return m_image.rect(); }

    QImage m_image;
    CanvasCamera m_camera;
    QRegion m_invalid; ///< device pixels
    QColor m_backdrop;
    double m_ratio = 1;
    double m_fullCost = 0;
};

} // namespace marches::editor
