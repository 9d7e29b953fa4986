// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardposition.h"
#include "editor/painting/boardwording.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <vector>

class QFontMetricsF;

namespace marches::editor {

/// Sizes on the screen at a zoom, in pixels.
struct BoardSizes {
    explicit BoardSizes(double pixelsPerUnit);

    double scale;       ///< pixels per board unit
    double label;       ///< height of the letters' em; 0: labels are hidden
    double stack;       ///< width of a stack; 40 is the norm
    double band;        ///< width of the owner's band
    double line;        ///< factor for outlines and the like, 1 at the norm
    bool plain = false; ///< plates say all: there is but one kind of piece, or each has its letter there

    bool compact() const { return stack < 28; } ///< plate and total only
    bool apart() const { return stack >= 72; }  ///< kinds stand apart
};

/// A name on the board: its lines around a point.
struct LabelPlace {
    QStringList lines;
    double size = 1; ///< of its letters, of the usual size
    QRectF box;      ///< board units; empty: hidden
    bool isHidden() const { return box.isEmpty(); }
};

/// Where a stack stands: its box without medallions, and with all that belongs to it.
struct StackPlace {
    QRectF box;  ///< plate and strip
    QRectF full; ///< with medallions and markers
};

/// Where names and stacks are at one zoom. Made anew when zoom, language or position changes; a few milliseconds.
struct BoardLayout {
    BoardSizes sizes{1.0};
    std::vector<LabelPlace> labels;    ///< by place
    std::vector<StackPlace> stacks;    ///< by place; empty boxes where nothing stands
    std::vector<StackPlace> intruders; ///< by place
};

QFont labelFont(double pixels);
/// The split at a space that makes the longer line as short as it gets; one line where there is no space.
QStringList twoLines(const QString& name, const QFontMetricsF& metrics);
/// Height of the letters of a name of which somebody wants `size` times the usual letters, but none that cannot be
/// read. `site`: it stands in the box of a site.
double labelPixels(const BoardSizes& sizes, bool site, double size);

/// Names in at most two lines, unless somebody broke them into more, inside the board, hidden where they cannot be read
/// or would cover another one.
std::vector<LabelPlace> placeLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                                    const BoardSizes& sizes);

/// Stacks beside the names: below, above, right, left, or where the place is widest; never on a name or another stack
/// where there is any other way. `origin` is the point that intruders came over, by place; null: unknown.
void placeStacks(const BoardDrawing& drawing, const BoardPosition& position, const std::vector<QPointF>& origin,
                 BoardLayout& layout);

/// Size of a stack in pixels: plate and strip.
QSizeF stackSize(const BoardSizes& sizes, std::size_t kinds);

} // namespace marches::editor
