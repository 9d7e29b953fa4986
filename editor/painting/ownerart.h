// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/borderindex.h"
#include "editor/painting/borderpattern.h"

#include <QColor>
#include <QPainterPath>

#include <vector>

namespace marches::editor {

class BoardModel;

/// How an owned place is coloured beside its tint: along the borders to others a band with the owner's pattern. All of
/// it is drawn inside of `shape`.
struct OwnerArt {
    QPainterPath shape;
    QPainterPath border; ///< stretches towards places of other owners; stroked at twice the band's width
    double band = 0;     ///< board units
    QColor fill;
    QColor ink;
    std::vector<PatternMarks> marks;

    bool isEmpty() const { return shape.isEmpty(); }
};

/// Made from owners and shapes; kept by the model, because a screen draws it again and again.
OwnerArt ownerArt(const BoardModel& model, int place);

/// The line at a distance inside of a stretch of border, smoothed.
QPolygonF insetLine(const BorderRun& run, double inset);

} // namespace marches::editor
