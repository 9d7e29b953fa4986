// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QString>

#include <vector>

namespace marches::editor {

/// Places that a search finds, in the order of the file. Words are looked for in names of all languages, ids,
/// abbreviations and other spellings, whatever their accents and capitals; all of them must be found. `terrain:wooded`,
/// `region:north`, `kind:sea`, `flag:port`, `id:...` and `abbreviation:...` ask for one property, with the words of
/// map.yaml or those of the language in use; `region:` alone asks for places without one. Quotes keep words together.
std::vector<RecordId> findPlaces(const MapDocument& document, const QString& query);

} // namespace marches::editor
