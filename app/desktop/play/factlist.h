// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/position.h"

namespace marches::app {

/// Reading and writing single statements of a position, for changing it by hand. All keep the list sorted.
engine::Facts::iterator findFact(engine::Facts& facts, int field, const std::array<std::int16_t, 3>& key);
/// 0 where there is none.
int factValue(const engine::Facts& facts, int field, const std::array<std::int16_t, 3>& key);
/// Says it anew or for the first time.
void setFact(engine::Facts& facts, int field, const std::array<std::int16_t, 3>& key, int value);
void eraseFact(engine::Facts& facts, int field, const std::array<std::int16_t, 3>& key);

/// The values of a list in their order.
std::vector<int> listOf(const engine::Facts& facts, int field, int key = engine::kNothing);
void setList(engine::Facts& facts, int field, int key, const std::vector<int>& values);

/// A key of one or two things.
constexpr std::array<std::int16_t, 3> keyOf(int a, int b = engine::kNothing)
{
    return {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), engine::kNothing};
}

} // namespace marches::app
