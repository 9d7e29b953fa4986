// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/adjudication/choices.h"
#include "engine/package/fields.h"
#include "engine/package/node.h"

namespace marches::engine::referee {

/// The fields under `rules` at the head of a collection of cases.
std::vector<Field> choiceFields();
/// What they say; a node that choiceFields() has checked. What is not named is as preferred.
adjudication::Choices readChoices(const Node& rules);

} // namespace marches::engine::referee
