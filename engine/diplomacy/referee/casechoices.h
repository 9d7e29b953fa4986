// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/diplomacy/adjudication/choices.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine::referee {

/// The fields under `rules` at the head of a collection of cases.
std::vector<Field> choiceFields();
/// What they say; a node that choiceFields() has checked. What is not named is as preferred.
adjudication::Choices readChoices(const YamlNode& rules);

} // namespace marches::engine::referee
