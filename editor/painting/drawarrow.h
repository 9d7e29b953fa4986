// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmarks.h"

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

/// A line slightly bent, so that arrows there and back do not cover each other.
QPainterPath bentLine(const QPointF& from, const QPointF& to);

/// Along a way of straight pieces; wavy where it is a convoy.
void drawArrow(QPainter& painter, const QPainterPath& way, const ArrowStyle& style);
/// One that tells what arrows of this kind mean.
void drawSampleArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style);

} // namespace marches::editor
