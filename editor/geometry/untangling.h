// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/outlinenet.h"

#include <optional>

namespace marches::editor {

/// The same net with edges that meet at its vertices alone, for certain. Curves that were cut by each other have other
/// polylines than the whole ones in which the crossings were found, and may cross again; a curve may cross itself. So
/// all edges are taken as polylines, these are cut, and curves then take the place of the pieces that came from them
/// wherever they stay clear of everything else; elsewhere the straight pieces stay. Nothing when even that does not
/// come to rest, because far too much crosses.
std::optional<OutlineNet> untangled(const OutlineNet& net);

} // namespace marches::editor
