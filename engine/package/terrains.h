// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace marches::engine {

/// Kinds of ground that rules, drawing and the maps that come with the program have words for. A map may use others.
std::span<const std::string_view> knownTerrains();

} // namespace marches::engine
