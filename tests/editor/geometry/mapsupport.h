// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"
#include "editor/geometry/transaction.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include <vector>

namespace marches::test {

QPainterPath polygonPath(const QPolygonF& corners);
QPainterPath boxPath(double x, double y, double width, double height);

/// Squares of ten units: columns by rows, face row * columns + column.
editor::PlanarMap squares(int columns, int rows);

/// The vertex at a place, which must exist.
editor::VertexId vertexAt(const editor::PlanarMap& map, const QPointF& place);
/// The edge whose middle is nearest to a place.
editor::EdgeId edgeNear(const editor::PlanarMap& map, const QPointF& place);

/// Everything that a subdivision promises, checked the slow way; empty when all is well.
QString faultOf(const editor::PlanarMap& map);

/// Checks that a patch brought the map to where it is: undo gives `before`, redo `after`, byte for byte.
QString undoFault(editor::PlanarMap& map, const editor::Patch& patch, const QByteArray& before);

/// Code of the refusal; empty when there was none.
QString codeOf(const editor::EditResult& result);

} // namespace marches::test
