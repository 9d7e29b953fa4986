// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvascamera.h"
#include "editor/document/mapselection.h"
#include "editor/painting/mapscene.h"

#include <QColor>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace marches::editor {

// What lies above an edited map and is painted each time. `seen`: the part of the board in the widget; `pixel`: board
// units in one.

/// In board units.
void paintSelection(QPainter& painter, const MapScene& scene, const MapSelection::Items& items, const QRectF& seen,
                    double pixel);
/// The ring of the place with the keyboard's focus, in board units.
void paintFocusRing(QPainter& painter, const MapScene& scene, RecordId place, double pixel);
/// A grid with the distance of gridStep(), in pixels.
void paintGrid(QPainter& painter, const CanvasCamera& camera, const QRectF& seen, QColor colour);
/// Lines to draw by, in pixels.
void paintGuides(QPainter& painter, const CanvasCamera& camera, const QRectF& seen, const engine::Guides& guides,
                 QColor colour);
/// Where a pin points to, in pixels: at its place; where it would cover a name there, beside that.
QPointF pinTip(const MapPin& pin, const MapScene& scene, const CanvasCamera& camera);
/// The middle of the head of a pin, by its tip.
QPointF pinHead(const QPointF& tip);
/// In pixels.
void paintPins(QPainter& painter, const MapScene& scene, const CanvasCamera& camera, const QSizeF& widget,
               const std::vector<MapPin>& pins);
/// The pin whose head is under a point of the widget, by its number.
std::optional<int> pinAt(const std::vector<MapPin>& pins, const MapScene& scene, const CanvasCamera& camera,
                         const QPointF& widgetPoint);
/// A sentence beside a point, in pixels, within a room; empty: nothing.
void paintRefusal(QPainter& painter, const QPointF& at, const QString& sentence, const QRectF& room);
/// A ring around the point of the drawing that a refusal is about.
void paintFaultRing(QPainter& painter, const QPointF& at);

} // namespace marches::editor
