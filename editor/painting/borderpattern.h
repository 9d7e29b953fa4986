// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/palette.h"

#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace marches::editor {

/// The marks of a pattern along a line: filled where `stroke` is 0, else stroked at that width.
struct PatternMarks {
    QPainterPath path;
    double stroke = 0.0;
};

/// Marks of `pattern` for a band of `width` whose middle is `line`; upright across the line, at even steps along it.
PatternMarks patternMarks(Pattern pattern, const QPolygonF& line, double width);
void drawPatternMarks(QPainter& painter, const PatternMarks& marks, const QColor& colour);

} // namespace marches::editor
