// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/game/ruleset.h"

namespace marches::engine {

inline constexpr std::size_t kMostOutlookFeatures = 16;

/// The weights that a ruleset's data give, in the order of its features; empty where they give none. A feature that is
/// not named weighs nothing.
std::vector<double> outlookWeights(const RulesetData& data, const std::vector<std::string>& features);

} // namespace marches::engine
