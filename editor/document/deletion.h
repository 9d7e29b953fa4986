// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/document/mapselection.h"

#include <QString>

namespace marches::editor {

/// Takes away what is selected: territories, sites, spaces and coasts; lanes; crossings, whose border is then closed
/// again by what they led over; rivers and mountains, whose borders open; points of borders; stamps; what stands on the
/// sheet. What the program drew is not drawn any more. Selected edges are borders of territories that stay, and remain.
[[nodiscard]] EditOutcome deleteItems(MapEdit& edit, const MapSelection::Items& items);

/// Takes a connection away. A border between two territories that touch cannot go: the drawing would make it again with
/// the next stroke. It is closed instead, as by hand, where no river or mountains close it.
void removeConnection(MapEdit& edit, RecordId connection);
/// Whether the drawing makes this border, so that it can only be opened and closed.
bool isMadeByDrawing(const MapModel& model, RecordId connection);
/// Nothing but borders that the drawing makes.
bool onlyCloses(const MapModel& model, const MapSelection::Items& items);

/// deleteItems() as a step to undo, with the title of deletionTitle().
EditOutcome deleteSelected(MapSelection& selection);
/// What deleting the items does, in the imperative.
QString deletionTitle(const MapModel& model, const MapSelection::Items& items);

} // namespace marches::editor
