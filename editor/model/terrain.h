// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

#include <QColor>

#include <span>
#include <string>
#include <string_view>

namespace marches::editor {

/// Kinds of ground that the editor offers; a map may use any other word. Names: terrainName() in editwording.h.
std::span<const std::string_view> usualTerrains();

/// The bare sheet that a map is drawn on, by day.
QColor sheetFill();

/// Colour that a new shape gets. Those of land keep their distance from the owners' colours under the wash of the
/// board.
QColor terrainFill(engine::PlaceKind kind, std::string_view terrain);

} // namespace marches::editor
