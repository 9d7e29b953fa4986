// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

namespace marches::editor {

/// Keeps the lines of rivers and mountains on the borders they follow, when an edit of the drawing took away, added or joined
/// points of these: vertices that are gone are left out, and neighbours in the line that no edge joins any more are joined by
/// the shortest way along borders, unless that is a detour. Looks only at what `edit` has changed so far.
void followBarrierLines(MapEdit& edit);

} // namespace marches::editor
