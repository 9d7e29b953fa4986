// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/rules/le_monde_de_narnia/names.h"

namespace marches::engine::le_monde_de_narnia {

/// Every sentence of the game.
enum class Text : std::uint8_t {
    None,
#define MARCHES_TEXT(name, ...) name,
#include "engine/rules/le_monde_de_narnia/texts.inc"
#undef MARCHES_TEXT
    Count
};

const std::vector<MessageSpec>& messageSpecs();

} // namespace marches::engine::le_monde_de_narnia
