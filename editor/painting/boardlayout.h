// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardposition.h"
#include "editor/painting/boardsizes.h"
#include "editor/painting/boardwording.h"
#include "editor/painting/namelayout.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace marches::editor {

/// Where a stack stands: its box without medallions, and with all that belongs to it.
struct StackPlace {
    QRectF box;  ///< plate and strip
    QRectF full; ///< with medallions and markers
};

/// Where names and stacks are at one zoom. Made anew when zoom, language or position changes; a few milliseconds.
struct BoardLayout {
    BoardSizes sizes{1.0};
    std::vector<LabelPlace> names;     ///< by place: as they stand where there are no pieces
    std::vector<LabelPlace> labels;    ///< by place: as they stand beside the pieces
    std::vector<LabelPlace> regions;   ///< names of regions, by BoardDrawing::regions
    std::vector<StackPlace> stacks;    ///< by place; empty boxes where nothing stands
    std::vector<StackPlace> intruders; ///< by place
};

/// The names of a board, laid out as NameLayout does it.
struct BoardLabels {
    std::vector<LabelPlace> places;  ///< by place
    std::vector<LabelPlace> regions; ///< by BoardDrawing::regions
};
BoardLabels boardLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                        const std::vector<BoardName>& regionNames, const BoardSizes& sizes);
/// The same of its places alone.
std::vector<LabelPlace> placeLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                                    const BoardSizes& sizes);

/// Stacks in their own places, beside the names: below, above, right, left, or where the place is widest; never on a
/// name or another stack where there is any other way. Where there is none, the name gives way: it is moved aside,
/// broken, written smaller, or hidden. `origin` is the point that intruders came over, by place; null: unknown.
void placeStacks(const BoardDrawing& drawing, const BoardPosition& position, const std::vector<QPointF>& origin,
                 BoardLayout& layout);

/// Size of a stack in pixels: plate and strip.
QSizeF stackSize(const BoardSizes& sizes, std::size_t kinds);
/// Size on the screen of the plates of so many armies in one place, and where that of one of them is.
QSizeF sharedSize(const BoardSizes& sizes, std::size_t armies);
QRectF sharedPlate(const BoardSizes& sizes, std::size_t armies, std::size_t at);

} // namespace marches::editor
