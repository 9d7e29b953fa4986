// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/game/ruleset.h"

namespace marches::engine {

/// All rulesets of the program, in the order in which they are listed.
const std::vector<const Ruleset*>& rulesets();
const Ruleset* findRuleset(std::string_view id);
/// The ruleset whose rules play by such data: of a person's own ruleset the one that it is based on.
const Ruleset* findRuleset(const RulesetData& data);

} // namespace marches::engine
