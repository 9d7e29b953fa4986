// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <memory>
#include <string_view>
#include <vector>

namespace marches::editor {

/// One of each tool, in the order of their column.
std::vector<std::unique_ptr<MapTool>> makeTools();
/// By id ("borders"); null: there is none.
MapTool* findTool(const std::vector<std::unique_ptr<MapTool>>& tools, QStringView id);

} // namespace marches::editor
