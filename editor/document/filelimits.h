// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

namespace marches::editor {

/// Whether map.yaml can be read again with what changes put into a map: texts are not too long, lists of what people
/// write not too many, values in range (engine/base/textlimits.h). Refused as "name-too-long", "note-too-long",
/// "too-many-marks" and the like. Translations stand in files of their own, which have no such limits.
[[nodiscard]] EditOutcome withinFileLimits(const MapModel& model, const ModelChanges& changes);

} // namespace marches::editor
