// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmarks.h"

#include <QPainterPath>

namespace marches::editor {

class BoardModel;

/// Where an arrow is drawn, in board units: along the lane that joins its places, over the sea around land, else
/// slightly bent. It begins and ends a little off the plates. An arrow for a piece on its way ends on the middle of
/// that way; the ships of a convoy go over its seas. In two parts where a lane leads around the back of the map. Empty:
/// nowhere.
QPainterPath arrowWay(const BoardModel& model, const BoardArrow& arrow);

} // namespace marches::editor
