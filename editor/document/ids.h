// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <string>
#include <string_view>

namespace marches::editor {

/// An id made of a name: lower case, letters without their accents, words joined by hyphens ("Forêt d'Été" gives
/// "foret-d-ete"). "place" where nothing of the name can stand in an id.
std::string idFromName(std::string_view name);

/// `wanted`, or with the first free number behind it: no place, region, barrier or track of the map has the id.
std::string freeId(const MapModel& model, const std::string& wanted);

/// Gives a record another id, everywhere: its texts in all languages, connections, coasts, regions of places, approvals.
/// Refused as "bad-id" or "id-taken".
EditOutcome renamePlace(MapEdit& edit, Key place, const std::string& id);
EditOutcome renameRegion(MapEdit& edit, Key region, const std::string& id);
EditOutcome renameBarrier(MapEdit& edit, Key barrier, const std::string& id);
EditOutcome renameTrack(MapEdit& edit, Key track, const std::string& id);

/// Takes away all texts that begin with `<base>.`, in all languages.
void removeTexts(MapEdit& edit, const std::string& base);

} // namespace marches::editor
