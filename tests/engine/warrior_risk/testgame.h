// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/warrior_risk/rules.h"

namespace marches::test {

using WarriorSettings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A game of Warrior Risk on the shipped world with the shipped rules, null where none can be made.
std::shared_ptr<const engine::warrior_risk::WarriorRisk> warriorRules(int players,
                                                                      const WarriorSettings& settings = {});

} // namespace marches::test
