// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardwording.h"
#include "editor/painting/namelayout.h"
#include "engine/board/board.h"

#include <QString>

#include <string>

namespace marches::editor {

struct BoardDrawing;

/// The name that a place of a board is to have on it.
NameWish nameWish(const BoardDrawing& drawing, int place, const BoardName& name);
/// Tracks of tokens and the like: sites that say by themselves what they are.
bool isTokenTrack(engine::PlaceKind kind, const std::string& id);

} // namespace marches::editor
