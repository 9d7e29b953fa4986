// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmarks.h"
#include "editor/painting/seaway.h"

#include <QColor>
#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace marches::editor {

/// How an arrow is drawn. `unit`: a pixel at 100 %, in the units of the painter.
struct ArrowStyle {
    BoardArrow::Kind kind = BoardArrow::Kind::Move;
    QColor inside; ///< of its owner
    QColor edge;   ///< around it, so that it stands out from what it lies on
    QColor mark;   ///< outline of the cross at its end
    double unit = 1.0;
};

/// The way of an arrow, slightly bent so that arrows there and back do not cover each other; over the sea a curve
/// through its straits.
QPainterPath arrowLine(const QPointF& from, const QPointF& to, const SeaWay& sea);

void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to, const SeaWay& sea, const ArrowStyle& style);

} // namespace marches::editor
