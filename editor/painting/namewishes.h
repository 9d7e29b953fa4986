// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardwording.h"
#include "editor/painting/namelayout.h"
#include "engine/board/board.h"

#include <QRectF>
#include <QString>

#include <span>
#include <string>
#include <vector>

namespace marches::engine {
struct ConnectionDrawing;
}

namespace marches::editor {

struct BoardDrawing;
struct RegionOnBoard;

/// The name that a place of a board is to have on it.
NameWish nameWish(const BoardDrawing& drawing, int place, const BoardName& name);
/// The same of a region.
NameWish nameWish(const RegionOnBoard& region, const BoardName& name);
/// The land of a region: that of its territories, one beside the other.
Shape regionShape(std::span<const Shape* const> territories);
/// Boxes along a sea lane whose ports are somewhere; none of another one.
std::vector<QRectF> laneBoxes(const engine::ConnectionDrawing& lane);
/// Tracks of tokens and the like: sites that say by themselves what they are.
bool isTokenTrack(engine::PlaceKind kind, const std::string& id);

} // namespace marches::editor
