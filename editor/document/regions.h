// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <span>
#include <string>

namespace marches::editor {

/// A new region of these territories; its name stands in the language of the map, with a number where another has it.
Key addRegion(MapEdit& edit, const std::string& name, std::span<const Key> territories);
/// Puts territories into a region; an empty id takes them out of theirs. Places of other kinds are passed over.
void assignRegion(MapEdit& edit, std::span<const Key> territories, const std::string& region);
/// Its territories are then in none.
void removeRegion(MapEdit& edit, Key region);

} // namespace marches::editor
