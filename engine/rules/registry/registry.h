// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/game/ruleset.h"

namespace marches::engine {

/// All rulesets of the program, in the order in which they are listed.
const std::vector<const Ruleset*>& rulesets();
const Ruleset* findRuleset(std::string_view id);

} // namespace marches::engine
