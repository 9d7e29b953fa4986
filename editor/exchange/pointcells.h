// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignmap.h"

namespace marches::editor {

/// Gives the places of a map, of which only points and connections are known, shapes: a cell each around its point. Who
/// is joined touches where the points lie so; between others there is a strip of nobody's. Points that fall together
/// are spread. Sets the paths, the points on the new board, the size and the fit.
void drawCellsAroundPoints(ForeignMap& map);

} // namespace marches::editor
