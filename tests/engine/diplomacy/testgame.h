// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/options.h"
#include "engine/game/rules.h"

namespace marches::test {

using DiplomacySettings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A game of Diplomacy on the shipped map with the shipped rules, null where none can be made.
std::shared_ptr<const engine::Rules> diplomacyRules(const DiplomacySettings& settings = {});
/// The same on another shipped map.
std::shared_ptr<const engine::Rules> diplomacyRulesOn(const std::string& map, const DiplomacySettings& settings = {});
/// The same of Narnian Wars.
std::shared_ptr<const engine::Rules> narnianWarsRules(const DiplomacySettings& settings = {});

} // namespace marches::test
