// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/mapscene.h"

#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace marches::editor {

// The layers of an edited map, from below to above. The painter works in board units; `exposed` is the part that is
// needed.

/// The board's sheet, the artwork below and the picture to trace.
void paintSheet(QPainter& painter, const MapScene& scene, const QRectF& exposed);
void paintFaces(QPainter& painter, const MapScene& scene, const QRectF& exposed);
void paintBorders(QPainter& painter, const MapScene& scene, const QRectF& exposed);
void paintBarriers(QPainter& painter, const MapScene& scene, const QRectF& exposed);
void paintConnections(QPainter& painter, const MapScene& scene, const QRectF& exposed);
/// Sites and the spaces of tracks.
void paintSitesAndTracks(QPainter& painter, const MapScene& scene, const QRectF& exposed);
/// The title, the legend and the numbers of the scale.
void paintSheetLetters(QPainter& painter, const MapScene& scene);
/// All names, and those letters.
void paintNames(QPainter& painter, const MapScene& scene, const QRectF& exposed);
/// All of these but the names.
void paintBoard(QPainter& painter, const MapScene& scene, const QRectF& exposed);
/// All of these.
void paintMap(QPainter& painter, const MapScene& scene, const QRectF& exposed);

/// Numbered drops that point at places of problems; the painter works in pixels, `at` is the tip.
void drawPin(QPainter& painter, const QPointF& at, const MapPin& pin, Theme theme);
/// A small plate with text beside a point of the widget, kept within `room`; a bold first line and plain ones. In
/// pixels.
QRectF drawCallout(QPainter& painter, const QPointF& at, const QStringList& lines, const QColor& ground,
                   const QColor& ink, const QRectF& room);

/// A river or line of mountains along a path.
void drawBarrier(QPainter& painter, const QPainterPath& path, bool mountains, Theme theme, double pixel);

} // namespace marches::editor
