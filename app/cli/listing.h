// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace marches::engine {
class Library;
}

namespace marches::app {

/// Names of variants as VARIANT takes them, `map/variant`: those of a map, or all where it is empty.
std::vector<std::string> variantWords(const engine::Library& library, const std::string& map);

} // namespace marches::app
