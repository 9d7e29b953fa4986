// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "engine/yaml/schema.h"

namespace marches::engine {

/// What a style of the cartographer may say, resources/styles/<id>.yaml; editor/cartography reads it.
const Schema& styleSchema();

/// What the parts of stamps are painted with: the keys of a style's `roles`, in the order of InkRole.
std::span<const std::string_view> styleRoles();

/// The highest that stamps may be strewn, board units.
inline constexpr double kTallestStamp = 500;

} // namespace marches::engine
