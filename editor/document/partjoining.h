// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <cstddef>
#include <string>
#include <vector>

namespace marches::editor {

/// The territories of a map in parts that no open border, crossing or lane joins, the largest part first. Only those
/// with a shape: a lane needs a coast.
std::vector<std::vector<std::string>> landParts(const MapModel& model);

/// Sea lanes over the narrowest straits until all of it is one part. Refused as "no-strait" where a part has none.
[[nodiscard]] EditOutcome joinParts(MapEdit& edit);

} // namespace marches::editor
