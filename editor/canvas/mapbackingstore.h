// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcamera.h"

#include <QImage>
#include <QRegion>
#include <QSize>

#include <functional>

class QPainter;

namespace marches::editor {

/// The map as the pixels of a view, kept between repaints. A change of the map paints the changed part anew; panning
/// shifts the pixels and paints what comes into sight; only zooming paints everything.
class MapBackingStore {
public:
    /// Paints a part of the map, in board units.
    using Paint = std::function<void(QPainter& painter, const QRectF& exposed)>;

    /// `size` in logical pixels.
    void resize(const QSize& size, double devicePixelRatio);
    void setCamera(const MapCamera& camera);
    void setBackdrop(const QColor& colour);
    void invalidate(const QRectF& board);
    void invalidateAll();
    bool isSpoiled() const { return !m_invalid.isEmpty(); }
    /// Paints what is spoiled.
    void repaintInvalid(const Paint& paint);

    const QImage& image() const { return m_image; }
    const MapCamera& camera() const { return m_camera; } ///< that the image was painted for
    /// Milliseconds that painting all of it took last; 0: not measured yet.
    double fullCost() const { return m_fullCost; }

private:
    QRect deviceRect() const { return m_image.rect(); }

    QImage m_image;
    MapCamera m_camera;
    QRegion m_invalid; ///< device pixels
    QColor m_backdrop;
    double m_ratio = 1;
    double m_fullCost = 0;
};

} // namespace marches::editor
