// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/rules/classic_risk/names.h"
#include "engine/rules/common/rulecontext.h"

namespace marches::engine::classic_risk {

/// Every sentence of the game.
enum class Text : std::uint8_t {
    None,
#define MARCHES_TEXT(name, ...) name,
#include "engine/rules/classic_risk/texts.inc"
#undef MARCHES_TEXT
    Count
};

const std::vector<MessageSpec>& messageSpecs();

} // namespace marches::engine::classic_risk
