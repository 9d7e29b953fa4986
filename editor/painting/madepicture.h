// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/stamps.h"
#include "editor/geometry/progress.h"
#include "editor/model/mapmodel.h"

#include <QImage>
#include <QRectF>
#include <QSize>

class QPainter;

namespace marches::editor {

/// A whole map as it is drawn in a style, without names and the plates for them, as large as fits into a size (pixels).
/// Takes as long as drawing all of the board, and may be done in any thread; a null image: it was not wanted any more.
QImage madePicture(const MapModel& model, const Style& style, const StampLibrary& stamps, const QSize& size,
                   const Progress& progress = {});
/// Its shapes alone, as large as fits into a size: land, sea and the lines between.
QImage shapePicture(const MapModel& model, const QSize& size, const QColor& land, const QColor& sea,
                    const QColor& line);

/// A stamp in the colours of a style, upright, as large as fits into a box, on the middle of its lower edge.
void paintStamp(QPainter& painter, const QRectF& box, const Stamp& stamp, const Style& style);

} // namespace marches::editor
