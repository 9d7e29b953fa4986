// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/rules/common/rulecontext.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

/// Every sentence of the game.
enum class Text : std::uint8_t {
    None,
#define MARCHES_TEXT(name, ...) name,
#include "engine/rules/narnia_risk_junior/texts.inc"
#undef MARCHES_TEXT
    Count
};

/// By number: keys and parameters.
const std::vector<MessageSpec>& messageSpecs();

} // namespace marches::engine::narnia_risk_junior
