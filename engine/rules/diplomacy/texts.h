// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/rules/diplomacy/names.h"
#include "engine/rules/ordergames/orderexplainer.h"
#include "engine/rules/ordergames/orderline.h"

namespace marches::engine::diplomacy {

/// Every sentence of the game.
enum class Text : std::uint8_t {
    None,
#define MARCHES_TEXT(name, ...) name,
#define MARCHES_TEXT_BLOCK(name, block) name, name##End = (name) + static_cast<int>((block).size()) - 1,
#include "engine/rules/diplomacy/texts.inc"
#undef MARCHES_TEXT
#undef MARCHES_TEXT_BLOCK
    Count
};

const std::vector<MessageSpec>& messageSpecs();

} // namespace marches::engine::diplomacy
