// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace marches::app {

/// How far the games of an experiment have come.
enum class LabStage { Playing, Paused, Done };

/// Ids of the rules that a change is about, by the name of its contrast.
using RulesOfChanges = std::map<std::string, std::vector<std::string>>;

} // namespace marches::app
