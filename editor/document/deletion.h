// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/document/mapselection.h"

namespace marches::editor {

/// Takes away what is selected: territories, sites, spaces and coasts; lanes; crossings, whose border is then closed again by
/// what they led over; rivers and mountains, whose borders open; points of borders. Selected edges are borders of territories
/// that stay, and remain.
EditOutcome deleteItems(MapEdit& edit, const MapSelection::Items& items);

} // namespace marches::editor
