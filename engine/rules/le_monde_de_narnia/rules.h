// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/le_monde_de_narnia/context.h"

namespace marches::engine::le_monde_de_narnia {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Le Monde de Narnia behind the interface that everything else knows.
using LeMondeDeNarnia = FlatRules<Game>;

/// The ruleset `le-monde-de-narnia`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::le_monde_de_narnia

namespace marches::engine {

extern template class FlatRules<le_monde_de_narnia::Game>;

} // namespace marches::engine
