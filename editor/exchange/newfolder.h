// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <map>
#include <string>

namespace marches::editor {

/// Makes a folder with these files (names with "/" for folders in it), whole or not at all: they are written into a
/// hidden folder beside it, which then gets its name. Fails with "import-folder-taken" where something is there already
/// that is no empty folder; whatever fails, nothing is left.
[[nodiscard]] engine::Result<void> writeNewFolder(const std::string& folder,
                                                  const std::map<std::string, std::string>& files);

} // namespace marches::editor
