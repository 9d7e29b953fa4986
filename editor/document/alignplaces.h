// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/geometry/edgeedits.h"

#include <span>

namespace marches::editor {

enum class Aligned { Nothing, Shapes, Names };

/// Brings places to one line: sites, spaces, and territories that share nothing with others; those that share borders
/// with each other alone move as one. Of territories that cannot move, and with `namesOnly` of all, the names are
/// aligned. Alignment::OnLine takes the line from the first to the last. Tells what was moved: Names as soon as there
/// was one. Refused where a shape would come to lie on another.
tl::expected<Aligned, EditRefusal> alignPlaces(MapEdit& edit, std::span<const Key> places, Alignment alignment,
                                               bool namesOnly);

} // namespace marches::editor
